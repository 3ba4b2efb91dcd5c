// The symbols that are drawn: where their recipes are found.

import Foundation
import Synchronization

/// Recipes by name, all of them this project's own: what they stand for is Apple's, how they look is not.
///
/// A line is a name and a recipe; `name.fill` is what `.fill` draws instead, where closed lines as shapes
/// will not do. `mirror`, `flip` (upside down) and `turn` (a quarter, clockwise) draw another symbol that
/// way.
enum SymbolTable {
  static let names: [String] = Array(texts.keys)

  /// nil where nothing is drawn by that name.
  static func recipe(_ name: String) -> SymbolRecipe? {
    guard texts[name] != nil else { return nil }
    return made.withLock { made in
      if let recipe = made[name] { return recipe }
      let recipe = make(name, depth: 0)
      made[name] = recipe
      return recipe
    }
  }

  private static let made = Mutex<[String: SymbolRecipe]>([:])

  private static let texts: [String: String] = {
    let tables = [arrows, shapes, things, devices, frames, writing, nature, people, tools, household]
    return Dictionary(tables.flatMap(pairs)) { first, _ in first }
  }()

  /// The lines of a table: what stands before and after the sign of equality.
  static func pairs(in table: String) -> [(String, String)] {
    table.split(separator: "\n").compactMap { line in
      guard let end = line.range(of: " = ") else { return nil }
      return (String(line[..<end.lowerBound]), String(line[end.upperBound...]))
    }
  }

  /// `depth` ends rings of symbols that stand for each other.
  private static func make(_ name: String, depth: Int) -> SymbolRecipe? {
    guard let text = texts[name], depth < 4 else { return nil }
    let words = text.split(separator: " ")
    if words.count == 2, let change = Change(rawValue: String(words[0])) {
      return make(String(words[1]), depth: depth + 1).map(change.applied)
    }
    return SymbolRecipe(text, fill: texts[name + ".fill"])
  }

  private enum Change: String {
    case mirror, flip, turn

    func applied(to recipe: SymbolRecipe) -> SymbolRecipe {
      var recipe = recipe
      recipe.parts = recipe.parts.map(applied)
      recipe.filled = recipe.filled.map(applied)
      return recipe
    }

    private func applied(to part: SymbolRecipe.Part) -> SymbolRecipe.Part {
      var part = part
      let side = SymbolDrawing.grid
      part.path = SymbolPath(
        lines: part.path.lines.map { line in
          var line = line
          line.points = line.points.map { point in
            switch self {
            case .mirror: CGPoint(x: side - point.x, y: point.y)
            case .flip: CGPoint(x: point.x, y: side - point.y)
            case .turn: CGPoint(x: side - point.y, y: point.x)
            }
          }
          return line
        })
      return part
    }
  }
}
