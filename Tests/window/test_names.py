"""What assistive technology sees."""

import os
import re
import shutil
import subprocess
import tempfile

import pyatspi

from driver import CONTROLS, Studio, has_state, is_showing, is_unnamed, wait_for
from harness import Skip, check, check_equal, test
from test_layers import rows

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
THEME = "/usr/share/icons/Adwaita"


def is_named_by_context(studio, item):
    """A composed control's inner button goes by the control's name; a row of a list by the labels or controls in it."""
    if item.parent.getRoleName() == "combo box":
        return not is_unnamed(item.parent)
    return item.getRoleName() == "list item" and any(not is_unnamed(part) for part in studio.walk(item))


def unnamed(studio):
    return [
        f"{item.getRoleName()} in {item.parent.getRoleName()} “{item.parent.name}”"
        for item in studio.walk()
        if item.getRoleName() in CONTROLS and is_unnamed(item) and is_showing(item)
        and not is_named_by_context(studio, item)
    ]


@test("every control has a name")
def every_control_has_a_name():
    with Studio() as studio:
        studio.invoke("win.add-variant")
        studio.settle(1)
        check_equal(unnamed(studio), [], "controls without a name")


def unnamed_stops(studio):
    """What the keyboard can stop at without anybody being told what it is."""
    found = []
    for item in studio.walk():
        # (GTK says "focusable" of boxes and scrolled windows too, where the keyboard only passes through.)
        if item.getRoleName() not in CONTROLS or not has_state(item, pyatspi.STATE_FOCUSABLE):
            continue
        if not (is_showing(item) and is_unnamed(item)):
            continue
        # The inner part of a composed control goes by the control's name.
        if item.parent.getRoleName() == "combo box" and not is_unnamed(item.parent):
            continue
        inside = [part.name for part in studio.walk(item) if part.name][:3]
        found.append(f"{item.getRoleName()} in {item.parent.getRoleName()} “{item.parent.name}”, with {inside}")
    return found


@test("wherever the keyboard can stop on any page, there is a name")
def every_stop_has_a_name():
    with Studio(height=1000) as studio:
        for page in ("Effect", "Transition", "Layers"):
            studio.click_at(studio.find("page tab", page))
            if page == "Layers":
                wait_for(lambda: rows(studio), "the layers")
                studio.click_at(rows(studio)[0])
            studio.settle(1)
            check_equal(unnamed_stops(studio), [], f"stops without a name on the page {page}")
        studio.click("push button", "In Context")
        studio.find("push button", "Run Effect")
        studio.settle(1)
        check_equal(unnamed_stops(studio), [], "stops without a name in context")
        studio.invoke("win.export")
        studio.settle(2)
        check_equal(unnamed_stops(studio), [], "stops without a name in the export dialog")


@test("every control of the code pane has a name")
def every_control_of_the_code_has_a_name():
    with Studio() as studio:
        studio.invoke("win.code")
        studio.settle(1)
        check_equal(unnamed(studio), [], "controls without a name")


TRANSLATION = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=n != 1;\n"

msgid "Layers"
msgstr "Ebenen"

msgid "%d symbol"
msgid_plural "%d symbols"
msgstr[0] "%d Zeichen"
msgstr[1] "%d Zeichen insgesamt"

msgid "No symbol is called “%s”."
msgstr "Kein Zeichen heißt „%s“."

msgid "Bounce"
msgstr "Hüpfen"
"""


@test("texts are in the person's language where there is a translation, and in English where there is none")
def translated():
    if not shutil.which("msgfmt"):
        raise Skip("no msgfmt here (Debian package gettext)")
    home = tempfile.mkdtemp(prefix="symbol-studio-translated-")
    folder = os.path.join(home, "data", "locale", "de", "LC_MESSAGES")
    os.makedirs(folder)
    subprocess.run(
        ["msgfmt", "-o", os.path.join(folder, "symbol-studio.mo"), "-"], input=TRANSLATION, text=True, check=True)
    before = os.environ.get("LANGUAGE")
    os.environ["LANGUAGE"] = "de"
    try:
        with Studio(home=home) as studio:
            studio.find("page tab", "Ebenen")
            studio.find("page tab", "Transition")
            studio.find("label", lambda text: text.endswith(" Zeichen insgesamt"))
            studio.find(None, "Hüpfen")
            studio.keys("ctrl+f")
            studio.type("zzzz")
            studio.find("label", "Kein Zeichen heißt „zzzz“.")
            # A preset without a summary says nothing, and not what gettext keeps under the empty text.
            check(not any("Plural-Forms" in item.name for item in studio.walk()), "the file's own header is shown")
            studio.picture("translated")
    finally:
        os.environ.pop("LANGUAGE")
        if before is not None:
            os.environ["LANGUAGE"] = before
        shutil.rmtree(home, ignore_errors=True)


@test("the window lists its actions")
def actions_are_listed():
    expected = {
        "play", "replay", "go-to-start", "go-to-end", "step-forward", "step-backward", "undo", "redo", "add-variant",
        "duplicate-variant", "remove-variant", "find", "open-files", "open-folder", "code", "shortcuts", "about",
    }
    with Studio() as studio:
        studio.invoke("win.add-variant")  # so that undoing and removing are possible
        studio.settle()
        studio.invoke("win.undo")
        studio.settle()
        first = studio.actions()
        studio.invoke("win.redo")
        studio.settle()
        listed = first | studio.actions()
        check_equal({f"win.{name}" for name in expected} - listed, set(), "actions that are not listed")


@test("every icon of the interface is in the theme or comes along")
def icons_exist():
    known = set()
    for folder in (THEME, os.path.join(ROOT, "data", "icons")):
        for _, _, files in os.walk(folder):
            known.update(os.path.splitext(name)[0] for name in files)
    used = set()
    for folder, _, files in os.walk(os.path.join(ROOT, "Sources", "SymbolStudio")):
        for name in files:
            if name.endswith(".swift"):
                with open(os.path.join(folder, name)) as file:
                    used.update(re.findall(r'"([a-z0-9-]+-symbolic)"', file.read()))
    check(used, "no icon is used at all")
    check_equal(used - known, set(), "icons that are nowhere")
