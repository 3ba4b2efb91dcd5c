"""The photo browser, worked by hand: large photos above a strip of thumbnails, each kind of motion looked at in its middle.

Numbers are those of the layout: thumbnails 33 wide and 66 high, one every 37 points; the one in focus is as wide as its
picture at that height. `W` is the width of the window.
"""

import math

import pytest
from film import Film
from hands import colours, hold, let_go

COUNT = 14
PITCH = 37
CLOSED = 33
STRIP = 66
HALF_A_POINT = 0.5
# Width by height of the gallery's pictures.
ASPECTS = [0.2, 0.75, 1.5, 1, 0.56, 1.78, 5, 0.67, 1.33, 1, 2, 0.5, 0.8, 1.6]
# How often a motion is made again whose middle no frame showed: on a busy machine, one of 0.15 s may have none.
TRIES = 5

SCREENS = {"phone": (390, 844), "tablet": (820, 1180), "landscape": (844, 390)}


@pytest.fixture(params=SCREENS)
def opened(request, server, pages):
    """Opens the photos on a phone, a tablet, or a phone on its side; gives the page and what a test may want of it."""
    size = SCREENS[request.param]
    if request.param == "tablet":
        viewer = pages.new(viewport={"width": 1100, "height": 1000})
    else:
        viewer = pages.phone(*size)
    film = Film(viewer.page)
    film.kind = request.param
    film.session = server.new_session("photos", size)
    film.open(film.session)
    assert film.now["size"] == list(size)
    film.wait_for_rest("thumbnails")
    film.wait_until_drawn()
    return film


# --- What a frame shows ------------------------------------------------------------------------------------------


def width(frame):
    return frame["size"][0]


def open_width(aspect):
    """Of a thumbnail in focus."""
    return math.ceil(CLOSED + (STRIP * aspect - CLOSED) - 1e-6)


def place(frame):
    """Where the strip is, in thumbnails from the first."""
    return (frame["scrollers"]["thumbnails"]["offset"][0] + (width(frame) - PITCH) / 2) / PITCH


def page(frame):
    """Where the large photos are, in pages from the first."""
    return frame["scrollers"]["preview"]["offset"][0] / width(frame)


def thumbnails(frame):
    return {element["item"]: element for element in frame["scrollers"]["thumbnails"]["elements"]}


def photos(frame):
    return {element["item"]: element for element in frame["scrollers"]["preview"]["elements"]}


def counts(frame):
    return [frame["scrollers"][name]["itemCount"] for name in ("preview", "thumbnails")]


def middle(element):
    return element["x"] + element["width"] / 2, element["y"] + element["height"] / 2


def button(frame, text):
    return middle(next(found for found in frame["texts"] if found["text"] == text))


def is_in_step(frame):
    return abs(place(frame) - page(frame)) * PITCH <= HALF_A_POINT


def expect_rest(film, item, pictures):
    """All is still: `item` in focus in both, open, in the middle, drawn; the list of pictures is that one."""
    film.wait_for_rest("preview")
    film.wait_for_rest("thumbnails")
    frame = film.now
    assert counts(frame) == [len(pictures)] * 2
    assert page(frame) == pytest.approx(item, abs=0.001)
    assert place(frame) == pytest.approx(item, abs=HALF_A_POINT / PITCH)
    shown = thumbnails(frame)
    assert {found: element["picture"] for found, element in shown.items()} == {found: pictures[found] for found in shown}
    for found, element in shown.items():
        assert element["opacity"] == 1
        aspect = film.aspects[pictures[found]]
        assert element["width"] == pytest.approx(open_width(aspect) if found == item else CLOSED, abs=0.05), found
    assert middle(shown[item])[0] == pytest.approx((width(frame) - 4) / 2, abs=1)
    assert photos(frame)[item]["picture"] == pictures[item]
    expect_drawn(film, film.aspects[pictures[item]], shown[item])
    return frame


def expect_drawn(film, aspect, thumbnail):
    """Neither the photo that fills the page nor its thumbnail is blank."""
    across, down = film.now["size"]
    down -= STRIP
    wide, high = min(across, down * aspect), min(down, across / aspect)
    grid = [(x / 12, y / 12) for x in range(1, 12) for y in range(1, 12)]
    # Below the bar.
    large = [(across / 2 + wide * (x - 0.5), down / 2 + high * (y - 0.5)) for x, y in grid]
    large = [place for place in large if place[1] > 70]
    small = [(thumbnail["x"] + x * thumbnail["width"], thumbnail["y"] + y * thumbnail["height"]) for x, y in grid]
    for places in (large, small):
        assert len({tuple(colour) for colour in colours(film, places)}) > 8


# --- What hands do -----------------------------------------------------------------------------------------------


# Which picture each photo is at first: the same in every session, so that one has to look.
first_pictures = {}


@pytest.fixture
def pictures(opened):
    """Which picture each photo is, before anybody has done anything."""
    if not first_pictures:
        look_at_all(opened)
    opened.aspects = {first_pictures[item]: aspect for item, aspect in enumerate(ASPECTS)}
    return [first_pictures[item] for item in range(COUNT)]


def look_at_all(film):
    seen = {}
    for item in (0, 5, 9, 13):
        focus(film, item)
        for found in (thumbnails(film.now), photos(film.now)):
            seen.update({item: element["picture"] for item, element in found.items()})
    focus(film, 0)
    assert len(set(seen.values())) == len(seen) == COUNT and None not in seen.values()
    first_pictures.update(seen)


def tap(film, x, y):
    if film.kind == "tablet":
        film.page.mouse.click(*film.place(x, y))
    else:
        film.page.touchscreen.tap(*film.place(x, y))


def focus(film, item):
    """Taps thumbnails until that one is in focus, and waits for rest."""
    while round(place(film.now)) != item:
        frame = film.now
        near = [found for found in thumbnails(frame).values() if 8 < middle(found)[0] < width(frame) - 8]
        nearest = min(near, key=lambda found: abs(found["item"] - item))
        tap(film, *middle(nearest))
        film.eventually(lambda _: round(place(film.now)) == nearest["item"], f"thumbnail {nearest['item']} in focus")  # noqa: B023
        film.wait_for_rest("thumbnails")


def press(film, text):
    tap(film, *button(film.now, text))


def shot(film, screenshots, name):
    film.page.screenshot(path=screenshots / f"photos-{film.kind}-{name}.png")


def stopped_midway(film, claim, begin, back, what):
    """Does `begin` until a frame shows the middle of what it sets off, and stays there; `back` makes another try
    possible."""
    for _ in range(TRIES):
        film.stop_at(claim)
        begin()
        film.wait_until_felt()
        try:
            return film.wait_for_stop(what, seconds=3)
        except AssertionError:
            film.go_on()
            film.wait_for_rest("thumbnails")
            back()
    raise AssertionError(f"{what}: no frame in {TRIES} tries")


# --- Scrolling ---------------------------------------------------------------------------------------------------


def test_the_strip_is_dragged_with_equal_thumbnails_and_flips_the_large_photos_page_by_page(
    opened, pictures, screenshots
):
    focus(opened, 2)
    before = opened.now
    y = before["size"][1] - STRIP / 2
    start = width(before) / 2 + 70

    hand = hold(opened, (start, y), (start - 3.3 * PITCH, y))
    opened.wait_for_rest("thumbnails")
    held = opened.now

    assert held["scrollers"]["thumbnails"]["state"] == "dragging"
    assert 3.5 < place(held) < 5.5
    assert all(found["width"] == pytest.approx(CLOSED, abs=0.05) for found in thumbnails(held).values())
    lefts = [found["x"] for found in thumbnails(held).values()]
    assert all(b - a == pytest.approx(PITCH, abs=0.05) for a, b in zip(lefts, lefts[1:]))
    shot(opened, screenshots, "strip-dragged")
    for frame in opened.since(before["seq"]):
        assert page(frame) == pytest.approx(round(page(frame)), abs=0.001), "flipped, not scrolled"
        assert abs(page(frame) - place(frame)) <= 0.5 + HALF_A_POINT / PITCH

    let_go(hand)
    expect_rest(opened, round(page(held)), pictures)


def test_the_thumbnail_that_comes_to_rest_in_the_middle_opens(opened, pictures, screenshots):
    # The one beside it is 5 times as wide as high.
    first, second = 5, 6
    focus(opened, first)
    start, y = width(opened.now) / 2 + 60, opened.now["size"][1] - STRIP / 2
    widest = open_width(ASPECTS[second])
    half = (
        "(frame) => frame.scrollers.thumbnails.state !== 'dragging'"
        " && frame.scrollers.thumbnails.elements.some(({ item, width }) =>"
        f" item === {second} && width > {CLOSED + 10} && width < {widest - 10})"
    )

    def drag_on():
        hand = hold(opened, (start, y), (start - PITCH - 10, y))
        opened.wait_for_rest("thumbnails")
        let_go(hand)

    opening = stopped_midway(opened, half, drag_on, lambda: focus(opened, first), "a thumbnail half open")

    others = [found["width"] for item, found in thumbnails(opening).items() if item != second]
    assert others == pytest.approx([CLOSED] * len(others), abs=0.05)
    shot(opened, screenshots, "opening")
    opened.go_on()
    expect_rest(opened, second, pictures)


def test_the_large_photos_take_the_strip_along_all_the_way(opened, pictures, screenshots):
    focus(opened, 1)
    before = opened.now
    across, down = before["size"]

    hand = hold(opened, (across * 0.85, down / 2), (across * 0.3, down / 2))
    opened.wait_for_rest("preview")
    held = opened.now
    assert 1.3 < page(held) < 1.7 and is_in_step(held)
    half = {item: thumbnails(held)[item]["width"] for item in (1, 2)}
    for item, part in ((1, 2 - page(held)), (2, page(held) - 1)):
        extra = (STRIP * ASPECTS[item] - CLOSED) * part
        assert half[item] == pytest.approx(CLOSED + extra, abs=1.05)
    shot(opened, screenshots, "swiped")
    let_go(hand)
    expect_rest(opened, round(page(held)), pictures)

    frames = [frame for frame in opened.since(before["seq"]) if frame["scrollers"]["preview"]["state"] != "idle"]
    assert all(is_in_step(frame) for frame in frames)
    assert len({round(place(frame), 2) for frame in frames}) > 3, "the strip moves continuously"


def test_a_tapped_thumbnail_is_glided_to_while_the_large_photos_jump(opened, pictures, screenshots):
    first, second = 4, 8
    focus(opened, first)
    before = opened.now
    ends = [place(before) + 0.2, second - 0.2]
    inside = (
        "(frame) => { const { offset, size } = frame.scrollers.thumbnails;"
        f" const place = (offset[0] + (size[0] - {PITCH}) / 2) / {PITCH};"
        f" return place > {ends[0]} && place < {ends[1]}; }}"
    )

    gliding = stopped_midway(
        opened, inside, lambda: tap(opened, *middle(thumbnails(opened.now)[second])), lambda: focus(opened, first),
        "a glide in its middle")  # fmt: skip

    shown = thumbnails(gliding)
    assert page(gliding) == second
    for item in (first, second):
        limits = sorted((CLOSED, open_width(ASPECTS[item])))
        assert limits[0] - 0.05 <= shown[item]["width"] <= limits[1] + 0.05
    assert CLOSED < shown[second]["width"] < open_width(ASPECTS[second])
    others = [found["width"] for item, found in shown.items() if item not in (first, second)]
    assert others == pytest.approx([CLOSED] * len(others), abs=0.05), "what lies between does not open"
    shot(opened, screenshots, "glide")

    opened.go_on()
    expect_rest(opened, second, pictures)
    pages = {page(frame) for frame in opened.since(before["seq"])}
    assert pages <= {first, second}, "the large photos jump"


# --- Fewer and more ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("item", [0, 13, 12, 6], ids=["first", "last", "last-but-one", "middle"])
def test_a_deleted_photo_collapses_and_the_next_takes_its_place(opened, pictures, screenshots, item):
    focus(opened, item)
    before = opened.now
    going = (
        "(frame) => frame.scrollers.thumbnails.elements.some(({ opacity }) => opacity > 0.1 && opacity < 0.9)"
    )

    left = list(pictures)
    focused = item

    def delete():
        press(opened, "Delete")

    def another():
        # It is gone without having been seen to go; the next one will do as well.
        nonlocal focused
        del left[focused]
        focused = min(focused, len(left) - 1)

    collapsing = stopped_midway(opened, going, delete, another, "a thumbnail that collapses")
    assert counts(collapsing) == [len(left)] * 2, "both lists keep it until it is gone"
    shrunk = next(found for found in thumbnails(collapsing).values() if found["opacity"] < 1)
    assert shrunk["item"] == focused and shrunk["picture"] == left[focused]
    assert shrunk["height"] < STRIP
    assert photos(collapsing)[focused]["picture"] == left[focused]
    shot(opened, screenshots, f"delete-{item}")

    opened.go_on()
    another()
    opened.eventually(lambda _: counts(opened.now) == [len(left)] * 2, "one photo less in both lists")
    expect_rest(opened, focused, left)
    for frame in opened.since(before["seq"]):
        assert counts(frame)[0] == counts(frame)[1], "both drop it at once"


def test_ten_deletes_as_fast_as_taps_allow_leave_what_is_left(opened, pictures):
    focused = 7
    focus(opened, focused)
    left = list(pictures)

    place = button(opened.now, "Delete")
    for _ in range(10):
        tap(opened, *place)
        del left[focused]
        focused = min(focused, len(left) - 1)

    opened.eventually(lambda _: counts(opened.now) == [4, 4], "four photos")
    expect_rest(opened, focused, left)
    for frame in opened.now, *opened.since(0):
        shown = [element["item"] for element in frame["scrollers"]["thumbnails"]["elements"]]
        assert len(shown) == len(set(shown)), "no thumbnail is there twice"


def test_all_can_be_deleted_and_one_added_again(opened, pictures):
    focus(opened, 12)
    place = button(opened.now, "Delete")
    for _ in range(COUNT):
        tap(opened, *place)
    opened.eventually(lambda _: counts(opened.now) == [0, 0], "no photo")
    opened.wait_for_rest("thumbnails")
    tap(opened, *place)
    opened.wait_for_rest("thumbnails")
    assert counts(opened.now) == [0, 0]

    press(opened, "Add")

    opened.eventually(lambda _: counts(opened.now) == [1, 1], "a photo")
    expect_rest(opened, 0, [pictures[0]])


def test_a_photo_is_added_at_the_end_also_while_another_goes(opened, pictures, screenshots):
    focus(opened, 3)
    press(opened, "Add")
    opened.eventually(lambda _: counts(opened.now) == [15, 15], "a photo more")
    # The pictures come round again.
    expect_rest(opened, 3, [*pictures, pictures[0]])

    delete, add = button(opened.now, "Delete"), button(opened.now, "Add")
    for place in (delete, add, delete, add, add):
        tap(opened, *place)

    left = [*pictures[:3], *pictures[5:], *pictures[:4]]
    opened.eventually(lambda _: counts(opened.now) == [16, 16], "three photos more and two less")
    expect_rest(opened, 3, left)
    shot(opened, screenshots, "added")
    focus(opened, 15)
    expect_rest(opened, 15, left)


# --- Turning -----------------------------------------------------------------------------------------------------


def turn(film):
    """By the button, wherever the bar has it."""
    more = film.page.locator("#more")
    if more.is_visible():
        more.click()
    film.page.locator("#turn").click()
    if more.is_visible():
        more.click()


@pytest.mark.parametrize("item", [0, 6, 13])
def test_a_turned_device_keeps_the_photo_in_focus(opened, pictures, screenshots, item):
    focus(opened, item)
    across, down = opened.now["size"]
    opened.stop_at(f"(frame) => frame.size[0] === {down}")

    turn(opened)
    opened.wait_for_stop("the first frame of the turned device")
    # In the middle of the turn, for as long as it takes to look.
    opened.page.evaluate(
        "() => document.getAnimations().forEach((one) => { one.pause(); one.currentTime = 150; })")
    shot(opened, screenshots, f"turn-{item}")
    opened.page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
    opened.go_on()

    frame = expect_rest(opened, item, pictures)
    assert frame["size"] == [down, across]
    assert frame["scrollers"]["thumbnails"]["size"] == [down, STRIP]
    turn(opened)
    opened.eventually(lambda state: state["size"] == [across, down], "the device as it was")
    assert expect_rest(opened, item, pictures)["scrollers"]["preview"]["size"] == [across, down - STRIP]


@pytest.mark.parametrize("held", ["strip", "photos"])
def test_a_device_turned_in_the_middle_of_a_drag_loses_nothing(opened, pictures, screenshots, held):
    focus(opened, 5)
    across, down = opened.now["size"]
    y = down - STRIP / 2 if held == "strip" else down / 2
    start = across * 0.7
    hand = hold(opened, (start, y), (start - (2 * PITCH if held == "strip" else across * 0.4), y))
    opened.wait_for_rest("thumbnails")

    # A hand is on the screen, and the button is pressed by another.
    opened.page.locator("#turn").dispatch_event("click")
    opened.eventually(lambda state: state["size"] == [down, across], "a turned device")
    opened.wait_for_rest("thumbnails")
    shot(opened, screenshots, f"turned-while-{held}-held")
    assert counts(opened.now) == [COUNT, COUNT]
    let_go(hand)

    opened.wait_for_rest("preview")
    opened.wait_for_rest("thumbnails")
    rested = expect_rest(opened, round(page(opened.now)), pictures)
    assert rested["scrollers"]["preview"]["state"] == rested["scrollers"]["thumbnails"]["state"] == "idle"
    focus(opened, 9)
    expect_rest(opened, 9, pictures)
