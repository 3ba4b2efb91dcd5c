import Testing

@testable import Processes

@Suite struct `Crash reports` {
  private let crash = "*** Program crashed: Terminated at 0x00000000000022d5 ***"

  private func report(_ lines: [String]) -> CrashReport {
    var report = CrashReport()
    for line in lines { report.errorLine(line) }
    return report
  }

  @Test func `the place is the innermost frame outside of Swift's own library`() {
    let report = report([
      "nothing of note", "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range",
      "0 _assertionFailure + 12 in libswiftCore.so at /s/stdlib/public/core/AssertCommon.swift:142:1",
      "1 MyLayout.prepare() + 99 in scrollwork-agent at /home/a b/MyLayout.swift:31:5",
      "2 later + 1 in x at /home/Other.swift:1:1",
    ])
    #expect(report.frame?.place == "/home/a b/MyLayout.swift:31:5")
    #expect(report.frame?.function == "MyLayout.prepare()")
    #expect(report.message == "Index out of range")
    #expect(report.reason == "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range")
  }

  @Test func `frames before any word of a crash are no frames`() {
    let report = report(["1 Drum.prepare() + 40 in drum.so at /code/Drum.swift:12:5"])
    #expect(!report.isCrashing && report.frame == nil && report.message == nil)
  }

  @Test func `a backtrace is whole at its last line`() {
    let frame = "1 [ra]     0x00007f01 Drum.prepare() + 40 in drum.so at /code/Drum.swift:12:5"
    #expect(!report([crash, frame]).isTraced)
    #expect(report([crash, frame, "Backtrace took 0.20s"]).isTraced)
  }

  @Test func `a hang between two lines is not placed in the caller, but asked for again`() {
    let made = "0 [system]     0x7f00 Drum.prepare() + 137 in drum.so at //<compiler-generated>"
    let caller = "1 [ra]         0x7f01 closure #1 in Drum.all() + 81 in drum.so at /code/Drum.swift:26:41"
    var report = report([crash, made, caller, "Backtrace took 0.20s"])
    #expect(report.isVague && report.isTraced)

    report.forgetTrace()
    #expect(!report.isVague && !report.isTraced && report.frame == nil)
    for line in [
      // Functions and thunks that the compiler has made are called from a line.
      "0 [system] 0x7f02 outlined destroy of UICollectionView? + 41 in drum.so at //<compiler-generated>",
      "1 [ra] [thunk] 0x7f02 partial apply for closure #1 in Drum.a() + 14 in drum.so at //<compiler-generated>",
      "2 [ra]     0x7f03 Drum.prepare() + 195 in drum.so at /code/Drum.swift:18:30", caller,
    ] { report.errorLine(line) }
    #expect(!report.isVague)
    #expect(report.frame?.line == 18)
  }

  @Test func `a place without a line is the file`() {
    let report = report([
      crash, "1 [ra] [system] 0x7f01 Drum.prepare() + 197 in drum.so at /code/Drum.swift",
    ])
    #expect(report.isVague)
    #expect(report.frame?.file == "/code/Drum.swift" && report.frame?.line == 0)
  }
}
