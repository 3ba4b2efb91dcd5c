import Foundation
import Testing

@Suite struct `The table of packages` {
  @Test func `says of each file what its header says`() throws {
    let packages = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Packages")
    let page = try String(contentsOf: packages.appendingPathComponent("README.md"), encoding: .utf8)
    let rows = page.matches(of: /(?m)^\| `([\w+]+\.swift)` \| (.*) \| (\w+) \| (.*) \|$/).map {
      "\($0.1): \($0.2): \($0.3): \($0.4.isEmpty ? "" : "Missing: \($0.4).")"
    }
    var headers: [String] = []
    for case let file as URL in FileManager.default.enumerator(at: packages, includingPropertiesForKeys: nil)
      ?? .init()
    where file.pathExtension == "swift" {
      // A long header goes on in the next line.
      let paragraphs = try String(contentsOf: file, encoding: .utf8).replacing("\n// ", with: " ")
      guard let header = paragraphs.prefixMatch(of: /\/\/ (.+?) — after.*? State: (\w+)\. ?(.*)/) else {
        continue
      }
      let missing = header.3.hasPrefix("Missing: ") ? String(header.3) : ""
      headers.append("\(file.lastPathComponent): \(header.1): \(header.2): \(missing)")
    }
    #expect(headers.count > 20)
    #expect(Set(rows) == Set(headers))
  }
}
