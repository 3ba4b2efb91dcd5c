// UIView — after Apple's documentation "UIView", read 2026-11.
// State: partial. Missing: alignment insets of Auto Layout, focus, drag and drop.

import QuartzCore

/// A rectangle on screen that lays out its subviews and hears touches.
///
/// Geometry lives in `layer` (Facts 6.1): lengths in points, y downwards, `frame` and `center` in the
/// superview's coordinates, `bounds` in the view's own.
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate {
  /// The class of `layer`, asked when the view is made; a class that is no layer counts as `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Holds the view's geometry, and is drawn by the page. The view is its delegate.
  public let layer: CALayer

  /// `frame` is in the coordinates of the future superview, in points.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.implicitActions = .insideBlocks
    layer.frame = frame
    prepareDrawing()
  }

  /// How nibs make views (see NibCoder); from any other coder comes a blank one.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.implicitActions = .insideBlocks
    prepareDrawing()
    decodeNib(coder, as: UIView.self)
  }

  public override convenience init() { self.init(frame: .zero) }

  private static func makeLayer() -> CALayer {
    (layerClass as? CALayer.Type ?? CALayer.self).init(_blank: ())
  }

  // MARK: Geometry

  /// The bounding box of the transformed view. Undefined to set while `transform` is not the identity.
  open var frame: CGRect {
    get { layer.frame }
    set { changing(.frame(newValue)) { changeSize { layer.frame = newValue } } }
  }

  /// In the view's own coordinates, in points. Its origin moves the subviews, its size resizes the view about
  /// the layer's anchor point.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changing(.bounds(newValue)) { changeSize { layer.bounds = newValue } } }
  }

  /// `layer.position`, whatever the anchor point is.
  open var center: CGPoint {
    get { layer.position }
    set {
      changing(.center(newValue)) {
        changeFrame { layer.position = newValue }
        followSafeArea()
      }
    }
  }

  /// About the layer's anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      changing(.transform) { layer.setAffineTransform(newValue) }
      followSafeArea()
    }
  }

  /// Turns, scales and moves the view in space, about the layer's anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set {
      changing(.transform) { layer.transform = newValue }
      followSafeArea()
    }
  }

  // MARK: Appearance

  /// 0 is invisible, 1 opaque; it also applies to all that the view holds. Under 0.01 the view is not
  /// touched.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { changing(.alpha) { layer.opacity = Float(newValue) } }
  }

  /// Whether the view and all it holds are unseen and untouched. In a stack view the others close up.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      changing(.hidden) { layer.isHidden = newValue }
      (superview as? UIStackView)?.visibilityChanged(of: self)
    }
  }

  /// nil is transparent. A dynamic colour is resolved again whenever the view's traits change.
  open var backgroundColor: UIColor? {
    get { shownBackground }
    set { changing(.backgroundColor) { showBackground(newValue) } }
  }
  /// The background as it was set, which may be dynamic; the layer holds what it comes to.
  var givenBackground: UIColor?

  /// Whether subviews are cut off at the view's bounds, and at its rounded corners. Default false.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How contents, such as a picture, follow the view's size.
  open var contentMode = ContentMode.scaleToFill {
    didSet { layer.contentsGravity = contentMode.gravity }
  }

  /// Cuts the view and all it holds by the alpha of another one, which lies in this view's coordinates and is
  /// no subview (Facts 6.1).
  open var mask: UIView? {
    didSet {
      mask?.removeFromSuperview()
      layer.mask = mask?.layer
    }
  }

  /// The colour of controls and links. nil takes the superview's back; blue where none has one.
  open var tintColor: UIColor! {
    get { givenTint ?? superview?.tintColor ?? .systemBlue }
    set {
      givenTint = newValue
      tellOfTint()
    }
  }
  var givenTint: UIColor?
  /// Kept, without effect.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// Called on the view and all that takes the colour from it.
  open func tintColorDidChange() { _ = _ExtensionOverrides.tintColorDidChange.result(for: self, ()) }

  /// Draws the view's own content, behind its subviews: called when the view comes onto the screen, after
  /// `setNeedsDisplay()`, and when its size or its traits change. Always with the whole bounds. See
  /// UIView+Drawing.
  open func draw(_ rect: CGRect) {}

  /// Kept, without effect. Default true.
  open var isOpaque = true
  /// Kept, without effect: a view always draws on what is clear.
  open var clearsContextBeforeDrawing = true
  /// Pixels per point.
  open var contentScaleFactor = UIScreen.pixelsPerPoint
  /// A number by which `viewWithTag(_:)` finds the view. Default 0.
  open var tag = 0
  /// The looks that came from proxies of its class.
  var takenLooks: [AnyHashable: Any]?
  override var ownAccessibilityFrame: CGRect { convert(bounds, to: nil) }
  /// Kept: colours are not inverted.
  open var accessibilityIgnoresInvertColors = false

  // MARK: Tree

  /// The view that holds this one; nil at the top of a tree.
  open internal(set) weak var superview: UIView?
  /// Whether it is, or has ever held, a scroll view.
  package internal(set) var holdsScrollViews = false
  /// From back to front.
  open internal(set) var subviews: [UIView] = []
  /// The controller whose `view` this is: its next responder.
  weak var viewController: UIViewController? {
    didSet { if (viewController == nil) != (oldValue == nil) { marginsChanged() } }
  }

  /// The window at the top of the tree; nil for a view that is in none.
  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { viewController ?? superview }

  /// Puts `view` in front of the other subviews, and takes it out of where it was.
  open func addSubview(_ view: UIView) { insert(view) { $0.count } }

  /// `index` counts from the back, among the others; indices past the ends mean the ends.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view) { _ in index } }

  /// Just behind `sibling`; nothing happens where that is not another subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { others in others.place(of: sibling) }
  }

  /// Just in front of `sibling`; nothing happens where that is not another subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { others in others.place(of: sibling).map { $0 + 1 } }
  }

  /// Nothing happens where `view` is no subview.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view) { $0.count } }
  }

  /// Nothing happens where `view` is no subview.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view) { _ in 0 } }
  }

  /// Nothing happens where an index is none.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchangeSubviews(index1, index2) }

  /// Takes the view out of the tree, with its constraints to views that stay. Without a superview nothing
  /// happens.
  open func removeFromSuperview() { leaveSuperview() }

  /// Whether `view` is this view or above it in the tree.
  open func isDescendant(of view: UIView) -> Bool {
    view === self || (superview?.isDescendant(of: view) ?? false)
  }

  /// The first view with that tag, of this one and all below it, depth first; nil where there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Called after `subview` has come from elsewhere. Base: does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before `subview` leaves. Base: does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another superview; nil means that it gets none. Base: does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view has got another superview, or none.
  open func didMoveToSuperview() { _ = _ExtensionOverrides.didMoveToSuperview.result(for: self, ()) }
  /// Called before the view comes into another window; nil means that it comes into none. Base: does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view has come into another window, or has left one.
  open func didMoveToWindow() { _ = _ExtensionOverrides.didMoveToWindow.result(for: self, ()) }

  // MARK: Layout

  /// How the view follows its superview's size. Views that constraints place do not. Default none.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow the view's size by their `autoresizingMask`. Default true.
  open var autoresizesSubviews = true

  /// Has `layoutSubviews()` called at the end of the turn.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Constraints are updated first, then what asked for it is laid out.
  open func layoutIfNeeded() {
    updateConstraintsIfNeeded()
    LayoutPass.solve()
    layer.layoutIfNeeded()
  }
  /// Where a subclass places its subviews; called at the end of the turn after `setNeedsLayout`, parents
  /// first. By default those that constraints place get their frames.
  open func layoutSubviews() {
    if _ExtensionOverrides.layoutSubviews.result(for: self, ()) != nil { return }
    applyConstraints()
  }

  /// Never asked: what a view's layer does is the business of the animation blocks around. A subclass may be
  /// asked by its own code.
  open func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }

  /// Lays the view out when its layer asks, and tells its controller before and after.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { runLayout() }
  }

  /// The size, in points, that the view would like within `size`. Base: the size that it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size of `sizeThatFits(_:)` and leaves its origin.
  open func sizeToFit() {
    let fitted = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: fitted)
  }

  /// Has the view drawn again at the end of the turn.
  open func setNeedsDisplay() { askForDrawing() }

  /// As `setNeedsDisplay()`: the whole view is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Calls `draw(_:)` with the traits of the view.
  open func draw(_ layer: CALayer, in context: CGContext) { drawOwnContent(of: layer, in: context) }

  /// How far bars cover the view from each edge, in points: as far as the view really lies under them. Zero
  /// where there are none; a preview's window has no notch. A view that has left its superview keeps what it
  /// had.
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }
  /// Called when that has changed, before the view's controller hears of it.
  open func safeAreaInsetsDidChange() {}
  /// The safe area's insets as they were told last.
  var coveredInsets = UIEdgeInsets.zero
  /// UIKit's own views follow new insets here, before anything else hears of them.
  func safeAreaWasUpdated() {}
  /// See `interactions`.
  var ownInteractions: [any UIInteraction] = []
  /// The view has left the window that it was in.
  func hasLeftWindow() { abandonFirstResponder() }
  /// How many of the last subviews are UIKit's own and stay in front of what is added.
  var ownFrontSubviews: Int { 0 }

  /// Default 8 on each side; in a controller's view 0 above and below, and at the sides never less than the
  /// controller's `systemMinimumLayoutMargins` (Facts 6.4). The safe area's insets come in addition to that.
  open var layoutMargins: UIEdgeInsets {
    get { presentMargins }
    set { giveMargins(newValue) }
  }
  /// nil: the default.
  var givenMargins: UIEdgeInsets?

  /// Called after `layoutMargins` have changed. Base: does nothing.
  open func layoutMarginsDidChange() {}
  /// Whether `layoutMargins` begin where the safe area does.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue, coveredInsets != .zero { marginsChanged() } }
  }
  /// Kept, without effect.
  open var preservesSuperviewLayoutMargins = false

  /// Which way the view's content runs, whatever the language.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { readingDirectionChanged() } }
  }

  // MARK: Traits

  /// The traits of the view: those around it, with its own and its controller's overrides.
  open var traitCollection: UITraitCollection { traits }

  /// From `semanticContentAttribute`, and otherwise as the language of the screen runs.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The value of `traitCollection`; a view outside of all windows keeps the one it had.
  var traits = UITraitCollection.current
  var traitObservers = TraitObservers()

  /// Makes the view and all it holds light or dark; unspecified: as the superview is.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { updateTraits() }
  }

  /// The traits that the view sets itself, for it and all that is below it.
  public var traitOverrides = UITraitOverrides() {
    didSet { if traitOverrides != oldValue { updateTraits() } }
  }

  /// The sizes of text that the view lets in.
  var contentSizeLimits = ContentSizeLimits() {
    didSet { if contentSizeLimits != oldValue { updateTraits() } }
  }

  /// Changes are taken over where they are made: hardly ever is something left to do. Of a view in a window.
  open func updateTraitsIfNeeded() {
    if window != nil { updateTraits() }
  }

  /// Called after the traits changed, parents first; by then colours are resolved again.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    _ = _ExtensionOverrides.traitCollectionDidChange.result(for: self, previousTraitCollection)
  }

  /// As that, for UIKit itself: overriders of the open one need not call super.
  func inheritedTraitsChanged(from old: UITraitCollection) {}

  /// The traits that a view without a superview takes: the screen's.
  var screenTraits: UITraitCollection { .session }

  // MARK: Auto Layout

  var layoutStateIfMade: AutoLayoutState?
  var constraintsNeedUpdate = true
  var constraintsNeedUpdateBelow = false

  /// Never asked. Base: false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the view gives `subview` its frame whatever that says of its mask, as lists do with their
  /// elements: apps turn the mask off in cells' initialisers.
  func places(_ subview: UIView) -> Bool { false }

  /// Whether the frame is given, by a program or the autoresizing mask, and constraints go by it. False: they
  /// find it.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutStateIfMade?.translatesMask ?? true }
    set { setPlacedByConstraints(!newValue) }
  }

  /// The size of the content, in points; `noIntrinsicMetric` along an axis where it does not say.
  open var intrinsicContentSize: CGSize {
    _ExtensionOverrides.intrinsicContentSize.result(for: self, ())
      ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// To be called when `intrinsicContentSize` would answer otherwise than before.
  open func invalidateIntrinsicContentSize() { forgetIntrinsicSize() }

  /// How high the content is at `width`, in points; nil where that does not depend on the width.
  package func contentHeight(forWidth width: CGFloat) -> CGFloat? { _contentHeight(forWidth: width) }
  /// As that, for views of modules beside UIKit, which can override only what is open.
  open func _contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  /// How far the first line's baseline lies below the top and the last line's above the bottom, in points;
  /// nil for a view without text.
  package var baselineOffsets: (first: CGFloat, last: CGFloat)? { nil }

  /// Where a subclass changes its constraints, before the next layout; an override calls super.
  open func updateConstraints() {}
  /// Has `updateConstraints()` called before the next layout.
  open func setNeedsUpdateConstraints() { askForConstraintUpdate() }
  /// Calls `updateConstraints()` of the views below that have asked for it, and of this one.
  open func updateConstraintsIfNeeded() { runConstraintUpdates() }

  /// The size that the constraints in this view give it, as near to `targetSize` (in points) as they let it
  /// come.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The priorities say how firmly `targetSize` is held to, by axis.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

  // MARK: Tilting

  /// Kept; nothing tilts here.
  open private(set) var motionEffects: [UIMotionEffect] = []
  /// Keeps the effect; nothing moves.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Drops the effect; one that was not added changes nothing.
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  // MARK: Touch

  /// False makes touches pass by the view and all it holds. Default true.
  open var isUserInteractionEnabled = true
  /// Whether the view hears of more than one finger at a time. Default false.
  open var isMultipleTouchEnabled = false
  /// Kept, without effect.
  open var isExclusiveTouch = false
  /// In the order of adding; nil where there are none and never were. Setting it takes away those that are
  /// not in the new list, and adds the others.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers }
    set { replaceRecognizers(with: newValue) }
  }
  var recognizers: [UIGestureRecognizer]?

  /// The front-most view below this one that holds `point` (in this view's coordinates); nil outside. Views
  /// that are hidden, nearly transparent (alpha under 0.01) or not interactive are passed over with all they
  /// hold (Facts 6.1).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    _ExtensionOverrides.hitTest.result(for: self, (point, event)) ?? hitBelow(point, event)
  }

  /// Whether `point`, in the view's coordinates, counts as in the view. Base: whether it is in `bounds`.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    _ExtensionOverrides.pointInside.result(for: self, (point, event)) ?? bounds.contains(point)
  }

  /// Adds `recognizer` behind the others, and takes it from the view that it was on.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { takeRecognizer(recognizer) }

  /// A gesture under way is cancelled.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { dropRecognizer(recognizer) }

  /// Asked of the touched view before one of its or its ancestors' recognisers begins.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  /// A view in the same place that looks as this one does now; with `afterUpdates`, once it is laid out.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return StillView(of: self)
  }

  /// The picture of `rect`, in the view's coordinates. The caps are not kept apart: all of the picture would
  /// stretch.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshotView(afterScreenUpdates: afterUpdates).map { window(onto: rect, of: $0) }
  }

  // MARK: Drawn by the page beside the layer

  /// Text drawn in the layer; nil for none.
  package var presentedText: PresentedText? { nil }
  /// The collection view's element that the view shows; nil for none.
  package var presentedElement: PresentedElement? { nil }

  open override var _observableProperties: [String: AnyKeyPath] { Self.observableViewProperties }
}
