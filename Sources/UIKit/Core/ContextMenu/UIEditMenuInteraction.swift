// UIEditMenuInteraction, UIMenuController, UIPointerInteraction — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: being shown: they are kept, and open and follow nothing.

import QuartzCore

/// The menu of a selection. Kept.
@preconcurrency @MainActor open class UIEditMenuInteraction: MainActorObject, UIInteraction {
  /// The view that the interaction was added to; nil before.
  open private(set) weak var view: UIView?
  /// Never asked here; not kept alive.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// nil leaves the menu to the system's entries.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init(_object: ())
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Opens nothing.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Does nothing.
  open func dismissMenu() {}
  /// Does nothing.
  open func reloadVisibleMenu() {}
}

/// The place of an edit menu, and the name that its delegate knows it by.
@preconcurrency @MainActor open class UIEditMenuConfiguration: MainActorObject {
  /// The name that was given; 0 where none was.
  public let identifier: any Hashable
  /// In the interaction's view, in points.
  public let sourcePoint: CGPoint

  /// `sourcePoint` is in the interaction's view, in points.
  public init(identifier: (any Hashable)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? 0
    self.sourcePoint = sourcePoint
    super.init(_object: ())
  }
}

/// Never asked.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: _OptionalMethodsHaving {
  /// Never asked here.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Never asked here.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// The system's menu.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Null: no place of its own.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}

/// The older menu of a selection. Kept.
@preconcurrency @MainActor public final class UIMenuController: MainActorObject {
  /// The one object of the class.
  public static let shared = UIMenuController()

  private init() { super.init(_object: ()) }

  /// Kept, without effect; nil by default.
  public var menuItems: [UIMenuItem]?
  /// Always false.
  public var isMenuVisible: Bool { false }
  /// Opens nothing.
  public func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Does nothing.
  public func hideMenu() {}
  /// Does nothing.
  public func hideMenu(from targetView: UIView) {}
  /// Does nothing.
  public func update() {}
  /// Does nothing.
  public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Does nothing.
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
}

/// An entry of the older menu: a title and the method that it calls. Kept, without effect.
@preconcurrency @MainActor open class UIMenuItem: MainActorObject {
  /// Kept, without effect.
  open var title: String
  /// Kept, without effect.
  open var action: Selector

  /// Keeps both.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init(_object: ())
  }
}

/// The behaviour of a pointer over a view. Kept.
@preconcurrency @MainActor open class UIPointerInteraction: MainActorObject, UIInteraction {
  /// The view that the interaction was added to; nil before.
  open private(set) weak var view: UIView?
  /// Never asked here; not kept alive.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Kept, without effect; true by default.
  open var isEnabled = true

  /// The delegate may say regions and styles; nil leaves both to the system.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init(_object: ())
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing.
  open func invalidate() {}
}

/// A part of a view in which a pointer has one style. Kept, without effect.
@preconcurrency @MainActor open class UIPointerRegion: MainActorObject {
  /// In the view's coordinates.
  public let rect: CGRect
  /// Tells regions apart; nil where none was given.
  public let identifier: AnyHashable?

  /// Keeps both.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init(_object: ())
  }
}

/// The circumstances in which a delegate is asked for a region, which does not happen here.
@preconcurrency @MainActor open class UIPointerRegionRequest: MainActorObject {
  /// In points.
  open var location: CGPoint { .zero }

  init() { super.init(_object: ()) }
}

/// How a view changes under a pointer. Never shown.
public enum UIPointerEffect {
  /// Where a hovered view is tinted.
  public enum TintMode: Int, Sendable {
    /// Nowhere.
    case none = 0
    /// Over or under the view.
    case overlay, underlay
  }

  /// As the system likes.
  case automatic(UITargetedPreview)
  /// A light patch behind the view.
  case highlight(UITargetedPreview)
  /// The view rises, and the pointer goes into it.
  case lift(UITargetedPreview)
  /// The view changes, and the pointer stays as it is.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

/// The form of a pointer. Never shown.
public enum UIPointerShape {
  /// Any closed outline.
  case path(UIBezierPath)
  /// A rectangle with round corners; the radius is in points.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// The upright bar over text; points.
  case verticalBeam(length: CGFloat)
  /// A lying bar; points.
  case horizontalBeam(length: CGFloat)
}

/// How a pointer looks over a region. Never shown.
@preconcurrency @MainActor open class UIPointerStyle: MainActorObject {
  /// Keeps nothing of either.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  /// Keeps nothing of either.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
  init() { super.init(_object: ()) }
  /// nil: there is no pointer to hide.
  open class func hidden() -> Self? { nil }
  /// The pointer as the system has it.
  open class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// Never asked.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: _OptionalMethodsHaving {
  /// Never asked here.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Never asked here.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// The region that was proposed.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// The system's style.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}
