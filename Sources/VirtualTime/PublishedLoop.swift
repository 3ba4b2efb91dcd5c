// The current loop for code that belongs to no actor: copies, which may be read on any thread.

import Foundation
import Synchronization

extension VirtualRunLoop {
  /// Seconds of the current loop's time; on another thread than the loops' own, those of the one that ran
  /// last.
  package nonisolated static var publishedNow: TimeInterval {
    TimeInterval(bitPattern: clock.load(ordering: .relaxed))
  }

  /// Tells the current loop, and with it the session that runs, from others.
  package nonisolated static var currentID: UInt { identity.load(ordering: .relaxed) }

  /// Whether this is the thread on which loops run: UIKit's.
  package nonisolated static var isItsThread: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

  private nonisolated static let clock = Atomic<UInt64>(0)
  private nonisolated static let identity = Atomic<UInt>(0)
  /// The thread that sets the current loop.
  private nonisolated static let thread = Atomic<UInt>(0)

  func publishTime() {
    if self === Self.current { Self.clock.store(now.bitPattern, ordering: .relaxed) }
  }

  /// To be called by the loop that has become the current one.
  func publish() {
    publishTime()
    Self.thread.store(UInt(pthread_self()), ordering: .relaxed)
    Self.identity.store(UInt(bitPattern: ObjectIdentifier(self)), ordering: .relaxed)
  }
}
