"""Starting the program."""

import os
import subprocess
import tempfile

from driver import PROGRAM, Studio
from harness import check, check_equal, test


@test("the window opens with the bundled symbols and one symbol on the stage")
def opens():
    with Studio() as studio:
        count = studio.find("label", lambda text: text.endswith(" symbols"))
        check(int(count.name.split()[0]) >= 36, f"36 symbols at least are bundled, there are {count.name}")
        studio.find("list item", lambda text: "." in text)
        check_equal(studio.complaints(), [], "what GTK complains about")


def comes_to_rest(studio):
    """Whether it soon uses nothing at all for 2 s; presets and thumbnails may still be read in its first seconds."""
    for _ in range(6):
        before = studio.processor_ticks()
        studio.settle(2)
        if studio.processor_ticks() == before:
            return True
    return False


@test("an idle window uses no processor time")
def idle():
    with Studio() as studio:
        studio.settle(2)
        check(comes_to_rest(studio), "it never used no ticks of 1/100 s for 2 s")


@test("a window that has played and was paused is idle again")
def idle_after_playing():
    with Studio() as studio:
        studio.settle(2)
        studio.click("push button", "Loop Playback")
        studio.invoke("win.play")
        studio.settle(0.5)
        before = studio.processor_ticks()
        studio.settle(0.5)
        check(studio.processor_ticks() > before, "nothing moved while it played")
        studio.invoke("win.play")
        check(comes_to_rest(studio), "it never used no ticks of 1/100 s for 2 s")


@test("without a display the program says so and ends with status 1")
def no_display():
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    result = subprocess.run([PROGRAM], env=environment, capture_output=True, text=True, timeout=20)
    check_equal(result.returncode, 1, "exit status")
    check("no display" in result.stderr, f"standard error: {result.stderr!r}")


@test("the window's size is remembered")
def size_is_remembered():
    import tempfile

    with tempfile.TemporaryDirectory() as home:
        with Studio(home=home, width=1100, height=700) as studio:
            studio.settle()
            studio.invoke("win.close")
            check_equal(studio.process.wait(10), 0, "exit status")
        with open(os.path.join(home, "config", "symbol-studio", "window.ini")) as file:
            lines = file.read().split()
        check("width=1100" in lines and "height=700" in lines, f"kept: {lines}")


@test("work done off the main thread comes back to the window: Swift's main queue runs in GLib's loop")
def main_queue():
    with Studio() as studio:
        # The walk of the collection and the search for icon themes both end on the main actor.
        studio.find("label", lambda text: text.endswith(" symbols"), timeout=3)
        studio.click("push button", "Collection")
        studio.find("label", "Icon Themes", timeout=3)


@test("closing while a folder is still being listed ends the program at once, and touches nothing that is gone")
def closing_while_listing():
    with tempfile.TemporaryDirectory() as folder:
        for index in range(6000):
            with open(os.path.join(folder, f"dot-{index}.svg"), "w") as file:
                file.write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>')
        for delay in (0, 0.2, 0.5):
            with Studio(folder) as studio:
                studio.focus()
                studio.settle(delay)
                studio.keys("ctrl+w")
                check_equal(studio.process.wait(5), 0, "the exit status")
                check_equal(studio.complaints()[:3], [], f"what GTK complains about after {delay} s")
