"""Previewed code that means harm: what it tries, and what comes of it. Each attempt prints a line that the log has."""

import os
import re
import subprocess
import time
import uuid
from pathlib import Path

import pytest
from server import INSPECT_SECONDS, ROOT, SCROLLWORK, Server

HOSTILE = """import Foundation
import UIKit

// What is printed waits for more where a server listens.
func say(_ text: String) { _ = write(STDERR_FILENO, text + "\\n", text.utf8.count + 1) }

func attempt(_ name: String, _ isDone: Bool) { say("attempt \\(name): \\(isDone ? "done" : "kept")") }

func opens(_ path: String, _ flags: Int32 = O_RDONLY) -> Bool {
    let descriptor = open(path, flags, 0o600)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
}

func connects(_ port: UInt16) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, 16) == 0 }
    }
}

func starts(_ script: String) -> Bool {
    var child: pid_t = 0
    let texts: [String] = ["sh", "-c", script]
    var words: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
    return posix_spawnp(&child, "sh", nil, nil, &words, environ) == 0
}

final class HostileController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        attempt("secret", opens("SECRET"))
        attempt("shadow", opens("/etc/shadow"))
        attempt("overwrite", opens("SECRET", O_WRONLY) || truncate("SECRET", 0) == 0 || unlink("SECRET") == 0)
        attempt("resources", opens("OWN", O_WRONLY) || rename("OWN", "OWN.away") == 0)
        attempt("environment", opens("/proc/\\(getppid())/environ"))
        attempt("memory", opens("/proc/\\(getppid())/mem"))
        attempt("signal", kill(getppid(), 0) == 0)
        attempt("connect", connects(PORT))
        attempt("shared", opens("/dev/shm/MARK", O_CREAT | O_RDWR) || shmget(IPC_PRIVATE, 1 << 20, 0o1600) >= 0)
        attempt("anonymous", mmap(nil, 1 << 20, PROT_READ, MAP_SHARED | MAP_ANONYMOUS, -1, 0) != MAP_FAILED)
        attempt("daemon started", starts("setsid sh -c 'sleep MARK & sleep MARK' & sleep 0.1"))
        attempt("own", !opens("mine", O_CREAT | O_RDWR))
        MORE
    }
}

#Preview("hostile") { HostileController() }
"""
# What is left to it: to start a program of the system's, which is ended in time.
LEFT = {"daemon started"}


class Hostile:
    def __init__(self, folder, port=9, more=""):
        # What no other sleeper on this machine waits for.
        self.mark = f"{uuid.uuid4().int % 10**6 + 10**6}.5"
        self.source = folder / "code" / "Hostile.swift"
        self.source.parent.mkdir()
        self.secret = folder / "secret.txt"
        self.secret.write_text("nobody is to read this")
        words = {"MORE": more, "SECRET": self.secret, "OWN": self.source, "PORT": port, "MARK": self.mark}
        text = HOSTILE
        for word, value in words.items():
            text = text.replace(word, str(value))
        self.source.write_text(text)

    def sleepers(self):
        """Numbers of the processes that it has left behind."""
        found = []
        for folder in Path("/proc").iterdir():
            try:
                if folder.name.isdigit() and self.mark.encode() in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))
            except (FileNotFoundError, ProcessLookupError):
                pass
        return found


def attempts(log):
    return dict(re.findall(r"attempt ([\w ]+): (done|kept)", log))


def until(what, seconds=45):
    deadline = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return found


def assert_kept(log):
    found = attempts(log)
    assert len(found) == 12
    assert {name for name, end in found.items() if end == "done"} == LEFT, log


@pytest.fixture
def missing_layers():
    run = subprocess.run([SCROLLWORK, "doctor"], cwd=ROOT, capture_output=True, text=True, timeout=INSPECT_SECONDS)
    layers = [line for line in run.stdout.splitlines() if "previewed code can" in line]
    if layers:
        pytest.skip("\n".join(layers))


def test_what_it_tries_comes_to_nothing_where_it_is_inspected(missing_layers, tmp_path):
    hostile = Hostile(tmp_path)
    run = subprocess.run(
        [SCROLLWORK, "inspect", "--source", hostile.source], cwd=ROOT, capture_output=True, text=True,
        timeout=INSPECT_SECONDS)
    assert run.returncode == 0, run.stderr
    assert_kept(run.stderr)
    assert not hostile.sleepers()
    assert hostile.secret.read_text() == "nobody is to read this"


def test_a_crash_says_where(missing_layers, tmp_path):
    hostile = Hostile(tmp_path, more="let none: [Int] = []; _ = none[view.subviews.count + 1]")
    run = subprocess.run(
        [SCROLLWORK, "inspect", "--source", hostile.source], cwd=ROOT, capture_output=True, text=True,
        timeout=INSPECT_SECONDS)
    assert run.returncode == 3
    line = 1 + HOSTILE.splitlines().index("        MORE")
    assert f"Hostile.swift:{line}" in run.stderr


def test_what_it_starts_ends_with_the_server_at_the_latest(missing_layers, tmp_path):
    hostile = Hostile(tmp_path)
    server = Server(tmp_path / "log", source=hostile.source, options=["--keep", "0", "--require-sandbox"]).start()
    try:
        server.new_session("hostile")
        until(lambda: len(attempts(server.log)) == 12)
        assert_kept(server.log)
        # Both halves of it left the agent's group, and are nobody's as soon as the shell between has ended.
        until(lambda: not hostile.sleepers())
        assert server.is_running
    finally:
        assert server.stop() == 0
    assert not hostile.sleepers()


@pytest.mark.parametrize(
    "more",
    ["for i in $(seq 20); do sleep MARK & done; wait",
     "for i in $(seq 12); do head -c 60000000 /dev/zero > $i; done; sleep MARK"],
    ids=["programs", "files"])
def test_too_much_of_anything_ends_it(missing_layers, tmp_path, more):
    hostile = Hostile(tmp_path, more=f'say("agent \\(getpid())"); _ = starts("{more}")')
    server = Server(tmp_path / "log", source=hostile.source, options=["--keep", "0"]).start()
    try:
        server.new_session("hostile")
        agent = until(lambda: re.search(r"agent (\d+)", server.log))[1]
        until(lambda: not Path(f"/proc/{agent}").exists())
        assert server.is_running
    finally:
        server.stop()
    assert not hostile.sleepers()


def test_its_folder_goes_with_it(tmp_path):
    place = tmp_path / "rooms"
    place.mkdir()
    before = os.environ.get("TMPDIR")
    os.environ["TMPDIR"] = str(place)
    try:
        server = Server(tmp_path / "log", options=["--keep", "0"]).start()
    finally:
        os.environ.pop("TMPDIR") if before is None else os.environ.update(TMPDIR=before)
    folders = place / f"scrollwork-agents-{os.getuid()}"
    until(lambda: folders.exists() and list(folders.iterdir()))
    assert server.stop() == 0
    assert not list(folders.iterdir())
