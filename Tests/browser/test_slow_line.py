"""On a slow line the newest frame wins, and the page says how old it is."""

import re
import time

from slow_line import slow_line
from viewer import Mouse
from waiting import eventually

# Bytes in a second; the preview has frames of some hundred bytes, sixty times a second.
RATE = 4000
AGE = "() => document.getElementById('age').textContent"
SAID = "() => document.getElementById('announcement').textContent"
# A picture is not older than what fits on the line at this rate, and than the longest that its frames may be on their way.
BOUND_SECONDS = 8


def age_of(viewer):
    return viewer.page.evaluate(AGE)


def test_the_bar_tells_the_age_of_what_is_shown_while_the_line_is_slow(own_server, pages, screenshots):
    with slow_line(own_server) as line:
        viewer = pages.new(color_scheme="dark").open(line.through(own_server.new_session("pinterest")))
        viewer.wait_until_loaded()
        hand = Mouse(viewer)
        said = viewer.words_of("#announcement")

        line.rate = RATE
        hand.press(195, 600)
        text = eventually(lambda: wiggle(hand) or age_of(viewer), "an age in the bar")
        viewer.page.screenshot(path=screenshots / "age-dark.png")
        assert re.fullmatch(r"\d+ ms", text) and int(text.split()[0]) > 70
        assert not viewer.page.locator("#age").is_hidden()

        line.rate = None
        hand.release()
        eventually(lambda: age_of(viewer) == "", "a bar without an age")
        assert viewer.page.locator("#age").is_hidden()
        assert len([words for words in said() if "is slow" in words]) == 1


def wiggle(hand):
    for y in (640, 560, 640, 600):
        hand.viewer.page.mouse.move(*hand.viewer.place(195, y))
        time.sleep(Mouse.STEP_SECONDS)


def test_on_a_fast_line_nothing_is_said_of_age(own_server, pages):
    viewer = pages.new().open(own_server.new_session("pinterest"))
    viewer.wait_until_loaded()
    said = viewer.words_of("#age")
    Mouse(viewer).drag(350, 40)
    viewer.page.keyboard.press("End")
    viewer.wait_for_rest()
    # One that is busy may well be late for a while; a second of that in a row is what the word is for.
    assert all(int(words.split()[0]) > 70 for words in said() if words)


def test_a_page_on_a_slow_line_shows_the_newest_within_a_bounded_time(own_server, pages):
    with slow_line(own_server) as line:
        address = own_server.new_session("pinterest")
        viewer = pages.new().open(line.through(address))
        other = pages.new().open(address)
        viewer.wait_until_loaded()
        line.rate = RATE
        hand = Mouse(other)
        for _ in range(10):
            hand.press(195, 700)
            for place in other.places((195, 700), (195, 200), 12)[1:]:
                time.sleep(Mouse.STEP_SECONDS)
                other.page.mouse.move(*place)
            hand.release()
        other.wait_for_rest()
        rested = time.monotonic()
        there = other.offset()
        viewer.eventually(lambda state: state["scrollers"]["main"]["offset"] == there, "the newest", BOUND_SECONDS)
        print(f"the newest came {time.monotonic() - rested:.2f} s after the rest")
