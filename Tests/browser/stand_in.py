"""A stand-in for the server: serves the page's files, and says over its sockets what a test wants said.

The page's part of builds, problems and knobs is tested against it message by message; that the real server says the
same is for the tests that run it.
"""

import base64
import contextlib
import hashlib
import json
import mimetypes
import re
import socketserver
import struct
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).parents[2]
PUBLIC = ROOT / "Public"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
    " require-trusted-types-for 'script'; trusted-types 'none'"
)
SESSION = "AAAAAAAAAAAAAAAAAAAAAA"
# By RFC 6455 a server adds this to the key of a handshake.
HANDSHAKE = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


def golden(name):
    text = (ROOT / f"Tests/Golden/wire/{name}.hex").read_text()
    return bytes.fromhex("".join(re.sub(r"#.*", "", text).split()))


def hello(**more):
    """The first message of a server."""
    return {
        "type": "hello", "viewer": 1, "session": SESSION, "preview": {"slug": "carousel", "title": "Carousel"},
        "size": [390, 844], "viewers": 1, "build": "f00", "appearance": "light",
        "source": {"name": "Carousel.swift", "canEdit": True, "editor": "vscode"}, **more,
    }  # fmt: skip


class StandIn:
    """Listens on a free port until it is closed. Answers of the HTTP API are `answers[(method, path)]`: a status, and
    an object, or the bytes of a picture."""

    def __init__(self, greeting=None, previews=()):
        self.greeting = [hello()] if greeting is None else greeting
        self.others = {}  # greetings of sessions beside that one, by the paths of their pages
        self.picture = [golden("keyframe")]  # what comes after the greeting, once there is an agent
        self.answers = {
            ("GET", "/api/previews"): (200, {"previews": list(previews)}),
            ("POST", "/api/sessions"): (201, {"path": f"/s/{SESSION}"}),
            ("GET", "/api/links"): (200, {"links": [], "now": 0}),
        }
        self.orders = []  # (path, headers, body) of what was posted
        self.heard = []  # messages of pages
        self.heard_at = {}  # the same by the path of the session that they are in
        self.reply = lambda message: []  # what to say to everybody after a message of a page
        self.closing = None  # (code, reason): how a socket is closed that has said anything, without a greeting
        self.sockets = []
        self.places = {}  # by socket, the path of its session
        self.turn = threading.Lock()  # of the sender
        stand_in = self

        class Handler(_Handler):
            server_of = stand_in

        self.server = _Listener(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.session = f"{self.address}/s/{SESSION}"
        # Looks for its end that often, in seconds.
        threading.Thread(target=self.server.serve_forever, args=[0.02], daemon=True).start()

    def at(self, path=None):
        """The sockets of one session, or of all."""
        return [socket for socket in list(self.sockets) if path in (None, self.places[socket])]

    def say(self, *messages, at=None):
        """Says each to every page that is connected, or to those in one session: text for an object, bytes as they are."""
        with self.turn:
            for socket in self.at(at):
                for message in messages:
                    # One that is gone is about to be forgotten.
                    with contextlib.suppress(OSError):
                        _send(socket, message)

    def show_out(self, code, reason, at=None):
        """Closes every socket, or those of one session, for this reason."""
        with self.turn:
            for socket in self.at(at):
                with contextlib.suppress(OSError):
                    _close(socket, code, reason)

    def heard_of(self, kind):
        """Messages of one kind."""
        return [message for message in list(self.heard) if message[0] == kind]

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class _Listener(ThreadingHTTPServer):
    daemon_threads = True
    # Connections that may wait to be taken: with the five of Python a browser in a hurry tries again after a second.
    request_queue_size = 128


class _Handler(BaseHTTPRequestHandler, socketserver.StreamRequestHandler):
    protocol_version = "HTTP/1.1"
    # Head and body of an answer are sent together, so that a browser wakes once for both, and at once. No file of the
    # page is longer.
    wbufsize = 1 << 18
    disable_nagle_algorithm = True
    server_of: StandIn

    def log_message(self, *_):
        pass

    def do_GET(self):
        path = self.path.split("?")[0]
        if path.endswith("/socket"):
            return self._socket()
        answer = self.server_of.answers.get(("GET", path))
        if answer:
            is_picture = isinstance(answer[1], bytes)
            kind = "image/png" if is_picture else "application/json"
            return self._answer(answer[0], kind, answer[1] if is_picture else json.dumps(answer[1]).encode())
        if path.startswith("/s/"):
            ended = path != f"/s/{SESSION}"
            return self._file(PUBLIC / ("ended.html" if ended else "index.html"), 404 if ended else 200)
        pages = {"/": "index.html", "/sessions": "sessions.html"}
        file = PUBLIC / pages.get(path, path.lstrip("/"))
        if path.startswith("/fonts/"):
            return self._answer(200, "text/css", b"")
        if not file.is_file() or ".." in path:
            return self._answer(404, "text/plain", b"nothing here")
        return self._file(file, 200)

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.server_of.orders.append((self.path, dict(self.headers), json.loads(body or b"{}")))
        status, answer = self.server_of.answers.get(("POST", self.path), (404, {"error": "There is nothing there."}))
        self._answer(status, "application/json", json.dumps(answer).encode())

    def _file(self, path, status):
        self._answer(status, mimetypes.guess_type(path.name)[0] or "text/plain", path.read_bytes())

    def _answer(self, status, kind, body):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        self.wfile.write(body)

    def _socket(self):
        key = self.headers["Sec-WebSocket-Key"] + HANDSHAKE
        self.send_response(101)
        self.send_header("Upgrade", "websocket")
        self.send_header("Connection", "Upgrade")
        self.send_header("Sec-WebSocket-Accept", base64.b64encode(hashlib.sha1(key.encode()).digest()).decode())
        self.send_header("Sec-WebSocket-Protocol", "scrollwork.1")
        self.end_headers()
        self.wfile.flush()
        self.close_connection = True
        place = self.path.removesuffix("/socket")
        with self.server_of.turn:
            greeting = self.server_of.others.get(place, self.server_of.greeting)
            for message in [] if self.server_of.closing else [*greeting, *self.server_of.picture]:
                _send(self.connection, message)
            # Before anybody may say more: who has seen the keyframe is to hear it.
            self.server_of.places[self.connection] = place
            self.server_of.sockets.append(self.connection)
        try:
            while (message := self._receive()) is not None:
                self.server_of.heard.append(message)
                self.server_of.heard_at.setdefault(place, []).append(message)
                if self.server_of.closing:
                    _close(self.connection, *self.server_of.closing)
                self.server_of.say(*self.server_of.reply(message))
        finally:
            self.server_of.sockets.remove(self.connection)

    def _receive(self):
        """The next binary message; None at the end. Pages send short, whole messages."""
        head = self.rfile.read(2)
        if len(head) < 2 or head[0] & 0x0F == 8:
            return None
        length = head[1] & 0x7F
        if length == 126:
            (length,) = struct.unpack(">H", self.rfile.read(2))
        mask = self.rfile.read(4)
        return bytes(byte ^ mask[index % 4] for index, byte in enumerate(self.rfile.read(length)))


def _close(connection, code, reason):
    body = struct.pack(">H", code) + reason.encode()
    connection.sendall(bytes([0x88, len(body)]) + body)


def _send(connection, message):
    is_bytes = isinstance(message, bytes)
    body = message if is_bytes else json.dumps(message).encode()
    kind, length = bytes([0x82 if is_bytes else 0x81]), len(body)
    if length < 126:
        head = bytes([length])
    elif length <= 0xFFFF:
        head = bytes([126]) + struct.pack(">H", length)
    else:
        head = bytes([127]) + struct.pack(">Q", length)
    connection.sendall(kind + head + body)
