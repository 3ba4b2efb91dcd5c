import Testing

@testable import Typesetting

@Suite struct `Two directions` {
  private func runs(_ string: String, _ direction: TextDirection? = nil) -> [String] {
    shaped(string, direction: direction).layout(width: .infinity).lines[0].runs.map(\.string)
  }

  @Test func `pieces stand in the order in which they are seen`() {
    #expect(runs("abc שלום def") == ["abc ", "שלום", " def"])
    #expect(runs("שלום abc עולם") == [" עולם", "abc", "שלום "])
  }

  @Test func `a number in Hebrew stays a number`() {
    #expect(runs("מחיר 42 שקל") == [" שקל", "42", "מחיר "])
  }

  @Test func `a paragraph takes the direction of its first letter, unless it is told`() {
    let natural = shaped("שלום").layout(width: .infinity).lines[0]
    let told = shaped("abc", direction: .rightToLeft).layout(width: .infinity).lines[0]

    #expect(natural.isRightToLeft)
    #expect(told.isRightToLeft)
    #expect(!shaped("abc").layout(width: .infinity).lines[0].isRightToLeft)
    #expect(runs("abc!", .rightToLeft) == ["!", "abc"])
  }

  @Test func `pieces follow one another without gap or overlap`() {
    let line = shaped("one שלום (two) مرحبا 3!").layout(width: .infinity).lines[0]

    var x = 0.0
    for run in line.runs {
      #expect(abs(run.x - x) < 1e-9)
      x += run.width
    }
    #expect(abs(line.width - x) < 1e-9)
    #expect(line.runs.map(\.isRightToLeft).contains(true))
  }

  /// Rule L2, as it is written: from the highest level down to 1, reverse all stretches at that level or
  /// above.
  @Test(arguments: 0..<729) func `the order is that of the rule`(code: Int) {
    let levels = (0..<6).map { place in UInt8((code / [1, 3, 9, 27, 81, 243][place]) % 3) }
    var expected = Array(0..<6)
    for level: UInt8 in [2, 1] {
      var parts: [[Int]] = []
      for index in expected {
        if let last = parts.last?.last, (levels[last] >= level) == (levels[index] >= level) {
          parts[parts.count - 1].append(index)
        } else {
          parts.append([index])
        }
      }
      expected = parts.flatMap { levels[$0[0]] >= level ? $0.reversed() : $0 }
    }

    #expect(Bidi.visualOrder(levels) == expected)
  }
}
