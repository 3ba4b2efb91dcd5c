"""Processes and ports, for the measurements."""

import signal
import socket
import subprocess
from pathlib import Path

BIN = Path(".build/release")
TOOLS = Path(".build/bench")


def cpu_seconds(pid):
    """CPU time that all threads of a process have used; to the nanosecond, where /proc/PID/stat counts in 10 ms."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9


def children(pid):
    """Those that any thread of it has started."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


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
