import Glibc
import Testing

@testable import scrollwork

@Suite struct `What is said of a preview that does not come through` {
  private func report(_ activity: String, _ lines: [String]) -> InspectionReport {
    var report = InspectionReport()
    report.activity = activity
    for line in lines { report.errors.errorLine(line) }
    return report
  }

  @Test func `a crash names the preview, what it did, the place and the message`() {
    let report = report(
      "drum: prepare() of main",
      [
        "nothing of note", "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range",
        "0 _assertionFailure + 12 in libswiftCore.so at /s/stdlib/public/core/AssertCommon.swift:142:1",
        "1 MyLayout.prepare() + 99 in scrollwork-agent at /home/a b/MyLayout.swift:31:5",
        "2 later + 1 in x at /home/Other.swift:1:1",
      ])

    #expect(
      report.crashLine(signal: SIGILL)
        == "the preview drum, in: prepare() of main, crashed (Illegal instruction), "
        + "at /home/a b/MyLayout.swift:31:5, "
        + "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range")
  }

  @Test func `a crash that left nothing behind is still one line`() {
    #expect(InspectionReport().crashLine(signal: SIGKILL) == "the preview crashed (Killed)")
  }

  @Test func `a hang names the call that hung`() {
    let report = report(
      "drum: making its views",
      [
        "*** Program crashed: Quit at 0x00007f00 ***", "Thread 0 \"scrollwork-agen\" crashed:",
        "0          0x00007f00 usleep + 12 in libc.so.6",
        "1 [ra]     0x00007f01 Drum.prepare() + 40 in drum.so at /code/Drum.swift:12:5",
        "2 [ra]     0x00007f02 UICollectionView.layOut() + 8 in scrollwork-agent at /uikit/View.swift:3:1",
      ])

    #expect(
      report.hangLine(seconds: 10)
        == "the preview drum, in: making its views, hung in Drum.prepare() at /code/Drum.swift:12:5: "
        + "it made no progress for 10 seconds and was stopped")
  }

  @Test func `a hang that says nothing is said of the preview alone`() {
    #expect(
      report("drum", []).hangLine(seconds: 2)
        == "the preview drum hung: it made no progress for 2 seconds and was stopped")
  }
}
