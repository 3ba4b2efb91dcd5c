"""A line between a browser and a server that takes its time: what the server says comes at so many bytes in a second."""

import contextlib
import socket
import threading
import time

# What is on its way at a time, as on a line whose devices keep little: a server feels soon that it is slow.
CHUNK = 1024
BUFFER = 4096


class SlowLine:
    """Listens on a port of its own and passes everything on to `port`, until it is closed. `rate` may change at any time:
    bytes in a second on the way to the browser, None for as many as there are."""

    def __init__(self, port):
        self.port = port
        self.rate = None
        self.sockets = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.listener.getsockname()[1]}"

    def through(self, address):
        """An address of the server by way of this line."""
        return self.address + "/" + address.split("/", 3)[3]

    def close(self):
        self.listener.close()
        for one in self.sockets:
            one.close()

    def _accept(self):
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self.listener.accept()
                server = socket.socket()
                server.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
                browser.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                server.connect(("127.0.0.1", self.port))
                self.sockets += [browser, server]
                for way in ((browser, server, lambda: None), (server, browser, lambda: self.rate)):
                    threading.Thread(target=self._pass, args=way, daemon=True).start()

    @staticmethod
    def _pass(source, target, rate):
        with contextlib.suppress(OSError):
            free = 0.0  # when the line is free for more
            while data := source.recv(CHUNK):
                if rate():
                    free = max(free, time.monotonic()) + len(data) / rate()
                    time.sleep(max(0, free - time.monotonic()))
                target.sendall(data)
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)


@contextlib.contextmanager
def slow_line(server):
    line = SlowLine(server.port)
    try:
        yield line
    finally:
        line.close()
