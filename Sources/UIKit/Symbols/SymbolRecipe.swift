// The parts that a symbol is drawn of.

import Foundation

/// The parts of a symbol, written as text: `s M4 12 H20 | f O 12 12 3`, from back to front.
///
/// Each part is a letter, perhaps with a number that makes its lines so much heavier, and a `SymbolPath`:
///
///     s   lines                  f   a filled shape         b   both
///     c   lines cut out          x   a shape cut out        k   both cut out
struct SymbolRecipe: Hashable, Sendable {
  struct Part: Hashable, Sendable {
    enum Paint: Hashable, Sendable { case stroke, fill, both }
    var paint: Paint
    var cuts = false
    /// Of lines, in weights.
    var heaviness: CGFloat = 1
    var path: SymbolPath
  }

  var parts: [Part]
  /// The parts that `.fill` draws.
  var filled: [Part]

  /// Without a text of its own, what `.fill` draws are the closed lines as shapes.
  ///
  /// - Returns: nil where a text is no recipe.
  init?(_ text: String, fill: String? = nil) {
    guard let parts = Self.parts(of: text) else { return nil }
    guard let filled = fill.map(Self.parts(of:)) ?? parts.map(\.filled) else { return nil }
    self.parts = parts
    self.filled = filled
  }

  /// One row of lines, which nothing fills.
  init(line path: SymbolPath) {
    parts = [Part(paint: .stroke, path: path)]
    filled = parts
  }

  /// Whether `.fill` is another drawing.
  var hasFill: Bool { parts != filled }

  private static func parts(of text: String) -> [Part]? {
    var parts: [Part] = []
    for piece in text.split(separator: "|") {
      guard let part = Part(piece.drop { $0 == " " || $0 == "\n" }) else { return nil }
      parts.append(part)
    }
    return parts.isEmpty ? nil : parts
  }
}

extension SymbolRecipe.Part {
  fileprivate init?(_ text: Substring) {
    guard let letter = text.first, let kind = Self.kinds[letter] else { return nil }
    let number = text.dropFirst().prefix { $0 != " " }
    guard let heaviness = number.isEmpty ? 1 : Double(number), heaviness > 0 else { return nil }
    guard let path = SymbolPath(text.dropFirst(1 + number.count)) else { return nil }
    self.init(paint: kind.paint, cuts: kind.cuts, heaviness: CGFloat(heaviness), path: path)
  }

  private static let kinds: [Character: (paint: Paint, cuts: Bool)] = [
    "s": (.stroke, false), "f": (.fill, false), "b": (.both, false), "c": (.stroke, true),
    "x": (.fill, true), "k": (.both, true),
  ]

  fileprivate var filled: Self {
    guard paint == .stroke, path.lines.contains(where: \.isClosed) else { return self }
    var copy = self
    copy.paint = .both
    return copy
  }

  /// Around what is drawn, in units, where a line is `weight` wide.
  func bounds(weight: CGFloat) -> CGRect {
    let box = path.bounds
    if box.isNull || paint == .fill { return box }
    let half = weight * heaviness / 2
    return box.insetBy(dx: -half, dy: -half)
  }
}
