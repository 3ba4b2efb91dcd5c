"""The compositions of the gallery. Numbers are those of their layouts, on a phone: 390 by 844."""

from hands import colours, drag, labels
from viewer import Finger, eventually

HEADING = "Compositional"
TITLES = [
    "Grid", "Inset grid", "Two columns", "Nested groups", "Badges", "Pinned headers", "Backgrounds", "Orthogonal",
    "Adaptive columns", "News feed",
]

RED = [255, 59, 48]
WHITE = [255, 255, 255]


def shelf(viewer, server):
    """The previews under the heading on a fresh page of the gallery."""
    viewer.page.goto(server.address)
    shelf = viewer.page.get_by_role("region", name=HEADING)
    shelf.wait_for()
    return shelf


def test_all_of_them_stand_under_their_heading_and_show_without_a_warning(server, pages, screenshots):
    viewer = pages.new()
    names = shelf(viewer, server).get_by_role("button").all_inner_texts()
    assert [name for name in names if name in TITLES] == TITLES

    slugs = {preview["title"]: preview["slug"] for preview in server.previews()}
    for title in TITLES:
        viewer.open(server.new_session(slugs[title]))
        state = viewer.wait_until_drawn()
        assert state["preview"]["title"] == title
        assert state["log"] == [], title
        eventually(lambda: labels(viewer, "main"), f"what {title} shows, in words")
        viewer.page.screenshot(path=screenshots / f"{state['preview']['slug']}.png")


def test_the_heading_is_reached_by_a_link_and_from_there_its_previews_by_keyboard(server, pages):
    viewer = pages.phone()
    shelf(viewer, server)
    link = viewer.page.get_by_role("navigation", name="Headings").get_by_role("link", name=HEADING)
    link.focus()
    viewer.page.keyboard.press("Enter")

    heading = viewer.page.get_by_role("heading", name=HEADING, level=2)
    eventually(lambda: heading.bounding_box()["y"] < 100, "the heading at the top of the window")
    viewer.page.keyboard.press("Tab")
    assert viewer.page.evaluate("() => document.activeElement.textContent") == TITLES[0]
    assert viewer.page.get_by_role("heading", name=TITLES[0], exact=True, level=3).count() == 1
    assert viewer.page.evaluate("() => document.documentElement.scrollWidth") == 390


def test_badges_go_with_their_icons(server, pages):
    viewer = pages.phone().open(server.new_session("badges"))
    viewer.wait_for_rest()
    # Left of the number on the badge of "G", the third icon of the second row: 204 + 72 - 18, 120 - 6, and 4 and 12 in.
    x, y = 262, 126
    assert colours(viewer, [(x, y)]) == [RED]

    drag(viewer, (195, 700), (195, 650))

    _, moved = viewer.wait_for_rest()
    assert moved > 24, "by more than a badge"
    assert colours(viewer, [(x, y - moved)]) == [RED]
    assert colours(viewer, [(x, y)]) != [RED]


def is_header(colour):
    """Whether this may be a row through a header, which is nearly white; a row itself is tinted."""
    return min(colour) > 235


def test_a_pinned_header_stays_over_its_rows_until_the_next_one_comes(server, pages):
    viewer = pages.phone().open(server.new_session("pinned-headers"))
    viewer.wait_for_rest()
    eventually(lambda: "Indigo, 6 rows" in labels(viewer, "main"), "the first title")

    drag(viewer, (195, 700), (195, 580))
    _, moved = viewer.wait_for_rest()
    # Rows are 56 high, one every 64 from 52 on: one of them is beneath the middle of the header, and one below it.
    beneath, below = ((moved + y - 52) % 64 < 56 for y in (22, 70))
    assert (beneath, below) == (True, True), moved
    header, row = colours(viewer, [(120, 22), (120, 70)])
    assert is_header(header) and not is_header(row)

    drag(viewer, (195, 800), (195, 400))
    _, moved = viewer.wait_for_rest()
    assert moved > 444, "in the second section"
    seen = eventually(
        lambda: [text for text in labels(viewer, "main") if not text.startswith("Indigo")]
        == labels(viewer, "main") and labels(viewer, "main"), "the first section gone")
    assert any(text.startswith("Blue, 6 rows") for text in seen), seen


def test_a_flick_takes_paged_groups_on_by_one(server, pages):
    viewer = pages.phone().open(server.new_session("orthogonal"))
    viewer.wait_for_rest()
    # Groups are 260 wide and 12 apart; the first begins at 16. In the middle of the fourth section.
    y = 609
    places = [(2, y), (10, y), (20, y), (282, y), (290, y)]
    ground = [colour == WHITE for colour in colours(viewer, places)]
    assert ground == [True, True, False, True, False], "nothing before the first group"

    Finger(viewer).flick(330, 150, y)

    # The second begins at 16, and the first one's end looks in from the left.
    eventually(
        lambda: [colour == WHITE for colour in colours(viewer, places)] == [False, True, False, True, False],
        "a group at the edge")
    viewer.wait_for_rest()
    assert [colour == WHITE for colour in colours(viewer, places)] == [False, True, False, True, False]
    assert viewer.offset() == [0, 0], "the sections stay where they are"
