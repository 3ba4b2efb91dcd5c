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

  /// The place of the standard category among UIKit's twelve, from 0 for the smallest.
  static let usualTextSize: UInt8 = 3

  init() {}

  @MainActor init(of session: SessionContext) {
    isDark = session.isDark
    isRightToLeft = session.isRightToLeft
    screenClass = session.screenClass
    isTablet = session.isTablet
    textSize = session.textSize
  }

  /// Makes it that of the running session.
  func publish() {
    Self.darkness.store(isDark, ordering: .relaxed)
    Self.mirroring.store(isRightToLeft, ordering: .relaxed)
    Self.screenClasses.store(screenClass, ordering: .relaxed)
    Self.tablets.store(isTablet, ordering: .relaxed)
    Self.textSizes.store(textSize, ordering: .relaxed)
  }

  fileprivate static let darkness = Atomic<Bool>(false)
  fileprivate static let mirroring = Atomic<Bool>(false)
  fileprivate static let screenClasses = Atomic<UInt8>(0)
  fileprivate static let tablets = Atomic<Bool>(false)
  fileprivate static let textSizes = Atomic<UInt8>(usualTextSize)
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
}
