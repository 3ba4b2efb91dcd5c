"""Bytes that are nearly right, by chance that can be repeated."""

import struct

# Ends of the ranges that numbers have on the wire, and their neighbours.
ODD_NUMBERS = [
    0, 1, 2, 63, 64, 127, 128, 129, 255, 256, 16_383, 16_384, 65_535, 65_536, 1 << 20, (1 << 31) - 1, 1 << 31,
    (1 << 32) - 1, 1 << 32, (1 << 50) - 1, 1 << 50, 1 << 51, (1 << 53) - 2, (1 << 53) - 1, 1 << 53, (1 << 63) - 1, 1 << 63,
]
ODD_FLOATS = [
    0.0, -0.0, 0.5, 1.0, -1.0, 64.0, 4096.0, 1e-300, 5e-324, 1e12, -1e12, 9e15, 2.0**53, 2.0**63, 1e300, -1e308,
    1.7976931348623157e308, float("inf"), float("-inf"), float("nan"),
]
# Long, of several scalars a character, from right to left, without an end, and what is special to some reader.
ODD_TEXTS = [
    "", "a", "ä", "👩‍👩‍👧‍👦", "e" + "\u0301" * 40, "שלום", "\u202e", "\0", "\u2028", "'; DROP TABLE sessions", "</script>", "%00%n",
    "x" * 199, "x" * 200, "x" * 201, "ä" * 2048, "\U0010ffff", "\ufeff", "\r\n", "-1", "1e400", "NaN", "{", "[" * 500,
]


def varint(number):
    """As the wire has it; also a number that has too many bits for it."""
    encoded = bytearray()
    while number > 0x7F:
        encoded.append(number & 0x7F | 0x80)
        number >>= 7
    encoded.append(number)
    return bytes(encoded)


def zigzag(number):
    return varint(2 * number if number >= 0 else -2 * number - 1)


def string(text):
    encoded = text.encode("utf-8", "surrogatepass")
    return varint(len(encoded)) + encoded


def float64(number):
    return struct.pack("<d", number)


def number(chance, usual=1000):
    """Mostly one that somebody may mean."""
    return chance.choice(ODD_NUMBERS) if chance.random() < 0.15 else chance.randrange(usual)


def length(chance, most=900):
    """In 1/64 pt, mostly within a window."""
    if chance.random() < 0.1:
        return chance.choice((1, -1)) * chance.choice(ODD_NUMBERS)
    return chance.randrange(-64, most * 64)


def real(chance):
    return chance.choice(ODD_FLOATS) if chance.random() < 0.5 else chance.uniform(-2000, 2000)


def text(chance, usual=("a", "Word", "two words")):
    return chance.choice(ODD_TEXTS) if chance.random() < 0.4 else chance.choice(usual)


def mutated(chance, data, others=(b"",)):
    """`data` with one to four faults; `others` are what parts may be taken from."""
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        FAULTS[chance.randrange(len(FAULTS))](chance, changed, others)
    return bytes(changed)


def _place(chance, data):
    return chance.randrange(len(data) + 1)


def _flip_bit(chance, data, others):
    if data:
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)


def _replace_byte(chance, data, others):
    if data:
        data[chance.randrange(len(data))] = chance.choice((0, 1, 0x7F, 0x80, 0xFF, chance.randrange(256)))


def _insert(chance, data, others):
    at = _place(chance, data)
    data[at:at] = chance.randbytes(chance.choice((1, 1, 2, 8, 300)))


def _remove(chance, data, others):
    at = _place(chance, data)
    del data[at : at + chance.choice((1, 1, 2, 8, 1000))]


def _repeat(chance, data, others):
    at = _place(chance, data)
    part = data[at : at + chance.choice((1, 2, 4, 16))]
    data[at:at] = part * chance.choice((1, 2, 100))


def _cut(chance, data, others):
    del data[_place(chance, data) :]


def _odd_number(chance, data, others):
    at = _place(chance, data)
    odd = chance.choice(ODD_NUMBERS)
    encoded = chance.choice((varint(odd), odd.to_bytes(8, "little")[: chance.choice((1, 2, 4, 8))]))
    data[at : at + len(encoded)] = encoded


def _splice(chance, data, others):
    other = chance.choice(others)
    data[_place(chance, data) :] = other[_place(chance, other) :]


FAULTS = [_flip_bit, _replace_byte, _insert, _remove, _repeat, _cut, _odd_number, _splice]
