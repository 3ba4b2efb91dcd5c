import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct `Pulling to refresh` {
  @MainActor private final class Feed {
    let rig = ScrollRig()
    let control = UIRefreshControl()
    var asked = 0

    init() {
      control.addTarget({ [unowned self] _ in asked += 1 }, for: .valueChanged)
      rig.view.refreshControl = control
      rig.loop.settle()
      rig.forget()
    }

    func pull(_ points: CGFloat, lift: Bool = true) {
      let start = rig.loop.now + 0.1
      rig.drag(
        from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: points), at: start, lasting: 0.4, lift: lift)
    }
  }

  @Test func `a short pull shows it and asks nothing`() {
    let feed = Feed()
    feed.pull(60, lift: false)
    #expect(feed.asked == 0 && !feed.control.isRefreshing)
    #expect(feed.control.subviews.first.map { $0.alpha > 0 && $0.alpha < 1 } == true)
    feed.rig.touch(.ended, 150, 160, at: 2)
    feed.rig.rest()
    #expect(feed.rig.view.contentOffset.y == 0 && feed.rig.loop.nextDeadline == nil)
  }

  @Test func `a long one asks once, while the finger is still down, and keeps room until it is done`() {
    let feed = Feed()
    feed.pull(300, lift: false)
    #expect(feed.asked == 1 && feed.control.isRefreshing)
    feed.rig.touch(.ended, 150, 400, at: 2)
    feed.rig.run(3)
    #expect(feed.rig.view.contentOffset.y == -60 && feed.rig.view.adjustedContentInset.top == 60)

    feed.control.endRefreshing()
    feed.rig.rest()
    #expect(feed.rig.view.contentOffset.y == 0 && feed.rig.view.adjustedContentInset == .zero)
    #expect(feed.rig.loop.nextDeadline == nil)
    feed.pull(300)
    #expect(feed.asked == 2)
  }

  @Test func `ended under the finger the content does not jump, and is not asked for again`() {
    let feed = Feed()
    feed.pull(300, lift: false)
    let here = feed.rig.view.contentOffset.y
    feed.control.endRefreshing()
    #expect(feed.rig.view.contentOffset.y == here)
    feed.rig.touch(.moved, 150, 405, at: feed.rig.loop.now + 0.01)
    #expect(feed.asked == 1)
    #expect(abs(feed.rig.view.contentOffset.y - here) < 5)
    feed.rig.touch(.ended, 150, 405, at: feed.rig.loop.now + 0.3)
    feed.rig.rest()
    #expect(feed.rig.view.contentOffset.y == 0)
  }

  @Test func `begun by the program it asks nothing`() {
    let feed = Feed()
    feed.control.beginRefreshing()
    #expect(feed.asked == 0 && feed.rig.view.contentOffset.y == -60)
    feed.rig.view.refreshControl = nil
    #expect(feed.control.superview == nil && feed.rig.view.adjustedContentInset == .zero)
  }
}
