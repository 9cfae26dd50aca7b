"""The library: searching, opening, broken files."""

import os
import subprocess
import tempfile

import pyatspi
from driver import Studio, is_showing, wait_for
from harness import check, check_equal, corpus, test

GOOD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg>'


def cells(studio):
    """Names of the symbols that are in view."""
    table = studio.find("table", "Symbols")
    return [item.name for item in studio.walk(table, into_tables=True)
            if item.parent.getRoleName() == "table cell" and is_showing(item)]


@test("the library filters as one types, and says how many match")
def search():
    with Studio() as studio:
        studio.settle(1)
        studio.keys("ctrl+f")
        studio.type("bell")
        studio.find("label", lambda text: " of " in text)
        names = wait_for(lambda: [name for name in cells(studio) if name], "matches")
        check("bell" in names and "airplane" not in names, f"found {names}")
        studio.type("zzzz")
        studio.find("label", "No Match")
        studio.keys("Escape")
        studio.find("label", lambda text: text.endswith(" symbols"))


@test("names that are only similar to what was typed are said to be so")
def similar_names():
    with Studio() as studio:
        studio.settle(1)
        studio.keys("ctrl+f")
        studio.type("haert")
        studio.find("label", "No symbol is called “haert”. Similar names:")
        wait_for(lambda: "heart" in cells(studio), "the heart")
        studio.settle()
        studio.picture("library-similar")
        studio.keys("ctrl+a")
        studio.type("heart")
        wait_for(lambda: not studio.exists("label", lambda text: "Similar names" in text), "no heading")
        check("heart" in cells(studio), "the heart by its name")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("what is found shows from its beginning, however far the library was scrolled")
def searching_when_scrolled():
    with Studio() as studio:
        studio.settle(1)
        beginning = top_cells(studio)
        studio.keys("ctrl+f")
        studio.type("heart")
        studio.settle(1)
        found = top_cells(studio)
        check(found != beginning, f"all begins as what was found: {found}")
        for text, expected in (("", beginning), ("heart", found), ("zzzz", []), ("", beginning)):
            scroll_to_end(studio)
            studio.keys("ctrl+f", "ctrl+a", "BackSpace")
            studio.type(text)
            wait_for(lambda: top_cells(studio) == expected, lambda: f"{expected}, not {top_cells(studio)}")
        check_equal(studio.complaints(), [], "what GTK complains about")


def top_cells(studio):
    """Names of the symbols in the first row that is in view."""
    table = studio.find("table", "Symbols")
    top = table.queryComponent().getExtents(pyatspi.WINDOW_COORDS).y
    rows = {}
    for item in studio.walk(table, into_tables=True):
        if item.parent.getRoleName() == "table cell" and is_showing(item):
            y = item.queryComponent().getExtents(pyatspi.WINDOW_COORDS).y
            if y >= top:
                rows.setdefault(y, []).append(item.name)
    return rows[min(rows)] if rows else []


def scroll_to_end(studio):
    """Turns the wheel over the library, further than it reaches."""
    box = studio.find("table", "Symbols").queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    subprocess.run(["xdotool", "mousemove", str(box.x + box.width // 2), str(box.y + box.height // 2)], check=True)
    subprocess.run(["xdotool", "click", "--repeat", "40", "--delay", "20", "5"], check=True)
    studio.settle()


@test("a symbol that is clicked comes onto the stage")
def choosing():
    with Studio() as studio:
        studio.settle(1)
        studio.keys("ctrl+f")
        studio.type("heart")
        studio.settle()
        table = studio.find("table", "Symbols")
        cell = studio.find("panel", "heart", within=table, into_tables=True)
        studio.click_at(cell)
        studio.find("list item", lambda text: text.startswith("heart,"))


@test("Enter in the library puts the symbol on the stage")
def choosing_by_keyboard():
    with Studio() as studio:
        studio.settle(1)
        studio.keys("ctrl+f")
        studio.type("cloud")
        studio.settle()
        studio.keys("Return", "Right", "Return")
        studio.find("list item", lambda text: text.startswith("cloud"))


@test("one broken file among good ones is a marked tile and a line in the log, and nothing more")
def broken_files():
    with tempfile.TemporaryDirectory() as folder:
        for name, content in {
            "good-1.svg": GOOD, "good-2.svg": GOOD, "empty.svg": "", "cut-off.svg": GOOD[:60], "text.svg": "hello",
        }.items():
            with open(os.path.join(folder, name), "w") as file:
                file.write(content)
        with Studio(folder) as studio:
            studio.find("label", "5 symbols")
            wait_for(lambda: len([name for name in cells(studio) if name.endswith("cannot be opened")]) == 3,
                     "three marked tiles")
            check({"good-1", "good-2"} <= set(cells(studio)), f"the others are there: {cells(studio)}")
            for name in ("empty.svg", "cut-off.svg", "text.svg"):
                check(name in studio.log_text(), f"the log says nothing of {name}")
            check_equal(studio.complaints(), [], "what GTK complains about")
            check(not studio.exists("alert", lambda text: True), "there is a dialog")


@test("hostile files do not stop the window")
def hostile_files():
    folder = corpus("bugs")
    with Studio(folder) as studio:
        studio.find("label", lambda text: text.endswith(" symbols"))
        table = studio.find("table", "Symbols")
        studio.settle(8)
        check(studio.is_running(), f"the program ended: {studio.log_text()}")
        studio.find("list item", lambda text: "." in text)
        check(table.getState().contains(pyatspi.STATE_VISIBLE), "the library is gone")


@test("a folder of 6,000 symbols is listed within two seconds, and stays within 250 MB")
def large_folder():
    folder = corpus("full", "tabler")
    with Studio(folder) as studio:
        studio.find("label", "6,166 symbols", timeout=2)
        studio.settle(3)
        with open(f"/proc/{studio.process.pid}/status") as file:
            resident = next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))
        check(resident < 250_000, f"{resident} kB are used")


@test("the collections to choose from are the bundled symbols and the computer's icon themes")
def collections():
    with Studio() as studio:
        studio.settle(1)
        studio.click("push button", "Collection")
        studio.find("label", "Icon Themes")
        studio.find(None, "Bundled Symbols")
