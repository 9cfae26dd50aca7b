"""The stage's page In Context: the selected variant in real controls, and the list of its events."""

import pyatspi

from driver import Studio, wait_for
from harness import check, check_equal, test


def open_context(studio):
    studio.click("push button", "In Context")
    studio.find("push button", "Run Effect")


def events(studio):
    """What the event list says, the newest first."""
    found = studio.find("list", "Events")
    return [item.name for item in studio.walk(found) if item.getRoleName() == "list item"]


def wait_for_event(studio, place, what):
    return wait_for(
        lambda: [line for line in events(studio) if f"{place}: {what}" in line], f"an event “{place}: {what}”")


@test("a control in context plays the variant's effect, and the event list tells how it ends; then it can be cleared")
def trigger():
    with Studio() as studio:
        open_context(studio)
        studio.click("push button", "Run Effect")
        wait_for_event(studio, "Button", "started")
        studio.picture("context-light")
        ended = wait_for_event(studio, "Button", "ended, finished")
        check_equal(events(studio)[0], ended[0], "the newest event is the first")
        studio.click("push button", "Run Effect")
        wait_for(lambda: len(events(studio)) > 2, "a second start")
        studio.click("push button", "Clear Events")
        studio.find("label", "What effects do is told here.")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("in context, a marked row, an end of the slider and a connection move their own symbols")
def controls():
    with Studio(width=1024, height=640, dark=True) as studio:
        open_context(studio)
        studio.press(studio.find("push button", "Mark “Train on Friday”"))
        wait_for_event(studio, "List", "started")
        studio.find("slider", "Slider").queryValue().currentValue = 100
        wait_for_event(studio, "Slider", "started")
        studio.picture("context-small-dark")
        studio.click("push button", "Connect")
        wait_for_event(studio, "Connection", "started")
        studio.find("push button", "Disconnect", timeout=15)
        wait_for_event(studio, "Connection", "ended, finished")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("in context, words keep their place beside an indefinite effect and move with a transition; at rest nothing runs")
def words():
    def place(studio, text):
        return studio.find("label", text).queryComponent().getExtents(pyatspi.WINDOW_COORDS).x

    with Studio() as studio:
        open_context(studio)
        still, moving = "Words keep their place.", "Words move together."
        before = place(studio, still), place(studio, moving)
        studio.click("push button", "Hide")
        wait_for(lambda: place(studio, moving) < before[1] - 10, "words that move")
        check_equal(place(studio, still), before[0], "the words beside an indefinite effect")
        studio.picture("context-hidden")
        studio.click("push button", "Show")
        wait_for(lambda: place(studio, moving) == before[1], "words that move back")
        check(wait_for(lambda: is_idle(studio), "rest", timeout=20), "processor time at rest")


def is_idle(studio):
    before = studio.processor_ticks()
    studio.settle(1)
    return studio.processor_ticks() - before <= 1
