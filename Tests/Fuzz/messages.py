"""Messages of viewers: many that come, send what makes sense and what does not, break the rules of the socket, and go."""

import asyncio
import contextlib
import struct

from inputs import Inputs
from mutation import text
from subject import Gateway
from wire_socket import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, Watching, frame, new_session

VIEWERS = 12
# Each session has so many viewers after one another, and then another one takes its place.
LIVES_OF_SESSION = 12
# A viewer may send twice as many at once as in a second (`SessionLimits`), and is closed after that.
MOST_MESSAGES = 480
CHECK_SECONDS = 5


def fuzz(job):
    folder = job.programs.folder()
    with Gateway(job.programs, folder, job.scratch / "gateway.log", ["--keep", "0", "--sleep", "2"]) as gateway:
        slugs = gateway.previews()
        if not slugs:
            return job.find(["there is no preview"], gateway.log)
        job.restart()
        asyncio.run(everybody(job, gateway, slugs))
        job.find(gateway.faults(), gateway.log)
        job.find(gateway.stop(), gateway.log)


async def everybody(job, gateway, slugs):
    viewers = [asyncio.create_task(place(job, gateway, slugs, number)) for number in range(VIEWERS)]
    while not job.is_over:
        await asyncio.sleep(min(CHECK_SECONDS, max(0.1, job.seconds - job.elapsed)))
        job.find(await asyncio.to_thread(gateway.faults), gateway.log)
        for viewer in viewers:
            if viewer.done():
                viewer.result()
    for viewer in viewers:
        viewer.cancel()
    await asyncio.gather(*viewers, return_exceptions=True)


async def place(job, gateway, slugs, number):
    """One viewer after another, at sessions of one preview after another."""
    turn = 0
    while not job.is_over:
        slug = slugs[(number + turn * VIEWERS) % len(slugs)]
        turn += 1
        path = await new_session(gateway.port, slug, job.chance(number, turn).choice([(390, 844), (64, 64), (1200, 700)]))
        if path is None:
            await asyncio.sleep(0.5)
            continue
        for life in range(LIVES_OF_SESSION):
            if await live(job, gateway, f"{path}/socket", f"{slug}#{number}.{turn}.{life}", job.chance(number, turn, life)):
                break


async def live(job, gateway, path, who, chance):
    """One viewer. Gives whether the session is of no more use."""
    viewer = await Watching.open(gateway.port, path, acknowledges=chance.random() < 0.9)
    if viewer is None:
        await asyncio.sleep(0.1)
        return True
    listening = asyncio.create_task(viewer.listen())
    try:
        inputs = Inputs(chance)
        for _ in range(chance.choice((1, 20, 200, MOST_MESSAGES))):
            if listening.done() or viewer.is_over:
                break
            inputs.knobs = viewer.knobs
            data = framed(chance, inputs.next())
            job.did(who, data)
            viewer.send(data)
            # Not only all at once: a preview has its turns between them.
            await asyncio.sleep(chance.choice((0, 0, 0, 0.002, 0.02)))
        await leave(job, viewer, who, chance)
        return viewer.has_failed
    finally:
        listening.cancel()
        viewer.abort()


def framed(chance, message):
    """A message as frames, one in fifty against the rules."""
    if chance.random() < 0.02:
        return broken(chance, message)
    if chance.random() < 0.05 and message:
        at = chance.randrange(len(message))
        between = frame(chance.choice((PING, PONG)), chance.randbytes(chance.randrange(126)))
        return frame(BINARY, message[:at], final=False) + between + frame(CONTINUED, message[at:])
    return frame(BINARY, message)


def broken(chance, message):
    return chance.choice((
        lambda: frame(TEXT, text(chance).encode("utf-8", "surrogatepass")), lambda: frame(BINARY, message, masked=False),
        lambda: frame(BINARY, message, reserved=chance.randrange(1, 8)), lambda: frame(chance.choice((3, 7, 11, 15)), message),
        lambda: frame(PING, chance.randbytes(126)), lambda: frame(PING, b"", final=False), lambda: frame(CONTINUED, message),
        lambda: frame(BINARY, message, announced=chance.choice((65_536, 1 << 31, 1 << 63, (1 << 64) - 1))),
        lambda: frame(BINARY, chance.randbytes(chance.choice((16_385, 40_000)))), lambda: chance.randbytes(40),
        lambda: b"".join(frame(BINARY if n == 0 else CONTINUED, b"", final=False) for n in range(50)),
    ))()


async def leave(job, viewer, who, chance):
    how = chance.randrange(5)
    if how == 0:
        codes = (1000, 1001, 999, 1005, 1006, 2999, 3000, 4999, 5000, 65_535)
        reason = chance.choice((b"", b"bye", b"\xff", chance.randbytes(123)))
        data = frame(CLOSE, chance.choice((b"", b"\x03", struct.pack(">H", chance.choice(codes)) + reason)))
        job.did(who, data)
        viewer.send(data)
        await asyncio.sleep(0.05)
    elif how == 1:
        with contextlib.suppress(OSError):
            viewer.writer.write_eof()
        await asyncio.sleep(0.02)
    elif how == 2:
        # What was sent last may still be on its way.
        await asyncio.sleep(0.2)
