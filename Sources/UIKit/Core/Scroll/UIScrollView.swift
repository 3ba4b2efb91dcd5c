// UIScrollView — after Apple's documentation "UIScrollView", read 2026-11.
// State: partial. Missing: pulling a keyboard down by hand, handing sideways scrolling to a parent.
//
// All that can be overridden and is stored stands here; the verbs are in the extensions: +Dragging,
// +Deceleration, +Insets, +Animation, +ScrollToTop, +Zooming, +Guides, +Wheel, +Keys. There is no status bar:
// the Home key stands for a tap on it.

import QuartzCore

/// A view that shows a part of its content, and lets a finger move it.
///
/// The content offset is the origin of the bounds: scrolling moves the bounds, never the subviews
/// (Facts 1.1). All lengths are in points; offsets and the content size are in the view's own
/// coordinates.
@preconcurrency @MainActor open class UIScrollView: UIView, _UIScrollViewDelegating {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// How nibs make them.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UIScrollView.self)
  }

  private func prepare() {
    holdsScrollViews = true
    clipsToBounds = true
    // A subclass that conforms decides about its pan, without having to be made its delegate.
    panGestureRecognizer.delegate = self as? any UIGestureRecognizerDelegate
    addGestureRecognizer(panGestureRecognizer)
  }

  /// Set and read as `delegate`; that name lives in an extension so that subclasses can narrow its type.
  public weak var _scrollDelegate: UIScrollViewDelegate?

  // MARK: Content

  /// The point of the content at the top-left corner of the view; the same as `bounds.origin`.
  ///
  /// Setting it does not clamp, and does not round to pixels. It calls `scrollViewDidScroll` before it
  /// returns if it changes anything, and ends an animation; a finger or a deceleration goes on from the new
  /// place. A point that is no number is ignored.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Size of the content, in points. Making it smaller pulls a view at rest back into the legal range.
  open var contentSize: CGSize {
    get { givenContentSize }
    set {
      let old = givenContentSize
      guard newValue != old else { return }
      KeyValueObservers.change(self, ["contentSize"]) {
        givenContentSize = newValue
        layer.mark()
        contentGeometryChanged(from: offsetRanges(contentSize: old, inset: toldRangeInset))
        followAdjustedInset()
        tellFollowers()
      }
    }
  }
  private var givenContentSize = CGSize.zero

  /// Distances by which the content can be scrolled past its own edges.
  open var contentInset: UIEdgeInsets {
    get { givenContentInset }
    set {
      let old = givenContentInset
      guard newValue != old else { return }
      KeyValueObservers.change(self, ["contentInset"]) {
        givenContentInset = newValue
        followAdjustedInset()
      }
    }
  }
  private var givenContentInset = UIEdgeInsets.zero

  /// Whether the safe area is added to the content inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { followAdjustedInset() } }
  }

  /// `adjustedContentInset` as it was told last.
  var toldInset = UIEdgeInsets.zero
  /// `rangeInset` as the content was last kept within.
  var toldRangeInset = UIEdgeInsets.zero {
    didSet { if toldRangeInset != oldValue { layer.mark() } }
  }
  /// The bars that move with the content.
  var followers = ScrollFollowers()

  // MARK: Behaviour (defaults: Facts 1.2)

  /// Whether fingers, wheels and keys scroll; the program always can.
  open var isScrollEnabled = true {
    didSet {
      panGestureRecognizer.isEnabled = isScrollEnabled
      layer.mark()
    }
  }

  /// Whether a drag that sets out along one axis stays on it.
  open var isDirectionalLockEnabled = false { didSet { layer.mark() } }
  /// Whether content can be dragged or flung past its edges.
  open var bounces = true { didSet { layer.mark() } }
  /// Whether it can horizontally, as far as `bounces` lets it.
  open var bouncesHorizontally = true { didSet { layer.mark() } }
  /// Whether it can vertically, as far as `bounces` lets it.
  open var bouncesVertically = true { didSet { layer.mark() } }
  /// Whether content that fits can be dragged past its edges vertically.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { alwaysBouncesChanged() } }
  }
  /// Whether content that fits can be dragged past its edges horizontally.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { alwaysBouncesChanged() } }
  }
  private func alwaysBouncesChanged() {
    layer.mark()
    followAdjustedInset()
  }
  /// Whether the content rests only at multiples of the view's size.
  open var isPagingEnabled = false { didSet { layer.mark() } }
  /// How fast a fling slows down.
  open var decelerationRate = DecelerationRate.normal { didSet { layer.mark() } }
  /// Whether arrow, page, Home and End keys scroll.
  open var allowsKeyboardScrolling = true
  /// Whether the Home key, which stands for a tap on the status bar, asks the delegate and tells it (see
  /// +ScrollToTop).
  open var scrollsToTop = true
  /// The effect of a drag on the keyboard, and so on the first responder: `onDrag` and its kin make it resign
  /// when the drag begins; the interactive ones have no keyboard on screen to pull down, and do nothing.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Indicators (Facts 1.14)

  /// Whether a bar shows where the content is while it moves sideways.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicatorsIfMade?.place() }
  }
  /// Whether a bar shows where the content is while it moves up and down.
  open var showsVerticalScrollIndicator = true {
    didSet { indicatorsIfMade?.place() }
  }
  /// `default` follows light and dark.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { indicatorsIfMade?.place() }
  }
  /// How much shorter the vertical indicator's track is than the view, in points by edge.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicatorsIfMade?.place() }
  }
  /// As for the vertical one.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicatorsIfMade?.place() }
  }
  /// Both at once; reads the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether the safe area shortens the tracks as well.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicatorsIfMade?.place() }
  }
  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.flash() }

  private(set) lazy var indicators: ScrollIndicators = {
    let made = ScrollIndicators(for: self)
    indicatorsIfMade = made
    return made
  }()
  private(set) var indicatorsIfMade: ScrollIndicators?
  override var ownFrontSubviews: Int { indicatorsIfMade?.numberInFront ?? 0 }

  // MARK: Zooming (see +Zooming)

  /// How large the view that the delegate names is shown; 1 without one. Setting it keeps the middle of what
  /// is seen in the middle, within the two limits.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Greater than zero.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsChanged() }
  }
  /// Equal to the smallest one: nothing zooms by hand.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsChanged() }
  }
  /// Whether two fingers can zoom beyond the limits, from where the content comes back.
  open var bouncesZoom = true
  /// Whether two fingers zoom.
  open var isZooming: Bool { zoom.isPinched }
  /// Whether the content comes back from beyond a limit.
  open var isZoomBouncing: Bool { zoom.animation?.isBounce ?? false }
  /// Recognises the zooming; nil while the limits leave nothing to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }
  var zoom = ZoomState() {
    didSet { updateFrames() }
  }

  /// Changes the scale within the limits, about the middle of what is seen. With animation the delegate hears
  /// of the beginning and the end. Nothing happens where the delegate names no view.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }
  /// Shows `rect`, in the coordinates of the zoomed view, as large as the limits let it.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

  // MARK: Layout guides (see +Guides)

  private(set) lazy var contentGuide = ScrollLayoutGuide(.content, of: self)
  private(set) lazy var frameGuide = ScrollLayoutGuide(.frame, of: self)

  /// Pulled down beyond the top it asks for new content (see UIRefreshControl).
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlChanged(from: oldValue) }
  }

  // MARK: Content touches

  /// Whether content hears of a finger only when it has stayed for a moment without dragging.
  open var delaysContentTouches = true
  /// Whether a drag may begin with a touch that content has already heard of.
  open var canCancelContentTouches = true

  /// Whether `view`, in the content, hears of touches that land on it. If not, nothing in the content does.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag takes its touches away from `view`, which has already heard of them. Controls keep theirs
  /// (Facts 1.4).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: State (Facts 1.10)

  /// Whether a finger is down that scrolls or still may.
  public var isTracking: Bool {
    switch motion.state {
    case .tracking, .dragging, .releasing: true
    case .idle, .decelerating, .animating: false
    }
  }

  /// Whether a finger scrolls, or has scrolled and the content has not come to rest yet.
  public var isDragging: Bool {
    switch motion.state {
    case .dragging, .releasing, .decelerating: true
    case .idle, .tracking, .animating: false
    }
  }

  /// Whether the content moves by itself after a drag.
  public var isDecelerating: Bool {
    if case .decelerating = motion.state { true } else { false }
  }

  /// Recognises the drag. Its `isEnabled` follows `isScrollEnabled`.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  private(set) lazy var scrollPan = ScrollPanGestureRecognizer(for: self)
  private lazy var frames = ScrollFrames(for: self)

  /// The mover of the content.
  var motion = ScrollMotion() {
    didSet {
      if motion.name != oldValue.name { layer.mark() }
      if motion.needsFrames != oldValue.needsFrames { updateFrames() }
      if motion.isMoving != oldValue.isMoving { indicators.motionChanged() }
    }
  }

  private func updateFrames() {
    let needsFrames = motion.needsFrames || zoom.animation != nil
    if frames.isRunning != needsFrames { frames.isRunning = needsFrames }
  }

  /// The state of the motion, for the host.
  package var _scrollState: ScrollState { motion.name }

  // MARK: Scrolling by program

  /// Moves the content to `offset`, in points; not clamped.
  ///
  /// Without animation this stops a deceleration and is otherwise the same as setting `contentOffset`. With
  /// it the content gets there in 0.3 s, and `scrollViewDidEndScrollingAnimation` follows, unless a finger or
  /// another change of the offset comes first, or there is nowhere to go. Under a dragging finger it moves at
  /// once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
    if animated {
      animateOffset(to: contentOffset)
    } else {
      report(motion.stop())
      self.contentOffset = contentOffset
    }
  }

  /// Moves the content as little as it takes to show `rect`, in the view's own coordinates, between the
  /// adjusted insets. A rectangle larger than the view is aligned by its top-left.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// Called when `adjustedContentInset` has changed, before the delegate hears of it.
  open func adjustedContentInsetDidChange() {}

  override func identifierChanged() {
    layer.mark()
    SessionContext.current.scrollersVersion += 1
  }

  // MARK: Geometry

  /// The offset that the view itself is about to set, as opposed to one from the program.
  var ownOffset: CGPoint?
  /// The time of the frame whose motion is being applied, in seconds of virtual time; nil between frames.
  var motionTime: TimeInterval?
  /// The rest of a fling that a finger has stopped.
  var carry = MomentumCarry()
  /// The end of a wheel's drag, due when the wheel goes quiet; nil if none is under way.
  var wheelRelease: ScrollWheelRelease?

  open override var frame: CGRect {
    get { super.frame }
    set {
      changing(.frame(newValue)) { changeBounds { super.frame = newValue } }
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue.origin.x.isFinite, newValue.origin.y.isFinite else { return }
      changing(.bounds(newValue)) { changeBounds { super.bounds = newValue } }
    }
  }

  /// How many changes of the bounds are under way, one within the other.
  private var boundsChanges = 0

  private func changeBounds(_ change: () -> Void) {
    let old = bounds
    boundsChanges += 1
    change()
    boundsChanges -= 1
    boundsChanged(from: old)
  }

  // Bounds that are just changing follow it themselves, once they are told.
  override func safeAreaWasUpdated() { if boundsChanges == 0 { followAdjustedInset() } }

  override func hasLeftWindow() {
    super.hasLeftWindow()
    stopForGood()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    adoptConstrainedContentSize()
  }

  /// The sizes that views of a list have asked for; none of other scroll views.
  package var _measuredSizes: MeasuredSizes { MeasuredSizes() }

  /// Takes over sizes of the same list in another process, for elements that have not been asked yet. The
  /// next layout pass goes by them.
  package func _adopt(_ sizes: MeasuredSizes) {}

  /// Called when the bounds have changed, before the delegate hears of it: where a collection view asks its
  /// layout whether to invalidate.
  func _boundsDidChange(from old: CGRect) {}

  /// Where pages are counted from, as a content offset (Facts 1.8: from zero).
  var pageOrigin: CGPoint { .zero }

  /// Whether a notch of a mouse wheel, which turns up and down, scrolls content that moves only sideways.
  var turnsNotchesSideways: Bool { true }

  /// Whether content that moves is taken by a finger as it lands, whichever way that goes then (Facts 1.4);
  /// else by one that sets out along an axis that scrolls.
  var isCaughtByAnyTouch: Bool { true }

  /// Called once when a drag ends, before the delegate is asked: where a collection view asks its layout.
  ///
  /// Wheels and keys also call it to find the next place where content that snaps can rest, perhaps several
  /// times. Not called with paging.
  ///
  /// - Parameters:
  ///   - proposed: where the content would come to rest, in points; inside the legal range.
  ///   - velocity: points per **millisecond**.
  /// - Returns: where it shall, in points.
  func _targetContentOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  open override var _observableProperties: [String: AnyKeyPath] {
    super._observableProperties.merging(Self.observableScrollProperties) { $1 }
  }
}

extension UIScrollView: ContentTouchGate {}
