"""The numbers of frames (WireFormat.md): a change says the lowest eight bits of its own."""

KEYFRAME = 0x02
ACKNOWLEDGE = 0x13


def varint(number):
    encoded = bytearray()
    while number > 0x7F:
        encoded.append(number & 0x7F | 0x80)
        number >>= 7
    encoded.append(number)
    return bytes(encoded)


def read_varint(data, at):
    number, shift = 0, 0
    while True:
        number |= (data[at] & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if data[at - 1] < 0x80:
            return number, at


class FrameNumbers:
    """The number of the last frame that one connection has brought."""

    def __init__(self):
        self.seq = 0

    def take(self, frame):
        """A frame has come; returns its number."""
        if frame[0] == KEYFRAME:
            self.seq, _ = read_varint(frame, 2)
        else:
            self.seq += (frame[1] - self.seq) % 256
        return self.seq

    def acknowledgement(self, frame):
        """A frame has come; returns the message that says so."""
        return bytes([ACKNOWLEDGE]) + varint(self.take(frame))
