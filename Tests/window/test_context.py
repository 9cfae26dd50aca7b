"""The stage's page In Context: the selected variant in real controls, and the list of its events."""

import pyatspi

from driver import Studio, has_state, wait_for
from harness import check, check_equal, test
from test_inspector import name_effect
from test_transition import choose, open_page


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


@test("in context, symbols and a container go by the effect's switch; what is hidden by it comes back")
def switches():
    with Studio(height=1000) as studio:
        name_effect(studio, ".disappear.down")
        hidden = studio.find("check box", "Hidden")
        open_context(studio)
        wait_for_event(studio, "Toolbar", "ended, finished")
        wait_for_event(studio, "Container", "ended, finished")
        # The words' own button says what can be done next.
        studio.find(None, "Show")
        on_container = studio.find("check box", "Active on the container")
        check(has_state(on_container, pyatspi.STATE_CHECKED), "the container's effect is not active")
        studio.picture("context-switched")
        studio.click("push button", "Clear Events")
        studio.press(hidden, "toggle")
        studio.find(None, "Hide")
        wait_for(lambda: not has_state(on_container, pyatspi.STATE_CHECKED), "the container's switch")
        wait_for_event(studio, "Toolbar", "ended, finished")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("in context, words move with a transition of one's own")
def own_transition():
    with Studio(height=1000) as studio:
        open_page(studio)
        choose(studio, 2)
        open_context(studio)
        words = studio.find("label", "Words move together.")
        before = words.queryComponent().getExtents(pyatspi.WINDOW_COORDS).x
        studio.click("push button", "Hide")
        line = wait_for_event(studio, "Text, transition", "started")[0]
        check("transition" in line.split(",")[0], f"another effect hides the symbol: {line}")
        wait_for(
            lambda: words.queryComponent().getExtents(pyatspi.WINDOW_COORDS).x < before - 10, "words that move")
        check_equal(studio.complaints(), [], "what GTK complains about")


@test("in context, the slider sets the variable value of its symbol")
def value():
    with Studio(height=1000) as studio:
        studio.find("slider", "Variable value, slider").queryValue().currentValue = 0.2
        open_context(studio)
        slider = studio.find("slider", "Slider").queryValue()
        wait_for(lambda: 15 < slider.currentValue < 40, f"the slider at the value: {slider.currentValue}")
        slider.currentValue = 80
        studio.settle(1)
        studio.picture("context-value")
        check_equal(studio.complaints(), [], "what GTK complains about")


def is_idle(studio):
    before = studio.processor_ticks()
    studio.settle(1)
    return studio.processor_ticks() - before <= 1
