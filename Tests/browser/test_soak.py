"""A short soak: sessions are dragged while files are saved and a neighbour crashes, and none of them is lost."""

import json
import subprocess
import sys

import pytest
from server import ROOT

SECONDS = 25


@pytest.mark.long
def test_sessions_go_on_while_files_are_saved_and_a_neighbour_crashes(tmp_path):
    out = tmp_path / "soak.json"
    ran = subprocess.run(
        [sys.executable, ROOT / "Tests/Bench/soak.py", "--seconds", str(SECONDS), "--sessions", "5", "--json", out],
        cwd=ROOT, capture_output=True, text=True,
    )
    assert out.exists(), ran.stderr
    result = json.loads(out.read_text())
    assert result["losses"] == 0
    assert result["crashes"] > 0 and result["frames"] > 0
    descriptors = [sample["descriptors"] for sample in result["samples"]]
    assert descriptors[-1] <= max(descriptors[: len(descriptors) // 2]) + 4
