// UIFeedbackGenerator — after Apple's documentation of it and its subclasses, read 2026-11.
// State: partial. Missing: the feedback: a page cannot be felt.

import QuartzCore

/// Something to be felt on a device.
@preconcurrency @MainActor open class UIFeedbackGenerator: MainActorObject {
  /// Gives nothing to be felt.
  public init() { super.init(_object: ()) }
  /// As `init()`: the view makes no difference.
  public convenience init(view: UIView) { self.init() }
  /// Without effect.
  open func prepare() {}
}

/// Bumps as of things that meet. Nothing can be felt here.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy and how hard the things are.
  public enum FeedbackStyle: Int, Sendable {
    /// Small things.
    case light = 0
    /// Things of middle size.
    case medium
    /// Large things.
    case heavy
    /// Things that give way.
    case soft
    /// Things that do not give way.
    case rigid
  }

  public override init() { super.init() }
  /// As `init()`: the style makes no difference.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// As `init()`: neither makes a difference.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }
  /// Without effect.
  open func impactOccurred() {}
  /// Without effect. `intensity` is 0…1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Ticks as a choice moves on. Nothing can be felt here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Without effect.
  open func selectionChanged() {}
}

/// Signs of success and failure. Nothing can be felt here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something has gone.
  public enum FeedbackType: Int, Sendable {
    /// Something has succeeded.
    case success = 0
    /// Something wants attention.
    case warning
    /// Something has failed.
    case error
  }

  /// Without effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
