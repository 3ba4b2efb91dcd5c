"""Lets a server do for minutes what it has to do for weeks: sessions are dragged while files are saved and a neighbour
crashes. Samples memory, descriptors, processes and the gaps between frames once a second.

    soak.py [--seconds N] [--sessions N] [--json FILE] [--picture FILE]

Ends with 1 if a session was lost or anything has grown from the first minutes to the last.
"""

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

import neighbours
import reload
from frame_numbers import FrameNumbers
from processes import programs
from websockets.exceptions import ConnectionClosed

RIGHT, LEFT = 3, 2
STEP_SECONDS = 0.4
SAVE_SECONDS = 5
# What may be more at the end than at the beginning: allocators keep some of what was used once.
MEMORY_GROWTH = 1.1
MEMORY_SLACK_MB = 4
DESCRIPTOR_SLACK = 4


class Player:
    """A viewer who goes to and fro in a session of their own."""

    def __init__(self):
        self.frames = 0
        self.losses = 0

    async def play(self, address):
        async for socket in neighbours.watching(address):
            numbers = FrameNumbers()
            walking = asyncio.create_task(self.walk(socket))
            try:
                async for message in socket:
                    if isinstance(message, bytes):
                        self.frames += 1
                        await socket.send(numbers.acknowledgement(message))
            except ConnectionClosed:
                pass
            finally:
                walking.cancel()
            self.losses += 1

    async def walk(self, socket):
        with contextlib.suppress(ConnectionClosed):
            for seq in range(1, sys.maxsize):
                await socket.send(neighbours.key_message(seq, RIGHT if seq // 8 % 2 == 0 else LEFT))
                await asyncio.sleep(STEP_SECONDS)


async def save(file):
    """Saves the file again and again, each time with something else in it."""
    text = file.read_text()
    for number in range(sys.maxsize):
        await asyncio.sleep(SAVE_SECONDS)
        file.write_text(text.replace("width: 180", f"width: {181 + number % 9}"))


def resident_mb(pid):
    with contextlib.suppress(FileNotFoundError, ProcessLookupError, IndexError):
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE") / 1e6
    return 0.0


def sample(pid, innocent, since, now):
    agents = programs(pid)
    return {
        "at": now,
        "serverMB": resident_mb(pid),
        "agentsMB": sum(resident_mb(agent) for agent in agents),
        "processes": len(agents),
        "descriptors": len(os.listdir(f"/proc/{pid}/fd")),
        "longest": max(neighbours.gaps_between(innocent.times, since, now)) * 1000,
    }


async def soak(server, port, folder, sessions, seconds):
    innocent, crashing = neighbours.Innocent(), neighbours.Neighbour()
    players = [Player() for _ in range(sessions)]
    tasks = [asyncio.create_task(innocent.watch(await neighbours.new_session(port, neighbours.INNOCENT)))]
    for player in players:
        address = await neighbours.new_session(port, neighbours.FLOODED)
        tasks.append(asyncio.create_task(player.play(address)))
    await neighbours.until(lambda: all(player.frames for player in players), "frame of every session")
    tasks.append(asyncio.create_task(crashing.watch(port, "crashing", neighbours.poke)))
    tasks.append(asyncio.create_task(save(folder / "Row.swift")))
    samples, began = [], time.monotonic()
    last = began
    while last - began < seconds:
        await asyncio.sleep(1)
        now = time.monotonic()
        samples.append({**sample(server.pid, innocent, last, now), "at": now - began})
        last = now
        for task in tasks:
            if task.done():
                task.result()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "samples": samples, "frames": sum(player.frames for player in players), "crashes": crashing.ends,
        "losses": sum(player.losses for player in players) + innocent.connections - 1,
    }


# --- the verdict -------------------------------------------------------------------------------------------------


def middle(samples, name):
    return sorted(sample[name] for sample in samples)[len(samples) // 2]


def complaints(result):
    """What went wrong, as sentences."""
    samples = result["samples"]
    # The first fifth is for everything to have been used once.
    fifth = max(1, len(samples) // 5)
    early, late = samples[fifth : 2 * fifth] or samples, samples[-fifth:]
    said = [f"{result['losses']} connections were lost"] if result["losses"] else []
    for name in ("serverMB", "agentsMB"):
        before, after = middle(early, name), middle(late, name)
        if after > before * MEMORY_GROWTH + MEMORY_SLACK_MB:
            said.append(f"{name} has grown from {before:.1f} to {after:.1f}")
    before, after = middle(early, "descriptors"), middle(late, "descriptors")
    if after > before + DESCRIPTOR_SLACK:
        said.append(f"descriptors have grown from {before} to {after}")
    return said


def minutes(samples):
    """One row for each minute, or a tenth of the time where that is less."""
    length = min(60, max(1, len(samples) // 10))
    for start in range(0, len(samples), length):
        part = samples[start : start + length]
        yield {
            "minute": part[0]["at"] / 60, "longest": max(sample["longest"] for sample in part),
            **{name: middle(part, name) for name in ("serverMB", "agentsMB", "processes", "descriptors")},
        }


def report(result, sessions, seconds):
    print(f"\n{sessions} sessions for {seconds:g} s, a file saved every {SAVE_SECONDS} s, beside one that crashes")
    print(f"  {'minute':>7}{'server, MB':>12}{'agents, MB':>12}{'processes':>11}{'descriptors':>13}{'longest gap, ms':>17}")
    for row in minutes(result["samples"]):
        print(
            f"  {row['minute']:>7.1f}{row['serverMB']:>12.1f}{row['agentsMB']:>12.1f}{row['processes']:>11}"
            f"{row['descriptors']:>13}{row['longest']:>17.1f}"
        )
    print(f"  {result['frames']} frames, {result['crashes']} crashes, {result['losses']} connections lost")


def picture(samples):
    """The same over time as a drawing: one line each, from 0 to its own most."""
    width, height, names = 900, 120, ["serverMB", "agentsMB", "descriptors", "longest"]
    end = max(sample["at"] for sample in samples)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height * len(names)}">']
    for place, name in enumerate(names):
        most = max(sample[name] for sample in samples) or 1
        points = " ".join(
            f"{sample['at'] / end * width:.1f},{height * (place + 1) - sample[name] / most * (height - 24):.1f}"
            for sample in samples
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="#3867d6" stroke-width="1.5"/>')
        parts.append(f'<text x="4" y="{height * place + 16}" font-size="13">{name}, at most {most:.0f}</text>')
    return "\n".join([*parts, "</svg>", ""])


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    options.add_argument("--seconds", type=float, default=600, help="how long (default 600)")
    options.add_argument("--sessions", type=int, default=20, help="sessions that are dragged (default 20)")
    options.add_argument("--json", type=Path, metavar="FILE", help="also write everything measured as JSON")
    options.add_argument("--picture", type=Path, metavar="FILE", help="also draw it, as SVG")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder, log = Path(temporary) / "Previews", Path(temporary) / "log"
        shutil.copytree(neighbours.PREVIEWS, folder)
        with reload.serving(folder, log) as (server, port):
            neighbours.previews_of(server, port, log)
            result = asyncio.run(soak(server, port, folder, chosen.sessions, chosen.seconds))
    report(result, chosen.sessions, chosen.seconds)
    if chosen.json:
        chosen.json.write_text(json.dumps(result, indent=1) + "\n")
    if chosen.picture:
        chosen.picture.write_text(picture(result["samples"]))
    said = complaints(result)
    for sentence in said:
        print(f"soak: {sentence}", file=sys.stderr)
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
