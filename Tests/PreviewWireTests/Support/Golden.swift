import Foundation
import PreviewWire
import Testing

/// A message of `Tests/Golden/wire`: its bytes, and what both languages are to make of them.
struct Golden: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let json: Data

  var testDescription: String { name }

  init(_ name: String) throws {
    self.name = name
    bytes = try Self.bytes(
      ofHex: String(contentsOf: Self.folder.appending(path: "\(name).hex"), encoding: .utf8))
    json = try Data(contentsOf: Self.folder.appending(path: "\(name).json"))
  }

  func expectation<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: json)
  }

  /// Every golden message; a test of it fails if there are none.
  static let all: [Golden] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".hex") }.sorted().compactMap { try? Golden(String($0.dropLast(4))) }
  }()

  static let frames = all.filter { $0.kind == .frame && !$0.isBad }
  static let viewerMessages = all.filter { $0.kind == .viewer && !$0.isBad }
  static let bad = all.filter(\.isBad)

  enum Kind { case frame, viewer }

  var isBad: Bool { name.hasPrefix("bad-") }

  var kind: Kind {
    struct Head: Decodable { var message: String }
    return (try? expectation(Head.self).message) == "frame" ? .frame : .viewer
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden/wire")

  /// Pairs of hexadecimal digits; what follows a `#` in a line is for people.
  private static func bytes(ofHex text: String) throws -> [UInt8] {
    try text.split(separator: "\n").flatMap { line in
      try line.prefix { $0 != "#" }.split(separator: " ").map { try #require(UInt8($0, radix: 16)) }
    }
  }
}
