"""A way that takes longer: passes TCP connections on to a server, every byte so much later, in each direction.

    delay.py PORT ROUND_TRIP_MS

Listens at a free port of 127.0.0.1, prints it, and goes on until it is ended. Each byte is late by half of the round
trip, however many there are: the way is long, not narrow.
"""

import asyncio
import contextlib
import socket
import sys
import threading

CHUNK = 65536


class Delay:
    """A proxy in a thread of its own, while its block lasts. `round_trip` may be set at any time, in seconds."""

    def __init__(self, port, round_trip=0.0):
        self.target = port
        self.round_trip = round_trip
        self.port = 0

    def __enter__(self):
        listening = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, args=(listening,), daemon=True)
        self._thread.start()
        listening.wait()
        return self

    def __exit__(self, *_):
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()

    def _run(self, listening):
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._serve(listening))

    async def _serve(self, listening):
        self._over = asyncio.Event()
        self._passing = set()
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        listening.set()
        await self._over.wait()
        server.close()
        for task in self._passing:
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)

    def cut(self):
        """Ends all connections that there are, at once."""
        self._loop.call_soon_threadsafe(lambda: [task.cancel() for task in list(self._passing)])

    async def _connected(self, reader, writer):
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        for one in (writer, far_writer):
            one.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for way in (self._pass(reader, far_writer), self._pass(far_reader, writer)):
            task = asyncio.ensure_future(way)
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _pass(self, reader, writer):
        """One direction: what was read is written when its time has come; at its end the other side is closed."""
        due = asyncio.Queue()
        writing = asyncio.ensure_future(self._write(due, writer))
        try:
            while chunk := await reader.read(CHUNK):
                due.put_nowait((self._loop.time() + self.round_trip / 2, chunk))
        except OSError:
            pass
        except asyncio.CancelledError:
            writing.cancel()
            writer.close()
            raise
        due.put_nowait((self._loop.time() + self.round_trip / 2, b""))
        await writing

    async def _write(self, due, writer):
        with contextlib.suppress(OSError):
            while True:
                at, chunk = await due.get()
                await asyncio.sleep(max(0.0, at - self._loop.time()))
                if not chunk:
                    break
                writer.write(chunk)
                await writer.drain()
        writer.close()


def main():
    port, milliseconds = int(sys.argv[1]), float(sys.argv[2])
    with Delay(port, milliseconds / 1000) as delay:
        print(delay.port, flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            threading.Event().wait()


if __name__ == "__main__":
    main()
