internal import Typefaces

/// How far every scalar of a paragraph advances, in points.
///
/// The room of a cluster stands at the first scalar of its characters, in equal shares if it is a ligature of
/// several. A text is set in pieces of one style, level, script and font; the page draws piece by piece too,
/// so that neither a ligature nor a join reaches across styles. Words are set one by one, as browsers do:
/// Inter's bold would else draw a space closer to a comma here and not there.
struct Shaping {
  /// `advances[i]` belongs to scalar `range.lowerBound + i`.
  private(set) var advances: [Double]
  let levels: [UInt8]
  let base: UInt8
  let range: Range<Int>

  init(_ text: Scalars, _ range: Range<Int>, direction: TextDirection?) {
    self.range = range
    advances = Array(repeating: 0, count: range.count)
    (base, levels) = Bidi.levels(of: text.values[range], direction: direction)
    let fonts = Self.fonts(text, range)
    let scripts = Self.scripts(text, range)
    var start = range.lowerBound
    while start < range.upperBound {
      let run = Self.end(of: start, range) { index in
        text.spans[index] == text.spans[start] && level(index) == level(start)
      }
      var piece = start
      while piece < run {
        let (font, script) = (fonts[piece - range.lowerBound], scripts[piece - range.lowerBound])
        let end = Self.end(of: piece, start..<run) {
          fonts[$0 - range.lowerBound] === font && scripts[$0 - range.lowerBound] == script
            && (text.values[$0] == 0x20) == (text.values[piece] == 0x20)
        }
        shape(text, piece..<end, in: start..<run, font, script)
        piece = end
      }
      start = run
    }
    space(text)
  }

  func level(_ index: Int) -> UInt8 { levels[index - range.lowerBound] }

  func advance(_ index: Int) -> Double { advances[index - range.lowerBound] }

  mutating func setAdvance(_ advance: Double, at index: Int) { advances[index - range.lowerBound] = advance }

  static func end(of start: Int, _ range: Range<Int>, while same: (Int) -> Bool) -> Int {
    var end = start + 1
    while end < range.upperBound, same(end) { end += 1 }
    return end
  }

  private mutating func shape(
    _ text: Scalars, _ piece: Range<Int>, in run: Range<Int>, _ font: FontFile?, _ script: Script
  ) {
    let size = text.style(at: piece.lowerBound).size
    guard let font else {
      // Without any font a character is guessed to be half as wide as high.
      for index in piece where text.startsCharacter[index] { advances[index - range.lowerBound] = size / 2 }
      return
    }
    var clusters: [Int: Double] = [:]
    let isRightToLeft = level(piece.lowerBound) % 2 == 1
    font.shape(
      text.values[run], range: piece, isRightToLeft: isRightToLeft, script: script,
      hasLigatures: spacing(text, piece.lowerBound) == 0
    ) { index, advance in
      clusters[index, default: 0] += advance * size
    }
    let starts = clusters.keys.sorted()
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : piece.upperBound
      let characters = (start..<end).filter { text.startsCharacter[$0] || $0 == start }
      for index in characters {
        advances[index - range.lowerBound] = (clusters[start] ?? 0) / Double(characters.count)
      }
    }
  }

  /// Tracking, kerning that was asked for, digits of one width, and boxes.
  private mutating func space(_ text: Scalars) {
    for index in range where text.startsCharacter[index] {
      let style = text.style(at: index)
      if let box = text.box(at: index) {
        advances[index - range.lowerBound] = box.width + style.kern
      } else if style.hasEvenDigits, (0x30...0x39).contains(text.values[index]) {
        // Its tracking is within.
        advances[index - range.lowerBound] = DigitWidth.widest(style) + style.kern
      } else if advances[index - range.lowerBound] != 0 {
        // Characters that take no room take none after them either, as in browsers.
        advances[index - range.lowerBound] += spacing(text, index)
      }
    }
  }

  /// After the character at `index`. Text that reads from right to left has no tracking: its letters are
  /// joined.
  func spacing(_ text: Scalars, _ index: Int) -> Double {
    let style = text.style(at: index)
    return level(index) % 2 == 1 ? style.kern : style.spacing
  }

  /// The font of each scalar: for a whole character, the first that has all of it.
  static func fonts(_ text: Scalars, _ range: Range<Int>) -> [FontFile?] {
    var fonts: [FontFile?] = []
    fonts.reserveCapacity(range.count)
    var index = range.lowerBound
    var stations: (span: Int, fonts: [FontSet.Station]) = (-1, [])
    while index < range.upperBound {
      if stations.span != text.spans[index] {
        stations = (text.spans[index], FontSet.shared.stations(for: text.style(at: index)))
      }
      let end = end(of: index, range) { !text.startsCharacter[$0] }
      let font = FontChoice.font(for: text.values[index..<end], among: stations.fonts)
      for _ in index..<end { fonts.append(font) }
      index = end
    }
    return fonts
  }

  /// The script of each scalar; what has none of its own takes that before it, or after it at the beginning.
  static func scripts(_ text: Scalars, _ range: Range<Int>) -> [Script] {
    let own = text.values[range].map { Script(of: $0) }
    var current = own.lazy.compactMap(\.self).first ?? .common
    return own.map { script in
      if let script { current = script }
      return current
    }
  }
}
