"""Writes traces/: forty drags as a hand makes them on a phone of 390 by 844 points, for latency.py.

    make_traces.py

No hand has made them: a model has, with numbers drawn by chance from a fixed seed, so that everybody can make them
again.

- A stroke from one place to another has the speed of least jerk (Flash and Hogan, 1985), as hands have; a fling is such
  a stroke that is let go in the middle, where it is fastest.
- A hand trembles: a slow sway of up to a point and a half, at 1 to 3 Hz, and 8 to 10 Hz of a fifth of a point.
- A screen reports at 60, 120 or 240 Hz, each time up to a millisecond off; and each place up to half a point beside the
  true one, by a normal distribution of 0.2 points, rounded to a third of a point, the pixels of such a phone.

A trace has its kind, the rate of the screen in Hz, and its samples: [ms since the landing, x, y, true x, true y], in
points. The last sample is where and when it lifts.
"""

import json
import math
import random
from pathlib import Path

FOLDER = Path(__file__).parent / "traces"
NOISE, WORST_NOISE = 0.2, 0.5
PIXELS = 3


def least_jerk(part):
    """The part of the way that is done after a part of the time."""
    return part**3 * (10 - 15 * part + 6 * part**2)


class Hand:
    """A way along one line, as strokes and rests: [seconds it takes, from, to, part of the stroke that is done]."""

    def __init__(self, chance, start):
        self.parts, self.at = [], start
        self.sway = [(chance.uniform(0.3, 1.5), chance.uniform(1, 3), chance.uniform(0, 6)),
                     (chance.uniform(0.05, 0.2), chance.uniform(8, 10), chance.uniform(0, 6))]

    def stroke(self, by, seconds, until=1.0):
        self.parts.append((seconds * until, self.at, by, until))
        self.at += by * least_jerk(until)
        return self

    def rest(self, seconds):
        self.parts.append((seconds, self.at, 0.0, 1.0))
        return self

    @property
    def seconds(self):
        return sum(part[0] for part in self.parts)

    def place(self, seconds):
        for length, start, by, until in self.parts:
            if seconds <= length:
                return start + by * least_jerk(until * seconds / length)
            seconds -= length
        return self.at

    def tremble(self, seconds):
        return sum(size * math.sin(2 * math.pi * hertz * seconds + phase) - size * math.sin(phase)
                   for size, hertz, phase in self.sway)


def slow(chance, hand):
    hand.stroke(-chance.uniform(180, 380), chance.uniform(0.9, 1.6)).rest(chance.uniform(0.15, 0.3))


def flick(chance, hand):
    hand.stroke(-chance.uniform(350, 620), chance.uniform(0.3, 0.5), until=chance.uniform(0.5, 0.65))


def brisk(chance, hand):
    hand.stroke(-chance.uniform(260, 460), chance.uniform(0.45, 0.7), until=chance.uniform(0.7, 0.9))


def reversal(chance, hand):
    hand.stroke(-chance.uniform(220, 340), chance.uniform(0.35, 0.6))
    hand.stroke(chance.uniform(120, 260), chance.uniform(0.35, 0.6))
    hand.stroke(-chance.uniform(150, 300), chance.uniform(0.35, 0.5), until=chance.uniform(0.55, 1))


def beyond(chance, hand):
    """Down from the top of the content: past its edge."""
    hand.stroke(chance.uniform(200, 420), chance.uniform(0.6, 1.1)).rest(chance.uniform(0.0, 0.3))


def hold(chance, hand):
    hand.stroke(-chance.uniform(200, 420), chance.uniform(0.4, 0.7)).rest(chance.uniform(0.35, 0.8))


KINDS = {slow: 8, flick: 10, brisk: 7, reversal: 6, beyond: 5, hold: 4}
RATES = (60, 120, 120, 240)


def samples(chance, hand, aside, rate):
    found = []
    # The lift is a sample of its own, at least half a step after the last move.
    count = math.floor(hand.seconds * rate + 0.5)
    for index in range(count + 1):
        beside = chance.uniform(-1, 1) / 1000 if 0 < index < count else 0
        seconds = hand.seconds if index == count else index / rate + beside
        true = aside + hand.tremble(seconds), hand.place(seconds) + hand.tremble(seconds + 9)
        seen = [round((place + max(-WORST_NOISE, min(WORST_NOISE, chance.gauss(0, NOISE)))) * PIXELS) / PIXELS
                for place in true]
        found.append([round(seconds * 1000, 1), *(round(place, 2) for place in (*seen, *true))])
    return found


def main():
    chance = random.Random(20_261_128)
    number = 0
    for move, count in KINDS.items():
        for _ in range(count):
            number += 1
            hand = Hand(chance, chance.uniform(180, 260) if move is beyond else chance.uniform(600, 720))
            move(chance, hand)
            rate = chance.choice(RATES)
            trace = {"kind": move.__name__, "rate": rate,
                     "samples": samples(chance, hand, chance.uniform(150, 240), rate)}
            text = json.dumps(trace).replace("[[", "[\n [").replace("], [", "],\n [")
            (FOLDER / f"{number:02}-{move.__name__}.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
