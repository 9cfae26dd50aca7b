"""What is kept between sittings."""

import os
import signal
import tempfile

from driver import Studio, wait_for
from harness import check, check_equal, test
from test_stage import tiles, wait_for_tiles


@test("work that was not saved is offered after a crash, and comes back")
def recovery():
    with tempfile.TemporaryDirectory() as home:
        with Studio(home=home) as studio:
            studio.invoke("win.add-variant")
            studio.invoke("win.add-variant")
            wait_for_tiles(studio, 3)
            studio.settle(2.6)
            studio.process.send_signal(signal.SIGKILL)
            studio.process.wait(5)
        with Studio(home=home) as studio:
            studio.answer("Recover")
            wait_for_tiles(studio, 3)


@test("after a proper end nothing is offered")
def no_recovery():
    with tempfile.TemporaryDirectory() as home:
        with Studio(home=home) as studio:
            studio.keys("ctrl+f")
            studio.settle(1)
            studio.invoke("win.close")
            studio.process.wait(10)
            check_equal(studio.process.returncode, 0, "exit status")
        with Studio(home=home) as studio:
            studio.settle(1)
            check(not studio.exists("push button", lambda name: name.endswith("Recover")), "recovery is offered")


@test("closing a comparison that was not saved asks first")
def asks_before_closing():
    with Studio() as studio:
        studio.invoke("win.add-variant")
        wait_for_tiles(studio, 2)
        studio.invoke("win.close")
        studio.answer("Cancel")
        studio.settle()
        check(studio.is_running() and len(tiles(studio)) == 2, "the comparison is gone")
        studio.invoke("win.close")
        studio.answer("Discard")
        wait_for(lambda: not studio.is_running(), "the end")
        check_equal(studio.complaints(), [], "what GTK complains about")
