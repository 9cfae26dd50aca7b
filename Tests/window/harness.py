"""Collects the window tests, runs them, and sums up."""

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
        print(f"again    {rule}: {error}", flush=True)
        function()


def run(filters):
    """Runs the tests whose rule or name contains one of `filters` (all if there are none); returns the exit status."""
    passed, failed, skipped = 0, [], 0
    for rule, function in TESTS:
        if filters and not any(text in rule or text in function.__name__ for text in filters):
            continue
        start = time.monotonic()
        try:
            run_patiently(rule, function)
        except Skip as reason:
            skipped += 1
            print(f"skipped  {rule}: {reason}", flush=True)
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt):
                raise
            failed.append(rule)
            print(f"FAILED   {rule}", flush=True)
            traceback.print_exc(file=sys.stdout)
        else:
            passed += 1
            print(f"passed   {rule} ({time.monotonic() - start:.1f} s)", flush=True)
    for rule in failed:
        print(f"FAILED   {rule}")
    print(f"{passed} passed, {len(failed)} failed, {skipped} skipped")
    return 1 if failed else 0


def corpus(*parts):
    """A path in the corpus of real files, or a skip where there is none."""
    here = os.path.dirname(os.path.abspath(__file__))
    root = os.environ.get("SYMBOL_STUDIO_CORPUS") or os.path.join(here, "..", "..", "..", "shared", "corpus")
    path = os.path.abspath(os.path.join(root, *parts))
    if not os.path.exists(path):
        raise Skip(f"there is no {path}")
    return path
