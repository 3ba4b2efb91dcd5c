import Foundation
import Glibc
import Testing

@testable import scrollwork

@Suite struct `File of a picture` {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]

  private func inFolder(_ work: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try work(folder)
  }

  /// As an agent would.
  private func write(_ bytes: [UInt8], to file: PictureFile) {
    let count = bytes.withUnsafeBytes { Glibc.write(file.descriptor, $0.baseAddress, $0.count) }
    #expect(count == bytes.count)
  }

  @Test func `a picture that is kept takes the place of what was there`() throws {
    try inFolder { folder in
      let path = folder + "/a.png"
      try Data("old".utf8).write(to: URL(filePath: path))
      let file = try PictureFile(path)
      write(Self.png, to: file)
      #expect(FileManager.default.contents(atPath: path) == Data("old".utf8))

      try file.keep()

      #expect(FileManager.default.contents(atPath: path) == Data(Self.png))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
    }
  }

  @Test(arguments: [[], Array("#!/bin/sh".utf8), [0x89]] as [[UInt8]])
  func `anything but a picture is not kept`(bytes: [UInt8]) throws {
    try inFolder { folder in
      let file = try PictureFile(folder + "/a.png")
      if !bytes.isEmpty { write(bytes, to: file) }

      #expect(throws: PictureFile.Fault.self) { try file.keep() }

      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
  }

  @Test func `a place where nothing can be written is refused before anything is run`() throws {
    let fault = #expect(throws: PictureFile.Fault.self) { try PictureFile("/no/such/folder/a.png") }
    #expect(fault?.text.contains("/no/such/folder/a.png") == true)
    #expect(throws: PictureFile.Fault.self) { try PictureFile("/tmp") }
  }
}
