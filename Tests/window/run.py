#!/usr/bin/python3
"""The window's tests. Run under a display and session bus of their own:

    xvfb-run -a -s "-screen 0 1920x1200x24 -noreset" dbus-run-session -- /usr/bin/python3 Tests/window/run.py [--part N/M] [WORD…]

`SYMBOL_STUDIO` names the program; `SYMBOL_STUDIO_PICTURES` a folder for the pictures that are taken; a WORD runs only
the tests whose rule contains it; `--part 1/2` every second of them, so that two runs can share the work.
"""

import argparse
import sys

import harness
import test_opening  # noqa: F401  (each module registers its tests)
import test_names  # noqa: F401
import test_library  # noqa: F401
import test_stage  # noqa: F401
import test_context  # noqa: F401
import test_keys  # noqa: F401
import test_sessions  # noqa: F401
import test_inspector  # noqa: F401
import test_effects  # noqa: F401
import test_transition  # noqa: F401
import test_switching  # noqa: F401
import test_export  # noqa: F401
import test_layers  # noqa: F401
import test_whole_job  # noqa: F401
import test_pictures  # noqa: F401
import test_symbol_view  # noqa: F401

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--part", default="1/1", metavar="N/M")
    parser.add_argument("words", nargs="*", metavar="WORD")
    arguments = parser.parse_args()
    part, parts = map(int, arguments.part.split("/"))
    sys.exit(harness.run(arguments.words, part, parts))
