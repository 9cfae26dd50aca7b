"""The keyboard."""

import re

from driver import Studio, wait_for
from harness import check, check_equal, test


def time_shown(studio):
    """Seconds that the transport says."""
    text = studio.find("label", lambda text: re.fullmatch(r"[0-9.]+ / [0-9.]+ s", text)).name
    return float(text.split()[0])


@test("Space plays and pauses")
def space():
    with Studio() as studio:
        studio.settle(1)
        studio.click("push button", "Loop Playback")  # so that it plays until it is paused
        studio.click_at(studio.find("list item", lambda text: "." in text))
        studio.keys("space")
        studio.find("push button", "Pause")
        studio.keys("space")
        studio.find("push button", "Play")


@test("Home, End and the arrows move the playhead")
def playhead():
    with Studio() as studio:
        studio.settle(1)
        studio.click_at(studio.find("list item", lambda text: "." in text))
        studio.keys("Right", "Right", "Right")
        check(abs(time_shown(studio) - 0.05) < 0.011, f"three frames on: {time_shown(studio)}")
        studio.keys("Left")
        check(abs(time_shown(studio) - 0.03) < 0.011, f"one frame back: {time_shown(studio)}")
        studio.keys("End")
        check(time_shown(studio) > 0.5, f"at the end: {time_shown(studio)}")
        studio.keys("Home")
        check_equal(time_shown(studio), 0.0, "at the start")


@test("a space that is typed does not play")
def typing():
    with Studio() as studio:
        studio.settle(1)
        studio.keys("ctrl+f")
        studio.type("cloud rain")
        studio.settle()
        entry = studio.find("entry", "Search symbols")
        check_equal(entry.queryText().getText(0, 10), "cloud rain", "the search")
        check(studio.exists("push button", "Play"), "it plays")


@test("Ctrl+Z and Ctrl+Shift+Z undo and redo")
def undo():
    with Studio() as studio:
        studio.settle(1)
        studio.click_at(studio.find("push button", "Background: dark"))
        wait_for(lambda: "win.undo" in studio.actions(), "something to undo")
        studio.keys("ctrl+z")
        wait_for(lambda: "win.undo" not in studio.actions(), "nothing more to undo")
        studio.keys("ctrl+shift+z")
        wait_for(lambda: "win.redo" not in studio.actions(), "nothing more to redo")
        check("win.undo" in studio.actions(), "the edit came back")


@test("F1 shows the keyboard shortcuts")
def shortcuts():
    with Studio() as studio:
        studio.settle(1)
        studio.keys("F1")
        studio.find(None, "Play or pause")
        studio.find(None, "Rename the selected layer")
