import Foundation
import Testing

/// Comments that cite facts, against the articles that have them.
@Suite struct `Facts` {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let catalogue = root.appendingPathComponent("Sources/UIKit/UIKit.docc")

  /// Numbers that the index and the articles define, by file.
  private static let defined = texts(of: catalogue.appendingPathComponent("Facts")).mapValues {
    FactText.definitions(in: $0).map(\.number)
  }
  private static let index = text(of: catalogue.appendingPathComponent("Facts.md"))
  private static let chapters = FactText.definitions(in: index).map(\.number)
  private static let numbers = chapters + defined.values.joined()

  @Test(arguments: ["Sources", "Tests", "Public"])
  func `every citation names a fact that there is`(folder: String) {
    let known = Set(Self.numbers)
    let texts = Self.texts(of: Self.root.appendingPathComponent(folder))
    for (path, text) in texts where !path.hasSuffix(Self.own) {
      #expect(FactText.mistakes(in: text, at: path, among: known) == [])
    }
  }

  @Test func `the sources do cite facts`() {
    let texts = Self.texts(of: Self.root.appendingPathComponent("Sources/UIKit")).values
    #expect(texts.reduce(0) { $0 + FactText.citations(in: $1).count } > 50)
  }

  @Test func `every number is that of one fact`() {
    #expect(Self.numbers.count > 90)
    let facts = Dictionary(grouping: Self.numbers, by: \.self)
    #expect(facts.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test func `the index leads to every article by its numbers`() {
    let rows = Self.index.matches(of: /(?m)^\| (\d+\.\d+) \|.*\(Facts\/(\w+\.md)\) \|$/)
      .map { "\($0.2) \($0.1)" }
    let articles = Self.defined.flatMap { path, numbers in
      numbers.map { "\(path.split(separator: "/").last ?? "") \($0)" }
    }
    #expect(Set(rows).symmetricDifference(articles).sorted() == [])
  }

  // MARK: Reading

  @Test func `a citation is found with its line, in lists and over the end of a line`() {
    let text = """
      /// One fact (Facts 2.3), and two (Facts 1.4 and 9.20, inferred: 40 to 100 ms).
      // A range (Facts 3.3 to 3.7), a sequence (Facts 1.12 E, J), a chapter (Facts 5). Facts alone, and
      // a list that goes on: Facts 2.9,
      // 4.7.
      """
    let found = FactText.citations(in: text).map { "\($0.line): \($0.number)" }
    #expect(
      found == [
        "1: 2.3", "1: 1.4", "1: 9.20", "2: 3.3", "2: 3.7", "2: 1.12", "2: 5", "3: 2.9", "4: 4.7",
      ])
  }

  @Test func `headings define numbers, and nothing else does`() {
    let text = """
      # 7 is a title

      ## 7.1 A section

      See 7.2.

      ### 8 A chapter
      """
    #expect(FactText.definitions(in: text) == [.init(number: "7.1", line: 3), .init(number: "8", line: 7)])
  }

  @Test func `a number that no fact has is told with its place`() {
    let mistakes = FactText.mistakes(
      in: "/// Nothing.\n/// Facts 2.3, 2.99.", at: "Sources/A.swift", among: ["2.3"])
    #expect(mistakes == ["Sources/A.swift:2: there is no fact 2.99"])
  }

  // MARK: Files

  /// Made-up texts stand in this file.
  private static let own = "FactsTests.swift"

  /// The texts below a folder that may speak of facts, by their paths from the package's folder.
  private static func texts(of folder: URL) -> [String: String] {
    let word = Data("Facts".utf8)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var texts: [String: String] = [:]
    for case let file as URL in files?.allObjects ?? []
    where ["swift", "js", "mjs", "md", "py", "h", "c"].contains(file.pathExtension) {
      guard let data = try? Data(contentsOf: file), data.range(of: word) != nil else { continue }
      texts[String(file.path.dropFirst(root.path.count + 1))] = String(decoding: data, as: UTF8.self)
    }
    return texts
  }

  private static func text(of file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
}
