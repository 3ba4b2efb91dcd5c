"""What a frame took, by a trace of events."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "Bench"))

from tracing import frames_of

PAGE, OTHER = (1, 10), (2, 20)


def named(thread):
    return {"name": "thread_name", "ph": "M", "pid": thread[0], "tid": thread[1], "args": {"name": "CrRendererMain"}}


def event(name, ts, dur, tdur, thread=PAGE):
    return {"name": name, "ph": "X", "pid": thread[0], "tid": thread[1], "ts": ts, "dur": dur, "tdur": tdur}


def task(ts, dur, tdur, thread=PAGE):
    return event("RunTask", ts, dur, tdur, thread)


def drawing(ts, tdur=900, thread=PAGE):
    """A task of 1 ms on the wall that draws, with 0.5 ms of script and 0.2 ms to hand the picture over."""
    return [
        task(ts, 1000, tdur, thread), event("FireAnimationFrame", ts + 10, 600, 550, thread),
        event("FunctionCall", ts + 20, 580, 500, thread), event("Commit", ts + 700, 250, 200, thread),
    ]  # fmt: skip


def test_a_frame_has_all_tasks_since_the_drawing_before():
    message = [task(2000, 300, 250), event("FunctionCall", 2010, 280, 200)]
    assert frames_of([named(PAGE), *drawing(0), *message, *drawing(4000)]) == [
        {"total": 1.15, "script": 0.7, "commit": 0.2}
    ]


def test_tasks_and_scripts_within_others_count_once():
    nested = [task(2000, 900, 800), task(2100, 300, 300), event("FunctionCall", 2010, 800, 700),
              event("FunctionCall", 2110, 200, 200)]  # fmt: skip
    frame, = frames_of([named(PAGE), *drawing(0), *nested, *drawing(4000)])
    assert (frame["total"], frame["script"]) == (1.7, 1.2)


def test_a_thread_that_waited_for_a_processor_took_none_of_it():
    slow = [task(2000, 50_000, 100)]
    assert frames_of([named(PAGE), *drawing(0), *slow, *drawing(60_000)])[0]["total"] == 1.0


def test_of_two_pages_the_one_that_draws_counts():
    others = [task(100, 90_000, 90_000, OTHER), *drawing(95_000, thread=OTHER)]
    drawings = [event for ts in (0, 2000, 4000) for event in drawing(ts)]
    assert [frame["total"] for frame in frames_of([named(OTHER), named(PAGE), *others, *drawings])] == [0.9, 0.9]


def test_events_may_come_in_any_order():
    events = [*drawing(0), task(2000, 300, 250), *drawing(4000)]
    assert frames_of([named(PAGE), *reversed(events)]) == frames_of([named(PAGE), *events])
