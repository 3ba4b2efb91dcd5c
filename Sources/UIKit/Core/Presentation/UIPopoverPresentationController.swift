// UIPopoverPresentationController, UIPopoverPresentationControllerDelegate,
// UIPopoverPresentationControllerSourceItem — after Apple's documentation, read 2026-11.
// State: partial. Missing: views that touches go through to (kept), overlapping the source (kept),
// backgrounds of other classes.

import QuartzCore

/// Where a popover's arrow points. The bubble stands at the other end of it: below the source for `up`.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// One bit for each direction.
  public let rawValue: UInt
  /// Takes any bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The bubble is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The bubble is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The bubble is at the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The bubble is at the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four directions; the first side with room is taken: below, above, right, left.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The popover has not been shown yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Something that a popover may point at: a view or the item of a bar.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// In the view's coordinates; empty where the item is not to be seen.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The view's bounds, in the other view's coordinates.
  public func frame(in referenceView: UIView) -> CGRect { referenceView.convert(bounds, from: self) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// That of the view or button by which the bar shows the item; an empty rectangle while it is not shown.
  public func frame(in referenceView: UIView) -> CGRect {
    (customView ?? shownView)?.frame(in: referenceView) ?? .zero
  }
}

/// Stands a controller in a bubble that points at what it belongs to: where the window is wide, or where its
/// delegate answers `none` for the style to adapt to. Elsewhere the controller stands on a sheet.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at; not kept alive. nil leaves that to `barButtonItem`.
  open weak var sourceView: UIView? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// In the source view's coordinates; null is all of it.
  open var sourceRect = CGRect.null {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Counts before `sourceView`; not kept alive.
  open weak var barButtonItem: UIBarButtonItem?
  /// Counts before `sourceView` and `barButtonItem`.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The directions from which the popover takes one. All four by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where the arrow is while the popover is shown; `unknown` before.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Kept, without effect.
  open var canOverlapSourceViewRect = false
  /// Kept: a touch beside the popover dismisses it, wherever it falls.
  open var passthroughViews: [UIView]?
  /// nil is that of the content.
  open var backgroundColor: UIColor? {
    didSet { bubble.color = backgroundColor }
  }
  /// The room that the bubble keeps clear at the window's edges, besides the safe area; points, 10 at each by
  /// default.
  open var popoverLayoutMargins = UIEdgeInsets(
    top: defaultMargin, left: defaultMargin, bottom: defaultMargin, right: defaultMargin)

  /// In points (inferred).
  private static let defaultMargin: CGFloat = 10
  /// Of content that says no size, as Apple documents the width.
  private static let defaultSize = CGSize(width: 320, height: 480)

  private let bubble = PopoverBubble(frame: .zero)
  private let beside = UIView(frame: .zero)
  private lazy var fades = PopoverBubble.Fades { [weak self] in self }
  /// The sheet that the controller stands on where the window is not wide enough for a bubble.
  public private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  /// Animates the bubble.
  override var transitions: (any UIViewControllerTransitioningDelegate)? { fades }

  public override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    beside.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in _ = self?.dismissByHand() })
  }

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  /// As which the controller is presented in a window.
  func style(in window: UIWindow) -> UIModalPresentationStyle {
    let traits = window.traitCollection
    guard traits.horizontalSizeClass != .regular else { return .popover }
    let asked =
      delegate?._implementing("adaptivePresentationStyle(for:traitCollection:)")?
      .adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? delegate?._implementing("adaptivePresentationStyle(for:)")?.adaptivePresentationStyle(for: self)
      ?? .popover
    switch asked {
    case .none: return .popover
    // The delegate has no say of its own.
    case .popover, .automatic: return .pageSheet
    default: return asked
    }
  }

  // MARK: Places

  open override var presentedView: UIView? { bubble }

  private var wanted: CGSize {
    let said = presentedViewController.preferredContentSize
    return CGSize(
      width: said.width > 0 ? said.width : Self.defaultSize.width,
      height: said.height > 0 ? said.height : Self.defaultSize.height)
  }

  /// In the container's coordinates; nil where the popover has not been given a source.
  private var source: CGRect? {
    guard let container = containerView else { return nil }
    let item = sourceItem ?? barButtonItem
    if let item { return item.frame(in: container) }
    guard let sourceView else { return nil }
    return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  private var placement: PopoverPlacement {
    let container = containerView
    let room = (container?.bounds ?? .zero).inset(by: container?.safeAreaInsets ?? .zero)
    return PopoverPlacement(
      size: wanted, in: room.inset(by: popoverLayoutMargins), source: source,
      permitted: permittedArrowDirections)
  }

  open override var frameOfPresentedViewInContainerView: CGRect { placement.frame }

  open override func containerViewDidLayoutSubviews() {
    guard let container = containerView else { return }
    let placement = placement
    beside.frame = container.bounds
    bubble.frame = placement.frame
    bubble.point(placement)
    arrowDirection = placement.direction
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  {
    containerView?.setNeedsLayout()
  }

  // MARK: Coming and going

  open override func presentationTransitionWillBegin() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      ._implementing("prepareForPopoverPresentation(_:)")?.prepareForPopoverPresentation(self)
    guard let container = containerView, let content = presentedViewController.view else { return }
    if source == nil {
      SessionContext.current.report(
        "A popover needs a sourceView, a sourceItem or a barButtonItem: it stands in the middle and points at nothing."
      )
    }
    beside.frame = container.bounds
    container.insertSubview(beside, at: 0)
    bubble.color = backgroundColor
    bubble.show(content)
    containerViewDidLayoutSubviews()
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { bubble.removeFromSuperview() }
  }

  override var mayBeDismissedByHand: Bool {
    guard !presentedViewController.isModalInPresentation else { return false }
    let old = (delegate as? any UIPopoverPresentationControllerDelegate)?
      ._implementing("popoverPresentationControllerShouldDismissPopover(_:)")?
      .popoverPresentationControllerShouldDismissPopover(self)
    let new = super.mayBeDismissedByHand
    return (old ?? true) && new
  }

  override func wasDismissedByHand(_ presented: UIViewController) {
    (presented as? UIAlertController)?.wasLeft()
    super.wasDismissedByHand(presented)
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      ._implementing("popoverPresentationControllerDidDismissPopover(_:)")?
      .popoverPresentationControllerDidDismissPopover(self)
  }
}

/// Hears of popovers.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called before the bubble comes; not where the controller stands on a sheet instead.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Asked on a touch beside the popover, as `presentationControllerShouldDismiss(_:)` is; both must agree.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when a touch beside the popover has taken it away; not where code dismisses it.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Allows it.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

extension UIViewController {
  /// Where the controller's popover points; nil unless its style is `popover`, and for action sheets where
  /// the window is not wide.
  public var popoverPresentationController: UIPopoverPresentationController? {
    let isPopover =
      modalPresentationStyle == .popover || (self as? UIAlertController)?.belongsInPopover == true
    guard isPopover else { return nil }
    if let shown = presentation?.controller as? UIPopoverPresentationController { return shown }
    if let popoverIfMade { return popoverIfMade }
    let popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    popoverIfMade = popover
    return popover
  }

  /// Animates UIKit's own presentations; nil for those that fill the window.
  func ownTransitions(in window: UIWindow) -> (any UIViewControllerTransitioningDelegate)? {
    guard let popover = popoverPresentationController else {
      return standsOnSheet ? sheetPresentationController?.transitions : nil
    }
    switch popover.style(in: window) {
    case .popover: return popover.transitions
    case .pageSheet, .formSheet:
      let sheet = popover.adaptiveSheetPresentationController
      if sheet.delegate == nil { sheet.delegate = popover.delegate }
      sheetIfMade = sheet
      return sheet.transitions
    default: return nil
    }
  }
}
