import Foundation

/// Something that runs once per frame: a display link, a scroll view in motion.
@preconcurrency @MainActor package protocol FrameListener: AnyObject {
  /// A paused listener does not keep the session ticking.
  var isPaused: Bool { get }
  /// `time` is the frame's, in seconds of virtual time.
  func frame(at time: TimeInterval)
}
