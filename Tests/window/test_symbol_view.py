"""The library's widget in a program of its own: the example that comes with the package."""

import os
import subprocess
import time

import pyatspi

from driver import PROGRAM, Studio, is_showing, wait_for
from harness import check, check_equal, test


class Example(Studio):
    """One run of the example program."""

    program = os.environ.get("SYMBOL_VIEW_EXAMPLE", os.path.join(os.path.dirname(PROGRAM), "symbol-view-example"))

    def symbol(self, name):
        return self.find("image", name)

    def box(self, item):
        """Where an object lies on the screen, with room for what bounces beyond it."""
        box = item.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        return f"{box.width + 20}x{box.height + 20}+{box.x - 10}+{box.y - 10}"

    def pixels(self, box):
        """The picture of a place on the screen, as bytes that can be compared."""
        return subprocess.run(
            ["import", "-window", "root", "-crop", box, "+repage", "-depth", "8", "rgb:-"],
            check=True, capture_output=True).stdout

    def watch(self, box, seconds):
        """Pictures of a place over some time; at least two."""
        pictures = [self.pixels(box)]
        end = time.monotonic() + seconds
        while time.monotonic() < end or len(pictures) < 2:
            pictures.append(self.pixels(box))
        return pictures

    def rest(self, box):
        """The picture once it does not change any more."""

        def steady():
            before = self.pixels(box)
            time.sleep(0.5)
            return before if self.pixels(box) == before else None

        return wait_for(steady, "rest", timeout=15)


def idle_ticks(example, seconds=2):
    before = example.processor_ticks()
    example.settle(seconds)
    return example.processor_ticks() - before


@test("a symbol is an image with a label to assistive technology")
def accessible():
    with Example() as example:
        for name in ("Refresh", "Network", "Silent", "Loud"):
            example.symbol(name)
        check_equal(example.complaints(), [], "what GTK complains about")


@test("a toolbar button's symbol turns at a click, comes to rest as it was, and then takes no processor time")
def toolbar():
    with Example() as example:
        example.settle(1)
        box = example.box(example.symbol("Refresh"))
        before = example.rest(box)
        example.click("push button", "Refresh")
        check(any(picture != before for picture in example.watch(box, 0.8)), "nothing moved")
        check(example.rest(box) == before, "it is not back at rest")
        check(idle_ticks(example) <= 1, "processor time at rest")
        check_equal(example.complaints(), [], "what GTK complains about")


@test("play becomes pause by a content transition, and back")
def play_and_pause():
    with Example() as example:
        example.settle(1)
        box = example.box(example.symbol("Play"))
        play = example.rest(box)
        example.click("push button", "Play")
        pictures = example.watch(box, 0.5)
        example.symbol("Pause")
        pause = example.rest(box)
        check(pause != play and any(picture not in (play, pause) for picture in pictures), "no way between the two")
        example.click("push button", "Pause")
        example.settle(0.6)
        check(example.rest(box) != pause, "it does not go back")
        check(idle_ticks(example) <= 1, "processor time at rest")


@test("a list row's star is filled and bounces when the row is marked")
def list_row():
    with Example() as example:
        example.settle(1)
        toggle = example.find("push button", "Mark “Train on Friday”")
        box = example.box(toggle)
        example.press(toggle)
        pictures = example.watch(box, 0.7)
        marked = example.rest(box)
        check(len(set(pictures)) > 1, "it did not bounce")
        example.press(toggle)
        example.settle(0.5)
        check(example.rest(box) != marked, "an unmarked star looks like a marked one")


@test("a connecting indicator runs through its layers, stops on success, and the check mark takes its room in the row")
def connecting():
    with Example() as example:
        example.settle(1)
        indicator = example.box(example.symbol("Network"))
        before = example.rest(indicator)
        place = example.find("label", "Not connected").queryComponent().getExtents(pyatspi.WINDOW_COORDS).x
        example.click("push button", "Connect")
        example.find("label", "Connecting…")
        check(len(set(example.watch(indicator, 1.2))) > 2, "the indicator does not move")
        example.picture("symbol-view-connecting")
        text = example.find("label", "Connected", timeout=10)
        check(example.rest(indicator) == before, "the indicator is not at rest")
        check(is_showing(example.symbol("Connected")), "the check mark is not shown")
        check(text.queryComponent().getExtents(pyatspi.WINDOW_COORDS).x > place + 10, "the text did not make room")
        check(idle_ticks(example) <= 1, "processor time at rest")
        example.picture("symbol-view-connected")
        check_equal(example.complaints(), [], "what GTK complains about")


@test("a slider's end symbols bounce at their end only")
def slider():
    with Example() as example:
        example.settle(1)
        value = example.find("slider", "Volume").queryValue()
        quiet, loud = example.box(example.symbol("Silent")), example.box(example.symbol("Loud"))
        silent = example.rest(quiet)
        value.currentValue = 100
        check(len(set(example.watch(loud, 0.7))) > 1, "the loud end does not bounce")
        check(example.pixels(quiet) == silent, "the silent end moved")
        example.rest(loud)
        value.currentValue = 0
        check(len(set(example.watch(quiet, 0.7))) > 1, "the silent end does not bounce")
        check(example.rest(quiet) == silent, "the silent end is not back at rest")


@test("without animations of the desktop nothing moves")
def reduced_motion():
    with Example(animations=False) as example:
        example.settle(1)
        box = example.box(example.symbol("Silent"))
        before = example.rest(box)
        example.find("slider", "Volume").queryValue().currentValue = 0
        check_equal(set(example.watch(box, 0.8)), {before}, "the pictures of the silent end")


@test("symbols have the colour of the theme's text, on light and dark")
def colors():
    def darkest_and_lightest(theme):
        os.environ["GTK_THEME"] = theme
        try:
            with Example() as example:
                example.settle(1)
                pixels = example.pixels(example.box(example.symbol("Network")))
                example.picture("symbol-view-" + theme.replace(":", "-").lower())
                return min(pixels), max(pixels)
        finally:
            del os.environ["GTK_THEME"]

    dark, light = darkest_and_lightest("Adwaita"), darkest_and_lightest("Adwaita:dark")
    check(dark[0] < 80 and dark[1] > 230, f"dark ink on a light ground: {dark}")
    check(light[1] > 230 and light[0] < 80, f"light ink on a dark ground: {light}")
