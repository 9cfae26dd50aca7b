"""All effects and behaviours in the inspector: second symbols, transitions, switches, values, pasted code."""

import os
import subprocess
import tempfile

from driver import Studio, has_state, wait_for
from harness import check, check_equal, test
from test_inspector import keys_in_popover, name_effect, name_shown
from test_stage import tiles, wait_for_tile

import pyatspi


def put_on_clipboard(studio, text):
    """Types the text into the search, and cuts it out there."""
    studio.click_at(studio.find(None, "Search symbols"))
    studio.type(text)
    studio.keys("ctrl+a", "ctrl+x")


def lines_of(label):
    """The lines of a label as they are broken."""
    text = label.queryText()
    lines = {}
    for place in range(text.characterCount):
        line, start, _ = text.getTextAtOffset(place, pyatspi.TEXT_BOUNDARY_LINE_START)
        lines[start] = line
    return [lines[start] for start in sorted(lines)]


def choose_symbol(studio, opener, name):
    """Chooses a symbol of the library in the popover of a button."""
    studio.open_popover(opener)
    # The library has a search of the same name, which does not have the keyboard.
    search = studio.find("entry", "Search symbols", having=pyatspi.STATE_FOCUSED)
    subprocess.run(["xdotool", "type", "--delay", "60", name], check=True)
    studio.find("label", name, within=search.parent, into_tables=True)
    keys_in_popover("Return")


@test("a content transition leads to a likely symbol, which can be swapped and chosen")
def second_symbol():
    with Studio() as studio:
        name_effect(studio, ".replace")
        wait_for_tile(studio, "bell → bell-slash, .replace")
        studio.click("push button", "Swap Symbols")
        wait_for_tile(studio, "bell-slash → bell, .replace")
        studio.invoke("win.undo")
        wait_for_tile(studio, "bell → bell-slash, .replace")
        choose_symbol(studio, studio.find(None, "Choose the Second Symbol"), "heart")
        wait_for_tile(studio, "bell → heart, .replace")
        # Layers of both symbols, each with its symbol's name.
        wait_for(lambda: any(text.startswith("heart: ") for text in studio.texts()), "the new symbol's layers")
        check(any(text.startswith("bell: ") for text in studio.texts()), "the old symbol's layers are not listed")
        check_equal(studio.complaints(), [], "what GTK complains about")


def ink(box):
    """How dark a tile's picture is, from 0 (nothing drawn) on."""
    # The picture is in the middle; around it lie the tile's border and its texts.
    side = min(box.width, box.height) // 2
    area = f"{side}x{side}+{box.x + (box.width - side) // 2}+{box.y + (box.height - side) // 2}"
    pixels = subprocess.run(
        ["import", "-window", "root", "-crop", area, "+repage", "-colorspace", "gray", "-depth", "8", "gray:-"],
        check=True, stdout=subprocess.PIPE).stdout
    return max(pixels) - sum(pixels) / len(pixels)


@test("during a replacement the value dims the layers of either symbol that it does not reach")
def value_of_a_replacement():
    with Studio(os.path.join(os.path.dirname(__file__), "../../resources/symbols/wifi.svg")) as studio:
        wait_for(lambda: tiles(studio)[0].startswith("wifi,"), "the symbol")
        name_effect(studio, ".replace")
        wait_for_tile(studio, "wifi → wifi-slash, .replace")
        value = studio.find("spin button", "Variable value").queryValue()
        check_equal(value.currentValue, 1, "the value at first")
        tile = studio.find("list item", "wifi → wifi-slash, .replace")
        box = tile.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        playhead = studio.find("slider", "Playhead").queryValue()

        def ink_at(key):
            studio.keys(key)
            end = 0 if key == "Home" else playhead.maximumValue
            wait_for(lambda: abs(playhead.currentValue - end) < 1e-6, f"the playhead after {key}")
            studio.settle(1)
            return ink(box)

        studio.click_at(tile)
        seen = {key: ink_at(key) for key in ("Home", "End")}
        value.currentValue = 0.3
        for key, whole in seen.items():
            dimmed = ink_at(key)
            check(dimmed < 0.8 * whole, f"{key}: {dimmed} with a value of 0.3, {whole} without")
        studio.picture("replacement-value")
        studio.invoke("win.undo")
        wait_for(lambda: value.currentValue == 1, "the value to be taken back")
        wait_for(lambda: abs(ink(box) - seen["End"]) < 0.05 * seen["End"], "all layers to be active again")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("a second symbol that cannot be opened says so, and the first one stays")
def broken_second_symbol():
    with tempfile.TemporaryDirectory() as folder:
        for name, text in (("mic", "<circle cx='12' cy='12' r='8'/>"), ("mic-off", "<circle cx='")):
            with open(os.path.join(folder, name + ".svg"), "w") as file:
                file.write(f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>{text}")
                file.write("</svg>" if name == "mic" else "")
        with Studio(os.path.join(folder, "mic.svg")) as studio:
            wait_for(lambda: tiles(studio)[0].startswith("mic,"), "the symbol")
            name_effect(studio, ".replace")
            wait_for_tile(studio, "mic → mic-off, .replace")
            studio.find("label", lambda text: text.startswith("The second symbol cannot be shown."))
            check_equal(studio.complaints(), [], "what GTK complains about")


@test("switches can be thrown as fast as one likes, and undone while it plays")
def switches():
    with Studio() as studio:
        name_effect(studio, ".disappear.down")
        hidden = studio.find("check box", "Hidden")
        for _ in range(10):
            studio.press(hidden, "toggle")
        # GTK's switch slides before it tells.
        studio.settle()
        before = has_state(hidden, pyatspi.STATE_CHECKED)
        studio.press(hidden, "toggle")
        wait_for(lambda: has_state(hidden, pyatspi.STATE_CHECKED) != before, "the switch to be thrown")
        studio.invoke("win.undo")
        wait_for(lambda: has_state(hidden, pyatspi.STATE_CHECKED) == before, "the switch before it was thrown")
        studio.click_at(studio.find("combo box", "Behaviour"))
        keys_in_popover("Down", "Return")
        studio.find("push button", "Remove")
        for name in ["Remove", "Insert"] * 5:
            studio.click("push button", name)
        studio.invoke("win.undo")
        studio.click("push button", "Remove Disappear")
        wait_for(lambda: "No effect" in tiles(studio)[0], "the effect to be gone")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("pasted code sets the inspector, and what is not understood is said with its place")
def pasted_code():
    with Studio() as studio:
        put_on_clipboard(
            studio,
            'Image(systemName: isPaused ? "pause.fill" : "play.fill")'
            ".contentTransition(.symbolEffect(.replace.offUp.sideways, options: .speed(2)))")
        studio.click_at(studio.find("list item", lambda name: name.startswith("bell,")))
        studio.keys("ctrl+v")
        wait_for_tile(studio, "play-fill → pause-fill, .replace.offUp")
        place = studio.find("label", lambda text: text.startswith("Line 1, column 105") and "sideways" in text)
        message = place.parent.getChildAtIndex(1)
        studio.picture("snippet-notes")
        check("\u200b" not in message.name, "what is copied has marks that nobody sees")
        lines = lines_of(message)
        check(len(lines) > 1, f"a message of one line: {lines}")
        check_equal([line for line in lines[:-1] if not line.endswith(" ")], [], "lines that are broken inside a name")
        wait_for(lambda: studio.find("spin button", "Speed").queryValue().currentValue == 2, "the speed")
        studio.invoke("win.undo")
        wait_for_tile(studio, "bell, .bounce")
        # In the entry of the name, code does the same, and the rest of a name is typed as ever.
        put_on_clipboard(studio, "imageView.addSymbolEffect(.wiggle.left)")
        studio.click_at(studio.find("text", "Effect Name"))
        studio.keys("ctrl+a", "ctrl+v")
        wait_for_tile(studio, "bell, .wiggle.left")
        put_on_clipboard(studio, ".breathe.pulse")
        studio.click_at(studio.find("text", "Effect Name"))
        studio.keys("ctrl+a", "ctrl+v", "Return")
        wait_for(lambda: name_shown(studio) == ".breathe.pulse", "the name")
        wait_for_tile(studio, "bell, .breathe.pulse")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("a preset that is opened or pasted gives the selected tile its effects, and a broken one is named")
def presets():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "mine.preset.json")
        with open(path, "w") as file:
            file.write('{"version": 1, "name": "Mine", "effects": [{"effect": "wiggle.left", "behavior": "discrete"}]}')
        with Studio(path) as studio:
            wait_for_tile(studio, "bell, .wiggle.left")
            put_on_clipboard(
                studio, '{"version": 1, "name": "Other", "effects": [{"effect": "pulse", "behavior": "discrete"}]}')
            studio.click_at(studio.find("list item", lambda name: name.startswith("bell,")))
            studio.keys("ctrl+v")
            wait_for_tile(studio, "bell, .pulse")
            put_on_clipboard(studio, '{"version": 1, "name": "Broken", "effects": [{"effect": "sparkle"}]}')
            studio.click_at(studio.find("list item", lambda name: name.startswith("bell,")))
            studio.keys("ctrl+v")
            studio.find("label", lambda text: "sparkle" in text)
            studio.answer("Close")
            wait_for_tile(studio, "bell, .pulse")
            check_equal(studio.complaints(), [], "what GTK complains about")
