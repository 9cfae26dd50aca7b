"""The inspector and the timeline: every control changes the tile, and every change can be undone."""

import os
import subprocess
import time

from driver import Studio, has_state, wait_for
from harness import check, check_equal, test
from test_stage import tiles, wait_for_tile

import pyatspi


SYMBOLS = os.path.join(os.path.dirname(__file__), "../../resources/symbols")


def name_effect(studio, name):
    """Types an effect's name into the inspector's entry."""
    studio.click_at(studio.find("text", "Effect Name"))
    studio.keys("ctrl+a")
    studio.type(name)
    studio.keys("Return")


def name_shown(studio):
    text = studio.find("text", "Effect Name").queryText()
    return text.getText(0, text.characterCount)


def wait_for_effect(studio, text):
    wait_for_tile(studio, lambda name: name.endswith(text))


def keys_in_popover(*names):
    """Keys for a list that has opened: the driver's own would give the window the keyboard back."""
    time.sleep(0.5)
    subprocess.run(["xdotool", "key", "--delay", "60", *names], check=True)
    time.sleep(0.3)


def value(studio, role, name):
    return studio.find(role, name).queryValue().currentValue


@test("an effect's name is completed while it is typed")
def completion():
    with Studio() as studio:
        studio.click_at(studio.find("text", "Effect Name"))
        studio.keys("ctrl+a")
        studio.type(".wig")
        studio.find("list item", ".wiggle")
        keys_in_popover("Tab")
        wait_for_effect(studio, ", .wiggle")
        studio.type(".le")
        keys_in_popover("Down", "Return")
        wait_for_effect(studio, ".wiggle.left")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("a wrong name says what was expected, and changes nothing")
def wrong_name():
    with Studio() as studio:
        before = tiles(studio)
        name_effect(studio, ".bounce.sideways")
        studio.find("label", lambda text: "“.sideways”" in text and ".bounce.down" in text)
        check_equal(tiles(studio), before, "the tiles")
        name_effect(studio, ".bounce.down")
        wait_for_effect(studio, ".bounce.down")
        check(not studio.exists("label", lambda text: "“.sideways”" in text), "the message stays")


@test("a click beside an unfinished name does what it was meant for, and then the message comes")
def click_beside():
    with Studio() as studio:
        name_effect(studio, ".replace")
        wait_for_effect(studio, ", .replace")
        studio.click_at(studio.find("text", "Effect Name"))
        studio.keys("End")
        studio.type(".")
        studio.find("list item", ".upUp")
        # The message makes the row higher: what lies below must not move away while the button is down. (The list of
        # completions covers what is next.)
        playhead = studio.find("slider", "Playhead").queryValue()
        wait_for(lambda: playhead.currentValue == playhead.maximumValue, "the end of the first run")
        studio.click_at(studio.find("push button", "Trigger"), hold=0.3)
        wait_for(lambda: playhead.currentValue < playhead.maximumValue, "another run")
        studio.find("label", lambda text: ".upUp" in text)
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("effects are stacked, moved, selected and removed")
def stack():
    with Studio() as studio:
        # With the pointer: a popover that was opened without an event keeps GTK 4.8's grab, and with it the next click.
        studio.open_popover(studio.find("push button", "Add Effect"))
        studio.find("list item", "Pulse")
        keys_in_popover("Return")
        wait_for_effect(studio, ".bounce + .pulse")
        studio.click("push button", "Move Pulse Up")
        wait_for_effect(studio, ".pulse + .bounce")
        studio.click_at(studio.find("list item", "Bounce", within=studio.find("list", "Effects")))
        wait_for(lambda: name_shown(studio) == ".bounce", "the other effect")
        studio.click("push button", "Remove Bounce")
        wait_for_effect(studio, ", .pulse")
        for expected in (".pulse + .bounce", ".bounce + .pulse", ", .bounce"):
            studio.invoke("win.undo")
            wait_for_effect(studio, expected)
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("a slider's drag is one step of undo, and a tuned number can be reset")
def tuning():
    with Studio(height=1000) as studio:
        slider = studio.find("slider", "Duration, slider")
        for _ in range(30):
            box = slider.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
            if 0 < box.y < 900:
                break
            subprocess.run(["xdotool", "mousemove", "1120", "500", "click", "5"], check=True)
            time.sleep(0.1)
        box = slider.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        handle = box.x + box.width // 2
        subprocess.run(["xdotool", "mousemove", str(handle), str(box.y + box.height // 2), "mousedown", "1"], check=True)
        for step in range(10):
            subprocess.run(["xdotool", "mousemove_relative", "4", "0"], check=True)
            time.sleep(0.03)
        subprocess.run(["xdotool", "mouseup", "1"], check=True)
        studio.settle()
        tuned = value(studio, "spin button", "Duration")
        check(tuned > 0.7, f"the duration is {tuned}")
        studio.find("label", "Modified")
        studio.invoke("win.undo")
        wait_for(lambda: abs(value(studio, "spin button", "Duration") - 0.66) < 1e-6, "the duration before the drag")
        studio.find("spin button", "Amplitude").queryValue().currentValue = 1.5
        wait_for(lambda: studio.exists("label", "Modified"), "the amplitude to be modified")
        studio.click("push button", "Reset Amplitude")
        wait_for(lambda: abs(value(studio, "spin button", "Amplitude") - 1) < 1e-6, "the amplitude's own value")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("a number that nobody tuned is the one that the symbol's motion has, and stays so when its field is passed")
def own_numbers():
    def numbers():
        return [round(value(studio, "spin button", name), 2) for name in ("Duration", "Stagger", "Inactive opacity")]

    for name, expected in (("bell", [1.25, 0.3, 0.3]), ("bolt", [2, 0.3, 0.4])):
        with Studio(os.path.join(SYMBOLS, f"{name}.svg"), height=1000) as studio:
            name_effect(studio, ".variableColor")
            wait_for(lambda: numbers() == expected, f"the numbers {expected} of the symbol {name}")
            check_equal(studio.complaints(), [], "what GTK complains about")
    with Studio(os.path.join(SYMBOLS, "bell.svg"), height=1150) as studio:
        name_effect(studio, ".drawOn")
        wait_for(lambda: value(studio, "spin button", "Duration") < 1, "the duration of the drawing")
        # Into the text, beside the buttons that step the number.
        box = studio.find("spin button", "Duration").queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        subprocess.run(["xdotool", "mousemove", str(box.x + 12), str(box.y + box.height // 2), "click", "1"], check=True)
        studio.settle()
        studio.picture("own-number")
        studio.settle()
        subprocess.run(["xdotool", "key", "--delay", "60", "Tab", "Tab"], check=True)
        studio.settle()
        check(not studio.exists("label", "Modified"), "a number that was only passed is modified")


@test("repetition and speed change how long the clock runs")
def repetition():
    with Studio(height=1000) as studio:
        playhead = studio.find("slider", "Playhead").queryValue()
        once = playhead.maximumValue
        speed = studio.find("spin button", "Speed").queryValue()
        speed.currentValue = 0.5
        wait_for(lambda: playhead.maximumValue > once + 0.5, "a longer clock")
        speed.currentValue = 1
        wait_for(lambda: abs(playhead.maximumValue - once) < 1e-6, "the first length")


@test("an indefinite effect that is switched off shows how it ends")
def active():
    with Studio() as studio:
        name_effect(studio, ".rotate")
        wait_for_effect(studio, ", .rotate")
        studio.click("push button", "Indefinite")
        switch = studio.find("check box", lambda name: name.startswith("Active"))
        check(has_state(switch, pyatspi.STATE_CHECKED), "it is not active")
        studio.invoke("win.go-to-start")
        studio.find("slider", "Playhead").queryValue().currentValue = 1
        studio.press(switch, "toggle") if "toggle" in names_of_actions(switch) else studio.press(switch)
        wait_for(lambda: not has_state(switch, pyatspi.STATE_CHECKED), "the switch to go off")
        wait_for(lambda: studio.find("slider", "Playhead").queryValue().maximumValue < 4, "the outro after the stop")
        wait_for(lambda: studio.exists("push button", "Play"), "the end", timeout=15)


def names_of_actions(item):
    actions = item.queryAction()
    return [actions.getName(index) for index in range(actions.nActions)]


@test("the timeline steps by frames, loops and changes the preview's speed")
def transport():
    with Studio() as studio:
        studio.settle(2)
        studio.click("push button", "Back to Start")
        playhead = studio.find("slider", "Playhead").queryValue()
        for expected in (1, 2):
            studio.click("push button", "Next Frame")
            wait_for(lambda: abs(playhead.currentValue - expected / 60) < 1e-6, f"frame {expected}")
        studio.click("push button", "Previous Frame")
        wait_for(lambda: abs(playhead.currentValue - 1 / 60) < 1e-6, "frame 1")
        studio.find("label", lambda text: text.startswith("frame 1 /"))
        studio.click("push button", "¼×")
        studio.click("push button", "Loop Playback")
        studio.click("push button", "Play")
        studio.settle(6.5)
        check(studio.exists("push button", "Pause"), "it has stopped, though it loops")
        for _ in range(2):
            studio.invoke("win.undo")
        check(not has_state(studio.find("toggle button", "Loop Playback") if studio.exists(
            "toggle button", "Loop Playback") else studio.find("push button", "Loop Playback"), pyatspi.STATE_PRESSED),
            "loop is still on after undo")


@test("a built-in preset changes the tile's effects in one step")
def built_in_preset():
    with Studio() as studio:
        studio.invoke("win.code")
        studio.settle()
        before = tiles(studio)
        studio.click("push button", "Presets")
        studio.find("list item", "Heartbeat")
        keys_in_popover("Down", "Down", "Down", "Return")
        wait_for(lambda: tiles(studio) != before, "the preset's effects")
        studio.invoke("win.undo")
        wait_for(lambda: tiles(studio) == before, "the effects from before")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("effects are added one after the other by the keyboard")
def adding_by_keyboard():
    with Studio() as studio:
        for expected in (" + .variableColor", " + .variableColor + .scale"):
            studio.focus()
            studio.open_popover(studio.find("push button", "Add Effect"))
            keys_in_popover("Down", "Return")
            wait_for_effect(studio, expected)
        check_equal(studio.complaints(), [], "what GTK complains about")
