// The scroll view of one section that scrolls by itself (Facts 4.7).

import QuartzCore

/// Lies in the collection view and holds the views of the section's items and of what is attached to them.
/// The physics are any scroll view's; where it comes to rest, the section's stops say.
package final class OrthogonalScrollView: UIScrollView {
  /// The collection view; nil for one that only waits for its last views to leave.
  private(set) weak var host: UICollectionView?
  /// The section, by its present number.
  var section: Int
  private(set) var place: OrthogonalPlace
  /// Whether it is scrolled under an item that a finger holds: it may be anywhere until that is over.
  var isPulled = false

  init(_ section: Int, _ place: OrthogonalPlace, travel: CGFloat, in host: UICollectionView) {
    self.section = section
    self.place = place
    super.init(frame: place.frame)
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    isDirectionalLockEnabled = true
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    adopt(place)
    contentOffset = place.offset(travel: travel)
    self.host = host
  }

  package required init?(coder: NSCoder) { nil }

  /// How far the section has been scrolled, as its layout counts.
  var travel: CGFloat { place.travel(of: contentOffset) }

  /// The same, once it has come to rest.
  var restingTravel: CGFloat { place.section.stops.resting(at: place.travel(of: restingOffset)) }

  // MARK: Where it lies

  /// Content that rests goes where it belongs among the new stops; content that moves goes on.
  ///
  /// - Parameter kept: by how much further from the start begins what is on screen, in points: it stays where
  ///   it is seen, but for groups at rest, which are at their places.
  func take(_ new: OrthogonalPlace, keeping kept: CGFloat) {
    let old = place
    let kept = new.section.stops.behavior == .paging ? 0 : kept
    let before = (travel: travel, isMoving: _scrollState != .idle || isPulled)
    place = new
    if frame != new.frame { frame = new.frame }
    adopt(new)
    if before.isMoving {
      // Mirrored content grows on the left: what is seen of it stays.
      let (from, to) = (old.offset(travel: 0), new.offset(travel: kept))
      let shift = CGPoint(x: to.x - from.x, y: to.y - from.y)
      if shift != .zero { shiftContent(by: shift) }
      redirect(among: old.section.stops, keeping: kept)
    } else if kept != 0 || !new.hasSameRoom(as: old) {
      let travel = new.section.stops.resting(at: before.travel, among: old.section.stops, keeping: kept)
      let offset = new.offset(travel: travel)
      if !isSame(offset, contentOffset) { contentOffset = offset }
    }
  }

  /// Counted from the other end and back, the same place may have another last digit.
  private func isSame(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < OrthogonalStops.precision && abs(a.y - b.y) < OrthogonalStops.precision
  }

  /// A motion goes on from the new place, an animation as much further.
  private func shiftContent(by shift: CGPoint) {
    let before = motion.state
    contentOffset = CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y)
    guard case .animating(let animation) = before else { return }
    let end = CGPoint(x: animation.end.x + shift.x, y: animation.end.y + shift.y)
    motion.animationChanged(
      to: animation.leading(through: contentOffset, at: VirtualRunLoop.current.now, to: end))
  }

  /// Content that moves by itself to a place that was legal goes to the one that took its place.
  private func redirect(among former: OrthogonalStops, keeping kept: CGFloat) {
    let target = place.offset(
      travel: place.section.stops.resting(
        at: place.travel(of: restingOffset) - kept, among: former, keeping: kept))
    guard !isSame(target, restingOffset) else { return }
    switch motion.state {
    case .decelerating(let coast):
      let now = motionTime ?? VirtualRunLoop.current.now
      motion.coastChanged(to: self.coast(velocity: coast.velocity(at: now), to: target, at: now))
    case .animating: animateOffset(to: target)
    case .idle, .tracking, .dragging, .releasing: break
    }
  }

  /// Goes, animated, to the nearest place where the section may rest: nothing pulls it any more.
  func settle() {
    isPulled = false
    guard _scrollState == .idle else { return }
    let target = place.offset(travel: place.section.stops.resting(at: travel))
    if !isSame(target, contentOffset) { setContentOffset(target, animated: true) }
  }

  private func adopt(_ place: OrthogonalPlace) {
    let section = place.section
    layer.zPosition = CGFloat(section.zIndex)
    decelerationRate = section.decelerationRate
    isPagingEnabled = section.stops.behavior == .paging
    bounces = section.properties.bounce != .never
    alwaysBounceHorizontal = section.properties.bounce == .always && section.axis == .horizontal
    alwaysBounceVertical = section.properties.bounce == .always && section.axis == .vertical
    contentSize = section.contentSize
    contentInset = place.contentInset
  }

  /// The section is gone: what is left of it fades without being touched.
  func retire() {
    host = nil
    isUserInteractionEnabled = false
    stopForGood()
  }

  // MARK: Touches

  /// Across, the section is as wide as what the collection view shows: its items can be touched beside the
  /// container.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let host else { return false }
    let isInRow =
      place.section.axis == .horizontal
      ? point.y >= bounds.minY && point.y < bounds.maxY : point.x >= bounds.minX && point.x < bounds.maxX
    return isInRow && host.point(inside: convert(point, to: host), with: event)
  }

  /// A finger that lands on a section in motion may mean the collection view: it depends on which way it
  /// goes.
  override var isCaughtByAnyTouch: Bool { false }

  /// A finger that has stopped the section selects nothing.
  package override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { !scrollPan.hasCaught }

  /// Up and down is the collection view's, unless that has nowhere to go.
  override var turnsNotchesSideways: Bool { host?.draggableAxes.contains(.vertical) != true }

  // MARK: Scrolling

  /// Pages are counted from where the section starts, also where that is on the right.
  override var pageOrigin: CGPoint { place.pageOrigin }

  override func _boundsDidChange(from old: CGRect) {
    super._boundsDidChange(from: old)
    if bounds.origin != old.origin { host?.orthogonalSectionDidScroll(section) }
  }

  override func _targetContentOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let target = place.section.stops.target(
      from: travel, proposed: place.travel(of: proposed), velocity: place.speed(of: velocity),
      dragStart: fingerDragStart.map(place.travel))
    return place.offset(travel: target)
  }

  /// Wheels may push as far as they like, and the content then rests near where they left it.
  private var fingerDragStart: CGPoint? {
    guard case .releasing(let drag) = motion.state, drag.source == .finger else { return nil }
    return drag.origin
  }
}
