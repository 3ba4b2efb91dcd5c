"""Measures how long somebody waits for the first drawn layout: from a clean clone, after a change in one file of UIKit,
and with nothing to build.

    first_picture.py [--json FILE]

Scripts/bench --first-picture runs it. The clone is made of the last commit, in .build/bench/clone, and Scripts/serve is
run there as a newcomer runs it; Debian's packages are there already. A time ends when the first frame of a session of
the gallery has come.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import reload
from processes import end, free_port, state_folder

PACKAGE = Path(__file__).parents[2]
CLONE = PACKAGE / ".build" / "bench" / "clone"
CHANGED = CLONE / "Sources" / "UIKit" / "Core" / "View" / "UIView.swift"
PREVIEW = "snapping-list"
PATIENCE_SECONDS = 1800
# Bounds on a quiet machine with two cores, in seconds.
BOUNDS = {"clone": 210, "change": 90, "nothing": 1}


def clone():
    shutil.rmtree(CLONE, ignore_errors=True)
    subprocess.run(["git", "clone", "--quiet", PACKAGE, CLONE], check=True)


def first_picture():
    """Seconds from the start of Scripts/serve to its first frame. The server is ended again."""
    port, log = free_port(), CLONE.parent / "first-picture.log"
    began = time.monotonic()
    state = state_folder()
    with open(log, "w") as output:
        script = subprocess.Popen(
            ["Scripts/serve", "--port", str(port), "--state", state.name], cwd=CLONE, stdout=output, stderr=output,
            stdin=subprocess.DEVNULL)
    try:
        while not reload.list_previews(port):
            if script.poll() is not None or time.monotonic() - began > PATIENCE_SECONDS:
                sys.exit(f"first_picture: there is no server:\n{log.read_text()[-2000:]}")
            time.sleep(0.02)
        viewer = reload.Viewer(reload.session(port, PREVIEW))
        viewer.wait(lambda: viewer.frames, "frame")
        return viewer.frames[0][1] - began
    finally:
        end(script)
        state.cleanup()


def change():
    """Another body, so that the compiler cannot leave the module as it is."""
    with open(CHANGED, "a") as file:
        file.write(f"\nprivate func measured() -> Int {{ {os.getpid()} }}\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", type=Path, help="write the seconds to this file, too")
    arguments = parser.parse_args()
    clone()
    times = {"clone": first_picture()}
    change()
    times["change"] = first_picture()
    times["nothing"] = first_picture()
    for name, seconds in times.items():
        print(f"first picture, {name:8} {seconds:6.1f} s   (at most {BOUNDS[name]} s on a quiet machine with two cores)")
    if arguments.json:
        arguments.json.write_text(json.dumps(times, indent=2) + "\n")
    shutil.rmtree(CLONE, ignore_errors=True)


if __name__ == "__main__":
    main()
