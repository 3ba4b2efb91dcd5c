"""Measures what sessions cost: to open one of the gallery, to wake one by a touch and by a visit, to have one run and
to have one sleep.

    sessions.py [--json FILE] [--rounds N] [--sleeping N]

Scripts/bench --sessions runs it. Times are of this client, from the request to the first frame that it has.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import neighbours
import reload
from frame_numbers import FrameNumbers, varint
from processes import BIN, children, cpu_seconds, end, free_port, programs, wrapped
from soak import resident_mb

PREVIEWS = ["snapping-list", "grid", "photos", "pizza-drum"]
PATIENCE_SECONDS = 60
IDLE_SECONDS = 5
# In which any scrolling by a key comes to an end.
REST_SECONDS = 2
DOWN = 1
# A switch in the preview of settings, in points, and how often it is tapped before the session sleeps.
SWITCH = (335, 153)
TAPS = 50
TOUCHES, BEGAN, MOVED, ENDED = 0x10, 0, 1, 2


@contextlib.contextmanager
def gallery(state, *words):
    """A server of the gallery; gives its process and its port, once it is ready."""
    port = free_port()
    with open(Path(state) / "log", "a") as log:
        command = [BIN / "scrollwork", "serve", "--port", str(port), "--state", state, *words]
        server = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not reload.list_previews(port):
            if server.poll() is not None or time.monotonic() > deadline:
                sys.exit(f"sessions: the server does not come up:\n{(Path(state) / 'log').read_text()}")
            time.sleep(0.02)
        yield server, port
    finally:
        end(server)


async def until(claim, what):
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not claim():
        if time.monotonic() > deadline:
            sys.exit(f"sessions: {what} did not come within {PATIENCE_SECONDS} s")
        await asyncio.sleep(0.02)


async def first_frame(socket):
    async for message in socket:
        if isinstance(message, bytes):
            return message
    sys.exit("sessions: the connection was closed before a frame came")


async def open_one(port, slug):
    """Seconds from the order to the first frame."""
    start = time.monotonic()
    address = await asyncio.to_thread(reload.session, port, slug)
    async with neighbours.watching(address) as socket:
        await first_frame(socket)
        return time.monotonic() - start


async def visit(address):
    """Seconds from the beginning of the connection to the first frame."""
    start = time.monotonic()
    async with neighbours.watching(address) as socket:
        await first_frame(socket)
        return time.monotonic() - start


def touch_message(seq, phase, x, y, milliseconds=0):
    # One sample of one finger, at that time of the viewer's clock, in 1/10 ms. 1/64 pt, as zigzag: twice the number.
    return (
        bytes([TOUCHES]) + varint(seq) + varint(1) + bytes([phase, 0]) + varint(10 * milliseconds)
        + varint(x * 64 * 2) + varint(y * 64 * 2)
    )


async def touch_awake(server, port, slug, taps=0):
    """Seconds from a key to the frame that comes of it, of a session that sleeps while it is watched, and in which
    somebody has tapped so often before."""
    address = await asyncio.to_thread(reload.session, port, slug)
    async with neighbours.watching(address) as socket:
        numbers = FrameNumbers()
        await socket.send(numbers.acknowledgement(await first_frame(socket)))
        # Only the spare process is left: the session's own, and the one that it was held against, are gone.
        reading = asyncio.create_task(quiet(socket, numbers))
        for tap in range(taps):
            for number, phase in enumerate([BEGAN, ENDED]):
                await socket.send(touch_message(2 * tap + number + 1, phase, *SWITCH))
                await asyncio.sleep(0.05)
        await until(lambda: len(children(server.pid)) == 1, f"the sleep of {slug}")
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        start = time.monotonic()
        await socket.send(neighbours.key_message(2 * taps + 1, DOWN))
        numbers.take(await first_frame(socket))
        seconds = time.monotonic() - start
        # One that is left in motion is stopped in it, and does not sleep so soon.
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(quiet(socket, numbers), REST_SECONDS)
        return seconds


async def quiet(socket, numbers):
    """Acknowledges what still comes."""
    async for message in socket:
        if isinstance(message, bytes):
            await socket.send(numbers.acknowledgement(message))


def fill(state, count):
    """Has the store keep so many sessions more, each like one that is there, under names of their own."""
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    with contextlib.closing(sqlite3.connect(Path(state) / "sessions.db")) as database, database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(sessions)")]
        rows = database.execute("SELECT * FROM sessions").fetchall()
        names = []
        for number in range(count):
            row = dict(zip(columns, rows[number % len(rows)], strict=True))
            row["id"] = "".join(random.choices(alphabet, k=21)) + random.choice("AQgw")
            names.append(row["id"])
            database.execute(
                f"INSERT INTO sessions ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})",
                [row[column] for column in columns],
            )
    return names


def measure(rounds, sleeping):
    numbers = {}
    with tempfile.TemporaryDirectory(prefix="scrollwork-state-") as state:
        print("waking by a touch…", file=sys.stderr)
        with gallery(state, "--sleep", "1") as (server, port):
            touched = [asyncio.run(touch_awake(server, port, PREVIEWS[n % len(PREVIEWS)])) for n in range(rounds)]
            tapped = [asyncio.run(touch_awake(server, port, "settings", TAPS)) for _ in range(min(rounds, 5))]
        print("opening…", file=sys.stderr)
        with gallery(state) as (server, port):
            opened = [asyncio.run(open_one(port, PREVIEWS[n % len(PREVIEWS)])) for n in range(rounds)]
        print(f"{sleeping} sleeping…", file=sys.stderr)
        with gallery(state) as (server, port):
            empty, few = resident_mb(server.pid), health(port)["sessions"]
        names = fill(state, sleeping)
        with gallery(state) as (server, port):
            assert health(port)["sessions"] == few + sleeping
            full = resident_mb(server.pid)
            before = cpu_seconds(server.pid) + sum(map(cpu_seconds, programs(server.pid)))
            time.sleep(IDLE_SECONDS)
            idle = cpu_seconds(server.pid) + sum(map(cpu_seconds, programs(server.pid))) - before
            chosen = random.sample(names, rounds)
            addresses = [f"ws://127.0.0.1:{port}/s/{name}/socket" for name in chosen]
            visited = [asyncio.run(visit(address)) for address in addresses]
            agents = [wrapped(child) for child in children(server.pid)]
            numbers["runningMB"] = sum(own_mb(agent[-1]) for agent in agents) / len(agents)
            numbers["wrapperMB"] = sum(own_mb(pid) for agent in agents for pid in agent[:-1]) / len(agents)
    for name, times in {"open": opened, "touch": touched, "tapped": tapped, "visit": visited}.items():
        numbers[name] = {"median": reload.quantile(times, 0.5) * 1000, "p95": reload.quantile(times, 0.95) * 1000}
    return {
        **numbers, "sleeping": sleeping, "serverMB": full, "sleepingKB": (full - empty) * 1000 / sleeping,
        "idleProcessorPart": idle / IDLE_SECONDS,
    }


def health(port):
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=10) as answer:
        return json.load(answer)


def own_mb(pid):
    """Memory that a process has for itself alone."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1000
    return 0.0


def report(numbers):
    print("\nSessions of the gallery")
    for name, words in {
        "open": "order to first frame", "touch": "touch of a sleeping one to its frame",
        "tapped": f"the same after {TAPS} taps, done again", "visit": "visit of a sleeping one to first frame",
    }.items():
        print(f"  {words:<40}{numbers[name]['median']:>8.1f} ms median{numbers[name]['p95']:>9.1f} ms p95")
    print(f"  a running one has for itself            {numbers['runningMB']:>8.1f} MB")
    print(f"  bubblewrap has for it                   {numbers['wrapperMB']:>8.1f} MB")
    print(f"  a sleeping one takes in the server      {numbers['sleepingKB']:>8.1f} kB")
    print(f"  the server with {numbers['sleeping']} sleeping ones        {numbers['serverMB']:>8.1f} MB")
    print(f"  of a processor, while all sleep         {numbers['idleProcessorPart'] * 100:>8.2f} %")


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    options.add_argument("--json", type=Path, metavar="FILE", help="also write everything measured as JSON")
    options.add_argument("--rounds", type=int, default=20, help="times that each is done (default 20)")
    options.add_argument("--sleeping", type=int, default=1000, help="sessions that sleep (default 1000)")
    chosen = options.parse_args()
    numbers = measure(chosen.rounds, chosen.sleeping)
    report(numbers)
    if chosen.json:
        everything = {"started": time.time(), "processors": os.cpu_count(), **numbers}
        chosen.json.write_text(json.dumps(everything, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
