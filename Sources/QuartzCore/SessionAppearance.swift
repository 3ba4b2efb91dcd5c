// Whether the running preview's screen is light or dark.

import Synchronization

extension VirtualRunLoop {
  /// Whether the current session's screen is dark. Colours belong to no actor and still ask for it when they are
  /// resolved, hence a copy that may be read anywhere.
  package nonisolated static var isDark: Bool { darkness.load(ordering: .relaxed) }

  private nonisolated static let darkness = Atomic<Bool>(false)

  func publishAppearance() {
    if self === Self.current { Self.darkness.store(isDark, ordering: .relaxed) }
  }
}
