// CALayer — after Apple's documentation "CALayer", read 2026-11.
// State: partial. Missing: parts of contents, continuous corners, filters.

import CoreGraphics
@_exported import ObjectiveCRuntime
import VirtualTime

/// A rectangle in a tree of rectangles: the description that the page draws.
///
/// Four stored values place it in its superlayer: `position`, `bounds`, `transform` and `anchorPoint`;
/// `frame` is derived (Facts 6.1). All lengths are in points, y grows downwards.
@preconcurrency @MainActor open class CALayer: MainActorObject {
  /// Where the anchor point lies in the superlayer's coordinates.
  open var position = CGPoint.zero {
    willSet { if isAnythingObserved, newValue != position { willChange(.position) } }
    didSet {
      if position != oldValue { propertyChanged("position", from: .point(oldValue)) }
      didChange(.position)
    }
  }
  /// `origin` is the point of the layer's own coordinates that its top-left corner shows; it moves the
  /// content and the sublayers, never the frame.
  open var bounds = CGRect.zero {
    willSet { if isAnythingObserved, newValue != bounds { willChange(.bounds) } }
    didSet {
      if bounds.size != oldValue.size, modelLayer == nil {
        setNeedsLayout()
        if needsDisplayOnBoundsChange { askForDisplay() }
      }
      if bounds != oldValue { propertyChanged("bounds", from: .rect(oldValue)) }
      didChange(.bounds)
    }
  }
  /// The fixed point of the transform, in fractions of the size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { propertyChanged("anchorPoint", from: .point(oldValue)) } }
  }
  /// Orders siblings before their order in `sublayers` does.
  open var zPosition: CGFloat = 0 {
    didSet { if zPosition != oldValue { propertyChanged("zPosition", from: .number(Double(oldValue))) } }
  }
  /// Kept and animatable, without effect: transforms act about the plane of the layer.
  open var anchorPointZ: CGFloat = 0
  /// Whether the superlayer's `sublayerTransform` leaves the layer alone: `zPosition` only puts it in front.
  package var isFlat = false {
    didSet { if isFlat != oldValue { mark() } }
  }
  /// Applied about the anchor point.
  open var transform = CATransform3DIdentity {
    willSet { if isAnythingObserved, newValue != transform { willChange(.transform) } }
    didSet {
      if transform != oldValue { propertyChanged("transform", from: .transform(oldValue)) }
      didChange(.transform)
    }
  }
  /// Applied to all sublayers, about this layer's anchor point: the place for perspective.
  open var sublayerTransform = CATransform3DIdentity {
    didSet {
      if sublayerTransform != oldValue { propertyChanged("sublayerTransform", from: .transform(oldValue)) }
    }
  }
  /// Whether the layer and all it holds are left out of the picture.
  open var isHidden = false {
    willSet { if isAnythingObserved, newValue != isHidden { willChange(.hidden) } }
    didSet {
      if isHidden != oldValue { markSeen() }
      didChange(.hidden)
    }
  }
  /// Whether the layer is seen from behind, too: where it is turned about an axis in the screen.
  open var isDoubleSided = true {
    didSet {
      guard isDoubleSided != oldValue else { return }
      markSeen()
      VirtualRunLoop.current.setNeedsCommit()
    }
  }
  /// Whether its front, or its back if that is seen too, is turned to the viewer, as it is drawn just now.
  /// Turns of the layers around it do not count.
  package var isTurnedToViewer: Bool {
    if isDoubleSided { return true }
    let turned = presentedTransform
    return turned.m11 * turned.m22 - turned.m12 * turned.m21 > 0
  }
  /// 0…1; multiplies down the tree.
  open var opacity: Float = 1 {
    willSet { if isAnythingObserved, newValue != opacity { willChange(.opacity) } }
    didSet {
      if opacity != oldValue { propertyChanged("opacity", from: .number(Double(oldValue))) }
      didChange(.opacity)
    }
  }
  /// nil is transparent.
  open var backgroundColor: CGColor? {
    didSet { if backgroundColor != oldValue { propertyChanged("backgroundColor", from: .color(oldValue)) } }
  }
  /// In points. Rounds the background and the border, and what `masksToBounds` cuts.
  open var cornerRadius: CGFloat = 0 {
    didSet {
      if cornerRadius != oldValue { propertyChanged("cornerRadius", from: .number(Double(oldValue))) }
    }
  }
  /// Which corners that rounds; all to begin with.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  {
    didSet { if maskedCorners != oldValue { mark() } }
  }
  /// Both forms are drawn as quarters of circles.
  open var cornerCurve = CALayerCornerCurve.circular
  /// In points, inwards from the edge of the bounds; drawn over contents and sublayers.
  open var borderWidth: CGFloat = 0 {
    didSet { if borderWidth != oldValue { propertyChanged("borderWidth", from: .number(Double(oldValue))) } }
  }
  /// nil draws no border.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { if borderColor != oldValue { propertyChanged("borderColor", from: .color(oldValue)) } }
  }
  /// nil draws no shadow. The shadow is that of all the layer shows; `masksToBounds` cuts it off.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { if shadowColor != oldValue { propertyChanged("shadowColor", from: .color(oldValue)) } }
  }
  /// 0…1.
  open var shadowOpacity: Float = 0 {
    didSet {
      if shadowOpacity != oldValue { propertyChanged("shadowOpacity", from: .number(Double(oldValue))) }
    }
  }
  /// In points.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if shadowOffset != oldValue { propertyChanged("shadowOffset", from: .size(oldValue)) } }
  }
  /// The blur's radius in points.
  open var shadowRadius: CGFloat = 3 {
    didSet {
      if shadowRadius != oldValue { propertyChanged("shadowRadius", from: .number(Double(oldValue))) }
    }
  }
  /// The shape that casts the shadow, in the layer's own coordinates; nil: all that the layer shows. The
  /// layer keeps a copy.
  open var shadowPath: CGPath? {
    get { shadowShape }
    set { shadowShape = newValue?.copy() }
  }
  private var shadowShape: CGPath? { didSet { mark() } }
  /// A `CGImage`, drawn over the background and under the sublayers; anything else draws nothing.
  open var contents: Any? { didSet { mark() } }
  /// Where `contents` lie in the bounds; `resize` stretches them to fill.
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { if contentsGravity != oldValue { mark() } }
  }
  /// Pixels of the contents per point.
  open var contentsScale: CGFloat = 1 { didSet { if contentsScale != oldValue { mark() } } }
  /// Of all that the layer shows, sublayers and shadow included; nil for none.
  package var effects: DrawnEffects? { didSet { if effects != oldValue { mark() } } }
  /// Added to the amount of the first filter, so that animations can move it.
  package var effectAmount: CGFloat = 0 {
    didSet {
      if effectAmount != oldValue { propertyChanged("effectAmount", from: .number(Double(oldValue))) }
    }
  }
  /// A wish about how the layer is drawn, which never changes what it looks like; nothing comes of it here.
  open var shouldRasterize = false
  /// Pixels per point of that.
  open var rasterizationScale: CGFloat = 1
  /// Cuts the layer and all it holds by the alpha of another one, which lies in this layer's own coordinates
  /// and is not a sublayer (Facts 6.1). It leaves the place in a tree that it had before. Nothing happens
  /// where a ring would close.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }
  private(set) var maskLayer: CALayer?
  /// The layer whose mask this one is.
  package private(set) weak var maskedLayer: CALayer?
  /// Whether sublayers are cut at the bounds (and its rounded corners).
  open var masksToBounds = false { didSet { if masksToBounds != oldValue { mark() } } }
  /// For the owner's own use; nothing here reads it.
  open var name: String?
  /// The view that owns the layer. Sublayers laid out through it.
  open weak var delegate: CALayerDelegate? { didSet { mark() } }

  /// nil for a root, and for a mask.
  open private(set) weak var superlayer: CALayer?
  /// Back to front, before `zPosition`; nil when there are none, as on Apple's platforms.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.superlayer = nil }
      children = []
      mark(.held)
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  package private(set) var children: [CALayer] = []
  /// `children` with those that the layer makes of them, as they are drawn just now. Asked once for every
  /// frame.
  package var shownChildren: [CALayer] { children }
  /// Whether `shownChildren` may be others in each frame, though nothing was set.
  package var isReadEachFrame: Bool { false }

  /// The layer's number on the wire: unique and in order of creation within one session.
  package let wireID: UInt32
  /// Of the reader that sends the layer to viewers; nil while it is not on the screen.
  package var watch: LayerWatch?

  // MARK: Animation (see the folder of that name)

  /// nil while there are none.
  var animations: LayerAnimations?
  /// nil: the time around the layer.
  var ownTiming: LayerTime?
  /// Animations, or `NSNull`, by the name of the property whose change starts them, instead of the default
  /// ones.
  open var actions: [String: CAAction]?
  package var implicitActions = ImplicitActions.always
  /// Of a presentation.
  weak var modelLayer: CALayer?
  /// The number of the session's turn in which the layer was put where it is.
  private(set) var insertedInTurn = 0

  // MARK: Drawing (see CALayer+Drawing)

  /// The layer's drawing of itself, between its contents and its sublayers.
  package var drawing: CALayer? { didSet { if drawing !== oldValue { mark(.held) } } }
  /// Whether a change of size asks for drawing again.
  open var needsDisplayOnBoundsChange = false
  var needsDisplayFlag = false

  /// The animation that a change of `event`, a property's name, starts; nil for none. First the delegate is
  /// asked, then `actions`, then there is the default; each may end the search with `NSNull`.
  open func action(forKey event: String) -> CAAction? { findAction(forKey: event) }

  /// Starts an animation, now or at its `beginTime`. One that was added with the same key makes way.
  ///
  /// It changes what is drawn and not the layer's own values. Layers that are not on the screen at the next
  /// frame lose it.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

  private var needsLayoutFlag = true
  /// Whether something below asked for layout, so that the pass at the end of a turn costs what asked. Where
  /// it is true, it is true of all ancestors too, or a layout pass is just coming down from them.
  private var needsLayoutBelow = false

  /// A layer of no size at the origin, in no tree.
  public init() {
    wireID = SessionContext.current.takeLayerID()
    super.init(_object: ())
  }

  /// Exists for source compatibility; nothing is ever decoded.
  public required init?(coder: NSCoder) {
    wireID = SessionContext.current.takeLayerID()
    super.init(_object: ())
  }

  /// A copy of another layer's own values, without its place in a tree: what subclasses with properties of
  /// their own override. Presentations are not made by it here.
  public init(layer: Any) {
    wireID = SessionContext.current.takeLayerID()
    super.init(_object: ())
    guard let layer = layer as? CALayer else { return }
    (bounds, position, anchorPoint, transform) = (
      layer.bounds, layer.position, layer.anchorPoint, layer.transform
    )
    (zPosition, opacity, cornerRadius) = (layer.zPosition, layer.opacity, layer.cornerRadius)
    (backgroundColor, borderWidth, borderColor) = (
      layer.backgroundColor, layer.borderWidth, layer.borderColor
    )
    takePlainValues(from: layer)
  }

  /// How `UIView.layerClass` is instantiated: pure Swift can call only required initialisers of a metatype
  /// (Facts 7.3).
  public required convenience init(_blank: ()) { self.init() }

  /// The bounding box of the transformed bounds, in the superlayer's coordinates.
  ///
  /// Setting it keeps the transform and moves and sizes the layer so that the untransformed layer fills the
  /// rectangle, scaled back by the transform; Apple leaves the result undefined for other transforms than
  /// scales.
  open var frame: CGRect {
    get {
      let origin = CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
      let box = CGRect(origin: origin, size: bounds.size)
      if CATransform3DIsIdentity(transform) { return box.offsetBy(dx: position.x, dy: position.y) }
      let corners = [
        CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
        CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
      ]
      return CGRect(boundingBoxOf: corners.map(transform.project)).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let rect = newValue.standardized
      position = CGPoint(
        x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
      guard !CATransform3DIsIdentity(transform) else {
        bounds.size = rect.size
        return
      }
      let inverse = CATransform3DGetAffineTransform(CATransform3DInvert(transform))
      bounds.size = CGRect(origin: .zero, size: rect.size).applying(inverse).size
    }
  }

  /// The affine part of `transform`.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Replaces `transform` by the affine one.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  // MARK: Tree

  /// Puts the layer in front of all others, out of the tree where it was before.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// `index` counts from the back, among the others; indices past the end mean the end.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer) { _ in Int(index) } }

  /// Just behind `sibling`; at the back where that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard sibling !== layer else { return }
    insert(layer) { others in sibling.flatMap(others.place(of:)) ?? 0 }
  }

  /// Just in front of `sibling`; in front of all where that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard sibling !== layer else { return }
    insert(layer) { others in sibling.flatMap(others.place(of:)).map { $0 + 1 } ?? others.count }
  }

  /// The layer that is left asks for layout, as on Apple's platforms.
  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    if let index = parent.children.place(of: self) { parent.children.remove(at: index) }
    superlayer = nil
    parent.mark(.held)
    parent.setNeedsLayout()
  }

  /// `place` is asked for the index among the other sublayers. Nothing happens where a ring would close.
  private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    guard layer !== self, !isDescendant(of: layer) else { return }
    layer.removeFromSuperlayer()
    layer.maskedLayer?.mask = nil
    children.insert(layer, at: max(0, min(place(children), children.count)))
    layer.superlayer = self
    layer.insertedInTurn = VirtualRunLoop.current.commits
    mark(.held)
    setNeedsLayout()
    if layer.needsLayoutFlag || layer.needsLayoutBelow { layer.tellAncestors() }
  }

  private func setMask(_ layer: CALayer?) {
    guard layer !== maskLayer, layer !== self else { return }
    if let layer, isDescendant(of: layer) { return }
    maskLayer?.maskedLayer = nil
    layer?.removeFromSuperlayer()
    layer?.maskedLayer?.mask = nil
    maskLayer = layer
    layer?.insertedInTurn = VirtualRunLoop.current.commits
    layer?.maskedLayer = self
    mark(.held)
    VirtualRunLoop.current.setNeedsCommit()
    if let layer, layer.needsLayoutFlag || layer.needsLayoutBelow { layer.tellAncestors() }
  }

  /// Masks count as held by what they mask.
  private func isDescendant(of layer: CALayer) -> Bool {
    var ancestor = holder
    while let here = ancestor {
      if here === layer { return true }
      ancestor = here.holder
    }
    return false
  }

  var holder: CALayer? { superlayer ?? maskedLayer }

  // MARK: Layout

  /// Asks for `layoutSublayers()` in the pass at the end of the turn.
  open func setNeedsLayout() {
    needsLayoutFlag = true
    tellAncestors()
    VirtualRunLoop.current.setNeedsCommit()
  }

  /// Whether the layer itself asked for layout; those below it do not count.
  open func needsLayout() -> Bool { needsLayoutFlag }

  /// Lays out everything below this layer that asked for it, from the top down, beginning with the topmost of
  /// the unbroken line of ancestors that asked.
  open func layoutIfNeeded() {
    var top = self
    while let parent = top.superlayer, parent.needsLayoutFlag { top = parent }
    top.layOut()
  }

  private func layOut() {
    if needsLayoutFlag {
      needsLayoutFlag = false
      layoutSublayers()
    }
    guard needsLayoutBelow else { return }
    needsLayoutBelow = false
    for layer in children where layer.superlayer === self { layer.layOut() }
    maskLayer?.layOut()
  }

  private func tellAncestors() {
    var ancestor = holder
    while let here = ancestor, !here.needsLayoutBelow {
      here.needsLayoutBelow = true
      ancestor = here.holder
    }
  }

  /// Called in a layout pass when the layer asked for it; asks the delegate. An override places the
  /// sublayers.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Drawing

  /// Asks for drawing at the end of the turn in which the layer is on the screen.
  open func setNeedsDisplay() { askForDisplay() }

  /// As `setNeedsDisplay()`: the whole layer is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Whether the layer waits to be drawn.
  open func needsDisplay() -> Bool { needsDisplayFlag }

  /// Draws at once if the layer waits to be drawn, on the screen or not.
  open func displayIfNeeded() { if needsDisplayFlag { display() } }

  /// Makes what the layer shows of itself: `draw(in:)`, or whatever `contents` an override sets.
  open func display() {
    needsDisplayFlag = false
    record()
  }

  /// Draws in the layer's own coordinates, y downwards; an override that draws need not call super, which
  /// asks the delegate.
  open func draw(in context: CGContext) { delegate?.draw(self, in: context) }

  open override var _observableProperties: [String: AnyKeyPath] { Self.observableLayerProperties }
}

/// The owner of a layer, which lays it out, animates its changes and draws it.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Called in a layout pass, when the layer asked for it and its own `layoutSublayers()` runs.
  func layoutSublayers(of layer: CALayer)
  /// The layer's answer to a change of the property named `event`; nil leaves it to the layer. Layers of
  /// views do not ask.
  func action(for layer: CALayer, forKey event: String) -> CAAction?
  /// Draws the layer's own content.
  func draw(_ layer: CALayer, in context: CGContext)
}

extension CALayerDelegate {
  /// Does nothing: sublayers stay where they are.
  public func layoutSublayers(of layer: CALayer) {}
  /// nil: the layer finds its own action.
  public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}
}
