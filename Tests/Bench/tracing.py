"""Traces of Chromium, and what each animation frame took of a page's main thread by one.

Times are those for which the thread itself had a processor: a busy machine makes none of them longer.
"""

import contextlib
from bisect import bisect_left

# Tasks of threads, and what a task does: scripts, drawing, and handing the picture over.
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
TASK, DRAWING, HANDING_OVER = "RunTask", "FireAnimationFrame", "Commit"
SCRIPTS = {"FunctionCall", "EvaluateScript"}
MAIN_THREAD = "CrRendererMain"
POLL_MILLISECONDS = 20


@contextlib.contextmanager
def tracing(browser, page):
    """A list that has the events of what was done meanwhile, once it is over. `page` is one of Playwright's."""
    events, ends = [], []
    devtools = browser.new_browser_cdp_session()
    devtools.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    devtools.on("Tracing.tracingComplete", lambda end: ends.append(end))
    config = {"includedCategories": CATEGORIES, "recordMode": "recordAsMuchAsPossible"}
    devtools.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    yield events
    devtools.send("Tracing.end")
    while not ends:
        page.wait_for_timeout(POLL_MILLISECONDS)
    devtools.detach()


def frames_of(events):
    """What each animation frame with a drawing took, in order: `total`, `script` and `commit`, in ms.

    All tasks of the thread count, those between two drawings to the second of them: messages that came for it, timers,
    and what Chromium does to paint. Of several pages the one that draws most often is meant."""
    thread = _drawing_thread(events)
    own = [event for event in events if event.get("ph") == "X" and (event["pid"], event["tid"]) == thread]
    tasks = _outermost(event for event in own if event["name"] == TASK)
    scripts = _outermost(event for event in own if event["name"] in SCRIPTS)
    commits = _outermost(event for event in own if event["name"] == HANDING_OVER)
    ends = [_task_around(tasks, event["ts"]) for event in own if event["name"] == DRAWING]
    ends = sorted({end for end in ends if end is not None})
    # What was before the first drawing belongs to one that began before the trace.
    spans = list(zip(ends, ends[1:], strict=False))
    return [
        {
            "total": _sum(tasks[before + 1 : end + 1]),
            "script": _sum(_within(scripts, tasks[before], tasks[end])),
            "commit": _sum(_within(commits, tasks[before], tasks[end])),
        }
        for before, end in spans
    ]


def _drawing_thread(events):
    names = {
        (event["pid"], event["tid"]) for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == MAIN_THREAD
    }  # fmt: skip
    counts = dict.fromkeys(names, 0)
    for event in events:
        thread = event["pid"], event["tid"]
        if event["name"] == DRAWING and thread in counts:
            counts[thread] += 1
    return max(counts, key=counts.get, default=None)


def _outermost(events):
    """Those that lie in no other, in order of time."""
    found, end = [], 0
    for event in sorted(events, key=lambda event: (event["ts"], -event["dur"])):
        if event["ts"] >= end:
            found.append(event)
            end = event["ts"] + event["dur"]
    return found


def _task_around(tasks, moment):
    """The number of the task that runs at a moment; None where there is none."""
    number = bisect_left(tasks, moment, key=lambda task: task["ts"] + task["dur"])
    return number if number < len(tasks) and tasks[number]["ts"] <= moment else None


def _within(events, before, last):
    """Those that begin after the task `before`, and not after `last`."""
    first, end = before["ts"] + before["dur"], last["ts"] + last["dur"]
    return [event for event in events if first <= event["ts"] < end]


def _sum(events):
    return sum(event.get("tdur", 0) for event in events) / 1000
