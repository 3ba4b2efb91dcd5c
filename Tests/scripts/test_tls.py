"""A server with a certificate speaks TLS and HTTP/1.1 inside, and nothing else."""

import base64
import os
import re
import socket
import ssl
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / ".build/release/scrollwork"
PATIENCE_SECONDS = 60


def make_certificate(folder, name, *words):
    """A certificate for `localhost` that signs itself, and its key."""
    files = folder / f"{name}-cert.pem", folder / f"{name}-key.pem"
    protection = words or ["-nodes"]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost", "-days", "30", "-out", files[0], "-keyout", files[1], *protection],
        check=True, capture_output=True)
    return files


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    return make_certificate(tmp_path_factory.mktemp("identity"), "own")


def command(folder, *flags):
    return [PROGRAM, "serve", "--public", ROOT / "Public", "--port", "0", "--state", folder / "state", *flags]


class Server:
    def __init__(self, folder, certificate, key):
        self.certificate = certificate
        self.log = open(folder / "log", "w+")
        self.process = subprocess.Popen(
            command(folder, "--tls-cert", certificate, "--tls-key", key), stdin=subprocess.DEVNULL, stdout=self.log,
            stderr=self.log)
        eventually(lambda: "#owner=" in self.said or self.process.poll() is not None, "an address")
        self.port = int(re.search(r"is at https://127.0.0.1:(\d+)/\n", self.said)[1])

    @property
    def said(self):
        return Path(self.log.name).read_text()

    def plain(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE_SECONDS)

    def connect(self, protocols=(), receive_buffer=None):
        context = ssl.create_default_context(cafile=self.certificate)
        if protocols:
            context.set_alpn_protocols(protocols)
        plain = socket.socket()
        plain.settimeout(PATIENCE_SECONDS)
        if receive_buffer:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        plain.connect(("127.0.0.1", self.port))
        return context.wrap_socket(plain, server_hostname="localhost")

    def ask(self, request, **options):
        with self.connect(**options) as connection:
            connection.sendall(request)
            return everything(connection)

    @property
    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def close(self):
        self.process.terminate()
        assert self.process.wait(timeout=PATIENCE_SECONDS) == 0
        self.log.close()


@pytest.fixture(scope="module")
def server(files, tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("server"), *files)
    yield server
    server.close()


def eventually(claim, what):
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not (found := claim()):
        assert time.monotonic() < deadline, what
        time.sleep(0.02)
    return found


def everything(connection, size=65536):
    """All bytes until the other side ends, which it has to say within TLS."""
    data = b""
    while chunk := connection.recv(size):
        data += chunk
    return data


def get(path, host="localhost", **fields):
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", *(f"{key.replace('_', '-')}: {value}" for key, value in fields.items())]
    return "\r\n".join([*lines, "", ""]).encode()


def upgrade(port, session, origin):
    return get(f"{session}/socket", host=f"localhost:{port}", Upgrade="websocket", Connection="Upgrade",
               Sec_WebSocket_Version=13, Sec_WebSocket_Key=base64.b64encode(b"0" * 16).decode(),
               Sec_WebSocket_Protocol="scrollwork.1", Origin=origin)


@pytest.mark.parametrize("protocols", [[], ["http/1.1"], ["h2", "http/1.1"]])
def test_a_browser_gets_the_page_by_http_1_1(server, protocols):
    with server.connect(protocols) as connection:
        assert connection.selected_alpn_protocol() == ("http/1.1" if protocols else None)
        connection.sendall(get("/"))
        answer = everything(connection)
    assert answer.startswith(b"HTTP/1.1 200 OK") and answer.endswith(b"</html>\n")


def test_who_speaks_http_2_alone_does_not_come_in(server):
    with pytest.raises(ssl.SSLError, match="NO_APPLICATION_PROTOCOL|no application protocol"):
        server.connect(["h2"])


def test_the_beginning_of_http_2_is_hung_up_on_all_the_same(server):
    answer = server.ask(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0]))
    assert re.match(rb"HTTP/1\.1 [45]\d\d |$", answer)


def test_plain_http_is_told_where_to_go(server):
    with server.plain() as connection:
        connection.sendall(get("/"))
        answer = everything(connection)
    assert answer.startswith(b"HTTP/1.1 400 ") and b"https://" in answer


def test_a_request_that_comes_byte_by_byte_is_heard(server):
    context = ssl.create_default_context(cafile=server.certificate)
    incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
    session = context.wrap_bio(incoming, outgoing, server_hostname="localhost")
    answer = b""
    with server.plain() as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

        def attempt(work):
            while True:
                try:
                    return work()
                except ssl.SSLWantReadError:
                    for byte in outgoing.read():
                        connection.sendall(bytes([byte]))
                    incoming.write(connection.recv(65536))

        attempt(session.do_handshake)
        for byte in get("/healthz"):
            session.write(bytes([byte]))
            connection.sendall(outgoing.read())
        while chunk := attempt(lambda: session.read(65536)):
            answer += chunk
    assert answer.startswith(b"HTTP/1.1 200 OK")


def test_a_reader_that_is_slow_gets_a_large_file_whole(server):
    paths = re.findall(rb'url\("?(/fonts/[^)"]+)', server.ask(get("/fonts/faces.css")))
    bodies = [server.ask(get(path.decode())).partition(b"\r\n\r\n")[2] for path in sorted(set(paths))]
    largest = max(range(len(bodies)), key=lambda index: len(bodies[index]))
    assert len(bodies[largest]) > 1 << 20

    with server.connect(receive_buffer=4096) as connection:
        connection.sendall(get(sorted(set(paths))[largest].decode()))
        slow = everything(connection, size=997).partition(b"\r\n\r\n")[2]

    assert slow == bodies[largest]


def test_only_a_page_that_came_over_tls_may_open_a_socket(server):
    body = b'{"preview": "table", "size": [390, 844]}'
    order = get("/api/sessions", Content_Type="application/json", Content_Length=len(body)).replace(b"GET", b"POST", 1)
    session = re.search(rb'"path": ?"(/s/[^"]+)"', server.ask(order + body))[1].decode()

    with server.connect() as connection:
        connection.sendall(upgrade(server.port, session, f"https://localhost:{server.port}"))
        assert connection.recv(12) == b"HTTP/1.1 101"
        # Frames follow: hello, and a picture.
        eventually(lambda: b'"hello"' in connection.recv(65536), "a first message")
    for origin in [f"http://localhost:{server.port}", "https://localhost", "https://evil.example"]:
        assert server.ask(upgrade(server.port, session, origin)).startswith(b"HTTP/1.1 403 ")


def test_connections_that_break_leave_nothing_behind(server):
    server.ask(get("/healthz"))
    before = eventually(lambda: server.descriptors, "a count")
    half = []
    for number in range(30):
        plain = server.plain()
        plain.sendall([b"", b"\x16\x03\x01", b"nonsense that is no TLS\r\n\r\n"][number % 3])
        half.append(plain)
        whole = server.connect()
        whole.sendall([b"", b"GET / HT", get("/")][number % 3])
        half.append(whole)
    assert server.descriptors > before

    for connection in half:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        connection.close()

    eventually(lambda: server.descriptors <= before, f"no more than {before} descriptors")
    assert server.ask(get("/healthz")).startswith(b"HTTP/1.1 200 OK")


def test_a_mistake_names_the_flag_and_the_file(files, tmp_path):
    certificate, key = files
    others = make_certificate(tmp_path, "other")
    kept = make_certificate(tmp_path, "kept", "-passout", "pass:secret")
    nowhere = tmp_path / "nowhere.pem"
    cases = [
        (2, ["--tls-cert", certificate], f"--tls-cert {certificate} needs"),
        (2, ["--tls-key", key], f"--tls-key {key} needs"),
        (1, ["--tls-cert", nowhere, "--tls-key", key], f"--tls-cert {nowhere}: the file cannot be read"),
        (1, ["--tls-cert", certificate, "--tls-key", nowhere], f"--tls-key {nowhere}: the file cannot be read"),
        (1, ["--tls-cert", key, "--tls-key", key], f"--tls-cert {key}: there is no certificate"),
        (1, ["--tls-cert", certificate, "--tls-key", certificate], f"--tls-key {certificate}: there is no private key"),
        (1, ["--tls-cert", certificate, "--tls-key", others[1]], f"--tls-key {others[1]} does not belong to --tls-cert"),
        (1, ["--tls-cert", kept[0], "--tls-key", kept[1]], "that needs no passphrase"),
    ]
    for status, flags, sentence in cases:
        ran = subprocess.run(command(tmp_path, *flags), stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
        assert ran.returncode == status and sentence in ran.stderr, (flags, ran.stderr)
