// The name of a symbol says which drawing it is, and what is done to it.

import Foundation

/// `heart.slash.circle.fill`: a heart, struck out, in a filled circle.
struct SymbolName: Hashable, Sendable {
  enum Enclosure: String, CaseIterable, Sendable {
    case circle, square, rectangle, triangle, diamond, hexagon, octagon, pentagon
    case shield, seal, capsule, app, bubble, icloud, viewfinder, rhombus

    /// The name in `SymbolTable`.
    var drawn: String {
      switch self {
      case .bubble: "bubble.left"
      case .icloud: "cloud"
      default: rawValue
      }
    }
  }

  /// A name in `SymbolTable`, a number or a letter.
  private(set) var base: String
  private(set) var isFilled = false
  private(set) var isSlashed = false
  private(set) var enclosure: Enclosure?
  private(set) var isEnclosureFilled = false
  /// The shape around it in dashes or upright: a word of its name, where there is such a drawing.
  private(set) var enclosureLine: String?
  /// The sign in the small disc at a corner; empty for a bare dot.
  private(set) var badge: String?
  /// A number in the middle of a round arrow, in seconds.
  private(set) var seconds: String?
  /// Words of the name that nothing is drawn for.
  private(set) var unknownWords: [String] = []

  /// nil where not even the beginning of the name is known.
  init?(_ name: String) {
    let words = Self.usual(name).split(separator: ".").map(String.init)
    let count = (1...max(1, words.count)).reversed().first { count in
      count <= words.count && Self.isBase(words[..<count].joined(separator: "."))
    }
    guard let count else { return nil }
    base = words[..<count].joined(separator: ".")
    // A number or letter alone is no symbol; in a shape it is one.
    var rest = words[count...]
    while let word = rest.popFirst() { take(word, &rest) }
    if SymbolTable.recipe(base) == nil, enclosure == nil { return nil }
  }

  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) {
    switch word {
    case "fill": if enclosure == nil { isFilled = true } else { isEnclosureFilled = true }
    case "slash": isSlashed = true
    case "badge", "trianglebadge":
      // The last word of `person.badge.key.fill` is about the person, not the key.
      let words = rest.prefix { $0 != "fill" }
      let count = (0...words.count).last { Self.isBase(words.prefix($0).joined(separator: ".")) } ?? 0
      badge = words.prefix(count).joined(separator: ".")
      rest = rest.dropFirst(count)
      // A badge of a person has no other drawing where it is a cropped one.
      if badge == "person", rest.first == "crop" { rest.removeFirst() }
    case "dashed", "dotted", "portrait":
      if let enclosure, SymbolTable.recipe("\(enclosure.drawn).\(word)") != nil {
        enclosureLine = word
      } else {
        unknownWords.append(word)
      }
    // Which way a symbol reads, and what a device fills by a value.
    case "ltr", "rtl", "inverse": break
    default:
      if enclosure == nil, let enclosure = Enclosure(rawValue: word) {
        self.enclosure = enclosure
      } else if base.hasPrefix("arrow."), Self.roundArrows.contains(base), SymbolTable.character(word) != nil
      {
        seconds = word
      } else {
        unknownWords.append(word)
      }
    }
  }

  private static let roundArrows: Set = ["arrow.clockwise", "arrow.counterclockwise"]

  private static func isBase(_ name: String) -> Bool {
    SymbolTable.recipe(name) != nil || SymbolTable.character(name) != nil
  }

  // MARK: Other names of the same

  private static let others = SymbolTable.pairs(in: SymbolTable.otherNames)

  private static func usual(_ name: String) -> String {
    let words = name.split(separator: ".")
    // A symbol with a recipe of its own needs no other name: `bubble.right` is not a kind of `bubble`.
    let own = (0...words.count).last { SymbolTable.recipe(words[..<$0].joined(separator: ".")) != nil } ?? 0
    let fitting = others.filter { name == $0.0 || name.hasPrefix($0.0 + ".") }
    guard let (beginning, usual) = fitting.max(by: { $0.0.count < $1.0.count }) else { return name }
    if beginning.split(separator: ".").count <= own { return name }
    return usual + name.dropFirst(beginning.count)
  }
}
