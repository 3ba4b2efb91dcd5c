// The words of a comment beside a declaration about its knob.

/// Range, step, unit and former names, as comments state them:
///
///     /// Range: 0...1
///     static let fade: CGFloat = 0.4
///     var itemWidth: CGFloat = 240   // 80...400 step 4 pt
///     // was: cellWidth, width
///     static let itemWidth: CGFloat = 240
///
/// A range is taken where a line of the comment begins with it, or with `range:` before it. So prose with
/// numbers in it says nothing.
struct KnobComment: Hashable, Sendable {
  var range: ClosedRange<Double>?
  /// Greater than zero.
  var step: Double?
  /// `pt`, `s`, `ms`, `°`, `rad`, `×`, `%` or `px`; also from prose: "in points", "in seconds".
  var unit: String?
  /// Former names, as written.
  var formerNames: [String] = []

  /// - Parameter lines: of the comments, with or without their slashes.
  init(_ lines: [String]) {
    for line in lines { read(Self.bare(line)) }
  }

  private mutating func read(_ line: String) {
    if let names = Self.rest(of: line, after: "was:") {
      formerNames += names.split { $0 == "," || $0.isWhitespace }.map(String.init)
      return
    }
    var scanner = CommentScanner(Self.rest(of: line, after: "range:") ?? line)
    if range == nil, let limits = scanner.range() {
      range = limits
      readStepAndUnit(&scanner)
    } else if unit == nil {
      unit = Self.prose.first { line.contains($0.key) }?.value
    }
  }

  private mutating func readStepAndUnit(_ scanner: inout CommentScanner) {
    while let word = scanner.word() {
      if word == "step" || word == "by" {
        guard let size = scanner.number(), size > 0 else { return }
        step = size
      } else if let known = Self.units[word] {
        unit = known
      } else {
        return
      }
    }
  }

  private static let units = [
    "pt": "pt", "pts": "pt", "point": "pt", "points": "pt", "px": "px", "pixels": "px", "s": "s", "sec": "s",
    "second": "s", "seconds": "s", "ms": "ms", "milliseconds": "ms", "°": "°", "deg": "°", "degree": "°",
    "degrees": "°", "rad": "rad", "radians": "rad", "×": "×", "x": "×", "times": "×", "%": "%",
    "percent": "%",
  ]

  /// The first that a line has counts.
  private static let prose: KeyValuePairs = [
    "in points per second": "pt/s", "in points": "pt", "in milliseconds": "ms", "in seconds": "s",
    "in degrees": "°", "in radians": "rad", "in pixels": "px",
  ]

  /// The comment's text without its signs and the space around it.
  private static func bare(_ line: String) -> String {
    var text = line.drop { $0.isWhitespace || "/*!".contains($0) }
    if text.hasPrefix("- ") { text = text.dropFirst(2) }
    while let last = text.last, last.isWhitespace || "*/".contains(last) { text.removeLast() }
    return String(text)
  }

  private static func rest(of line: String, after keyword: String) -> String? {
    line.lowercased().hasPrefix(keyword) ? String(line.dropFirst(keyword.count)) : nil
  }
}

/// Reads numbers and words off the front of a line.
private struct CommentScanner {
  private var rest: Substring

  init(_ text: String) { rest = Substring(text) }

  /// `0...400`, `0 ... 400`, `-1–1`; nil and nothing read for anything else.
  mutating func range() -> ClosedRange<Double>? {
    var ahead = self
    guard let low = ahead.number(), ahead.dots(), let high = ahead.number(), low < high else { return nil }
    self = ahead
    return low...high
  }

  mutating func number() -> Double? {
    skipSpace()
    var text = ""
    if rest.first == "-" { text.append(rest.removeFirst()) }
    while let digit = rest.first, digit.isASCII, digit.isNumber || digit == "_" || digit == "." {
      // Two points are a range, and one before a space ends a sentence.
      if digit == ".", text.contains(".") || rest.dropFirst().first?.isNumber != true { break }
      text.append(rest.removeFirst())
    }
    return NumberText(text)?.value
  }

  /// The next word in small letters; nil at the end and before anything else.
  mutating func word() -> String? {
    skipSpace()
    let word = rest.prefix { $0.isLetter || "°×%".contains($0) }
    rest = rest.dropFirst(word.count)
    return word.isEmpty ? nil : word.lowercased()
  }

  private mutating func dots() -> Bool {
    skipSpace()
    for sign in ["...", "..", "–"] where rest.hasPrefix(sign) {
      rest = rest.dropFirst(sign.count)
      return true
    }
    return false
  }

  private mutating func skipSpace() { rest = rest.drop { $0.isWhitespace || $0 == "," || $0 == ";" } }
}
