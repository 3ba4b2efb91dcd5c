// UISheetPresentationController, UISheetPresentationControllerDelegate — after Apple's documentation,
// read 2026-11.
// State: partial. Missing: touches that go through to what is not dimmed, sheets at a source view, scrolling
// that expands.
//
// On tablets a sheet stands in the middle, whatever its detents are (our choice), and does not make way for
// the keyboard.

import QuartzCore

/// Stands a controller on a card: at the bottom, as high as one of its detents; on a tablet in the middle.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which the sheet rests.
  @preconcurrency @MainActor public final class Detent: MainActorObject {
    /// Names a detent among those of a sheet.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name; the system's two begin with `com.apple.UIKit`.
      public let rawValue: String
      /// Takes any name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// As `init(rawValue:)`, without the label.
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }
      /// The detent that `medium()` makes.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent that `large()` makes.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Stands for the detent in `selectedDetentIdentifier`. Own detents without a name are all called
    /// `custom`.
    public let identifier: Identifier
    private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolve = resolve
      super.init(_object: ())
    }

    /// About half of the height.
    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// Nearly all of the height.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// - Parameter resolver: answers a height in points, without the safe area at the bottom; nil leaves the
    ///   detent out.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }

    /// In points; nil for none.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext)
      -> CGFloat?
    {
      resolve(context)
    }
  }

  /// Without any the sheet is large.
  open var detents: [Detent] = [.large()] {
    didSet { invalidateDetents() }
  }
  /// nil is the lowest. Setting it moves the sheet; the delegate is not told.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { invalidateDetents() }
  }
  /// The content behind the sheet is dimmed only above that detent.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { invalidateDetents() }
  }
  /// Whether a short bar is shown above the content.
  open var prefersGrabberVisible = false {
    didSet { dress() }
  }
  /// In points; nil is 10.
  open var preferredCornerRadius: CGFloat? {
    didSet { dress() }
  }
  /// Whether the sheet stays at the lower edge where the height is compact; otherwise it fills the screen
  /// there.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { invalidateDetents() }
  }
  /// Whether a sheet at the lower edge is as wide as its controller wants; otherwise it is as wide as the
  /// safe area.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { invalidateDetents() }
  }
  /// Kept, without effect; true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Kept, without effect; true by default.
  open var prefersPageSizing = true
  /// Kept, without effect; nil by default.
  open var sourceView: UIView?

  let card = SheetCard(frame: .zero)
  /// Makes a card of the presenting screen.
  var backdrop: SheetBackdrop?
  /// The value of `makesCardBehind` that the status bar was told.
  var hadCardBehind = false
  private let shade = UIView(frame: .zero)
  private let slides = SheetSlides()

  /// Animates the sheet and what is behind it.
  override var transitions: (any UIViewControllerTransitioningDelegate)? { slides }

  public override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    card.layer.cornerRadius = SheetMetrics.cornerRadius
    card.onPan = { [weak self] in self?.panned($0) }
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in _ = self?.dismissByHand() })
  }

  /// Changes that move the sheet.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    settle()
  }

  /// Has the detents asked for their heights again.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  // MARK: Places

  open override var presentedView: UIView? { card }

  var form: SheetForm {
    SheetForm((containerView?.traits ?? .current).sizes, prefersEdge: prefersEdgeAttachedInCompactHeight)
  }

  private var room: SheetRoom {
    SheetRoom(bounds: containerView?.bounds ?? .zero, insets: containerView?.safeAreaInsets ?? .zero)
  }

  private var context: SheetContext {
    let insets = containerView?.safeAreaInsets ?? .zero
    let height = containerView?.bounds.height ?? 0
    return SheetContext(
      containerTraitCollection: containerView?.traitCollection ?? .current,
      maximumDetentValue: max(0, height - insets.top - SheetMetrics.topGap - insets.bottom))
  }

  /// Lowest first; heights in points, with the safe area at the bottom.
  var stops: [(identifier: Detent.Identifier, height: CGFloat)] {
    let (context, bottom) = (context, containerView?.safeAreaInsets.bottom ?? 0)
    let all = detents.compactMap { detent -> (identifier: Detent.Identifier, height: CGFloat)? in
      guard let value = detent.resolvedValue(in: context), value.isFinite else { return nil }
      return (detent.identifier, max(0, min(value, context.maximumDetentValue)) + bottom)
    }
    return all.isEmpty
      ? [(.large, context.maximumDetentValue + bottom)] : all.sorted { $0.height < $1.height }
  }

  var stop: (identifier: Detent.Identifier, height: CGFloat) {
    let stops = stops
    return stops.first { $0.identifier == selectedDetentIdentifier } ?? stops[0]
  }

  /// Of the highest stop there can be, in points.
  var fullHeight: CGFloat { context.maximumDetentValue + room.insets.bottom }

  open override var frameOfPresentedViewInContainerView: CGRect {
    switch form {
    case .attached: return frame(height: stop.height)
    case .filling: return room.bounds
    case .centred: return room.centred(isForm: isForm, preferred: preferredContentSize)
    }
  }

  private var isForm: Bool { presentedViewController.modalPresentationStyle == .formSheet }

  private func frame(height: CGFloat) -> CGRect {
    let width = widthFollowsPreferredContentSizeWhenEdgeAttached ? preferredContentSize.width : nil
    return room.attached(height: height, width: width)
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  {
    invalidateDetents()
  }

  /// Gives the card the look that belongs to where it stands.
  private func dress() {
    let form = form
    card.layer.cornerRadius = form == .filling ? 0 : preferredCornerRadius ?? SheetMetrics.cornerRadius
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.layer.maskedCorners =
      form == .centred ? upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : upper
    card.showsGrabber = prefersGrabberVisible && form == .attached
    // A form is compact across on a tablet, too (widely reported).
    card.traitOverrides.horizontalSizeClass = form == .centred && isForm ? .compact : .unspecified
  }

  /// How dark it is behind the sheet, 0…1.
  private var shadeAlpha: CGFloat {
    let clear = stops.first { $0.identifier == largestUndimmedDetentIdentifier }?.height ?? -1
    return form == .attached && stop.height <= clear ? 0 : SheetMetrics.dimming
  }

  open override func containerViewDidLayoutSubviews() {
    guard !slides.isRunning, drag == nil, let container = containerView else { return }
    shade.frame = container.bounds
    shade.alpha = shadeAlpha
    dress()
    card.place(frameOfPresentedViewInContainerView)
    showBehind()
    tellBars()
  }

  /// Moves the sheet to its place.
  private func settle() {
    guard containerView != nil else { return }
    makeBackdrop()
    UIView.animate(withDuration: SheetSlides.duration) { [self] in
      card.place(frameOfPresentedViewInContainerView)
      shade.alpha = shadeAlpha
      card.layoutIfNeeded()
      showBehind()
    }
    tellBars()
  }

  // MARK: Coming and going

  open override func presentationTransitionWillBegin() {
    guard let container = containerView, let content = presentedViewController.view else { return }
    shade.frame = container.bounds
    container.insertSubview(shade, at: 0)
    card.show(content)
    dress()
    makeBackdrop()
    let alpha = shadeAlpha
    slides.alongside = { [weak self] isComing in
      self?.shade.alpha = isComing ? alpha : 0
      self?.showBehind(depth: isComing ? nil : 0)
    }
    tellBars()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { showBehind() } else { removeBackdrop() }
  }

  open override func dismissalTransitionWillBegin() { tellBars() }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    tellBars()
    guard completed else { return showBehind() }
    card.removeFromSuperview()
    removeBackdrop()
  }

  // MARK: Dragging

  /// Where the finger took the sheet.
  private var drag: CGRect?
  /// Seconds of motion that a finger's speed is good for when it lifts (inferred).
  private static let throwTime: CGFloat = 0.2

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard let container = containerView, presentedViewController.presentation?.isDismissing == false else {
      return
    }
    let moved = pan.translation(in: container).y
    switch pan.state {
    case .began: drag = form == .filling ? nil : card.frame
    case .changed:
      if let drag { follow(moved, from: drag) }
    case .ended, .cancelled, .failed:
      guard let start = drag else { return }
      drag = nil
      let aim = start.height - moved - pan.velocity(in: container).y * Self.throwTime
      pan.state == .ended ? land(at: aim) : settle()
    default: break
    }
  }

  /// - Parameter moved: points downwards.
  private func follow(_ moved: CGFloat, from start: CGRect) {
    guard form == .attached else { return card.place(start.offsetBy(dx: 0, dy: max(0, moved))) }
    let height = max(0, min(start.height - moved, stops.last?.height ?? start.height))
    card.place(frame(height: height))
    showBehind(depth: depth(at: height))
  }

  /// - Parameter height: points of the card that are left to be seen.
  private func land(at height: CGFloat) {
    guard form == .attached else {
      if height < card.bounds.height / 2, dismissByHand() { return }
      return settle()
    }
    let stops = stops
    if height < stops[0].height / 2, dismissByHand() { return }
    let nearest = stops.min { abs($0.height - height) < abs($1.height - height) } ?? stops[0]
    let isOther = nearest.identifier != stop.identifier
    selectedDetentIdentifier = nearest.identifier
    settle()
    guard isOther else { return }
    (delegate as? any UISheetPresentationControllerDelegate)?
      ._implementing("sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)")?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// The room that detents are asked for.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the presentation's container.
  var containerTraitCollection: UITraitCollection { get }
  /// Points of the largest detent.
  var maximumDetentValue: CGFloat { get }
}

private final class SheetContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
  }
}

/// Hears of sheets.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called when a finger has brought the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIViewController {
  /// The controller's sheet, also before it is presented; nil for other styles, and where a
  /// `transitioningDelegate` has a say.
  public var sheetPresentationController: UISheetPresentationController? {
    if let shown = presentation?.controller { return shown as? UISheetPresentationController }
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle), transitioningDelegate == nil
    else { return nil }
    if let sheetIfMade { return sheetIfMade }
    let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
    sheetIfMade = sheet
    return sheet
  }
}
