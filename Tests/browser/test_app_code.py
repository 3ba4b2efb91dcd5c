"""Layouts written as app code, in many styles, and not for being previewed: all compile unchanged, and all show."""

import json
import re
import subprocess

import pytest
from server import INSPECT_SECONDS, ROOT, SCROLLWORK

FOLDERS = {
    "Classic": 5, "Everyday": 5, "Hosting": 5, "Input": 5, "Legacy": 5, "Springs": 5, "Strict": 6, "SwiftUI": 5,
    "Tables": 5,
}
# Folders without an app: nothing says which screen is the first.
SCREENS_ONLY = {"Everyday", "Input", "SwiftUI", "Tables"}
# Screens without a collection view or table.
PLAIN = {
    "BookingFormViewController", "CardNumberController", "DragBoardController", "DroppingTilesController",
    "LoginViewController", "NameFieldController", "NoteController", "RecipeArticleViewController",
    "RenameSheetController", "ScratchpadViewController", "ShareMenuViewController", "StopwatchViewController",
    "TeaTimerViewController", "WheelController", "feed", "login-form", "onboarding-pages", "profile-grid",
    "trail-detail", "card-swiper", "help-questions", "kitchen-timer", "photo-wall",
}
# The contents of the folders, by the name under which each is shown.
EXPECTED = {
    "Classic": {
        "BadgedGridController", "BarChartLayout", "CalendarWeekLayout", "CardDeckLayout", "CircularLayout",
        "CircularViewController", "CoverFlowLayout", "Cylinder", "DragBoardController", "EndlessTapeLayout",
        "FadingFilmstripController", "FilmstripController", "FlipBoardLayout", "HoneycombLayout",
        "KnobsEverywhereLayout", "LeftAlignedTagsLayout", "MosaicLayout", "Narrow cylinder",
        "ParallaxPhotosController", "PinterestLayout", "PulsingGridLayout", "ReadingProgressController",
        "SnapPagingLayout", "SnappingFilmstripController", "SpiralLayout", "StretchyHeaderController",
        "StretchyHeaderLayout", "TabOverviewLayout", "TagsViewController", "TickerViewController",
        "TimelineLayout", "UltravisualLayout", "WheelLayout",
    },
    "Everyday": {
        "ActivityLogViewController", "BookingFormViewController", "CitySearchViewController", "MailListController",
        "MailNavigationController", "NoteController", "NoteListController", "NotesSplitViewController",
        "PhotoStoryController", "PhotoStoryNavigationController", "RecipeArticleViewController", "RoomController",
        "ShareMenuViewController", "ShopTabBarController", "TeaTimerViewController", "ThemedInboxViewController",
        "ThemedList", "TrailListViewController", "TrailSheetViewController",
    },
    "Hosting": {"FavouritesViewController", "StopwatchViewController"},
    "Input": {
        "AddressFormController", "CardNumberController", "LoginViewController", "MessageThreadController",
        "NameFieldController", "RenameSheetController", "ReorderBoardController", "ScratchpadViewController",
        "StickerGridController", "TagEditorController", "TypeaheadController",
    },
    "Legacy": {"ColumnsFlowLayout", "SpringboardLayout", "WheelController"},
    "Springs": {
        "DroppingTilesController", "ExpandingRowsController", "ExpandingRowsLayout", "SpringyMessagesLayout",
    },
    "Strict": {"AccordionLayout", "CarouselScreen", "RadialMenuLayout", "Waterfall"},
    "SwiftUI": {
        "card-swiper", "city-search", "feed", "help-questions", "kitchen-timer", "login-form", "mixed-cells",
        "onboarding-pages", "photo-wall", "profile-grid", "recipe-tabs", "settings-form", "todo-list-view",
        "trail-detail",
    },
    "Tables": {
        "AccountSettingsController", "ChatController", "CountriesController", "DiffableAlbumsController",
        "EndlessFeedController", "FoldingSectionsController", "FramedTimelineController", "PaymentsController",
        "StretchyProfileController", "TodoListController",
    },
}
# The screens that Tests/AppCode/ByDocumentation.md has a note on, by folder.
NOTED = {
    part.split("\n", 1)[0]: set(re.findall(r"^\| `([\w-]+)` \|", part, re.MULTILINE))
    for part in (ROOT / "Tests/AppCode/ByDocumentation.md").read_text().split("\n## ")[1:]
}
CASES = [(folder, title) for folder, titles in EXPECTED.items() for title in sorted(titles)]


def inspect(folder, *words):
    command = [SCROLLWORK, "inspect", "--source", f"Tests/AppCode/{folder}", "--swift-version", str(FOLDERS[folder])]
    return subprocess.run([*command, *words], cwd=ROOT, capture_output=True, text=True, timeout=INSPECT_SECONDS)


def test_there_are_notes_on_forty_screens():
    assert set(NOTED) <= set(FOLDERS) and sum(map(len, NOTED.values())) >= 40


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_folder_compiles_and_shows_all_that_is_in_it(folder):
    ran = inspect(folder, "--preview", "there is none of this name")
    assert ran.returncode == 2
    listed = re.search(r"there are: (.*)\.", ran.stderr)
    assert listed, ran.stderr
    slugs = [slug.strip() for slug in listed[1].split(",")]
    assert NOTED.get(folder, set()) <= set(slugs)
    if folder not in SCREENS_ONLY:
        app = slugs.pop(0)
        assert app == folder.lower()
    assert len(set(slugs)) == len(EXPECTED[folder]), sorted(slugs)


@pytest.mark.parametrize("folder, title", CASES)
def test_app_code_is_shown(folder, title):
    ran = inspect(folder, "--preview", title)
    assert ran.returncode == 0, ran.stderr
    [sample] = json.loads(ran.stdout)["samples"]
    if title in PLAIN:
        assert sample["collections"] == []
        return
    shown = [element for collection in sample["collections"] for element in collection["elements"]]
    assert len(shown) >= 1
    assert all(None not in element["frame"] for element in shown)


@pytest.mark.parametrize("title", ["hosting", "FavouritesViewController", "StopwatchViewController"])
def test_swiftui_compiles_without_a_hole(title):
    ran = inspect("Hosting", "--preview", title, "--strict")
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("title", sorted(EXPECTED["SwiftUI"]))
def test_screens_of_swiftui_compile_without_a_hole(title):
    ran = inspect("SwiftUI", "--preview", title, "--strict")
    assert ran.returncode == 0, ran.stderr


def test_the_delegate_methods_that_only_a_subclass_has_are_called():
    swipe = [
        {"t": 0.0, "touch": "began", "id": 1, "x": 300, "y": 300},
        {"t": 0.1, "touch": "moved", "id": 1, "x": 120, "y": 300},
        {"t": 0.4, "touch": "moved", "id": 1, "x": 110, "y": 300},
        {"t": 0.8, "touch": "ended", "id": 1, "x": 110, "y": 300},
    ]
    command = [
        SCROLLWORK, "inspect", "--source", "Tests/AppCode/Classic", "--preview", "SnappingFilmstripController",
        "--script", "-",
    ]
    ran = subprocess.run(
        command, cwd=ROOT, input=json.dumps(swipe), capture_output=True, text=True, timeout=INSPECT_SECONDS)
    assert ran.returncode == 0, ran.stderr
    [collection] = json.loads(ran.stdout)["samples"][0]["collections"]
    assert collection["contentOffset"][0] > 0
    assert collection["contentOffset"][0] % 120 == 0


@pytest.mark.parametrize("distance, rest", [(30, -148), (85, -96), (110, -44)])
def test_neither_the_search_bar_nor_the_large_title_of_a_mail_list_stays_half(distance, rest):
    y = 500
    swipe = [
        {"t": 0.0, "touch": "began", "id": 1, "x": 200, "y": y},
        {"t": 0.2, "touch": "moved", "id": 1, "x": 200, "y": y - 20},
        {"t": 0.6, "touch": "moved", "id": 1, "x": 200, "y": y - distance + 1},
        {"t": 1.2, "touch": "moved", "id": 1, "x": 200, "y": y - distance},
        {"t": 1.6, "touch": "ended", "id": 1, "x": 200, "y": y - distance},
    ]
    command = [
        SCROLLWORK, "inspect", "--source", "Tests/AppCode/Everyday", "--preview", "MailNavigationController",
        "--script", "-",
    ]
    ran = subprocess.run(
        command, cwd=ROOT, input=json.dumps(swipe), capture_output=True, text=True, timeout=INSPECT_SECONDS)
    assert ran.returncode == 0, ran.stderr
    [collection] = json.loads(ran.stdout)["samples"][0]["collections"]
    assert collection["contentOffset"][1] == rest
