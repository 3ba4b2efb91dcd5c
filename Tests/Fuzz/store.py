"""The state of a server, damaged while it was not running: each start either takes it, or leaves it as it is and says so in
a sentence; previews run in either case."""

import asyncio
import contextlib
import random
import re
import shutil
import sqlite3
import time

from inputs import Inputs
from mutation import ODD_NUMBERS, ODD_TEXTS, mutated
from subject import Gateway
from wire_socket import BINARY, Watching, ask, frame, new_session

PREVIEWS = ["snapping-list", "photos", "grid"]
DATABASE = "sessions.db"
LOGS = ["sessions.db-wal", "sessions.db-shm"]
# What a start says where it keeps nothing, and where it has left out sessions that make no sense.
REFUSED = ("is damaged", "of a newer scrollwork", "of another program", "cannot be", "sessions are not kept", "another program writes")
FRAME_SECONDS = 60
# Sessions that nobody has used for longer are removed (`--keep`); an hour is for the clock.
KEEP_SECONDS = 30 * 24 * 3600 - 3600
NAME = re.compile(r"[A-Za-z0-9_-]{21}[AQgw]")
COLUMNS = ["id", "source", "slug", "maker", "screen", "knobs", "state", "last_seq", "made", "last_used", "acts"]
SCREENS = [
    '{"size": [390, 844]}', '{"size": [1e999, 0], "device": "ipad"}', '{"size": [64, 4096], "isSizeChosen": true, "appearance": "dark"}',
    '{"device": "iphone-15", "size": [393, 852], "textSize": "ax5", "direction": "rtl"}', "[]", "null", '{"size": "x"}',
]
KNOBS = [
    "{}", '{"SnappingListLayout.peek": -1e308}', '{"SampleData.rows": 1e18}', '{"SampleData.rows": 0, "a": [1]}', '{"": 1}',
    "{" + ", ".join(f'"k{number}": {number}' for number in range(600)) + "}", '{"a": "' + "x" * 5000 + '"}',
]
FAR = [-(1 << 63), (1 << 63) - 1, -1, 0, (1 << 53) - 1, 1 << 53]


def fuzz(job):
    folder = job.programs.folder()
    bases = [job.scratch / name for name in ("whole", "with-log")]
    if not make(job, folder, *bases):
        return
    job.restart()
    number = 0
    while not job.is_over:
        number += 1
        chance = job.chance(number)
        state = job.scratch / "state"
        shutil.rmtree(state, ignore_errors=True)
        shutil.copytree(chance.choice(bases), state)
        damage = chance.choice((damage_bytes, damage_bytes, damage_logs, damage_rows, damage_rows, damage_schema, damage_files))
        what = damage(chance, state)
        kept = [(file.name, file.read_bytes()) for file in sorted(state.iterdir()) if file.is_file()]
        job.did(f"{number} {damage.__name__}", what)
        start(job, folder, state, chance, damage is not damage_schema)
        if job.found:
            for name, data in kept:
                (job.results / f"store-{job.seed}-{number}-{name}").write_bytes(data)


def make(job, folder, whole, with_log):
    """A folder that a server has ended with, and one that it was killed with."""
    whole.mkdir(mode=0o700)
    log = job.scratch / "make.log"
    with Gateway(job.programs, folder, log, ["--state", str(whole)]) as gateway:
        gateway.previews()
        asyncio.run(use(gateway.port))
        shutil.copytree(whole, with_log)
        job.find(gateway.faults() + gateway.stop(), gateway.log)
    return not job.found


async def use(port):
    """Sessions that have been scrolled, with settings of their own."""
    await asyncio.gather(*(scroll(port, slug, random.Random(number)) for number, slug in enumerate(PREVIEWS * 2)))


async def scroll(port, slug, chance):
    viewer = await Watching.open(port, f"{await new_session(port, slug)}/socket")
    listening = asyncio.create_task(viewer.listen())
    inputs = Inputs(chance)
    for _ in range(30):
        viewer.send(frame(BINARY, inputs.valid()))
        await asyncio.sleep(0.02)
    # What has come of it is kept by then, or it is not: either is a state.
    await asyncio.sleep(0.5)
    listening.cancel()
    viewer.abort()


# --- damage ------------------------------------------------------------------------------------------------------


def damage_bytes(chance, state):
    file = state / DATABASE
    data = bytearray(file.read_bytes())
    # The header and the first page say the most.
    for _ in range(chance.choice((1, 1, 3, 30))):
        at = chance.randrange(100) if chance.random() < 0.4 else chance.randrange(len(data))
        data[at] = chance.choice((0, 0xFF, data[at] ^ 1 << chance.randrange(8), chance.randrange(256)))
    if chance.random() < 0.2:
        del data[chance.randrange(len(data)) :]
    file.write_bytes(data)
    return "bytes"


def damage_logs(chance, state):
    for name in LOGS:
        file = state / name
        data = file.read_bytes() if file.exists() else chance.randbytes(5000)
        file.write_bytes(mutated(chance, data, [chance.randbytes(4096)]) if chance.random() < 0.8 else b"")
    return "logs"


def damage_rows(chance, state):
    """Rows that a person could have written."""
    said = []
    with opened(state) as database:
        names = [row[0] for row in database.execute("SELECT id FROM sessions")]
        for _ in range(chance.choice((1, 2, 6))):
            column, name = chance.choice(COLUMNS), chance.choice(names)
            value = odd(chance, column, database, name)
            with contextlib.suppress(sqlite3.Error):
                database.execute(f"UPDATE OR REPLACE sessions SET {column} = ? WHERE id = ?", (value, name))
            said.append(f"{name}.{column} = {value!r}"[:400])
    return "; ".join(said)


def odd(chance, column, database, name):
    if column in ("state", "acts"):
        found = database.execute(f"SELECT {column} FROM sessions WHERE id = ?", (name,)).fetchone()
        return mutated(chance, found[0] if found else b"", [chance.randbytes(300)])
    if column in ("last_seq", "made", "last_used"):
        return chance.choice(FAR + [min(number, (1 << 63) - 1) for number in ODD_NUMBERS])
    if column in ("screen", "knobs") and chance.random() < 0.8:
        known = chance.choice(SCREENS if column == "screen" else KNOBS)
        return mutated(chance, known.encode()).decode(errors="replace") if chance.random() < 0.4 else known
    return chance.choice([*ODD_TEXTS, *PREVIEWS, "gallery", "x" * 100_000]).encode("utf-8", "replace").decode()


def damage_schema(chance, state):
    statement = chance.choice((
        "DROP TABLE sessions", "DROP INDEX sessions_by_source", "PRAGMA user_version = 99", "PRAGMA user_version = -1",
        "PRAGMA user_version = 0", "PRAGMA application_id = 1", "PRAGMA application_id = 0", "ALTER TABLE sessions ADD COLUMN more TEXT",
        "ALTER TABLE sessions RENAME COLUMN state TO other", "ALTER TABLE sessions RENAME TO old; CREATE VIEW sessions AS SELECT * FROM old",
        "CREATE TRIGGER t AFTER INSERT ON sessions BEGIN DELETE FROM sessions; END",
        "CREATE TRIGGER t BEFORE UPDATE ON sessions BEGIN SELECT RAISE(FAIL, 'no'); END",
        "ALTER TABLE sessions RENAME TO old; CREATE TABLE sessions AS SELECT * FROM old",
        "ALTER TABLE sessions RENAME TO old; CREATE TABLE sessions (id, source, slug, maker, screen, knobs, state, last_seq, made, last_used);"
        "INSERT INTO sessions SELECT slug, source, id, 1, 2.5, NULL, 'text', 'many', x'ff', -1 FROM old",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE sessions (id)' WHERE name = 'sessions'",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 999 WHERE name = 'sessions'",
        "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema", "PRAGMA journal_mode = DELETE", "PRAGMA auto_vacuum = FULL; VACUUM",
    ))
    with opened(state) as database, contextlib.suppress(sqlite3.Error):
        database.executescript(statement)
    return statement


def damage_files(chance, state):
    what = chance.choice(("no file", "empty", "text", "folder", "link to nothing", "read-only", "journal"))
    file = state / DATABASE
    if what == "journal":
        (state / "sessions.db-journal").write_bytes(chance.randbytes(3000))
        return what
    if what == "read-only":
        file.chmod(0o400)
        return what
    for name in [DATABASE, *LOGS]:
        (state / name).unlink(missing_ok=True)
    if what == "empty":
        file.touch()
    elif what == "text":
        file.write_text("not a database\n" * 500)
    elif what == "folder":
        file.mkdir()
    elif what == "link to nothing":
        file.symlink_to("/nowhere/at/all")
    return what


@contextlib.contextmanager
def opened(state):
    database = sqlite3.connect(state / DATABASE, isolation_level=None)
    try:
        yield database
    finally:
        database.close()


# --- the start ---------------------------------------------------------------------------------------------------


def start(job, folder, state, chance, is_ours):
    """A start on that state, a look at some of its sessions, and the end.

    `is_ours`: whether the tables are as a server makes them, so that it can keep sessions in them.
    """
    log = job.scratch / "gateway.log"
    log.unlink(missing_ok=True)
    before, ages = contents(state), sessions_in(state)
    names = [name for name in ages if NAME.fullmatch(name)]
    with Gateway(job.programs, folder, log, ["--state", str(state), "--sleep", "1"]) as gateway:
        if not gateway.previews():
            return job.find(["a server on a damaged state has no previews", *gateway.faults()], gateway.log)
        new, said = asyncio.run(look(job, gateway.port, chance.sample(names, min(2, len(names))), chance))
        job.find(said + gateway.faults() + gateway.stop(), gateway.log)
        is_refused = any(words in gateway.log for words in REFUSED)
        job.notes["refused" if is_refused else "taken"] += 1
        if "was left as it is" in gateway.log:
            job.find([] if contents(state) == before else ["a state that was to be left as it is has changed"], gateway.log)
        elif not is_refused and is_ours:
            after = sessions_in(state)
            lost = {name for name, age in ages.items() if age < KEEP_SECONDS} - set(after)
            lost |= {new} - set(after) if new else set()
            job.find([f"{len(lost)} sessions are lost, and nothing says why: {sorted(lost)}"] if lost else [], gateway.log)


def contents(state):
    """What is kept there. The other files are the library's own."""
    file = state / DATABASE
    return file.read_bytes() if file.is_file() else None


def sessions_in(state):
    """Names of sessions, and seconds since their last use; none where they cannot be read."""
    copy = state.parent / "copy"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(state, copy, symlinks=True)
    try:
        with contextlib.closing(sqlite3.connect(copy / DATABASE)) as database:
            rows = database.execute("SELECT id, last_used FROM sessions").fetchall()
    except (sqlite3.Error, OSError, UnicodeError):
        return {}
    return {name: time.time() - used for name, used in rows if isinstance(name, str) and isinstance(used, int)}


async def look(job, port, names, chance):
    """At sessions that may have been kept, and at a new one; gives its name, and what is wrong."""
    for name in names:
        how = await watch(port, f"/s/{name}", chance)
        job.notes["sessions seen again"] += how == "shown"
        if how == "silent":
            return None, [f"the session {name} neither shows anything nor says why"]
    path = await new_session(port, chance.choice(PREVIEWS))
    if path is None:
        return None, ["a server on a damaged state makes no sessions"]
    how = await watch(port, path, chance)
    return path.removeprefix("/s/"), [] if how == "shown" else [f"a new session on a damaged state is {how}"]


async def watch(port, path, chance):
    """Until there is a picture, or word that there is none; gives how it came."""
    viewer = await Watching.open(port, f"{path}/socket")
    if viewer is None:
        return "refused"
    listening = asyncio.create_task(viewer.listen())
    deadline = time.monotonic() + FRAME_SECONDS
    while not viewer.frames and not viewer.has_failed and not listening.done() and time.monotonic() < deadline:
        await asyncio.sleep(0.01)
    how = "shown" if viewer.frames else "failed" if viewer.has_failed else "closed" if listening.done() else "silent"
    viewer.send(frame(BINARY, Inputs(chance).valid()))
    await asyncio.sleep(0.05)
    listening.cancel()
    viewer.abort()
    return how
