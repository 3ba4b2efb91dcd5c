"""The gallery's live pictures: the snapping list's cards are 318 wide, one every 418 points; a table's rows go down."""

import time

import pytest
from axe_playwright_python.sync_playwright import Axe
from picture import COLOURS, Picture, live_picture, open_gallery, show
from resting import REST_SECONDS
from viewer import Finger, Mouse, eventually

PITCH = 418
IDLE_SECONDS = 2
SCHEMES = ("light", "dark")
# Timers of a page end in their order, however busy the machine is: a pointer would have been greeted by then.
DWELL = "() => new Promise((over) => setTimeout(over, 400))"
# A cursor that stays for a moment only is written down when it is there.
CURSORS = """(canvas) => {
  globalThis.cursors = [];
  new MutationObserver(() => cursors.push(getComputedStyle(canvas).cursor)).observe(
    canvas.parentElement, { attributeFilter: ['data-busy'] });
}"""
FARTHEST = """(slug) => {
  globalThis.farthest = [0, 0];
  const look = () => {
    const [x, y] = scrollwork.showcases[slug].scrollers.main.offset;
    farthest = [Math.max(farthest[0], x), Math.max(farthest[1], y)];
    requestAnimationFrame(look);
  };
  look();
}"""


def scroll_y(picture):
    return picture.page.evaluate("() => scrollY")


def hover(picture, x=195, y=422):
    """Puts the mouse over the picture, and waits until the greeting is over."""
    picture.page.mouse.move(*picture.place(x, y))
    picture.eventually(lambda state: state["touches"] and state["touches"][-1]["phase"] == "ended", "the greeting")
    picture.wait_for_rest()


def hover_where_nothing_greets(picture):
    """Puts the mouse over the picture, and leaves it there until a greeting would have begun; gives what was sent."""
    sent = picture.state["inputSeq"]
    picture.page.mouse.move(*picture.place(195, 422))
    picture.wait_until_felt()
    # Timers of the page end in their order, however busy the machine is.
    picture.page.evaluate(DWELL)
    return picture.state["inputSeq"] - sent


def expect_greeting(picture, axis):
    """Puts the mouse over the picture: it is drawn aside, and let back."""
    picture.page.evaluate(FARTHEST, picture.slug)
    hover(picture)
    assert picture.page.evaluate("() => farthest")[axis] > 20
    assert picture.offset() == [0, 0]


def wait_until_page_rests(picture):
    """Until a page that a finger has pushed glides no more."""
    seen = {"y": None, "since": 0.0}

    def rests():
        y = scroll_y(picture)
        if y != seen["y"]:
            seen.update(y=y, since=time.monotonic())
        return time.monotonic() - seen["since"] > REST_SECONDS

    eventually(rests, "a page at rest")


def test_a_picture_shows_what_a_session_shows_and_is_crisp(own_server, pages):
    session = pages.new().open(own_server.new_session())
    places = [[60, 400], [330, 480], [195, 200], [20, 20], [370, 820]]
    session.wait_until_drawn()
    shown = session.page.evaluate(f"() => ({COLOURS})(document.getElementById('screen'), {places})")
    assert len({tuple(colour) for colour in shown}) > 1

    for ratio in (1, 2, 3):
        picture = live_picture(pages.new(device_scale_factor=ratio), own_server)
        assert picture.colours(places) == shown
        width, pixels = picture.find("(canvas) => [canvas.getBoundingClientRect().width, canvas.width]")
        assert pixels == pytest.approx(width * ratio, abs=1)
        picture.page.close()


def test_two_visitors_see_the_same_picture_move_and_one_of_them_drags_it_at_a_time(own_server, pages):
    one, other = (live_picture(pages.new(), own_server) for _ in range(2))
    hover(other, 100)
    before = other.picture()
    first, second = Mouse(one), Mouse(other)

    first.press(330, 422)
    first.move(330, 60, 422)
    other.eventually(lambda state: state["scrollers"]["main"]["offset"][0] > 100, "the other's picture in motion")
    eventually(lambda: other.picture() == one.picture() != before, "the same picture on both")

    other.find(CURSORS)
    second.press(100, 422)
    second.move(100, 200, 422)
    eventually(lambda: "not-allowed" in other.page.evaluate("() => cursors"), "word that somebody else drags")
    second.release()
    first.release()
    eventually(lambda: other.find("(canvas) => getComputedStyle(canvas).cursor") == "grab", "an end to it")

    offset = one.wait_for_rest()
    other.eventually(lambda state: state["frame"]["seq"] == one.state["frame"]["seq"], "the last frame on both")
    assert other.offset() == offset
    assert one.address == other.address == f"{own_server.address}/", "a drag opens nothing"


def test_a_click_opens_a_session_of_ones_own_and_is_not_felt_by_others(own_server, pages):
    # Who wants no motion is not greeted, however long a click takes.
    picture = live_picture(pages.new(reduced_motion="reduce"), own_server)
    other = live_picture(pages.new(), own_server)
    frame = other.state["frame"]["seq"]

    picture.page.mouse.click(*picture.place(195, 422))

    picture.page.wait_for_url("**/s/*")
    session = pages.new().open(picture.address)
    assert session.state["preview"]["slug"] == "snapping-list"
    assert session.state["session"] != other.state["session"]
    assert session.offset() == [0, 0]
    assert other.state["frame"]["inputViewer"] == 0 and other.state["frame"]["seq"] == frame

    # One opens also while it greets.
    other.page.mouse.move(*other.place(195, 422))
    other.eventually(lambda state: state["touches"], "a greeting")
    other.page.mouse.click(*other.place(195, 422))
    other.page.wait_for_url("**/s/*")


def test_an_idle_gallery_draws_nothing_hears_nothing_and_asks_for_no_frame(own_server, pages):
    viewer = pages.new()
    viewer.page.add_init_script(
        """globalThis.requests = 0;
        const request = requestAnimationFrame;
        globalThis.requestAnimationFrame = (run) => { globalThis.requests += 1; return request(run); };"""
    )
    heard = []
    viewer.page.on("websocket", lambda one: one.on("framereceived", lambda message: heard.append(message)))
    picture = live_picture(viewer, own_server)
    hover(picture)
    before = picture.picture()
    Mouse(picture).drag(350, 40)
    assert picture.wait_for_rest() == pytest.approx([PITCH, 0], abs=0.5)
    assert picture.picture() != before
    counts = [len(heard), picture.state["drawnFrames"], viewer.page.evaluate("() => requests")]
    processor = own_server.cpu_seconds()
    assert min(counts) > 10

    viewer.page.wait_for_timeout(IDLE_SECONDS * 1000)

    assert [len(heard), picture.state["drawnFrames"], viewer.page.evaluate("() => requests")] == counts
    assert own_server.cpu_seconds() - processor < 0.01


def test_only_what_may_be_seen_has_a_socket(own_server, pages):
    viewer = pages.new(viewport={"width": 320, "height": 400})
    sockets = []
    viewer.page.on("websocket", lambda socket: sockets.append(socket))
    open_gallery(viewer, own_server)
    first = Picture(viewer.page, "snapping-list", "Snapping list").wait_until_live()
    assert len(sockets) == 1

    viewer.page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    preview = own_server.previews()[-1]
    last = Picture(viewer.page, preview["slug"], preview["title"]).wait_until_live()
    # Asking the page lets news of its sockets in.
    eventually(lambda: viewer.state and sockets[0].is_closed(), "the first picture's socket closed")
    assert first.is_live(), "its last picture stays"

    viewer.page.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', { get: () => globalThis.isHidden, configurable: true });
          globalThis.isHidden = true;
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    eventually(lambda: viewer.state and all(socket.is_closed() for socket in sockets), "no socket of a hidden page")

    viewer.page.evaluate("() => { isHidden = false; document.dispatchEvent(new Event('visibilitychange')); }")
    last.wait_until_live()
    eventually(lambda: viewer.state and len(sockets) == 3 and not sockets[2].is_closed(), "the socket of a page seen again")


def test_a_finger_moves_pictures_their_way_and_else_the_page_and_a_tap_opens(own_server, pages):
    viewer = pages.phone()
    picture = live_picture(viewer, own_server)
    finger = Finger(picture)
    x, y = picture.place(195, 600)
    start = scroll_y(picture)

    # Down the page, over a picture that goes sideways.
    finger.trace([(x, y - 15 * step) for step in range(14)])
    finger.lift()
    eventually(lambda: scroll_y(picture) > start + 80, "a scrolled page")
    wait_until_page_rests(picture)
    assert picture.wait_for_rest() == [0, 0]

    Finger(picture).drag(350, 40)
    assert picture.wait_for_rest() == pytest.approx([PITCH, 0], abs=0.5)

    # A tap that stops one's own flick opens nothing.
    finger.aim(195, 422)
    finger.flick(330, 90)
    # Not looking for the glide first, which could take as long as the glide.
    finger.tap(195, 422, after_seconds=0.1)
    picture.wait_for_rest()
    assert picture.address == f"{own_server.address}/"

    # Down a picture that goes down, and beside it.
    table = show(viewer, "table")
    x, y = table.place(195, 700)
    start = scroll_y(table)
    assert start > 100
    finger.trace([(x, y - 15 * step) for step in range(12)])
    finger.lift(after_seconds=0.3)
    assert table.wait_for_rest()[1] > 200
    assert scroll_y(table) == start

    beside = table.place(-60, 200)
    finger.trace([(beside[0], beside[1] + 15 * step) for step in range(12)])
    finger.lift()
    eventually(lambda: scroll_y(table) < start - 80, "a scrolled page")
    wait_until_page_rests(table)
    assert table.address == f"{own_server.address}/"

    show(viewer, "table")
    table.page.touchscreen.tap(*table.place(195, 422))
    table.page.wait_for_url("**/s/*")


def test_a_wheel_moves_what_goes_its_way_and_else_the_page(own_server, pages):
    viewer = pages.new(viewport={"width": 900, "height": 500})
    sideways = live_picture(viewer, own_server)
    hover(sideways)
    start = scroll_y(sideways)
    sideways.page.mouse.wheel(0, -120)
    eventually(lambda: scroll_y(sideways) < start, "a scrolled page")
    assert sideways.wait_for_rest() == [0, 0]
    sideways.page.mouse.wheel(200, 0)
    sideways.eventually(lambda state: state["scrollers"]["main"]["offset"][0] > 0, "a turn sideways")
    assert sideways.wait_for_rest() == pytest.approx([PITCH, 0], abs=0.5)

    table = show(viewer, "table")
    hover(table)
    start = scroll_y(table)
    table.page.mouse.wheel(0, 120)
    table.eventually(lambda state: state["scrollers"]["main"]["offset"][1] > 100, "a turn down")
    table.wait_for_rest()
    assert scroll_y(table) == start
    table.page.mouse.wheel(0, -2000)
    table.eventually(lambda state: state["scrollers"]["main"]["offset"][1] == 0, "the top of the table")
    assert table.wait_for_rest() == [0, 0]
    table.page.mouse.wheel(0, -120)
    eventually(lambda: scroll_y(table) < start, "the page goes on where the table ends")


def test_pictures_greet_the_pointer_once_and_stay_where_they_were(own_server, pages):
    viewer = pages.new()
    open_gallery(viewer, own_server)
    pictures = {}
    for slug, axis in (("snapping-list", 0), ("table", 1)):
        pictures[slug] = show(viewer, slug)
        expect_greeting(pictures[slug], axis)

    for slug, picture in pictures.items():
        show(viewer, slug)
        frame = picture.state["frame"]["seq"]
        picture.page.mouse.move(5, 5)
        assert hover_where_nothing_greets(picture) == 0
        assert picture.state["frame"]["seq"] == frame


def test_without_motion_nothing_moves_but_by_the_own_hand(own_server, pages):
    still = live_picture(pages.new(reduced_motion="reduce"), own_server)
    assert hover_where_nothing_greets(still) == 0
    assert still.state["inputSeq"] == 0
    drawn, seen, first = still.wait_until_drawn()["drawnFrames"], still.digest(), still.state["frame"]["seq"]

    other = live_picture(pages.new(), own_server)
    mouse = Mouse(other)
    mouse.press(330, 422)
    while still.state["frame"]["seq"] <= first + 10:
        mouse.move(330, 60, 422)
        mouse.move(60, 330, 422)
    mouse.move(330, 60, 422)
    still.eventually(lambda state: state["scrollers"]["main"]["offset"][0] > 100, "frames of the other's drag")
    mouse.release()
    other.wait_for_rest()
    eventually(lambda: still.picture() == other.picture() != seen, "where it came to rest")
    # Once where the hand rested, and once at the end.
    assert still.state["drawnFrames"] <= drawn + 2

    rested, own = still.digest(), Mouse(still)
    start = still.offset()[0]
    own.press(350, 422)
    own.move(350, 40, 422)
    still.wait_for_rest()
    assert still.picture() != rested, "one's own hand is followed while it is down"
    own.release()
    assert still.wait_for_rest() == pytest.approx([start + PITCH, 0], abs=0.5)


def test_where_no_socket_is_to_be_had_the_drawn_picture_is_seen_and_opens(own_server, pages):
    viewer = pages.new()
    tries = []
    viewer.page.route_web_socket("**/socket", lambda socket: (tries.append(1), socket.close(code=1013, reason="full")))
    open_gallery(viewer, own_server)
    picture = Picture(viewer.page, "snapping-list", "Snapping list")
    picture.eventually(lambda state: len(tries) > 2 and state["connection"]["attempts"] > 1, "another try")
    assert not picture.is_live()

    viewer.page.unroute_all()
    viewer.page.mouse.click(*picture.place(195, 422))
    viewer.page.wait_for_url("**/s/*")


def test_a_picture_comes_back_with_its_server(own_server, pages):
    pages.expect("WebSocket connection to .* failed")
    picture = live_picture(pages.new(), own_server)
    Mouse(picture).drag(350, 40)
    picture.wait_for_rest()

    own_server.stop()
    own_server.start()

    picture.eventually(lambda state: state["scrollers"]["main"]["offset"] == [0, 0], "the new server's picture")
    picture.wait_until_live()
    Mouse(picture).drag(350, 40)
    assert picture.wait_for_rest() == pytest.approx([PITCH, 0], abs=0.5)


@pytest.mark.parametrize("width, height, is_phone", [(1440, 900, False), (390, 844, True), (320, 568, False)])
def test_the_gallery_fits_and_can_be_looked_at(own_server, pages, screenshots, width, height, is_phone):
    viewer = pages.phone() if is_phone else pages.new(viewport={"width": width, "height": height})
    picture = live_picture(viewer, own_server)
    for scheme in SCHEMES:
        picture.page.emulate_media(color_scheme=scheme)
        picture.wait_until_drawn()
        picture.page.screenshot(path=screenshots / f"gallery-{width}-{scheme}.png")

        left, right, inside = picture.find(
            """(canvas, card) => {
              const { left, right } = canvas.parentElement.getBoundingClientRect();
              const outer = card.getBoundingClientRect();
              return [left - outer.left, outer.right - right,
                document.documentElement.scrollWidth - innerWidth];
            }"""
        )
        assert inside <= 0
        assert left == pytest.approx(right, abs=1)
        assert left > 40, "room beside the phone for a finger that scrolls the page"


def test_axe_finds_nothing_to_complain_of_and_pictures_are_decoration_for_screen_readers(own_server, pages):
    picture = live_picture(pages.new(reduced_motion="reduce"), own_server)
    for scheme in SCHEMES:
        picture.page.emulate_media(color_scheme=scheme)
        found = Axe().run(picture.page)
        assert found.violations_count == 0, found.generate_report()
        assert len(found.response["passes"]) > 20

    assert picture.find("(canvas) => canvas.closest('[aria-hidden=true]') !== null && canvas.tabIndex < 0")
    names = picture.page.get_by_role("list").get_by_role("button").all_inner_texts()
    assert names == [preview["title"] for preview in own_server.previews()]
