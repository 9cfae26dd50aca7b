"""The Transition page: a transition made by hand moves the tile, is kept beside the ready-made ones, and is exported."""

import glob
import json
import os
import subprocess
import tempfile
import time

import pyatspi

from driver import PROGRAM, Studio, has_state, wait_for
from harness import check, check_equal, test
from test_export import command_line, contents, open_dialog, save
from test_stage import tiles, wait_for_tile

BELL = "resources/symbols/bell.svg"


def open_page(studio):
    studio.click_at(studio.find("page tab", "Transition"))
    studio.find("push button", "Transitions")


def choose(studio, place):
    """The entry at a place of the menu; 0 is none."""
    studio.open_popover(studio.find("push button", "Transitions"))
    time.sleep(0.5)
    subprocess.run(["xdotool", "key", "--delay", "60", *["Down"] * place, "Return"], check=True)
    wait_for_tile(studio, lambda name: ".transition" in name)


@test("the states of a transition have room in a small window")
def narrow():
    with Studio(BELL, width=1024, height=640) as studio:
        studio.settle(1)
        width = studio.frame.queryComponent().getExtents(pyatspi.WINDOW_COORDS).width
        open_page(studio)
        choose(studio, 2)
        studio.find("text", "Opacity, active")
        studio.settle()
        check_equal(studio.frame.queryComponent().getExtents(pyatspi.WINDOW_COORDS).width, width, "the window's width")


def enter(studio, name, text):
    """Types into one of the page's fields, which need not be in sight yet."""
    field = studio.find("text", name)
    bring_into_sight(field)
    studio.click_at(field)
    studio.keys("ctrl+a")
    studio.type(text)
    studio.keys("Return")
    wait_for(lambda: shown(field) == text, f"{name} to be {text}")


def shown(field):
    text = field.queryText()
    return text.getText(0, text.characterCount)


def bring_into_sight(item):
    """Turns the wheel over the page, beside its fields, until the object can be clicked."""
    component = item.queryComponent()
    for _ in range(60):
        box = component.getExtents(pyatspi.WINDOW_COORDS)
        if 150 < box.y < 680:
            return
        # The names' column takes no wheel of its own.
        subprocess.run(["xdotool", "mousemove", "1000", "400", "click", "5" if box.y >= 680 else "4"], check=True)
        time.sleep(0.1)


def keep(studio, name):
    """Keeps the transition under a name and answers the file."""
    studio.press(studio.find("push button", "Keep Transition…"))
    studio.find("text", "Name of the transition").queryEditableText().setTextContents(name)
    studio.answer("Keep")
    folder = os.path.join(studio.home, "data", "symbol-studio", "transitions")
    path = os.path.join(folder, name.lower().replace(" ", "-") + ".preset.json")
    wait_for(lambda: os.path.exists(path), "the kept transition")
    return path


def kept(studio, name):
    """The kept transition as its file has it."""
    return json.load(open(keep(studio, name)))["effects"][0]["transition"]


def exported(file, *targets):
    """What the command line makes of a kept transition: files by their ending."""
    folder = tempfile.mkdtemp(prefix="symbol-studio-test-")
    subprocess.run(
        [PROGRAM, "export", BELL, "--transition", file, "--to", ",".join(targets), "-o", folder, "--quiet"], check=True)
    return {os.path.basename(path): open(path).read() for path in glob.glob(f"{folder}/*")}


@test("a card's flip is built from nothing, kept, and exported")
def flip():
    with Studio(BELL) as studio:
        open_page(studio)
        choose(studio, 1)
        enter(studio, "Opacity, active", "1")
        enter(studio, "3D rotation, active", "-180")
        enter(studio, "Perspective, active", "0.5")
        enter(studio, "Hidden beyond, active", "90")
        file = keep(studio, "My flip")
        way = json.load(open(file))["effects"][0]["transition"]["insertion"]
        check_equal(way["active"]["rotation3D"]["degrees"], -180, "degrees")
        check_equal(way["active"]["rotation3D"]["hiddenBeyond"], 90, "threshold")
        files = exported(file, "preset", "swiftui")
        code = next(text for name, text in files.items() if name.endswith(".swift"))
        check("rotation3DEffect" in code and "> 90 ? 0" in code and "static var myFlip" in code, "the SwiftUI code")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("a wave is built from nothing, kept, and exported")
def wave():
    with Studio(BELL) as studio:
        open_page(studio)
        choose(studio, 1)
        add = studio.find("push button", "Add Wave")
        studio.press(add)
        enter(studio, "Amplitude of wave 1", "20")
        enter(studio, "Frequency of wave 1", "2")
        file = keep(studio, "My wave")
        way = json.load(open(file))["effects"][0]["transition"]["insertion"]
        check_equal(way["waves"][0]["amplitude"], 20, "amplitude")
        check_equal(way["waves"][0]["frequency"], 2, "frequency")
        code = next(iter(exported(file, "swiftui").values()))
        check("animatableData" in code and "20 * sin(4 * Double.pi * progress)" in code, "the SwiftUI code")
        with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as other:
            open_dialog(studio, folder, "SVG with CSS")
            save(studio)
            saved = wait_for(lambda: glob.glob(f"{folder}/*.css.svg"), "the SVG", timeout=20)[0]
            # The effect that the tile had plays beside the transition.
            command_line(other, BELL, "--effect", ".bounce", "--transition", file, "--to", "css")
            check("translate" in open(saved).read(), "the SVG moves up and down")
            check(contents(saved) == contents(glob.glob(f"{other}/*")[0]), "the command line gives another SVG")
        check_equal(studio.complaints(), [], "what GTK complains about")


def handle(studio, which):
    """One of the curve's two handles; its name tells where it stands."""
    return studio.find("push button", lambda name: name.startswith(f"{which} handle of the curve"))


@test("a curve is made by hand: handles moved by keys and by the pointer, numbers typed, each way its own")
def curve():
    with Studio(BELL) as studio:
        open_page(studio)
        choose(studio, 1)
        bring_into_sight(studio.find("text", "Curve X1"))
        studio.click_at(handle(studio, "First"))
        studio.keys("Left", "Left", "shift+Up")
        wait_for(lambda: handle(studio, "First").name.endswith(": 0.4, 0.1"), "the first handle to be moved by keys")
        second = handle(studio, "Second")
        box = second.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        x, y = box.x + box.width // 2, box.y + box.height // 2
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "mousedown", "1"], check=True)
        for step in range(1, 11):
            subprocess.run(["xdotool", "mousemove", str(x - 4 * step), str(y - step)], check=True)
            time.sleep(0.03)
        subprocess.run(["xdotool", "mouseup", "1"], check=True)
        wait_for(lambda: float(shown(studio.find("text", "Curve Y2"))) > 1.02, "the second handle to be dragged")
        dragged = float(shown(studio.find("text", "Curve X2")))
        check(0.3 < dragged < 0.55, f"the second handle at {dragged}")
        enter(studio, "Curve X1", "0.2")
        numbers = kept(studio, "My curve")["insertion"]["curve"]["cubicBezier"]
        check_equal(numbers[:3], [0.2, 0.1, dragged], "the curve")
        # The whole drag is one step.
        studio.invoke("win.undo")
        studio.invoke("win.undo")
        studio.invoke("win.undo")
        wait_for(lambda: shown(studio.find("text", "Curve Y2")) == "1", "the drag to be undone at once")
        play_removal(studio)
        enter(studio, "Curve Y1", "-0.4")
        transition = kept(studio, "Two curves")
        check_equal(transition["removalTiming"]["curve"]["cubicBezier"][1], -0.4, "the removal's own curve")
        check(transition["insertion"]["curve"]["cubicBezier"][1] > 0, "the insertion's curve is left alone")
        check_equal(studio.complaints(), [], "what GTK complains about")


def bring_to(studio, role, name):
    """The object, in sight."""
    item = studio.find(role, name)
    bring_into_sight(item)
    return item


def play_removal(studio):
    direction = studio.find(None, "Direction")
    bring_into_sight(direction)
    studio.click_at(studio.find("push button", "Remove", within=direction))


def wait_until_chosen(studio, part):
    wait_for(
        lambda: has_state(studio.find("list item", part), pyatspi.STATE_SELECTED), f"the part {part} to be worked on")


@test("a transition is put together of parts: added, worked on one by one, moved, taken away")
def parts():
    with Studio(BELL) as studio:
        open_page(studio)
        choose(studio, 8)
        # The whole gets a name of its own, so that the first part's row alone is called as the flip.
        keep(studio, "Both")
        studio.click_at(bring_to(studio, "push button", "Add Transition to Run With It"))
        studio.find("list", "Add Transition to Run With It")
        time.sleep(0.3)
        # Wave is the last of the ready-made ones.
        subprocess.run(["xdotool", "key", "--delay", "60", *["Down"] * 10, "Return"], check=True)
        wait_until_chosen(studio, "Wave")
        enter(studio, "Amplitude of wave 1", "6")
        studio.press(studio.find("push button", "Remove Wave 3"))
        studio.click_at(bring_to(studio, "list item", "Flip from left"))
        wait_until_chosen(studio, "Flip from left")
        enter(studio, "Perspective, active", "0.7")
        studio.press(studio.find("push button", "Move Own states Down"))
        # Unlinked, the removal of this part only has states of its own.
        studio.press(studio.find("check box", "Removal as insertion"), "toggle")
        play_removal(studio)
        enter(studio, "Blur (pt), active", "8")
        transition = kept(studio, "Turned round")
        check_equal([wave["amplitude"] for wave in transition["insertion"]["waves"]], [6, 0.1], "the wave's terms")
        check("removal" not in transition, "the wave's removal stays linked")
        flip = transition["combined"][0]
        check_equal(flip["insertion"]["active"]["rotation3D"]["perspective"], 0.7, "the flip")
        check_equal(flip["removal"]["active"]["blur"], 8, "the flip's own removal")
        check("blur" not in flip["insertion"]["active"], "the insertion is left alone")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("dial, axis pad and anchor pad are worked by the pointer and by keys")
def pads():
    with Studio(BELL) as studio:
        open_page(studio)
        choose(studio, 1)
        dial = bring_to(studio, "push button", "3D rotation, active, dial")
        studio.click_at(dial)
        studio.keys("Right", "shift+Right")
        wait_for(lambda: shown(studio.find("text", "3D rotation, active")) == "15", "the dial's angle")
        pad = bring_to(studio, "push button", "3D axis, active, pad")
        studio.click_at(pad)
        box = pad.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        subprocess.run(
            ["xdotool", "mousemove", str(box.x + box.width - 2), str(box.y + box.height // 2), "click", "1"], check=True)
        axis = lambda: [shown(studio.find("text", f"3D axis {part}, active")) for part in "XYZ"]
        wait_for(lambda: float(axis()[0]) > 0.9 and axis()[2] == "0", "the axis to lie level")
        studio.keys("shift+Left")
        wait_for(lambda: float(axis()[0]) < 0.8 and float(axis()[2]) > 0.5, "the axis to be moved by a key")
        studio.press(studio.find("push button", "Anchor, active: Bottom leading"))
        wait_for(lambda: shown(studio.find("text", "Anchor, active, typed")) == "0, 1", "the anchor")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("a text that is typed is a symbol: its letters are layers, and a transition plays on it")
def text():
    with Studio(BELL) as studio:
        studio.keys("ctrl+t")
        entry = studio.find("text", "Text")
        entry.queryEditableText().setTextContents("Saved")
        studio.click("push button", "Words")
        studio.answer("Show")
        wait_for_tile(studio, lambda name: name.startswith("Saved"))
        open_page(studio)
        choose(studio, 11)
        studio.find("text", "Amplitude of wave 1")
        # Asked again, the form has what was typed.
        studio.keys("ctrl+t")
        entry = studio.find("text", "Text")
        check_equal(shown(entry), "Saved", "the text to be changed")
        entry.queryEditableText().setTextContents("Saved it")
        studio.answer("Show")
        wait_for_tile(studio, lambda name: name.startswith("Saved it"))
        check(".transition(wave)" in tiles(studio)[0], "the transition stays")
        check_equal(studio.complaints(), [], "what GTK complains about")
