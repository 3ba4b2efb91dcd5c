"""The pixels of every preview of the gallery, held against those of Chromium, and lines that are thinner than a pixel."""

import base64

import pytest
from hairlines import COLUMN, SEPARATOR, lines_between_rows
from likeness import BLOCK, BLOCKS, MOST_BLOCKS, Blocks
from preview import Preview
from reference import LABELS, WINDOW

AS_FILE = "() => document.getElementById('screen').toDataURL('image/png').split(',')[1]"


@pytest.fixture
def tab(people):
    tab = people.somebody()
    tab.resize(*WINDOW)
    return tab


def test_every_preview_of_the_gallery_looks_as_it_does_in_chromium(reference, people, tab, screenshots):
    apart, others = {}, {}
    for drawn, other in zip(reference, reference[1:] + reference[:1], strict=True):
        tab.open(drawn.session)
        Preview(tab).wait_until_live()
        picture = Blocks(tab.evaluate(BLOCKS, BLOCK, None))
        apart[drawn.slug] = picture.apart(drawn.picture)
        others[drawn.slug] = picture.apart(other.picture)
        if drawn.moved:
            assert picture.apart(drawn.moved) > 2 * MOST_BLOCKS, f"a label of {drawn.slug} that is 4 points off is seen"
        name = f"{drawn.slug}.{people.engine.name}.png"
        (screenshots / name).write_bytes(base64.b64decode(tab.evaluate(AS_FILE)))

    print(apart)
    assert len(reference) > 10 and {drawn.slug for drawn in reference} > set(LABELS)
    assert all(count > 20 * MOST_BLOCKS for count in others.values()), f"pictures of other previews are seen: {others}"
    assert all(count <= MOST_BLOCKS for count in apart.values()), f"{apart}\nThe pictures are in {screenshots}."


def test_every_separator_of_a_table_is_one_pixel(reference, tab):
    [settings] = [drawn for drawn in reference if drawn.slug == "settings"]
    tab.open(settings.session)
    Preview(tab).wait_until_live()
    assert lines_between_rows(tab.evaluate(COLUMN, 368 / 390)) == [(SEPARATOR, 1)] * 7
