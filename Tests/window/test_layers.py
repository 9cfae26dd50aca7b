"""The inspector's page Layers, and layers on the stage."""

import os
import subprocess
import tempfile
import time

import pyatspi

from driver import Studio, has_state, wait_for
from harness import check, check_equal, test

# Two squares and a bar, each 8 units of 24 wide and high at most; a unit takes 8 pixels on the stage.
DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
<rect id="left" x="2" y="8" width="8" height="8"/><rect id="right" x="14" y="8" width="8" height="8"/>
<path id="bar" d="M4 20h16v2H4z"/></svg>
"""
UNIT = 8


def drawing():
    path = os.path.join(tempfile.mkdtemp(prefix="symbol-studio-layers-"), "parts.svg")
    with open(path, "w") as file:
        file.write(DRAWING)
    return path


def open_page(studio):
    studio.click_at(studio.find("page tab", "Layers"))
    wait_for(lambda: rows(studio), "the layers")


def rows(studio):
    page = studio.find("list", "Layers")
    return [item for item in studio.walk(page) if item.getRoleName() == "list item"]


def names(studio):
    return [row.name for row in rows(studio)]


def row(studio, name):
    return wait_for(lambda: next((item for item in rows(studio) if item.name.split(",")[0] == name), None), name)


def selected(studio):
    return [item.name.split(",")[0] for item in rows(studio) if has_state(item, pyatspi.STATE_SELECTED)]


def middle(item):
    box = item.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    return box.x + box.width // 2, box.y + box.height // 2


def ring(studio):
    return studio.find("push button", lambda name: name.startswith("Anchor of"))


def field(studio, name):
    text = studio.find("text", name).queryText()
    return text.getText(0, text.characterCount)


@test("a click on the stage selects a layer by its ink; what is said of it is shown, undone and reset")
def picking():
    with Studio(drawing(), height=1000) as studio:
        open_page(studio)
        check_equal([name.split(",")[0] for name in names(studio)], ["bar", "right", "left"], "the rows")
        studio.click_at(row(studio, "left"))
        wait_for(lambda: selected(studio) == ["left"], "the row of the left square")
        x, y = middle(ring(studio))
        subprocess.run(["xdotool", "mousemove", str(x + 12 * UNIT), str(y + 2 * UNIT), "click", "1"], check=True)
        wait_for(lambda: selected(studio) == ["right"], "the right square")
        switch = studio.find("check box", "Can pulse") if studio.exists("check box", "Can pulse") else studio.find(
            "toggle button", "Can pulse")
        studio.click_at(switch)
        wait_for(lambda: "right, pulses" in names(studio), "the row to say so")
        studio.find("label", "changed")
        studio.invoke("win.undo")
        wait_for(lambda: "right" in names(studio), "what was said to be undone")
        studio.invoke("win.redo")
        studio.click("push button", "Reset Can pulse")
        wait_for(lambda: "right" in names(studio), "the file's word")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("F2 renames the selected layer; Enter takes the name, Escape leaves the old one")
def renaming():
    with Studio(drawing(), height=1000) as studio:
        check("win.rename-layer" not in studio.actions(), "no layer to rename yet")
        open_page(studio)
        studio.click_at(row(studio, "left"))
        wait_for(lambda: "win.rename-layer" in studio.actions(), "a layer to rename")
        studio.keys("F2")
        studio.type("Ear")
        studio.keys("Return")
        wait_for(lambda: selected(studio) == ["Ear"], "the layer's new name")
        studio.keys("F2")
        studio.type("Nose")
        studio.keys("Escape")
        studio.settle()
        check_equal(selected(studio), ["Ear"], "the name after Escape")
        check_equal(field(studio, "Layer Name"), "Ear", "the field after Escape")
        # The keyboard is back in the list.
        studio.keys("Up")
        wait_for(lambda: selected(studio) == ["right"], "the row above")
        studio.keys("shift+Down")
        wait_for(lambda: len(selected(studio)) == 2, "two rows")
        check("win.rename-layer" not in studio.actions(), "two layers have no name")
        studio.invoke("win.undo")
        wait_for(lambda: "left" in names(studio), "the old name after undo")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("an anchor is moved by arrow keys and by dragging, where it snaps to the symbol's middle")
def anchor():
    with Studio(drawing(), height=1000) as studio:
        open_page(studio)
        studio.click_at(row(studio, "left"))
        x, y = middle(ring(studio))
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "mousedown", "1"], check=True)
        for step in range(1, 13):
            subprocess.run(["xdotool", "mousemove", str(x + step * 6 * UNIT // 12 + 2), str(y)], check=True)
            time.sleep(0.03)
        subprocess.run(["xdotool", "mouseup", "1"], check=True)
        wait_for(lambda: field(studio, "Anchor") == "12 12", "the anchor in the middle")
        studio.keys("shift+Left", "Up")
        wait_for(lambda: field(studio, "Anchor") == "11 11.9", "the anchor after the keys")
        for expected in ("11 12", "12 12", ""):
            studio.invoke("win.undo")
            wait_for(lambda: field(studio, "Anchor") == expected, f"“{expected}” after undo")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("guide points of a filled layer are added, moved along its outline, removed and reset")
def guide_points():
    def points():
        return [item for item in studio.walk() if item.getRoleName() == "push button"
                and item.name.startswith("Guide point") and "first side" in item.name]

    with Studio(drawing(), height=1000) as studio:
        open_page(studio)
        studio.click_at(row(studio, "bar"))
        studio.press(studio.find("push button", "Add Guide Point"))
        wait_for(lambda: len(points()) == 2, "a start and an end")
        studio.press(studio.find("push button", "Add Guide Point"))
        wait_for(lambda: len(points()) == 3, "a point between them")
        studio.settle()
        studio.picture("layers-guide")
        handle = points()[1]
        x, y = middle(handle)
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "mousedown", "1"], check=True)
        for step in range(1, 11):
            subprocess.run(["xdotool", "mousemove", str(x - step * 5 * UNIT // 10), str(y)], check=True)
            time.sleep(0.03)
        subprocess.run(["xdotool", "mouseup", "1"], check=True)
        # The window's edge lies between the pointer's places and the accessible ones.
        wait_for(lambda: abs(middle(points()[1])[0] - (x - 5 * UNIT)) <= UNIT, "the point five units to the left")
        dragged = middle(points()[1])[0]
        studio.keys("shift+Right")
        wait_for(lambda: abs(middle(points()[1])[0] - dragged) > UNIT // 2, "the point moved by a key")
        studio.keys("Delete")
        wait_for(lambda: len(points()) == 2, "two points")
        studio.press(studio.find("push button", "Reset Guide points"))
        wait_for(lambda: not points(), "no point")
        studio.invoke("win.undo")
        wait_for(lambda: len(points()) == 2, "two points after undo")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("rows dragged onto one another move together; in the order of motion they change places")
def dragging():
    with Studio(drawing(), height=1000) as studio:
        open_page(studio)
        studio.drag(row(studio, "left"), row(studio, "right"))
        wait_for(lambda: [name for name in names(studio) if "in “" in name] != [], "a group")
        check_equal(sum("in “right”" in name for name in names(studio)), 2, "the members of the group")
        studio.click("push button", "Motion")
        wait_for(lambda: names(studio)[0].startswith("left"), "the order of motion")
        studio.click_at(row(studio, "bar"))
        studio.click("push button", "Move Earlier")
        wait_for(lambda: names(studio)[0].startswith("bar"), "the bar to move first")
        studio.invoke("win.undo")
        studio.invoke("win.undo")
        wait_for(lambda: not any("in “" in name for name in names(studio)), "no group")
        check_equal(studio.complaints(), [], "what GTK complains about")
