"""One preview in several panes, each with other settings, driven by one hand."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from viewer import eventually

# What each pane's page knows of its session.
STATES = "() => globalThis.scrollworkMatrix?.panes.map(({ state }) => state) ?? []"
FOUR = "preview=table&pane=iphone-16&pane=iphone-16,dark&pane=ipad,rtl&pane=300x400,ax3,bold"


def states(viewer):
    return viewer.page.evaluate(STATES)


def opened(viewer, address, count):
    """A matrix of so many panes, each with a picture."""
    viewer.page.goto(address)
    eventually(
        lambda: sum(state["drawn"]["isWhole"] for state in states(viewer)) == count, f"{count} pictures")
    return viewer


def offsets(viewer):
    return [state["scrollers"]["main"]["offset"] for state in states(viewer)]


def test_each_pane_is_as_the_address_says(server, pages, screenshots):
    viewer = opened(pages.new(), f"{server.address}/?{FOUR}", 4)
    one, dark, tablet, bare = states(viewer)
    assert [one["device"], dark["device"], tablet["device"], bare["device"]] == ["iphone-16", "iphone-16", "ipad", ""]
    assert [one["appearance"], dark["appearance"]] == ["light", "dark"]
    assert [tablet["direction"], bare["textSize"], bare["textWeight"], bare["size"]] == ["rtl", "ax3", "bold", [300, 400]]
    titles = viewer.page.locator(".pane-title").all_inner_texts()
    assert titles == ["iPhone 16", "iPhone 16, dark", "iPad, right to left", "300 × 400, bold text, text AX3"]
    viewer.wait_until_still()
    viewer.page.screenshot(path=screenshots / "matrix.png")
    assert not viewer.page.locator("#fault").is_visible()
    sessions = {state["preview"]["slug"] for state in (one, dark, tablet, bare)}
    assert sessions == {"table"}

    viewer.page.reload()
    eventually(lambda: sum(state["drawn"]["isWhole"] for state in states(viewer)) == 4, "four pictures again")
    again = viewer.page.locator(".pane-title").evaluate_all("(all) => all.map(({ pathname }) => pathname)")
    assert len(set(again)) == 4


def test_a_drag_in_one_pane_scrolls_all_as_many_points(server, pages):
    viewer = opened(pages.new(), f"{server.address}/?{FOUR}", 4)
    before = offsets(viewer)
    # A slow drag whose end is held: nobody is flung.
    box = viewer.page.locator(".pane canvas").first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7
    viewer.page.mouse.move(x, y)
    viewer.page.mouse.down()
    viewer.page.mouse.move(x, y - 80, steps=8)

    def moved():
        return [now[1] - then[1] for now, then in zip(offsets(viewer), before)]

    eventually(lambda: min(moved()) > 40 and max(moved()) - min(moved()) < 1, "the same way in all panes")
    viewer.page.mouse.up()


def test_a_wheel_and_keys_scroll_all_panes(server, pages):
    viewer = opened(pages.new(), f"{server.address}/?{FOUR}", 4)
    before = offsets(viewer)
    viewer.page.locator(".pane canvas").nth(1).hover()
    viewer.page.mouse.wheel(0, 120)
    eventually(
        lambda: all(now[1] > then[1] + 20 for now, then in zip(offsets(viewer), before)), "a wheel felt by all")
    viewer.page.locator(".pane canvas").nth(2).focus()
    viewer.page.keyboard.press("Home")
    eventually(lambda: offsets(viewer) == before, "all at the top")


def test_a_click_opens_a_pane_alone(server, pages):
    viewer = opened(pages.new(), f"{server.address}/?{FOUR}", 4)
    viewer.page.locator(".pane-title").nth(1).click()
    viewer.page.wait_for_url(re.compile("/s/"))
    viewer.wait_until_live()
    assert [viewer.state["device"], viewer.state["appearance"]] == ["iphone-16", "dark"]


def test_a_session_leads_to_panes_beside_it(server, pages):
    viewer = pages.new().open(f"{server.address}/?preview=drum&device=iphone-16&textSize=xl")
    viewer.page.get_by_role("link", name="Compare").click()
    eventually(lambda: sum(state["drawn"]["isWhole"] for state in states(viewer)) == 4, "four pictures")
    assert [state["textSize"] for state in states(viewer)] == ["xl", "xl", "xl", "ax3"]
    assert [state["appearance"] for state in states(viewer)] == ["light", "dark", "light", "light"]


def test_one_pane_is_no_matrix_and_is_said_to_mean_nothing(server, pages):
    viewer = pages.new().open(f"{server.address}/?preview=drum&pane=dark")
    assert "“pane” means nothing here." in viewer.page.locator("#note-text").inner_text()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_a_matrix_fits_and_is_accessible(server, pages, scheme, width, screenshots):
    viewer = opened(
        pages.new(color_scheme=scheme, viewport={"width": width, "height": 800}),
        f"{server.address}/?preview=drum&pane=iphone-16&pane=iphone-16,dark&pane=ipad", 3)
    viewer.wait_until_still()
    viewer.page.screenshot(path=screenshots / f"matrix-{scheme}-{width}.png")
    assert not viewer.page.locator("#fault").is_visible()
    assert viewer.page.evaluate("() => document.documentElement.scrollWidth") <= width
    results = Axe().run(viewer.page)
    assert results.violations_count == 0, results.generate_report()
