"""A terminal that a program writes to, as a picture."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import termios
import time

CELL = (8, 16)  # pixels of a character, width and height
THEMES = {"dark": (0x12, 0xEE), "light": (0xFF, 0x11)}  # brightness of the ground and of the letters
CUBE = [0, 95, 135, 175, 215, 255]  # levels of the colours 16 to 231


class Terminal:
    """Runs a command in a terminal of 80 by 24, until `close`."""

    def __init__(self, command, rows=24, columns=80, **environment):
        self.screen, behind = pty.openpty()
        fcntl.ioctl(behind, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=behind, stderr=subprocess.DEVNULL, close_fds=True,
            env=os.environ | {"TERM": "xterm-256color"} | environment)
        os.close(behind)
        self.text = ""

    def read_until(self, pattern, seconds=120):
        """Reads on until the text has this; returns the match."""
        deadline = time.monotonic() + seconds
        os.set_blocking(self.screen, False)
        while not (match := re.search(pattern, self.text)):
            assert time.monotonic() < deadline, f"nothing like {pattern} in {self.text!r}"
            assert self.process.poll() is None, self.text
            try:
                self.text += os.read(self.screen, 65536).decode().replace("\r\n", "\n")
            except BlockingIOError:
                time.sleep(0.02)
        return match

    def close(self):
        self.process.terminate()
        self.process.wait(timeout=20)
        os.close(self.screen)


def brightness(colour):
    """Of one of the colours 16 to 231, from 0 to 255: what a grey picture shows of it."""
    assert 16 <= colour <= 231, "the other colours are the theme's"
    red, green, blue = (CUBE[(colour - 16) // step % 6] for step in (36, 6, 1))
    return (30 * red + 59 * green + 11 * blue) // 100


def picture(lines, theme, columns=80):
    """A grey picture of these lines, in the form PGM. Knows block characters and the colours of `brightness`; of
    other letters it shows boxes."""
    ground, ink = THEMES[theme]
    rows = []
    for line in lines:
        behind, letters, cells = ground, ink, []
        for code, character in re.findall(r"\x1b\[([\d;]*)m|(.)", line):
            if character:
                cells.append((behind, letters, character))
            elif code in ("", "0"):
                behind, letters = ground, ink
            else:
                assert (set_both := re.fullmatch(r"38;5;(\d+);48;5;(\d+)", code)), code
                letters, behind = (brightness(int(colour)) for colour in set_both.groups())
        assert len(cells) <= columns, "a line of the terminal is too short for it"
        cells += [(ground, ink, " ")] * (columns - len(cells))
        for y in range(CELL[1]):
            is_upper = y < CELL[1] // 2
            row = bytearray()
            for back, front, character in cells:
                is_inked = {" ": False, "█": True, "▀": is_upper, "▄": not is_upper}.get(character, 4 <= y < 12)
                row += bytes([front if is_inked else back]) * CELL[0]
            rows.append(row)
    return f"P5 {columns * CELL[0]} {len(rows)} 255\n".encode() + b"".join(rows)
