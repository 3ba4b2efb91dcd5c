"""Proves a package: installs it in a Debian that has no Swift, and looks at all that is claimed of it.

    package_proof.py OUTPUT FOLDER

OUTPUT has the archive and the Debian package; FOLDER is an empty one for the other system. Root is needed, and mounts
of its own, which Scripts/package --prove takes care of. Exit status 0 if every claim holds; each is a line.
"""

import json
import platform
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import package
from package_debian import architecture
from package_machine import Machine, first_frame, read

SECONDS_TO_GALLERY = 10
SENTENCE = ("files of your own need the Swift", "https://swift.org/install/linux")

CARD = """import SwiftUI
import UIKit

final class CardViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    let numbers = [1, 2, 3]
    print(numbers[view.tag + INDEX])
  }
}

struct Words: View { var body: some View { VStack { Text("Scrollwork"); Spacer() } } }

#Preview("Card") { CardViewController() }
#Preview("Words") { Words() }
"""
CRASHING_LINE = 9
FILE, CRASHING_FILE = "/home/user/Card.swift", "/home/user/Crash.swift"


def claim(text, holds, said=""):
    """Says that a claim holds; ends with it where it does not."""
    if not holds:
        sys.exit(f"✗ {text}\n{said}")
    print(f"✓ {text}", flush=True)


def whole(ran):
    return f"exit status {ran.returncode}\n{ran.stdout}{ran.stderr}"


def prove_gallery(machine, program="scrollwork"):
    began = time.monotonic()
    with machine.serving(program=program) as port:
        page = read(port, "/")
        frame = first_frame(port, "photos")
        pictures = {name.decode() for name in re.findall(rb"[0-9a-f]{32,}", frame)}
        sizes = [len(read(port, f"/images/{name}")) for name in pictures]
        seconds = time.monotonic() - began
        claim(f"{program} serve: the page, and a preview with its {len(sizes)} photographs, after {seconds:.1f} s",
              b"<script" in page and sizes and all(sizes))
        claim(f"that is within {SECONDS_TO_GALLERY} s", seconds < SECONDS_TO_GALLERY)


def prove_refusal(machine):
    """Files of one's own are refused in one sentence where there is no Swift."""
    for words in (["serve", FILE], ["inspect", "--source", FILE], ["mock", FILE]):
        ran = machine.run("scrollwork", *words)
        claim(f"without Swift, scrollwork {' '.join(words)} says where to get it, and ends with 1",
              ran.returncode == 1 and not ran.stdout and ran.stderr.count("\n") == 1
              and all(part in ran.stderr for part in SENTENCE), whole(ran))


def prove_commands(machine):
    ran = machine.run("scrollwork", "--version")
    claim("scrollwork --version is that of the sources", ran.stdout == f"scrollwork {package.version()}\n", whole(ran))
    ran = machine.run("scrollwork", "inspect", "snapping-list")
    claim("scrollwork inspect shows a preview of the gallery",
          ran.returncode == 0 and json.loads(ran.stdout)["samples"], whole(ran))
    ran = machine.run("scrollwork", "doctor")
    claim("scrollwork doctor misses nothing that the gallery needs", ran.returncode == 0, whole(ran))


def prove_texts(machine):
    """The manual and the completions, with the programs of this machine."""
    manual = machine.root / "usr/share/man/man1/scrollwork.1.gz"
    ran = subprocess.run(["mandoc", "-Tlint", manual], capture_output=True, text=True)
    claim("the manual page has no fault", ran.returncode == 0 and not ran.stdout, whole(ran))
    ran = machine.run("bash", "-c", """
        . /usr/share/bash-completion/completions/scrollwork && complete -p scrollwork
        COMP_WORDS=(scrollwork serve --ed) COMP_CWORD=2 && _scrollwork && echo "${COMPREPLY[*]}"
    """)
    claim("bash completes flags", "--edit --editor" in ran.stdout and "-F _scrollwork" in ran.stdout, whole(ran))
    ran = subprocess.run(
        ["zsh", "-fc", "fpath=($1 $fpath) && autoload -Uz compinit && compinit -D && print ${_comps[scrollwork]} "
         "&& autoload +X _scrollwork && print ${+functions[_scrollwork]}", "zsh",
         machine.root / "usr/share/zsh/vendor-completions"], capture_output=True, text=True)
    claim("zsh finds its completion", ran.stdout.split() == ["_scrollwork", "1"], whole(ran))


def prove_own_code(machine, recommended):
    """With the toolchain of this machine, and what the package recommends, files of one's own are shown."""
    _, toolchain = package.compiler()
    machine.lend(toolchain, at="/opt/swift/usr")
    machine.install(*recommended)
    ran = machine.run("scrollwork", "inspect", "--source", FILE, "--preview", "Words")
    claim("with Swift, scrollwork inspect compiles a file and shows it", ran.returncode == 0, whole(ran))
    with machine.serving(FILE) as port:
        claim("with Swift, scrollwork serve shows a file", len(first_frame(port)) > 0)
    ran = machine.run("scrollwork", "inspect", "--source", CRASHING_FILE, "--preview", "Card")
    claim("a crash is explained by its line",
          ran.returncode == 3 and f"Crash.swift:{CRASHING_LINE}" in ran.stderr, whole(ran))
    ran = machine.run("scrollwork", "doctor", FILE)
    claim("scrollwork doctor misses nothing then", ran.returncode == 0, whole(ran))


def prove_archive(machine, archive):
    """The archive works where it is unpacked, and takes nothing from the package."""
    elsewhere = machine.root / "opt/elsewhere"
    elsewhere.mkdir()
    subprocess.run(["tar", "--extract", f"--file={archive}", f"--directory={elsewhere}"], check=True)
    installed, aside = machine.root / "usr/lib/scrollwork", machine.root / "usr/lib/aside"
    installed.rename(aside)
    prove_gallery(machine, program=f"/opt/elsewhere/{archive.name.removesuffix('.tar.zst')}/bin/scrollwork")
    aside.rename(installed)


def main():
    output, folder = map(Path, sys.argv[1:])
    archive = output / f"scrollwork-{package.version()}-linux-{platform.machine()}.tar.zst"
    deb = output / f"scrollwork_{package.version()}_{architecture()}.deb"
    began = time.monotonic()
    machine = Machine(folder)
    machine.make(platform.freedesktop_os_release()["VERSION_CODENAME"])
    shutil.copy(deb, machine.root)
    machine.install(f"/{deb.name}")
    claim(f"apt installs {deb.name} in a Debian of its own ({time.monotonic() - began:.0f} s)", True)
    machine.write(FILE, CARD.replace("INDEX", "2"))
    machine.write(CRASHING_FILE, CARD.replace("INDEX", "3"))

    prove_gallery(machine)
    prove_refusal(machine)
    prove_commands(machine)
    prove_texts(machine)
    prove_archive(machine, archive)
    recommended = subprocess.run(
        ["dpkg-deb", "--field", deb, "Recommends"], check=True, capture_output=True, text=True).stdout
    prove_own_code(machine, recommended.strip().split(", "))


if __name__ == "__main__":
    main()
