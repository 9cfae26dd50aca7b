"""The Transition page: a transition made by hand moves the tile, is kept beside the ready-made ones, and is exported."""

import glob
import json
import os
import subprocess
import tempfile
import time

import pyatspi

from driver import PROGRAM, Studio, wait_for
from harness import check, check_equal, test
from test_stage import tiles

BELL = "resources/symbols/bell.svg"


def open_page(studio):
    studio.click_at(studio.find("page tab", "Transition"))
    studio.find("push button", "Transitions")


def choose(studio, place):
    """The entry at a place of the menu; 0 is none."""
    studio.click_at(studio.find("push button", "Transitions"))
    time.sleep(0.5)
    subprocess.run(["xdotool", "key", "--delay", "60", *["Down"] * place, "Return"], check=True)
    wait_for(lambda: ".transition" in tiles(studio)[0], f"a tile with a transition: {tiles(studio)}")


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
    return wait_for(lambda: glob.glob(f"{folder}/*.json"), "the kept transition")[0]


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
        check_equal(studio.complaints(), [], "what GTK complains about")
