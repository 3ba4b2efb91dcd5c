// From a symbol's name to its drawing, also for names that nothing is drawn for.

import QuartzCore
import Synchronization

enum SymbolShelf {
  /// There is always a drawing: the nearest that is known, or a dashed square; the session's log says so,
  /// once a name.
  static func drawing(_ name: String, weight: CGFloat) -> SymbolDrawing {
    guard let known = SymbolName(name) else {
      note("No symbol called \"\(name)\" is drawn here. A dashed square stands for it.", about: name)
      return placeholder(weight: weight)
    }
    if !known.unknownWords.isEmpty {
      note("The symbol \"\(name)\" is drawn here as \"\(known.base)\" only.", about: name)
    }
    return known.drawing(weight: weight)
  }

  private static func placeholder(weight: CGFloat) -> SymbolDrawing {
    let parts = SymbolTable.recipe("square.dashed")?.parts ?? []
    return SymbolDrawing(steps: [.init(content: .parts(parts))], weight: weight)
  }

  private static let noted = Mutex<Set<String>>([])

  private static func note(_ sentence: String, about name: String) {
    guard noted.withLock({ $0.insert(name).inserted }) else { return }
    SessionContext.reportFromAnywhere(sentence)
  }
}
