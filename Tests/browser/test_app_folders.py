"""Apps as folders, in the shapes in which people have them (`Tests/AppFolders`): each compiles as it lies there, with
holes for what is missing, begins with the app itself, and shows its screens with cells of its own."""

import functools
import json
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest
from server import INSPECT_SECONDS, ROOT, SCROLLWORK

FOLDERS = ROOT / "Tests/AppFolders"
# A folder that is not to compile.
MISTAKEN = "TenMistakes"


class App(NamedTuple):
    """A folder: its first preview, the others that must be there, and holes."""

    app: str
    screens: tuple
    # None: as many as there may be; that of modules of which some may come to be here.
    fewest_holes: int = 0
    most_holes: int | None = None


class Screen(NamedTuple):
    """A preview of a folder; "app" is its first one. `collections` has, in their order, the least number of cells of
    each, `size` is that of the first collection view's first cell."""

    folder: str
    preview: str
    collections: tuple
    size: tuple | None = None
    headers: int = 0


APPS = {
    "Albumen": App("albumen", ("photo-pages-view-controller",), 1),
    "Almanac": App("almanac", ("calendar-view-controller",)),
    "Anthology": App("anthology", ("poems-view-controller",), 0, 0),
    "Atelier": App("atelier", ("paintings-view-controller",), 2, 2),
    "Bakery": App("bakery", ("loaves-view-controller", "loaf-view-controller"), 0, 0),
    "Banter": App("banter", ("chat-view-controller", "sign-in-view-controller"), 8),
    "Birdwatch": App("birdwatch", ("birds-view-controller",), 0, 0),
    "Bistro": App("bistro", ("dishes-view-controller",), 0, 0),
    "CardDeck": App("deck-example", ("wallet-view-controller", "deck-layout"), 0, 0),
    "Cinema": App("cinema", ("programme-view-controller",), 0, 0),
    "Depot": App("depot", ("depot-view-controller",), 1),
    "Earshot": App("earshot", ("library-view-controller",)),
    "Errands": App("errands", ("board-controller",)),
    "Exchange": App("exchange", ("rates-view-controller",), 0, 0),
    "Ferry": App("ferry-times", ("departures-view-controller",), 0, 0),
    "Films": App("films", ("films-view-controller",), 1, 2),
    "Gazette": App("gazette", (), 1, 2),
    "Grocer": App("grocer", ("shop-view-controller",), 1, 2),
    "Harbour": App("harbour", ("weather-view-controller",), 1, 2),
    "Herbarium": App("herbarium", ("plant-list", "new-plant"), 0, 0),
    "Journal": App("journal", ("moods-view-controller", "entries-view-controller"), 0, 0),
    "Kitchen": App("kitchen", ("recipes-view-controller",), 0, 0),
    "LayoutShelf": App(
        "layout-shelf", ("shelf-view-controller", "bookend-layout", "ring-layout", "stairs-layout"), 0, 0),
    "Lexicon": App("lexicon", ("words-view-controller",), 0, 0),
    "Market": App("market", ("stalls-view-controller",), 1, 6),
    "Memos": App("memos", ("memo-list-view-controller", "memo-detail-view-controller"), 2, 8),
    "Museum": App("museum", ("rooms-view-controller", "room-view-controller")),
    "Orchard": App("orchard", ("trees-view-controller",), 0, 0),
    "Pantry": App("pantry", ("shelves-view-controller",), 5),
    "Parcels": App("parcels", ("parcels-view-controller",), 0, 0),
    "Pinboard": App("pinboard", ("board-view-controller", "pin-detail-view-controller"), 0, 0),
    "Portrait": App("portrait", ("profile-view-controller",), 1, 4),
    "Reading": App("reading", ("books-view-controller",), 0, 0),
    "Shows": App("shows", ("seasons-view-controller", "shows-view-controller"), 2, 2),
    "Skies": App("skies", ("forecast-view-controller",)),
    "Souvenir": App(
        "souvenir", ("album-view-controller", "guide-view-controller", "trips-view-controller"), 0, 0),
    "Switchboard": App("switchboard", ("settings-view-controller",)),
    "Threshold": App("threshold", ("onboarding-view-controller", "home-view-controller"), 1),
    "Tides": App("tides", ("tides-view-controller",), 1),
    "Trio": App(
        "trio",
        ("discover-controller", "horizontal-controller", "main-tab-bar-controller", "saved-controller",
         "search-controller"), 0, 0),
    "Unfold": App("unfold", ("today-view-controller", "story-view-controller"), 1),
    "Wayfarer": App("wayfarer", ("trips-view-controller", "trip-view-controller"), 0, 0),
}
SCREENS = [
    Screen("Albumen", "app", (1,), (390, 844)),
    Screen("Almanac", "app", (60,), (55, 48), headers=2),
    Screen("Anthology", "app", (6,), (358, 56), headers=3),
    Screen("Anthology", "poems-view-controller", (6,), (358, 56), headers=3),
    Screen("Atelier", "app", (4,)),
    Screen("Bakery", "app", (5,), (358, 64)),
    Screen("Bakery", "loaves-view-controller", (5,), (358, 64)),
    Screen("Banter", "app", (4,)),
    Screen("Banter", "chat-view-controller", (4,)),
    Screen("Banter", "sign-in-view-controller", ()),
    Screen("Birdwatch", "app", (5,), (358, 64)),
    Screen("Birdwatch", "birds-view-controller", (5,), (358, 64)),
    Screen("Bistro", "app", (9,), (358, 76)),
    Screen("Bistro", "dishes-view-controller", (9,), (358, 76)),
    Screen("CardDeck", "app", (6,), (358, 220)),
    Screen("CardDeck", "deck-layout", (8,)),
    Screen("Cinema", "app", (12,), (390, 60), headers=1),
    Screen("Cinema", "programme-view-controller", (12,), (390, 60), headers=1),
    Screen("Depot", "app", (7,), (358, 72)),
    Screen("Earshot", "app", (6,)),
    Screen("Errands", "app", (7,), (110, 90)),
    Screen("Errands", "board-controller", (7,), (110, 90)),
    Screen("Exchange", "app", (12,)),
    Screen("Ferry", "app", (7,), (350, 72)),
    Screen("Ferry", "departures-view-controller", (7,), (350, 72)),
    Screen("Films", "app", (0,), headers=3),
    Screen("Films", "app", (6,), headers=3),
    Screen("Gazette", "app", (8,)),
    Screen("Grocer", "app", (6,), (170, 130)),
    Screen("Harbour", "app", (5,), (170, 120)),
    Screen("Harbour", "weather-view-controller", (6,), (64, 90)),
    Screen("Herbarium", "app", (4,), (358, 44), headers=2),
    Screen("Herbarium", "plant-list", (12,), (358, 44), headers=4),
    Screen("Herbarium", "new-plant", (2,), (358, 44)),
    Screen("Journal", "app", (6,), (100, 100)),
    Screen("Journal", "entries-view-controller", (12,), (320, 60)),
    Screen("Kitchen", "app", (6,), (251, 150), headers=3),
    Screen("Kitchen", "recipes-view-controller", (6,), (251, 150), headers=3),
    Screen("LayoutShelf", "app", (12,), (96, 48)),
    Screen("LayoutShelf", "ring-layout", (12,), (56, 56)),
    Screen("Lexicon", "app", (12,), (390, 60)),
    Screen("Lexicon", "words-view-controller", (12,), (390, 60)),
    Screen("Market", "app", (6,), (165, 120)),
    Screen("Memos", "app", (9,), (183, 128)),
    Screen("Memos", "memo-list-view-controller", (9,), (183, 128)),
    Screen("Memos", "memo-detail-view-controller", ()),
    Screen("Museum", "app", (7,), (170, 110)),
    Screen("Museum", "room-view-controller", ()),
    Screen("Orchard", "app", (9,), (112, 112)),
    Screen("Orchard", "trees-view-controller", (0,)),
    Screen("Pantry", "app", (5,), (350, 88)),
    Screen("Parcels", "app", (5,), (358, 84)),
    Screen("Parcels", "parcels-view-controller", (5,), (358, 84)),
    Screen("Pinboard", "app", (8,)),
    Screen("Pinboard", "pin-detail-view-controller", ()),
    Screen("Portrait", "app", (11,), (128, 128), headers=1),
    Screen("Reading", "app", (9,), (358, 72), headers=3),
    Screen("Reading", "books-view-controller", (9,), (358, 72), headers=3),
    Screen("Shows", "app", (7,), (390, 72), headers=2),
    Screen("Shows", "shows-view-controller", (12,), (110, 180)),
    Screen("Skies", "app", (0, 7)),
    Screen("Skies", "app", (3, 7)),
    Screen("Souvenir", "app", (3,), (390, 52)),
    Screen("Souvenir", "album-view-controller", (0,)),
    Screen("Souvenir", "guide-view-controller", ()),
    Screen("Switchboard", "app", (8,), headers=3),
    Screen("Threshold", "app", (1,)),
    Screen("Threshold", "home-view-controller", ()),
    Screen("Tides", "app", (4,), (340, 70)),
    Screen("Trio", "app", (4, 3, 3, 3), (390, 200)),
    Screen("Trio", "search-controller", (6,), (358, 60)),
    Screen("Trio", "saved-controller", (3,), (150, 150)),
    Screen("Unfold", "app", (3,), (350, 300)),
    Screen("Unfold", "story-view-controller", ()),
    Screen("Wayfarer", "app", (4,)),
    Screen("Wayfarer", "trip-view-controller", ()),
]


def named(row, name):
    return pytest.param(row, id=name)


def inspect(folder, *words):
    command = [SCROLLWORK, "inspect", "--source", f"Tests/AppFolders/{folder}", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=INSPECT_SECONDS)


@functools.cache
def begun(folder):
    """The run of the folder where no preview is named. It is built the first time."""
    ran = inspect(folder)
    assert ran.returncode == 0, f"{folder} does not compile, or its first preview does not run:\n{ran.stderr}"
    return ran


@functools.cache
def previews(folder):
    """The previews of the folder, in order."""
    listed = re.search(r"the first of \d+ previews: (.*)\.$", begun(folder).stderr, re.MULTILINE)
    return listed[1].split(", ") if listed else [json.loads(begun(folder).stdout)["preview"]]


@functools.cache
def shown(folder, preview):
    ran = inspect(folder, "--preview", preview)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_each_folder_is_expected_to_show_something():
    folders = {folder.name for folder in FOLDERS.iterdir() if folder.is_dir()}
    assert len(folders) > 30
    assert folders == {*APPS, MISTAKEN}
    assert {screen.folder for screen in SCREENS} == set(APPS)


@pytest.mark.parametrize("folder", [*APPS])
def test_a_folder_compiles_as_it_lies_there_and_begins_with_its_first_preview(folder):
    assert json.loads(begun(folder).stdout)["preview"] == previews(folder)[0]


@pytest.mark.parametrize("app", [named(app, name) for name, app in APPS.items()])
def test_the_app_comes_first_its_screens_are_there_and_no_more_is_missing_than_must_be(app):
    folder = next(name for name, one in APPS.items() if one is app)
    listed = previews(folder)
    assert listed[0] == app.app
    assert set(app.screens) <= set(listed[1:])
    holes = shown(folder, listed[0]).get("holes", {"count": 0})["count"]
    assert holes >= app.fewest_holes
    assert app.most_holes is None or holes <= app.most_holes


@pytest.mark.parametrize("screen", [named(screen, f"{screen.folder}-{screen.preview}") for screen in SCREENS])
def test_a_screen_shows_its_own(screen):
    preview = previews(screen.folder)[0] if screen.preview == "app" else screen.preview
    [sample] = shown(screen.folder, preview)["samples"]
    collections = sample["collections"]
    cells = [[one for one in collection["elements"] if one["kind"] == "cell"] for collection in collections]
    headers = [one for one in sum((collection["elements"] for collection in collections), []) if one["kind"] != "cell"]
    assert len(collections) >= len(screen.collections) if screen.collections else collections == []
    assert all(len(found) >= least for found, least in zip(cells, screen.collections))
    assert len(headers) >= screen.headers
    assert all(None not in one["frame"] for one in sum(cells, headers))
    if screen.size:
        assert [round(length) for length in cells[0][0]["size"]] == list(screen.size)


@pytest.mark.parametrize("rows", [0, 3, 20])
def test_a_knob_gives_lists_of_sample_data_as_many_rows(rows):
    ran = inspect(
        "Exchange", "--preview", "rates-view-controller", "--size", "390x4000", "--set", f"SampleData.rows={rows}")
    assert ran.returncode == 0, ran.stderr
    [collection] = json.loads(ran.stdout)["samples"][0]["collections"]
    assert len([one for one in collection["elements"] if one["kind"] == "cell"]) == rows


def test_ten_mistakes_are_ten_messages_at_their_places_and_nothing_else_is_in_the_way():
    written = {
        (file.name, number)
        for file in (FOLDERS / MISTAKEN).glob("*.swift")
        for number, line in enumerate(file.read_text().splitlines(), 1)
        if re.search(r"// mistake \d", line)
    }
    assert len(written) == 10
    ran = inspect(MISTAKEN)
    assert ran.returncode == 2
    told = re.findall(r"^(\S+\.swift):(\d+):\d+: error: (.*)$", ran.stderr, re.MULTILINE)
    assert {(Path(file).name, int(line)) for file, line, _ in told} == written, ran.stderr
    sentences = [sentence for _, _, sentence in told]
    assert len(sentences) == len(set(sentences)) == 10
