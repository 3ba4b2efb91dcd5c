// CADisplayLink — after Apple's documentation "CADisplayLink", read 2026-11.
// State: complete.

import ObjectiveCRuntime
import VirtualTime

/// Calls back once per frame of virtual time, from `add(to:forMode:)` to `invalidate()`.
@preconcurrency @MainActor public final class CADisplayLink: MainActorObject, FrameListener {
  /// Time of the frame being made, in seconds of `CACurrentMediaTime`.
  public private(set) var timestamp: TimeInterval = 0
  /// Time of the frame after it.
  public var targetTimestamp: TimeInterval { timestamp + duration * TimeInterval(framesPerCall) }
  /// Seconds from frame to frame of the display.
  public let duration: TimeInterval = 1 / TimeInterval(VirtualRunLoop.framesPerSecond)
  /// While true, no frame is told. The link stays where it was added.
  public var isPaused = false
  /// Calls per second; 0 is every frame. Rounded to a whole number of frames between calls.
  public var preferredFramesPerSecond = 0
  /// Calls per second; only what is preferred counts, rounded as `preferredFramesPerSecond` is.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let preferred = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
      preferredFramesPerSecond = Int(exactly: preferred.rounded()) ?? 0
    }
  }

  /// nil once invalidated: a link keeps its target until then.
  private var callback: ((CADisplayLink) -> Void)?
  private weak var loop: VirtualRunLoop?
  private var modes: Set<RunLoop.Mode> = []
  private var isInvalid = false

  /// The closure form of `init(target:selector:)`.
  public init(_ callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
    super.init(_object: ())
  }

  /// Calls `selector` of `target`, which is kept until the link is invalidated, with the link.
  public convenience init(target: Any, selector: Selector) {
    let target = target as AnyObject
    self.init { link in _ = selector.send(to: target, [link]) }
  }

  /// Modes add up: a link in two of them is still called once per frame.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalid else { return }
    modes.insert(mode)
    loop = .current
    loop?.addFrameListener(self)
  }

  /// The link falls silent with its last mode; added again, it goes on.
  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { loop?.removeFrameListener(self) }
  }

  /// Ends the link for good: added again, it stays silent.
  public func invalidate() {
    isInvalid = true
    callback = nil
    modes = []
    loop?.removeFrameListener(self)
  }

  private var framesPerCall: Int {
    guard preferredFramesPerSecond > 0 else { return 1 }
    return max(1, VirtualRunLoop.framesPerSecond / preferredFramesPerSecond)
  }

  package func frame(at time: TimeInterval) {
    // Frames may have been skipped, so time counts, not calls; half a frame is for the rounding of times.
    guard time - timestamp > duration * (TimeInterval(framesPerCall) - 0.5) else { return }
    timestamp = time
    callback?(self)
  }
}
