// UIPopoverPresentationController, UIPopoverPresentationControllerDelegate,
// UIPopoverPresentationControllerSourceItem — after Apple's documentation, read 2026-11.
// State: partial. Missing: views that touches go through to (kept), overlapping the source (kept),
// backgrounds of other classes.

import QuartzCore

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// What a popover may point at: a view or the item of a bar.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// In the view's coordinates; empty where the item is not to be seen.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect { referenceView.convert(bounds, from: self) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect {
    (customView ?? shownView)?.frame(in: referenceView) ?? .zero
  }
}

/// Stands a controller in a bubble that points at what it belongs to: where the window is wide, or where its
/// delegate answers `none` for the style to adapt to. Elsewhere the controller stands on a sheet.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// In the source view's coordinates; null is all of it.
  open var sourceRect = CGRect.null {
    didSet { containerView?.setNeedsLayout() }
  }
  open weak var barButtonItem: UIBarButtonItem?
  /// Counts before `sourceView` and `barButtonItem`.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
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
  /// What the bubble keeps clear of the window's edges, beside the safe area; points.
  open var popoverLayoutMargins = UIEdgeInsets(
    top: defaultMargin, left: defaultMargin, bottom: defaultMargin, right: defaultMargin)

  /// In points (inferred).
  private static let defaultMargin: CGFloat = 10
  /// Of content that says no size, as Apple documents the width.
  private static let defaultSize = CGSize(width: 320, height: 480)

  private let bubble = PopoverBubble(frame: .zero)
  private let beside = UIView(frame: .zero)
  private lazy var fades = PopoverBubble.Fades { [weak self] in self }
  /// Says where the window is not wide enough what the controller stands on.
  public private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  /// Animates the bubble.
  var transitions: any UIViewControllerTransitioningDelegate { fades }

  public override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    beside.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.dismissByHand() })
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

  /// In the container's coordinates; nil where nobody has said what the popover belongs to.
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
      VirtualRunLoop.current.report(
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

  private func dismissByHand() {
    guard mayBeDismissed else {
      delegate?._implementing("presentationControllerDidAttemptToDismiss(_:)")?
        .presentationControllerDidAttemptToDismiss(self)
      return
    }
    let alert = presentedViewController as? UIAlertController
    delegate?._implementing("presentationControllerWillDismiss(_:)")?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [self] in
      alert?.wasLeft()
      delegate?._implementing("presentationControllerDidDismiss(_:)")?.presentationControllerDidDismiss(self)
      (delegate as? any UIPopoverPresentationControllerDelegate)?
        ._implementing("popoverPresentationControllerDidDismissPopover(_:)")?
        .popoverPresentationControllerDidDismissPopover(self)
    }
  }

  private var mayBeDismissed: Bool {
    guard !presentedViewController.isModalInPresentation else { return false }
    let old = (delegate as? any UIPopoverPresentationControllerDelegate)?
      ._implementing("popoverPresentationControllerShouldDismissPopover(_:)")?
      .popoverPresentationControllerShouldDismissPopover(self)
    let new = delegate?._implementing("presentationControllerShouldDismiss(_:)")?
      .presentationControllerShouldDismiss(self)
    return (old ?? true) && (new ?? true)
  }
}

/// Hears of popovers.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
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

  /// What animates UIKit's own presentations; nil for those that fill the window.
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
