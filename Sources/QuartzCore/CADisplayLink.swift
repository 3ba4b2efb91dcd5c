// CADisplayLink — after Apple's documentation "CADisplayLink", read 2026-11.
// State: partial. Missing: frame rate ranges; the target/selector form, which needs the Objective-C runtime.

import CoreGraphics

/// Calls back once per frame of virtual time, from `add(to:forMode:)` to `invalidate()`.
@preconcurrency @MainActor public final class CADisplayLink: FrameListener {
  /// Time of the frame being made, in seconds of `CACurrentMediaTime`.
  public private(set) var timestamp: TimeInterval = 0
  /// Time of the frame after it.
  public var targetTimestamp: TimeInterval { timestamp + duration * TimeInterval(framesPerCall) }
  /// Seconds from frame to frame of the display.
  public let duration: TimeInterval = 1 / TimeInterval(VirtualRunLoop.framesPerSecond)
  public var isPaused = false
  /// Calls per second; 0 is every frame. Rounded to a whole number of frames between calls.
  public var preferredFramesPerSecond = 0

  private let callback: (CADisplayLink) -> Void
  private weak var loop: VirtualRunLoop?
  private var framesSinceCall = 0

  /// The closure form of `init(target:selector:)`.
  public init(_ callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
  }

  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    loop = .current
    loop?.addFrameListener(self)
  }

  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  public func invalidate() {
    loop?.removeFrameListener(self)
    loop = nil
  }

  private var framesPerCall: Int {
    guard preferredFramesPerSecond > 0 else { return 1 }
    return max(1, VirtualRunLoop.framesPerSecond / preferredFramesPerSecond)
  }

  package func frame(at time: TimeInterval) {
    framesSinceCall += 1
    guard framesSinceCall >= framesPerCall else { return }
    framesSinceCall = 0
    timestamp = time
    callback(self)
  }
}
