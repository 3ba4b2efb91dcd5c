"""Measures what many viewers of one session have that is always in motion, all but one of whom came by a link to watch:
how old frames are when they come to each, and what the server takes. Then the same beside one more who reads 1 kB/s.

    viewers.py [--json FILE] [--viewers N] [--seconds N]

Scripts/bench --viewers runs it. The viewers are those of load.c, in one process, whose own time is in the numbers.
"""

import argparse
import json
import re
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import reload
from sessions import PATIENCE_SECONDS, gallery
from soak import resident_mb
from watchers import watch

PREVIEW = "snapping-list"
SLOW_BYTES = 1000
# The bars: ms from a frame's arrival at the first viewer, and MB of the server.
LATE_MS, MEMORY_MB = 100, 150


def owners_key(log):
    """As the server prints it, which may be a moment after it answers."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while (found := re.search(r"#owner=([\w-]{22})", log.read_text())) is None:
        if time.monotonic() > deadline:
            sys.exit("viewers: the server does not print the owner's address")
        time.sleep(0.02)
    return found[1]


def view_key(port, session, owner):
    """The key of a new link to watch."""
    body = json.dumps({"role": "view", "name": "Many", "expires": "1h"}).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {owner}"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/sessions/{session}/links", body, headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)["key"]


def load(server, port, path, key, viewers, seconds, *slow):
    result, server_seconds, agent_seconds = watch(server, port, path, viewers, seconds, key, *slow)
    result["serverProcessors"] = server_seconds / result["seconds"]
    result["agentProcessors"] = agent_seconds / result["seconds"]
    result["serverMegabytes"] = resident_mb(server.pid)
    return result


def measure(viewers, seconds):
    with tempfile.TemporaryDirectory(prefix="scrollwork-state-") as state, gallery(state) as (server, port):
        owner = owners_key(Path(state) / "log")
        path = reload.session(port, PREVIEW).split(f":{port}", 1)[1]
        key = view_key(port, path.split("/")[2], owner)
        alone = load(server, port, path, key, viewers, seconds)
        return alone, load(server, port, path, key, viewers, seconds, str(SLOW_BYTES))


def report(rows):
    print(f"\n{'':<34}{'alone':>12}{'one is slow':>14}")
    for name, value in [
        ("frames to each, /s", lambda row: row["framesPerSecond"]["median"]),
        ("frames to the slowest, /s", lambda row: row["framesPerSecond"]["least"]),
        ("age of frames, median, ms", lambda row: row["frameAge"]["median"]),
        ("age of frames, p95, ms", lambda row: row["frameAge"]["p95"]),
        ("p95 of the worst viewer, ms", lambda row: row["frameAge"]["worst"]),
        ("touch to frame, p95, ms", lambda row: row["touchToFrame"]["p95"]),
        ("server, processors", lambda row: row["serverProcessors"]),
        ("server, MB", lambda row: row["serverMegabytes"]),
    ]:
        print(f"{name:<34}" + "".join(f"{value(row):>{width}.2f}" for row, width in zip(rows, (12, 14))))


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--json", type=Path, metavar="FILE", help="also write everything measured as JSON")
    options.add_argument("--viewers", type=int, default=100, help="how many watch (default 100)")
    options.add_argument("--seconds", type=float, default=10, help="of each measurement (default 10)")
    chosen = options.parse_args()
    rows = measure(chosen.viewers, chosen.seconds)
    report(rows)
    if chosen.json:
        chosen.json.write_text(json.dumps({"alone": rows[0], "slow": rows[1]}, indent=2) + "\n")
    is_good = all(row["frameAge"]["worst"] <= LATE_MS and row["serverMegabytes"] < MEMORY_MB for row in rows)
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
