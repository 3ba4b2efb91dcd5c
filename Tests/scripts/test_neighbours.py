import pytest
from neighbours import KNOBS, flood_message, gaps_between, summary


def test_a_session_that_stands_still_until_the_end_has_a_long_gap():
    assert gaps_between([1, 1.5, 2, 9], 1, 4) == [0.5, 0.5, 2]


def test_one_without_any_frame_is_one_gap():
    seen = summary([], 10, 20)
    assert (seen["framesPerSecond"], seen["longest"], seen["late"]) == (0, 10_000, 1)


def test_gaps_are_late_from_50_ms_after_the_next_frame_was_due():
    seen = summary([0.06, 0.13, 0.19], 0, 0.2)
    assert seen["late"] == 1
    assert seen["longest"] == pytest.approx(70)


def test_a_flood_never_says_the_same_twice_in_a_row_and_knows_all_names():
    messages = [flood_message(seq) for seq in range(1, 3 * KNOBS + 1)]
    assert all(one[:1] != other[:1] for one, other in zip(messages, messages[1:], strict=False))
    names = [message[message.index(b"Nobody") : -9] for message in messages if message[0] == 0x16]
    assert len(set(names)) == KNOBS
