"""The stage and the comparison."""

import os
import tempfile

from driver import Studio, is_showing, wait_for
from harness import check, check_equal, test

import pyatspi


def tiles(studio):
    comparison = studio.find("list", "Comparison")
    return [item.name for item in studio.walk(comparison) if item.getRoleName() == "list item" and is_showing(item)]


def wait_for_tile(studio, text):
    """Waits until the first tile has this name, or a name of which `text(name)` is true."""
    fits = text if callable(text) else lambda name: name == text
    said = "another tile" if callable(text) else f"a tile “{text}”"
    wait_for(lambda: fits(tiles(studio)[0]), lambda: f"{said}: {tiles(studio)}")


def wait_for_tiles(studio, count):
    return wait_for(lambda: len(tiles(studio)) == count and tiles(studio), f"{count} tiles")


@test("up to nine variants are compared, and no more can be added")
def nine_tiles():
    with Studio() as studio:
        for _ in range(8):
            studio.invoke("win.add-variant")
        wait_for_tiles(studio, 9)
        check("win.add-variant" not in studio.actions(), "a tenth can be added")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("a tile is removed by its button, and comes back by undo")
def removing():
    with Studio() as studio:
        studio.invoke("win.add-variant")
        wait_for_tiles(studio, 2)
        studio.click("push button", "Remove")
        wait_for_tiles(studio, 1)
        studio.invoke("win.undo")
        wait_for_tiles(studio, 2)
        studio.invoke("win.redo")
        wait_for_tiles(studio, 1)


@test("the library changes the selected tile only")
def selected_tile():
    with Studio() as studio:
        studio.invoke("win.add-variant")
        first = wait_for_tiles(studio, 2)[0]
        studio.keys("ctrl+f")
        studio.type("star")
        studio.settle()
        studio.keys("Return", "Right", "Return")
        wait_for(lambda: tiles(studio)[1].startswith("star"), "the second tile's symbol")
        check_equal(tiles(studio)[0], first, "the first tile")


@test("a double click plays from the start")
def double_click():
    with Studio() as studio:
        studio.settle(1)
        studio.click("push button", "Loop Playback")
        studio.click_at(studio.find("list item", lambda text: "." in text), count=2)
        studio.find("push button", "Pause")


@test("a choice is played at once, unless the desktop asks for less motion")
def reduced_motion():
    for animations, button in ((True, "Pause"), (False, "Play")):
        with Studio(animations=animations) as studio:
            studio.settle(1)
            studio.click("push button", "Loop Playback")
            studio.keys("ctrl+f")
            studio.type("sun")
            studio.settle()
            studio.keys("Return", "Right", "Return")
            studio.find("list item", lambda text: text.startswith("sun"))
            studio.settle(0.3)
            check(studio.exists("push button", button), f"with animations {animations} there is no button {button}")


@test("a symbol that is dragged from the library onto a tile is shown there")
def drag_and_drop():
    with Studio() as studio:
        studio.invoke("win.add-variant")
        wait_for_tiles(studio, 2)
        studio.settle(1)
        studio.keys("ctrl+f")
        studio.type("star")
        studio.settle()
        table = studio.find("table", "Symbols")
        cell = studio.find("panel", "star", within=table, into_tables=True)
        comparison = studio.find("list", "Comparison")
        studio.drag(cell, studio.find("list item", lambda text: "," in text, within=comparison))
        wait_for(lambda: tiles(studio)[0].startswith("star,"), "the first tile's symbol")
        check(not tiles(studio)[1].startswith("star,"), "the selected tile changed too")


@test("a tile whose file cannot be read says why")
def broken_tile():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "broken.svg")
        with open(path, "w") as file:
            file.write("<svg")
        with Studio(path) as studio:
            studio.find("label", lambda text: text.startswith("broken.svg") and len(text) > len("broken.svg: "))
            check(studio.is_running(), "the program ended")


@test("what the loader noted is read in the stage's bar, or is behind an icon where there is no room for words")
def loader_notes():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "linked.svg")
        with open(path, "w") as file:
            file.write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/>'
                       '<image href="none.png" x="4" y="4" width="9" height="9"/></svg>')
        def place(role, name):
            return studio.find(role, name).queryComponent().getExtents(pyatspi.WINDOW_COORDS)

        def is_note(text):
            return "is not shown" in text

        with Studio(path, width=1024, height=640) as studio:
            icon = place("image", is_note)
            check_equal(studio.frame.queryComponent().getExtents(pyatspi.WINDOW_COORDS).width, 1014, "the window's width")
            check(icon.x + icon.width <= place(None, "Background: as the window").x, "the icon is covered")
            studio.picture("notes-1024")
            check_equal(studio.complaints(), [], "what GTK complains about")
        with Studio(path, width=1600, height=640) as studio:
            check(place("label", is_note).width > 300, "the notes have no room")
            studio.picture("notes-1600")
