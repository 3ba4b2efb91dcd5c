"""What the fuzzers take for a fault, and that a seed repeats what they do: Tests/Fuzz."""

import random
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "Fuzz"))
from agent_reports import Reports, packets
from inputs import Inputs
from job import Job
from mutation import mutated, string, varint
from subject import Programs, ending, faults_in

REPORTS = [
    "==1234==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000011",
    "preview: WARNING: ThreadSanitizer: data race (pid=1234)",
    "Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range",
    "preview: *** Signal 4: Backtracing from 0x7f2f6874126f... done ***",
]


@pytest.mark.parametrize("line", REPORTS)
def test_a_report_and_a_crash_are_found_among_other_lines(line):
    assert faults_in(f"Scrollwork is at http://127.0.0.1:8080/\n{line}\nscrollwork: an agent ended: A string is not UTF-8.\n") == [line]


def test_crashes_of_previewed_code_that_is_not_ours_do_not_count_but_reports_do():
    assert faults_in("\n".join(REPORTS), are_agents_ours=False) == REPORTS[:3]


def test_an_agent_that_is_asked_where_it_is_has_not_crashed():
    assert faults_in("preview: *** Signal 3: Backtracing from 0x7f2f6874126f... done ***") == []


def test_a_program_that_ends_says_how():
    assert (ending(-11), ending(99), ending(2)) == ("by signal 11", "because of a report", "with status 2")


def test_the_same_seed_gives_the_same_inputs_and_another_gives_others():
    def said(seed):
        inputs, reports = Inputs(random.Random(seed)), Reports(random.Random(seed), 7, 1)
        return [inputs.next() for _ in range(200)], [packets(*reports.next()) for _ in range(200)]

    assert said("1/messages/0") == said("1/messages/0")
    assert said("1/messages/0") != said("2/messages/0")


def test_faults_change_bytes_whatever_their_number():
    for seed in range(300):
        chance = random.Random(seed)
        assert mutated(chance, b"", [b"abc"]) is not None
        assert len({mutated(chance, bytes(range(64)), [b"abc"]) for _ in range(20)}) > 10


def test_a_message_of_more_than_a_packet_is_cut_into_packets_that_say_so():
    parts = packets(0x82, bytes(150_000))
    assert [part[:4] for part in parts] == [b"\x82\1\0\0", b"\x82\1\0\0", b"\x82\0\0\0"]
    assert sum(len(part) - 4 for part in parts) == 150_000
    assert max(map(len, parts)) == 64 << 10


def test_numbers_and_texts_are_as_the_wire_has_them():
    assert (varint(300), string("ä")) == (b"\xac\x02", b"\x02\xc3\xa4")


def test_the_inputs_before_a_fault_are_kept_and_it_is_the_end(tmp_path):
    programs = Programs(tmp_path, "none", tmp_path)
    job = Job("http", 5, 1000, programs, tmp_path / "found")
    job.did("#1", b"GET /")
    assert not job.is_over

    job.find(["the gateway ended: by signal 4"], "the log")

    assert job.is_over
    assert (tmp_path / "found/http-none-5.inputs").read_text() == f"#1 {b'GET /'.hex()}\n"
    assert (tmp_path / "found/http-none-5.log").read_text() == "the log"
    assert job.line.startswith("http: 1 inputs in 0 s") and job.line.endswith("reports 1")
