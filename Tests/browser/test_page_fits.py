"""Where the page's own parts stand at the widths that people have. The server is a stand-in."""

import pytest
from stand_in import StandIn, hello
from test_stand_in_builds import APPLIED, SIZES

NARROW = {"viewport": {"width": 320, "height": 640}}


@pytest.fixture
def stand_in():
    server = StandIn(greeting=[hello(), APPLIED])
    yield server
    server.close()


def at(page, x, y):
    """The id of what a finger would touch at a place in the browser's window."""
    return page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.id", [x, y])


@pytest.mark.parametrize("size", ["a phone", "a small phone"])
def test_on_a_phone_titles_and_bars_of_the_preview_are_its_own(stand_in, pages, size):
    page = pages.new(**SIZES[size]).open(stand_in.session).page
    width, height = SIZES[size]["viewport"]["width"], SIZES[size]["viewport"]["height"]

    touched = {(x, y): at(page, x, y) for x in (60, width / 2, width - 60) for y in (12, 40, height - 40, height - 12)}

    assert "more" not in touched.values(), touched
    page.locator("#more").click()
    page.locator("#copy").wait_for()


@pytest.mark.parametrize("screen", [NARROW, SIZES["a small phone"], SIZES["a desk"]], ids=["narrow", "phone", "desk"])
def test_the_name_and_the_times_of_a_build_can_be_read(stand_in, pages, screen):
    page = pages.new(**screen).open(stand_in.session).page
    if page.locator("#more").is_visible():
        page.locator("#more").click()

    page.locator("#build summary").click()

    title = page.locator("#title")
    assert title.evaluate("(title) => title.clientWidth >= title.scrollWidth"), "the name is cut off"
    for value in page.locator("#build-times dd").all():
        assert value.bounding_box()["height"] < 32, f"{value.inner_text()!r} is broken into lines"


TITLES = {
    "words": ("A view with a name that tells a whole story " * 6)[:200].strip(),
    "one word": ("ConfigurationOfTheVeryLong" * 8)[:200],
    "right to left": ("مكتبة الصور مع شبكة من الصفوف والأعمدة القابلة للتمرير " * 4)[:200].strip(),
}
SCREENS = {**{name: SIZES[name] for name in ("a desk", "a phone", "a small phone")}, "narrow": NARROW}
# Elements of which a part is beyond the right or the left edge of the window, or beyond the card that they are in.
OUTSIDE = """() => [...document.querySelectorAll('#gallery *, #bar *')].filter((element) => {
  const box = element.getBoundingClientRect(), card = element.closest('.card')?.getBoundingClientRect();
  const [left, right] = card ? [card.left, card.right] : [0, innerWidth];
  return box.width > 1 && (box.left < left - 0.5 || box.right > right + 0.5);
}).map((element) => `${element.tagName} ${element.className}`)"""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_long_titles_and_headings_stay_in_the_gallery(pages, screen, scheme):
    previews = [
        {"slug": f"{name}-{heading}", "title": title, "summary": title, "heading": heading and title}
        for heading in (None, "headed") for name, title in TITLES.items()
    ]
    # The stand-in has no live pictures.
    pages.expect("status of 404")
    gallery = StandIn(previews=previews)
    try:
        page = pages.new(**SCREENS[screen], color_scheme=scheme).page
        page.goto(gallery.address)
        cards = page.locator(".card button")
        cards.first.wait_for()

        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(OUTSIDE) == []
        # Cut after a few lines; the whole of it is the button's name, and its tooltip.
        for index, title in enumerate([*TITLES.values()] * 2):
            card = cards.nth(index)
            assert card.bounding_box()["height"] < 80
            assert [card.get_attribute("title"), card.text_content()] == [title, title]
            assert page.get_by_role("button", name=title, exact=True).count() == 2
        for index, title in enumerate(TITLES.values()):
            link = page.locator("#headings a").nth(index)
            assert link.get_attribute("title") == title
            assert link.bounding_box()["height"] < 50
    finally:
        gallery.close()


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("title", TITLES)
def test_a_long_title_leaves_room_for_what_else_is_in_the_bar(pages, title, screen):
    server = StandIn(greeting=[hello(preview={"slug": "carousel", "title": TITLES[title]}), APPLIED])
    try:
        page = pages.new(**SCREENS[screen]).open(server.session).page
        if page.locator("#more").is_visible():
            page.locator("#more").click()
            page.locator("#copy").wait_for()

        assert page.evaluate(OUTSIDE) == []
        box = page.locator("#title").bounding_box()
        assert box["width"] >= 120 and box["height"] < 80
        names = ("turn", "appearance", "direction", "textSize", "textWeight", "contrast", "motion", "copy")
        others = [page.locator(f"#{other}").bounding_box() for other in names]
        for other in [*others, page.locator("#bar .back").bounding_box()]:
            assert (
                other["x"] >= box["x"] + box["width"] or other["x"] + other["width"] <= box["x"]
                or other["y"] >= box["y"] + box["height"]
            ), "the title lies over a button"
        # The whole of it: a tooltip, and a heading for those who cannot see.
        assert page.locator("#title").get_attribute("title") == TITLES[title]
        assert page.get_by_role("heading", name=TITLES[title], exact=True).count() == 1
        side = page.locator("#title").evaluate("(title) => getComputedStyle(title).direction")
        assert side == ("rtl" if title == "right to left" else "ltr")
    finally:
        server.close()
