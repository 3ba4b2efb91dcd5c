"""Somebody's own code, from the save to the picture."""

import os
import time
from pathlib import Path

import pytest
from own_code import BUILD_SECONDS, ROW, OwnCode, outcome, outcomes, saved
from server import Server, running
from viewer import Mouse, eventually


@pytest.fixture
def code(tmp_path):
    return OwnCode(tmp_path / "code")


@pytest.fixture
def own(tmp_path, code):
    """A server that watches `code`."""
    with running(Server(tmp_path / "log", source=code.folder)) as server:
        eventually(lambda: server.previews(), "the first build", BUILD_SECONDS)
        yield server


@pytest.fixture
def viewer(own, pages):
    viewer = pages.new().open(own.new_session("rowlayout" if has(own, "rowlayout") else own.previews()[0]["slug"]))
    viewer.eventually(lambda state: state["knobs"], "the knobs")
    return viewer


def has(server, slug):
    return any(preview["slug"] == slug for preview in server.previews())


def widths(state):
    """The sizes of the cards that are shown, by the width of the content: items times pitch."""
    return state["scrollers"]["main"]["contentSize"][0]


# --- A save ------------------------------------------------------------------------------------------------------


EDITS = {
    "a literal": ("CGFloat = 200", "CGFloat = 210"),
    "a body": ("height: 240", "height: 200 + 20"),
    "a method more": (
        "    private func frame",
        "    private var half: CGFloat { Self.itemWidth / 2 }\n\n    private func frame",
    ),
    "a stored property more": ("    var top", "    private var seen: [IndexPath: CGRect] = [:]\n    var top"),
    "stored properties in another order": (
        "    static let itemWidth: CGFloat = 180\n    var top: CGFloat = 60",
        "    var top: CGFloat = 60\n    static let itemWidth: CGFloat = 180",
    ),
    "a new class": ("final class RowLayout", "final class Ruler { let step: CGFloat = 1 }\n\nfinal class RowLayout"),
    "another superclass": (
        "RowLayout: UICollectionViewLayout {",
        "RowLayout: BaseLayout {",
    ),
    "another protocol": ("RowLayout: UICollectionViewLayout", "RowLayout: UICollectionViewLayout, Marked"),
    "an enum with a case more": ("enum Mark { case plain }", "enum Mark { case plain, bold }"),
}
EXTRAS = """
class BaseLayout: UICollectionViewLayout {}
protocol Marked {}
enum Mark { case plain }
"""


def test_ten_kinds_of_edit_keep_offset_and_knobs(code, own, viewer):
    saved(viewer, lambda: code.save(ROW + EXTRAS))
    Mouse(viewer).drag(350, 60)
    offset = viewer.wait_for_rest()
    assert offset[0] > 100
    appearance = viewer.state["appearance"]
    viewer.page.locator("#knobs-button").click()
    field(viewer, "RowLayout.top").fill("80")
    viewer.page.keyboard.press("Enter")
    viewer.eventually(lambda state: knob(state, "RowLayout.top")["value"] == 80, "the knob")

    for name, (old, new) in EDITS.items():
        state = saved(viewer, lambda: code.save((ROW + EXTRAS).replace(old, new)))
        assert state["reload"]["phase"] == "applied", (name, state["reload"])
        viewer.eventually(lambda state: state["scrollers"]["main"]["offset"] == offset, f"the offset after {name}")
        viewer.eventually(lambda state: knob(state, "RowLayout.top")["value"] == 80, f"the knob after {name}")
        assert viewer.state["appearance"] == appearance

    state = saved(viewer, lambda: code.save(ROW.replace("-> CGRect {", "-> CGRect {{")))
    assert state["reload"]["phase"] == "failed"
    state = saved(viewer, lambda: code.save(ROW + EXTRAS))
    assert state["reload"]["phase"] == "applied"
    viewer.eventually(lambda state: state["scrollers"]["main"]["offset"] == offset, "the offset after a mended error")


def test_a_renamed_class_leaves_the_picture_and_comes_back(code, own, viewer):
    state = saved(viewer, lambda: code.edit("class RowLayout", "class LineLayout"))
    assert state["reload"]["phase"] in ("applied", "failed")
    assert viewer.state["connection"]["phase"] == "open"
    assert has(own, "linelayout") or has(own, "line-layout")
    saved(viewer, lambda: code.edit("class LineLayout", "class RowLayout"))
    Mouse(viewer).drag(350, 200)
    assert viewer.wait_for_rest()[0] > 0


def test_a_save_that_changes_nothing_says_so(code, own, viewer):
    assert saved(viewer, lambda: code.overwrite(ROW))["reload"]["phase"] == "unchanged"


def test_a_checkout_of_two_hundred_files_is_one_build(code, own, viewer):
    # All that can be done before: a checkout that pauses for as long as a build takes is two.
    new = code.folder.parent / "checkout"
    new.mkdir()
    for number in range(200):
        (new / f"Model{number}.swift").write_text(f"struct Model{number} {{ var value = {number} }}\n")
    (new / code.file.name).write_text(code.text.replace("CGFloat = 200", "CGFloat = 230"))
    moves = [(file, code.folder / file.name) for file in sorted(new.iterdir(), reverse=True)]

    def check_out():
        for file, place in moves:
            os.replace(file, place)

    state = saved(viewer, check_out)
    assert state["reload"]["phase"] == "applied"
    viewer.eventually(lambda state: widths(state) % 230 == 0, "the content by the new pitch")
    assert outcomes(viewer) == state["reload"]["count"]


def test_temporary_files_of_editors_do_nothing(code, own, viewer):
    before = outcomes(viewer)
    for name in (".Row.swift.swp", "4913", "Row.swift~", ".#Row.swift", "#Row.swift#"):
        (code.folder / name).write_text("nothing for a compiler")
        (code.folder / name).unlink()
    state = saved(viewer, lambda: code.edit("CGFloat = 200", "CGFloat = 220"))
    assert state["reload"]["count"] == before + 1


# --- During a drag -----------------------------------------------------------------------------------------------


def test_a_change_arrives_in_the_middle_of_a_drag_and_the_drag_goes_on(code, own, viewer):
    mouse = Mouse(viewer)
    mouse.press(340, 200)
    mouse.move(340, 180, 200)
    held = viewer.wait_for_rest()
    saved(viewer, lambda: code.edit("height: 240", "height: 300"))
    viewer.eventually(lambda state: state["scrollers"]["main"]["offset"] == pytest.approx(held, abs=0.5), "the offset")

    mouse.move(180, 40, 200)
    time.sleep(0.3)
    mouse.release()

    assert viewer.wait_for_rest()[0] > held[0] + 80


# --- What fails --------------------------------------------------------------------------------------------------


def test_a_typo_has_a_banner_and_its_repair_takes_it_away(code, own, viewer, screenshots):
    state = saved(viewer, lambda: code.edit("Self.pitch, y: top", "Self.pich, y: top"))
    assert state["reload"]["phase"] == "failed"
    [problem] = [problem for problem in state["reload"]["problems"] if problem["kind"] == "error"]
    line = 1 + ROW[: ROW.index("Self.pitch, y: top")].count("\n")
    column = len("        CGRect(x: CGFloat(item) * Self.") + 1
    assert (problem["file"], problem["line"], problem["column"]) == ("Row.swift", line, column)
    assert "pich" in problem["message"]
    banner = viewer.page.get_by_text("pich").first
    banner.wait_for()
    viewer.page.screenshot(path=screenshots / "typo.png")

    Mouse(viewer).drag(350, 200)
    assert viewer.wait_for_rest()[0] > 0, "the last good picture can be dragged"

    state = saved(viewer, lambda: code.save(ROW))
    assert state["reload"]["phase"] == "applied"
    banner.wait_for(state="hidden")


CRASHES = {
    "fatalError": ('fatalError("on purpose")', "on purpose"),
    "an index out of range": ("_ = [1][indexPath.item + 5]", "Index out of range"),
    "a forced nil": ("let none: Int? = nil; _ = none! + indexPath.item", "nil"),
    "an endless recursion": ("_ = layoutAttributesForItem(at: indexPath)", ""),
    # Mostly in a function that keeps no frame, and hides who called it.
    "an endless loop": ('while strlen("a name of some length, and then some") > 0 {}', ""),
    "too much memory": (
        "var hoard: [[UInt8]] = []; while collectionView != nil "
        "{ hoard.append([UInt8](repeating: 1, count: 1 << 26)) }",
        "",
    ),
}


@pytest.mark.parametrize("kind", CRASHES)
def test_a_crash_is_named_and_other_sessions_notice_nothing(kind, code, own, viewer, pages):
    # A second preview in the same folder, scrolling all the time.
    saved(viewer, lambda: code.save(ROW + ROW.replace("import UIKit", "").replace("RowLayout", "OtherLayout")))
    other = pages.new().open(own.new_session(next(p["slug"] for p in own.previews() if "other" in p["slug"])))
    statement, said = CRASHES[kind]
    marker = "        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)\n"
    position = code.text.index(marker)
    line = 1 + code.text[:position].count("\n")
    before = outcomes(viewer)

    code.save(code.text[:position] + "        " + statement + "\n" + code.text[position:])

    def has_failed(state):
        seq = other.state["frame"]["seq"]
        Mouse(other).drag(300, 280)
        other.eventually(lambda state: state["frame"]["seq"] > seq, "a frame of the other session")
        return state["reload"]["phase"] == "failed" and state["reload"]["count"] > before

    state = viewer.eventually(has_failed, f"the end by {kind}", BUILD_SECONDS)
    faults = [problem for problem in state["reload"]["problems"] if problem["kind"] in ("crash", "hang", "memory")]
    assert faults, state["reload"]["problems"]
    assert (faults[0]["file"], faults[0]["line"]) == ("Row.swift", line), faults[0]
    assert said in faults[0]["message"]
    assert "layoutAttributesForItem" in (faults[0]["function"] or "")
    assert other.state["connection"]["phase"] == "open"
    Mouse(viewer).drag(350, 200)
    assert viewer.wait_for_rest()[0] > 0, "the last good picture can be dragged"

    state = saved(viewer, lambda: code.save(ROW))
    assert state["reload"]["phase"] == "applied"


def test_a_crash_long_after_anything_moved_is_named_too(code, own, viewer):
    before = outcomes(viewer)
    late = "DispatchQueue.main.asyncAfter(deadline: .now() + 3) { fatalError(\"late\") }"
    code.edit("var top: CGFloat = 60\n", f"var top: CGFloat = 60\n    override func prepare() {{ {late} }}\n")

    state = viewer.eventually(
        lambda state: state["reload"]["phase"] == "failed" and state["reload"]["count"] > before, "the crash")

    [fault] = [problem for problem in state["reload"]["problems"] if problem["kind"] == "crash"]
    line = 1 + code.text[: code.text.index("override func prepare()")].count("\n")
    assert (fault["file"], fault["line"], "late" in fault["message"]) == ("Row.swift", line, True), fault
    code.save(ROW)
    viewer.eventually(lambda state: state["reload"]["phase"] == "applied", "the next save")


@pytest.mark.long
def test_a_hundred_reloads_leave_nothing_behind(code, own, viewer):
    def held():
        """How many processes, files and pages in memory; None where an agent ended while it was looked at."""
        pids = [own.process.pid, *own.agents()]
        try:
            pages_in_memory = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids)
            files = sum(len(list(Path(f"/proc/{pid}/fd").iterdir())) for pid in pids)
        except (FileNotFoundError, ProcessLookupError):
            return None
        return len(pids), files, pages_in_memory

    def reload(number):
        state = saved(viewer, lambda: code.save(ROW.replace("CGFloat = 200", f"CGFloat = {150 + number}")))
        assert state["reload"]["phase"] == "applied", state["reload"]

    for number in range(5):
        reload(number)
    # Anything that is still loading, or about to end, would count as held.
    settled = eventually(lambda: len(own.agents()) <= 3 and own.is_asleep() and held(), "old agents are gone")
    for number in range(5, 100):
        reload(number)

    def has_kept_nothing():
        now = held()
        if now is None:
            return False
        processes, files, pages_in_memory = now
        is_at_rest = processes <= settled[0] and own.is_asleep()
        return is_at_rest and files <= settled[1] and pages_in_memory < settled[2] * 1.25

    eventually(has_kept_nothing, f"no process, no file and no memory more than {settled}")


# --- Knobs -------------------------------------------------------------------------------------------------------


def knob(state, name):
    return next(knob for knob in state["knobs"] if knob["name"] == name)


def test_constants_are_knobs_with_the_range_of_their_comment(viewer):
    pitch = knob(viewer.state, "RowLayout.pitch")
    assert (pitch["value"], pitch["min"], pitch["max"], pitch["step"], pitch["unit"]) == (200, 50, 400, 10, "pt")
    assert knob(viewer.state, "RowLayout.top")["value"] == 60


def field(viewer, name):
    return viewer.page.locator(f'.knob[data-name="{name}"] input[type=number]')


def test_a_knob_moves_the_content_outlives_a_reload_and_stands_in_the_link(code, own, viewer, pages):
    viewer.page.locator("#knobs-button").click()
    field(viewer, "RowLayout.pitch").fill("300")
    viewer.page.keyboard.press("Enter")
    viewer.eventually(lambda state: widths(state) == 30 * 300, "the content by the new pitch")

    saved(viewer, lambda: code.edit("height: 240", "height: 260"))
    viewer.eventually(lambda state: widths(state) == 30 * 300, "the pitch after a reload")
    eventually(lambda: "knob.RowLayout.pitch=300" in viewer.address, "the value in the address")

    # The link makes the same again where the session is not known any more.
    query = viewer.address.partition("?")[2]
    other = pages.new().open(f"{own.address}/?{query}")
    other.eventually(lambda state: widths(state) == 30 * 300, "the content by the link")


def test_a_turned_knob_is_written_into_the_source_and_nothing_else_of_the_file(tmp_path, code, pages):
    with running(Server(tmp_path / "edit-log", source=code.folder, options=["--edit"])) as server:
        eventually(lambda: server.previews(), "the first build", BUILD_SECONDS)
        key = server.owners_address.partition("#")[2]
        viewer = pages.new().open(f"{server.new_session(server.previews()[0]['slug'])}#{key}")
        viewer.page.locator("#knobs-button").click()
        before = outcomes(viewer)
        for name, value in (("RowLayout.pitch", "310"), ("RowLayout.top", "72.5")):
            field(viewer, name).fill(value)
            viewer.page.keyboard.press("Enter")
        viewer.eventually(lambda state: widths(state) == 30 * 310, "the content by the new pitch")

        viewer.page.locator("#knobs-write").click()

        expected = ROW.replace("CGFloat = 200", "CGFloat = 310").replace("CGFloat = 60", "CGFloat = 72.5")
        eventually(lambda: code.text == expected, "the values in the file")
        state = outcome(viewer, before)
        assert state["reload"]["phase"] == "applied"
        viewer.eventually(lambda state: knob(state, "RowLayout.pitch")["default"] == 310, "the new default")
        assert widths(viewer.state) == 30 * 310
        assert code.file.read_bytes() == expected.encode()
        # Before its server ends: a page that is open would look for it.
        viewer.page.close()
