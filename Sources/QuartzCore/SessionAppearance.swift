// What code that belongs to no actor may ask of the running preview: whether its screen is dark, and which one it is.

import Synchronization

extension VirtualRunLoop {
  /// Whether the current session's screen is dark. Colours belong to no actor and still ask for it when they are
  /// resolved, hence a copy that may be read anywhere.
  package nonisolated static var isDark: Bool { darkness.load(ordering: .relaxed) }

  /// Tells the session that runs from others, also for code that belongs to no actor.
  package nonisolated static var currentSession: UInt { session.load(ordering: .relaxed) }

  private nonisolated static let darkness = Atomic<Bool>(false)
  private nonisolated static let session = Atomic<UInt>(0)

  func publishAppearance() {
    guard self === Self.current else { return }
    Self.darkness.store(isDark, ordering: .relaxed)
    Self.session.store(UInt(bitPattern: ObjectIdentifier(self)), ordering: .relaxed)
  }
}
