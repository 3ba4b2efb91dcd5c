"""The server under test, as a process of its own."""

import contextlib
import json
import os
import random
import re
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

# By way of a folder beside this one, too.
ROOT = Path(__file__).resolve().parents[2]
# The program that people run; `SCROLLWORK_BUILD=debug` has the tests run the one at hand while writing them.
SCROLLWORK = ROOT / ".build" / os.environ.get("SCROLLWORK_BUILD", "release") / "scrollwork"
# For what happens in an instant on an idle machine, and is only waited for: a busy one takes its time.
START_SECONDS = 180
STOP_SECONDS = 180
ANSWER_SECONDS = 180
INSPECT_SECONDS = 300


class Server:
    """`scrollwork serve` in a process group of its own. `log` is all that it has printed.

    `source` is a folder or a file to preview instead of the gallery, `options` are further words of the command line.
    Its sessions are kept in a folder of its own beside its log, unless the options say where, or that none is: nothing
    here touches the state of the person who runs it.
    """

    # All that were ever started here.
    started = []

    def __init__(self, log_path, host="127.0.0.1", source=None, options=(), port=0, scheme="http"):
        self.host = host
        self.scheme = scheme
        self.port = port  # 0 until it has started: any that is free
        self.log_path = Path(log_path)
        self.arguments = ([str(source)] if source else []) + list(options) + self._state(options)
        # Words that stand before the command line.
        self.prefix = []
        self.process = None

    def _state(self, options):
        words = list(options)
        keeps_nothing = ("--keep", "0") in zip(words, words[1:], strict=False)
        return [] if "--state" in words or keeps_nothing else ["--state", f"{self.log_path}.state"]

    @property
    def address(self):
        return f"{self.scheme}://{self.host}:{self.port}"

    @property
    def owners_address(self):
        """The one with the owner's key, as its last start has printed it."""
        return re.findall(r"https?://\S+#owner=\S+", self.log)[-1]

    @property
    def log(self):
        return self.log_path.read_text(errors="replace")

    def start(self):
        command = [*self.prefix, SCROLLWORK, "serve", *self.arguments, "--host", self.host, "--port", str(self.port)]
        with open(self.log_path, "a") as log:
            said_before = log.tell()
            self.process = subprocess.Popen(
                command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
        if self not in Server.started:
            Server.started.append(self)
        deadline = time.monotonic() + START_SECONDS
        # The plain address, and in the next line the owner's.
        while not (said := re.search(r"https?://[^\s/]*:(\d+)/\n.*/#owner=\S+\n", self.log[said_before:])):
            assert self.process.poll() is None, f"the server ended while starting:\n{self.log}"
            assert time.monotonic() < deadline, f"the server did not print its addresses:\n{self.log}"
            time.sleep(0.02)
        port = int(said[1])
        # Pages look for a server that was started again where it was.
        assert self.port in (0, port), f"port {self.port} was taken by somebody else:\n{self.log}"
        self.port = port
        return self

    def stop(self):
        """Ends the server as an operator would, and gives its exit status."""
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            raise AssertionError(f"the server did not stop within {STOP_SECONDS} s of SIGTERM:\n{self.log}") from None

    def kill(self):
        """Ends the server as a crash or a lack of memory would. Its agents notice, and end by themselves."""
        agents = self.agents()
        self.process.kill()
        self.process.wait()
        deadline = time.monotonic() + STOP_SECONDS
        while not all(map(has_ended, agents)):
            assert time.monotonic() < deadline, f"processes outlived their server: {agents}\n{self.log}"
            time.sleep(0.02)

    @property
    def is_running(self):
        return self.process is not None and self.process.poll() is None

    def agents(self):
        """The process ids of all that it has started and not collected yet, the oldest first: the builder, if it has one,
        an agent for each session that is awake, in the order of their sessions, and one that waits for the next."""
        while None in (found := [program(child) for child in children(self.process.pid)]):
            time.sleep(0.01)  # one is just being started
        return found

    def cpu_seconds(self):
        """Processor time that the server and its agents have used so far."""
        tasks = [task for pid in [self.process.pid, *self.agents()] for task in Path(f"/proc/{pid}/task").iterdir()]
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9

    def is_busy(self):
        """Whether the server itself has something to do at this moment. It wakes every second."""
        return self._woken([self.process.pid]) is None

    def woken(self):
        """How often each of its agents has been awake so far; None while any of them has something to do. Where this
        stays the same nothing was animated: what moves wakes its agent at every frame."""
        try:
            return self._woken(self.agents())
        except (FileNotFoundError, ProcessLookupError):
            return None

    @staticmethod
    def _woken(pids):
        found = []
        try:
            for task in (task for pid in pids for task in Path(f"/proc/{pid}/task").iterdir()):
                if (task / "stat").read_text().rpartition(")")[2].split()[0] != "S":
                    return None
                found.append((task.name, (task / "schedstat").read_text().split()[2]))
        except (FileNotFoundError, ProcessLookupError):
            return None  # one has just ended
        return tuple(found)

    def is_asleep(self):
        return self.woken() is not None and not self.is_busy()

    def previews(self):
        with urllib.request.urlopen(f"{self.address}/api/previews", timeout=ANSWER_SECONDS) as answer:
            return json.load(answer)["previews"]

    def new_session(self, preview="snapping-list", size=(390, 844), knobs=None):
        """The address of the page of a new session. `knobs` are values by name."""
        body = json.dumps({"preview": preview, "size": list(size), "knobs": knobs or {}}).encode()
        request = self.owners_request("/api/sessions", body)
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as answer:
                    return self.address + json.load(answer)["path"]
            except urllib.error.HTTPError as error:
                # 503, "The previews are not ready yet": the first agent is still starting. 429, "Too many sessions were
                # ordered": all tests come from one address.
                if error.code not in (503, 429) or time.monotonic() > deadline:
                    raise
                time.sleep(0.1)

    def new_link(self, session, role, **more):
        """The address of a new link to a session, for people in that role. `more` are further members of the order."""
        body = json.dumps({"role": role, "name": "A guest", **more}).encode()
        request = self.owners_request(f"/api/sessions/{session.rsplit('/', 1)[1]}/links", body)
        with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as answer:
            return self.address + json.load(answer)["path"]

    def for_owner(self, address):
        """An address of this server with its owner's key."""
        return f"{address}#{self.owners_address.partition('#')[2]}"

    def owners_request(self, path, body):
        """A server that others can reach makes sessions for its owner alone."""
        key = self.owners_address.rsplit("=", 1)[1]
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
        return urllib.request.Request(self.address + path, body, headers)


def quiet_port():
    """A free port that is not given to programs that ask for any: it stays free while its server is stopped."""
    lowest = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    while True:
        with socket.socket() as listener:
            with contextlib.suppress(OSError):
                listener.bind(("127.0.0.1", random.randrange(10_000, lowest)))
                return listener.getsockname()[1]


def children(pid):
    """Those of its main thread, the oldest first."""
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except (FileNotFoundError, ProcessLookupError):
        return []


def program(pid):
    """The process that does what a child of the server is there for: two of bubblewrap's stand between the server and an
    agent. None where bubblewrap has not started it yet, or is about to end."""
    try:
        while Path(f"/proc/{pid}/comm").read_text() == "bwrap\n" and not has_ended(pid):
            pid = next(iter(children(pid)), None)
    except (FileNotFoundError, ProcessLookupError):
        pass
    return pid


def has_ended(pid):
    """Whether a process is over. Those whose server is gone may wait for long to be collected."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return True


def woken():
    """`Server.woken` of all servers that run."""
    found = [server.woken() for server in Server.started if server.is_running]
    return None if None in found else tuple(found)


def is_any_busy():
    return any(server.is_busy() for server in Server.started if server.is_running)


@contextlib.contextmanager
def running(server):
    """Starts a server, and sees that it ends cleanly."""
    server.start()
    try:
        yield server
    finally:
        if server.is_running:
            assert server.stop() == 0, f"the server did not end cleanly:\n{server.log}"


def inspect(preview, size, script):
    """The samples that `scrollwork inspect` prints for a script."""
    command = [SCROLLWORK, "inspect", preview, "--size", f"{size[0]:g}x{size[1]:g}", "--script", "-"]
    ran = subprocess.run(command, cwd=ROOT, input=json.dumps(script), capture_output=True, text=True, timeout=INSPECT_SECONDS)
    assert ran.returncode == 0, f"inspect ended with {ran.returncode}: {ran.stderr}"
    return json.loads(ran.stdout)["samples"]
