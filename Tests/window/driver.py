"""Drives the real program through the accessibility bus, as a person with a screen reader would; keys go through X.

A `Studio` is one run of the program in a home folder of its own, under the display and session bus of the caller
(`xvfb-run -a dbus-run-session -- python3 Tests/window/run.py`).
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time

import pyatspi
from gi.repository import GLib

from harness import NotFound

PROGRAM = os.environ.get("SYMBOL_STUDIO", ".build/debug/symbol-studio")
PICTURES = os.environ.get("SYMBOL_STUDIO_PICTURES", os.path.join(tempfile.gettempdir(), "symbol-studio-pictures"))

# Controls that a person operates: each must say what it is.
CONTROLS = {
    "push button", "toggle button", "check box", "radio button", "combo box", "entry", "text", "slider",
    "spin button", "switch", "password text", "menu item", "list item", "table",
}
# Objects whose parts are seldom looked for.
SMALL = {"push button", "toggle button", "combo box", "label", "image", "slider", "scroll bar", "text", "entry", "spin button"}


def wait_for(condition, what, timeout=10.0, every=0.05):
    """Waits until `condition()` is true and returns its value. `what` may be a function that says what there is instead."""
    end = time.monotonic() + timeout
    while True:
        try:
            value = condition()
        except Exception as error:  # an object that went away while it was asked
            value = None
            if time.monotonic() > end:
                raise NotFound(f"{what}: {error}") from error
        if value:
            return value
        if time.monotonic() > end:
            raise NotFound(f"waited {timeout:g} s for {what() if callable(what) else what}")
        time.sleep(every)


class Studio:
    """One run of the program, with its window."""

    program = PROGRAM

    def __init__(self, *paths, width=1280, height=800, scale=1, dark=False, animations=True, home=None):
        self.home = home or tempfile.mkdtemp(prefix="symbol-studio-test-")
        self.owns_home = home is None
        config = os.path.join(self.home, "config")
        os.makedirs(os.path.join(config, "symbol-studio"), exist_ok=True)
        os.makedirs(os.path.join(config, "gtk-4.0"), exist_ok=True)
        state = os.path.join(config, "symbol-studio", "window.ini")
        if not os.path.exists(state):
            with open(state, "w") as file:
                file.write(f"[window]\nwidth={width}\nheight={height}\n")
        with open(os.path.join(config, "gtk-4.0", "settings.ini"), "w") as file:
            file.write(f"[Settings]\ngtk-enable-animations={int(animations)}\n")
        environment = dict(
            os.environ, HOME=self.home, XDG_CONFIG_HOME=config, XDG_STATE_HOME=os.path.join(self.home, "state"),
            XDG_DATA_HOME=os.path.join(self.home, "data"), XDG_CACHE_HOME=os.path.join(self.home, "cache"),
            GSK_RENDERER="cairo", GDK_BACKEND="x11", GDK_SCALE=str(scale), LC_ALL="C.UTF-8",
            ADW_DEBUG_COLOR_SCHEME="prefer-dark" if dark else "prefer-light")
        self.found = {}
        self.log_path = os.path.join(self.home, "log")
        self.log = open(self.log_path, "w")
        self.process = subprocess.Popen(
            [self.program, *paths], stdout=self.log, stderr=subprocess.STDOUT, env=environment)
        try:
            self.application = wait_for(self._find_application, "the program on the accessibility bus", timeout=20)
            self.frame = wait_for(lambda: self._child(self.application, "frame"), "the window", timeout=20)
        except BaseException:
            self.stop()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    # Finding

    def _find_application(self):
        if self.process.poll() is not None:
            raise AssertionError(f"the program ended with status {self.process.returncode}: {self.log_text()}")
        desktop = pyatspi.Registry.getDesktop(0)
        for index in range(desktop.childCount):
            application = desktop.getChildAtIndex(index)
            if application is not None and application.get_process_id() == self.process.pid:
                return application
        return None

    @staticmethod
    def _child(parent, role):
        for index in range(parent.childCount):
            child = parent.getChildAtIndex(index)
            if child is not None and child.getRoleName() == role:
                return child
        return None

    def walk(self, root=None, into_tables=False, quick=False):
        """All objects below `root` (all windows). Tables of thousands of cells are left out unless asked for; what
        buttons and the like are made of is left out where `quick`: each question costs milliseconds."""
        pending = [root] if root is not None else [self.application]
        while pending:
            parent = pending.pop()
            try:
                children = [parent.getChildAtIndex(index) for index in range(parent.childCount)]
            except GLib.GError:
                continue
            children = [child for child in children if child is not None]
            for child in reversed(children):
                role = child.getRoleName()
                if (role != "table" or into_tables) and not (quick and role in SMALL):
                    pending.append(child)
            yield from children

    def find(self, role, name, within=None, timeout=5.0, into_tables=False, having=None):
        """The first showing object of the role whose name is `name`, or for which `name(text)` is true; in the state
        `having`, if one is asked for."""
        matches = name if callable(name) else lambda text: text == name

        def is_it(item):
            return (
                role in (None, item.getRoleName()) and matches(item.name) and is_showing(item)
                and (having is None or has_state(item, having)))

        def search():
            known = self.found.get((role, name))
            if known is not None and within is None and having is None:
                try:
                    if is_it(known):
                        return known
                except GLib.GError:
                    pass
            for quick in (True, False):
                for item in self.walk(within, into_tables, quick):
                    if is_it(item):
                        if within is None and having is None and not callable(name):
                            self.found[role, name] = item
                        return item
            return None

        return wait_for(search, f"{role} “{name}”", timeout)

    def exists(self, role, name, within=None):
        try:
            self.find(role, name, within, timeout=0)
            return True
        except NotFound:
            return False

    def texts(self, within=None):
        """What all showing labels say."""
        return [item.name for item in self.walk(within) if item.getRoleName() == "label" and is_showing(item)]

    # Acting

    def press(self, item, action="click"):
        """Runs an action of the object."""
        actions = item.queryAction()
        for index in range(actions.nActions):
            if actions.getName(index) == action:
                actions.doAction(index)
                return
        # Composed buttons (menu buttons, colour buttons) hold the real one.
        for child in self.walk(item):
            if child.getRoleName() in ("push button", "toggle button"):
                return self.press(child, action)
        raise NotFound(f"no action “{action}” on {item.getRoleName()} “{item.name}”")

    def click(self, role, name, within=None):
        self.press(self.find(role, name, within))

    def invoke(self, action):
        """Runs an action of the window: `win.play`."""
        try:
            self.press(self.frame, action)
        except GLib.GError:
            # Closing ends the program before it has answered.
            if action != "win.close":
                raise

    def answer(self, text):
        """Presses a button of a dialog. (Its name is the title with the mnemonic's underscore, and the title.)"""
        self.press(self.find("push button", lambda name: name.split(" ")[-1] == text))

    def actions(self):
        actions = self.frame.queryAction()
        return {actions.getName(index) for index in range(actions.nActions)}

    def keys(self, *names):
        """Presses keys in the window that has the focus: "ctrl+z", "space"."""
        self.focus()
        subprocess.run(["xdotool", "key", "--delay", "30", *names], check=True)
        time.sleep(0.15)

    def type(self, text):
        self.focus()
        subprocess.run(["xdotool", "type", "--delay", "30", "--", text], check=True)
        time.sleep(0.15)

    def focus(self):
        """Without a window manager nobody gives the window the keyboard; the newest window with a
        title gets it (menus have none, and get their keys from the window they belong to)."""
        identifiers = subprocess.run(
            ["xdotool", "search", "--all", "--onlyvisible", "--pid", str(self.process.pid), "--name", "."], capture_output=True, text=True
        ).stdout.split()
        if identifiers:
            subprocess.run(["xdotool", "windowfocus", "--sync", identifiers[-1]], stderr=subprocess.DEVNULL)

    def click_at(self, item, button=1, count=1, hold=None):
        """Moves the pointer to the middle of an object and clicks, once the object has come to its place. `hold`: for how
        many seconds the button stays down, as a hand's does."""
        component = item.queryComponent()
        box = component.getExtents(pyatspi.WINDOW_COORDS)
        for _ in range(20):
            time.sleep(0.1)
            before, box = box, component.getExtents(pyatspi.WINDOW_COORDS)
            if (before.x, before.y, before.width, before.height) == (box.x, box.y, box.width, box.height):
                break
        x, y = box.x + box.width // 2, box.y + box.height // 2
        subprocess.run(["xdotool", "mousemove", str(x), str(y)], check=True)
        if hold:
            subprocess.run(["xdotool", "mousedown", str(button), "sleep", str(hold), "mouseup", str(button)], check=True)
        else:
            subprocess.run(["xdotool", "click", "--repeat", str(count), "--delay", "80", str(button)], check=True)
        time.sleep(0.2)

    def open_popover(self, opener):
        """Clicks what opens a popover until it is open. A press soon after another popover went away is sometimes lost on
        a busy machine: GTK 4.8 then gives it to no widget, not even to the window. A person clicks again."""
        for _ in range(3):
            self.click_at(opener)
            try:
                return wait_for(lambda: has_state(opener, pyatspi.STATE_EXPANDED), "the popover", timeout=2)
            except NotFound:
                continue
        raise NotFound(f"“{opener.name}” was clicked three times and did not open")

    def drag(self, source, target):
        """Drags from the middle of one object to the middle of another, as slowly as a hand does."""
        points = []
        for item in (source, target):
            box = item.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
            points.append((box.x + box.width // 2, box.y + box.height // 2))
        (x, y), (to_x, to_y) = points
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "mousedown", "1"], check=True)
        for step in range(1, 21):
            place = (x + (to_x - x) * step // 20, y + (to_y - y) * step // 20)
            subprocess.run(["xdotool", "mousemove", str(place[0]), str(place[1])], check=True)
            time.sleep(0.04)
        subprocess.run(["xdotool", "mouseup", "1"], check=True)
        time.sleep(0.3)

    # Observing

    def settle(self, seconds=0.4):
        time.sleep(seconds)

    def processor_ticks(self):
        """Processor time used by the program so far, in ticks of 1/100 s."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    def is_running(self):
        return self.process.poll() is None

    def log_text(self):
        self.log.flush()
        with open(self.log_path) as file:
            return file.read()

    def complaints(self):
        """Lines in which GTK or GLib says that the program did something wrong."""
        return [
            line for line in self.log_text().splitlines()
            if ("CRITICAL" in line or "Gtk-WARNING" in line or "GLib-GObject-WARNING" in line or "Fatal error" in line)
        ]

    def picture(self, name):
        """A picture of the screen for people to look at."""
        os.makedirs(PICTURES, exist_ok=True)
        path = os.path.join(PICTURES, name + ".png")
        box = self.frame.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        subprocess.run(
            ["import", "-window", "root", "-crop", f"{box.width + 10}x{box.height + 10}+0+0", "+repage", path], check=True)
        return path

    def pixels(self, x, y, width, height):
        """The screen's pixels in a rectangle: rows of red, green, blue."""
        crop = f"{width}x{height}+{x}+{y}"
        return subprocess.run(
            ["import", "-window", "root", "-crop", crop, "+repage", "-depth", "8", "rgb:-"], check=True, capture_output=True
        ).stdout

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.log.close()
        if self.owns_home:
            shutil.rmtree(self.home, ignore_errors=True)


def is_showing(item):
    """On the page that is shown. (GTK 4.8 says "visible" of hidden pages too, but gives them no extent.)"""
    if not item.getState().contains(pyatspi.STATE_VISIBLE):
        return False
    box = item.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    return box.width > 0 and box.height > 0


def has_state(item, state):
    return item.getState().contains(state)


def is_unnamed(item):
    """Whether only GTK's own name for the widget's type is there."""
    return item.name == "" or item.name.startswith(("Gtk", "Adw"))
