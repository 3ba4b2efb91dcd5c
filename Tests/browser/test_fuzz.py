"""A short run of the fuzzers, against the programs that people run: `Scripts/fuzz` does the same for longer, with
sanitizers."""

import re
import shutil
import subprocess
import sys

import pytest
from server import ROOT, SCROLLWORK

SECONDS = 3


@pytest.fixture
def scratch(tmp_path):
    """A folder from which a server finds the page's files. What a fuzzer has found stays there."""
    folder = ROOT / ".build/fuzz" / f"{tmp_path.parent.name}-{tmp_path.name}"
    yield folder
    if not (folder / "found").exists():
        shutil.rmtree(folder)


@pytest.mark.parametrize("name", ["messages", "http", "store", "packets", "library"])
def test_programs_hold_against_what_nobody_should_send(name, scratch):
    ran = subprocess.run(
        [sys.executable, ROOT / "Tests/Fuzz/fuzz.py", "--build", SCROLLWORK.parent, "--seconds", str(SECONDS), "--seed", "1",
         "--scratch", scratch, name],
        cwd=ROOT, capture_output=True, text=True,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    last = re.search(rf"^{name}: (\d+) inputs in \d+ s.*, reports 0$", ran.stdout.splitlines()[-1])
    assert last and int(last[1]) > 0, ran.stdout
