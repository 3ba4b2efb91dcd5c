"""The table views of the gallery, on a phone: 390 by 844, of which 44 are the navigation bar's."""

import pytest
from hairlines import COLUMN, SEPARATOR, lines_between_rows
from hands import colours, drag, labels, texts
from viewer import Finger, eventually

TITLES = ["Settings", "Contacts", "Mail"]
RED = [255, 59, 48]


def test_all_of_them_stand_under_their_heading_and_show_without_a_warning(server, pages, screenshots):
    viewer = pages.new()
    viewer.page.goto(server.address)
    shelf = viewer.page.get_by_role("region", name="Tables")
    shelf.wait_for()
    names = shelf.get_by_role("button").all_inner_texts()
    assert [name for name in names if name in TITLES] == TITLES

    slugs = {preview["title"]: preview["slug"] for preview in server.previews()}
    for title in TITLES:
        viewer.open(server.new_session(slugs[title]))
        state = viewer.wait_until_drawn()
        assert state["log"] == [], title
        eventually(lambda: labels(viewer, "table"), f"what {title} shows, in words")
        viewer.page.screenshot(path=screenshots / f"table-{slugs[title]}.png")


@pytest.mark.parametrize("density", [1, 1.25, 1.5, 2, 2.625, 3])
@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_every_separator_is_one_pixel_between_white_rows(server, pages, screen, density):
    viewer = pages.phone(device_scale_factor=density) if screen == "phone" else pages.new(device_scale_factor=density)
    viewer.open(server.new_session("settings"))
    viewer.wait_for_rest("table")
    viewer.wait_until_drawn()

    # Where the cards have nothing but rows: between the chevrons and their right edge, which is 16 from the window's.
    between = lines_between_rows(viewer.page.evaluate(COLUMN, 368 / 390))
    assert between == [(SEPARATOR, 1)] * 7


def test_a_row_opens_a_page_and_the_way_back_closes_it(server, pages):
    viewer = pages.phone().open(server.new_session("settings"))
    viewer.wait_for_rest("table")
    assert "Channel 16" in texts(viewer)
    # On the tile of the first row a moon is drawn: not all of it is of one colour.
    assert len({tuple(colour) for colour in colours(viewer, [(46 + x, 96 + 57) for x in range(-12, 13)])}) > 1

    # The second row of the first card: the bar is 96 high with its large title, and rows are 44.
    Finger(viewer).tap(150, 96 + 18 + 44 + 22)
    eventually(lambda: "By hand" in texts(viewer) and "Channel 16" not in texts(viewer), "the page of choices")

    Finger(viewer).tap(30, 22)
    eventually(lambda: "Channel 16" in texts(viewer) and "By hand" not in texts(viewer), "the settings again")


def test_a_finger_on_the_index_leads_to_its_letter(server, pages):
    viewer = pages.phone().open(server.new_session("contacts"))
    viewer.wait_for_rest("table")
    assert any("Abel" in text for text in labels(viewer, "table"))

    # The index stands in the middle of what is seen of the table; its last letter is the last in the alphabet.
    finger = Finger(viewer)
    finger.trace(viewer.places((384, 440), (384, 640), 20))
    finger.lift()

    _, moved = viewer.wait_for_rest("table")
    assert moved > 2000
    eventually(lambda: any("Zeman" in text for text in labels(viewer, "table")), "the last name")
    assert not any("Abel" in text for text in labels(viewer, "table"))


def test_a_swipe_shows_what_deletes_a_message_and_a_tap_on_it_does(server, pages):
    viewer = pages.phone().open(server.new_session("mail"))
    viewer.wait_for_rest("table")
    assert "Berth 14" in texts(viewer)
    subjects = texts(viewer).count("Berth 14")
    y = 44 + 40

    drag(viewer, (330, y), (150, y))
    eventually(lambda: colours(viewer, [(384, y - 30)]) == [RED], "the red button at the edge")

    Finger(viewer).tap(360, y)
    viewer.wait_for_rest("table")
    eventually(lambda: texts(viewer).count("Berth 14") == subjects - 1, "one message fewer")
    assert colours(viewer, [(384, y - 30)]) != [RED]
