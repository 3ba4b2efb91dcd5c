"""Gives the gateway and its agents what nobody should send them, for so long each, and says whether they held.

    fuzz.py --build DIR [--sanitizer address|thread|none] [--seconds N] [--seed N] [FUZZER ...]

Scripts/fuzz builds the programs with a sanitizer, and runs this. Ends with 1 if anything was reported, a program crashed,
or the server did not answer any more; the inputs that came before are then in a file that is named. The same seed gives
the same inputs; what the programs make of them also depends on when each one comes.
"""

import argparse
import logging
import random
import shutil
import sys
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Bench"))

import decoders  # noqa: E402
import http_door  # noqa: E402
import library  # noqa: E402
import messages  # noqa: E402
import packets  # noqa: E402
import store  # noqa: E402
from job import Job  # noqa: E402
from subject import Programs  # noqa: E402

FUZZERS = {
    "messages": messages.fuzz,
    "http": http_door.fuzz,
    "store": store.fuzz,
    "packets": packets.fuzz,
    "library": library.fuzz,
    "decoders": decoders.fuzz,
}


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    options.add_argument("--build", type=Path, required=True, metavar="DIR", help="where the programs are")
    options.add_argument("--sanitizer", choices=["address", "thread", "none"], default="none", help="that they were built with")
    options.add_argument("--seconds", type=float, default=300, help="for each fuzzer (default 300)")
    options.add_argument("--seed", type=int, help="repeats a run (default: another one each time)")
    options.add_argument("--scratch", type=Path, default=Path(".build/fuzz"), metavar="DIR", help="for what runs leave")
    options.add_argument("fuzzers", nargs="*", metavar="FUZZER", help=f"of {', '.join(FUZZERS)}; all that make sense without any")
    chosen = options.parse_args()
    if unknown := set(chosen.fuzzers) - set(FUZZERS):
        options.error(f"there is no fuzzer {', '.join(sorted(unknown))}; there are: {', '.join(FUZZERS)}")
    # Of sockets that have gone, which is what many are for.
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    seed = chosen.seed if chosen.seed is not None else random.randrange(1 << 32)
    # That one has a build of its own, with one thread.
    names = chosen.fuzzers or [name for name in FUZZERS if name != "decoders" or chosen.sanitizer == "address"]
    print(f"fuzz: {', '.join(names)}, sanitizer {chosen.sanitizer}, --seed {seed}", flush=True)
    jobs = [run(name, chosen, seed) for name in names]
    print()
    for job in jobs:
        print(job.line)
    return 1 if any(job.found for job in jobs) else 0


def run(name, chosen, seed):
    scratch = chosen.scratch / chosen.sanitizer / name
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    programs = Programs(chosen.build, chosen.sanitizer, scratch)
    job = Job(name, seed, chosen.seconds, programs, chosen.scratch / "found")
    try:
        FUZZERS[name](job)
    except Exception:
        # Of the fuzzer itself: what it did not do was not tried.
        job.find([traceback.format_exc()])
    job.end()
    print(job.line, flush=True)
    for sentence in job.found[:20]:
        print(f"  {sentence}", flush=True)
    return job


if __name__ == "__main__":
    sys.exit(main())
