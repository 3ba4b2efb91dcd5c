"""What viewers send, of every kind there is (WireFormat.md), with values that somebody may mean and some that nobody does."""

from mutation import float64, length, mutated, number, real, string, text, varint, zigzag

APPEARANCES, DIRECTIONS, TEXT_SIZES, KEYS, PHASES = 2, 2, 12, 8, 4
DEVICES = ["", "iphone-se", "iphone-13-mini", "iphone-15", "iphone-16-pro-max", "ipad-mini", "ipad", "ipad-pro-13"]
SMALLEST, LARGEST = 64, 4096


class Inputs:
    """One viewer's. `knobs` are those that the preview has said to have, as the page reads them."""

    def __init__(self, chance):
        self.chance = chance
        self.knobs = []
        self.seq = 0
        self.time = chance.randrange(1 << 30)
        self.down = set()
        self.earlier = [b"\x14"]

    def next(self):
        """The next message; about a third have a fault."""
        if self.chance.random() < 0.02:
            return self.chance.randbytes(self.chance.choice((0, 1, 2, 10, 200, 16_384)))
        message = self.valid()
        self.earlier = [*self.earlier[-20:], message]
        return mutated(self.chance, message, self.earlier) if self.chance.random() < 0.3 else message

    def valid(self):
        chance = self.chance
        self.seq += 1
        self.time += chance.randrange(400)
        make = chance.choices(
            [
                self.touches, self.wheel, self.key, self.typing, self.knob, self.reset, self.screen, self.about_frames,
                self.about_rights, self.about_company, self.question,
            ],
            # A wrong key ends the connection.
            [12, 4, 3, 6, 4, 1, 3, 1, 0.2, 2, 2],
        )[0]
        return make()

    def head(self, kind):
        seq = number(self.chance) if self.chance.random() < 0.02 else self.seq
        return bytes([kind]) + varint(seq)

    def point(self):
        return zigzag(length(self.chance)) + zigzag(length(self.chance))

    def clock(self):
        return varint(number(self.chance) if self.chance.random() < 0.05 else self.time)

    def touches(self):
        chance = self.chance
        samples = []
        for _ in range(chance.choice((1, 1, 2, 5, 40))):
            finger = chance.choice((0, 0, 0, 1, 2, 31))
            phase = chance.randrange(PHASES) if chance.random() < 0.2 else (1 if finger in self.down else 0)
            if finger in self.down and chance.random() < 0.2:
                phase = 2
            (self.down.add if phase in (0, 1) else self.down.discard)(finger)
            self.time += chance.randrange(200)
            samples.append(bytes([phase]) + varint(finger) + self.clock() + self.point())
        return self.head(0x10) + varint(len(samples)) + b"".join(samples)

    def wheel(self):
        return self.head(0x11) + self.clock() + self.point() + self.point() + bytes([self.chance.randrange(2)])

    def key(self):
        return self.head(0x12) + self.clock() + bytes([self.chance.randrange(KEYS)])

    def typing(self):
        chance, form = self.chance, self.chance.randrange(8)
        place = varint(number(chance, 8)) + varint(number(chance, 4))
        body = {
            0: string(text(chance)), 2: place + string(text(chance)), 3: string(text(chance)) + place, 5: place,
            6: bytes([chance.randrange(2)]),
        }.get(form, b"")
        return self.head(0x1B) + bytes([form]) + body

    def knob(self):
        known = self.chance.choice(self.knobs) if self.knobs and self.chance.random() < 0.9 else None
        name = known["name"] if known else text(self.chance, ("SampleData.rows", "Nobody.knows", "Layout.width"))
        return self.head(0x16) + string(name) + self.value(known)

    def value(self, known=None):
        """Of a knob, and mostly of its kind."""
        chance = self.chance
        forms = ["number", "boolean", "choice", "colour"]
        form = known["kind"] if known and chance.random() < 0.95 else chance.choice(forms)
        if form == "number":
            ends = [end for end in (known["min"], known["max"], known["value"]) if isinstance(end, int | float)] if known else []
            ordinary = chance.choice(ends) if ends and chance.random() < 0.5 else chance.randrange(-5, 400)
            body = float64(real(chance) if chance.random() < 0.2 else ordinary)
        elif form == "boolean":
            body = bytes([chance.randrange(2)])
        elif form == "choice":
            body = string(chance.choice(known["choices"]) if known and known["choices"] else text(chance))
        else:
            body = chance.randbytes(4)
        return bytes([forms.index(form)]) + body

    def reset(self):
        name = self.chance.choice(self.knobs)["name"] if self.knobs and self.chance.random() < 0.8 else text(self.chance)
        return self.head(0x17) + string(name)

    def screen(self):
        chance = self.chance
        kind = chance.choice((0x15, 0x18, 0x18, 0x19, 0x1A, 0x1C, 0x1D, 0x1E, 0x1F))
        body = {
            0x15: bytes([chance.randrange(APPEARANCES)]), 0x19: bytes([chance.randrange(DIRECTIONS)]),
            0x1A: string(chance.choice(DEVICES)) + bytes([chance.randrange(2)]),
            0x1C: bytes([chance.randrange(TEXT_SIZES)]), 0x18: self.side() + self.side(),
            0x1D: bytes([chance.randrange(2)]), 0x1E: bytes([chance.randrange(2)]), 0x1F: bytes([chance.randrange(2)]),
        }[kind]
        return self.head(kind) + body

    def side(self):
        points = self.chance.choice((SMALLEST, LARGEST, 390, 844, self.chance.randrange(SMALLEST, 1400)))
        return zigzag(points * 64)

    def about_rights(self):
        chance = self.chance
        key, seat = (chance.choice(("", "AAAAAAAAAAAAAAAAAAAAAA", text(chance))) for _ in range(2))
        return chance.choice((
            b"\x20" + string(key), b"\x20" + string(key) + string(seat), b"\x21" + bytes([chance.randrange(2)]),
            b"\x22" + varint(number(chance, 5)) + bytes([chance.randrange(2)]),
        ))

    def about_company(self):
        chance = self.chance
        return chance.choice((
            lambda: b"\x24\x00", lambda: b"\x24\x01" + self.point(), lambda: b"\x24\x01" + self.point(),
            lambda: b"\x25" + string(text(chance, ("Mia", "", "\u202eaiM", "Z" + "\u0316" * 90))) + bytes([chance.randrange(4)]),
            lambda: b"\x26",
        ))()

    def question(self):
        return b"\x23" + varint(number(self.chance)) + self.point()

    def about_frames(self):
        return self.chance.choice((b"\x14", b"\x13" + varint(number(self.chance)), b"\x27\x00", b"\x27\x01"))
