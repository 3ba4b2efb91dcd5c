"""ARCHITECTURE.md names every folder, so that a newcomer finds what it is for."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "ARCHITECTURE.md"
# Folders that are documents, and those that tools leave behind.
FORMATS = {".docc", ".xcassets"}
CACHES = {"__pycache__", ".pytest_cache"}


def words(text):
    """The parts of all paths in code font: `Sources/UIKit/` gives Sources and UIKit."""
    return {part for code in re.findall(r"`([^`]+)`", text) for part in code.split("/")}


def passages(page):
    """Rows of tables and paragraphs, each with the words of its heading: a folder that the heading names is the one
    around all folders below it."""
    for section in re.split(r"^#+ ", page, flags=re.MULTILINE):
        heading, _, body = section.partition("\n")
        for passage in re.split(r"\n\s*\n|\n(?=\|)", body):
            yield words(passage) | set(re.findall(r"\w+", heading))


def missing(page, folders):
    """Those of these folders (paths with at most three parts) that no passage names."""
    named = list(passages(page))
    return [folder for folder in folders if not any(set(folder.split("/")[-2:]) <= passage for passage in named)]


def folders(top, depth):
    found = [path for level in range(1, depth + 1) for path in (ROOT / top).glob("/".join("*" * level)) if path.is_dir()]
    return sorted(
        str(path.relative_to(ROOT)) for path in found
        if path.suffix not in FORMATS and path.name not in CACHES)


@pytest.mark.parametrize(("top", "depth"), [("Sources", 2), ("Public", 2), ("Tests", 1), ("Scripts", 1), ("Plugins", 1)])
def test_every_folder_is_named(top, depth):
    found = folders(top, depth)
    assert found
    unnamed = missing(PAGE.read_text(), found)
    assert not unnamed, f"ARCHITECTURE.md does not name {', '.join(unnamed)}"


def test_a_folder_counts_only_where_the_one_around_it_is_named():
    page = "# Folders\n\n| `Sources/Wood/` | has `Leaf` |\n\n| `Sources/Stone/` | has nothing |\n"
    assert missing(page, ["Sources/Wood", "Sources/Wood/Leaf"]) == []
    assert missing(page, ["Sources/Stone/Leaf", "Sources/Water"]) == ["Sources/Stone/Leaf", "Sources/Water"]


def test_a_section_names_the_folders_of_its_heading():
    page = "# All\n\n## Wood's rooms\n\n| room | has |\n| --- | --- |\n| `Leaf` | green |\n\n## Stone\n\nnothing\n"
    assert missing(page, ["Sources/Wood/Leaf", "Sources/Stone/Leaf"]) == ["Sources/Stone/Leaf"]
