"""The wheel, the deck and the pizza, worked by hand, and what the canvas then shows of them."""

import pytest
from hands import Sector, colours, drag, hold, labels, let_go, texts
from resting import script
from server import inspect
from viewer import eventually

HALF_A_POINT = 0.5
CARD_PITCH = 368
ROW = 300
WHITE = [255, 255, 255]


@pytest.fixture
def opened(request, server, pages, screenshots):
    """Opens a preview on a phone, or where the test is told to; there are pictures of how the tests leave them."""
    kind = getattr(request, "param", "phone")
    shown = []

    def open_preview(slug):
        viewer = pages.phone() if kind == "phone" else pages.new(viewport={"width": 1440, "height": 900})
        shown.append((slug, viewer))
        return viewer.open(server.new_session(slug))

    yield open_preview
    for slug, viewer in shown:
        viewer.page.screenshot(path=screenshots / f"{slug}-{kind}.png")


# At a desk the drum is drawn smaller than it is, and worked by a mouse.
at_desk = pytest.mark.parametrize("opened", ["desk"], indirect=True)
everywhere = pytest.mark.parametrize("opened", ["desk", "phone"], indirect=True)


def inspected(viewer, hold_seconds=None):
    """The collection views by `inspect` after the touches that the page has sent, by identifier."""
    state = viewer.state
    sample = inspect(state["preview"]["slug"], state["size"], script(state["touches"], hold_seconds))[-1]
    return {collection["id"]: collection for collection in sample["collections"]}


def compare_outlines(viewer):
    """Compares pixels close to every sector's outline with the formula's; gives how many of either side were."""
    offset = viewer.offset()[0]
    size = viewer.state["size"]
    point = size[0] / viewer.page.evaluate("() => document.getElementById('screen').width")
    sectors = Sector.all(size, offset)
    corners = {item: sector.place(sector.outer - 5, 0.38 * sector.spread) for item, sector in sectors.items()}

    def is_on_screen(place):
        return 1 < place[0] < size[0] - 1 and 1 < place[1] < size[1] - 1

    def owner(place):
        """The item seen there; -1 for none. None where that may be either, on an edge or between equals."""
        depths = {item: sector.depth(place) for item, sector in sectors.items()}
        if any(abs(depth) < 1.2 * point for depth in depths.values()):
            return None
        inside = sorted((sectors[item].z_index, item) for item, depth in depths.items() if depth > 0)
        if len(inside) > 1 and inside[-1][0] == inside[-2][0]:
            return None
        return inside[-1][1] if inside else -1

    # A corner of each says its colour, where another does not hide it.
    seen = [item for item, place in corners.items() if is_on_screen(place) and owner(place) == item]
    expected = dict(zip(seen, colours(viewer, [corners[item] for item in seen]), strict=True))
    assert len(set(map(tuple, expected.values()))) == len(seen) >= 4
    expected[-1] = WHITE

    steps = [2 * point, -2 * point]
    places = [place for item in seen for step in steps for place in sectors[item].around(step) if is_on_screen(place)]
    owners = [owner(place) for place in places]
    known = [(place, item) for place, item in zip(places, owners, strict=True) if item in expected]
    found = colours(viewer, [place for place, _ in known])
    wrong = [
        (place, item, colour) for (place, item), colour in zip(known, found, strict=True)
        if colour != pytest.approx(expected[item], abs=3)
    ]
    assert wrong == []
    outside = sum(item == -1 for _, item in known)
    return len(known) - outside, outside


@everywhere
def test_the_drum_dragged_three_sectors_on_rests_on_the_fourth_and_is_cut_where_the_formula_says(opened):
    viewer = opened("drum")
    pitch = Sector.pitch(390)

    drag(viewer, (382, 600), (8, 600))

    assert viewer.wait_for_rest() == pytest.approx([3 * pitch, 0], abs=HALF_A_POINT)
    drum = inspected(viewer)["main"]
    assert drum["contentOffset"] == pytest.approx(viewer.offset(), abs=HALF_A_POINT)
    top = max(drum["elements"], key=lambda element: element["zIndex"])
    assert top["item"] == 3
    assert texts(viewer).count("Rock") == 2, "on the sector, and as the title above"
    inside, outside = compare_outlines(viewer)
    assert inside > 1000 and outside > 500

    hand = hold(viewer, (300, 600), (235, 600))
    held = viewer.wait_for_rest()
    assert min(held[0] % pitch, -held[0] % pitch) > 0.1 * pitch, "between two sectors"
    inside, outside = compare_outlines(viewer)
    assert inside > 1000 and outside > 500
    let_go(hand)


def test_both_halves_dragged_to_one_pizza_share_a_caption(opened):
    viewer = opened("pizza-halves")
    first, second = "Margherita", "Pepperoni"
    start = {side: viewer.offset(side)[1] for side in ("left", "right")}
    assert texts(viewer).count("Original recipe") == 1

    drag(viewer, (97, 620), (97, 380))
    assert viewer.wait_for_rest("left")[1] == pytest.approx(start["left"] + ROW, abs=HALF_A_POINT)
    assert viewer.offset("right")[1] == start["right"]
    shown = texts(viewer)
    assert "Original recipe" not in shown
    eventually(lambda: any(label.startswith(second) for label in labels(viewer, "left")), "a caption of the left half")
    eventually(lambda: any(label.startswith(first) for label in labels(viewer, "right")), "a caption of the right half")

    drag(viewer, (292, 620), (292, 380))
    assert viewer.wait_for_rest("right")[1] == pytest.approx(start["right"] + ROW, abs=HALF_A_POINT)
    assert texts(viewer).count("Original recipe") == 1
    for side in ("left", "right"):
        eventually(lambda: not any(second in label for label in labels(viewer, side)), "the halves without captions")
        assert inspected(viewer)[side]["contentOffset"] == pytest.approx(viewer.offset(side), abs=HALF_A_POINT)


@at_desk
def test_the_halves_on_a_drum_are_dragged_as_the_others(opened):
    viewer = opened("pizza-drum")
    start = viewer.offset("right")[1]

    drag(viewer, (292, 620), (292, 380))

    assert viewer.wait_for_rest("right")[1] == pytest.approx(start + ROW, abs=HALF_A_POINT)
    assert inspected(viewer)["right"]["contentOffset"] == pytest.approx(viewer.offset("right"), abs=HALF_A_POINT)
    assert "Original recipe" not in texts(viewer)


def test_a_card_swiped_aside_brings_the_next_one_to_the_front(opened):
    viewer = opened("card-stack")
    before = texts(viewer)

    drag(viewer, (340, 422), (60, 422))

    assert viewer.wait_for_rest() == pytest.approx([CARD_PITCH, 0], abs=HALF_A_POINT)
    deck = inspected(viewer)["main"]
    assert deck["contentOffset"] == pytest.approx(viewer.offset(), abs=HALF_A_POINT)
    front = max(deck["elements"], key=lambda element: element["zIndex"])
    assert front["item"] == 1
    assert front["transform"] == pytest.approx([1, 0, 0, 1, 0, 0], abs=0.001)
    # Cards are drawn from the back to the front, each with its number on the stamp, which is its last text.
    assert before[-1] == "1" and texts(viewer)[-1] == "2"

    drag(viewer, (60, 422), (340, 422))
    assert viewer.wait_for_rest() == pytest.approx([0, 0], abs=HALF_A_POINT)
    assert texts(viewer) == before
