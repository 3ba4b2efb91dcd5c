"""Requests to the front door: whole ones and broken ones, in one piece and byte by byte, many at once, and some that never
end."""

import asyncio

from mutation import ODD_TEXTS, mutated, text
from subject import Gateway
from wire_socket import ask, handshake, new_session

CLIENTS = 24
CHECK_SECONDS = 2
# Of all connections of a client, one in so many is held open for this long with a request that does not come to its end.
HELD_PART, HELD_SECONDS = 20, 3
# How long a client waits for an answer, where it waits.
ANSWER_SECONDS = 0.2
METHODS = ["GET", "HEAD", "POST", "PUT", "OPTIONS", "get", "PRI", "GETGETGETGET", "", "G\0T", "CONNECT"]
VERSIONS = ["HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2", "HTTP/1.1 ", "http/1.1", ""]
NAMES = [
    "Host", "Origin", "Content-Length", "Content-Type", "Transfer-Encoding", "Connection", "Upgrade", "Cookie", "Expect", "Range",
    "Sec-WebSocket-Key", "Sec-WebSocket-Version", "Sec-WebSocket-Protocol", "Sec-WebSocket-Extensions", "X-Forwarded-For",
    "If-None-Match", "Accept-Encoding", "", " Host", "Host ", "A" * 300, "Ä", "a\0b",
]
VALUES = [
    "0", "1", "-1", "+1", "00", "18446744073709551616", "9" * 19, "chunked", "websocket", "Upgrade", "keep-alive, Upgrade", "close",
    "127.0.0.1", "localhost", "localhost:65536", "[::1]:1", "evil.example", "http://localhost", "null", "13", "100-continue",
    "bytes=0-0,-1", "1.2.3.4, ::1, x", "scrollwork.1", "permessage-deflate", "application/json", "x" * 9000, ",,,", "",
]
BODIES = [
    b"", b"{}", b"[]", b"null", b'{"preview": "no-such-preview"}', b'{"preview": "no-such-preview", "size": [1e400, -1]}',
    b'{"preview": "no-such-preview", "knobs": {"a": 1, "b": true, "c": "#ff0000", "d": [], "": null}}',
    b'{"preview": "no-such-preview", "device": "ipad", "appearance": "dark", "textSize": "ax5", "size": [64, 4096]}',
    b'{"a":' * 2000 + b"1" + b"}" * 2000, b"[" * 30_000, b'"\\ud800"', b"\xff\xfe", b'{"preview": "\\u0000", "preview": 1}',
]


def fuzz(job):
    folder = job.programs.folder()
    with Gateway(job.programs, folder, job.scratch / "gateway.log", ["--keep", "0", "--sleep", "1"]) as gateway:
        slugs = gateway.previews()
        if not slugs:
            return job.find(["there is no preview"], gateway.log)
        job.restart()
        asyncio.run(everybody(job, gateway, slugs))
        job.find(gateway.faults(), gateway.log)
        job.find(gateway.stop(), gateway.log)


async def everybody(job, gateway, slugs):
    session = await new_session(gateway.port, slugs[0])
    clients = [asyncio.create_task(client(job, gateway.port, session, number)) for number in range(CLIENTS)]
    while not job.is_over:
        await asyncio.sleep(min(CHECK_SECONDS, max(0.1, job.seconds - job.elapsed)))
        job.find(await asyncio.to_thread(gateway.faults), gateway.log)
        status, _ = await ask(gateway.port, "GET", "/api/previews")
        if status != 200 and not job.found:
            job.find([f"a whole request gets status {status}"], gateway.log)
    for one in clients:
        one.cancel()
    await asyncio.gather(*clients, return_exceptions=True)


async def client(job, port, session, number):
    chance, turn = job.chance(number), 0
    while not job.is_over:
        turn += 1
        data = request(chance, port, session)
        if chance.random() < 0.1:
            data += request(chance, port, session)
        await send(job, port, chance, f"#{number}.{turn}", data)


def request(chance, port, session):
    """One request, with one to three things that are not as they should be, or none."""
    if chance.random() < 0.15:
        path = chance.choice(("/", "/js/main.js", "/api/previews", "/healthz", session))
        return f"{chance.choice(METHODS[:2])} {path} HTTP/1.1\r\nHost: localhost:{port}\r\n\r\n".encode()
    if chance.random() < 0.15:
        data = handshake(port, chance.choice((f"{session}/socket", "/s/AAAAAAAAAAAAAAAAAAAAAA/socket", "/socket", "/")))
        data += chance.randbytes(chance.choice((0, 0, 6, 200)))
        return mutated(chance, data) if chance.random() < 0.6 else data
    method = chance.choices(METHODS, [20, 4, 20] + [1] * (len(METHODS) - 3))[0]
    path = target(chance, session)
    body = chance.choice(BODIES) if method == "POST" or chance.random() < 0.1 else b""
    fields = [("Host", f"127.0.0.1:{port}")]
    if body or method == "POST":
        fields += [("Content-Type", "application/json"), ("Content-Length", str(len(body)))]
    for _ in range(chance.choice((0, 0, 1, 1, 2, 80))):
        field = (chance.choice(NAMES), chance.choice(VALUES) if chance.random() < 0.8 else text(chance))
        fields.insert(chance.randrange(len(fields) + 1), field)
    if chance.random() < 0.1:
        fields.pop(chance.randrange(len(fields)))
    end = chance.choices(("\r\n", "\n", "\r", "\r\n "), [20, 1, 1, 1])[0]
    head = end.join([f"{method} {path} {chance.choice(VERSIONS)}"] + [f"{name}: {value}" for name, value in fields])
    data = (head + end + end).encode("utf-8", "surrogatepass") + body
    return mutated(chance, data) if chance.random() < 0.3 else data


def target(chance, session):
    known = [
        "/", "/index.html", "/api/previews", "/api/sessions", "/api/showcases", "/healthz", "/fonts.css", "/fonts/x", session,
        f"{session}/socket", "/api" + session.replace("/s/", "/sessions/") + "/edits", "/images/" + "ab" * 32, "/images/zz",
        f"/embed{session}?link=" + "A" * 22, f"{session}?link=%27self%27", f"{session}/picture.png?scale=9&link=x",
        f"/oembed?url=http%3A%2F%2Flocalhost{session}%3Flink%3D" + "A" * 22, "/oembed?url=%ff&maxwidth=-1",
        "/api" + session.replace("/s/", "/sessions/") + "/card", "/api" + session.replace("/s/", "/sessions/") + "/aside",
        "/js/main.js", "/../etc/passwd", "/%2e%2e/x", "*", "http://localhost/", "//x", "/" + "a" * 2100, "/?" + "&" * 300, "/?x=%00", "/%",
    ]
    path = chance.choice(known)
    return path + chance.choice(ODD_TEXTS) if chance.random() < 0.1 else path


async def send(job, port, chance, who, data):
    """Writes it in pieces, and reads what comes of it, or does not."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        await asyncio.sleep(0.05)
        return
    job.did(who, data)
    try:
        if chance.randrange(HELD_PART) == 0:
            writer.write(data[: chance.randrange(len(data) + 1)])
            async with asyncio.timeout(HELD_SECONDS):
                await reader.read(1 << 16)
            return
        for piece in pieces(chance, data):
            writer.write(piece)
            await asyncio.sleep(0)
        how = chance.randrange(4)
        if how == 0:
            return
        if how == 1:
            writer.write_eof()
        async with asyncio.timeout(ANSWER_SECONDS):
            answer = await reader.read(1 << 16)
        job.notes[f"answered {answer[9:10].decode()}xx" if answer.startswith(b"HTTP/1.1 ") else "not answered"] += 1
    except (OSError, TimeoutError):
        job.notes["not answered"] += 1
    finally:
        writer.transport.abort()


def pieces(chance, data):
    how = chance.randrange(4)
    if how < 2 or not data:
        return [data]
    if how == 2:
        at = chance.randrange(len(data))
        return [data[:at], data[at:]]
    return [data[at : at + 1] for at in range(min(len(data), 200))] + [data[200:]]


