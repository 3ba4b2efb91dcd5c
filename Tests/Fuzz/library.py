"""Libraries of previews whose files are damaged.

What the dynamic loader makes of a damaged file is its own affair, and it often is a crash, or code that runs wild. So the
damage is done where only we read (the table of sections, their names), where every crash counts; and everywhere else,
where a crash counts only if the report names the code that reads libraries. A file that is refused is named.
"""

import struct
import subprocess

from mutation import ODD_NUMBERS, mutated
from subject import PATIENCE_SECONDS, ending, faults_in

# Places in the header of an ELF-64 file that the loader does not read: where the table of sections is, the size of an
# entry, their number, and which of them has the names.
OURS = [(0x28, 8), (0x3A, 2), (0x3C, 2), (0x3E, 2)]
SECTION_SIZE = 64
# How long code that runs wild is looked at.
WILD_SECONDS = 20
# Functions that read libraries.
READERS = ("LibraryText", "HangTrace")


def fuzz(job):
    library = make(job)
    whole = library.read_bytes()
    number = 0
    while not job.is_over:
        number += 1
        chance = job.chance(number)
        is_ours = chance.random() < 0.6
        data = damaged_tables(chance, whole) if is_ours else damaged_anywhere(chance, whole)
        job.did(f"{number} {'ours' if is_ours else 'anywhere'}", data)
        try_out(job, data, is_ours)


def make(job):
    """A library of previews, without any preview."""
    source = job.scratch / "library.c"
    source.write_text("void scrollwork_register(void *builder) { (void)builder; }\nint data[100] = {1};\n")
    library = job.scratch / "library.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-g", "-o", library, source], check=True)
    return library


def damaged_tables(chance, whole):
    """Faults in what the loader does not read."""
    data = bytearray(whole)
    [table] = struct.unpack_from("<Q", data, 0x28)
    [names] = struct.unpack_from("<H", data, 0x3E)
    [names_at, names_size] = struct.unpack_from("<QQ", data, table + names * SECTION_SIZE + 0x18)
    for _ in range(chance.choice((1, 1, 2, 5))):
        what = chance.randrange(4)
        if what == 0:
            at, size = chance.choice(OURS)
            data[at : at + size] = chance.choice(ODD_NUMBERS).to_bytes(9, "little")[:size]
        elif what == 1:
            at = table + chance.randrange((len(whole) - table) // 8) * 8
            data[at : at + 8] = chance.choice((*ODD_NUMBERS, len(whole), len(whole) - 1)).to_bytes(9, "little")[:8]
        elif what == 2:
            data[names_at + chance.randrange(names_size)] = chance.randrange(256)
        else:
            at = chance.randrange(table, len(data)) if len(data) > table else len(data)
            del data[at:]
            data += chance.randbytes(chance.choice((0, 0, 1, 63, 5000)))
        if len(data) < table + 8:
            break
    return bytes(data)


def damaged_anywhere(chance, whole):
    if chance.random() < 0.3:
        return whole[: chance.choice((0, 3, 5, 6, 0x28, 0x3F, 64, chance.randrange(len(whole))))]
    if chance.random() < 0.1:
        return chance.randbytes(chance.choice((1, 64, 5000)))
    return mutated(chance, whole, [whole])


def try_out(job, data, is_ours):
    file = job.scratch / "damaged.so"
    # A new file each time: the agent before may still have the last one.
    file.unlink(missing_ok=True)
    file.write_bytes(data)
    command = [job.programs.build / "scrollwork-agent", "inspect", "--bundle", file]
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(job.scratch), **job.programs.agent_variables}
    if "TSAN_OPTIONS" in environment:
        # It reads the file itself to report a crash in it, and does not survive that.
        environment["TSAN_OPTIONS"] += ":handle_segv=0:handle_sigbus=0:symbolize=0"
    patience = PATIENCE_SECONDS if is_ours else WILD_SECONDS
    try:
        ran = subprocess.run(command, capture_output=True, timeout=patience, env=environment, stdin=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        # Code of a damaged file may run for ever.
        if is_ours:
            job.find(["an agent does not come to an end with a library"])
        else:
            job.notes["ran wild"] += 1
        return
    said = ran.stderr.decode(errors="replace")
    if ran.returncode == 2:
        job.notes["refused"] += 1
        is_named = file.name in said or "nothing to preview" in said
        job.find([] if is_named else [f"a library was refused without its name: {said[-300:]}"], said)
    elif is_ours or any(reader in said for reader in READERS):
        what = faults_in(said) or [f"an agent ended: {ending(ran.returncode)}"]
        job.find(what, said)
    else:
        job.notes["ran wild"] += 1
