import Foundation

/// Reads the numbers of facts: those that the articles of `Facts.md` define, and those that comments cite.
enum FactText {
  /// A number, as it is written, and the line that it stands in, counted from one.
  struct Place: Equatable {
    var number: String
    var line: Int
  }

  /// Numbers that the headings of an article define: `## 2.3 Invalidation`, or in the index the chapter
  /// `### 2 Collection views`.
  static func definitions(in article: String) -> [Place] {
    article.matches(of: #/(?m)^\#{2,3} (\d+(?:\.\d+)?) /#).map { place(of: $0.1, in: article) }
  }

  /// Numbers that a text cites: `Facts 2.3`, `Facts 1.4 and 9.20`, `Facts 4.2 to 4.4`. Such a list may go on
  /// in the next line of its comment.
  static func citations(in text: String) -> [Place] {
    text.matches(of: /\bFacts((?:(?:,| and| to)?[\s\/]+\d+(?:\.\d+)?\b)+)/).flatMap { citation in
      citation.1.matches(of: /\d+(?:\.\d+)?/).map { place(of: $0.0, in: text) }
    }
  }

  /// Citations in a text whose number is not among those that there are, as they are to be told.
  static func mistakes(in text: String, at path: String, among numbers: Set<String>) -> [String] {
    citations(in: text).filter { !numbers.contains($0.number) }
      .map { "\(path):\($0.line): there is no fact \($0.number)" }
  }

  private static func place(of number: Substring, in text: String) -> Place {
    Place(number: String(number), line: 1 + text[..<number.startIndex].count { $0.isNewline })
  }
}
