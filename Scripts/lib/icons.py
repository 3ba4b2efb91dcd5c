#!/usr/bin/env python3
"""Paints the icons by which phones keep the page on their home screens: the shapes of Public/favicon.svg on a ground.

    python3 Scripts/lib/icons.py

The ground goes to the edges, and the shapes keep within the middle, as phones cut icons to shapes of their own.
"""
import re
import struct
import zlib
from pathlib import Path

PUBLIC = Path(__file__).parents[2] / "Public"
SIDES = [180, 192, 512]  # pixels; the first is that of Apple's phones
GROUND = (0xF4, 0xF4, 0xF1)
SHARE = 0.62  # of the icon's side that the drawing takes: any shape that phones cut leaves four fifths of it


def shapes(svg):
    """The rounded rectangles of a drawing that has nothing else, and its side: (x, y, width, height, corner, colour)."""
    side = float(re.search(r'viewBox="0 0 (\d+) \1"', svg)[1])
    found = []
    for words in re.findall(r"<rect ([^>]*)/>", svg):
        values = dict(re.findall(r'(\w+)="([^"]*)"', words))
        digits = values["fill"].removeprefix("#")
        digits = digits if len(digits) == 6 else "".join(digit * 2 for digit in digits)
        colour = tuple(bytes.fromhex(digits))
        found.append((*(float(values[key]) for key in ("x", "y", "width", "height", "rx")), colour))
    return side, found


def cover(x, y, shape):
    """How much of the pixel around a place a rounded rectangle covers, from 0 to 1; all in pixels."""
    left, top, width, height, corner, _ = shape
    beside = abs(x - left - width / 2) - width / 2 + corner
    below = abs(y - top - height / 2) - height / 2 + corner
    outside = (max(beside, 0) ** 2 + max(below, 0) ** 2) ** 0.5 + min(max(beside, below), 0) - corner
    return min(1, max(0, 0.5 - outside))


def paint(side, svg):
    """The rows of an icon, each as red, green and blue bytes."""
    drawn, all_shapes = shapes(svg)
    scale = SHARE * side / drawn
    edge = (side - drawn * scale) / 2
    placed = [(edge + x * scale, edge + y * scale, width * scale, height * scale, corner * scale, colour)
              for x, y, width, height, corner, colour in all_shapes]
    rows = []
    for y in range(side):
        row = bytearray()
        for x in range(side):
            pixel = GROUND
            for shape in placed:
                share = cover(x + 0.5, y + 0.5, shape)
                if share:
                    pixel = tuple(below + (above - below) * share for below, above in zip(pixel, shape[5], strict=True))
            row += bytes(round(level) for level in pixel)
        rows.append(bytes(row))
    return rows


def png(rows):
    """The file of a picture."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", len(rows[0]) // 3, len(rows), 8, 2, 0, 0, 0)
    data = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def pixels(file):
    """The rows of a picture that `png` has written."""
    width, height = struct.unpack(">II", file[16:24])
    length = struct.unpack(">I", file[33:37])[0]
    raw = zlib.decompress(file[41:41 + length])
    return [raw[row * (3 * width + 1) + 1:(row + 1) * (3 * width + 1)] for row in range(height)]


def main():
    svg = (PUBLIC / "favicon.svg").read_text()
    for side in SIDES:
        file = PUBLIC / f"icons/icon-{side}.png"
        file.write_bytes(png(paint(side, svg)))
        print(f"{file.relative_to(PUBLIC)}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
