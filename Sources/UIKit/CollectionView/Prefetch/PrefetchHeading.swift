// Which way a section is being scrolled (Facts 2.8).

import QuartzCore

/// Towards its end or its start: a tremble of the finger is no turn.
struct PrefetchHeading: Equatable, Sendable {
  /// How far content has to come back before it has turned, in points: what a finger may move before it drags
  /// (Facts 1.4; uncertain here).
  static let slack: CGFloat = 10

  private(set) var isBackwards = false
  /// How far it has come the way it goes, in points from its start.
  private var furthest: CGFloat

  init(at travel: CGFloat) { furthest = travel }

  /// - Parameter travel: where it is now, within its legal range, in points from its start.
  mutating func follow(_ travel: CGFloat) {
    let progress = isBackwards ? furthest - travel : travel - furthest
    if progress < -Self.slack { isBackwards.toggle() }
    if progress > 0 || progress < -Self.slack { furthest = travel }
  }
}
