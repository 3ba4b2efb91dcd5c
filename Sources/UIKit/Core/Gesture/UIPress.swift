// UIPress, UIPressesEvent — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: keys and buttons: no press ever comes.

import QuartzCore

/// A button of a remote control, or a key, that goes down and up.
@preconcurrency @MainActor public final class UIPress: MainActorObject {
  /// How far a press has come.
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// The button that is pressed.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  /// How far the press has come.
  public let phase: Phase
  /// The button that is pressed.
  public let type: PressType
  /// From 0 to 1.
  public let force: CGFloat
  /// Seconds of `CACurrentMediaTime`.
  public let timestamp: TimeInterval

  init(phase: Phase, type: PressType, at timestamp: TimeInterval) {
    (self.phase, self.type, self.timestamp, force) = (phase, type, timestamp, 1)
    super.init(_object: ())
  }
}

/// The event that presses come with.
@preconcurrency @MainActor public final class UIPressesEvent: UIEvent {
  /// The presses of the moment.
  public let allPresses: Set<UIPress>

  init(_ presses: Set<UIPress>) {
    allPresses = presses
    super.init()
  }

  public override var type: EventType { .presses }
}
