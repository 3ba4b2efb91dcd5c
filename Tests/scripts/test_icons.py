"""The icons of the home screen are what the script paints of the drawing, and the manifest names them."""

import json
import struct
from pathlib import Path

import icons
import pytest

PUBLIC = Path(__file__).parents[2] / "Public"
SVG = (PUBLIC / "favicon.svg").read_text()


@pytest.mark.parametrize("side", icons.SIDES[:2])
def test_an_icon_is_the_drawing_as_it_is_now(side):
    file = (PUBLIC / f"icons/icon-{side}.png").read_bytes()
    assert struct.unpack(">II", file[16:24]) == (side, side)
    assert icons.pixels(file) == icons.paint(side, SVG)


def test_the_middle_of_an_icon_is_drawn_on_and_its_edges_are_ground():
    rows = icons.paint(64, SVG)
    ground = bytes(icons.GROUND)
    assert rows[0] == rows[63] == ground * 64
    assert all(row[:3] == row[-3:] == ground for row in rows)
    assert rows[32][3 * 32:3 * 33] == b"\xff\xff\xff"


def test_the_manifest_names_pictures_of_the_sizes_that_they_have_and_no_page_to_start_with():
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text())
    for icon in manifest["icons"]:
        file = (PUBLIC / icon["src"].removeprefix("/")).read_bytes()
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", file[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    # The page that is open is the one that is kept.
    assert "start_url" not in manifest and manifest["display"] == "standalone"
