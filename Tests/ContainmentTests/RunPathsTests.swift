import Foundation
import Testing

@testable import Containment

@Suite struct `Folders that a library names` {
  /// Makes a library by the C compiler of the toolchain; nil where there is none.
  private static func library(_ flags: [String]) throws -> [UInt8]? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, product) = (folder.appendingPathComponent("a.c"), folder.appendingPathComponent("a.so"))
    try Data("int one(void) { return 1; }".utf8).write(to: source)
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["clang", "-shared", "-fPIC", "-o", product.path, source.path] + flags
    compiler.standardError = FileHandle.nullDevice
    try compiler.run()
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0 ? Array(try Data(contentsOf: product)) : nil
  }

  private func folders(_ bytes: [UInt8]) -> [String] {
    RunPaths.folders { offset, count in
      guard let start = Int(exactly: offset), start <= bytes.count, count <= bytes.count - start else {
        return nil
      }
      return Array(bytes[start..<start + count])
    }
  }

  @Test func `are read of its run path, without those that depend on where it lies`() throws {
    let flags = ["-Wl,-rpath,/opt/one/lib:$ORIGIN/../lib:/opt/two", "-Wl,--enable-new-dtags"]
    let bytes = try #require(try Self.library(flags), "there is a compiler where this is built")
    #expect(folders(bytes) == ["/opt/one/lib", "/opt/two"])
    let old = try #require(try Self.library(["-Wl,-rpath,/opt/one/lib", "-Wl,--disable-new-dtags"]))
    #expect(folders(old) == ["/opt/one/lib"])
    #expect(folders(try #require(try Self.library([]))) == [])
  }

  @Test func `are none of anything else, however it is broken`() throws {
    #expect(folders([]) == [])
    #expect(folders([UInt8](repeating: 0xFF, count: 500)) == [])
    #expect(RunPaths.folders(of: "/nowhere/lib.so") == [])
    let bytes = try #require(try Self.library(["-Wl,-rpath,/opt/one/lib"]))
    for length in stride(from: 0, to: bytes.count, by: 7) { _ = folders(Array(bytes[..<length])) }
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      var broken = bytes
      // Where the tables are: the header, and the program headers after it.
      for _ in 0..<4 { broken[Int.random(in: 4..<600, using: &generator)] = .random(in: 0...255) }
      _ = folders(broken)
    }
  }
}
