// What code that belongs to no actor may ask of the running preview: how its screen is, and which preview it
// is.

import CoreGraphics
import Synchronization

extension VirtualRunLoop {
  /// Whether the current session's screen is dark. Colours belong to no actor and still ask for it when they
  /// are resolved, hence a copy that may be read anywhere.
  package nonisolated static var isDark: Bool { darkness.load(ordering: .relaxed) }

  /// Whether the language of the current session's screen runs from right to left.
  package nonisolated static var isRightToLeft: Bool { mirroring.load(ordering: .relaxed) }

  /// How large the current session's screen counts as, in UIKit's own numbers; 0 before it has said so.
  package nonisolated static var screenClass: UInt8 { screenClasses.load(ordering: .relaxed) }

  /// Whether the current session's screen is that of a tablet.
  package nonisolated static var isTablet: Bool { tablets.load(ordering: .relaxed) }

  /// Tells the session that runs from others, also for code that belongs to no actor.
  package nonisolated static var currentSession: UInt { session.load(ordering: .relaxed) }

  /// Seconds of the running preview's own time, for who asks on whatever thread.
  package nonisolated static var publishedNow: TimeInterval {
    TimeInterval(bitPattern: clock.load(ordering: .relaxed))
  }

  private nonisolated static let clock = Atomic<UInt64>(0)
  private nonisolated static let darkness = Atomic<Bool>(false)
  private nonisolated static let mirroring = Atomic<Bool>(false)
  private nonisolated static let screenClasses = Atomic<UInt8>(0)
  private nonisolated static let tablets = Atomic<Bool>(false)
  private nonisolated static let session = Atomic<UInt>(0)
  /// The thread that sets the current session: UIKit's.
  private nonisolated static let thread = Atomic<UInt>(0)

  /// Whether this is the thread on which sessions run.
  package nonisolated static var isItsThread: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

  /// Reports to the session that runs; on another thread than UIKit's to standard error, since no session
  /// runs there.
  package nonisolated static func reportFromAnywhere(_ sentence: String) {
    if isItsThread {
      onMainThread(sentence) { current.report($0) }
    } else {
      FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    }
  }

  func publishTime() {
    if self === Self.current { Self.clock.store(now.bitPattern, ordering: .relaxed) }
  }

  func publishAppearance() {
    guard self === Self.current else { return }
    publishTime()
    Self.darkness.store(isDark, ordering: .relaxed)
    Self.mirroring.store(isRightToLeft, ordering: .relaxed)
    Self.screenClasses.store(screenClass, ordering: .relaxed)
    Self.tablets.store(isTablet, ordering: .relaxed)
    Self.thread.store(UInt(pthread_self()), ordering: .relaxed)
    Self.session.store(UInt(bitPattern: ObjectIdentifier(self)), ordering: .relaxed)
  }
}
