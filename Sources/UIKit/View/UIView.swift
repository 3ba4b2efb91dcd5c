// UIView — after Apple's documentation "UIView", read 2026-11.
// State: partial. Missing: Auto Layout, animation, drawing, tint, traits, layout direction.

import QuartzCore

/// A rectangle on screen that lays out its subviews and hears touches.
///
/// Geometry lives in `layer` (uikit-fidelity 6.1): lengths in points, y downwards, `frame` and `center` in the
/// superview's coordinates, `bounds` in the view's own.
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate {
  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init(_object: ())
    layer.delegate = self
    layer.frame = frame
  }

  /// Exists for source compatibility; nothing is ever decoded.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init(_object: ())
    layer.delegate = self
  }

  public convenience init() { self.init(frame: .zero) }

  private static func makeLayer() -> CALayer {
    (layerClass as? CALayer.Type ?? CALayer.self).init(_blank: ())
  }

  // MARK: Geometry

  /// The bounding box of the transformed view. Undefined to set while `transform` is not the identity.
  open var frame: CGRect {
    get { layer.frame }
    set { changeSize { layer.frame = newValue } }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { changeSize { layer.bounds = newValue } }
  }

  /// `layer.position`, whatever the anchor point is.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// About the layer's anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  private func changeSize(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    if layer.bounds.size != old { resizeSubviews(from: old) }
  }

  // MARK: Appearance

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// nil is transparent.
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.cgColor }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var isOpaque = true
  open var tag = 0
  /// Names the view for scripts and tests; a collection view's is its ID in `inspect` and on the wire.
  open var accessibilityIdentifier: String?

  // MARK: Tree

  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  /// The controller whose `view` this is: its next responder.
  weak var viewController: UIViewController?

  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { viewController ?? superview }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// `index` counts from the back; indices past the ends mean the ends.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Just behind `sibling`; nothing happens where that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    if let index = subviews.firstIndex(of: sibling) { insert(view, at: index) }
  }

  /// Just in front of `sibling`; nothing happens where that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    if let index = subviews.firstIndex(of: sibling) { insert(view, at: index + 1) }
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  open func removeFromSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { announceWillMove(toWindow: nil) }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
    didMoveToSuperview()
    if oldWindow != nil { announceDidMoveToWindow() }
  }

  open func isDescendant(of view: UIView) -> Bool {
    view === self || (superview?.isDescendant(of: view) ?? false)
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true

  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  /// Where a subclass places its subviews; called at the end of the turn after `setNeedsLayout`, parents first.
  open func layoutSubviews() {}

  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    let fitted = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: fitted)
  }

  open func setNeedsDisplay() { layer.setNeedsLayout() }

  /// Nothing covers a preview's window: always zero.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open func safeAreaInsetsDidChange() {}

  /// Default 8 on each side (uikit-fidelity 6.4).
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if layoutMargins != oldValue { setNeedsLayout() } }
  }

  // MARK: Touch

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The front-most view below this one that holds `point` (in this view's coordinates); nil outside. Views that are
  /// hidden, nearly transparent (alpha under 0.01) or not interactive are passed over with all they hold
  /// (uikit-fidelity 6.1).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviewsFrontToBack {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.view = nil }
  }

  /// Asked of the touched view before one of its or its ancestors' recognisers begins.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: What the page draws beside the layer

  /// Text drawn in the layer; nil for none.
  package var presentedText: PresentedText? { nil }
  /// The collection view's element that the view shows; nil for none.
  package var presentedElement: PresentedElement? { nil }
}
