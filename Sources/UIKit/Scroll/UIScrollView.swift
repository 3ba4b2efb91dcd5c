// UIScrollView — after Apple's documentation "UIScrollView", read 2026-11.
// State: partial. Missing: indicators, zooming, layout guides, status-bar tap, right-to-left.

import QuartzCore

/// A view that shows a part of its content, and lets a finger move it.
///
/// The content offset is the origin of the bounds: scrolling moves the bounds, never the subviews
/// (uikit-fidelity 1.1). All lengths are in points; offsets and the content size are in the view's own
/// coordinates.
@preconcurrency @MainActor open class UIScrollView: UIView, _UIScrollViewDelegating {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Exists for source compatibility; nothing is ever decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// Set and read as `delegate`; that name lives in an extension so that subclasses can narrow its type.
  public weak var _scrollDelegate: UIScrollViewDelegate?

  // MARK: Content

  /// The point of the content at the top-left corner of the view; the same as `bounds.origin`.
  ///
  /// Setting it does not clamp, and does not round to pixels. It calls `scrollViewDidScroll` before it
  /// returns if it changes anything, and ends an animation; a finger or a deceleration goes on from the new
  /// place. What is no number is ignored.
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
        contentGeometryChanged(from: offsetRanges(contentSize: old))
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
        contentInsetChanged(from: old, contentInsetAdjustmentBehavior)
      }
    }
  }
  private var givenContentInset = UIEdgeInsets.zero

  /// Whether the safe area is added to the content inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      if contentInsetAdjustmentBehavior != oldValue { contentInsetChanged(from: contentInset, oldValue) }
    }
  }

  // MARK: Behaviour (defaults: uikit-fidelity 1.2)

  /// Whether fingers, wheels and keys scroll; the program always can.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  /// Whether a drag that sets out along one axis stays on it.
  open var isDirectionalLockEnabled = false
  /// Whether content can be dragged or flung past its edges.
  open var bounces = true
  /// Whether it can horizontally, as far as `bounces` lets it.
  open var bouncesHorizontally = true
  /// Whether it can vertically, as far as `bounces` lets it.
  open var bouncesVertically = true
  /// Whether content that fits can be dragged past its edges vertically.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be dragged past its edges horizontally.
  open var alwaysBounceHorizontal = false
  /// Whether the content rests only at multiples of the view's size.
  open var isPagingEnabled = false
  /// How fast a fling slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether arrow, page, Home and End keys scroll.
  open var allowsKeyboardScrolling = true
  /// Kept, without effect: there is no status bar to tap.
  open var scrollsToTop = true
  /// Kept, without effect: no indicators are drawn.
  open var showsHorizontalScrollIndicator = true
  /// Kept, without effect: no indicators are drawn.
  open var showsVerticalScrollIndicator = true
  /// Kept, without effect: no indicators are drawn.
  open var indicatorStyle = IndicatorStyle.default
  /// Kept, without effect: there is no keyboard on screen.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Kept, without effect: no indicators are drawn.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept, without effect: no indicators are drawn.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept, without effect: no indicators are drawn.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Kept, without effect: no indicators are drawn.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Kept; nothing pulls it down.
  open var refreshControl: UIRefreshControl?
  /// Kept, without effect: content is not zoomed.
  open var zoomScale: CGFloat = 1
  /// Kept, without effect: content is not zoomed.
  open var minimumZoomScale: CGFloat = 1
  /// Kept, without effect: content is not zoomed.
  open var maximumZoomScale: CGFloat = 1
  /// Kept, without effect: content is not zoomed.
  open var bouncesZoom = true
  open var isZooming: Bool { false }
  /// No indicators are drawn: nothing flashes.
  open func flashScrollIndicators() {}

  /// Whether content hears of a finger only when it has stayed for a moment without dragging.
  open var delaysContentTouches = true
  /// Whether a drag may begin with a touch that content has already heard of.
  open var canCancelContentTouches = true

  /// Whether a drag takes its touches away from `view`, which has already heard of them. Controls keep theirs
  /// (uikit-fidelity 1.4).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: State (uikit-fidelity 1.10)

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
  public var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  private(set) lazy var scrollPan = ScrollPanGestureRecognizer(for: self)
  private lazy var frames = ScrollFrames(for: self)

  /// What moves the content.
  var motion = ScrollMotion() {
    didSet { if motion.needsFrames != oldValue.needsFrames { frames.isRunning = motion.needsFrames } }
  }

  /// What the scroll view is doing, for the host.
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

  // MARK: Geometry

  /// The offset that the view itself is about to set, as opposed to one from the program.
  var ownOffset: CGPoint?
  /// The time of the frame whose motion is being applied, in seconds of virtual time; nil between frames.
  var motionTime: TimeInterval?
  /// What ends a wheel's drag when the wheel goes quiet; nil if none is under way.
  var wheelRelease: ScrollWheelRelease?

  open override var frame: CGRect {
    get { super.frame }
    set {
      changing(.frame(newValue)) {
        let old = bounds
        super.frame = newValue
        boundsChanged(from: old)
      }
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      guard newValue.origin.x.isFinite, newValue.origin.y.isFinite else { return }
      changing(.bounds(newValue)) {
        super.bounds = newValue
        boundsChanged(from: old)
      }
    }
  }

  /// Called when the bounds have changed, before the delegate hears of it: where a collection view asks its
  /// layout whether to invalidate.
  func _boundsDidChange(from old: CGRect) {}

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

extension UIScrollView {
  /// Whether the safe area is added to the content inset (uikit-fidelity 1.1).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`: there are no navigation bars here.
    case automatic = 0
    /// Along the axes that scroll.
    case scrollableAxes
    case never
    case always
  }

  /// What is left of the velocity after each millisecond (uikit-fidelity 1.6).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// 0 up to, not including, 1.
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black
    case white
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }
}

extension UIScrollView: ContentTouchGate {}
