"""Screens that move, written as the libraries and tutorials of ten years write them: updates, changes of layout,
moving by hand, animators, configurations, zooming; compositions, diffable data, lists. All compile unchanged, show, and
end where the code says."""

import json
import re
import subprocess

import pytest
from server import INSPECT_SECONDS, ROOT, SCROLLWORK

FOLDERS = {"Moving": 5, "Modern": 6, "Compositional": 5, "Diffable": 6, "Lists": 5, "Catalogue": 5}
EXPECTED = {
    "Moving": {
        "Chat", "ExpandingCardsController", "GridListController", "MagazineController",
        "MagazineLayout", "PhotoZoomController", "PinchController", "ReorderController", "ReorderLayout",
    },
    "Modern": {"Drawer", "Live ticker", "Shelf carousel", "States"},
    "Compositional": {
        "Badged icons", "Layout inspector", "Masonry wall", "News feed", "Paper sections", "Photo mosaic", "Spotlight",
        "Store front", "Tilting cards",
    },
    "Diffable": {"Boards", "Contacts", "Emoji shelf", "Prices"},
    "Lists": {"Library outline", "Mailbox", "Settings"},
    "Catalogue": {"Chores", "Poster grid"},
}
# Screens without a collection view.
PLAIN = {"Drawer", "PhotoZoomController"}


def inspect(title, *steps):
    [folder] = [folder for folder, titles in EXPECTED.items() if title in titles]
    command = [
        SCROLLWORK, "inspect", "--source", f"Tests/AppCode/{folder}", "--swift-version", str(FOLDERS[folder]),
        "--preview", title, "--script", "-",
    ]
    ran = subprocess.run(
        command, cwd=ROOT, input=json.dumps(steps), capture_output=True, text=True, timeout=INSPECT_SECONDS)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)["samples"]


def collection(title, *steps):
    """The only collection view of the last sample."""
    [found] = inspect(title, *steps)[-1]["collections"]
    return found


def frames(found, kind="cell"):
    return {
        (element["section"], element["item"]): element["frame"]
        for element in found["elements"] if element["kind"] == kind
    }


def tap(t, x, y):
    return [
        {"t": t, "touch": "began", "id": 1, "x": x, "y": y},
        {"t": t + 0.05, "touch": "ended", "id": 1, "x": x, "y": y},
    ]


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_folder_compiles_and_shows_all_that_is_in_it(folder):
    command = [
        SCROLLWORK, "inspect", "--source", f"Tests/AppCode/{folder}", "--swift-version", str(FOLDERS[folder]),
        "--preview", "there is none of this name",
    ]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=INSPECT_SECONDS)
    assert ran.returncode == 2
    listed = re.search(r"there are: (.*)\.", ran.stderr)
    assert listed, ran.stderr
    slugs = {slug.strip() for slug in listed[1].split(",")}
    # Some have an app, which is called as the folder.
    assert len(slugs - {folder.lower()}) == len(EXPECTED[folder]), ran.stderr


@pytest.mark.parametrize("title", sorted(EXPECTED["Moving"] | EXPECTED["Modern"]))
def test_it_is_shown(title):
    [sample] = inspect(title)
    if title in PLAIN:
        assert sample["collections"] == []
        return
    shown = [element for found in sample["collections"] for element in found["elements"]]
    assert shown and all(None not in element["frame"] for element in shown)


def cells(title, *steps):
    """How many cells each collection view of the last sample shows; each of them has a place."""
    found = inspect(title, *steps)[-1]["collections"]
    shown = [element for collection in found for element in collection["elements"]]
    assert all(None not in element["frame"] for element in shown), title
    return [len(frames(collection)) for collection in found]


def test_screens_of_described_layouts_show():
    titles = EXPECTED["Compositional"] | EXPECTED["Diffable"] | EXPECTED["Lists"]
    counts = {title: cells(title, {"t": 1, "sample": True}) for title in sorted(titles)}
    assert all(counts.values()) and all(min(shown) > 0 for shown in counts.values()), counts


def test_a_card_that_is_tapped_stands_in_the_next_column():
    found = collection("Boards", *tap(0.5, 195, 36))
    assert sorted(frames(found)) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert frames(found, "column") == {(0, 0): [0, 0, 390, 126], (1, 0): [0, 126, 390, 126], (2, 0): [0, 252, 390, 24]}


def test_a_mosaic_and_papers_lie_where_their_fractions_say():
    mosaic = frames(collection("Photo mosaic"))
    assert mosaic[0, 0] == pytest.approx([2, 2, 386, 256])
    assert mosaic[0, 2] == pytest.approx([262, 262, 126, 82.667], abs=0.5)
    papers = collection("Paper sections")
    assert frames(papers)[0, 0] == [10, 150, 370, 44]
    assert frames(papers, "section-background-element-kind")[0, 0] == [5, 105, 380, 310]


def test_groups_stand_apart_and_in_the_middle_as_their_edges_say():
    found = frames(collection("Poster grid"))
    assert found[0, 0] == [10, 6, 120, 80] and found[0, 1] == [145, 6, 120, 80]
    assert found[1, 0] == [45, 86, 150, 100] and found[1, 3] == [195, 206, 150, 100]


def test_chores_are_done_by_the_buttons_in_their_rows():
    steps = [{"t": 0.5, "tap": "do Dishes"}, {"t": 2, "tap": "do Plants"}]
    found = collection("Chores", *steps)
    assert sorted(frames(found)) == [(0, 0), (0, 1), (0, 2)]


def test_a_chat_stands_on_its_lower_edge_and_grows_from_it():
    before = frames(collection("Chat"))
    assert before[0, 0] == [12, 540, 366, 40] and before[0, 3] == [12, 744, 366, 40]
    after = collection("Chat", {"t": 0.1, "tap": "send"})
    assert frames(after)[0, 0] == [12, 472, 366, 40]
    assert frames(after)[0, 4] == [12, 724, 366, 60]
    assert after["contentOffset"] == [0, 0]


def test_a_chat_that_is_longer_than_the_screen_follows_what_comes_in():
    sends = [{"t": 0.1 + 0.5 * turn, "tap": "send"} for turn in range(9)]
    found = collection("Chat", *sends)
    # Thirteen messages: 220 of the first four, nine of 60, twelve gaps of 8.
    assert found["contentSize"] == [390, 856]
    assert found["contentOffset"] == [0, 72]
    assert frames(found)[0, 12] == [12, 796, 366, 60]


def test_a_tapped_card_opens_and_the_next_one_makes_room():
    found = collection("ExpandingCardsController", *tap(0.1, 195, 50))
    assert frames(found)[0, 0] == [10, 10, 370, 220]
    assert frames(found)[0, 1] == [10, 240, 370, 80]
    assert found["contentSize"] == [390, 2850]


def test_a_card_closes_when_another_one_opens():
    found = collection("ExpandingCardsController", *tap(0.1, 195, 50), *tap(1, 195, 290))
    assert frames(found)[0, 0] == [10, 10, 370, 80]
    assert frames(found)[0, 1] == [10, 100, 370, 220]


def test_a_grid_becomes_a_list_and_a_grid_again():
    as_list = collection("GridListController", {"t": 0.1, "tap": "switch"})
    assert len(as_list["elements"]) >= 13
    assert all(frame == [35, 62 * item, 320, 60] for (_, item), frame in frames(as_list).items())
    again = collection("GridListController", {"t": 0.1, "tap": "switch"}, {"t": 1, "tap": "switch"})
    assert all(frame[2:] == [90, 90] for frame in frames(again).values())
    assert again["state"] == "idle"


def test_a_grid_that_is_switched_twice_in_a_hurry_is_a_grid():
    found = collection("GridListController", {"t": 0.1, "tap": "switch"}, {"t": 0.2, "tap": "switch"})
    assert all(frame == [100 * (item % 4), 95 * (item // 4), 90, 90] for (_, item), frame in frames(found).items())


def test_a_new_section_of_the_magazine_brings_its_header_its_footer_and_its_paper():
    found = collection("MagazineController", *tap(0.1, 195, 110))
    assert frames(found)[0, 0] == [10, 50, 370, 120]
    assert frames(found)[0, 1] == [10, 180, 180, 90]
    assert (0, 2) not in frames(found)
    assert frames(found, "UICollectionElementKindSectionFooter")[0, 0] == [0, 280, 390, 24]
    assert frames(found, "UICollectionElementKindSectionHeader")[1, 0] == [0, 304, 390, 40]
    assert frames(found, "MagazinePaper")[0, 0] == [4, 4, 382, 296]


def test_a_story_that_ends_itself_makes_its_section_shorter():
    found = collection("MagazineController", *tap(0.1, 100, 225))
    assert len([path for path in frames(found) if path[0] == 0]) == 3
    assert frames(found, "UICollectionElementKindSectionHeader")[1, 0] == [0, 304, 390, 40]


HOLD = [
    {"t": 0.1, "touch": "began", "id": 1, "x": 143, "y": 130},
    {"t": 0.6, "touch": "moved", "id": 1, "x": 150, "y": 125},
    {"t": 0.7, "touch": "moved", "id": 1, "x": 200, "y": 90},
    {"t": 0.8, "touch": "moved", "id": 1, "x": 246, "y": 40},
    {"t": 1.4, "sample": True},
    {"t": 1.5, "touch": "ended", "id": 1, "x": 246, "y": 40},
    {"t": 2.5, "sample": True},
]


def test_a_tile_in_the_hand_is_larger_and_where_the_finger_is():
    in_hand, _ = inspect("ReorderController", *HOLD)
    lifted = [element for element in in_hand["collections"][0]["elements"] if element["alpha"] == 0.8]
    assert len(lifted) == 1
    assert lifted[0]["item"] == 2 and lifted[0]["transform"][0] == 1.2
    assert lifted[0]["center"] == [246, 40]


def test_a_tile_that_is_let_go_lies_in_the_grid():
    _, at_rest = inspect("ReorderController", *HOLD)
    assert len(at_rest["collections"][0]["elements"]) == 24
    for element in at_rest["collections"][0]["elements"]:
        column, row = element["item"] % 4, element["item"] // 4
        assert element["center"] == pytest.approx([40 + column * 310 / 3, 40 + row * 90])
        assert element["alpha"] == 1 and element["transform"] == [1, 0, 0, 1, 0, 0]


def pinch(scale):
    """Two fingers, 200 pt apart at first."""
    steps = [{"t": 0.1, "touch": "began", "id": id, "x": 195 + side * 100, "y": 400} for id, side in ((1, -1), (2, 1))]
    for turn in range(1, 11):
        reach = 100 * (1 + (scale - 1) * turn / 10)
        steps += [
            {"t": 0.1 + turn / 20, "touch": "moved", "id": id, "x": 195 + side * reach, "y": 400}
            for id, side in ((1, -1), (2, 1))
        ]
    return [*steps, {"t": 0.65, "sample": True}] + [
        {"t": 0.7, "touch": "ended", "id": id, "x": 195 + side * 100 * scale, "y": 400} for id, side in ((1, -1), (2, 1))
    ] + [{"t": 3, "sample": True}]


def test_pinching_far_leads_to_the_other_layout():
    halfway, after = inspect("PinchController", *pinch(0.6))
    between = [element["size"][0] for element in halfway["collections"][0]["elements"]]
    assert between and all(60 < side < 180 for side in between)
    at_rest = frames(after["collections"][0])
    assert all(frame == [82.5 * (item % 5), 70 * (item // 5), 60, 60] for (_, item), frame in at_rest.items())


def test_pinching_a_little_leads_back():
    _, after = inspect("PinchController", *pinch(0.9))
    at_rest = frames(after["collections"][0])
    assert all(frame == [210 * (item % 2), 190 * (item // 2), 180, 180] for (_, item), frame in at_rest.items())


def test_rows_that_are_registered_with_what_they_show_stand_under_their_header():
    found = collection("States", *tap(0.1, 195, 55), *tap(0.5, 195, 105))
    assert frames(found)[0, 0] == [0, 30, 390, 50] and frames(found)[0, 11] == [0, 591, 390, 50]
    assert frames(found, "UICollectionElementKindSectionHeader")[0, 0] == [0, 0, 390, 30]


def test_a_ticker_takes_in_a_headline_every_half_second_up_to_eight():
    samples = inspect("Live ticker", *[{"t": t, "sample": True} for t in (0.75, 1.9, 3.9, 4.6, 10)])
    counts = [len(sample["collections"][0]["elements"]) for sample in samples]
    assert counts == [1, 3, 7, 8, 8]
    assert frames(samples[-1]["collections"][0]) == {(0, item): [45, 60 * item, 300, 50] for item in range(8)}


def test_a_carousel_in_a_page_stops_at_its_next_page():
    swipe = [
        {"t": 0.1, "touch": "began", "id": 1, "x": 300, "y": 200},
        {"t": 0.15, "touch": "moved", "id": 1, "x": 270, "y": 200},
        {"t": 0.2, "touch": "moved", "id": 1, "x": 150, "y": 202},
        {"t": 0.22, "touch": "ended", "id": 1, "x": 120, "y": 202},
    ]
    found = collection("Shelf carousel", *swipe)
    assert found["contentOffset"] == [390, 0]
    assert found["state"] == "idle"
