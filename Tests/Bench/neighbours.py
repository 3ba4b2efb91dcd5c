"""Measures what a session feels of its neighbours: the frames of one that is always in motion, alone and beside previews
that crash, hang, hoard memory, want all processors or print without end, and beside a flood of messages.

    neighbours.py [--json FILE] [--seconds N] [NEIGHBOUR ...]

Scripts/bench --neighbours runs it. The previews are those of Tests/Neighbours. Each neighbour has a server of its own,
which it shares with the one in motion. What this client itself waits for a processor is in the numbers.
"""

import argparse
import asyncio
import contextlib
import json
import os
import struct
import sys
import tempfile
import time
import urllib.error
from pathlib import Path

import reload
from frame_numbers import KEYFRAME, FrameNumbers, varint
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

PACKAGE = Path(__file__).parents[2]
PREVIEWS = PACKAGE / "Tests" / "Neighbours"
INNOCENT, FLOODED = "moving", "row"
ALONE, FLOOD = "alone", "flood"
NAMES = {
    ALONE: "alone",
    "crashing": "crashes every second",
    "looping": "hangs",
    "hoarding": "hoards memory",
    "crowding": "64 busy threads",
    "printing": "prints empty lines",
    FLOOD: "is flooded with messages",
}
FRAME_SECONDS = 1 / 60
# A gap that is longer than that between two frames by so much is one that people see.
LATE_SECONDS = 0.05
# A server compiles the previews before it has any.
BUILD_SECONDS = 300
PATIENCE_SECONDS = 30
MESSAGES_PER_SECOND = 200
KNOBS = 500
POKE_SECONDS = 0.5
KEY, DOWN, SIZE, DIRECTION = 0x12, 1, 0x18, 0x19
# Acknowledgements count as messages, of which a viewer may send so many; they are due with every fourth frame.
FRAMES_PER_ACKNOWLEDGEMENT = 4


# --- viewers -----------------------------------------------------------------------------------------------------


def watching(address):
    return connect(address, subprotocols=[reload.SUBPROTOCOL], max_size=None, compression=None)


async def new_session(port, slug):
    """The address of its socket. One that is refused, as others are being made, is asked for again."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            return await asyncio.to_thread(reload.session, port, slug)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503) or time.monotonic() > deadline:
                raise
            await asyncio.sleep(0.2)


class Innocent:
    """The viewer of the session in motion, who acknowledges every frame and remembers when it came."""

    def __init__(self):
        self.times = []
        self.connections = 0

    async def watch(self, address):
        async for socket in watching(address):
            self.connections += 1
            numbers = FrameNumbers()
            with contextlib.suppress(ConnectionClosed):
                async for message in socket:
                    if isinstance(message, bytes):
                        self.times.append(time.monotonic())
                        await socket.send(numbers.acknowledgement(message))


class Neighbour:
    """The viewer of a session that misbehaves. It opens another one whenever that has been given up."""

    def __init__(self):
        self.begun = asyncio.Event()
        self.sessions = 0
        self.ends = 0

    async def watch(self, port, slug, talk):
        """`talk` is what it says all the time: a function that takes the socket."""
        while True:
            address = await new_session(port, slug)
            self.sessions += 1
            async for socket in watching(address):
                talking = asyncio.create_task(talk(socket))
                try:
                    if await self.is_given_up(socket):
                        break
                except ConnectionClosed:
                    continue
                finally:
                    talking.cancel()

    async def is_given_up(self, socket):
        frames, numbers = 0, FrameNumbers()
        async for message in socket:
            if isinstance(message, bytes):
                self.begun.set()
                frames += 1
                acknowledgement = numbers.acknowledgement(message)
                if message[0] == KEYFRAME or frames % FRAMES_PER_ACKNOWLEDGEMENT == 0:
                    await socket.send(acknowledgement)
            elif message.startswith('{"type": "agent"') or message.startswith('{"type":"agent"'):
                self.ends += json.loads(message)["state"] == "restarting"
            elif '"failed"' in message[:100] and json.loads(message)["type"] == "failed":
                return True
        return False


# --- their words -------------------------------------------------------------------------------------------------


def key_message(seq, key):
    # At time 0 of the viewer's clock, like all others.
    return bytes([KEY]) + varint(seq) + varint(0) + bytes([key])


async def poke(socket):
    """Asks something now and then: before that nobody looks whether a preview answers."""
    with contextlib.suppress(ConnectionClosed):
        for seq in range(1, sys.maxsize):
            await socket.send(key_message(seq, DOWN))
            await asyncio.sleep(POKE_SECONDS)


def size_message(seq, width, height):
    # 1/64 pt, as zigzag: twice the number, as it is not negative.
    return bytes([SIZE]) + varint(seq) + varint(width * 64 * 2) + varint(height * 64 * 2)


def direction_message(seq, direction):
    return bytes([DIRECTION]) + varint(seq) + bytes([direction])


def knob_message(seq, name, value):
    encoded = name.encode()
    return (
        bytes([reload.SET_KNOB]) + varint(seq) + varint(len(encoded)) + encoded
        + struct.pack("<Bd", reload.NUMBER, value)
    )


def flood_message(seq):
    """Sizes, directions and knobs that nobody knows, in turns, none as the one before."""
    turn, kind = divmod(seq, 3)
    if kind == 0:
        return size_message(seq, 300 + turn % 200, 600 + turn % 300)
    if kind == 1:
        return direction_message(seq, turn % 2)
    return knob_message(seq, f"Nobody.knows{turn % KNOBS}", turn)


async def flood(socket):
    began = time.monotonic()
    with contextlib.suppress(ConnectionClosed):
        for seq in range(1, sys.maxsize):
            await asyncio.sleep(max(0, began + seq / MESSAGES_PER_SECOND - time.monotonic()))
            await socket.send(flood_message(seq))


# --- measuring ---------------------------------------------------------------------------------------------------


def gaps_between(times, start, end):
    """Seconds without a frame, one after the other, of the time from `start` to `end`."""
    inside = [start, *(moment for moment in times if start < moment < end), end]
    return [later - earlier for earlier, later in zip(inside, inside[1:], strict=False)]


def summary(times, start, end):
    gaps = gaps_between(times, start, end)
    return {
        "framesPerSecond": (len(gaps) - 1) / (end - start),
        "p99": reload.quantile(gaps, 0.99) * 1000,
        "longest": max(gaps) * 1000,
        "late": sum(gap > FRAME_SECONDS + LATE_SECONDS for gap in gaps),
    }


async def until(claim, what):
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not claim():
        if time.monotonic() > deadline:
            sys.exit(f"neighbours: no {what} within {PATIENCE_SECONDS} s")
        await asyncio.sleep(0.02)


async def measure_one(port, neighbour, seconds):
    innocent, other = Innocent(), Neighbour()
    tasks = [asyncio.create_task(innocent.watch(await new_session(port, INNOCENT)))]
    # A second of it, so that all is there that it needs.
    await until(lambda: len(innocent.times) > 60, "frame of the session in motion")
    if neighbour == FLOOD:
        tasks.append(asyncio.create_task(other.watch(port, FLOODED, flood)))
    elif neighbour != ALONE:
        tasks.append(asyncio.create_task(other.watch(port, neighbour, poke)))
    if neighbour != ALONE:
        await until(other.begun.is_set, f"frame of {neighbour}")
    start = time.monotonic()
    failed, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    end = time.monotonic()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in failed:
        task.result()
    return {
        "neighbour": neighbour, **summary(innocent.times, start, end), "connections": innocent.connections,
        "sessions": other.sessions, "ends": other.ends,
    }


def previews_of(server, port, log):
    deadline = time.monotonic() + BUILD_SECONDS
    while not (previews := reload.list_previews(port)):
        if server.poll() is not None or time.monotonic() > deadline:
            sys.exit(f"neighbours: the server has no preview:\n{log.read_text()[-2000:]}")
        time.sleep(0.05)
    return {preview["slug"] for preview in previews}


def measure(names, seconds):
    measured = []
    with tempfile.TemporaryDirectory() as temporary:
        log = Path(temporary) / "log"
        for name in names:
            print(f"{NAMES[name]}…", file=sys.stderr)
            with reload.serving(PREVIEWS, log) as (server, port):
                slugs = previews_of(server, port, log)
                if missing := {INNOCENT, FLOODED, name} - {ALONE, FLOOD} - slugs:
                    sys.exit(f"neighbours: there is no preview {', '.join(sorted(missing))} in {sorted(slugs)}")
                measured.append(asyncio.run(measure_one(port, name, seconds)))
    return measured


def report(measured, seconds):
    print(f"\nA session in motion beside a neighbour, {seconds:g} s each")
    print(f"  {'neighbour':<28}{'frames/s':>10}{'p99 gap, ms':>14}{'longest, ms':>14}{'over 50 ms late':>18}{'its ends':>10}")
    for row in measured:
        print(
            f"  {NAMES[row['neighbour']]:<28}{row['framesPerSecond']:>10.1f}{row['p99']:>14.1f}{row['longest']:>14.1f}"
            f"{row['late']:>18}{row['ends']:>10}"
            + (f"   {row['connections']} connections" if row["connections"] > 1 else "")
        )


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    options.add_argument("--json", type=Path, metavar="FILE", help="also write everything measured as JSON")
    options.add_argument("--seconds", type=float, default=10, help="beside each neighbour (default 10)")
    options.add_argument("neighbours", nargs="*", metavar="NEIGHBOUR", help=f"of {', '.join(NAMES)}; all without any")
    chosen = options.parse_args()
    if unknown := set(chosen.neighbours) - set(NAMES):
        options.error(f"there is no neighbour {', '.join(sorted(unknown))}")

    started = time.time()
    measured = measure(chosen.neighbours or list(NAMES), chosen.seconds)
    report(measured, chosen.seconds)
    if chosen.json:
        everything = {
            "started": started, "processors": os.cpu_count(), "seconds": chosen.seconds, "neighbours": measured,
        }
        chosen.json.write_text(json.dumps(everything, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
