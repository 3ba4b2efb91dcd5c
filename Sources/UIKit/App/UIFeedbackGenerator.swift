// UIFeedbackGenerator — after Apple's documentation of it and its subclasses, read 2026-11.
// State: partial. Missing: the feedback: a page cannot be felt.

import QuartzCore

/// Something to be felt on a device.
@preconcurrency @MainActor open class UIFeedbackGenerator: MainActorObject {
  public init() { super.init(_object: ()) }
  public convenience init(view: UIView) { self.init() }
  open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium
    case heavy
    case soft
    case rigid
  }

  public override init() { super.init() }
  public convenience init(style: FeedbackStyle) { self.init() }
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }
  open func impactOccurred() {}
  /// `intensity` is 0…1.
  open func impactOccurred(intensity: CGFloat) {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning
    case error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
