import QuartzCore

/// Declarations of CSS, one after the other: "color" and "red".
struct CssDeclarations {
  private(set) var list: [(name: String, value: String)] = []
  /// More than anybody writes.
  private static let most = 64

  init(_ text: some StringProtocol) {
    for part in text.split(separator: ";", maxSplits: Self.most) where list.count < Self.most {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      let value = part[part.index(after: colon)...].replacingOccurrences(of: "!important", with: "")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      list.append((name, value))
    }
  }
}

extension HtmlStyle {
  /// Declarations that say nothing that is known here change nothing.
  mutating func apply(_ declarations: CssDeclarations) {
    for (name, value) in declarations.list { apply(name, value) }
  }

  private mutating func apply(_ name: String, _ value: String) {
    let word = value.lowercased()
    switch name {
    case "font-size": setSize(Self.fontSize(word, around: size) ?? size)
    case "font-weight": weight = Self.weight(word) ?? weight
    case "font-style": isItalic = word == "italic" || word.hasPrefix("oblique")
    case "font-family": takeFamilies(value)
    case "font": takeFont(value)
    case "color": color = CssColor.color(word) ?? color
    case "background-color", "background": ground = CssColor.color(word) ?? ground
    case "text-decoration", "text-decoration-line": takeDecoration(word)
    case "letter-spacing": kern = Self.length(word, em: size) ?? 0
    case "text-transform": textCase = word == "none" ? nil : word
    case "text-align": alignment = Self.alignments[word] ?? alignment
    case "direction": isRightToLeft = word == "rtl"
    case "line-height": takeLineHeight(word)
    case "white-space": keepsSpaces = word.hasPrefix("pre")
    case "display": isHidden = isHidden || word == "none"
    case "margin-top": before = Self.margin(word, em: size) ?? before
    case "margin-bottom": after = Self.margin(word, em: size) ?? after
    case "margin": takeMargins(word)
    case "margin-left", "padding-left": indent += Self.margin(word, em: size) ?? 0
    case "vertical-align": takeVerticalAlign(word)
    default: break
    }
  }

  private static let alignments: [String: NSTextAlignment] = [
    "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
  ]

  mutating func takeAlignment(_ name: String?) {
    alignment = name.flatMap { Self.alignments[$0.lowercased()] } ?? alignment
  }

  private mutating func takeDecoration(_ word: String) {
    if word.contains("none") { (isUnderlined, isStruckThrough) = (false, false) }
    if word.contains("underline") { isUnderlined = true }
    if word.contains("line-through") { isStruckThrough = true }
  }

  private mutating func takeLineHeight(_ word: String) {
    if let multiple = Double(word), multiple.isFinite, (0...100).contains(multiple) {
      (lineHeightMultiple, lineHeight) = (multiple, 0)
    } else if word.hasSuffix("%"), let percent = Double(word.dropLast()), (0...10_000).contains(percent) {
      (lineHeightMultiple, lineHeight) = (percent / 100, 0)
    } else if let points = Self.length(word, em: size), points >= 0 {
      (lineHeightMultiple, lineHeight) = (0, points)
    }
  }

  private mutating func takeMargins(_ word: String) {
    let sides = word.split(separator: " ").map { Self.margin(String($0), em: size) ?? 0 }
    guard let first = sides.first else { return }
    before = first
    after = sides.count > 2 ? sides[2] : first
    indent += sides.count > 3 ? sides[3] : sides.count > 1 ? sides[1] : first
  }

  private mutating func takeVerticalAlign(_ word: String) {
    if word == "super" { rise += size / 3 }
    if word == "sub" { rise -= size / 6 }
  }

  private mutating func takeFamilies(_ list: String) {
    let names = list.split(separator: ",", maxSplits: 16).map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n'\""))
    }
    family = names.first { AppFonts.font(named: $0) != nil }
    let mono = ["mono", "courier", "menlo", "consolas"]
    isMonospaced =
      family == nil && names.first.map { name in mono.contains { name.lowercased().contains($0) } } == true
  }

  /// "italic bold 17px/1.4 -apple-system".
  private mutating func takeFont(_ value: String) {
    let words = value.split(separator: " ", maxSplits: 16).map(String.init)
    (isItalic, weight) = (false, .regular)
    for (index, word) in words.enumerated() {
      let lowered = word.lowercased()
      if lowered == "italic" || lowered == "oblique" {
        isItalic = true
      } else if let (size, height) = Self.sizeAndHeight(lowered, around: size) {
        setSize(size)
        if let height { takeLineHeight(height) }
        takeFamilies(words[(index + 1)...].joined(separator: " "))
        return
      } else if let weight = Self.weight(lowered) {
        self.weight = weight
      }
    }
  }

  /// "17px/1.4"; nil for a word that is none of a size: a weight has no unit.
  private static func sizeAndHeight(_ word: String, around size: CGFloat) -> (CGFloat, String?)? {
    let parts = word.split(separator: "/", maxSplits: 1).map(String.init)
    guard let first = parts.first, Double(first) == nil, let points = fontSize(first, around: size) else {
      return nil
    }
    return (points, parts.count > 1 ? parts[1] : nil)
  }

  private static func weight(_ word: String) -> UIFont.Weight? {
    switch word {
    case "bold", "bolder": return .bold
    case "normal": return .regular
    case "lighter": return .light
    default:
      guard let number = Int(word), (1...1000).contains(number) else { return nil }
      return UIFont.Weight(css: number)
    }
  }

  /// CSS 2.1, "font-size": steps of about 1.2, and larger ones above.
  private static let namedSizes: [String: CGFloat] = [
    "xx-small": 0.6, "x-small": 0.75, "small": 8 / 9, "medium": 1, "large": 1.2, "x-large": 1.5,
    "xx-large": 2, "xxx-large": 3,
  ]

  private static func fontSize(_ word: String, around size: CGFloat) -> CGFloat? {
    if let factor = namedSizes[word] { return factor * standardSize }
    if word == "larger" { return size * 1.2 }
    if word == "smaller" { return size / 1.2 }
    if word.hasSuffix("%"), let percent = Double(word.dropLast()) { return size * percent / 100 }
    return length(word, em: size).map { max($0, 0) }
  }

  /// Of `<font size>`: 1…7, of which 3 is the standard one, or from there with a sign.
  mutating func takeFontSize(_ text: String) {
    guard let number = Int(text.trimmingCharacters(in: .whitespaces)), abs(number) <= 7 else { return }
    let isRelative = text.contains("+") || text.contains("-")
    let steps: [CGFloat] = [0.75, 8 / 9, 1, 1.2, 1.5, 2, 3]
    setSize(steps[min(max(isRelative ? 3 + number : number, 1), 7) - 1] * Self.standardSize)
  }

  private static func margin(_ word: String, em: CGFloat) -> CGFloat? {
    length(word, em: em).map { min(max($0, 0), largestSize) }
  }

  /// Points; nil for what is no length.
  static func length(_ word: String, em: CGFloat) -> CGFloat? {
    let unit = word.reversed().prefix { $0.isLetter }
    guard let number = Double(word.dropLast(unit.count)), number.isFinite, abs(number) < 100_000 else {
      return nil
    }
    switch String(unit.reversed()) {
    case "px", "pt", "": return number
    case "em": return number * em
    case "rem": return number * standardSize
    default: return nil
    }
  }
}
