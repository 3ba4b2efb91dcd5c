import Foundation

/// Every number of the scroll view that is not arithmetic, with the fact that it is from (`Facts.md`).
///
/// Those marked *inferred* there are best guesses: they stand here, and nowhere else, to be changed.
enum ScrollConstants {
  // MARK: Touch to drag

  /// How far a finger goes before a pan begins, in points (Facts 1.4).
  static let slop: CGFloat = 10

  /// The stretch of time before the last sample that a pan's velocity is taken over, in seconds
  /// (Facts 1.4 and 9.20, inferred: 40 to 100 ms).
  static let velocityWindow: TimeInterval = 0.08

  /// The shortest time a velocity is taken over, in seconds: the period of a 60 Hz touch screen, which could
  /// not have reported two samples closer together. Keeps a jump within one millisecond from being a fling.
  static let shortestVelocityWindow: TimeInterval = 1.0 / 60

  /// With the directional lock on, one axis is locked when the other has moved this many times as far at
  /// recognition (Facts 1.4 and 9.18, inferred).
  static let directionalLockRatio: CGFloat = 1.5

  /// How far a finger goes before it takes along what it has stopped, in points, where it has to be seen
  /// which way it goes. Our choice.
  static let catchDistance: CGFloat = 2

  // MARK: Rubber band

  /// Slope of the rubber band at the edge, no unit (Facts 1.5).
  static let rubberBandSlope: CGFloat = 0.55

  // MARK: Deceleration

  /// Deceleration ends when the speed falls to this many points per **millisecond** (Facts 1.6).
  static let stopSpeed: CGFloat = 0.01

  /// The deceleration rates that a changed target may ask for, per millisecond. Beyond them the motion is a
  /// settle (Facts 1.13 and 9.7, inferred).
  static let retargetRates: ClosedRange<CGFloat> = 0.9...0.9999

  /// How long a deceleration that is bent to a far target may last: this many times as long as the fling
  /// would have, or that many seconds if that is longer. Beyond it a slow release would crawl; it settles
  /// (Facts 1.13, inferred from the reported change of motion below 0.27 pt/ms).
  static let retargetStretch: TimeInterval = 2
  static let longestSlowRetarget: TimeInterval = 3

  // MARK: Spring

  /// Angular rate of the critically damped spring at an edge and between pages, in 1/s
  /// (Facts 1.7 and 9.1, 9.6, inferred).
  static let springRate: CGFloat = 12.5

  /// A bounce has ended when it is this close to the edge, in device pixels (Facts 1.7).
  static let springPrecisionInPixels: CGFloat = 0.5

  // MARK: Settle

  /// Shortest and longest settle, in seconds (Facts 1.13 and 9.7, inferred).
  static let settleDurations: ClosedRange<TimeInterval> = 0.3...0.5

  // MARK: Paging

  /// Above this speed, in points per **millisecond**, a release goes to the next page instead of the nearest
  /// (Facts 1.8 and 9.6, inferred).
  static let pagingSpeed: CGFloat = 0.2

  // MARK: Animated scroll

  /// Duration of `setContentOffset(_:animated:)` over any distance, in seconds (Facts 1.9 and 9.8).
  static let animatedScrollDuration: TimeInterval = 0.3

  // MARK: Flings that add up

  /// How much of the speed that a finger stops is added to the next fling in the same direction:
  /// `min(factor * |v|^exponent, limit)`, all in points per second (Facts 1.6, another system's fit to
  /// UIKit).
  static let carryFactor: CGFloat = 0.000816
  static let carryExponent: CGFloat = 1.967
  static let carryLimit: CGFloat = 40_000

  /// A finger that stays longer than this, in seconds, has stopped the content for good. Our choice: how long
  /// UIKit remembers is not known.
  static let carryTime: TimeInterval = 0.4

  /// Nothing is added to a fling that is slower than this part of what would be. Our choice, for the same
  /// reason.
  static let carryThreshold: CGFloat = 0.5

  // MARK: Indicators (Facts 1.14)

  /// In points (Facts 1.14: 2.5 to 3).
  static let indicatorThickness: CGFloat = 3
  /// Distance from the edge and from the ends of the track, in points.
  static let indicatorMargin: CGFloat = 2.5
  /// Width of the line around it that tells it from content of its own colour, in points. Our choice.
  static let indicatorBorder: CGFloat = 0.5
  /// How long an indicator takes to fade once the content rests, in seconds.
  static let indicatorFade: TimeInterval = 0.25
  /// How long a flash lasts before that, in seconds. Our choice.
  static let indicatorFlash: TimeInterval = 0.5
  /// An indicator gets no shorter than this however long the content is, in points. Our choice.
  static let shortestIndicator: CGFloat = 36
  /// Nor than this when the content bounces, in points. Our choice.
  static let shortestSqueezedIndicator: CGFloat = 7

  // MARK: Zooming (no facts: our choices)

  /// How long an animated change of the zoom scale takes, in seconds: as long as an animated scroll.
  static let zoomDuration: TimeInterval = animatedScrollDuration
  /// The part of a pinch beyond a limit that shows: the scale goes with this power of the fingers'.
  static let zoomBand: CGFloat = 0.3
  /// Scales that nothing goes beyond.
  static let zoomScales: ClosedRange<CGFloat> = 1e-4...1e4

  // MARK: Pulling to refresh (no facts: our choices)

  /// Height of a refresh control, in points, which it also takes up while it refreshes.
  static let refreshHeight: CGFloat = 60
  /// How far the content must be pulled beyond its top, in points, to refresh.
  static let refreshPull: CGFloat = 80

  // MARK: Wheel and keys (Facts 10.1, 10.2)

  /// A wheel that has been quiet for this long, in seconds, has let go.
  static let wheelQuietTime: TimeInterval = 0.12

  /// The release speed, in points per **millisecond**, that stands for one notch of a mouse wheel in a view
  /// that snaps: more than ``pagingSpeed``, so that one notch is one page.
  static let notchReleaseSpeed: CGFloat = 0.3

  /// How far a wheel may push past an edge, as a part of the view's length on that axis.
  static let wheelOverscroll: CGFloat = 0.15

  /// How far an arrow key scrolls, in points.
  static let arrowStep: CGFloat = 60
}
