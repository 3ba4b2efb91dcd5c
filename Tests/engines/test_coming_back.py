"""A server that was stopped and started again."""

from preview import PITCH

# In the words of the engines: a socket that found nobody.
NOBODY = r"WebSocket|can.t establish a connection|was interrupted"


def test_a_page_comes_back_by_itself_to_a_server_that_was_started_again(own_server, people):
    shown = people.owner(own_server, own_server.new_session())
    shown.document.expect(NOBODY)
    shown.drag(330, 60)
    before = shown.wait_until_at(PITCH)

    assert own_server.stop() == 0
    shown.eventually(lambda state: state["connection"]["phase"] == "reconnecting", "the loss")
    own_server.start()

    shown.eventually(lambda state: state["connection"]["phase"] == "open"
                     and state["frame"]["seq"] > before["frame"]["seq"], "a frame of the new server")
    assert shown.state["session"] == before["session"]
    shown.wait_until_at(PITCH)
    shown.drag(330, 60)
    shown.wait_until_at(2 * PITCH)
