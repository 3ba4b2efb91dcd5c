import Testing

@testable import Typesetting

@Suite struct `Line breaking` {
  /// Words of one to nine letters, drawn by a generator that starts the same every time.
  private func words(_ count: Int, seed: UInt64) -> [String] {
    var state = seed
    func next(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    let letters = Array("abcdefgilmnoWMäé")
    return (0..<count).map { _ in
      String((0...next(9)).map { _ in letters[next(UInt64(letters.count))] })
    }
  }

  /// Takes word by word and measures the whole line again each time.
  private func slowLines(_ words: [String], width: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words {
      let longer = line.isEmpty ? word : line + " " + word
      if shaped(longer).longestLine <= width + 1.0 / 1024 {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      // A word that is too long alone goes on character by character.
      for character in word {
        if line.isEmpty || shaped(line + String(character)).longestLine <= width + 1.0 / 1024 {
          line.append(character)
        } else {
          lines.append(line)
          line = String(character)
        }
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  @Test(arguments: 0..<40) func `agrees with the breaker that measures every line again`(seed: Int) {
    let words = words(seed % 13, seed: UInt64(seed))
    let text = shaped(words.joined(separator: " "))

    for width in stride(from: 60.0, through: 400, by: 37) {
      let lines = text.layout(width: width).texts
      let expected = slowLines(words, width: width)
      #expect(lines == (expected.isEmpty ? [""] : expected), "in \(width)")
    }
  }

  @Test func `no line is wider than its room unless it is one character`() {
    let text = shaped("Supercalifragilistic 漢字仮名交じり文 😀😀😀 x")

    for width in stride(from: 1.0, through: 200, by: 7) {
      for line in text.layout(width: width).lines {
        let characters = line.runs.reduce(0) { $0 + $1.string.count }
        #expect(line.width <= width + 0.01 || characters == 1)
      }
    }
  }

  @Test func `nothing but spaces at line ends is lost`() {
    let string = "one two  three,four-five 漢字仮名 six"
    let text = shaped(string)

    for width in stride(from: 5.0, through: 300, by: 11) {
      let joined = text.layout(width: width).texts.joined()
      #expect(joined.filter { $0 != " " } == string.filter { $0 != " " })
    }
  }

  @Test func `characters break anywhere`() {
    let lines = shaped("aaaa aaaa").layout(width: shaped("aaaaaa").longestLine, breaking: .characters)

    #expect(lines.texts == ["aaaa a", "aaa"])
  }

  @Test func `ideographs break between any two, but not before a full stop`() {
    let width = shaped("漢字").longestLine + 1

    #expect(shaped("漢字漢。").layout(width: width).texts == ["漢字", "漢。"])
    #expect(shaped("漢字。字").layout(width: width).texts == ["漢", "字。", "字"])
  }

  @Test func `line ends are kept, and empty lines have the height of others`() {
    let layout = shaped("a\n\nb\r\nc").layout(width: .infinity)

    #expect(layout.texts == ["a", "", "b", "c"])
    #expect(Set(layout.lines.map(\.metrics.lineHeight)).count == 1)
  }

  @Test func `an emoji of several scalars is never cut`() {
    let layout = shaped("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦").layout(width: 5)

    #expect(layout.texts == ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"])
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0, 1e300]) func `odd widths do no harm`(width: Double) {
    for breaking in [LineBreaking.words, .characters, .clip, .truncateHead, .truncateTail, .truncateMiddle] {
      for lines in 0...2 {
        let layout = shaped("some words\nmore").layout(width: width, maximumLines: lines, breaking: breaking)
        #expect(!layout.lines.isEmpty)
      }
    }
  }
}
