// Layouts that invalidate themselves without end.

import QuartzCore

/// Counts how often the layout was prepared again, though nothing but itself gave cause.
struct RunawayWatch {
  /// Layout passes in one instant after which a layout is taken to invalidate itself without end.
  static let mostPassesInAnInstant = 100
  /// The same, once it is known to.
  static let mostPassesOfARunaway = 8

  enum Verdict: Equatable {
    case goesOn
    /// The layout gets its next pass with the next frame; `isFirst` says whether that is to be asked for
    /// still.
    case isRunaway(isFirst: Bool)
  }

  /// All that a layout may be prepared again for.
  struct Cause: Equatable {
    /// Seconds of virtual time.
    var instant = -1.0
    var bounds = CGRect.zero
    /// `ElementViews.generation`.
    var generation = 0
  }

  private var cause = Cause()
  private var count = 0
  /// Whether it has gone on for ever before.
  private var isRunaway = false

  mutating func passBegins(for present: Cause) -> Verdict {
    if cause != present { (cause, count) = (present, 0) }
    count += 1
    let most = isRunaway ? Self.mostPassesOfARunaway : Self.mostPassesInAnInstant
    guard count > most else { return .goesOn }
    isRunaway = true
    return .isRunaway(isFirst: count == most + 1)
  }
}
