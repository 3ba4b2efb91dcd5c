// UITargetedPreview, UIPreviewParameters, UIPreviewTarget — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: shadows of shapes, lines of text.

import QuartzCore

/// How a view looks that is lifted.
@preconcurrency @MainActor open class UIPreviewParameters: MainActorObject {
  /// The part of the view that is shown, in its coordinates; nil for all of it. Kept, without effect.
  open var visiblePath: UIBezierPath?
  /// Kept, without effect; nil by default.
  open var shadowPath: UIBezierPath?
  /// Behind the view; nil for its own. Kept, without effect.
  open var backgroundColor: UIColor!

  /// Starts with no outlines and no colour.
  public init() { super.init(_object: ()) }
}

/// Where a lifted view belongs.
@preconcurrency @MainActor open class UIPreviewTarget: MainActorObject {
  /// The view that the lifted view stands in; its window shows the menu where the lifted view is in none.
  public let container: UIView
  /// In the container, in points.
  public let center: CGPoint
  /// Kept, without effect: the menu lifts the view as it stands.
  public let transform: CGAffineTransform

  /// `center` is in the container, in points.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init(_object: ())
  }
}

/// The view that is lifted while its menu is open.
@preconcurrency @MainActor open class UITargetedPreview: MainActorObject {
  /// The view whose picture is lifted; it is hidden meanwhile.
  public let view: UIView
  /// Kept, without effect.
  public let parameters: UIPreviewParameters
  /// Only the window of its container is heeded.
  public let target: UIPreviewTarget
  /// In points.
  open var size: CGSize { view.bounds.size }

  /// For a view that need not be in a window: the target's container is.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init(_object: ())
  }

  /// For a view that stands in its superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// For a view that is lifted as it looks.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}
