import Foundation
import VirtualTime

/// Seconds of the running preview's own time: monotonic, and standing still while no one advances it.
///
/// On any thread; beside UIKit's own it is that of the preview that ran last.
public nonisolated func CACurrentMediaTime() -> TimeInterval { VirtualRunLoop.publishedNow }
