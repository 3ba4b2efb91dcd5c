import Foundation
import Glibc

/// A folder of its own for one test, gone afterwards.
final class Scratch {
  let path: String

  init() {
    let name = "/scrollwork-builder-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    path = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path + name
    mkdir(path, 0o700)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes as a shell does: truncates, writes, closes.
  @discardableResult
  func write(_ text: String, to name: String) -> String {
    write(Array(text.utf8), to: name)
  }

  @discardableResult
  func write(_ bytes: [UInt8], to name: String) -> String {
    let file = fopen(self(name), "w")
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    return self(name)
  }

  func read(_ name: String) -> [UInt8] {
    FileManager.default.contents(atPath: self(name)).map(Array.init) ?? []
  }

  func makeFolder(_ name: String) {
    try? FileManager.default.createDirectory(atPath: self(name), withIntermediateDirectories: true)
  }
}
