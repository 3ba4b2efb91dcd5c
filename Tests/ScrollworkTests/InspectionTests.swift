import Foundation
import Testing

@testable import PreviewServer

@Suite struct `Inspecting a preview` {
  /// Runs a shell script in place of the agent.
  private func run(_ script: String, patience: Double = 10) throws -> Int32 {
    let draft = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let file = draft.appendingPathExtension("sh")
    defer { for url in [draft, file] { try? FileManager.default.removeItem(at: url) } }
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: draft)
    // Another process writes the file that is run: had this one, children that other tests start at the same moment
    // would hold it open for writing, and nothing runs a file that is being written.
    let install = Process()
    install.executableURL = URL(filePath: "/usr/bin/install")
    install.arguments = ["-m", "755", draft.path, file.path]
    try install.run()
    install.waitUntilExit()
    return try Inspection(program: file.path, arguments: ["drum"], patience: patience).run()
  }

  @Test(arguments: [0, 1, 2, 3, 64, 255] as [Int32])
  func `the agent's own exit status is passed on`(status: Int32) throws {
    #expect(try run("exit \(status)") == status)
  }

  @Test func `the agent is told to inspect, with the arguments as they were`() throws {
    #expect(try run(#"[ "$1" = inspect ] && [ "$2" = drum ] && [ $# = 2 ]"#) == 0)
  }

  @Test func `an agent that a signal ends is a crash, with status three`() throws {
    #expect(try run("echo 'drum: prepare' >&4; kill -ILL $$") == 3)
    #expect(try run("kill -KILL $$") == 3)
  }

  @Test func `an agent that makes no progress is stopped`() throws {
    #expect(try run("echo 'drum: prepare' >&4; exec sleep 60", patience: 0.3) == 3)
    #expect(try run("exec sleep 60 2>&- 4>&-", patience: 0.3) == 3)
  }

  @Test func `an agent that keeps saying what it does is not`() throws {
    #expect(try run("for i in 1 2 3 4 5 6 7 8 9 10 11; do echo a: b >&4; sleep 0.2; done", patience: 2) == 0)
  }

  @Test func `a missing agent is told from one that fails`() {
    #expect(throws: AgentLaunchError.notFound(path: "/nonexistent")) {
      try Inspection(program: "/nonexistent", arguments: []).run()
    }
  }

  @Test func `a hang names the call that hung`() {
    var report = CrashReport()
    report.activity = "drum: making its views"
    for line in [
      "*** Program crashed: Quit at 0x00007f00 ***", "Thread 0 \"scrollwork-agen\" crashed:",
      "0          0x00007f00 usleep + 12 in libc.so.6",
      "1 [ra]     0x00007f01 Drum.prepare() + 40 in drum.so at /code/Drum.swift:12:5",
      "2 [ra]     0x00007f02 UICollectionView.layOut() + 8 in scrollwork-agent at /uikit/View.swift:3:1",
    ] {
      report.errorLine(line)
      #expect(!report.isTraced)
    }
    report.errorLine("Backtrace took 0.20s")
    #expect(report.isTraced)
    #expect(
      report.hangLine(seconds: 10)
        == "the preview drum, in: making its views, hung in Drum.prepare() at /code/Drum.swift:12:5: "
        + "it made no progress for 10 seconds and was stopped")
  }

  @Test func `a hang between two lines is not placed in the caller, but asked for again`() {
    let made = "0 [system]     0x7f00 Drum.prepare() + 137 in drum.so at //<compiler-generated>"
    let caller = "1 [ra]         0x7f01 closure #1 in Drum.all() + 81 in drum.so at /code/Drum.swift:26:41"
    var report = CrashReport()
    report.errorLine("*** Program crashed: Terminated at 0x00000000000022d5 ***")
    for line in [made, caller, "Backtrace took 0.20s"] { report.errorLine(line) }
    #expect(report.isVague && report.isTraced)

    report.forgetTrace()
    #expect(!report.isVague && !report.isTraced && report.placeParts == nil)
    for line in [
      // Functions and thunks that the compiler has made are called from a line.
      "0 [system] 0x7f02 outlined destroy of UICollectionView? + 41 in drum.so at //<compiler-generated>",
      "1 [ra] [thunk] 0x7f02 partial apply for closure #1 in Drum.a() + 14 in drum.so at //<compiler-generated>",
      "2 [ra]     0x7f03 Drum.prepare() + 195 in drum.so at /code/Drum.swift:18:30", caller,
    ] { report.errorLine(line) }
    #expect(!report.isVague)
    #expect(report.placeParts?.line == 18)
  }

  @Test func `a place without a line is the file`() {
    var report = CrashReport()
    report.errorLine("*** Program crashed: Terminated at 0x00000000000022d5 ***")
    report.errorLine("1 [ra] [system] 0x7f01 Drum.prepare() + 197 in drum.so at /code/Drum.swift")
    #expect(report.isVague)
    #expect(report.placeParts?.file == "/code/Drum.swift" && report.placeParts?.line == 0)
  }
}
