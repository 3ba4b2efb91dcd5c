"""WebDriver BiDi, as a browser speaks it on a socket: commands with answers, and events between these."""

import json
from contextlib import ExitStack

from waiting import PATIENCE_SECONDS
from websockets.sync.client import connect


class CommandError(Exception):
    """An answer that says why a command was not carried out. `code` is one of the protocol's words."""

    def __init__(self, method, answer):
        super().__init__(f"{method}: {answer['error']}: {answer['message']}")
        self.code = answer["error"]


class BiDi:
    """One session. It hears of events only while it waits for an answer."""

    def __init__(self, address):
        self.open = ExitStack()
        self.socket = self.open.enter_context(connect(f"{address}/session", max_size=None))
        self.number = 0
        self.listeners = {}  # by the name of an event
        self.command("session.new", capabilities={})

    def on(self, event, heard):
        """Calls `heard` with the parameters of each such event."""
        self.listeners[event] = heard
        self.command("session.subscribe", events=[event])

    def command(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv(timeout=PATIENCE_SECONDS))
            if message["type"] == "event":
                self.listeners.get(message["method"], lambda _: None)(message["params"])
            elif message.get("id") == self.number:
                if message["type"] == "error":
                    raise CommandError(method, message)
                return message["result"]

    def close(self):
        self.open.close()
