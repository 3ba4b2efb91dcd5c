"""One fuzzer's share of a run: its time, its chance, and what it found."""

import collections
import random
import sys
import time
from pathlib import Path

PROGRESS_SECONDS = 10
# Inputs that are kept in mind, of which one has led to what is found.
REMEMBERED = 4000


class Job:
    """`found` are sentences; the inputs before the first of them are kept in a file."""

    def __init__(self, name, seed, seconds, programs, results):
        self.name, self.seed, self.seconds = name, seed, seconds
        self.programs, self.scratch, self.results = programs, programs.scratch, Path(results)
        self.inputs, self.found, self.notes = 0, [], collections.Counter()
        self.tape = collections.deque(maxlen=REMEMBERED)
        self.began, self.ended = time.monotonic(), None
        self.told = self.began

    def chance(self, *parts):
        """Of a part of the run, the same for the same seed whatever else happens."""
        return random.Random("/".join(map(str, (self.seed, self.name, *parts))))

    @property
    def elapsed(self):
        return (self.ended or time.monotonic()) - self.began

    def end(self):
        self.ended = time.monotonic()

    @property
    def is_over(self):
        return self.elapsed >= self.seconds or bool(self.found)

    def did(self, who, data):
        """An input was given: `who` says to whom."""
        self.inputs += 1
        self.tape.append((who, data))
        self.tell()

    def restart(self):
        """The time begins now: what came before was getting ready."""
        self.began = time.monotonic()

    def tell(self):
        """How far it has come, now and then."""
        now = time.monotonic()
        if now - self.told >= PROGRESS_SECONDS:
            self.told = now
            print(f"  {self.name}: {self.elapsed:.0f} s, {self.inputs} inputs", file=sys.stderr, flush=True)

    def find(self, sentences, log=""):
        """Notes what is wrong, and keeps what was done before."""
        if not sentences:
            return
        if not self.found:
            self.results.mkdir(parents=True, exist_ok=True)
            place = self.results / f"{self.name}-{self.programs.sanitizer}-{self.seed}"
            lines = [f"{who} {data if isinstance(data, str) else data.hex()}\n" for who, data in self.tape]
            place.with_suffix(".inputs").write_text("".join(lines))
            place.with_suffix(".log").write_text(log)
            sentences = [*sentences, f"the last inputs are in {place}.inputs, the log in {place}.log"]
        self.found += sentences

    @property
    def line(self):
        notes = "".join(f", {count} {what}" for what, count in sorted(self.notes.items()))
        return f"{self.name}: {self.inputs} inputs in {self.elapsed:.0f} s{notes}, reports {1 if self.found else 0}"
