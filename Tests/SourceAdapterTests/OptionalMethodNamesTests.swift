import Foundation
import Testing

@testable import SourceAdapter

@Suite struct `Names of optional methods` {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/UIKit")

  private func texts() throws -> [String] {
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? []).compactMap { file in
      guard let file = file as? URL, file.pathExtension == "swift" else { return nil }
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  /// A class of which anything is registered is asked for nothing else.
  @Test func `are known to the adapter wherever UIKit asks whether one is there`() throws {
    var asked: Set<String> = []
    for text in try texts() {
      asked.formUnion(text.matches(of: /_implementing\(\s*"([^"]+)"/).map { String($0.1) })
    }
    #expect(asked.count > 30)
    #expect(asked.subtracting(UIKitProtocols.allMethods) == [])
  }

  @Test func `of an edit menu are those that every responder has`() throws {
    let file = Self.sources.appendingPathComponent("Core/View/UIResponderStandardEditActions.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let written = text.matches(of: /func (\w+)\(_ sender: Any\?\)/).map { "\($0.1)(_:)" }
    #expect(written.count > 10 && Set(written) == UIKitProtocols.standardEditActions)
  }

  @Test func `of one form do not take the properties of that name away`() throws {
    var properties: Set<String> = []
    for text in try texts() {
      properties.formUnion(
        text.matches(of: /(?:open|public) (?:\w+ )*(?:var|let) (\w+)/).map { String($0.1) })
    }
    let bases = Dictionary(grouping: UIKitProtocols.ownMethods) { $0.prefix { $0 != "(" } }
    let single = bases.filter { $0.value.count == 1 }.keys.map { String($0) }
    #expect(properties.intersection(single).subtracting(UIKitProtocols.propertyNames) == [])
  }
}
