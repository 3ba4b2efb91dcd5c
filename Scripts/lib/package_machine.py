"""A Debian of its own, in a folder, for looking at a package as somebody finds it who installs it."""

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path

from websockets.sync.client import connect

# For what happens in seconds on an idle machine.
PATIENCE_SECONDS = 300
SIZE = "3g"
SUBPROTOCOL = "scrollwork.1"
KEYFRAME = 0x02
# As much as an ordinary user has, and no more.
ENVIRONMENT = ["env", "-i", "PATH=/usr/bin:/bin", "HOME=/home/user", "LANG=C.UTF-8"]


def mirrors(targets):
    """Lines for apt, from what `apt-get indextargets` says of the mirrors that it has here: those of Debian."""
    words = (line.split() for line in targets.splitlines())
    return sorted({f"deb {place[1]} {place[2]} main" for place in words if len(place) == 3 and place[0] == "Debian"})


def ask_apt_for_mirrors():
    format_of_line = "$(ORIGIN) $(REPO_URI) $(RELEASE)"
    said = subprocess.run(["apt-get", "indextargets", "--format", format_of_line, "Created-By: Packages"],
                          check=True, capture_output=True, text=True).stdout
    return mirrors(said)


class Machine:
    """A system below a folder; `run` and `serving` start programs in it, not as root.

    It has parts of this machine mounted in it, so nobody may delete the folder: it lies in memory, in a file system
    that ends with this process.
    """

    def __init__(self, folder):
        # An installation waits for the disk after every file; memory has nothing to wait for.
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=755", "tmpfs", folder], check=True)
        self.root = Path(folder) / "root"

    def make(self, codename):
        lines = ask_apt_for_mirrors()
        if not lines:
            sys.exit("apt knows no mirror of Debian here; as root, run apt-get update to see why")
        made = subprocess.run(
            ["mmdebstrap", "--quiet", "--variant=minbase", "--format=directory", "--skip=cleanup/apt/lists",
             "--dpkgopt=force-unsafe-io", '--aptopt=Acquire::Languages "none"', codename, self.root, "-"],
            input="\n".join(lines) + "\n", stderr=subprocess.PIPE, text=True)
        if made.returncode != 0:
            sys.exit(
                f"no Debian could be made from {', '.join(lines)}; is the mirror reached from here?\n{made.stderr}")
        subprocess.run(["mount", "-t", "proc", "proc", self.root / "proc"], check=True)
        home = self.root / "home/user"
        home.mkdir()
        shutil.chown(home, "nobody")

    def install(self, *packages):
        ran = subprocess.run(
            ["chroot", self.root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "--yes", "--quiet",
             "--no-install-recommends", *packages], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if ran.returncode != 0:
            sys.exit(f"apt could not install {' '.join(packages)}:\n{ran.stdout}")

    def write(self, path, text):
        """A file of the user's."""
        file = self.root / path.removeprefix("/")
        file.write_text(text)
        shutil.chown(file, "nobody")

    def lend(self, folder, at):
        """Shows a folder of this machine at a path of the system, to be read only."""
        place = self.root / at.removeprefix("/")
        place.mkdir(parents=True)
        subprocess.run(["mount", "--bind", "--options", "ro", folder, place], check=True)
        if os.access(place, os.W_OK):
            sys.exit(f"{folder} cannot be lent: it could be written at {place}")

    def command(self, words):
        return ["chroot", "--userspec=nobody:nogroup", self.root, *ENVIRONMENT, *words]

    def run(self, *words):
        return subprocess.run(
            self.command(words), stdin=subprocess.DEVNULL, capture_output=True, text=True,
            timeout=PATIENCE_SECONDS)

    @contextmanager
    def serving(self, *words, program="scrollwork"):
        """`scrollwork serve` with further words, in the system; gives the server's port."""
        process = subprocess.Popen(
            self.command([program, "serve", *words, "--port", "0"]),
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        impatience = threading.Timer(PATIENCE_SECONDS, process.kill)
        impatience.start()
        try:
            # Before it may stand which layers around previewed code are missing in that system.
            said = []
            while "http://127.0.0.1:" not in (said or [""])[-1]:
                said.append(process.stdout.readline())
                if not said[-1]:
                    sys.exit(f"scrollwork serve did not say its address, but: {''.join(said)}")
            impatience.cancel()
            yield int(said[-1].split("http://127.0.0.1:")[1].split("/")[0])
        finally:
            impatience.cancel()
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE_SECONDS)


def read(port, path, body=None):
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(body).encode() if body else None,
        {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE_SECONDS) as answer:
        return answer.read()


def first_frame(port, preview=None):
    """The first bytes that a page would draw of a preview, the first one if none is named."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            slug = preview or json.loads(read(port, "/api/previews"))["previews"][0]["slug"]
            session = json.loads(read(port, "/api/sessions", {"preview": slug, "size": [390, 844], "knobs": {}}))
            break
        except (urllib.error.HTTPError, IndexError) as error:
            # The first agent is still starting, or the first build running.
            if time.monotonic() > deadline:
                sys.exit(f"there was no session within {PATIENCE_SECONDS} s: {error!r}")
            time.sleep(0.05)
    address = f"ws://127.0.0.1:{port}{session['path']}/socket"
    with connect(address, subprotocols=[SUBPROTOCOL], max_size=None, compression=None) as socket:
        while True:
            message = socket.recv(timeout=PATIENCE_SECONDS)
            if isinstance(message, bytes) and message[0] == KEYFRAME:
                return message
