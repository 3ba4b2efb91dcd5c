// UITargetedPreview, UIPreviewParameters, UIPreviewTarget — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: shadows of shapes, lines of text.

import QuartzCore

/// How a view looks that is lifted.
@preconcurrency @MainActor open class UIPreviewParameters: MainActorObject {
  /// The part of the view that is shown, in its coordinates; nil for all of it. Kept, without effect.
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  /// Behind the view; nil for its own.
  open var backgroundColor: UIColor!

  public init() { super.init(_object: ()) }
}

/// Where a lifted view belongs.
@preconcurrency @MainActor open class UIPreviewTarget: MainActorObject {
  public let container: UIView
  /// In the container, in points.
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init(_object: ())
  }
}

/// The view that is lifted while its menu is open.
@preconcurrency @MainActor open class UITargetedPreview: MainActorObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget
  /// In points.
  open var size: CGSize { view.bounds.size }

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init(_object: ())
  }

  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}
