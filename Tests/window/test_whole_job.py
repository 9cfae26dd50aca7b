"""The whole job of a sitting: from opening a folder to a snippet and a preset, as a designer does it."""

import json
import os
import tempfile

from driver import Studio, wait_for
from harness import check, check_equal, test
from test_keys import time_shown
from test_library import cells
from test_stage import tiles, wait_for_tiles

STROKES = 'xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2"'
ICONS = {
    "wifi": '<path d="M12 20h.01"/><path d="M8.5 16.4a5 5 0 0 1 7 0"/><path d="M5 12.9a10 10 0 0 1 14 0"/>',
    "signal": '<path d="M4 18v2"/><path d="M9 14v6"/><path d="M14 10v10"/>',
    "check": '<path d="M20 6 9 17l-5-5"/>',
}


def make_icons(folder):
    for name, content in ICONS.items():
        with open(os.path.join(folder, name + ".svg"), "w") as file:
            file.write(f'<svg {STROKES} stroke-linecap="round">{content}</svg>')


def fill_in_dialog(studio, title, path, replacing=False):
    """Types a path into the desktop's file dialog, as one can in any of them."""
    studio.find(None, title)
    studio.settle(0.5)
    if replacing:  # the name that is suggested
        studio.keys("ctrl+a")
    studio.type(path)
    studio.settle(0.5)
    studio.keys("Return")


def code_shown(studio):
    text = studio.find("text", "Code").queryText()
    return text.getText(0, text.characterCount)


@test("a designer opens a folder, finds a symbol, tunes an effect, compares, and leaves with a snippet and a preset")
def whole_job():
    with tempfile.TemporaryDirectory() as folder, Studio() as studio:
        icons = os.path.join(folder, "my-icons")
        os.mkdir(icons)
        make_icons(icons)
        studio.settle(1)

        # Open a folder with the desktop's dialog.
        studio.keys("ctrl+o")
        fill_in_dialog(studio, "Open Folder", icons)
        studio.find("label", "3 symbols")

        # Find one, and show it.
        studio.keys("ctrl+f")
        studio.type("wif")
        studio.find("label", "1 of 3")
        wait_for(lambda: cells(studio) == ["wifi"], "the match")
        studio.keys("Return", "Right", "Return")
        wait_for(lambda: tiles(studio)[0].startswith("wifi,"), "the symbol on the stage")

        # Choose an effect by name, and change an option by its control.
        studio.click_at(studio.find("text", "Effect Name"))
        studio.keys("ctrl+a")
        studio.type(".variableColor")
        studio.keys("Return")
        wait_for(lambda: tiles(studio)[0] == "wifi, .variableColor", "the effect")
        studio.click("push button", "Iterative")
        wait_for(lambda: tiles(studio)[0] == "wifi, .variableColor.iterative", "the option")

        # Play, pause, scrub to 0.3 s.
        if studio.exists("push button", "Pause"):
            studio.invoke("win.play")
        studio.invoke("win.go-to-start")
        studio.click("push button", "Play")
        studio.settle(0.4)
        wait_for(lambda: time_shown(studio) > 0, "the playhead to move")
        if studio.exists("push button", "Pause"):
            studio.invoke("win.play")
        studio.find("slider", "Playhead").queryValue().currentValue = 0.3
        wait_for(lambda: abs(time_shown(studio) - 0.3) < 0.006, "0.3 s")

        # A second variant beside the first.
        studio.invoke("win.add-variant")
        wait_for_tiles(studio, 2)
        studio.click("push button", "Cumulative")
        wait_for(lambda: tiles(studio)[1] == "wifi, .variableColor", "the second variant's option")
        check_equal(tiles(studio)[0], "wifi, .variableColor.iterative", "the first variant")

        # Copy the snippet, and see what arrives where it is pasted.
        studio.invoke("win.code")
        studio.settle(0.5)
        choose_format(studio, "SwiftUI")
        snippet = wait_for(lambda: "symbolEffect" in code_shown(studio) and code_shown(studio), "the snippet")
        check(".symbolEffect(.variableColor" in snippet, f"the snippet: {snippet}")
        studio.click("push button", "Copy Code")
        for key in ("ctrl+f", "ctrl+a", "ctrl+v"):
            studio.keys(key)
        search = studio.find("entry", "Search symbols").queryText()
        wait_for(lambda: search.getText(0, search.characterCount).split() == snippet.split(), "the snippet, pasted")

        # Export the preset with the desktop's dialog, and read the file.
        preset = os.path.join(folder, "connecting.preset.json")
        studio.click("push button", "Presets")
        studio.find("list item", lambda text: text.startswith("Export Preset"))
        studio.settle(0.5)
        studio.keys("Home", "Down", "Return")
        fill_in_dialog(studio, "Export Preset", preset, replacing=True)
        wait_for(lambda: os.path.exists(preset), "the preset's file")
        with open(preset) as file:
            content = json.load(file)
        check_equal(content["version"], 1, "the preset's version")
        check_equal([item["effect"] for item in content["effects"]], ["variableColor"], "the preset's effects")
        check(content["motions"], "the preset has no motion to play")
        check_equal(studio.complaints(), [], "what GTK complains about")


def choose_format(studio, title):
    """Chooses by keyboard: a menu's rows have no actions of their own."""
    chooser = studio.find("combo box", "Format")
    studio.press(chooser)
    studio.settle(0.5)
    titles = [
        item.name for row in studio.walk(chooser) if row.getRoleName() == "list item"
        for item in studio.walk(row) if item.getRoleName() == "label"
    ]
    check(title in titles, f"the formats are {titles}")
    studio.keys("Home", *["Down"] * titles.index(title), "Return")
