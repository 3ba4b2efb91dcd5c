"""The manual page and the completions know the flags that `scrollwork --help` names, and no others."""

import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / ".build/release/scrollwork"
MANUAL = (ROOT / "Packaging/scrollwork.1").read_text()
BASH = (ROOT / "Packaging/completion.bash").read_text()
ZSH = (ROOT / "Packaging/completion.zsh").read_text()
COMMANDS = ["serve", "inspect", "mock", "remarks", "doctor"]


@cache
def usage():
    return subprocess.run([PROGRAM, "--help"], check=True, capture_output=True, text=True).stdout


def flags(text):
    return set(re.findall(r"(?<![\w-])--[a-z]+(?:-[a-z]+)*", text))


def of_command(command):
    """The flags that the usage names for a command; other words for mistakes name the rest of those of others."""
    sections = {"serve": "flags of serve:", "inspect": "flags of inspect:"}
    if heading := sections.get(command):
        return flags(usage().split(heading)[1].split("\n\n")[0]) | ({"--source"} if command == "inspect" else set())
    sources = "".join(path.read_text() for path in (ROOT / "Sources/scrollwork").rglob("*Arguments.swift"))
    return flags(re.search(rf"unknown flag \\\(word\) of {command}; it takes (.*)\"", sources)[1])


def of_bash(command):
    """The flags that bash offers for a command, the variables in its words replaced."""
    shared = dict(re.findall(r'(\w+)="((?:--[a-z-]+ ?)+)"', BASH))
    case = re.search(rf"^          {command}\)(.*?);;", BASH, flags=re.MULTILINE | re.DOTALL)[1]
    return flags(re.sub(r"\$(\w+)", lambda match: shared[match[1]], case))


def of_zsh(command):
    bodies = re.findall(r"^(\w+)=\(\n(.*?)^\)", ZSH, flags=re.MULTILINE | re.DOTALL)
    arrays = {name: re.findall(r"'(.*)'\n", body) for name, body in bodies}
    case = re.search(rf"^  {command}\)(.*?);;", ZSH, flags=re.MULTILINE | re.DOTALL)[1]

    def chosen(match):
        numbers = [int(number) for number in (match[2] or f"1,{len(arrays[match[1]])}").split(",")]
        return " ".join(arrays[match[1]][numbers[0] - 1:numbers[-1]])

    return flags(re.sub(r"\$(\w+)(?:\[([\d,]+)\])?", chosen, case)) - {"--help"}


def test_the_manual_names_every_flag_of_the_usage_and_no_other():
    named = {"--" + name for name in re.findall(r"\bFl -([a-z-]+)", MANUAL)}
    assert named - {"--swift-version"} == (flags(usage()) | {"--help"}) - {"--swift-version"}


@pytest.mark.parametrize("command", COMMANDS)
def test_bash_offers_the_flags_of_each_command(command):
    assert of_bash(command) == of_command(command) != set()


@pytest.mark.parametrize("command", COMMANDS)
def test_zsh_offers_the_flags_of_each_command(command):
    assert of_zsh(command) == of_command(command) != set()


@pytest.mark.parametrize("text", [BASH, ZSH, MANUAL])
def test_every_command_is_named(text):
    assert all(re.search(rf"\b{command}\b", text) for command in COMMANDS)


def test_a_program_without_a_builder_beside_it_says_so_and_serves_no_file(tmp_path):
    for name in ["scrollwork", "scrollwork-agent"]:
        shutil.copy(PROGRAM.with_name(name), tmp_path / name)
    file = tmp_path / "Card.swift"
    file.write_text("import UIKit\n")

    ran = subprocess.run(
        [tmp_path / "scrollwork", "serve", file, "--public", ROOT / "Public", "--port", "0",
         "--state", tmp_path / "state"],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300)

    assert ran.returncode == 1 and f"{tmp_path}/scrollwork-builder is missing" in ran.stderr
