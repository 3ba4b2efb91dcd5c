"""Waiting for events, and what a page that kept one waiting says of itself."""

import json
import time

# How long events are waited for: no claim about how fast they come, so a busy machine has all the time it may need.
PATIENCE_SECONDS = 180


def eventually(claim, what, seconds=PATIENCE_SECONDS):
    """Waits until `claim()` gives something true, and gives that."""
    deadline = time.monotonic() + seconds
    while True:
        found = claim()
        if found:
            return found
        assert time.monotonic() < deadline, f"{what}: not within {seconds} s"
        time.sleep(0.02)


def readable(state):
    """A page's state for people, without what is long and says little; at most 12,000 characters."""
    if not state:
        return "none: the page is not there yet"
    lines = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in state.items() if key != "touches"]
    lines.append(f"touches: {len(state.get('touches', []))}, the last: {json.dumps(state.get('touches', [])[-3:])}")
    return "\n".join(line[:2000] for line in lines)[:12000]
