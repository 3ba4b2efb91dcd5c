import QuartzCore
import Testing

@testable import UIKit

/// A delegate that writes down every call with the flags of that moment: `T`racking, `D`ragging,
/// `d`ecelerating. Equal lines that follow one another are one line with a plus.
@MainActor private final class Diary: UIScrollViewDelegate {
  private(set) var lines: [String] = []
  var goesToTop = true

  private func note(_ call: String, _ view: UIScrollView) {
    let flags =
      (view.isTracking ? "T" : ".") + (view.isDragging ? "D" : ".") + (view.isDecelerating ? "d" : ".")
    let line = "\(flags) \(call)"
    switch lines.last {
    case line: lines[lines.count - 1] = "\(line)+"
    case "\(line)+": break
    default: lines.append(line)
    }
  }

  func drain() -> String {
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }

  func scrollViewDidScroll(_ view: UIScrollView) { note("didScroll", view) }
  func scrollViewWillBeginDragging(_ view: UIScrollView) { note("willBeginDragging", view) }
  func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    let way = velocity.y == 0 ? "rest" : velocity.y > 0 ? "down" : "up"
    let limits = (view._minimumContentOffset.y, view._maximumContentOffset.y)
    let place =
      target == view.contentOffset
      ? "here" : target.y == limits.0 ? "top" : target.y == limits.1 ? "bottom" : "there"
    note("willEndDragging(\(way), \(place))", view)
  }
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(\(decelerate))", view)
  }
  func scrollViewWillBeginDecelerating(_ view: UIScrollView) { note("willBeginDecelerating", view) }
  func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("didEndDecelerating", view) }
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { note("didEndScrollingAnimation", view) }
  func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) { note("didChangeInset", view) }
  func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool {
    note("shouldScrollToTop", view)
    return goesToTop
  }
  func scrollViewDidScrollToTop(_ view: UIScrollView) { note("didScrollToTop", view) }
}

/// The sequences of Facts 1.12, by their letters, with the flags of Facts 1.10.
@MainActor @Suite struct `Order of calls` {
  private let rig = ScrollRig()
  private let diary = Diary()
  private let middle = CGPoint(x: 150, y: 300)

  init() { rig.view.delegate = diary }

  /// Between the making of a suite and its test others may have run.
  private func enter() { VirtualRunLoop.current = rig.loop }

  private static let flung = """
    TD. willBeginDragging
    TD. didScroll+
    TD. willEndDragging(down, there)
    TD. didEndDragging(true)
    .Dd willBeginDecelerating
    .Dd didScroll+
    ... didEndDecelerating
    """

  @Test func `A: a drag that stops before the finger lifts`() {
    enter()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -110), lift: false)
    rig.touch(.ended, 150, 190, at: 0.5)
    rig.rest()
    #expect(
      diary.drain() == """
        TD. willBeginDragging
        TD. didScroll+
        TD. willEndDragging(rest, here)
        T.. didEndDragging(false)
        """)
    #expect(!rig.view.isTracking && !rig.view.isDragging)
  }

  @Test func `a finger that lands and lifts is tracked and told nothing of`() {
    enter()
    rig.touch(.began, 150, 300, at: 0)
    #expect(rig.view.isTracking && !rig.view.isDragging)
    rig.touch(.ended, 150, 300, at: 0.1)
    #expect(!rig.view.isTracking && diary.drain() == "")
  }

  @Test func `B: a fling`() {
    enter()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    rig.rest()
    #expect(diary.drain() == Self.flung)
  }

  @Test func `C: a fling into an edge, out and back as one deceleration`() {
    enter()
    rig.view.contentOffset.y = 2300
    _ = diary.drain()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -80), lasting: 0.05)
    rig.rest()
    #expect(diary.drain() == Self.flung.replacingOccurrences(of: "there", with: "bottom"))
  }

  @Test func `D: a drag past an edge that ends at rest`() {
    enter()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: 110), lift: false)
    rig.touch(.ended, 150, 410, at: 0.6)
    rig.rest()
    #expect(diary.drain() == Self.flung.replacingOccurrences(of: "down, there", with: "rest, top"))
  }

  @Test func `E: an offset that the program sets`() {
    enter()
    rig.view.contentOffset.y = 100
    #expect(diary.drain() == "... didScroll", "before the setter returns")
    rig.view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    rig.view.contentOffset.y = 100
    rig.rest()
    #expect(diary.drain() == "", "nothing has moved")
  }

  @Test func `F: an animated offset`() {
    enter()
    rig.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    #expect(diary.drain() == "", "the first step comes with the first frame")
    rig.rest()
    #expect(
      diary.drain() == """
        ... didScroll+
        ... didEndScrollingAnimation
        """)
    rig.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    rig.rest()
    #expect(diary.drain() == "", "there is nowhere to go")
  }

  @Test(arguments: [true, false])
  func `G: scrolling to an item is F or E`(animated: Bool) {
    enter()
    let source = Numbers()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: rig.window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view._scrollDelegate = diary
    rig.window.addSubview(view)
    // Not laid out before: scrolling does that first.
    view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: animated)
    rig.rest()
    #expect(view.contentOffset.y == 2000)
    #expect(
      diary.drain() == (animated ? "... didScroll+\n... didEndScrollingAnimation" : "... didScroll"))
  }

  @MainActor private final class Numbers: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test func `H: a deceleration that a still finger stops`() {
    enter()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    rig.loop.advance(to: 0.5)
    _ = diary.drain()
    rig.touch(.began, 150, 400, at: 0.51)
    #expect(
      diary.drain() == """
        T.. didEndDecelerating
        TD. willBeginDragging
        """)
    rig.touch(.ended, 150, 400, at: 0.9)
    rig.rest()
    #expect(
      diary.drain() == """
        TD. willEndDragging(rest, here)
        T.. didEndDragging(false)
        """)
  }

  @Test func `H: a bounce that a still finger stops goes on when it lifts`() {
    enter()
    rig.view.contentOffset.y = 2300
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -80), lasting: 0.05)
    while rig.view.contentOffset.y < 2410 { rig.run(1.0 / 60) }
    _ = diary.drain()
    rig.touch(.began, 150, 400, at: rig.loop.now)
    rig.touch(.ended, 150, 400, at: rig.loop.now + 0.3)
    rig.rest()
    #expect(
      diary.drain() == """
        T.. didEndDecelerating
        TD. willBeginDragging
        TD. willEndDragging(rest, bottom)
        TD. didEndDragging(true)
        .Dd willBeginDecelerating
        .Dd didScroll+
        ... didEndDecelerating
        """)
    #expect(rig.view.contentOffset.y == 2400)
  }

  @Test func `I: a deceleration that a new drag interrupts`() {
    enter()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    rig.loop.advance(to: 0.4)
    _ = diary.drain()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -100), at: 0.41)
    rig.rest()
    #expect(diary.drain() == "T.. didEndDecelerating\n" + Self.flung)
  }

  @Test func `J: a new size tells only of an offset that moves with it`() {
    enter()
    rig.view.frame.size = CGSize(width: 300, height: 500)
    #expect(diary.drain() == "")
    rig.view.contentOffset.y = 2500
    _ = diary.drain()
    rig.view.frame.size = CGSize(width: 300, height: 600)
    #expect(diary.drain() == "... didScroll")
    rig.view.bounds = CGRect(x: 0, y: 10, width: 300, height: 400)
    #expect(diary.drain() == "... didScroll")
  }

  @Test func `K: a content size that moves the offset tells once`() {
    enter()
    rig.view.contentOffset.y = 2400
    _ = diary.drain()
    rig.view.contentSize.height = 1000
    #expect(diary.drain() == "... didScroll")
    rig.view.contentSize.height = 2000
    #expect(diary.drain() == "")
  }

  @Test func `an inset tells after the offset has followed it`() {
    enter()
    rig.view.contentInset.top = 50
    #expect(diary.drain() == "... didScroll\n... didChangeInset")
    rig.view.contentInset.bottom = 50
    #expect(diary.drain() == "... didChangeInset")
  }

  @Test func `the Home key asks, scrolls and tells`() {
    enter()
    rig.view.contentOffset.y = 700
    _ = diary.drain()
    rig.view._scrollByKey(.home)
    rig.rest()
    #expect(
      diary.drain() == """
        ... shouldScrollToTop
        ... didScroll+
        ... didScrollToTop
        """)
    rig.view._scrollByKey(.home)
    #expect(diary.drain() == "... shouldScrollToTop\n... didScrollToTop", "it is there already")

    rig.view.contentOffset.y = 700
    diary.goesToTop = false
    _ = diary.drain()
    rig.view._scrollByKey(.home)
    rig.rest()
    #expect(diary.drain() == "... shouldScrollToTop" && rig.view.contentOffset.y == 700)
  }
}
