import QuartzCore

@testable import UIKit

/// A scroll view in a window in virtual time, a finger to drive it, and a delegate that keeps a diary.
@MainActor final class ScrollRig: UIScrollViewDelegate {
  let loop: VirtualRunLoop
  let window: UIWindow
  let view: UIScrollView

  /// One word per delegate call, in order; runs of `scroll` are one entry.
  private(set) var calls: [String] = []
  /// Content offset at each `scrollViewDidScroll`.
  private(set) var offsets: [CGPoint] = []
  /// `isTracking`, `isDragging`, `isDecelerating` inside each call, as `TDd` with dots for false.
  private(set) var flags: [String: String] = [:]
  private(set) var releaseVelocity: CGPoint?
  private(set) var proposedTarget: CGPoint?

  /// Changes the target in `scrollViewWillEndDragging`.
  var retarget: ((CGPoint) -> CGPoint)?
  /// Runs inside the call of that name, after it has been noted.
  var reactions: [String: () -> Void] = [:]

  init(
    _ view: UIScrollView = UIScrollView(frame: .zero),
    size: CGSize = CGSize(width: 300, height: 600), content: CGSize = CGSize(width: 300, height: 3000)
  ) {
    loop = VirtualRunLoop()
    VirtualRunLoop.current = loop
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    self.view = view
    view.frame = window.bounds
    view.contentSize = content
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.delegate = self
    loop.settle()
  }

  /// The calls of a drag that ends in a fling (Facts 1.12 B).
  static let flung = [
    "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
    "scroll",
    "didEndDecelerating",
  ]

  // MARK: Finger

  func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval, finger: Int = 1) {
    loop.advance(before: time)
    window.inject([
      TouchSample(phase: phase, finger: finger, time: time, location: CGPoint(x: x, y: y))
    ])
    loop.settle()
  }

  /// A straight drag in steps of a 120th of a second, lifted at the end without a rest.
  func drag(
    from start: CGPoint, by way: CGVector, at time: TimeInterval = 0, lasting duration: TimeInterval = 0.2,
    lift: Bool = true
  ) {
    touch(.began, start.x, start.y, at: time)
    let steps = max(1, Int(duration * 120))
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      touch(
        .moved, start.x + way.dx * part, start.y + way.dy * part, at: time + duration * TimeInterval(part))
    }
    if lift { touch(.ended, start.x + way.dx, start.y + way.dy, at: time + duration) }
  }

  /// Runs until nothing moves any more, a minute at the most.
  func rest() {
    for _ in 0..<3600 where loop.nextDeadline != nil { run(1.0 / 60) }
  }

  func run(_ seconds: TimeInterval) { loop.advance(to: loop.now + seconds) }

  func forget() {
    calls = []
    offsets = []
    flags = [:]
  }

  // MARK: Diary

  private func note(_ call: String) {
    if call != "scroll" || calls.last != "scroll" { calls.append(call) }
    flags[call] =
      (view.isTracking ? "T" : ".") + (view.isDragging ? "D" : ".") + (view.isDecelerating ? "d" : ".")
    reactions[call]?()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    note("scroll")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    releaseVelocity = velocity
    proposedTarget = targetContentOffset.pointee
    if let retarget { targetContentOffset.pointee = retarget(targetContentOffset.pointee) }
    note("willEndDragging")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(\(decelerate))")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndAnimation") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("didChangeInset") }

  /// The answer of `scrollViewShouldScrollToTop`.
  var goesToTop = true
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { goesToTop }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }

  /// The view that is zoomed.
  weak var zoomed: UIView?
  /// The scale at each `scrollViewDidZoom`.
  private(set) var scales: [CGFloat] = []
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willBeginZooming") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    scales.append(scrollView.zoomScale)
    if calls.last != "zoom", calls.dropLast().last != "zoom" { note("zoom") }
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    note("didEndZooming(\(scale))")
  }
}

/// Content that rests only at multiples of a pitch, as a snapping layout does it.
final class SnappingScrollView: UIScrollView {
  var pitch: CGFloat = 400
  private(set) var timesAsked = 0

  override func _targetContentOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    timesAsked += 1
    return CGPoint(
      x: (proposed.x / pitch).rounded() * pitch, y: (proposed.y / pitch).rounded() * pitch)
  }
}
