import Foundation
import Glibc
import Testing

@testable import Processes

@Suite struct `The folder for temporary files` {
  @Test(
    arguments: [
      (nil, "/tmp"), ("", "/tmp"), ("rooms", "/tmp"), ("/rooms", "/rooms"),
    ] as [(String?, String)])
  func `is the one that the variable names, if it is absolute`(variable: String?, path: String) {
    #expect(TemporaryFolder.path(variable: variable) == path)
  }

  @Test func `is left as it was where it can be written`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }

    #expect(TemporaryFolder.fault(of: folder) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test func `is named with the variable, the reason and what mends it where it cannot`() {
    #expect(
      TemporaryFolder.fault(of: "/nowhere/rooms")
        == "nothing can be written in /nowhere/rooms, the folder for temporary files (No such file or directory); "
        + "make room there, or name another folder by the variable TMPDIR")
  }
}
