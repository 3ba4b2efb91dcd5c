import UIKit

@MainActor final class ScrollElement: LayoutElement, DrawnElement {
  let scrollView: UIScrollView
  let content = ContainerElement(AnyLayout(VStackLayout()))
  weak var tree: ViewTree?
  var axes = Axis.Set.vertical
  /// Around the content, within the scroll view.
  var margins = EdgeInsets()
  var behavior: (any ScrollTargetBehavior)?
  /// Where content stands at first; nil: at the start.
  var anchor: UnitPoint?
  /// The views that it may come to rest at, in the coordinates of the content.
  var targets: () -> [(id: AnyHashable, frame: CGRect)] = { [] }
  var geometryWatches: [ScrollGeometryWatch] = []
  private(set) lazy var surface: Surface? = Surface(scrollView)
  private let watcher = ScrollWatcher()
  private var lazyElements: [ObjectIdentifier: WeakHold<LazyElement>] = [:]
  private var followers: [ObjectIdentifier: WeakHold<ScrollFollowingElement>] = [:]
  private var correction = CGPoint.zero
  private var position: ScrollPositionLink?
  private var toldID: AnyHashable?
  private var toldPosition: ScrollPosition?
  private var hasStarted = false
  /// As large as what views within go by: points.
  private(set) var containerSize = CGSize.zero

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
    watcher.element = self
    scrollView.delegate = watcher
  }

  var drawing: UIView { scrollView }
  override var children: [LayoutElement] { [content] }
  /// Content runs on under bars, and comes to rest beside them.
  override var edgesBeyondSafeArea: Edge.Set { .all }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
  }

  /// The size of the content with the margins around it.
  private func outer(_ size: CGSize) -> CGSize {
    CGSize(width: size.width + margins.horizontal, height: size.height + margins.vertical)
  }

  private func setContainer(_ size: CGSize) {
    containerSize = CGSize(
      width: max(0, size.width - margins.horizontal), height: max(0, size.height - margins.vertical))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    setContainer(proposal.replacingUnspecifiedDimensions(by: frame.size))
    let size = outer(content.size(for: inner(proposal)))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : max(size.width, proposal.width ?? 0),
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    let outer = (Self.safeArea, Self.surfaceOrigin)
    leaveBars(outer.0)
    Self.safeArea = nil
    Self.surfaceOrigin = .zero
    defer { (Self.safeArea, Self.surfaceOrigin) = outer }
    // Room under bars does not count for content that does not scroll that way.
    let whole = ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: frame.size))
    setContainer(CGSize(width: whole.width ?? 0, height: whole.height ?? 0))
    let proposal = inner(whole)
    let size = content.size(for: proposal)
    // Narrower content stands in the middle.
    let x = axes.contains(.horizontal) ? 0 : max(0, (frame.width - size.width - margins.horizontal) / 2)
    content.place(at: CGPoint(x: x + margins.leading, y: margins.top), proposal: proposal)
  }

  /// Keeps the content clear of bars: by UIKit's own rule, unless those at some edge do not count.
  private func leaveBars(_ area: SafeArea?) {
    guard let area, !area.ignored.isDisjoint(with: .vertical), axes.contains(.vertical) else {
      // Other insets are others' business, such as a refresh control's.
      if scrollView.contentInsetAdjustmentBehavior == .never { scrollView.contentInset = .zero }
      scrollView.contentInsetAdjustmentBehavior = .automatic
      return
    }
    scrollView.contentInsetAdjustmentBehavior = .never
    let insets = UIEdgeInsets(
      top: max(0, area.free.minY - frame.minY), left: 0, bottom: max(0, frame.maxY - area.free.maxY), right: 0
    )
    if scrollView.contentInset != insets { scrollView.contentInset = insets }
  }

  func draw(_ pass: DrawPass) {
    let size = outer(content.frame.size)
    let shown = CGSize(
      width: axes.contains(.horizontal) ? size.width : min(size.width, frame.width), height: size.height)
    if scrollView.contentSize != shown { scrollView.contentSize = shown }
    if correction != .zero {
      let offset = scrollView.contentOffset
      scrollView.contentOffset = CGPoint(x: offset.x + correction.x, y: offset.y + correction.y)
      correction = .zero
    }
    if !hasStarted, frame.width > 0, frame.height > 0 { begin() }
    moved()
  }

  private func begin() {
    hasStarted = true
    if let anchor { show(content.frame, anchor, animated: false) }
  }

  // MARK: Lazy content

  func know(_ lazy: LazyElement) {
    lazyElements = lazyElements.filter { $0.value.object != nil }
    lazyElements[ObjectIdentifier(lazy)] = WeakHold(object: lazy)
  }

  func know(_ follower: ScrollFollowingElement) {
    followers[ObjectIdentifier(follower)] = WeakHold(object: follower)
  }

  /// Content before what is seen has become longer by `length`.
  func correct(by length: CGFloat, _ axis: Axis) { correction[axis] += length }

  // MARK: Movement

  /// Tells all who want to know that it may have scrolled.
  func moved() {
    if lazyElements.values.contains(where: { $0.object?.wantsLines == true }) { tree?.needsLayout() }
    followers = followers.filter { $0.value.object != nil }
    for follower in followers.values { follower.object?.scrolled(in: self) }
    for watch in geometryWatches {
      watch.look?(geometry)
      watch.moved?(self)
    }
    tellPosition()
  }

  /// The part of the content that is seen, in its coordinates.
  var visible: CGRect { CGRect(origin: scrollView.contentOffset, size: frame.size) }

  var geometry: ScrollGeometry {
    let insets = scrollView.adjustedContentInset
    return ScrollGeometry(
      contentOffset: scrollView.contentOffset, contentSize: scrollView.contentSize,
      contentInsets: EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
      containerSize: frame.size)
  }

  /// Moves so far that `rect` of the content is seen, its part `anchor` at that part of the scroll view;
  /// false: it is there already.
  @discardableResult func show(_ rect: CGRect, _ anchor: UnitPoint?, animated: Bool) -> Bool {
    let (view, insets) = (scrollView, scrollView.adjustedContentInset)
    let room = CGRect(
      x: insets.left, y: insets.top, width: max(frame.width - insets.left - insets.right, 0),
      height: max(frame.height - insets.top - insets.bottom, 0))
    func offset(
      _ low: CGFloat, _ length: CGFloat, _ part: CGFloat?, _ start: CGFloat, _ room: CGFloat,
      _ whole: CGFloat, _ now: CGFloat
    ) -> CGFloat {
      var wanted = now
      if let part {
        wanted = low + part * length - part * room - start
      } else if low < now + start {
        wanted = low - start
      } else if low + length > now + start + room {
        wanted = low + length - room - start
      }
      return max(-start, min(wanted, max(whole - room - start, -start)))
    }
    let (size, now, point) = (view.contentSize, view.contentOffset, anchor?.point)
    let target = CGPoint(
      x: axes.contains(.horizontal)
        ? offset(rect.minX, rect.width, point?.x, room.minX, room.width, size.width, now.x) : now.x,
      y: axes.contains(.vertical)
        ? offset(rect.minY, rect.height, point?.y, room.minY, room.height, size.height, now.y) : now.y)
    guard abs(target.x - now.x) > 0.1 || abs(target.y - now.y) > 0.1 else { return false }
    if animated { phase = .animating }
    view.setContentOffset(target, animated: animated)
    return true
  }

  /// Where it comes to rest, which would be at `target` without a behaviour.
  func restingPoint(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let behavior else { return target }
    var place = ScrollTarget(rect: CGRect(origin: target, size: frame.size), anchor: nil)
    let context = ScrollTargetBehaviorContext(
      element: self, originalTarget: ScrollTarget(rect: visible, anchor: nil),
      velocity: CGVector(dx: velocity.x, dy: velocity.y), contentSize: scrollView.contentSize,
      containerSize: frame.size, axes: axes)
    behavior.updateTarget(&place, context: context)
    let origin = place.rect.origin
    return origin.x.isFinite && origin.y.isFinite ? origin : target
  }

  // MARK: Phases

  /// In points per second, of the finger that leaves.
  fileprivate var velocity: CGVector?
  var phase = ScrollPhase.idle {
    didSet {
      guard phase != oldValue, !geometryWatches.isEmpty else { return }
      let context = ScrollPhaseChangeContext(
        geometry: geometry, velocity: phase == .decelerating || phase == .idle ? velocity : nil)
      for watch in geometryWatches { watch.phaseChanged?(oldValue, phase, context) }
      velocity = nil
    }
  }

  // MARK: Position

  func follow(_ link: ScrollPositionLink?) {
    position = link
    if let wanted = link?.wanted, wanted != toldPosition {
      toldPosition = wanted
      let isAnimated = tree?.animation != nil
      tree?.afterLayout { [weak self] in self?.go(to: wanted.place, link?.anchor, animated: isAnimated) }
    }
    guard let wanted = link?.get(), wanted != toldID else { return }
    toldID = wanted
    let isAnimated = tree?.animation != nil
    tree?.afterLayout { [weak self] in
      guard let self, let tree = self.tree else { return }
      withAnimation(isAnimated ? .default : nil) {
        tree.scroll(to: wanted, anchor: link?.anchor ?? .topLeading)
      }
    }
  }

  /// Tells the binding which view stands at its place.
  private func tellPosition() {
    guard let position, scrollView.isDragging || scrollView.isDecelerating else { return }
    let anchor = position.anchor?.point ?? .zero
    let seen = visible
    let insets = scrollView.adjustedContentInset
    let point = CGPoint(
      x: seen.minX + insets.left + margins.leading + anchor.x * seen.width + 1,
      y: seen.minY + insets.top + margins.top + anchor.y * seen.height + 1)
    func distance(_ frame: CGRect) -> CGFloat {
      let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
      let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
      return (axes.contains(.horizontal) ? x : 0) + (axes.contains(.vertical) ? y : 0)
    }
    let nearest = targets().min(by: { distance($0.frame) < distance($1.frame) })?.id
    if let movedByUser = position.movedByUser { return movedByUser(nearest) }
    guard let nearest, nearest != toldID else { return }
    toldID = nearest
    position.set(nearest)
  }
}

/// Hears of the scroll view's movements.
@MainActor private final class ScrollWatcher: UIScrollViewDelegate {
  weak var element: ScrollElement?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { element?.moved() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { element?.phase = .interacting }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    element?.phase = decelerate ? .decelerating : .idle
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { element?.phase = .idle }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { element?.phase = .idle }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    element?.velocity = CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000)
    guard let element, !scrollView.isPagingEnabled else { return }
    targetContentOffset.pointee = element.restingPoint(targetContentOffset.pointee, velocity: velocity)
  }
}

/// An element that changes as the scroll view around it scrolls.
@MainActor class ScrollFollowingElement: SurfaceElement {
  weak var scroll: ScrollElement?

  /// Where it lies in the content of the scroll view.
  private(set) var frameInContent = CGRect.zero

  override func placeChildren(_ proposal: ProposedViewSize) {
    frameInContent = CGRect(origin: Self.surfaceOrigin + frame.origin, size: frame.size)
    scroll?.know(self)
    super.placeChildren(proposal)
  }

  func scrolled(in scroll: ScrollElement) {}
}
