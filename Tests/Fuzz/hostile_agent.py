"""Stands where an agent does, and says to the gateway whatever it likes: what previewed code could, which has the socket.

    hostile_agent.py SEED FOLDER

Each one has a number of its own, from a file in the folder, and with it its own chance. What it has sent is in the
folder, too, under that number, as long as it is among the newest.
"""

import contextlib
import fcntl
import os
import random
import select
import socket
import sys
import time
from pathlib import Path

from agent_reports import Reports, hello, packets

CREATE, PING, DIGEST = 0x01, 0x07, 0x0B
# Those whose words are kept.
NEWEST = 40
PREVIEWS = [["snapping-list", "Snapping list", "A list", "", None], ["grid", "Grid", "A grid", "Others", ("Grid.swift", 7)]]
# One that stays for long is hung up on, when its session ends.
MOST_SECONDS = 20


def own_number(folder):
    with open(folder / "number", "a+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        found = int(file.read() or 0) + 1
        file.truncate(0)
        file.write(str(found))
        return found


def read_varint(data, at):
    value, shift = 0, 0
    while True:
        value |= (data[at] & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if data[at - 1] < 0x80:
            return value, at


class Agent:
    def __init__(self, seed, folder):
        self.number = own_number(folder)
        self.chance = random.Random(f"{seed}/{self.number}")
        self.gateway = socket.socket(fileno=3)
        with contextlib.suppress(FileNotFoundError):
            (folder / f"{self.number - NEWEST}.sent").unlink()
        self.tape = open(folder / f"{self.number}.sent", "w")
        self.reports = None
        self.digests = 0
        self.is_over = False

    def send(self, parts):
        for part in parts:
            # Before it is sent: the gateway may not live to see it written.
            self.tape.write(part.hex() + "\n")
            self.tape.flush()
            while not self.is_over:
                _, writable, _ = select.select([], [self.gateway], [], 1)
                self.listen()
                with contextlib.suppress(BlockingIOError):
                    self.gateway.send(part, socket.MSG_DONTWAIT | socket.MSG_NOSIGNAL)
                    break

    def listen(self, seconds=0):
        while not self.is_over and select.select([self.gateway], [], [], seconds)[0]:
            packet = self.gateway.recv(1 << 17)
            seconds = 0
            if not packet:
                self.is_over = True
            elif packet[0] == CREATE:
                handle, at = read_varint(packet, 4)
                self.reports = Reports(self.chance, handle, 1_000_000 * self.number)
            elif packet[0] == PING and self.reports:
                self.reports.pings.append(read_varint(packet, 4)[0])
            elif packet[0] == DIGEST:
                self.digests += 1

    def run(self):
        if self.chance.random() < 0.01:
            return self.send([self.chance.randbytes(self.chance.randrange(1, 100))])
        self.send(packets(*hello(PREVIEWS)))
        while self.reports is None and not self.is_over:
            self.listen(3600)
        end = time.monotonic() + self.chance.choice((0.1, 2, MOST_SECONDS))
        for _ in range(self.chance.choice((1, 30, 1000, 20_000))):
            if self.is_over or time.monotonic() > end:
                break
            self.listen()
            while self.reports.pings and self.chance.random() < 0.9:
                self.send(packets(*self.reports.pong()))
            while self.digests > 0:
                self.digests -= 1
                self.send(packets(*self.reports.digested()))
            self.send(packets(*self.reports.next()))
            time.sleep(self.chance.choice((0, 0, 0, 0.001, 0.01)))
        if self.chance.random() < 0.5 and not self.is_over:
            self.send(self.reports.broken())


if __name__ == "__main__":
    with contextlib.suppress(OSError):
        Agent(sys.argv[1], Path(sys.argv[2])).run()
    os._exit(0)
