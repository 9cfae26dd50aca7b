"""The Switching page: pictures of a folder change into one another, by the clock and by hand, and leave as code."""

import os
import subprocess
import tempfile

from driver import Studio, wait_for
from harness import check, check_equal, test
from test_effects import choose_symbol
from test_stage import tiles, wait_for_tile
from test_transition import bring_into_sight
from test_whole_job import choose_format, code_shown

PLASMAS = {"one.png": "tomato-gold", "two.jpg": "blue-cyan"}


def make_pictures(folder):
    for name, colors in PLASMAS.items():
        subprocess.run(["convert", "-size", "60x40", f"gradient:{colors}", os.path.join(folder, name)], check=True)
    with open(os.path.join(folder, "broken.png"), "w") as file:
        file.write("no picture")


def choose_source(studio, place):
    """Chooses where pictures come from, by its place in the menu."""
    chooser = studio.find("combo box", "Source")
    bring_into_sight(chooser)
    studio.click_at(chooser)
    studio.settle(0.5)
    studio.keys("Home", *["Down"] * place, "Return")


def says(studio, text):
    studio.find("label", lambda label: text in label, timeout=10)


@test("two pictures cross-fade, the next comes when asked for, a failure leaves the old one, and the snippet is copied")
def whole():
    with tempfile.TemporaryDirectory() as folder:
        make_pictures(folder)
        with Studio(folder, os.path.join(folder, "one.png"), height=900) as studio:
            # Pictures stand beside symbols in the library, a broken one among them.
            studio.find("label", "3 symbols")
            wait_for(lambda: tiles(studio)[0].startswith("one,"), "the picture on the stage")
            studio.click_at(studio.find("page tab", "Switching"))
            studio.click_at(studio.find("list item", "Switch images"))
            wait_for_tile(studio, "one, .switching(transition.fade)")
            says(studio, "Add a second picture")

            # From the library.
            choose_symbol(studio, studio.find("push button", "Add Picture from the Library"), "two")
            wait_for_tile(studio, lambda name: name.startswith("one → two,"))
            studio.find("label", "Old picture")
            studio.find("label", "New picture")

            # By hand, from the picture that the clock shows.
            if studio.exists("push button", "Pause"):
                studio.invoke("win.play")
            studio.invoke("win.go-to-start")
            studio.click("push button", "Next Picture")
            says(studio, "“two” is shown")
            studio.click("push button", "Next Picture")
            says(studio, "“one” is shown")

            # Work that fails leaves the old picture.
            choose_source(studio, 1)
            enter_number(studio, "Time to take", 0.2)
            enter_number(studio, "Chance to fail", 100)
            studio.click("push button", "Next Picture")
            says(studio, "“two” failed; the old picture stays")
            studio.keys("ctrl+z")
            studio.keys("ctrl+z")
            studio.click("push button", "Next Picture")
            says(studio, "“two” is shown")

            # The code.
            studio.invoke("win.code")
            studio.settle(0.5)
            choose_format(studio, "SwiftUI, two views, conditional")
            wait_for(lambda: ".transition(Self.switching)" in code_shown(studio), "the snippet")
            snippet = code_shown(studio)
            studio.click("push button", "Copy Code")
            for key in ("ctrl+f", "ctrl+a", "ctrl+v"):
                studio.keys(key)
            search = studio.find("entry", "Search symbols").queryText()
            wait_for(lambda: search.getText(0, search.characterCount).split() == snippet.split(), "the snippet, pasted")
            check_equal(studio.complaints(), [], "what GTK complains about")


def enter_number(studio, name, number):
    field = studio.find("spin button", name)
    field.queryValue().currentValue = number
    wait_for(lambda: abs(field.queryValue().currentValue - number) < 1e-6, f"{name} to be {number}")
