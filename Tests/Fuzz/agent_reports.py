"""What an agent says to its gateway (MessageFromAgent), with values that the gateway lets in and nobody means."""

import re
import struct
from pathlib import Path

from mutation import float64, length, mutated, number, real, string, text, varint, zigzag

LIMITS = (Path(__file__).resolve().parents[2] / "Sources/PreviewWire/WireLimits.swift").read_text()
VERSION = int(re.search(r"static let agent = (\d+)", LIMITS)[1])
HELLO, FRAME, FAILED, PONG, IMAGE, LOG, KNOBS, HOLES, REQUESTS, BARS, TYPING, DIGEST, ACTS = range(0x81, 0x8E)
ELEMENT, PIN_PLACES = 0x90, 0x91
MEDIA = ["image/png", "image/jpeg", "image/webp", "image/svg+xml", "font/ttf", "font/otf"]
# Bytes of a packet and of a message (WireLimits).
PACKET, FRAME_BYTES, STATE_BYTES, ACT_BYTES = 64 << 10, 1 << 20, 256 << 10, 64 << 10


def packets(kind, body):
    """A message as a SEQPACKET socket carries it."""
    step = PACKET - 4
    parts = [body[at : at + step] for at in range(0, len(body), step)] or [b""]
    return [bytes([kind, 1 if part is not parts[-1] else 0, 0, 0]) + part for part in parts]


def hello(previews):
    """Each preview as four texts and, where it says where it is declared, a file and a line."""
    body = varint(VERSION) + varint(len(previews))
    for *words, place in previews:
        body += b"".join(string(word) for word in words)
        body += b"\0" if place is None else b"\1" + string(place[0]) + varint(place[1])
    return HELLO, body


def pin_element(chance):
    """An element by the words with which it is found again."""

    def words():
        return string(text(chance, ("main", "header", "Item 3"))[:50])

    numbers = varint(min(number(chance), (1 << 53) - 1)) + varint(chance.randrange(30))
    return bytes([chance.randrange(4)]) + words() + numbers + b"".join(words() for _ in range(4))


class Reports:
    """Those of one agent, about one session."""

    def __init__(self, chance, handle, first_seq):
        self.chance, self.handle, self.seq = chance, handle, first_seq
        self.pings = []
        self.digest = (0, 0)
        self.acted = 0

    def next(self):
        """A kind, and a body that can be read, though perhaps not believed."""
        make = self.chance.choices(
            [self.frame, self.knobs, self.log, self.holes, self.requests, self.bars, self.typing, self.digested, self.image,
             self.pong, self.hello, self.acts, self.element, self.pin_places, self.failed],
            [40, 8, 6, 6, 6, 4, 8, 6, 6, 6, 1, 8, 4, 4, 0.02],
        )[0]
        return make()

    def broken(self):
        """Packets that make no sense, on which the gateway ends it."""
        kind, body = self.next()
        whole = packets(kind, body)
        at = self.chance.randrange(len(whole))
        whole[at] = mutated(self.chance, whole[at][:8192], [self.chance.randbytes(64)]) or b"\x00"
        return whole

    def about(self):
        """The session that a report is about: mostly its own."""
        return varint(min(number(self.chance), (1 << 32) - 1) if self.chance.random() < 0.03 else self.handle)

    def seq_number(self):
        self.seq += 1
        return min(number(self.chance), (1 << 53) - 1) if self.chance.random() < 0.05 else self.seq

    def frame(self):
        chance = self.chance
        state = chance.randbytes(chance.choice((0, 1, 40, 3000)) if chance.random() < 0.99 else STATE_BYTES)
        size = chance.choice((1, 20, 20, 200, 5000)) if chance.random() < 0.995 else FRAME_BYTES
        is_keyframe = chance.random() < 0.2
        seq = self.seq_number()
        head = bytes([2, 3]) + varint(seq) if is_keyframe else bytes([1, seq % 256])
        payload = head + chance.randbytes(size - 1)
        flags = bytes([is_keyframe])
        return FRAME, self.about() + flags + varint(seq) + varint(len(state)) + state + payload[:FRAME_BYTES]

    def failed(self):
        return FAILED, self.about() + string(text(self.chance))

    def pong(self):
        known = self.pings.pop(0) if self.pings and self.chance.random() < 0.9 else None
        odd = self.chance.choice(((1 << 40) + self.chance.randrange(40), min(number(self.chance), (1 << 53) - 1)))
        return PONG, varint(odd if known is None else known)

    def image(self):
        digits = "0123456789abcdef" * 8
        name = digits[: self.chance.choice((1, 64, 128))] if self.chance.random() < 0.2 else f"{self.chance.randrange(1 << 60):x}"
        size = self.chance.choice((0, 100, 5000)) if self.chance.random() < 0.98 else FRAME_BYTES
        return IMAGE, string(name) + string(self.chance.choice(MEDIA)) + self.chance.randbytes(size)

    def log(self):
        return LOG, self.about() + string(text(self.chance)[:120])

    def short(self):
        """A text of a knob."""
        return text(self.chance, ("Layout.width", "Layout.gap", "Width"))[:60]

    def value(self):
        chance, form = self.chance, self.chance.randrange(4)
        body = {
            0: float64(self.finite()), 1: bytes([chance.randrange(2)]), 2: string(self.short()), 3: chance.randbytes(4),
        }[form]
        return bytes([form]) + body

    def finite(self):
        found = real(self.chance)
        return found if abs(found) < float("inf") else 1e308

    def bound(self):
        return b"\0" if self.chance.random() < 0.3 else b"\1" + float64(self.finite())

    def small(self):
        return varint(min(number(self.chance), (1 << 53) - 1))

    def knob(self):
        chance = self.chance
        words = b"".join(string(self.short()) for _ in range(3))
        choices = [string(self.short()) for _ in range(chance.choice((0, 0, 3, 100)))]
        ranges = self.bound() + self.bound() + bytes([chance.randrange(2)]) + self.bound()
        return (
            words + self.value() + bytes([chance.randrange(5)]) + ranges + string(self.short()) + varint(len(choices))
            + b"".join(choices) + string(text(chance)) + self.small() + self.small() + string(text(chance)) + self.small()
        )

    def knobs(self):
        knobs = [self.knob() for _ in range(self.chance.choice((0, 1, 4, 30)))]
        unknown = [string(self.short()) for _ in range(self.chance.choice((0, 1, 20)))]
        body = varint(len(knobs)) + b"".join(knobs) + varint(len(unknown)) + b"".join(unknown)
        return KNOBS, self.about() + body

    def holes(self):
        numbers = sorted(self.chance.sample(range(1000), self.chance.choice((0, 1, 10, 1000))))
        times = (1, 5, (1 << 31) - 1)
        reaches = b"".join(varint(one) + varint(self.chance.choice(times)) for one in numbers)
        return HOLES, self.about() + varint(len(numbers)) + reaches

    def requests(self):
        chance = self.chance
        rows = [
            string(text(chance, ("GET",))[:250]) + string(text(chance, ("https://a.example",))[:250]) + bytes([chance.randrange(4)])
            + string(text(chance)[:250]) + varint(chance.choice((1, 7, (1 << 31) - 1)))
            for _ in range(chance.choice((0, 1, 20, 200)))
        ]
        return REQUESTS, self.about() + varint(len(rows)) + b"".join(rows)

    def bars(self):
        return BARS, self.about() + bytes([self.chance.randrange(3), self.chance.randrange(2)])

    def typing(self):
        chance = self.chance
        viewer = varint(chance.choice((0, 1, 2, 3, min(number(chance), (1 << 53) - 1))))
        if chance.random() < 0.3:
            return TYPING, self.about() + viewer + b"\0"
        codes = bytes([chance.randrange(11), chance.randrange(12), chance.randrange(4), chance.randrange(8)])
        places = self.small() + self.small() + self.small()
        caret = b"".join(zigzag(max(-(1 << 50), min(1 << 50, length(chance)))) for _ in range(4))
        return TYPING, self.about() + viewer + b"\1" + self.small() + codes + string(text(chance)) + places + caret

    def digested(self):
        if self.chance.random() < 0.5:
            self.digest = struct.unpack("<II", self.chance.randbytes(8))
        return DIGEST, self.about() + varint(self.digest[0]) + varint(self.digest[1]) + bytes([self.chance.randrange(2)])

    def acts(self):
        """Mostly at the end of those before."""
        chance = self.chance
        start = self.acted if chance.random() < 0.8 else chance.choice((0, 1, ACT_BYTES, min(number(chance), (1 << 53) - 1)))
        more = chance.randbytes(chance.choice((0, 1, 90, 3000)) if chance.random() < 0.99 else ACT_BYTES)
        self.acted = start + len(more)
        return ACTS, self.about() + varint(min(start, (1 << 53) - 1)) + varint(len(more)) + more

    def element(self):
        chance = self.chance
        head = self.about() + varint(chance.choice((0, 1, 2, min(number(chance), (1 << 53) - 1)))) + self.small()
        if chance.random() < 0.3:
            return ELEMENT, head + b"\0"
        place = b"".join(zigzag(max(-(1 << 50), min(1 << 50, length(chance)))) for _ in range(2))
        box = b"".join(zigzag(max(-(1 << 50), min(1 << 50, length(chance)))) for _ in range(4))
        layer = varint(min(number(chance), (1 << 32) - 1))
        return ELEMENT, head + b"\1" + pin_element(chance) + float64(chance.random()) * 2 + place + layer + box

    def pin_places(self):
        chance = self.chance
        places = [
            varint(chance.choice((1, 2, 300))) + bytes([chance.randrange(4)]) + chance.choice((b"\0", b"\1" + varint(chance.randrange(99))))
            for _ in range(chance.choice((0, 1, 20, 200)))
        ]
        return PIN_PLACES, self.about() + varint(len(places)) + b"".join(places)

    def hello(self):
        place = self.chance.choice((None, (text(self.chance), min(number(self.chance), (1 << 53) - 1))))
        names = [["snapping-list", "Again", "", "", None], [*(text(self.chance) for _ in range(4)), place]]
        return hello(names[: self.chance.randrange(3)])
