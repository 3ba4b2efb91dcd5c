"""Whole screens of apps: views that draw themselves, pushes with animators of their own, page controllers,
presentations, pictures from a network that is not there. All compile unchanged and end where the code says."""

import json
import subprocess

import pytest
from server import INSPECT_SECONDS, ROOT, SCROLLWORK

SCREENS = {
    "confetti-controller", "font-article-controller", "gauge-board-controller", "half-sheet-controller",
    "onboarding-pages-controller", "popover-menu-controller", "remote-pictures-controller",
    "replicator-loader-controller", "tiles-controller", "tiles-navigation-controller",
}


def inspect(title, *steps):
    command = [
        SCROLLWORK, "inspect", "--source", "Tests/AppCode/Screens", "--swift-version", "5", "--preview", title,
        "--script", "-",
    ]
    ran = subprocess.run(command, cwd=ROOT, input=json.dumps(steps), capture_output=True, text=True, timeout=INSPECT_SECONDS)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)["samples"]


def collections(title, *steps):
    """Of the last sample, by their names."""
    return {found["id"]: found for found in inspect(title, *steps)[-1]["collections"]}


def drag(start, end, begin=0.0, seconds=0.2):
    """A finger from place to place, which rests there before it is lifted."""
    (x0, y0), (x1, y1) = start, end
    steps = [{"t": begin, "touch": "began", "id": 1, "x": x0, "y": y0}]
    for step in range(1, 11):
        part = step / 10
        steps.append({
            "t": begin + part * seconds, "touch": "moved", "id": 1, "x": x0 + (x1 - x0) * part,
            "y": y0 + (y1 - y0) * part,
        })
    steps.append({"t": begin + seconds + 0.3, "touch": "moved", "id": 1, "x": x1, "y": y1})
    steps.append({"t": begin + seconds + 0.31, "touch": "ended", "id": 1, "x": x1, "y": y1})
    return steps


def test_the_folder_compiles_and_every_screen_is_found():
    command = [
        SCROLLWORK, "inspect", "--source", "Tests/AppCode/Screens", "--swift-version", "5", "--preview", "no such one",
    ]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=INSPECT_SECONDS)
    assert ran.returncode == 2
    listed = ran.stderr.split("there are: ")[1].split(".")[0]
    assert SCREENS <= {slug.strip() for slug in listed.split(",")}, ran.stderr


@pytest.mark.parametrize("item, seconds", [(0, 0.35), (4, 0.4)])
def test_a_push_takes_its_time_and_covers_the_grid(item, seconds):
    x, y = 60 + item % 3 * 130, 44 + 60 + item // 3 * 125
    during, after = inspect(
        "TilesNavigationController", {"t": 0.1, "tap": [x, y]}, {"t": 0.3, "sample": True},
        {"t": 0.3 + seconds + 0.2, "sample": True},
    )
    assert len(during["collections"]) == 1
    assert after["collections"] == []


def test_the_swipe_back_brings_the_grid_and_can_be_taken_back():
    push = {"t": 0.1, "tap": [60, 100]}
    back = collections("TilesNavigationController", push, *drag((4, 400), (300, 400), begin=1), {"t": 3, "sample": True})
    assert back["main"]["frame"][0] == 0
    taken = inspect("TilesNavigationController", push, *drag((4, 400), (120, 400), begin=1), {"t": 3, "sample": True})
    assert taken[-1]["collections"] == []


def test_pages_turn_by_hand_one_at_a_time():
    swipe = drag((350, 400), (60, 400))
    assert list(collections("OnboardingPagesController")) == ["page 0"]
    assert list(collections("OnboardingPagesController", *swipe, {"t": 2, "sample": True})) == ["page 1"]
    short = drag((350, 400), (300, 400))
    assert list(collections("OnboardingPagesController", *short, {"t": 2, "sample": True})) == ["page 0"]


def test_a_sheet_comes_up_to_half_and_goes_where_one_taps_beside_it():
    during, there, gone = inspect(
        "HalfSheetController", {"t": 0.1, "tap": "open"}, {"t": 0.25, "sample": True}, {"t": 1, "sample": True},
        {"t": 1.1, "tap": [200, 200]}, {"t": 2, "sample": True},
    )
    assert during["collections"][0]["frame"][1] >= 422
    assert there["collections"][0]["frame"] == [0, 422, 390, 422]
    assert gone["collections"] == []


def test_a_popover_hangs_from_its_button_on_a_phone_too_and_goes_when_something_is_picked_or_one_taps_beside_it():
    picking, picked, again, gone = inspect(
        "PopoverMenuController", {"t": 0.1, "tap": "choose"}, {"t": 1, "sample": True},
        {"t": 1.1, "tap": [200, 270]}, {"t": 2, "sample": True}, {"t": 2.1, "tap": "choose"},
        {"t": 3, "sample": True}, {"t": 3.1, "tap": [200, 700]}, {"t": 4, "sample": True},
    )
    for there in (picking, again):
        # Below the button's 244 points and the arrow's 13, under its middle.
        assert there["collections"][0]["frame"] == [105, 257, 180, 176]
    assert picked["collections"] == gone["collections"] == []


@pytest.mark.parametrize("title", ["ConfettiController", "FontArticleController", "ReplicatorLoaderController"])
def test_particles_copies_and_fonts_compile_unchanged_and_run(title):
    inspect(title, {"t": 3, "sample": True})


def test_pictures_that_do_not_come_leave_their_cells():
    [found] = collections("RemotePicturesController").values()
    assert len(found["elements"]) == 8


def test_drawn_cells_are_there():
    [found] = collections("GaugeBoardController", {"t": 0.1, "tap": [60, 60]}, {"t": 1, "sample": True}).values()
    assert len(found["elements"]) == 12
