"""From the gallery to a preview that follows a hand."""

from preview import PITCH, Preview

# A picture of the snapping list has cards, texts and a ground; a canvas on which nothing was drawn has one colour.
FEWEST_TINTS = 4
# Of the 1,456 places that are looked at, so many look different at least when the card has moved by a third of itself.
MOVED_PLACES = 50


def test_a_preview_of_the_gallery_opens_is_drawn_and_follows_a_drag(server, people, screenshots):
    tab = people.somebody()
    tab.open(server.owners_address)
    tab.button("Snapping list").click()

    shown = Preview(tab).wait_until_live()
    first = shown.picture()
    assert first.tints >= FEWEST_TINTS
    (screenshots / f"first-picture-{people.engine.name}.png").write_bytes(tab.screenshot())

    shown.press(330, 180)
    shown.eventually(lambda state: state["scrollers"]["main"]["state"] == "dragging"
                     and state["scrollers"]["main"]["offset"][0] > 90, "content under the hand")
    assert first.places_apart(shown.picture()) > MOVED_PLACES
    shown.release()
    shown.wait_until_at(0)
    assert first.places_apart(shown.picture()) == 0

    shown.drag(330, 60)
    shown.wait_until_at(PITCH)
    shown.document.press("ArrowRight")
    shown.wait_until_at(2 * PITCH)
