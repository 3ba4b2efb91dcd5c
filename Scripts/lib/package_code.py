"""Machine code for a package: without what only debuggers read, and with Swift's libraries from beside it."""

import re
import shutil
import subprocess

# Below PREFIX/lib/scrollwork. As in a toolchain, the runtime finds its backtracer from its own place.
RUNTIME = "swift/lib/swift/linux"
BACKTRACER = "swift/libexec/swift/linux/swift-backtrace"
RUN_PATH = f"$ORIGIN/{RUNTIME}:$ORIGIN"


def needed(dynamic_section):
    """The libraries that a file names, from what `readelf --dynamic` says of it."""
    return re.findall(r"\(NEEDED\).*\[(.+)\]", dynamic_section)


def closure(names, has, needs):
    """Of `names` and all that they need in turn, those that are there. The others are the system's."""
    found, waiting = set(), list(names)
    while waiting:
        name = waiting.pop()
        if name not in found and has(name):
            found.add(name)
            waiting += needs(name)
    return sorted(found)


def read_needed(path):
    said = subprocess.run(["readelf", "--dynamic", "--wide", path], check=True, capture_output=True, text=True)
    return needed(said.stdout)


def carry_runtime(toolchain, home, programs):
    """Copies what the programs and the backtracer need of Swift's libraries. Gives the names of all other libraries
    that are needed.

    - toolchain: the folder of its bin, lib and libexec.
    """
    libraries = toolchain / "lib/swift/linux"
    backtracer = toolchain / "libexec/swift/linux/swift-backtrace"
    named = {name for program in [*programs, backtracer] for name in read_needed(program)}
    carried = closure(
        named, lambda name: (libraries / name).exists(), lambda name: read_needed(libraries / name))
    copies = [(libraries / name, home / RUNTIME / name) for name in carried] + [(backtracer, home / BACKTRACER)]
    for source, place in copies:
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, place)
        named |= set(read_needed(source))
    # SwiftSyntax, which the builder needs, is the toolchain's: nobody has a compiler without it.
    return {name for name in named - set(carried) if not (toolchain / "lib/swift/host" / name).exists()}


def strip(files):
    """Takes debug information out, and leaves the names of functions: backtraces have those."""
    subprocess.run(["strip", "--strip-debug", *files], check=True)


def run_from_beside(programs):
    """Has programs look for Swift's libraries, and for our own, in the package and nowhere else."""
    for program in programs:
        subprocess.run(["patchelf", "--set-rpath", RUN_PATH, program], check=True)
