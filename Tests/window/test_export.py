"""Taking animations away: the export dialog, many symbols at once, and dragging a tile."""

import glob
import os
import subprocess
import tempfile

import pyatspi
from driver import PROGRAM, Studio, wait_for
from harness import check, check_equal, test

GOOD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="{}"/></svg>'


def open_dialog(studio, folder, target):
    """Opens the dialog on a format, and says where files go."""
    studio.invoke("win.export")
    studio.find("push button", named("Save"))
    choose(studio, target)
    entry = studio.find("text", lambda name: "Folder" in name)
    entry.queryEditableText().setTextContents(folder)


def named(text):
    """GTK puts the mnemonic's title before the name."""
    return lambda name: name == text or name.endswith(f" {text}")


def choose(studio, target):
    """Chooses a format with the arrow keys, which the list has from the start."""
    row = studio.find("list item", target)
    formats = row.parent
    rows = [formats.getChildAtIndex(index) for index in range(formats.childCount)]
    names = [item.name for item in rows if item.getRoleName() == "list item"]
    if not row.getState().contains(pyatspi.STATE_SELECTED):
        studio.keys("Home", *["Down"] * names.index(target))
    wait_for(lambda: row.getState().contains(pyatspi.STATE_SELECTED), f"{target} to be chosen")


def save(studio):
    button = studio.find("push button", named("Save"))
    wait_for(lambda: button.getState().contains(pyatspi.STATE_SENSITIVE), "Save to be ready", timeout=20)
    studio.press(button)


def box_of(item):
    return item.queryComponent().getExtents(pyatspi.WINDOW_COORDS)


def command_line(folder, *arguments):
    subprocess.run([PROGRAM, "export", *arguments, "-o", folder, "--quiet"], check=True, stdout=subprocess.DEVNULL)


def contents(path):
    with open(path, "rb") as file:
        return file.read()


@test("the dialog shows formats with their choices, issues and file names, and saves the bytes that the command line gives")
def saves():
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as other, Studio() as studio:
        studio.settle(1)
        open_dialog(studio, folder, "GIF")
        studio.find("label", lambda text: "choose the background" in text)
        studio.find("label", "bell.bounce.gif", timeout=20)
        save(studio)
        saved = os.path.join(folder, "bell.bounce.gif")
        wait_for(lambda: os.path.exists(saved), "the GIF", timeout=20)
        command_line(other, "bell", "--effect", ".bounce", "--to", "gif,css")
        check(contents(saved) == contents(os.path.join(other, "bell.bounce.gif")), "the command line gives another GIF")
        choose(studio, "SVG with CSS")
        studio.find("push button", named("Copy"))
        studio.find("label", "bell.bounce.css.svg", timeout=20)
        save(studio)
        code = os.path.join(folder, "bell.bounce.css.svg")
        wait_for(lambda: os.path.exists(code), "the SVG")
        told = box_of(studio.find("label", "bell.bounce.css.svg saved"))
        check(told.y + told.height <= box_of(studio.find("push button", named("Copy"))).y, "the message lies over the buttons")
        check(contents(code) == contents(os.path.join(other, "bell.bounce.css.svg")), "the command line gives another SVG")
        # What is there already is not replaced unasked.
        save(studio)
        studio.answer("Cancel")
        studio.keys("Escape")
        check_equal(studio.complaints(), [], "what GTK complains about")


THUMBNAIL = 44


def thumbnail(studio, target):
    """The pixels at the start of a format's row, without its edge."""
    box = studio.find("list item", target).queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    # A row has 8 pixels of room at its start.
    return studio.pixels(box.x + 8, box.y + (box.height - THUMBNAIL) // 2, THUMBNAIL, THUMBNAIL)


def point_at(studio, target):
    box = studio.find("list item", target).queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    subprocess.run(["xdotool", "mousemove", str(box.x + 90), str(box.y + box.height // 2)], check=True)


def moves(studio, target):
    """Whether a format's thumbnail is seen to move within two runs of the effect."""
    before = thumbnail(studio, target)
    for _ in range(20):
        if thumbnail(studio, target) != before:
            return True
    return False


@test("each format's row shows how it will look; the chosen one moves, and that under the pointer in its place")
def glances():
    with Studio() as studio:
        studio.settle(1)
        studio.invoke("win.export")
        choose(studio, "Animated WebP")
        targets = ["GIF", "Animated WebP", "Animated PNG", "PNG frames", "Sprite sheet"]
        wait_for(lambda: all(len(set(thumbnail(studio, target))) > 20 for target in targets), "the thumbnails", timeout=20)
        # The sheet's cells and the frames' cards are other pictures than the symbol alone.
        pictures = [thumbnail(studio, target) for target in ["GIF", "PNG frames", "Sprite sheet"]]
        check_equal(len(set(pictures)), 3, "different thumbnails")
        wait_for(lambda: moves(studio, "Animated WebP"), "the chosen format to move")
        check(not moves(studio, "Animated PNG"), "another format moves too")
        point_at(studio, "Animated PNG")
        wait_for(lambda: moves(studio, "Animated PNG"), "the format under the pointer to move")
        check(not moves(studio, "Animated WebP"), "the chosen format still moves")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("what was chosen last is there the next time")
def remembers():
    with tempfile.TemporaryDirectory() as folder, Studio() as studio:
        studio.settle(1)
        open_dialog(studio, folder, "Animated WebP")
        studio.find("label", "bell.bounce.webp", timeout=20)
        studio.keys("Escape")
        wait_for(lambda: not studio.exists("push button", named("Save")), "the dialog to close")
        studio.invoke("win.export")
        row = studio.find("list item", "Animated WebP")
        check(row.getState().contains(pyatspi.STATE_SELECTED), "another format is chosen")
        save(studio)
        wait_for(lambda: os.path.exists(os.path.join(folder, "bell.bounce.webp")), "the file in the same folder", timeout=20)


@test("symbols that are marked in the library are exported together; a broken one is named and the others are there")
def batch():
    with tempfile.TemporaryDirectory() as icons, tempfile.TemporaryDirectory() as folder:
        for number in range(1, 4):
            with open(os.path.join(icons, f"disc-{number}.svg"), "w") as file:
                file.write(GOOD.format(number + 4))
        with open(os.path.join(icons, "broken.svg"), "w") as file:
            file.write(GOOD[:60])
        with Studio(icons) as studio:
            studio.find("label", "4 symbols")
            studio.settle(1)
            mark_all(studio)
            open_dialog(studio, folder, "GIF")
            studio.find("label", "and 1 more")
            save(studio)
            studio.find("label", lambda text: text.startswith("3 of 4 Symbols"), timeout=40)
            studio.find("label", lambda text: "broken" in text)
            check_equal(sorted(os.listdir(folder)), [f"disc-{number}.bounce.gif" for number in range(1, 4)], "the files")
            check_equal(studio.complaints(), [], "what GTK complains about")


@test("a long batch can be cancelled, and the window answers meanwhile")
def cancelling():
    with tempfile.TemporaryDirectory() as icons, tempfile.TemporaryDirectory() as folder:
        for number in range(200):
            with open(os.path.join(icons, f"disc-{number:03}.svg"), "w") as file:
                file.write(GOOD.format(number / 20 + 1))
        with Studio(icons) as studio:
            studio.find("label", "200 symbols")
            studio.settle(1)
            mark_all(studio)
            open_dialog(studio, folder, "Animated WebP")
            save(studio)
            cancel = studio.find("push button", named("Cancel Export"))
            wait_for(lambda: os.listdir(folder), "the first file", timeout=30)
            studio.press(cancel)
            studio.find("label", lambda text: text.endswith("Then Cancelled"), timeout=20)
            made = len(os.listdir(folder))
            check(0 < made < 200, f"{made} files")
            studio.find("label", f"{200 - made} symbols were not begun.")
            check(not glob.glob(os.path.join(folder, ".*")), "something half written is left")


@test("a tile that is dragged out is a file by the time it is dropped")
def dragging():
    with Studio() as studio:
        studio.settle(1)
        tile = studio.find("list item", lambda text: text.startswith("bell,"))
        studio.drag(tile, studio.find("entry", "Search symbols"))
        made = os.path.join(studio.home, "cache", "symbol-studio", "dragged", "bell.bounce.gif")
        wait_for(lambda: os.path.exists(made), "the dragged file", timeout=20)
        check_equal(contents(made)[:6], b"GIF89a", "the file's beginning")
        check(studio.exists("list item", lambda text: text.startswith("bell,")), "the tile is gone")


def mark_all(studio):
    """Marks every symbol of the library."""
    table = studio.find("table", "Symbols")
    studio.click_at(studio.find("panel", lambda name: name.startswith("disc"), within=table, into_tables=True))
    studio.keys("ctrl+a")


@test("the fields of the export options stand in one line")
def options_in_line():
    with tempfile.TemporaryDirectory() as folder, Studio() as studio:
        studio.settle(1)
        open_dialog(studio, folder, "GIF")
        boxes = [box_of(studio.find("spin button", name)) for name in ("Size", "Frames a Second")]
        studio.picture("export-options")
        check_equal(len({(box.x, box.width) for box in boxes}), 1, "places of the fields")
        check_equal(studio.complaints(), [], "what GTK complains about")
