"""Writes scroll-physics.json: the constants of scrolling, and how content moves by them, for the server's formulas
(Swift) and for the page's (JavaScript).

    make_scroll_physics.py

Neither of the two is repeated here. Friction is added up millisecond by millisecond, in numbers of fifty digits;
springs are the solution of their equation of motion, by Runge and Kutta's method; the rubber band is taken as it was published
(Facts 1.5), and turned around by halving; a finger's speed is the slope between two places of its way. The
constants have their sources in Sources/UIKit/ScrollPhysics/ScrollConstants.swift.
"""

import json
from decimal import Decimal, getcontext
from pathlib import Path

getcontext().prec = 50

CONSTANTS = {
    "slop": 10, "directionalLockRatio": 1.5, "velocityWindow": 0.08, "shortestVelocityWindow": 1 / 60,
    "rubberBandSlope": 0.55, "stopSpeed": 0.01, "lowestRate": 0.9, "highestRate": 0.9999, "springRate": 12.5,
    "springPrecisionInPixels": 0.5, "carryFactor": 0.000816, "carryExponent": 1.967, "carryLimit": 40000,
    "carryTime": 0.4, "carryThreshold": 0.5, "pixelsPerPoint": 2,
}
STOP = Decimal("0.01")  # points per ms
SLOPE = Decimal("0.55")
OMEGA = 12.5  # 1/s
STEP = 1e-4  # s, of the integration


def band(past, dimension):
    """The published form: (1 - 1 / (x·c/D + 1))·D."""
    size = abs(Decimal(repr(past)))
    dimension = Decimal(repr(dimension))
    found = (1 - 1 / (size * SLOPE / dimension + 1)) * dimension
    return float(found.copy_sign(Decimal(repr(past))))


def finger_for(displacement, dimension):
    """The distance of the finger that `band` turns into this displacement, by halving."""
    low, high = 0.0, 1e7
    for _ in range(200):
        middle = (low + high) / 2
        if band(middle, dimension) < abs(displacement):
            low = middle
        else:
            high = middle
    return low if displacement >= 0 else -low


def dragged(start, translation, lowest, highest, dimension, bounces):
    """The offset of content at `start` after a finger has gone `translation`."""
    past = start - min(max(start, lowest), highest)
    free = start if past == 0 else start - past + finger_for(past, dimension)
    free -= translation
    legal = min(max(free, lowest), highest)
    return legal + (band(free - legal, dimension) if bounces and free != legal else 0)


class Friction:
    """Whole milliseconds: the speed is multiplied by the rate, then added to the place (Facts 1.6)."""

    def __init__(self, start, velocity, rate):
        self.start, self.speed, self.rate = Decimal(repr(start)), Decimal(repr(velocity)) / 1000, rate

    def place(self, milliseconds):
        place, speed = self.start, self.speed
        for _ in range(milliseconds):
            speed *= self.rate
            place += speed
        return float(place)

    def between(self, milliseconds):
        """The same sum for a number of steps that is not whole, and the speed then, in points per ms."""
        left = self.rate ** Decimal(repr(milliseconds))
        return float(self.start + self.speed * self.rate * (1 - left) / (1 - self.rate)), float(self.speed * left)

    def rest(self):
        """Where the speed has fallen to that of a stop; the start, if it is not above it."""
        if abs(self.speed) <= STOP:
            return float(self.start)
        milliseconds = float((STOP / abs(self.speed)).ln() / self.rate.ln())
        return self.between(milliseconds)[0]

    def duration(self):
        """In ms."""
        return float((STOP / abs(self.speed)).ln() / self.rate.ln()) if abs(self.speed) > STOP else 0.0


def spring(away, speed, seconds):
    """Place and speed of x'' = -2wx' - w²x after a time, by Runge and Kutta."""
    def pull(x, v):
        return v, -2 * OMEGA * v - OMEGA * OMEGA * x

    done = 0.0
    x, v = away, speed
    while done < seconds:
        h = min(STEP, seconds - done)
        a = pull(x, v)
        b = pull(x + h / 2 * a[0], v + h / 2 * a[1])
        c = pull(x + h / 2 * b[0], v + h / 2 * b[1])
        d = pull(x + h * c[0], v + h * c[1])
        x += h / 6 * (a[0] + 2 * b[0] + 2 * c[0] + d[0])
        v += h / 6 * (a[1] + 2 * b[1] + 2 * c[1] + d[1])
        done += h
    return x, v


def on_pixel(offset):
    scaled = abs(offset) * CONSTANTS["pixelsPerPoint"]
    rounded = int(scaled) + (1 if scaled - int(scaled) >= 0.5 else 0)
    return (rounded if offset >= 0 else -rounded) / CONSTANTS["pixelsPerPoint"]


class Throw:
    """A release, and where the content is at some times after it."""

    def __init__(self, offset, velocity, lowest, highest, rate=0.998, bounces=True):
        self.given = {"offset": offset, "velocity": velocity, "lowest": lowest, "highest": highest, "rate": rate,
                      "bounces": bounces}
        self.offset, self.velocity, self.rate = offset, velocity, Decimal(repr(rate))
        self.lowest, self.highest, self.bounces = lowest, highest, bounces

    def target(self):
        if self.offset < self.lowest or self.offset > self.highest:
            passage = self.passage()
            edge = min(max(self.offset, self.lowest), self.highest)
            return self.onwards(passage).target() if passage else edge
        end = Friction(self.offset, self.velocity, self.rate).rest()
        if abs(end - self.offset) < 0.25:
            return self.offset
        return min(max(on_pixel(end), self.lowest), self.highest)

    def passage(self):
        """When a spring from outside comes through its edge with speed to spare, in s and points per s, by halving."""
        edge = min(max(self.offset, self.lowest), self.highest)
        away = self.offset - edge
        low, high = 0.0, 3.0
        if spring(away, self.velocity, high)[0] * away > 0:
            return None
        for _ in range(40):
            middle = (low + high) / 2
            if spring(away, self.velocity, middle)[0] * away > 0:
                low = middle
            else:
                high = middle
        speed = spring(away, self.velocity, low)[1]
        return (low, speed) if abs(speed) > 10 else None

    def onwards(self, passage):
        edge = min(max(self.offset, self.lowest), self.highest)
        return Throw(edge, passage[1], self.lowest, self.highest, float(self.rate), self.bounces)

    def place(self, milliseconds):
        """So long after the release."""
        if self.offset < self.lowest or self.offset > self.highest:
            edge = min(max(self.offset, self.lowest), self.highest)
            passage = self.passage()
            if passage and milliseconds / 1000 >= passage[0]:
                return self.onwards(passage).place(milliseconds - passage[0] * 1000)
            return edge + spring(self.offset - edge, self.velocity, milliseconds / 1000)[0]
        free = Friction(self.offset, self.velocity, self.rate)
        if free.duration() == 0:
            return self.offset
        edge = self.lowest if self.velocity < 0 else self.highest
        reaches = (free.rest() - edge) * (1 if self.velocity > 0 else -1) > 0
        if not reaches:
            bent = self.bent()
            if milliseconds >= bent.duration():
                return self.target()
            return bent.between(milliseconds)[0] if milliseconds % 1 else bent.place(int(milliseconds))
        low, high = 0.0, free.duration()
        for _ in range(60):
            middle = (low + high) / 2
            if (free.between(middle)[0] - edge) * (1 if self.velocity > 0 else -1) < 0:
                low = middle
            else:
                high = middle
        if milliseconds <= low:
            return free.between(milliseconds)[0] if milliseconds % 1 else free.place(int(milliseconds))
        speed = free.between(low)[1] * 1000
        return edge + (spring(0.0, speed, (milliseconds - low) / 1000)[0] if self.bounces else 0)

    def bent(self):
        """Friction that ends on the pixel, found by halving the rate's distance from 1."""
        target, low, high = self.target(), Decimal("0.9"), Decimal("0.9999")
        for _ in range(150):
            middle = (low + high) / 2
            if abs(Friction(self.offset, self.velocity, middle).rest() - self.offset) < abs(target - self.offset):
                low = middle
            else:
                high = middle
        return Friction(self.offset, self.velocity, low)

    def row(self, times):
        return {**self.given, "target": self.target(), "places": [[time, self.place(time)] for time in times]}


def finger_speed(samples):
    """The slope between the last place and where the finger was 80 ms before; [seconds, x] each."""
    end, last = samples[-1]
    begin = max(samples[0][0], end - CONSTANTS["velocityWindow"])
    for (t0, x0), (t1, x1) in zip(samples, samples[1:], strict=False):
        if t0 <= begin <= t1 and t1 > t0:
            first = x0 + (x1 - x0) * (begin - t0) / (t1 - t0)
            break
    else:
        first = samples[0][1]
    return (last - first) / max(end - begin, CONSTANTS["shortestVelocityWindow"])


def momentum(hand, stopped):
    if hand * stopped <= 0:
        return hand
    carried = min(0.000816 * abs(stopped) ** 1.967, 40000)
    if abs(hand) < 0.5 * carried:
        return hand
    return hand + (carried if hand > 0 else -carried)


def golden():
    view, content = 667.0, 2667.0
    lowest, highest = -44.0, content - view + 34
    drags = [
        {"start": start, "translation": way, "lowest": lowest, "highest": highest, "dimension": dimension,
         "bounces": bounces, "offset": dragged(start, way, lowest, highest, dimension, bounces)}
        for dimension in (view, 320.0)
        for bounces in (True, False)
        for start in (-44.0, 500.0, 2030.0)
        for way in (-1500.0, -300.0, -12.5, 40.0, 260.0, 900.0)
    ]
    drags += [
        {"start": start, "translation": way, "lowest": lowest, "highest": highest, "dimension": view, "bounces": True,
         "offset": dragged(start, way, lowest, highest, view, True)}
        for start in (-144.0, -60.5, 2100.0, 2400.0)
        for way in (-500.0, -3.0, 3.0, 80.0, 400.0)
    ]
    early = [0, 16, 50, 100, 200, 400]
    throws = [Throw(offset, velocity, lowest, 20_000.0, rate).row([*early, 900])
              for offset, velocity in ((500.0, 340.0), (812.34375, 2719.5), (3000.0, -1234.5), (9000.0, -4000.0))
              for rate in (0.998, 0.99)]
    throws += [Throw(500.0, velocity, lowest, highest).row([0, 100]) for velocity in (0.0, 9.0, 10.2, -11.5)]
    edges = [Throw(offset, velocity, lowest, highest, 0.998, bounces).row([*early, 700])
             for offset, velocity in ((1900.0, 3000.0), (1200.0, 2400.0), (120.0, -1800.0), (highest, 900.0))
             for bounces in (True, False)]
    outside = [Throw(offset, velocity, lowest, highest).row([*early, 700])
               for offset, velocity in ((-120.0, 0.0), (-120.0, -400.0), (-90.0, 2600.0), (2160.5, 0.0),
                                        (2100.0, 350.0), (2120.0, -3200.0))]
    paths = [
        [[0.0, 0.0], [0.008, 3.0], [0.016, 9.0]],
        [[0.0, 0.0], [0.1, 40.0], [0.12, 70.0], [0.15, 100.0], [0.16, 111.0]],
        [[0.0, 0.0], [0.02, 50.0], [0.04, 100.0], [0.3, 100.0]],
        [[1.0, 10.0], [1.05, -40.0], [1.0833, -90.0], [1.1, -90.0], [1.1417, -160.25]],
        [[0.0, 5.0], [0.001, 30.0]],
    ]
    return {
        "about": "Written by make_scroll_physics.py. Points, points/s; times of places in ms after the release.",
        "constants": CONSTANTS,
        "bands": [{"past": past, "dimension": dimension, "displacement": band(past, dimension)}
                  for dimension in (320.0, 667.0) for past in (-800.0, -100.0, -1.0, 0.5, 10.0, 250.0, 5000.0)],
        "drags": drags,
        "throws": throws + edges + outside,
        "speeds": [{"samples": path, "velocity": finger_speed(path)} for path in paths],
        "momenta": [{"hand": hand, "stopped": stopped, "velocity": momentum(hand, stopped)}
                    for hand, stopped in ((1200.0, 2000.0), (-900.0, -1500.0), (1200.0, -2000.0), (400.0, 0.0),
                                          (100.0, 6000.0), (30_000.0, 12_000.0))],
    }


def lines(value):
    """One row a line, so that a change is seen."""
    parts = []
    for key, rows in value.items():
        if isinstance(rows, list):
            inner = ",\n".join("    " + json.dumps(row) for row in rows)
            parts.append(f'  "{key}": [\n{inner}\n  ]')
        else:
            parts.append(f'  "{key}": {json.dumps(rows)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    (Path(__file__).parent / "scroll-physics.json").write_text(lines(golden()))
