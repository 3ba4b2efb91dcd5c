"""The programs under test: how they are run with a sanitizer, and what they have to say."""

import json
import os
import re
import shutil
import signal
import subprocess
import time
import urllib.request
from pathlib import Path

from processes import free_port

SOURCES = Path(__file__).resolve().parent
# A busy machine, and a program that runs at a tenth of its speed, may take all the time that they need.
PATIENCE_SECONDS = 120
# The exit status of a program that ends because of a report, which is none of our own.
REPORTED = 99
# Traps of Swift are reported like bad accesses. Leaks are looked for by tracing, which is not allowed inside.
OPTIONS = {
    "address": f"detect_leaks=0:handle_sigill=1:handle_sigtrap=1:exitcode={REPORTED}:quarantine_size_mb=16",
    "thread": f"handle_sigill=1:handle_sigtrap=1:exitcode={REPORTED}:history_size=4",
    "none": "",
}
# More than any agent takes with a sanitizer: the gateway would end those that take more.
MEMORY_MIB = 65_536
REPORT = re.compile(r"(?:Address|Thread|Leak)Sanitizer:|runtime error:|Sanitizer:DEADLYSIGNAL")
# What Swift's runtime says of a trap, and of a signal; an agent's words come with "preview: " before them. Signals 3 and 14
# are the gateway's, with which it asks a slow agent where it is (`HangSignals`).
CRASH = re.compile(r"Fatal error: |\*\*\* Signal (?!3:|14:)\d+: ")
ADDRESS = re.compile(r"http://[^\s/]*:(\d+)[/\s]")


class Programs:
    """The two programs of a build."""

    def __init__(self, build, sanitizer, scratch):
        self.build, self.sanitizer, self.scratch = Path(build).resolve(), sanitizer, Path(scratch).resolve()

    @property
    def variables(self):
        """Of the environment, for the sanitizer."""
        return self._variables(*(["mutex"] if self.sanitizer == "thread" else []))

    @property
    def agent_variables(self):
        """The same, for an agent: a limit of memory leaves no room for the sanitizer's own."""
        return {**self.variables, **self._variables("unlimited", *(["mutex"] if self.sanitizer == "thread" else []))}

    def _variables(self, *loaded):
        """`loaded` are libraries that come before all others, by the names of their sources here."""
        if self.sanitizer == "none":
            return {}
        name = "ASAN_OPTIONS" if self.sanitizer == "address" else "TSAN_OPTIONS"
        libraries = {"LD_PRELOAD": ":".join(map(self._library, loaded))} if loaded else {}
        return {name: OPTIONS[self.sanitizer], **libraries}

    def _library(self, name):
        library = self.scratch / f"{name}.so"
        if not library.exists():
            command = ["clang", "-shared", "-fPIC", "-O1", "-Wall", "-o", library, SOURCES / f"{name}.c"]
            subprocess.run(command, check=True)
        return str(library)

    def folder(self, agent=None):
        """The gateway beside an agent, in a folder of their own: it starts the one that stands beside it, with little of
        its environment. `agent` is a script to be the agent; without one it is the build's."""
        folder = self.scratch / "bin"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        os.link(self.build / "scrollwork", folder / "scrollwork")
        words = [f"{name}='{value}'" for name, value in self.agent_variables.items()]
        lines = agent or f"exec env {' '.join(words)} '{self.build / 'scrollwork-agent'}' \"$@\"\n"
        (folder / "scrollwork-agent").write_text("#!/bin/sh\n" + lines)
        (folder / "scrollwork-agent").chmod(0o755)
        return folder


class Gateway:
    """A server that runs, until the end of a `with`."""

    def __init__(self, programs, folder, log, words=()):
        self.programs, self.folder, self.log_path, self.words = programs, folder, Path(log), list(words)
        self.process = None
        self.port = free_port()

    def __enter__(self):
        command = [
            self.folder / "scrollwork", "serve", "--port", str(self.port), "--memory", str(MEMORY_MIB), *self.words,
        ]
        with open(self.log_path, "a") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
                env={**os.environ, **self.programs.variables},
            )
        deadline = time.monotonic() + PATIENCE_SECONDS
        while self.process.poll() is None and time.monotonic() < deadline:
            if said := ADDRESS.search(self.log):
                self.port = int(said[1])
                break
            time.sleep(0.02)
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    @property
    def log(self):
        return self.log_path.read_text(errors="replace")

    def health(self):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=PATIENCE_SECONDS) as answer:
            return json.load(answer)

    def previews(self):
        """Slugs, once there are any."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/previews", timeout=30) as answer:
                    if previews := json.load(answer)["previews"]:
                        return [preview["slug"] for preview in previews]
            except OSError:
                if self.process.poll() is not None:
                    break
            time.sleep(0.1)
        return []

    def faults(self, are_agents_ours=True):
        """What is wrong with it now, as sentences.

        `are_agents_ours`: whether a crash of an agent counts.
        """
        said = []
        if self.process.poll() is not None:
            said.append(f"the gateway ended: {ending(self.process.returncode)}")
        else:
            try:
                self.health()
            except OSError as error:
                said.append(f"the gateway does not answer: {error}")
        return said + faults_in(self.log, are_agents_ours)

    def stop(self):
        """Ends it as an operator would; gives a sentence if that went wrong."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(PATIENCE_SECONDS)
            except subprocess.TimeoutExpired:
                return ["the gateway does not stop"]
        status = self.process.returncode
        return [f"the gateway ended: {ending(status)}"] if status else []


def faults_in(text, are_agents_ours=True):
    """The lines of a log that speak of a report or a crash."""
    return [
        line for line in text.splitlines()
        if REPORT.search(line) or (CRASH.search(line) and (are_agents_ours or not line.startswith("preview: ")))
    ]


def ending(status):
    if status == REPORTED:
        return "because of a report"
    return f"by signal {-status}" if status < 0 else f"with status {status}"
