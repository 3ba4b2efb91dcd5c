"""Previewed code that means harm: what it tries, and what comes of it, with every layer that keeps it in and without
each of them. Each attempt prints a line that the log has."""

import os
import socket
import subprocess
import time
from pathlib import Path

import pytest
from hostile import HOSTILE, KEPT_BY, Hostile, assert_kept, attempts, bystander, lacking
from server import INSPECT_SECONDS, ROOT, SCROLLWORK, Server

LAYERS = ["view", "network", "files", "calls"]


def until(what, seconds=45):
    deadline = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return found


@pytest.fixture(scope="module")
def missing_layers():
    run = subprocess.run([SCROLLWORK, "doctor"], cwd=ROOT, capture_output=True, text=True, timeout=INSPECT_SECONDS)
    layers = [line for line in run.stdout.splitlines() if "previewed code can" in line]
    if layers:
        pytest.skip("\n".join(layers))


@pytest.fixture(scope="module")
def other():
    process = bystander()
    yield process.pid
    process.kill()
    process.wait()


@pytest.fixture(scope="module")
def hostile(tmp_path_factory, other):
    """Built once: those that only look at it leave it as it is. Somebody listens where it tries to connect."""
    with socket.create_server(("127.0.0.1", 0), backlog=100) as listener:
        yield Hostile(tmp_path_factory.mktemp("hostile"), other, port=listener.getsockname()[1])


def inspect(hostile, without=(), *options):
    return subprocess.run(
        lacking(without, [SCROLLWORK, "inspect", "--source", hostile.source, *options]), cwd=ROOT, capture_output=True, text=True,
        timeout=INSPECT_SECONDS)


@pytest.mark.parametrize(
    "without", [[], *([layer] for layer in LAYERS), LAYERS],
    ids=["nothing", *LAYERS, "all"])
def test_what_it_tries_comes_to_nothing_but_for_what_a_missing_layer_alone_keeps_it_from(
        missing_layers, hostile, without):
    run = inspect(hostile, without)
    assert run.returncode == 0, run.stderr
    assert_kept(run.stderr, without)
    assert not hostile.sleepers()
    assert hostile.secret.read_text() == "nobody is to read this"


def test_a_crash_says_where(missing_layers, tmp_path, other):
    hostile = Hostile(tmp_path, other, more="let none: [Int] = []; _ = none[view.subviews.count + 1]")
    run = inspect(hostile)
    assert run.returncode == 3
    line = 1 + HOSTILE.splitlines().index("        MORE")
    assert f"Hostile.swift:{line}" in run.stderr


def serve(hostile, log, *options, without=()):
    server = Server(log, source=hostile.source, options=["--keep", "0", *options])
    server.prefix = lacking(without, [])
    return server.start()


@pytest.mark.parametrize("without", [[], ["view"], LAYERS], ids=["nothing", "view", "all"])
def test_what_it_starts_ends_with_the_server_at_the_latest(missing_layers, hostile, tmp_path, without):
    server = serve(hostile, tmp_path / "log", *([] if without else ["--require-sandbox"]), without=without)
    try:
        server.new_session("hostile")
        until(lambda: len(attempts(server.log)) == len(KEPT_BY))
        assert_kept(server.log, without)
        # Both halves of it left the agent's group, and are nobody's as soon as the shell between has ended.
        until(lambda: not hostile.sleepers())
        assert server.is_running
        assert server.log.count("warning: previewed code can") == len(without)
    finally:
        assert server.stop() == 0
    assert not hostile.sleepers()


def test_nothing_is_left_of_it_where_the_server_is_killed(missing_layers, tmp_path, other):
    hostile = Hostile(tmp_path, other, more='_ = starts("sleep MARK; true")')
    server = serve(hostile, tmp_path / "log")
    server.new_session("hostile")
    until(hostile.sleepers)
    server.kill()
    until(lambda: not hostile.sleepers())


GREEDY = {
    "programs": ("for i in $(seq 20); do sleep MARK & done; wait", "had more than 16 programs running"),
    "files": ("for i in $(seq 12); do head -c 60000000 /dev/zero > $i; done; sleep MARK",
              "wrote more than 512 MiB of files"),
    # With few programs, of which there may not be many either.
    "memory": ("for i in 1 2; do (head -c 200000000 /dev/zero; sleep MARK) | tail & done; wait",
               "took more memory than it may"),
}


@pytest.mark.parametrize("without", [[], ["view"]], ids=["all layers", "no view"])
@pytest.mark.parametrize("kind", GREEDY)
def test_too_much_of_anything_ends_it(missing_layers, tmp_path, other, kind, without):
    more, _ = GREEDY[kind]
    hostile = Hostile(tmp_path, other, more=f'say("agent begins"); _ = starts("{more}")')
    server = serve(hostile, tmp_path / "log", "--memory", "256", without=without)
    try:
        [_, agent] = until(lambda: len(server.agents()) == 2 and server.agents())
        server.new_session("hostile")
        until(lambda: not Path(f"/proc/{agent}").exists())
        assert "agent begins" in server.log
        assert server.is_running
    finally:
        server.stop()
    assert not hostile.sleepers()


@pytest.mark.parametrize("without", [[], ["view"]], ids=["all layers", "no view"])
@pytest.mark.parametrize("kind", GREEDY)
def test_too_much_of_anything_is_stopped_where_it_is_inspected_too(missing_layers, tmp_path, other, kind, without):
    more, deed = GREEDY[kind]
    # One that keeps saying what it does is not taken for hung.
    goes_on = 'while true { _ = write(4, "hostile: goes on\\n", 17); usleep(100_000) }'
    hostile = Hostile(tmp_path, other, more=f'_ = starts("{more}"); {goes_on}')
    run = inspect(hostile, without, "--memory", "256")
    assert run.returncode == 3
    assert f"{deed}, and was stopped" in run.stderr
    assert not hostile.sleepers()


def test_its_folder_goes_with_it(tmp_path):
    place = tmp_path / "rooms"
    place.mkdir()
    before = os.environ.get("TMPDIR")
    os.environ["TMPDIR"] = str(place)
    try:
        server = Server(tmp_path / "log", options=["--keep", "0"]).start()
    finally:
        os.environ.pop("TMPDIR") if before is None else os.environ.update(TMPDIR=before)
    folders = place / f"scrollwork-agents-{os.getuid()}"
    until(lambda: folders.exists() and list(folders.iterdir()))
    assert server.stop() == 0
    assert not list(folders.iterdir())


def test_a_folder_for_temporary_files_without_room_is_named_with_its_variable(tmp_path, hostile):
    gone = tmp_path / "gone"
    environment = {**os.environ, "TMPDIR": str(gone)}
    run = subprocess.run(
        [SCROLLWORK, "inspect", "--source", hostile.source], cwd=ROOT, env=environment, capture_output=True, text=True,
        timeout=INSPECT_SECONDS)
    assert run.returncode == 1
    assert f"nothing can be written in {gone}, the folder for temporary files" in run.stderr
    assert "TMPDIR" in run.stderr and "toolchain" not in run.stderr

    server = Server(tmp_path / "log", options=["--keep", "0"])
    server.prefix = ["env", f"TMPDIR={gone}"]
    server.start()
    try:
        until(lambda: f"warning: previewed code gets no folder of its own: nothing can be written in {gone}" in server.log)
    finally:
        assert server.stop() == 0
