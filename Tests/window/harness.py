"""Collects the window tests, runs them, and sums up."""

import io
import os
import sys
import time
import traceback

TESTS = []


class NotFound(AssertionError):
    """What was waited for did not come."""


class Skip(Exception):
    """A test that cannot be run here, with the reason."""


def test(rule):
    """Marks a test; `rule` says in words what must hold."""

    def register(function):
        TESTS.append((rule, function))
        return function

    return register


def check(condition, message):
    if not condition:
        raise AssertionError(message)


def check_equal(value, expected, what):
    check(value == expected, f"{what}: expected {expected!r}, got {value!r}")


def run_patiently(rule, function):
    """Runs a test; once more, and says so, where something that was waited for did not come: on a busy machine a click
    can meet a row that has just moved. A wrong value is never tried again."""
    try:
        function()
    except NotFound as error:
        say(f"again    {rule}: {error}")
        function()


def say(text):
    """Writes whole lines at once: two runs may share the output."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def chosen(filters, part, parts):
    """The tests whose rule or name contains one of `filters` (all if there are none); one in `parts`, from number `part` on."""
    fitting = [
        (rule, function) for rule, function in TESTS
        if not filters or any(text in rule or text in function.__name__ for text in filters)
    ]
    return fitting[part - 1 :: parts]


def run(filters, part=1, parts=1):
    """Runs tests, all or one of several equal parts of them; returns the exit status."""
    passed, failed, skipped = 0, [], 0
    for rule, function in chosen(filters, part, parts):
        start = time.monotonic()
        try:
            run_patiently(rule, function)
        except Skip as reason:
            skipped += 1
            say(f"skipped  {rule}: {reason}")
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt):
                raise
            failed.append(rule)
            trace = io.StringIO()
            traceback.print_exc(file=trace)
            say(f"FAILED   {rule}\n{trace.getvalue()}")
        else:
            passed += 1
            say(f"passed   {rule} ({time.monotonic() - start:.1f} s)")
    for rule in failed:
        say(f"FAILED   {rule}")
    whole = "" if parts == 1 else f" in part {part} of {parts}"
    say(f"{passed} passed, {len(failed)} failed, {skipped} skipped{whole}")
    return 1 if failed else 0


def corpus(*parts):
    """A path in the corpus of real files, or a skip where there is none."""
    here = os.path.dirname(os.path.abspath(__file__))
    root = os.environ.get("SYMBOL_STUDIO_CORPUS") or os.path.join(here, "..", "..", "..", "shared", "corpus")
    path = os.path.abspath(os.path.join(root, *parts))
    if not os.path.exists(path):
        raise Skip(f"there is no {path}")
    return path
