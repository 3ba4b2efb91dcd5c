// UIEditMenuInteraction, UIMenuController, UIPointerInteraction — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: being shown: they are kept, and open and follow nothing.

import QuartzCore

/// The menu of what is selected. Kept.
@preconcurrency @MainActor open class UIEditMenuInteraction: MainActorObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init(_object: ())
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// Opens nothing.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
}

@preconcurrency @MainActor open class UIEditMenuConfiguration: MainActorObject {
  public let identifier: any Hashable
  /// In the interaction's view, in points.
  public let sourcePoint: CGPoint

  public init(identifier: (any Hashable)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? 0
    self.sourcePoint = sourcePoint
    super.init(_object: ())
  }
}

/// Never asked.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: _OptionalMethodsHaving {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}

/// The older menu of what is selected. Kept.
@preconcurrency @MainActor public final class UIMenuController: MainActorObject {
  public static let shared = UIMenuController()

  private init() { super.init(_object: ()) }

  public var menuItems: [UIMenuItem]?
  /// Always false.
  public var isMenuVisible: Bool { false }
  /// Opens nothing.
  public func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  public func hideMenu() {}
  public func hideMenu(from targetView: UIView) {}
  public func update() {}
  public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
}

@preconcurrency @MainActor open class UIMenuItem: MainActorObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init(_object: ())
  }
}

/// The behaviour of a pointer over a view. Kept.
@preconcurrency @MainActor open class UIPointerInteraction: MainActorObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init(_object: ())
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func invalidate() {}
}

@preconcurrency @MainActor open class UIPointerRegion: MainActorObject {
  public let rect: CGRect
  public let identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init(_object: ())
  }
}

@preconcurrency @MainActor open class UIPointerRegionRequest: MainActorObject {
  /// In points.
  open var location: CGPoint { .zero }

  init() { super.init(_object: ()) }
}

public enum UIPointerEffect {
  public enum TintMode: Int, Sendable {
    case none = 0
    case overlay, underlay
  }

  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

@preconcurrency @MainActor open class UIPointerStyle: MainActorObject {
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
  init() { super.init(_object: ()) }
  open class func hidden() -> Self? { nil }
  open class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// Never asked.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: _OptionalMethodsHaving {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}
