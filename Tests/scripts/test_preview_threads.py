"""Threads of previewed code run behind all others, and there are only so many: Sources/PreviewThreads, by a program of
its own, as it would slow down every test that it were linked to."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "Sources/PreviewThreads"


@pytest.mark.skipif(shutil.which("cc") is None and shutil.which("clang") is None, reason="no C compiler")
def test_threads_stand_back_and_are_counted(tmp_path):
    compiler = shutil.which("cc") or shutil.which("clang")
    program = tmp_path / "preview_threads"
    subprocess.run(
        [compiler, "-Wall", "-Wextra", "-Werror", "-pthread", "-I", SOURCES / "include", SOURCES / "PreviewThreads.c",
         Path(__file__).with_name("preview_threads.c"), "-o", program, "-ldl"], check=True)
    run = subprocess.run([program], capture_output=True, text=True, timeout=60)
    assert (run.returncode, run.stderr) == (0, "")
