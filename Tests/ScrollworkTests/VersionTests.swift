import Foundation
import Testing

@testable import scrollwork

@Suite struct `The version` {
  @Test func `is the newest that the changelog has a heading for`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("CHANGELOG.md")
    let changelog = try String(contentsOf: file, encoding: .utf8)
    let versions = changelog.matches(of: /(?m)^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/).map(\.1)

    #expect(versions.count >= 2)
    #expect(versions.first.map { "scrollwork \($0)" } == Arguments.versionLine)
  }

  @Test func `is asked for by a flag alone, and is no flag of serve`() throws {
    #expect(try Arguments(["--version"]) == .version)
    #expect(throws: Arguments.Mistake.self) { try Arguments(["serve", "--version"]) }
    #expect(Arguments.usage.contains("scrollwork --version"))
  }
}
