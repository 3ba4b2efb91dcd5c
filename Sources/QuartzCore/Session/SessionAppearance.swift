// The look of the running session's screen for code that belongs to no actor: copies, which may be read on
// any thread. Colours, for one, belong to no actor and still ask whether it is dark when they are resolved.

import Synchronization

/// How a session's screen is, as views see it; before anybody has said so without arguments.
struct SessionAppearance {
  var isDark = false
  var isRightToLeft = false
  var screenClass: UInt8 = 0
  var isTablet = false
  var textSize = usualTextSize
  var isTextBold = false
  var isContrastIncreased = false
  var isMotionReduced = false

  /// The place of the standard category among UIKit's twelve, from 0 for the smallest.
  static let usualTextSize: UInt8 = 3

  init() {}

  @MainActor init(of session: SessionContext) {
    isDark = session.isDark
    isRightToLeft = session.isRightToLeft
    screenClass = session.screenClass
    isTablet = session.isTablet
    textSize = session.textSize
    isTextBold = session.isTextBold
    isContrastIncreased = session.isContrastIncreased
    isMotionReduced = session.isMotionReduced
  }

  /// Makes it that of the running session.
  func publish() {
    Self.darkness.store(isDark, ordering: .relaxed)
    Self.mirroring.store(isRightToLeft, ordering: .relaxed)
    Self.screenClasses.store(screenClass, ordering: .relaxed)
    Self.tablets.store(isTablet, ordering: .relaxed)
    Self.textSizes.store(textSize, ordering: .relaxed)
    Self.boldness.store(isTextBold, ordering: .relaxed)
    Self.contrasts.store(isContrastIncreased, ordering: .relaxed)
    Self.calmness.store(isMotionReduced, ordering: .relaxed)
  }

  fileprivate static let darkness = Atomic<Bool>(false)
  fileprivate static let mirroring = Atomic<Bool>(false)
  fileprivate static let screenClasses = Atomic<UInt8>(0)
  fileprivate static let tablets = Atomic<Bool>(false)
  fileprivate static let textSizes = Atomic<UInt8>(usualTextSize)
  fileprivate static let boldness = Atomic<Bool>(false)
  fileprivate static let contrasts = Atomic<Bool>(false)
  fileprivate static let calmness = Atomic<Bool>(false)
}

extension SessionContext {
  /// Whether the running session's screen is dark.
  package nonisolated static var isDark: Bool { SessionAppearance.darkness.load(ordering: .relaxed) }

  /// Whether the language of the running session's screen runs from right to left.
  package nonisolated static var isRightToLeft: Bool {
    SessionAppearance.mirroring.load(ordering: .relaxed)
  }

  /// How large the running session's screen counts as, in UIKit's own numbers; 0 before it has said so.
  package nonisolated static var screenClass: UInt8 {
    SessionAppearance.screenClasses.load(ordering: .relaxed)
  }

  /// Whether the running session's screen is that of a tablet.
  package nonisolated static var isTablet: Bool { SessionAppearance.tablets.load(ordering: .relaxed) }

  /// How large somebody likes text on the running session's screen: the place of the content size category
  /// among UIKit's twelve, from 0 for the smallest.
  package nonisolated static var textSize: UInt8 { SessionAppearance.textSizes.load(ordering: .relaxed) }

  /// Whether text on the running session's screen is to be bolder than usual.
  package nonisolated static var isTextBold: Bool { SessionAppearance.boldness.load(ordering: .relaxed) }

  /// Whether colours on the running session's screen are to stand out more than usual.
  package nonisolated static var isContrastIncreased: Bool {
    SessionAppearance.contrasts.load(ordering: .relaxed)
  }

  /// Whether somebody wants less motion on the running session's screen.
  package nonisolated static var isMotionReduced: Bool { SessionAppearance.calmness.load(ordering: .relaxed) }
}
