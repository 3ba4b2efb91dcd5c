#!/usr/bin/env python3
"""Paints the photos of the gallery's `photos` preview and puts them into its asset catalogue.

    python3 -m venv .venv && .venv/bin/pip install numpy==2.4.6 pillow==13.0.0
    .venv/bin/python Scripts/pictures/make.py [NAME …]

The same libraries paint the same bytes. Pictures are twice as large as they are shown on a phone.
"""
import json
import sys
from pathlib import Path

import landscapes
import nights
import still_lifes

CATALOGUE = Path(__file__).parents[2] / "Sources/Gallery/Photos/Photos.xcassets"
QUALITY = 64

# Name, painter, width and height in pixels. The aspect ratios are those of `Photo.pictures`, in that order.
PICTURES = [
    ("lighthouse", nights.lighthouse, 320, 1600),
    ("poppies", landscapes.poppies, 840, 1120),
    ("dunes", landscapes.dunes, 1170, 780),
    ("pears", still_lifes.pears, 900, 900),
    ("birches", landscapes.birches, 672, 1200),
    ("fjord", landscapes.fjord, 1246, 700),
    ("ridges", landscapes.ridges, 1700, 340),
    ("waterfall", landscapes.waterfall, 804, 1200),
    ("harbour", nights.harbour, 1064, 800),
    ("orbits", still_lifes.orbits, 900, 900),
    ("aurora", nights.aurora, 1280, 640),
    ("lanterns", nights.lanterns, 600, 1200),
    ("vase", still_lifes.vase, 896, 1120),
    ("city", nights.city, 1200, 750),
]


def main():
    wanted = set(sys.argv[1:])
    info = {"author": "xcode", "version": 1}
    CATALOGUE.mkdir(parents=True, exist_ok=True)
    (CATALOGUE / "Contents.json").write_text(json.dumps({"info": info}, indent=2) + "\n")
    for name, paint, width, height in PICTURES:
        if wanted and name not in wanted:
            continue
        folder = CATALOGUE / f"{name}.imageset"
        folder.mkdir(exist_ok=True)
        file = folder / f"{name}.jpg"
        paint(width, height).save(file, quality=QUALITY, optimize=True, progressive=True)
        contents = {"images": [{"filename": file.name, "idiom": "universal", "scale": "2x"}], "info": info}
        (folder / "Contents.json").write_text(json.dumps(contents, indent=2) + "\n")
        print(f"{name}: {width} × {height}, {file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
