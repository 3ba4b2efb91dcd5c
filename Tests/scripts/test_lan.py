"""A server on the network says where it is, to people and to the cameras of their phones."""

import http.client
import re
import subprocess
from pathlib import Path

import pytest
from terminal import Terminal, picture

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / ".build/release/scrollwork"
READY = r"Not reached from another device\?.*\n|in no network.*\n"


def command(folder, *flags):
    return [PROGRAM, "serve", "--public", ROOT / "Public", "--port", "0", "--state", folder / "state", *flags]


@pytest.fixture(scope="module")
def said(tmp_path_factory):
    """All that a server on the network has said in a terminal until it was reached from another device."""
    name = "studio.example"
    terminal = Terminal(command(tmp_path_factory.mktemp("lan"), "--lan", "--allow-host", name))
    try:
        terminal.read_until(READY)
        port = int(terminal.read_until(r"is at http://[^/]*:(\d+)/\n")[1])
        for _ in range(2):
            # A proxy on this machine says for whom it asks.
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
            connection.request("GET", "/healthz", headers={"Host": name, "X-Forwarded-For": "203.0.113.9"})
            assert connection.getresponse().status == 200
            connection.close()
        terminal.read_until(r"Reached from another device.*\n")
        return terminal.text
    finally:
        terminal.close()


@pytest.fixture(scope="module")
def code(said):
    """The lines of the code. A machine without a network has no address to draw."""
    if "in no network" in said:
        pytest.skip("this machine has no address that another device could reach")
    lines = [line for line in said.split("\n") if line.startswith("\x1b[")]
    assert lines
    return lines


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_camera_reads_the_owners_address_from_the_terminal(said, code, theme, tmp_path):
    shot = tmp_path / f"{theme}.pgm"
    shot.write_bytes(picture(["x" * 60, *code], theme))

    read = subprocess.run(["zbarimg", "--quiet", "--raw", shot], check=True, capture_output=True, text=True).stdout

    assert read.strip() == re.search(r"http://\S+#owner=\S+", said)[0]
    assert "127.0.0.1" not in read


def test_the_code_is_seen_as_a_whole_with_the_line_below_it(code):
    assert len(code) < 24


def test_every_address_is_listed_with_its_adapter(said):
    listed = re.findall(r"^  http://([\d.]+):\d+/ +(\S.*)$", said, flags=re.MULTILINE)
    if "in no network" not in said:
        assert said.split("is at http://")[1].startswith(listed[0][0] + ":")
        assert listed[-1] == ("127.0.0.1", "this machine alone")


def test_the_first_visit_of_another_device_is_told_once(said):
    assert said.count("Reached from another device (203.0.113.9).") == 1


def test_without_a_terminal_there_is_no_code(tmp_path):
    server = subprocess.Popen(command(tmp_path, "--lan"), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True)
    try:
        lines = []
        while not re.search(READY, lines[-1] if lines else ""):
            lines.append(server.stdout.readline())
            assert lines[-1], lines
    finally:
        server.terminate()
        rest, warnings = server.communicate(timeout=20)
    assert "\x1b" not in "".join(lines) + rest
    assert "warning: everybody in the network can reach this server" in warnings


def test_another_address_beside_the_network_is_a_contradiction(tmp_path):
    ran = subprocess.run(command(tmp_path, "--lan", "--host", "127.0.0.1"), capture_output=True, text=True)
    assert ran.returncode == 2 and "--lan" in ran.stderr and "leave one of them out" in ran.stderr
