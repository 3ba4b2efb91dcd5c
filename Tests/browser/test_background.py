"""A page in the background costs nothing. Headless Chromium never hides a page, so the page is told that it is hidden as
it would be: by `document.hidden`, `visibilityState` and the event."""

import time

from viewer import Mouse
from waiting import eventually

HIDE = """(isHidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  Object.defineProperty(
    document, 'visibilityState', { configurable: true, get: () => (isHidden ? 'hidden' : 'visible') });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
# Counts what the page asks its browser for.
COUNT = """() => {
  globalThis.asked = 0;
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'fetch']) {
    const real = globalThis[name].bind(globalThis);
    globalThis[name] = (...given) => {
      globalThis.asked += 1;
      return real(...given);
    };
  }
}"""
ASKED = "() => globalThis.asked"
HIDDEN_SECONDS = 2


def hide(viewer, is_hidden):
    viewer.page.evaluate(HIDE, is_hidden)


def test_a_page_that_nobody_sees_hears_nothing_draws_nothing_and_asks_for_nothing(own_server, pages):
    address = own_server.new_session("pinterest")
    viewer, other = pages.new(), pages.new().open(address)
    heard = []
    viewer.page.on("websocket", lambda one: one.on("framereceived", lambda message: heard.append(message)))
    viewer.open(address).wait_until_loaded()
    drawn = viewer.state["drawnFrames"]
    hide(viewer, True)
    # By then what was on its way has come: the server has answered another page since.
    Mouse(other).drag(350, 340)
    other.wait_for_rest()
    viewer.page.wait_for_timeout(500)
    viewer.page.evaluate(COUNT)
    count = len([message for message in heard if isinstance(message, bytes)])

    other.page.keyboard.press("End")
    other.wait_for_rest()
    viewer.page.wait_for_timeout(1000 * HIDDEN_SECONDS)

    assert len([message for message in heard if isinstance(message, bytes)]) == count
    assert viewer.state["drawnFrames"] == drawn
    assert viewer.page.evaluate(ASKED) == 0
    assert viewer.offset() != other.offset()

    hide(viewer, False)
    viewer.eventually(
        lambda state: state["scrollers"]["main"]["offset"] == other.offset() and state["drawnFrames"] > drawn,
        "the newest picture")
    assert viewer.picture() == other.picture()


def test_a_page_that_was_opened_in_the_background_gets_its_picture_when_it_is_seen(own_server, pages):
    viewer = pages.new()
    viewer.page.add_init_script(f"({HIDE})(true)")
    viewer.page.goto(own_server.new_session("pinterest"), wait_until="commit")
    viewer.eventually(lambda state: state["connection"]["phase"] == "open", "a connection")
    time.sleep(0.5)
    assert viewer.state["drawnFrames"] == 0
    hide(viewer, False)
    viewer.wait_until_live()
    eventually(lambda: viewer.wait_until_drawn()["drawnFrames"] > 0, "a picture")
