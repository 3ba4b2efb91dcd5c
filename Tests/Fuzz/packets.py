"""The socket between a gateway and an agent, from both ends.

First half: agents that say to the gateway what they like, while viewers watch their sessions. Second half: an agent of the
gallery that is told by a gateway whatever a gateway may pass on: any input that can be read, any state, any knobs.
"""

import asyncio
import os
import select
import socket
import subprocess
import sys
import time
from pathlib import Path

from agent_reports import packets, pin_element
from inputs import Inputs
from mutation import float64, mutated, number, string, varint
from subject import PATIENCE_SECONDS, Gateway, ending, faults_in
from wire_socket import BINARY, Watching, frame, new_session

CHECK_SECONDS = 2
SESSIONS = 8
CREATE, INPUT, KEYFRAME, SUSPEND, RESUME, PING, CANCEL, SET_KNOBS, RESTORE, DIGEST, PINS = 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13
HELLO, FRAME, PONG, ACTS = 0x81, 0x82, 0x84, 0x8D


def fuzz(job):
    hostile_agents(job, job.seconds / 2)
    sessions_of_an_agent(job)


# --- hostile agents ----------------------------------------------------------------------------------------------


def hostile_agents(job, seconds):
    sent = job.scratch / "sent"
    sent.mkdir()
    program = Path(__file__).resolve().parent / "hostile_agent.py"
    folder = job.programs.folder(f"exec '{sys.executable}' -E -s '{program}' {job.seed} '{sent}'\n")
    with Gateway(job.programs, folder, job.scratch / "gateway.log", ["--keep", "0", "--sleep", "1"]) as gateway:
        if not gateway.previews():
            return job.find(["there is no preview"], gateway.log)
        job.restart()
        asyncio.run(spectators(job, gateway, sent, seconds))
        if faults := gateway.faults(are_agents_ours=False) + gateway.stop():
            said = sorted(sent.glob("*.sent"), key=lambda file: int(file.stem))
            job.tape.extend((file.stem, "\n" + file.read_text()) for file in said)
            job.find(faults, gateway.log)


async def spectators(job, gateway, sent, seconds):
    viewers = [asyncio.create_task(watch(gateway, job.chance("viewer", number))) for number in range(SESSIONS)]
    count = 0
    while job.elapsed < seconds and gateway.process.poll() is None:
        await asyncio.sleep(min(CHECK_SECONDS, max(0.1, seconds - job.elapsed)))
        # Empty while one of them writes it.
        now = max(count, int((sent / "number").read_text() or 0))
        # All that one agent says is one input.
        for one in range(count, now):
            job.did("agent", str(one + 1))
        count = now
        if await asyncio.to_thread(gateway.faults, False):
            break
    job.notes["hostile agents"] = count
    for viewer in viewers:
        viewer.cancel()
    await asyncio.gather(*viewers, return_exceptions=True)


async def watch(gateway, chance):
    """Sessions one after the other, each until it is given up."""
    while True:
        path = await new_session(gateway.port, chance.choice(("snapping-list", "grid")))
        viewer = path and await Watching.open(gateway.port, f"{path}/socket")
        if not viewer:
            await asyncio.sleep(0.2)
            continue
        listening = asyncio.create_task(viewer.listen())
        inputs = Inputs(chance)
        try:
            end = time.monotonic() + chance.choice((1, 5, 30))
            while not listening.done() and not viewer.has_failed and time.monotonic() < end:
                inputs.knobs = [knob for knob in viewer.knobs if knob["name"]]
                viewer.send(frame(BINARY, inputs.valid()))
                await asyncio.sleep(0.02)
        finally:
            listening.cancel()
            viewer.abort()


# --- an agent of the gallery -------------------------------------------------------------------------------------


class OwnAgent:
    """An agent at the other end of a socket of ours."""

    def __init__(self, programs, folder, number):
        self.log_path = folder / f"agent-{number}.log"
        self.socket, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)

        def hand_over():
            os.dup2(other.fileno(), 3)
            os.set_inheritable(3, True)

        with open(self.log_path, "w") as log:
            self.process = subprocess.Popen(
                [programs.build / "scrollwork-agent", "--memory", "16384"], stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                pass_fds=[3] if other.fileno() == 3 else [], close_fds=False, preexec_fn=hand_over,
                env={"PATH": os.environ["PATH"], "HOME": str(folder), **programs.agent_variables},
            )
        other.close()
        self.states = [b""]
        # What hands did, as it has told.
        self.acts = b""
        self.frames = 0
        self.is_over = False

    @property
    def log(self):
        return self.log_path.read_text(errors="replace")

    def send(self, kind, body):
        for part in packets(kind, body):
            while not self.is_over:
                readable, writable, _ = select.select([self.socket], [self.socket], [], PATIENCE_SECONDS)
                if not readable and not writable:
                    self.is_over = True
                if readable:
                    self.read()
                elif writable:
                    try:
                        self.socket.send(part, socket.MSG_DONTWAIT | socket.MSG_NOSIGNAL)
                    except BlockingIOError:
                        continue
                    except OSError:
                        self.is_over = True
                    break

    def read(self):
        try:
            packet = self.socket.recv(1 << 17)
        except OSError:
            packet = b""
        if not packet:
            self.is_over = True
            return None
        if packet[0] == FRAME:
            self.frames += 1
            if state := state_of(packet):
                self.states = [*self.states[-10:], state]
        if packet[0] == ACTS and not packet[1]:
            self.acts = acts_after(self.acts, packet)
        return packet

    def until(self, kind, number=None):
        """Reads until a report of this kind; False if none comes."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not self.is_over and time.monotonic() < deadline:
            if not select.select([self.socket], [], [], 1)[0]:
                continue
            packet = self.read()
            if packet and packet[0] == kind and (number is None or packet[4:] == varint(number)):
                return True
        return False

    def end(self):
        """Hangs up; gives what was wrong with it."""
        self.socket.close()
        try:
            status = self.process.wait(PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            return ["an agent does not end though its gateway is gone"]
        said = faults_in(self.log)
        return said + ([f"an agent ended: {ending(status)}"] if status != 0 else [])


def state_of(packet):
    """Of a frame's report; nothing of one in more than one packet."""
    if packet[1]:
        return b""
    _, at = varint_at(packet, 4)
    _, at = varint_at(packet, at + 1)
    size, at = varint_at(packet, at)
    return packet[at : at + size]


def acts_after(acts, packet):
    """The journal after a report of acts."""
    _, at = varint_at(packet, 4)
    start, at = varint_at(packet, at)
    size, at = varint_at(packet, at)
    return acts[:start] + packet[at : at + size]


def varint_at(packet, at):
    """The number there, and where the next field begins."""
    value, shift = 0, 0
    while True:
        value |= (packet[at] & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if packet[at - 1] < 0x80:
            return value, at


def screen(chance):
    sides = float64(chance.choice((64, 390, 844, 4096, 333.3))) + float64(chance.choice((64, 844, 390, 4096)))
    device = chance.choice(("", "", "iphone-15", "ipad"))
    return sides + b"\1" + string(device) + bytes(
        chance.randrange(choices) for choices in (2, 2, 12, 2, 2, 2))


def sessions_of_an_agent(job):
    journals = {}
    number = 0
    folder = job.scratch / "agents"
    folder.mkdir(exist_ok=True)
    slugs = ["snapping-list"]
    while not job.is_over:
        number += 1
        agent = OwnAgent(job.programs, folder, number)
        try:
            chance = job.chance("agent", number)
            if number == 1:
                slugs = slugs_of(agent)
            elif not agent.until(HELLO):
                job.find(["an agent says no hello"], agent.log)
            slug = chance.choice(slugs)
            converse(job, agent, chance, slug, journals.setdefault(slug, [b""]), f"agent {number}")
            journals[slug] = [*journals[slug][-10:], agent.acts]
        finally:
            job.find(agent.end(), agent.log)
        agent.log_path.unlink()


def slugs_of(agent):
    """The previews that the hello names."""
    packet = b""
    while not packet or packet[0] != HELLO:
        if agent.is_over:
            return ["snapping-list"]
        if select.select([agent.socket], [], [], PATIENCE_SECONDS)[0]:
            packet = agent.read() or b""
    # A version and a number of one byte each; then four texts for each preview, which is of the gallery, so that it does not
    # say where it is declared.
    at, texts = 6, []
    while at < len(packet):
        size, at = varint_at(packet, at)
        texts.append(packet[at : at + size].decode())
        at += size + (len(texts) % 4 == 0)
    return texts[::4]


def converse(job, agent, chance, slug, journals, who):
    """One session, with all that a gateway may pass on to it; `journals` of others of that preview, too."""
    inputs = Inputs(chance)
    handle = varint(chance.randrange(1, 1 << 32))

    def tell(kind, body):
        job.did(f"{who} {slug} kind {kind}", body)
        agent.send(kind, body)

    def settings():
        names = ["SampleData.rows", "Layout.width", "Nobody.knows"]
        return b"".join(string(chance.choice(names)) + inputs.value() for _ in range(3)).join((varint(3), b""))

    def state():
        known = chance.choice(agent.states)
        return mutated(chance, known, agent.states) if chance.random() < 0.7 else known

    first = state()
    acts = chance.choice(journals)
    acts = mutated(chance, acts, journals)[: 64 << 10] if chance.random() < 0.5 else acts
    blobs = varint(len(first)) + first + varint(0) + string("a source") + varint(len(acts)) + acts
    tell(CREATE, handle + string(slug) + screen(chance) + varint(1) + blobs)
    if not agent.until(FRAME):
        return job.find([f"{slug} shows nothing"], agent.log)
    pinged = 0
    for _ in range(chance.choice((20, 200, 600))):
        if agent.is_over or job.is_over:
            break
        kinds = (INPUT, KEYFRAME, SUSPEND, CANCEL, SET_KNOBS, RESTORE, DIGEST, PING, PINS)
        what = chance.choices(kinds, (40, 2, 1, 2, 2, 4, 2, 4, 2))[0]
        if what == INPUT:
            tell(INPUT, handle + varint(chance.choice((1, 1, 2, number_of_viewer(chance)))) + inputs.next()[:16_384])
        elif what == SUSPEND:
            tell(SUSPEND, handle)
            tell(RESUME, handle)
        elif what == CANCEL:
            tell(CANCEL, handle + varint(1))
        elif what == SET_KNOBS:
            tell(SET_KNOBS, handle + settings())
        elif what == RESTORE:
            given = state()[: 256 << 10]
            tell(RESTORE, handle + varint(len(given)) + given)
        elif what == PINS:
            pins = [varint(one + 1) + pin_element(chance) for one in range(chance.choice((0, 1, 5, 200)))]
            tell(PINS, handle + varint(len(pins)) + b"".join(pins))
        elif what == PING:
            pinged += 1
            tell(PING, varint(pinged))
            if not agent.until(PONG, pinged) and not agent.is_over:
                return job.find([f"{slug} does not answer for {PATIENCE_SECONDS} s"], agent.log)
        else:
            tell(what, handle)
    return None


def number_of_viewer(chance):
    return min(number(chance), (1 << 53) - 1)
