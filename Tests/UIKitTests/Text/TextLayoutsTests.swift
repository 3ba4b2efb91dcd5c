import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct `Lines that are kept` {
  private let words = "Some words that take more than one line where there is little room for them"

  private func content(_ string: String) -> TextContent {
    TextContent(string, font: .systemFont(ofSize: 17), paragraph: .init())
  }

  private func lines(_ content: TextContent, _ width: CGFloat, _ most: Int = 0) -> [String] {
    content.layout(width: width, maximumLines: most, mode: .byTruncatingTail).lines
      .map { $0.runs.map(\.string).joined() }
  }

  @Test func `are those of a text that is broken for the first time, in whatever order it is asked`() {
    let kept = content(words)
    let questions: [(CGFloat, Int)] = [
      (100, 0), (.infinity, 1), (100, 2), (80, 0), (200, 1), (60, 3), (90, 0),
    ]
    for (width, most) in questions + questions.reversed() {
      #expect(lines(kept, width, most) == lines(content(words), width, most))
    }
  }

  @Test func `are not those of a copy that has been changed`() {
    let kept = content(words)
    let before = lines(kept, 120)
    #expect(lines(kept.scaled(by: 2), 120).count > before.count)
    #expect(lines(kept, 120) == before)
  }
}
