"""What assistive technology sees."""

import os
import re

from driver import CONTROLS, Studio, is_showing, is_unnamed
from harness import check, check_equal, test

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


@test("every control of the code pane has a name")
def every_control_of_the_code_has_a_name():
    with Studio() as studio:
        studio.invoke("win.code")
        studio.settle(1)
        check_equal(unnamed(studio), [], "controls without a name")


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
