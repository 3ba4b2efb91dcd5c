"""Measures the server, and beside it the same frames pushed by a bare C program on libwebsockets, as the limit.

    bench.py [--json FILE] [--seconds N]

Run it through Scripts/bench, which builds what it needs. Both servers serve the same viewers (load.c), one after the
other, in the same run and on the same machine: only their ratio says something, the numbers by themselves do not.
"""

import argparse
import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

BIN = Path(".build/release")
TOOLS = Path(".build/bench")
FRAMES = TOOLS / "frames.bin"
PREVIEW = "snapping-list"
SIZE = [390, 844]  # points; load.c drags across it
VIEWERS = [1, 10, 100]
TIMED_VIEWERS = [1, 100]


# --- processes ---------------------------------------------------------------------------------------------------


def cpu_seconds(pid):
    """CPU time that all threads of a process have used; to the nanosecond, where /proc/PID/stat counts in 10 ms."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9


def children(pid):
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def end(process):
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def scrollwork():
    """The server; gives its process and its port."""
    port, log = free_port(), TOOLS / "scrollwork.log"
    with open(log, "w") as output:
        command = [BIN / "scrollwork", "serve", "--port", str(port)]
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
def bare(mode):
    """The bare C program, pushing on its own tick or on input; gives its process and its port."""
    port = free_port()
    server = subprocess.Popen([TOOLS / "push", str(port), FRAMES, mode], stdout=subprocess.PIPE, text=True)
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


def open_session(port):
    """The path of a new session's socket."""
    body = json.dumps({"preview": PREVIEW, "size": SIZE}).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/sessions", body, headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)["path"] + "/socket"


def load(server, port, path, viewers, seconds):
    """What `viewers` viewers see in `seconds`, with the CPU time that the server and its children take meanwhile."""
    command = [TOOLS / "load", str(port), path, str(viewers), str(seconds)]
    agents = children(server.pid)
    client = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    client.stdout.readline()  # "counting"
    before = cpu_seconds(server.pid), sum(map(cpu_seconds, agents))
    seen = client.stdout.readline()
    after = cpu_seconds(server.pid), sum(map(cpu_seconds, agents))
    if client.wait() != 0:
        sys.exit("bench: the viewers gave up")
    result = json.loads(seen)
    if result["viewers"] != viewers:
        sys.exit(f"bench: only {result['viewers']} of {viewers} viewers were left at the end")
    frames = max(result["frames"], 1)
    result["serverMicrosecondsPerFrame"] = (after[0] - before[0]) * 1e6 / frames
    result["agentMicrosecondsPerTick"] = (after[1] - before[1]) * 1e6 * viewers / frames
    result["bytesPerFrame"] = result["bytes"] / frames
    return result


def measure_scrollwork(seconds):
    with scrollwork() as (server, port):
        return {viewers: load(server, port, open_session(port), viewers, seconds) for viewers in VIEWERS}


def measure_bare(mode, counts, seconds):
    with bare(mode) as (server, port):
        return {viewers: load(server, port, "/s/bare/socket", viewers, seconds) for viewers in counts}


# --- report ------------------------------------------------------------------------------------------------------


def ratio(ours, limit):
    return ours / limit if limit else float("nan")


def compare(name, unit, ours, limit):
    return {"name": name, "unit": unit, "scrollwork": ours, "bare": limit, "ratio": ratio(ours, limit)}


def rows(ours, ticking, at_once):
    """The comparisons, in the order of the table."""
    for count in VIEWERS:
        name = f"{count} viewer{'s' if count > 1 else ''}"
        mine, limit = ours[count], ticking[count]
        yield compare(f"{name}: frames to each", "/s", *(x["framesPerSecond"]["median"] for x in (mine, limit)))
        yield compare(f"{name}: to the slowest", "/s", *(x["framesPerSecond"]["least"] for x in (mine, limit)))
        yield compare(f"{name}: server CPU per frame", "us", *(x["serverMicrosecondsPerFrame"] for x in (mine, limit)))
    for count in TIMED_VIEWERS:
        name = f"{count} viewer{'s' if count > 1 else ''}"
        for key in ("median", "p95", "p99"):
            yield compare(
                f"{name}: touch to frame, {key}", "ms",
                ours[count]["touchToFrame"][key], ticking[count]["touchToFrame"][key],
            ) | {"bareWithoutTick": at_once[count]["touchToFrame"][key]}


def print_table(agent, comparisons, ours):
    print(f"\nAgent alone, {agent['frames']} frames of {PREVIEW}")
    print(f"  {'time per frame':<38}{agent['microsecondsPerFrame']:>12.1f} us")
    print(f"  {'bytes per frame, encoded':<38}{agent['bytesPerFrame']:>12.1f} B")
    smaller = ratio(agent["jsonBytesPerFrame"], agent["bytesPerFrame"])
    print(f"  {'the same frames as JSON':<38}{agent['jsonBytesPerFrame']:>12.1f} B   {smaller:.1f} times as many")
    print("\nOne session in motion. The limit: a bare C program on libwebsockets that pushes the same frames at 60 Hz.")
    print(f"  {'':<38}{'scrollwork':>12}{'bare C':>12}{'ratio':>9}")
    for row in comparisons:
        note = f"   bare C, answering at once: {row['bareWithoutTick']:.2f}" if "bareWithoutTick" in row else ""
        name = f"{row['name']}, {row['unit']}"
        print(f"  {name:<38}{row['scrollwork']:>12.2f}{row['bare']:>12.2f}{row['ratio']:>9.2f}{note}")
    for count, seen in ours.items():
        name = f"agent CPU per tick, {count} watching, us"
        print(f"  {name:<38}{seen['agentMicrosecondsPerTick']:>12.2f}")


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--json", type=Path, metavar="FILE", help="also write everything measured as JSON")
    options.add_argument("--seconds", type=float, default=6, help="of each of the eight measurements (default 6)")
    chosen = options.parse_args()

    started = time.time()
    agent = bench_agent()
    print("Measuring; this takes about a minute", file=sys.stderr)
    ours = measure_scrollwork(chosen.seconds)
    ticking = measure_bare("tick", VIEWERS, chosen.seconds)
    at_once = measure_bare("input", TIMED_VIEWERS, chosen.seconds)
    comparisons = list(rows(ours, ticking, at_once))
    print_table(agent, comparisons, ours)
    if chosen.json:
        everything = {
            "started": started, "processors": os.cpu_count(), "preview": PREVIEW, "size": SIZE, "agent": agent,
            "comparisons": comparisons, "scrollwork": ours, "bare": ticking, "bareWithoutTick": at_once,
        }
        chosen.json.write_text(json.dumps(everything, indent=2) + "\n")


if __name__ == "__main__":
    main()
