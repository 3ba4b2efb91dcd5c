"""Content that has come to rest on a page, in whatever browser, and where `inspect` says it does after the same touches."""

import time

from server import inspect, is_any_busy, woken

# Content counts as at rest when no frame has come and no agent has been awake for so long...
REST_SECONDS = 0.4
# ...or for so long where no frame says that what this page did has arrived: what changes nothing that can be seen has
# none...
UNANSWERED_SECONDS = 1
# ...or for so long where agents are busy with something else...
BUSY_REST_SECONDS = 2
# ...and the page was looked at so often in every second of it: one that has no time to answer has none to hear of frames,
# either.
REST_LOOKS = 20


class Quiet:
    """Since when, and for how many looks, something has been the same."""

    def __init__(self):
        self.last = None
        self.since = 0.0
        self.looks = 0

    def saw(self, now):
        if self.looks == 0 or now != self.last:
            self.last, self.since, self.looks = now, time.monotonic(), 0
        self.looks += 1

    def lasts(self, seconds):
        return time.monotonic() - self.since > seconds and self.looks > REST_LOOKS * seconds


def script(touches, hold_seconds=None):
    """The steps for `inspect` that repeat touches a page has sent.

    With `hold_seconds`, one sample so long after the last touch; without, one when all has come to rest.
    """
    start = touches[0]["time"]
    steps = [
        {"t": (touch["time"] - start) / 1000, "touch": touch["phase"], "id": touch["id"], "x": touch["x"], "y": touch["y"]}
        for touch in touches
    ]
    if hold_seconds is not None:
        steps.append({"t": steps[-1]["t"] + hold_seconds, "sample": True})
    return steps


class Resting:
    """What a page needs for it: its `state`, `eventually` about that, and `wait_until_felt`."""

    def wait_for_rest(self, scroller="main"):
        """Until all that this page did is seen, and nothing has moved for a while; gives the content offset."""
        self.wait_until_felt()
        shown, slept = Quiet(), Quiet()

        def rests(state):
            awake = woken()
            shown.saw(state["frame"]["seq"])
            slept.saw((state["frame"]["seq"], awake))
            # As the wire has it: whose input the frame is after, and which of theirs.
            frame = state["frame"]
            is_answered = frame["inputViewer"] == state["viewer"] and frame["inputSeq"] == state["inputSeq"]
            patience = REST_SECONDS if is_answered or state["inputSeq"] == 0 else UNANSWERED_SECONDS
            is_quiet = shown.lasts(BUSY_REST_SECONDS) or (
                awake is not None and slept.lasts(patience) and not is_any_busy())
            return is_quiet and state["scrollers"][scroller]["state"] in ("idle", "tracking", "dragging")

        return self.eventually(rests, "rest")["scrollers"][scroller]["offset"]

    def inspected_offset(self, hold_seconds=None):
        """Where `inspect` says the content is after the touches that this page has sent."""
        state = self.state
        steps = script(state["touches"], hold_seconds)
        return inspect(state["preview"]["slug"], state["size"], steps)[-1]["collections"][0]["contentOffset"]
