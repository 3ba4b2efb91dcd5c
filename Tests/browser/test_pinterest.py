"""The wall of pictures, worked by a finger: a carousel, a row of widgets and a masonry, each kind of motion looked at in
its middle.

`W` is the width of the window. The carousel's pictures are W wide and high; one whose middle is `d` points from that of
the screen is drawn `max(1 - d / W, 0.8)` times as large.
"""

import pytest
from film import Film
from viewer import Finger

CAROUSEL, WIDGETS, MASONRY = 0, 1, 2
SMALLEST = 0.8
# The numbers in frames are rounded to a fraction of a point.
CLOSE = 0.1
# How often a motion is made again whose middle no frame showed: on a busy machine, one of 0.3 s may have none.
TRIES = 30

SCREENS = {"phone": (390, 844), "tablet": (820, 1180), "right-to-left": (390, 844)}


@pytest.fixture(params=SCREENS)
def wall(request, server, pages):
    """Opens the wall on a phone, a tablet, and a phone on which one reads from right to left."""
    size = SCREENS[request.param]
    film = Film(pages.phone(*size).page)
    film.kind = request.param
    # The way to the pictures that follow.
    film.forward = -1 if request.param == "right-to-left" else 1
    knobs = {"PinterestMetrics.isRightToLeft": True} if film.forward < 0 else {}
    film.open(server.new_session("pinterest", size, knobs))
    film.wait_for_rest()
    film.wait_until_drawn()
    return film


def width(frame):
    return frame["size"][0]


def elements(frame, section=None, category="cell"):
    """Of one section, or all of them, by layer: a picture keeps its layer while it is on screen."""
    found = frame["scrollers"]["main"]["elements"]
    return {
        one["layer"]: one for one in found if one["category"] == category and section in (None, one["section"])
    }


def middle(element):
    return element["x"] + element["width"] / 2, element["y"] + element["height"] / 2


def place(element):
    return [element[side] for side in ("x", "y", "width", "height")]


def trace(film, start, way, steps=12):
    """A finger, down at a point and on by `way` in even steps; it stays down."""
    finger = Finger(film)
    (x, y), (across, down) = start, way
    finger.trace([film.place(x + across * step / steps, y + down * step / steps) for step in range(steps + 1)])
    return finger


def in_view(frame, section):
    """A point of the window where the section is, away from the bar."""
    across, down = frame["size"]
    inside = [middle(one) for one in elements(frame, section).values()]
    inside = [(x, y) for x, y in inside if 0 < x < across and 0 < y < down - 100]
    return min(inside, key=lambda at: abs(at[0] - across / 2))


def scale(frame, element):
    return element["width"] / width(frame)


def expected_scale(frame, element):
    distance = abs(middle(element)[0] - width(frame) / 2)
    return max(1 - distance / width(frame), SMALLEST)


# --- Scrolling ---------------------------------------------------------------------------------------------------


def test_the_carousel_is_flicked_scales_its_pictures_and_rests_with_one_at_the_leading_edge(wall, screenshots):
    before = wall.now
    across = width(before)
    finger = Finger(wall)
    start = in_view(before, CAROUSEL)

    def reach(part, steps):
        """Places on the way, evenly, from one part of the window's width to another."""
        return [
            wall.place(start[0] - across * wall.forward * (part[0] + (part[1] - part[0]) * step / steps), start[1])
            for step in range(steps + 1)
        ]

    wall.stop_at(
        f"(frame) => frame.scrollers.main.elements.some(({{ section, category, x, width }}) => section === {CAROUSEL}"
        f" && category === 'cell' && width > {SMALLEST + 0.03} * {across} && width < 0.97 * {across})")  # fmt: skip

    # A finger that waits there shows it on every machine.
    finger.trace(reach((0, 0.12), steps=2))
    wall.wait_for_stop("a picture on its way")
    wall.page.screenshot(path=screenshots / f"pinterest-{wall.kind}-flicked.png")
    wall.go_on()
    finger.go_on(reach((0.12, 0.5), steps=6)[1:])
    finger.lift()

    wall.wait_for_rest()
    for frame in wall.since(before["seq"]):
        for element in elements(frame, CAROUSEL).values():
            assert scale(frame, element) == pytest.approx(expected_scale(frame, element), abs=0.002)
    rest = wall.now
    shown = {one["item"]: one for one in elements(rest, CAROUSEL).values()}
    [chosen] = [item for item, one in shown.items() if scale(rest, one) > SMALLEST + 0.01]
    assert chosen > 0
    assert place(shown[chosen]) == pytest.approx([0, 0, across, across], abs=CLOSE)
    for item, one in shown.items():
        if item != chosen:
            assert scale(rest, one) == pytest.approx(SMALLEST, abs=0.002)
            assert abs(middle(one)[0] - across / 2) == pytest.approx(across, abs=CLOSE)
    assert rest["scrollers"]["main"]["offset"] == before["scrollers"]["main"]["offset"]


def test_the_widgets_scroll_on_their_own_and_all_else_stands_still(wall, screenshots):
    before = wall.now
    across = width(before)
    still = {**elements(before, CAROUSEL), **elements(before, MASONRY), **elements(before, category="supplementary")}

    trace(wall, in_view(before, WIDGETS), (-0.4 * across * wall.forward, 0)).lift(after_seconds=0.3)

    wall.wait_for_rest()
    for frame in wall.since(before["seq"]):
        now = {**elements(frame), **elements(frame, category="supplementary")}
        assert {layer: place(now[layer]) for layer in still} == {layer: place(one) for layer, one in still.items()}
    shift = {
        round(middle(one)[0] - middle(elements(before)[layer])[0], 1)
        for layer, one in elements(wall.now, WIDGETS).items()
        if layer in elements(before) and elements(before)[layer]["item"] == one["item"]
    }
    assert len(shift) == 1
    assert shift.pop() * -wall.forward > 0.2 * across
    wall.page.screenshot(path=screenshots / f"pinterest-{wall.kind}-widgets.png")


def test_a_finger_down_the_carousel_or_the_masonry_scrolls_the_wall(wall, screenshots):
    for section in (CAROUSEL, MASONRY):
        before = wall.now
        if section == MASONRY:
            across, down = before["size"]
            start = (across / 3, 0.7 * down)
        else:
            start = in_view(before, section)

        trace(wall, start, (0, -0.45 * width(before))).lift(after_seconds=0.3)

        wall.wait_for_rest()
        rise = wall.now["scrollers"]["main"]["offset"][1] - before["scrollers"]["main"]["offset"][1]
        assert rise > 0.3 * width(before)
        for layer, one in elements(wall.now).items():
            old = elements(before).get(layer)
            if old and (old["section"], old["item"]) == (one["section"], one["item"]):
                assert place(one) == pytest.approx([old["x"], old["y"] - rise, old["width"], old["height"]], abs=CLOSE)
    assert elements(wall.now, MASONRY)
    wall.page.screenshot(path=screenshots / f"pinterest-{wall.kind}-masonry.png")


# --- Updates -----------------------------------------------------------------------------------------------------


def press(film, text):
    x, y = middle(next(found for found in film.now["texts"] if found["text"] == text))
    film.page.touchscreen.tap(*film.place(x, y))


def lies_between(element, start, end):
    """On the way from one place to the other, and at neither."""
    sides = list(zip(place(element), place(start), place(end), strict=True))
    is_within = all(min(a, b) - CLOSE <= now <= max(a, b) + CLOSE for now, a, b in sides)
    return is_within and all(max(abs(now - side[at]) for now, *side in sides) > 2 for at in (0, 1))


def has_midway(frames):
    """Whether a frame shows all that moves between where it was and where it will be, and some of it on the way."""
    first, last = elements(frames[0]), elements(frames[-1])
    moved = [layer for layer in first if layer in last and max(
        abs(a - b) for a, b in zip(place(first[layer]), place(last[layer]), strict=True)) > 20]  # fmt: skip
    assert moved
    return any(
        all(lies_between(elements(frame)[layer], first[layer], last[layer]) for layer in moved)
        for frame in frames[1:-1]
        if all(layer in elements(frame) for layer in moved)
    )


def test_shuffle_insert_and_remove_move_the_pictures_to_their_new_places(wall, screenshots):
    trace(wall, (width(wall.now) / 2, 700), (0, -500)).lift(after_seconds=0.3)
    wall.wait_for_rest()

    counts = []
    for text in ("Shuffle", "Insert", "Remove"):
        for _ in range(TRIES):
            before = wall.now
            press(wall, text)
            wall.wait_for_rest()
            counts.append(wall.now["scrollers"]["main"]["itemCount"] - before["scrollers"]["main"]["itemCount"])
            if has_midway([before, *wall.since(before["seq"])]):
                break
        else:
            raise AssertionError(f"{text}: no frame in the middle of the motion")
        assert counts[-1] == {"Shuffle": 0, "Insert": 1, "Remove": -1}[text]
        assert all(one["opacity"] == 1 for one in elements(wall.now).values())
    wall.wait_until_drawn()
    wall.page.screenshot(path=screenshots / f"pinterest-{wall.kind}-updated.png")
