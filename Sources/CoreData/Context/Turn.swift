// Work for a later turn of the preview's loop.

import UIKit

/// Every queue of Core Data's is the main one: a preview is one thread, so that the same input gives the same
/// frames.
enum Turn {
  /// Runs `work` in a later turn, in order of posting; at once where no preview runs.
  static func later(_ work: @escaping () -> Void) {
    guard VirtualRunLoop.isItsThread else { return work() }
    onMainThread(work) { VirtualRunLoop.current.post($0) }
  }
}
