"""A WebSocket by hand (RFC 6455): a library would not let itself be told to break the rules."""

import asyncio
import base64
import json
import os
import struct

from frame_numbers import KEYFRAME, FrameNumbers

SUBPROTOCOL = "scrollwork.1"
CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
ANSWER_SECONDS = 60


def frame(kind, payload, *, final=True, masked=True, reserved=0, announced=None):
    """One frame; `announced` is a length that it has not."""
    length = len(payload) if announced is None else announced
    first = (0x80 if final else 0) | reserved << 4 | kind
    mask = os.urandom(4) if masked else b""
    bit = 0x80 if masked else 0
    if length < 126:
        head = bytes([first, bit | length])
    elif length < 65_536:
        head = struct.pack(">BBH", first, bit | 126, length)
    else:
        head = struct.pack(">BBQ", first, bit | 127, length)
    if masked and payload:
        whole = (mask * (len(payload) // 4 + 1))[: len(payload)]
        payload = (int.from_bytes(payload, "big") ^ int.from_bytes(whole, "big")).to_bytes(len(payload), "big")
    return head + mask + payload


def handshake(port, path):
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Protocol: {SUBPROTOCOL}\r\n\r\n"
    ).encode()


async def ask(port, method, path, body=None):
    """Status and JSON of an answer; 0 where there is none."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return 0, None
    try:
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        data = b"" if body is None else json.dumps(body).encode()
        if body is not None:
            head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        writer.write((head + "\r\n").encode() + data)
        async with asyncio.timeout(ANSWER_SECONDS):
            answer = await reader.read()
        status = int(answer.split(b" ", 2)[1])
        return status, json.loads(answer.partition(b"\r\n\r\n")[2] or "null")
    except (OSError, TimeoutError, ValueError, IndexError):
        return 0, None
    finally:
        writer.transport.abort()


async def new_session(port, slug, size=(390, 844)):
    """Its address without the host; None where the server gives none for a while."""
    for _ in range(600):
        status, answer = await ask(port, "POST", "/api/sessions", {"preview": slug, "size": list(size)})
        if status == 201:
            return answer["path"]
        if status not in (429, 503):
            return None
        await asyncio.sleep(0.2)
    return None


class Watching:
    """A viewer's socket. It reads what comes, and says how far it has come with the frames."""

    def __init__(self, reader, writer, acknowledges=True):
        self.reader, self.writer, self.acknowledges = reader, writer, acknowledges
        self.knobs, self.frames, self.has_failed = [], 0, False
        self.numbers = FrameNumbers()

    @classmethod
    async def open(cls, port, path, **options):
        """None where the server does not open one."""
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            return None
        try:
            writer.write(handshake(port, path))
            head = await reader.readuntil(b"\r\n\r\n")
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            head = b""
        if not head.startswith(b"HTTP/1.1 101"):
            writer.transport.abort()
            return None
        return cls(reader, writer, **options)

    async def listen(self):
        """Until the server ends it."""
        try:
            while True:
                first, second = await self.reader.readexactly(2)
                length = second & 0x7F
                if length == 126:
                    [length] = struct.unpack(">H", await self.reader.readexactly(2))
                elif length == 127:
                    [length] = struct.unpack(">Q", await self.reader.readexactly(8))
                self.take(first & 0x0F, await self.reader.readexactly(length))
                if first & 0x0F == CLOSE:
                    return
        except (OSError, asyncio.IncompleteReadError):
            return

    def take(self, kind, payload):
        if kind == BINARY:
            self.frames += 1
            acknowledgement = self.numbers.acknowledgement(payload)
            if self.acknowledges and (self.frames % 4 == 0 or payload[0] == KEYFRAME):
                self.send(frame(BINARY, acknowledgement))
        elif kind == PING and self.acknowledges:
            self.send(frame(PONG, payload))
        elif kind == TEXT:
            told = json.loads(payload)
            if told["type"] == "knobs":
                self.knobs = told["knobs"]
            self.has_failed |= told["type"] == "failed"

    def send(self, data):
        if not self.writer.transport.is_closing():
            self.writer.write(data)

    @property
    def is_over(self):
        return self.writer.transport.is_closing() or self.reader.at_eof()

    def abort(self):
        self.writer.transport.abort()
