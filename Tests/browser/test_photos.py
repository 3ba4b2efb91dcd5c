"""The photo browser, worked by hand: large photos above a strip of thumbnails, each kind of motion looked at in its middle.

What each motion does at every size, from every photo, and interrupted at every moment is for the tests of `PhotosTests`;
here it is seen through the page, by a finger and by a mouse. Numbers are those of the layout: thumbnails 33 wide and 66
high, one every 37 points; the one in focus is as wide as its picture at that height.
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
# A finger has moved so far before it is a drag.
SLOP = 10
# Width by height of the gallery's pictures.
ASPECTS = [0.2, 0.75, 1.5, 1, 0.56, 1.78, 5, 0.67, 1.33, 1, 2, 0.5, 0.8, 1.6]
# How often a motion is made again whose middle no frame showed: on a busy machine, one of 0.15 s may have none.
TRIES = 10
# Points of a thumbnail that can be tapped.
LEAST_SEEN = 6

SCREENS = {"phone": (390, 844), "tablet": (820, 1180), "landscape": (844, 390)}
# So wide that its strip shows all thumbnails.
ALL_AT_ONCE = (1366, 1024)


@pytest.fixture(scope="module")
def pictures(server, browser):
    """Which picture each photo is before anybody has done anything: the same in every session."""
    with browser.new_context() as context:
        film = Film(context.new_page())
        film.open(server.new_session("photos", ALL_AT_ONCE))
        shown = {item: element["picture"] for item, element in thumbnails(film.now).items()}
    assert sorted(shown) == list(range(COUNT))
    assert len(set(shown.values())) == COUNT and None not in shown.values()
    return [shown[item] for item in range(COUNT)]


@pytest.fixture
def opened(request, server, pages, pictures):
    """Opens the photos on a phone, or where the test is told to; gives the page and what a test may want of it."""
    kind = getattr(request, "param", "phone")
    size = SCREENS[kind]
    if kind == "tablet":
        viewer = pages.new(viewport={"width": 1100, "height": 1000})
    else:
        viewer = pages.phone(*size)
    film = Film(viewer.page)
    film.kind = kind
    film.aspects = dict(zip(pictures, ASPECTS, strict=True))
    film.open(server.new_session("photos", size))
    assert film.now["size"] == list(size)
    expect_rest(film, 0, pictures)
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


def is_in_focus(film, item):
    """In both views, open, and everything else closed: nothing is on its way."""
    frame = film.now
    shown = thumbnails(frame)
    if item not in shown or abs(place(frame) - item) > 0.001 or page(frame) != item:
        return False
    widths = {found: CLOSED for found in shown} | {item: open_width(film.aspects[shown[item]["picture"]])}
    return (
        all(abs(shown[found]["width"] - widths[found]) < 0.05 for found in shown)
        and all(scroller["state"] == "idle" for scroller in frame["scrollers"].values())
    )  # fmt: skip


def is_in_step(frame):
    return abs(place(frame) - page(frame)) * PITCH <= HALF_A_POINT


def expect_rest(film, item, pictures):
    """All comes to rest: `item` in focus in both, open, in the middle, drawn; the list of pictures is that one."""
    film.eventually(lambda _: counts(film.now) == [len(pictures)] * 2, f"{len(pictures)} photos in both lists")
    film.wait_for_rest("thumbnails")
    frame = film.now
    assert {scroller["state"] for scroller in frame["scrollers"].values()} == {"idle"}
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


def tap(film, x, y):
    if film.kind == "tablet":
        film.page.mouse.click(*film.place(x, y))
    else:
        film.page.touchscreen.tap(*film.place(x, y))


def focus(film, item):
    """Taps thumbnails until that one is in focus, and waits for rest."""
    # Of those beside a panorama that is open only the edges are to be seen.
    for _ in range(len(thumbnails(film.now)) + TRIES):
        if round(place(film.now)) == item:
            return
        frame = film.now
        seen = [(found, *seen_part(found, width(frame))) for found in thumbnails(frame).values()]
        near = [(found, (left + right) / 2) for found, left, right in seen if right - left >= LEAST_SEEN]
        nearest, x = min(near, key=lambda pair: abs(pair[0]["item"] - item))
        tap(film, x, middle(nearest)[1])
        film.eventually(lambda _: is_in_focus(film, nearest["item"]), f"thumbnail {nearest['item']} in focus")  # noqa: B023
    raise AssertionError(f"thumbnail {item} does not come into focus")


def seen_part(thumbnail, across):
    """From where to where it is inside the window, in points."""
    return max(thumbnail["x"], 0), min(thumbnail["x"] + thumbnail["width"], across)


def press(film, text):
    tap(film, *button(film.now, text))


def shot(film, screenshots, name):
    film.page.screenshot(path=screenshots / f"photos-{film.kind}-{name}.png")


def stopped_midway(film, claim, begin, is_over, back, what):
    """Does `begin` until a frame shows the middle of what it sets off, as `claim` has it, and stays there. Where no frame
    did before `is_over`, another try is made possible by `back`."""
    for _ in range(TRIES):
        film.stop_at(claim)
        begin()
        film.eventually(lambda _: film.is_stopped() or is_over(), what)
        # In this order: it may have been stopped since.
        if film.is_stopped():
            film.wait_until_drawn()
            return film.now
        film.go_on()
        back()
    raise AssertionError(f"{what}: no frame in {TRIES} tries")


def turn(film):
    """By the button, wherever the bar has it."""
    more = film.page.locator("#more")
    if more.is_visible():
        more.click()
    film.page.locator("#turn").click()
    if more.is_visible():
        more.click()


# --- The whole choreography --------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("opened", SCREENS, indirect=True)
def test_every_motion_on_a_phone_a_tablet_and_a_phone_on_its_side(opened, pictures, screenshots):
    glide_to_a_tapped_thumbnail(opened, pictures, 0, 3, screenshots)
    drag_the_strip(opened, pictures, 3, 6, screenshots)
    rested = swipe_the_large_photos(opened, pictures, 6, screenshots)
    left = delete_the_photo_in_focus(opened, pictures, rested, screenshots)

    press(opened, "Add")
    # The pictures come round again.
    more = [*left, pictures[0]]
    expect_rest(opened, rested, more)
    shot(opened, screenshots, "added")

    turn_the_device(opened, more, rested, screenshots)


def glide_to_a_tapped_thumbnail(film, pictures, first, second, screenshots):
    """The strip glides, and the large photos jump."""
    before = film.now
    ends = [first + 0.2, second - 0.2]
    inside = (
        "(frame) => { const { offset, size } = frame.scrollers.thumbnails;"
        f" const place = (offset[0] + (size[0] - {PITCH}) / 2) / {PITCH};"
        f" return place > {ends[0]} && place < {ends[1]}; }}"
    )

    gliding = stopped_midway(
        film, inside, lambda: tap(film, *middle(thumbnails(film.now)[second])),
        lambda: is_in_focus(film, second), lambda: focus(film, first), "a glide in its middle")  # fmt: skip

    shown = thumbnails(gliding)
    assert page(gliding) == second
    for item in (first, second):
        limits = sorted((CLOSED, open_width(ASPECTS[item])))
        assert limits[0] - 0.05 <= shown[item]["width"] <= limits[1] + 0.05
    assert CLOSED < shown[second]["width"] < open_width(ASPECTS[second])
    others = [found["width"] for item, found in shown.items() if item not in (first, second)]
    assert others == pytest.approx([CLOSED] * len(others), abs=0.05), "what lies between does not open"
    shot(film, screenshots, "glide")

    film.go_on()
    expect_rest(film, second, pictures)
    pages = {page(frame) for frame in film.since(before["seq"])}
    assert pages <= {first, second}, "the large photos jump"


def drag_the_strip(film, pictures, first, second, screenshots):
    """Thumbnails are equal and the large photos flip page by page; where the strip comes to rest, one opens."""
    before = film.now
    start, y = width(before) / 2 + 70, before["size"][1] - STRIP / 2
    widest = open_width(ASPECTS[second])
    half = (
        "(frame) => frame.scrollers.thumbnails.state !== 'dragging'"
        " && frame.scrollers.thumbnails.elements.some(({ item, width }) =>"
        f" item === {second} && width > {CLOSED + 10} && width < {widest - 10})"
    )

    def drag_on():
        nonlocal before
        # What is said of its frames is said of the last try.
        before = film.now
        hand = hold(film, (start, y), (start - (second - first) * PITCH - SLOP, y))
        film.wait_for_rest("thumbnails")
        held = film.now
        assert held["scrollers"]["thumbnails"]["state"] == "dragging"
        assert first + 1 < place(held) and round(place(held)) == second
        assert all(found["width"] == pytest.approx(CLOSED, abs=0.05) for found in thumbnails(held).values())
        lefts = [found["x"] for found in thumbnails(held).values()]
        assert all(b - a == pytest.approx(PITCH, abs=0.05) for a, b in zip(lefts, lefts[1:]))
        shot(film, screenshots, "strip-dragged")
        let_go(hand)

    opening = stopped_midway(
        film, half, drag_on, lambda: is_in_focus(film, second), lambda: focus(film, first),
        "a thumbnail half open")  # fmt: skip

    others = [found["width"] for item, found in thumbnails(opening).items() if item != second]
    assert others == pytest.approx([CLOSED] * len(others), abs=0.05)
    shot(film, screenshots, "opening")
    film.go_on()
    expect_rest(film, second, pictures)
    for frame in film.since(before["seq"]):
        assert page(frame) == pytest.approx(round(page(frame)), abs=0.001), "flipped, not scrolled"
        assert abs(page(frame) - place(frame)) <= 0.5 + HALF_A_POINT / PITCH


def swipe_the_large_photos(film, pictures, first, screenshots):
    """They take the strip along all the way; gives the photo in focus afterwards."""
    second = first + 1
    before = film.now
    across, down = before["size"]

    hand = hold(film, (across * 0.85, down / 2), (across * 0.3, down / 2))
    film.wait_for_rest("preview")
    held = film.now
    assert first + 0.3 < page(held) < first + 0.7 and is_in_step(held)
    half = {item: thumbnails(held)[item]["width"] for item in (first, second)}
    for item, part in ((first, second - page(held)), (second, page(held) - first)):
        extra = (STRIP * ASPECTS[item] - CLOSED) * part
        assert half[item] == pytest.approx(CLOSED + extra, abs=1.05)
    shot(film, screenshots, "swiped")
    let_go(hand)
    rested = round(page(held))
    expect_rest(film, rested, pictures)

    frames = [frame for frame in film.since(before["seq"]) if frame["scrollers"]["preview"]["state"] != "idle"]
    assert all(is_in_step(frame) for frame in frames)
    assert len({round(place(frame), 2) for frame in frames}) > 3, "the strip moves continuously"
    return rested


def delete_the_photo_in_focus(film, pictures, item, screenshots):
    """It collapses, and the next takes its place; gives the pictures that are left."""
    before = film.now
    going = "(frame) => frame.scrollers.thumbnails.elements.some(({ opacity }) => opacity > 0.1 && opacity < 0.9)"
    left = list(pictures)
    focused = item

    def drop():
        nonlocal focused
        del left[focused]
        focused = min(focused, len(left) - 1)

    # Where one is gone without having been seen to go, the next will do as well.
    collapsing = stopped_midway(
        film, going, lambda: press(film, "Delete"), lambda: counts(film.now) == [len(left) - 1] * 2,
        lambda: (drop(), expect_rest(film, focused, left)), "a thumbnail that collapses")  # fmt: skip
    assert counts(collapsing) == [len(left)] * 2, "both lists keep it until it is gone"
    shrunk = next(found for found in thumbnails(collapsing).values() if found["opacity"] < 1)
    assert shrunk["item"] == focused and shrunk["picture"] == left[focused]
    assert shrunk["height"] < STRIP
    assert photos(collapsing)[focused]["picture"] == left[focused]
    shot(film, screenshots, f"delete-{item}-of-{len(pictures)}")

    film.go_on()
    drop()
    expect_rest(film, focused, left)
    for frame in film.since(before["seq"]):
        assert counts(frame)[0] == counts(frame)[1], "both drop it at once"
    return left


def turn_the_device(film, pictures, item, screenshots):
    """The photo in focus stays in focus, in a window as high as it was wide."""
    across, down = film.now["size"]
    film.stop_at(f"(frame) => frame.size[0] === {down}")

    turn(film)
    film.wait_for_stop("the first frame of the turned device")
    # In the middle of the turn, for as long as it takes to look.
    film.page.evaluate("() => document.getAnimations().forEach((one) => { one.pause(); one.currentTime = 150; })")
    shot(film, screenshots, f"turn-{item}")
    film.page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
    film.go_on()

    frame = expect_rest(film, item, pictures)
    assert frame["size"] == [down, across]
    assert frame["scrollers"]["preview"]["size"] == [down, across - STRIP]
    assert frame["scrollers"]["thumbnails"]["size"] == [down, STRIP]


# --- Fewer and more ----------------------------------------------------------------------------------------------


def test_the_first_one_in_the_middle_the_last_but_one_and_the_last_are_deleted(opened, pictures, screenshots):
    left = delete_the_photo_in_focus(opened, pictures, 0, screenshots)
    focus(opened, 6)
    left = delete_the_photo_in_focus(opened, left, 6, screenshots)
    focus(opened, len(left) - 2)
    left = delete_the_photo_in_focus(opened, left, len(left) - 2, screenshots)
    # The photo that has taken its place is the last.
    delete_the_photo_in_focus(opened, left, len(left) - 1, screenshots)


def test_deletes_as_fast_as_taps_allow_leave_what_is_left_down_to_nothing(opened, pictures):
    focused = 7
    focus(opened, focused)
    left = list(pictures)
    delete = button(opened.now, "Delete")

    for _ in range(10):
        tap(opened, *delete)
        del left[focused]
        focused = min(focused, len(left) - 1)
    expect_rest(opened, focused, left)
    for frame in opened.since(0):
        shown = [element["item"] for element in frame["scrollers"]["thumbnails"]["elements"]]
        assert len(shown) == len(set(shown)), "no thumbnail is there twice"

    for _ in range(len(left)):
        tap(opened, *delete)
    opened.eventually(lambda _: counts(opened.now) == [0, 0], "no photo")
    tap(opened, *delete)
    opened.wait_for_rest("thumbnails")
    assert counts(opened.now) == [0, 0]

    press(opened, "Add")
    expect_rest(opened, 0, [pictures[0]])


def test_photos_are_added_at_the_end_while_others_go(opened, pictures):
    focus(opened, 3)
    delete, add = button(opened.now, "Delete"), button(opened.now, "Add")

    for place in (delete, add, delete, add, add):
        tap(opened, *place)

    left = [*pictures[:3], *pictures[5:], *pictures[:3]]
    expect_rest(opened, 3, left)
    focus(opened, len(left) - 1)
    expect_rest(opened, len(left) - 1, left)


# --- Turning -----------------------------------------------------------------------------------------------------


def test_the_first_and_the_last_stay_in_focus_in_a_turned_device(opened, pictures, screenshots):
    turn_the_device(opened, pictures, 0, screenshots)
    focus(opened, COUNT - 1)
    turn_the_device(opened, pictures, COUNT - 1, screenshots)


def test_a_device_turned_in_the_middle_of_a_drag_loses_nothing(opened, pictures, screenshots):
    focus(opened, 5)
    rested = turned_while_held(opened, pictures, "strip", 2 * PITCH, screenshots)
    assert rested["size"] == [844, 390]
    rested = turned_while_held(opened, pictures, "photos", 0.4 * width(rested), screenshots)
    assert rested["size"] == [390, 844]
    focus(opened, 9)
    expect_rest(opened, 9, pictures)


def turned_while_held(film, pictures, held, way, screenshots):
    across, down = film.now["size"]
    y = down - STRIP / 2 if held == "strip" else down / 2
    start = across * 0.7
    hand = hold(film, (start, y), (start - way, y))
    film.wait_for_rest("thumbnails")
    assert "dragging" in [scroller["state"] for scroller in film.now["scrollers"].values()]

    # A hand is on the screen, and the button is pressed by another.
    film.page.locator("#turn").dispatch_event("click")
    film.eventually(lambda state: state["size"] == [down, across], "a turned device")
    film.wait_for_rest("thumbnails")
    shot(film, screenshots, f"turned-while-{held}-held")
    assert counts(film.now) == [COUNT, COUNT]
    let_go(hand)

    film.wait_for_rest("preview")
    return expect_rest(film, round(page(film.now)), pictures)
