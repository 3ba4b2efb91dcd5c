"""A preview that means harm: what it tries, and which layers keep it from that."""

import os
import re
import subprocess
import sys
import uuid
from pathlib import Path

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

func isThere(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
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

func opensMany() -> Bool {
    let descriptors = (0..<300).map { _ in open("/dev/null", O_RDONLY) }
    for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
    return !descriptors.contains { $0 < 0 }
}

func growsLong() -> Bool {
    let descriptor = open("long", O_CREAT | O_RDWR, 0o600)
    defer { close(descriptor) }
    return ftruncate(descriptor, 65 << 20) == 0
}

func maps(_ bytes: Int, _ flags: Int32) -> Bool {
    guard let place = mmap(nil, bytes, PROT_READ | PROT_WRITE, flags, -1, 0), place != MAP_FAILED else { return false }
    munmap(place, bytes)
    return true
}

final class HostileController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        attempt("secret", opens("SECRET"))
        attempt("names", isThere("SECRET"))
        attempt("overwrite", opens("SECRET", O_WRONLY) || truncate("SECRET", 0) == 0 || rename("SECRET", "SECRET") == 0)
        attempt("resources", opens("OWN", O_WRONLY) || rename("OWN", "OWN.away") == 0)
        attempt("command line", opens("/proc/OTHER/cmdline"))
        attempt("environment", opens("/proc/OTHER/environ"))
        attempt("memory", opens("/proc/OTHER/mem"))
        attempt("signal", kill(OTHER, 0) == 0)
        // The first process of a view of its own is not the server.
        attempt("server", getppid() > 1 && opens("/proc/\\(getppid())/environ"))
        attempt("connect", connects(PORT))
        attempt("shared file", opens("/dev/shm/MARK", O_CREAT | O_RDWR))
        attempt("segment", shmget(IPC_PRIVATE, 1 << 20, 0o1600) >= 0)
        attempt("anonymous", maps(1 << 20, MAP_SHARED | MAP_ANONYMOUS))
        attempt("privilege", chroot("/") == 0)
        attempt("allocate", maps(3 << 30, MAP_PRIVATE | MAP_ANONYMOUS))
        attempt("descriptors", opensMany())
        attempt("long file", growsLong())
        attempt("daemon started", starts("setsid sh -c 'sleep MARK & sleep MARK' & sleep 0.1"))
        attempt("own", opens("mine", O_CREAT | O_RDWR))
        MORE
    }
}

#Preview("hostile") { HostileController() }
"""

# The layers that keep it from each, every one of which would do. Those that no machine lacks are `always`.
KEPT_BY = {
    "secret": {"view", "files"},
    "names": {"view"},
    "overwrite": {"view", "files"},
    "resources": {"view", "files"},
    "command line": {"view"},
    # In a namespace of users of its own nobody reads those outside, and root without its capabilities reads nobody.
    "environment": {"view", "files", "network", *(["always"] if os.getuid() == 0 else [])},
    "memory": {"view", "files", "network", *(["always"] if os.getuid() == 0 else [])},
    "signal": {"view", "files", "calls"},
    "server": {"always"},
    "connect": {"network", "calls"},
    "shared file": {"view", "files"},
    "segment": {"calls"},
    "anonymous": {"calls"},
    "privilege": {"calls", "always"},
    "allocate": {"always"},
    "descriptors": {"always"},
    "long file": {"always"},
    # What is left to it: to start a program of the system's, which is ended in time, and to write in its folder.
    "daemon started": set(),
    "own": set(),
}


class Hostile:
    """`other` is the number of a process of the same user that has nothing to do with it."""

    def __init__(self, folder, other, port=9, more=""):
        # What no other sleeper on this machine waits for.
        self.mark = f"{uuid.uuid4().int % 10**6 + 10**6}.5"
        self.source = folder / "code" / "Hostile.swift"
        self.source.parent.mkdir()
        self.secret = folder / "secret.txt"
        self.secret.write_text("nobody is to read this")
        words = {
            "MORE": more, "SECRET": self.secret, "OWN": self.source, "PORT": port, "MARK": self.mark, "OTHER": other}
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


def assert_kept(log, lacking=()):
    """Whether it has done what these layers alone have kept it from, and nothing else."""
    expected = {name: "done" if kept_by <= set(lacking) else "kept" for name, kept_by in KEPT_BY.items()}
    assert attempts(log) == expected, log


def lacking(layers, command):
    """The command where these layers are not to be had."""
    launcher = [sys.executable, Path(__file__).with_name("lacking.py"), ",".join(layers), "--"] if layers else []
    return [*launcher, *command]


def bystander():
    """A process of this user for it to look at."""
    return subprocess.Popen(["sleep", "1000"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
