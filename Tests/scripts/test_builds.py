"""The notes of finished builds, by which Scripts/serve starts without a look at what is built already."""

import os
import subprocess
from pathlib import Path

import pytest

BUILDS = Path(__file__).parents[2] / "Scripts" / "lib" / "builds.sh"
SOURCE = "Sources/A/A.swift"


@pytest.fixture
def package(tmp_path):
    """A package that was written a while ago, and a compiler that does what SWIFT_DOES says."""
    for file in ("Package.swift", "Plugins/P/P.swift", SOURCE, "Sources/A/B.swift", "bin/swift"):
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text('#!/bin/sh\neval "$SWIFT_DOES"\n')
    (tmp_path / "bin/swift").chmod(0o755)
    for path in sorted(tmp_path.rglob("*"), reverse=True):
        make_old(path)
    return tmp_path


def make_old(path):
    os.utime(path, (1_000_000_000, 1_000_000_000))


def run(package, command, swift_does="true"):
    environment = {"PATH": f"{package}/bin:{os.environ['PATH']}", "SWIFT_DOES": swift_does}
    script = f". {BUILDS}; {command}"
    return subprocess.run(["bash", "-c", script], cwd=package, env=environment, capture_output=True).returncode == 0


def is_current(package, parts=""):
    return run(package, f"is_current debug {parts}")


def test_nothing_is_current_before_a_build(package):
    assert not is_current(package)


def test_a_finished_build_is_current_in_its_configuration(package):
    assert run(package, "build debug")
    assert is_current(package)
    assert not run(package, "is_current release")


def test_a_failed_build_leaves_the_former_one(package):
    assert not run(package, "build debug", "false")
    assert not is_current(package)
    assert run(package, "build debug")
    assert not run(package, "build debug", "false")
    assert is_current(package)


@pytest.mark.parametrize("file", ["Package.swift", "Plugins/P/P.swift", SOURCE, "Sources/A/New.swift"])
def test_a_changed_or_new_file_wants_a_build(package, file):
    run(package, "build debug")
    make_old(package / ".build/debug.built")
    (package / file).write_text("changed")
    assert not is_current(package)


def test_a_removed_file_wants_a_build(package):
    run(package, "build debug")
    make_old(package / ".build/debug.built")
    (package / SOURCE).unlink()
    assert not is_current(package)


def test_a_file_that_changes_during_the_build_wants_another(package):
    assert run(package, "build debug", f"sleep 0.05; echo changed > {SOURCE}")
    assert not is_current(package)


def test_another_toolchain_wants_a_build(package):
    run(package, "build debug")
    make_old(package / ".build/debug.built")
    (package / "bin/swift").write_text("#!/bin/sh\n# another\n")
    assert not is_current(package)


def test_a_build_of_all_is_good_for_the_gallery_and_not_the_other_way(package):
    run(package, "build debug gallery")
    assert is_current(package, "gallery")
    assert not is_current(package)
    run(package, "build debug")
    assert is_current(package, "gallery")


def test_the_parts_come_to_the_manifest(package):
    assert run(package, "build debug gallery", '[ "$SCROLLWORK_PARTS" = gallery ] && [ "$*" = "build --no-color-diagnostics -c debug" ]')
    assert run(package, "build release", '[ -z "$SCROLLWORK_PARTS" ] && [ "$*" = "build --no-color-diagnostics -c release" ]')
