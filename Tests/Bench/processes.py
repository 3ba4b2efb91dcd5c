"""Processes and ports, for the measurements."""

import contextlib
import os
import signal
import socket
import subprocess
import tempfile
from pathlib import Path

# `SCROLLWORK_BUILD=debug` measures the programs at hand while a measurement is being written: its numbers say nothing.
BIN = Path(".build") / os.environ.get("SCROLLWORK_BUILD", "release")
TOOLS = Path(".build/bench")


def cpu_seconds(pid):
    """CPU time that all threads of a process have used; to the nanosecond, where /proc/PID/stat counts in 10 ms."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9


def children(pid):
    """Those that any thread of it has started."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def programs(pid):
    """What a server has running: the builder, and agents. Two processes of bubblewrap's stand between it and an agent."""
    return [program(child) for child in children(pid)]


def program(pid):
    return wrapped(pid)[-1]


def wrapped(pid):
    """A child of a server, and below it what it has started, if it is bubblewrap: the last one does the work."""
    found = [pid]
    with contextlib.suppress(FileNotFoundError, ProcessLookupError, IndexError):
        while Path(f"/proc/{found[-1]}/comm").read_text() == "bwrap\n":
            found.append(children(found[-1])[0])
    return found


def end(process):
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def state_folder():
    """A folder for the sessions of a server that is measured, for as long as it runs: keeping them is part of what is
    measured, and those of the person who runs it are left alone."""
    return tempfile.TemporaryDirectory(prefix="scrollwork-state-")
