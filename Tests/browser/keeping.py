"""What a page knows of a session that is kept, and its way back to a server that was started again."""

# The offsets of the content since the frame that was kept last, and of the first frame after another.
OFFSETS_SINCE_KEPT = """() => film.frames.filter(({ seq }) => seq >= scrollwork.kept)
  .map(({ scrollers }) => scrollers.main.offset[0])"""
OFFSET_AFTER = "(before) => film.frames.find(({ seq }) => seq > before)?.scrollers.main.offset[0]"


def offsets_since_kept(film):
    return film.page.evaluate(OFFSETS_SINCE_KEPT)


def offset_after(film, seq):
    return film.page.evaluate(OFFSET_AFTER, seq)


def wait_until_lost(viewer):
    viewer.eventually(lambda state: state["connection"]["phase"] == "reconnecting", "the loss")


def wait_until_back(viewer, before):
    """Until a server shows the session again; `before` is the page's state before."""
    viewer.eventually(
        lambda state: state["connection"]["phase"] == "open" and state["frame"]["seq"] > before["frame"]["seq"],
        "a frame of the new server")  # fmt: skip


def wait_until_kept(film):
    """Until the server has said that what is at rest is kept; gives the offset."""
    rest = film.wait_for_rest()[0]
    film.eventually(lambda _: set(offsets_since_kept(film)) == {rest}, "word that the session is kept as it is")
    return rest
