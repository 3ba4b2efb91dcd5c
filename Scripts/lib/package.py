"""Makes an archive and a Debian package of a release build, the same bytes for the same build.

    package.py --products FOLDER --output FOLDER

Prints the paths of the two files.
"""

import argparse
import gzip
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import package_code as code
import package_debian as debian
import package_files as files

REPOSITORY = Path(__file__).parents[2]
VERSION = "Sources/PreviewServer/ProgramVersion.swift"


def version():
    return re.search(r'text = "(.+)"', (REPOSITORY / VERSION).read_text())[1]


def compiler():
    """Which compiler is on PATH, in its own words, and the folder of its toolchain."""
    said = subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout
    info = json.loads(said)
    return info["compilerVersion"], Path(info["paths"]["runtimeResourcePath"]).parents[1]


def time_of_sources():
    """Seconds since 1970 that all files are to bear: those of the commit. Builders tell modules of another package by
    them."""
    if said := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(said)
    # In a container, the repository may belong to somebody else.
    asked = subprocess.run(["git", "-c", "safe.directory=*", "log", "-1", "--format=%ct"], cwd=REPOSITORY,
                           capture_output=True, text=True)
    if asked.returncode != 0:
        sys.exit(f"git does not say of when the sources are; set SOURCE_DATE_EPOCH\n{asked.stderr}")
    return int(asked.stdout)


def settle(root, seconds):
    """Compresses what is read compressed, and gives every file the same time and the usual mode."""
    for place in (place for _, place in files.SHARED if place.endswith(".gz")):
        plain = root / place.removesuffix(".gz")
        (root / place).write_bytes(gzip.compress(plain.read_bytes(), mtime=0))
        plain.unlink()
    for path in [*root.rglob("*"), root]:
        if not path.is_symlink():
            path.chmod(0o755 if path.stat().st_mode & 0o100 else 0o644)
        os.utime(path, (seconds, seconds), follow_symlinks=False)


def make_tree(products, prefix):
    """Everything below PREFIX. Gives the Debian packages of the libraries that its programs are linked with."""
    words, toolchain = compiler()
    programs, objects = files.lay_out(REPOSITORY, products, prefix, words)
    others = code.carry_runtime(toolchain, prefix / "lib/scrollwork", programs)
    files.copy(toolchain / "share/swift/LICENSE.txt", prefix / "share/doc/scrollwork/LICENSE-Swift")
    # In this order: strip does not read what patchelf writes.
    code.strip([*programs, *objects])
    code.run_from_beside(programs)
    return debian.system_libraries(others - set(files.LIBRARIES))


def make_archive(tree, name, file, seconds):
    subprocess.run(
        ["tar", "--create", "--zstd", f"--file={file}", "--sort=name", f"--mtime=@{seconds}", "--owner=0", "--group=0",
         "--numeric-owner", f"--transform=flags=r;s,^[.],{name},", "--directory", tree, "."],
        check=True, env={**os.environ, "ZSTD_CLEVEL": "9"})


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--products", type=Path, required=True)
    options.add_argument("--output", type=Path, required=True)
    chosen = options.parse_args()
    chosen.output.mkdir(parents=True, exist_ok=True)
    seconds = time_of_sources()
    os.environ["SOURCE_DATE_EPOCH"] = str(seconds)
    name = f"scrollwork-{version()}-linux-{platform.machine()}"
    archive = chosen.output.absolute() / f"{name}.tar.zst"
    package = chosen.output.absolute() / f"scrollwork_{version()}_{debian.architecture()}.deb"
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "root"
        prefix = root / "usr"
        libraries = make_tree(chosen.products.absolute(), prefix)
        settle(prefix, seconds)
        make_archive(prefix, name, archive, seconds)
        control = debian.control((REPOSITORY / "Packaging/control").read_text(),
                                 debian.fields(REPOSITORY, version(), prefix, libraries))
        root.chmod(0o755)
        debian.make(root, control, package)
    for file in (archive, package):
        print(f"{file} ({file.stat().st_size / 1e6:.0f} MB)")


if __name__ == "__main__":
    main()
