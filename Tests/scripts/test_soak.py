"""What a soak has to say of what it has seen: Tests/Bench/soak.py."""

import sys
from pathlib import Path

import pytest

pytest.importorskip("websockets")
sys.path.insert(0, str(Path(__file__).parents[1] / "Bench"))
soak = pytest.importorskip("soak")


def result(server, descriptors=lambda second: 40, losses=0, seconds=100):
    samples = [
        {"at": second, "serverMB": server(second), "agentsMB": 300, "processes": 9, "longest": 20.0,
         "descriptors": descriptors(second)}
        for second in range(seconds)
    ]
    return {"samples": samples, "frames": 1, "crashes": 1, "losses": losses}


def test_what_stays_as_it_is_is_fine():
    assert soak.complaints(result(lambda second: 50 + second % 3)) == []


def test_what_is_used_once_at_the_beginning_is_no_growth():
    assert soak.complaints(result(lambda second: 20 if second < 15 else 50)) == []


def test_memory_that_grows_is_named():
    [said] = soak.complaints(result(lambda second: 50 + second / 2))
    assert said.startswith("serverMB has grown from ")


def test_descriptors_that_grow_are_named():
    assert soak.complaints(result(lambda second: 50, lambda second: 40 + second // 10))[0].startswith("descriptors")


def test_a_lost_connection_is_named():
    assert soak.complaints(result(lambda second: 50, losses=2)) == ["2 connections were lost"]


def test_the_drawing_has_a_line_for_each():
    assert soak.picture(result(lambda second: 50)["samples"]).count("<polyline") == 4
