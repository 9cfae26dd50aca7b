"""Pictures of the window, for people to look at. They fail only where something is cut off or GTK complains."""

from driver import Studio, is_showing
from harness import check, check_equal, test

import pyatspi


def beyond_the_window(studio):
    """Buttons and entries that reach over the window's edge."""
    frame = studio.frame.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    result = []
    for item in studio.walk():
        if item.getRoleName() in ("push button", "toggle button", "entry", "slider", "switch") and is_showing(item):
            box = item.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
            if box.x < 0 or box.x + box.width > frame.width:
                result.append(f"{item.getRoleName()} “{item.name}” at {box.x}+{box.width} of {frame.width}")
    return result


def take(name, **options):
    with Studio(**options) as studio:
        studio.settle(1)
        studio.invoke("win.replay")
        studio.settle(0.2)
        studio.invoke("win.play")
        studio.settle()
        frame = studio.frame.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        # Without a compositor the frame draws its own edge of 5 pixels.
        check((frame.width + 10, frame.height + 10) == (options["width"], options["height"]),
              f"the window is {frame.width} × {frame.height}, not {options['width']} × {options['height']}")
        check_equal(beyond_the_window(studio), [], "cut off")
        studio.picture(name)
        for _ in range(5):
            studio.invoke("win.add-variant")
        studio.settle(0.5)
        check_equal(beyond_the_window(studio), [], "cut off with six tiles")
        studio.picture(name + "-compare")
        studio.invoke("win.code")
        studio.settle(0.5)
        check_equal(beyond_the_window(studio), [], "cut off with the code")
        studio.picture(name + "-code")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("nothing is cut off at 1024 × 640, light and dark")
def small():
    take("light-1024x640", width=1024, height=640)
    take("dark-1024x640", width=1024, height=640, dark=True)


@test("nothing is cut off at 1280 × 800, light and dark")
def medium():
    take("light-1280x800", width=1280, height=800)
    take("dark-1280x800", width=1280, height=800, dark=True)


@test("nothing is cut off at 1920 × 1080, light and dark")
def large():
    take("light-1920x1080", width=1900, height=1070)
    take("dark-1920x1080", width=1900, height=1070, dark=True)
