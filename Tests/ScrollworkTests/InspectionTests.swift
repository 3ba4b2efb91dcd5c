import Foundation
import Processes
import Testing

@testable import scrollwork

@Suite struct `Inspecting a preview` {
  /// Runs a shell script in place of the agent.
  private func run(
    _ script: String, with arguments: [String] = ["drum"], picture: PictureFile? = nil,
    patience: Double = 10
  ) throws -> Int32 {
    let draft = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let file = draft.appendingPathExtension("sh")
    defer { for url in [draft, file] { try? FileManager.default.removeItem(at: url) } }
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: draft)
    // Another process writes the file that is run: had this one, children that other tests start at the same
    // moment would hold it open for writing, and nothing runs a file that is being written.
    let install = Process()
    install.executableURL = URL(filePath: "/usr/bin/install")
    install.arguments = ["-m", "755", draft.path, file.path]
    try install.run()
    install.waitUntilExit()
    return try Inspection(program: file.path, arguments: arguments, picture: picture, patience: patience)
      .run()
  }

  @Test(arguments: [0, 1, 2, 3, 64, 255] as [Int32])
  func `the agent's own exit status is passed on`(status: Int32) throws {
    #expect(try run("exit \(status)") == status)
  }

  @Test func `the agent is told to inspect with the arguments as they were, in a folder made for it`() throws
  {
    #expect(try run(#"[ "$1 $2 $3" = "inspect drum --folder" ] && [ -d "$4" ] && [ $# = 4 ]"#) == 0)
  }

  @Test func `a picture that the agent draws is kept, unless it fails`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let draw = #"printf '\211PNG\r\n\032\n' >&5"#

    #expect(try run("\(draw); exit 2", picture: PictureFile(path)) == 2)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try run(draw, picture: PictureFile(path)) == 0)
    #expect(FileManager.default.contents(atPath: path)?.count == 8)
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

  @Test(arguments: [
    "for i in $(seq 20); do sleep 20 & done; wait",
    "sleep 20 & x=$(head -c 200000000 /dev/zero | tr '\\0' a); wait",
  ])
  func `somebody's code that takes too much is stopped`(script: String) throws {
    let limit = ["--bundle", "/nowhere.so", "--memory", "128"]
    #expect(try run(script, with: limit, patience: 1000) == 3)
  }

  @Test func `a missing agent is told from one that fails`() {
    #expect(throws: LaunchError.notFound(path: "/nonexistent")) {
      try Inspection(program: "/nonexistent", arguments: []).run()
    }
  }
}
