import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceAdapter

/// The adapter's beliefs about UIKit, held to the sources of ours.
@Suite struct `Names of UIKit that knobs know` {
  private static func sources(_ folder: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/UIKit/\(folder)")
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  @Test func `are cases or constants of the types`() throws {
    let files = try Self.sources("").enumerated().map {
      SourceFile(path: "\($0.offset).swift", text: $0.element)
    }
    let index = ModuleIndex(files, moduleName: "UIKit")

    for (name, choices) in KnownChoices.all {
      let type = index.types.first { $0.name == name }
      let members = try #require(type, "\(name)").members.filter { $0.kind == .enumCase || $0.isStatic }.map(
        \.name)

      #expect(Set(choices).isSubset(of: members), "\(name)")
    }
  }

  @Test func `are the colours, light as they are there`() throws {
    let text = try Self.sources("Looks").joined()
    let hex = try Regex(#"static let (\w+) = UIColor\(light: 0x([0-9A-F]{6}),? ?([0-9.]*)"#)
    var count = 0

    for match in text.matches(of: hex) {
      let values = match.output.compactMap(\.substring).map(String.init)
      let rgb = try #require(UInt32(values[2], radix: 16))

      #expect(NamedColours[values[1]] == Colour(rgb, alpha: Double(values[3]) ?? 1), "\(values[1])")
      count += 1
    }
    #expect(count > 30)
    for name in NamedColours.all.keys { #expect(text.contains("static let \(name) ="), "\(name)") }
  }
}
