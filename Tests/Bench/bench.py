"""Measures the server, and beside it the same frames pushed by a bare C program on libwebsockets, as the limit.

    bench.py [--json FILE] [--seconds N] [--rounds N] [--saves N] [--compare | --store]

Run it through Scripts/bench, which builds what it needs. Both servers serve the same viewers (load.c), in turns, in the
same run and on the same machine: only their ratio says something, the numbers by themselves do not. After that, how
long the author of a file waits (reload.py).
"""

import argparse
import contextlib
import json
import os
import re
import statistics
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import folder
import ratios
import reload
from processes import BIN, TOOLS, end, free_port, state_folder
from watchers import watch

FRAMES = TOOLS / "frames.bin"
PREVIEW = "snapping-list"
SIZE = [390, 844]  # points; load.c drags across it
VIEWERS = [1, 10, 100]
TIMED_VIEWERS = [1, 100]


# --- processes ---------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def scrollwork():
    """The server; gives its process and its port."""
    port, log = free_port(), TOOLS / "scrollwork.log"
    with state_folder() as state, open(log, "w") as output:
        command = [BIN / "scrollwork", "serve", "--port", str(port), "--state", state]
        server = subprocess.Popen(command, stdout=output, stderr=output)
        try:
            while not re.search(rf"http://\S*:{port}\b", log.read_text()):
                if server.poll() is not None:
                    sys.exit(f"bench: the server ended before it had an address; see {log}")
                time.sleep(0.05)
            yield server, port
        finally:
            end(server)


@contextlib.contextmanager
def bare():
    """The bare C program; gives its process and its port."""
    port = free_port()
    server = subprocess.Popen([TOOLS / "push", str(port), FRAMES], stdout=subprocess.PIPE, text=True)
    try:
        server.stdout.readline()
        yield server, port
    finally:
        end(server)


# --- measurements ------------------------------------------------------------------------------------------------


def bench_agent():
    """Time and bytes per frame in the agent alone; leaves the frames in FRAMES."""
    command = [BIN / "scrollwork-agent", "bench", "--capture", FRAMES]
    output = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    return json.loads(output.strip().splitlines()[-1])


def bench_previews():
    """Time and bytes per frame of every preview of the gallery while it is flung, in the gallery's order."""
    command = [BIN / "scrollwork-agent", "bench", "--all"]
    output = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    return [json.loads(line) for line in output.strip().splitlines()]


def open_session(port):
    """The path of a new session's socket."""
    body = json.dumps({"preview": PREVIEW, "size": SIZE}).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/sessions", body, headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)["path"] + "/socket"


def load(server, port, path, viewers, seconds):
    """The view of `viewers` viewers in `seconds`, with the CPU time that the server and its children take meanwhile."""
    result, server_seconds, agent_seconds = watch(server, port, path, viewers, seconds)
    frames = max(result["frames"], 1)
    result["serverMicrosecondsPerFrame"] = server_seconds * 1e6 / frames
    result["agentMicrosecondsPerTick"] = agent_seconds * 1e6 * viewers / frames
    result["bytesPerFrame"] = result["bytes"] / frames
    return result


def measure(rounds, seconds):
    """The view that each number of viewers has of the server and of the limit: a list of rounds for each number.

    The two take turns, so that both meet the same moods of the machine.
    """
    ours, limit = ({viewers: [] for viewers in VIEWERS} for _ in range(2))
    with scrollwork() as (server, port), bare() as (bare_server, bare_port):
        for viewers in VIEWERS * rounds:
            ours[viewers].append(load(server, port, open_session(port), viewers, seconds))
            limit[viewers].append(load(bare_server, bare_port, "/s/bare/socket", viewers, seconds))
    return ours, limit


# --- report ------------------------------------------------------------------------------------------------------


def ratio(ours, limit):
    return ours / limit if limit else float("nan")


def middle(rounds, value):
    return statistics.median(value(seen) for seen in rounds)


def compare(name, unit, ours, limit):
    return {"name": name, "unit": unit, "scrollwork": ours, "bare": limit, "ratio": ratio(ours, limit)}


def rows(ours, limit):
    """The comparisons, in the order of the table."""

    def row(count, name, unit, value):
        who = f"{count} viewer{'s' if count > 1 else ''}"
        return compare(f"{who}: {name}", unit, middle(ours[count], value), middle(limit[count], value))

    for count in VIEWERS:
        yield row(count, "frames to each", "/s", lambda seen: seen["framesPerSecond"]["median"])
        yield row(count, "frames to the slowest", "/s", lambda seen: seen["framesPerSecond"]["least"])
        yield row(count, "server CPU per frame", "us", lambda seen: seen["serverMicrosecondsPerFrame"])
    for count in TIMED_VIEWERS:
        for key in ("median", "p95", "p99"):
            yield row(count, f"touch to frame, {key}", "ms", lambda seen: seen["touchToFrame"][key])


def print_previews(previews):
    print("\nAgent alone, each preview while it is flung")
    print(f"  {'':<22}{'frames':>8}{'us/frame':>12}{'B/frame':>10}{'largest':>10}{'keyframe':>10}{'as JSON':>10}")
    for row in previews:
        print(
            f"  {row['preview']:<22}{row['frames']:>8}{row['microsecondsPerFrame']:>12.1f}{row['bytesPerFrame']:>10.1f}"
            f"{row['largestFrameBytes']:>10}{row['keyframeBytes']:>10}{row['jsonBytesPerFrame']:>10.1f}"
        )


def print_table(agent, comparisons, ours):
    print(f"\nAgent alone, {agent['frames']} frames of {PREVIEW}")
    print(f"  {'time per frame':<38}{agent['microsecondsPerFrame']:>12.1f} us")
    print(f"  {'bytes per frame, encoded':<38}{agent['bytesPerFrame']:>12.1f} B")
    smaller = ratio(agent["jsonBytesPerFrame"], agent["bytesPerFrame"])
    print(f"  {'the same frames as JSON':<38}{agent['jsonBytesPerFrame']:>12.1f} B   {smaller:.1f} times as many")
    print("\nOne session in motion. The limit: a bare C program on libwebsockets that pushes the same frames.")
    print(f"  {'':<38}{'scrollwork':>12}{'bare C':>12}{'ratio':>9}")
    for row in comparisons:
        name = f"{row['name']}, {row['unit']}"
        print(f"  {name:<38}{row['scrollwork']:>12.2f}{row['bare']:>12.2f}{row['ratio']:>9.2f}")
    for count, rounds in ours.items():
        name = f"agent CPU per tick, {count} watching, us"
        print(f"  {name:<38}{middle(rounds, lambda seen: seen['agentMicrosecondsPerTick']):>12.2f}")


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--json", type=Path, metavar="FILE", help="also write everything measured as JSON")
    options.add_argument("--seconds", type=float, default=3, help="of each measurement (default 3)")
    options.add_argument("--rounds", type=int, default=3, help="of which the medians are told (default 3)")
    options.add_argument("--saves", type=int, default=100, help="how often a watched file is saved (default 100)")
    options.add_argument("--layouts", type=Path, metavar="FILE", help="what the measurement of layouts has printed")
    wish = options.add_mutually_exclusive_group()
    wish.add_argument("--compare", action="store_true", help="fail if a ratio got worse than in ratios.json")
    wish.add_argument("--store", action="store_true", help="write the ratios into ratios.json")
    chosen = options.parse_args()

    started = time.time()
    agent, previews = bench_agent(), bench_previews()
    print("Measuring; this takes about a minute", file=sys.stderr)
    ours, limit = measure(chosen.rounds, chosen.seconds)
    comparisons = list(rows(ours, limit))
    print_previews(previews)
    print_table(agent, comparisons, ours)
    print(f"Saving a file {chosen.saves} times", file=sys.stderr)
    reloads = reload.measure(chosen.saves)
    reload.report(reloads)
    print("Building a folder of an app, cold and warm", file=sys.stderr)
    app = folder.measure()
    folder.report(app)
    everything = {
        "started": started, "processors": os.cpu_count(), "preview": PREVIEW, "size": SIZE, "agent": agent,
        "previews": previews, "comparisons": comparisons, "scrollwork": ours, "bare": limit,
        "reloads": reloads, "folder": app, "layouts": chosen.layouts.read_text() if chosen.layouts else "",
    }
    if chosen.json:
        chosen.json.write_text(json.dumps(everything, indent=2) + "\n")
    if chosen.store:
        ratios.store(everything)
    return 1 if chosen.compare and not ratios.report(everything) else 0


if __name__ == "__main__":
    sys.exit(main())
