// A symbol put together: what its name says of circles, slashes and badges, in steps.

import Foundation

/// Steps from back to front, on the grid of 24 units.
struct SymbolDrawing: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    indirect enum Content: Hashable, Sendable {
      case parts([SymbolRecipe.Part])
      case steps([Step])
    }
    enum Mode: Hashable, Sendable {
      /// On top.
      case add
      /// Out of all that is there.
      case cut
      /// Out of what is there, or on top of it where levels have colours of their own.
      case contrast
    }

    var content: Content
    var mode = Mode.add
    /// Of importance, 0 first: which colour of a palette it gets.
    var level = 0
  }

  var steps: [Step]
  /// Of lines, in units.
  var weight: CGFloat

  /// Side of the grid, in units.
  static let grid: CGFloat = 24
  static let middle: CGFloat = 12
  /// Where letters beside the symbol stand, in units from the top: half a capital (0.705 em) below the
  /// middle.
  static let baseline: CGFloat = 19.05
  /// Around the ink, in units.
  private static let margin: CGFloat = 0.6

  /// The rectangle of the ink, with a little room around it, in units.
  var box: CGRect {
    let ink = Self.bounds(of: steps, weight: weight)
    return ink.isNull
      ? CGRect(x: 0, y: 0, width: Self.grid, height: Self.grid)
      : ink.insetBy(dx: -Self.margin, dy: -Self.margin)
  }

  private static func bounds(of steps: [Step], weight: CGFloat) -> CGRect {
    steps.lazy.filter { $0.mode != .cut }.reduce(CGRect.null) { box, step in
      switch step.content {
      case .steps(let inner): box.union(bounds(of: inner, weight: weight))
      case .parts(let parts):
        parts.lazy.filter { !$0.cuts }.reduce(box) { $0.union($1.bounds(weight: weight)) }
      }
    }
  }
}
