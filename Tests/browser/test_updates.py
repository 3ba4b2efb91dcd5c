"""Updates of a collection view that do not add up, in somebody's own code."""

import pytest
from own_code import OwnCode, outcomes, saved
from resting import REST_SECONDS, Quiet
from server import Server, is_any_busy, running, woken
from viewer import eventually

# A list of forty rows, every one of which adds two rows when it is tapped, and counts only one.
LIST = """import UIKit

final class ListController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private var count = 40
    private let flow = UICollectionViewFlowLayout()
    private lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: flow)

    override func viewDidLoad() {
        super.viewDidLoad()
        flow.itemSize = CGSize(width: 300, height: 90)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        cell.backgroundColor = .systemTeal
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let added = [IndexPath(item: indexPath.item, section: 0), IndexPath(item: indexPath.item + 1, section: 0)]
        collectionView.performBatchUpdates {
            collectionView.insertItems(at: added)
            self.count += 1
        }
    }
}

#Preview("List") { ListController() }
"""
MENDED = LIST.replace("count += 1", "count += 2")
LINE = 1 + LIST[: LIST.index("collectionView.performBatchUpdates {")].count("\n")


@pytest.fixture
def code(tmp_path):
    code = OwnCode(tmp_path / "code")
    code.save(LIST)
    return code


@pytest.fixture
def viewer(tmp_path, code, pages):
    with running(Server(tmp_path / "log", source=code.folder)) as server:
        [preview] = eventually(lambda: server.previews(), "the first build")
        viewer = pages.new().open(server.new_session(preview["slug"]))
        viewer.server = server
        viewer.eventually(lambda state: state["areKnobsKnown"], "the knobs")
        yield viewer
        # Before its server ends: a page that is open would look for it.
        viewer.page.close()


def scrolled(viewer):
    """Scrolls by the wheel, which taps nothing, and gives where the list is then."""
    viewer.page.mouse.move(*viewer.place(195, 400))
    viewer.page.mouse.wheel(0, 700)
    offset = viewer.wait_for_rest()
    assert offset[1] > 500
    return offset


def tap_a_row(viewer):
    viewer.page.mouse.click(*viewer.place(195, 422))


def wait_for_crash(viewer, before):
    return viewer.eventually(
        lambda state: state["reload"]["phase"] == "failed" and state["reload"]["count"] > before, "the crash")


def wait_for_last_words(viewer):
    """Until all that crashed is over, and no word of it is still to come."""
    quiet = Quiet()

    def is_all_said(state):
        awake = woken()
        quiet.saw((state["reload"]["count"], awake))
        # The builder, and an agent that waits for sessions.
        is_over = len(viewer.server.agents()) <= 2 and awake is not None and not is_any_busy()
        return is_over and quiet.lasts(REST_SECONDS)

    viewer.eventually(is_all_said, "the last words")


def test_an_update_that_does_not_add_up_is_named_and_the_session_goes_on_after_the_next_save(
    viewer, code, screenshots
):
    offset = scrolled(viewer)
    items = viewer.state["scrollers"]["main"]["itemCount"]

    before = outcomes(viewer)
    tap_a_row(viewer)

    state = wait_for_crash(viewer, before)
    [fault] = [problem for problem in state["reload"]["problems"] if problem["kind"] == "crash"]
    assert (fault["file"], fault["line"]) == ("Row.swift", LINE), fault
    assert "ListController" in fault["function"]
    for number in (f"{items + 1} items", f"{items + 2}", f"{items} before", "2 inserted"):
        assert number in fault["message"], fault["message"]
    banner = viewer.page.locator("#banner")
    banner.wait_for()
    assert viewer.page.locator("#banner-title").inner_text() == "The preview crashed"
    assert f"Row.swift:{LINE}" in viewer.page.locator("#banner-problem .problem-place").inner_text()
    assert f"{items + 1} items" in viewer.page.locator("#banner-problem .problem-message").inner_text()
    viewer.page.screenshot(path=screenshots / "update-that-does-not-add-up.png")

    assert saved(viewer, lambda: code.save(MENDED))["reload"]["phase"] == "applied"
    banner.wait_for(state="hidden")
    viewer.eventually(lambda state: state["scrollers"]["main"]["offset"] == offset, "the list where it was")
    tap_a_row(viewer)
    viewer.eventually(lambda state: state["scrollers"]["main"]["itemCount"] == items + 2, "two rows more")


def test_one_that_fails_again_and_again_stops_the_preview_until_the_next_save(viewer, code):
    offset = scrolled(viewer)
    items = viewer.state["scrollers"]["main"]["itemCount"]

    while viewer.state["connection"]["phase"] == "open":
        seq = viewer.state["frame"]["seq"]
        tap_a_row(viewer)
        # Another agent begins with a frame, unless there is none any more.
        viewer.eventually(
            lambda state: state["connection"]["phase"] == "failed"
            or (state["frame"]["seq"] > seq and state["agent"] == "running" and state["reload"]["phase"] == "failed"),  # noqa: B023
            "another agent, or none")  # fmt: skip

    assert "several times" in viewer.state["connection"]["reason"]
    assert viewer.page.locator("#turn").get_attribute("aria-disabled") == "true"
    viewer.page.locator("#banner").wait_for()
    # A save is not to be taken for the cause of what is said of the last crash, which takes a while to be read.
    wait_for_last_words(viewer)

    assert saved(viewer, lambda: code.save(MENDED))["reload"]["phase"] == "applied"
    viewer.eventually(lambda state: state["connection"]["phase"] == "open", "the preview again")
    viewer.eventually(lambda state: state["scrollers"]["main"]["offset"] == offset, "the list where it was")
    tap_a_row(viewer)
    viewer.eventually(lambda state: state["scrollers"]["main"]["itemCount"] == items + 2, "two rows more")
