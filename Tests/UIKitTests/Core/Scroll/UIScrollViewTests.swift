import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct `Scroll view at rest` {
  @Test func `has the defaults of UIKit`() {
    let view = ScrollRig().view
    #expect(view.clipsToBounds && view.bounces && view.isScrollEnabled && view.scrollsToTop)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(!view.isPagingEnabled && !view.isDirectionalLockEnabled)
    #expect(view.delaysContentTouches && view.canCancelContentTouches)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.decelerationRate == .normal && view.contentInsetAdjustmentBehavior == .automatic)
    #expect(UIScrollView(frame: .zero).contentSize == .zero)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
  }

  @Test func `content offset and the origin of the bounds are one number`() {
    let rig = ScrollRig()

    rig.view.contentOffset = CGPoint(x: 0, y: 668.71)
    #expect(rig.view.bounds == CGRect(x: 0, y: 668.71, width: 300, height: 600))
    rig.view.bounds.origin.y = 12.5
    #expect(rig.view.contentOffset.y == 12.5)
    #expect(rig.view.frame == rig.window.bounds)
  }

  @Test func `setting the offset calls did-scroll once and at once, and not at all for the same offset`() {
    let rig = ScrollRig()

    rig.view.contentOffset.y = 100
    #expect(rig.offsets == [CGPoint(x: 0, y: 100)])
    rig.view.contentOffset.y = 100
    rig.view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    #expect(rig.offsets.count == 1)
    rig.rest()
    #expect(rig.calls == ["scroll"])
  }

  @Test func `an offset set by the program is not clamped and stays`() {
    let rig = ScrollRig()
    rig.view.contentOffset = CGPoint(x: -40, y: 9000)
    rig.rest()
    #expect(rig.view.contentOffset == CGPoint(x: -40, y: 9000))
  }

  @Test func `an offset that is no number is ignored`() {
    let rig = ScrollRig()
    rig.view.contentOffset = CGPoint(x: CGFloat.nan, y: 3)
    rig.view.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
    rig.rest()
    #expect(rig.view.contentOffset == .zero)
    #expect(rig.calls == [])
  }

  @Test func `shrinking content pulls the offset back with one did-scroll`() {
    let rig = ScrollRig()
    rig.view.contentOffset.y = 2000
    rig.forget()

    rig.view.contentSize.height = 1000

    #expect(rig.offsets == [CGPoint(x: 0, y: 400)])
  }

  @Test func `an offset set before the content is there waits for it`() {
    let rig = ScrollRig(content: .zero)
    rig.view.contentOffset.y = 500
    rig.view.contentSize = CGSize(width: 300, height: 800)
    #expect(rig.view.contentOffset.y == 500)
    rig.view.contentSize = CGSize(width: 300, height: 4808)
    #expect(rig.view.contentOffset.y == 500)
  }

  @Test func `a larger frame pulls the end of the content along`() {
    let rig = ScrollRig()
    rig.view.contentOffset.y = 2400
    rig.forget()

    rig.view.frame.size.height = 800

    #expect(rig.view.contentOffset.y == 2200)
    #expect(rig.calls == ["scroll"])
  }

  @Test func `a new size alone is no scrolling`() {
    let rig = ScrollRig()
    rig.view.frame.size.height = 500
    #expect(rig.calls == [])
  }

  @Test func `content on the old top edge rests on the new one, other content stays`() {
    let rig = ScrollRig()

    rig.view.contentInset.top = 64
    #expect(rig.view.contentOffset.y == -64)
    #expect(rig.calls == ["scroll", "didChangeInset"])
    rig.view.contentOffset.y = 100
    rig.view.contentInset.top = 20
    #expect(rig.view.contentOffset.y == 100)
  }

  @Test func `insets widen the legal range and narrow the visible size`() {
    let rig = ScrollRig()
    rig.view.contentInset = UIEdgeInsets(top: 64, left: 5, bottom: 34, right: 7)

    #expect(rig.view._minimumContentOffset == CGPoint(x: -5, y: -64))
    #expect(rig.view._maximumContentOffset == CGPoint(x: 7, y: 2434))
    #expect(rig.view.visibleSize == CGSize(width: 288, height: 502))
    #expect(rig.view.adjustedContentInset == rig.view.contentInset)
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.never, UIEdgeInsets.zero),
    (.always, UIEdgeInsets(top: 40, left: 11, bottom: 20, right: 11)),
    (.scrollableAxes, UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)),
    (.automatic, UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)),
  ])
  func `the safe area counts as the behaviour says`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, expected: UIEdgeInsets
  ) {
    final class Notched: UIScrollView {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 40, left: 11, bottom: 20, right: 11) }
    }
    let rig = ScrollRig(Notched(frame: .zero))
    rig.view.contentInsetAdjustmentBehavior = behavior
    #expect(rig.view.adjustedContentInset == expected)
  }

  @Test func `a rectangle already visible moves nothing, another the least`() {
    let rig = ScrollRig()
    rig.view.contentOffset.y = 500

    rig.view.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 10), animated: false)
    #expect(rig.view.contentOffset.y == 500)
    rig.view.scrollRectToVisible(CGRect(x: 0, y: 1150, width: 10, height: 100), animated: false)
    #expect(rig.view.contentOffset.y == 650)
    rig.view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 2000), animated: false)
    #expect(rig.view.contentOffset.y == 100)
  }

  @Test func `a subclass that observes its offset sees every step of a drag`() {
    final class Watching: UIScrollView {
      var seen: [CGFloat] = []
      override var contentOffset: CGPoint { didSet { seen.append(contentOffset.y) } }
    }
    let view = Watching(frame: .zero)
    let rig = ScrollRig(view)
    rig.drag(from: CGPoint(x: 150, y: 500), by: CGVector(dx: 0, dy: -200))
    rig.rest()
    #expect(view.seen == rig.offsets.map(\.y))
  }
}

@MainActor @Suite struct `Animated offset` {
  @Test func `takes three tenths of a second over any distance, slow at both ends`() {
    for distance: CGFloat in [10, 2000] {
      let rig = ScrollRig()

      rig.view.setContentOffset(CGPoint(x: 0, y: distance), animated: true)
      #expect(rig.view._scrollState == .animating)
      #expect(!rig.view.isTracking && !rig.view.isDragging && !rig.view.isDecelerating)
      rig.loop.advance(to: 0.15)
      #expect(abs(rig.view.contentOffset.y / distance - 0.5) < 1e-9)
      rig.loop.advance(to: 0.29)
      #expect(rig.view._scrollState == .animating)
      rig.loop.advance(to: 0.3)

      #expect(rig.view.contentOffset.y == distance)
      #expect(rig.calls == ["scroll", "didEndAnimation"])
      #expect(rig.view._scrollState == .idle)
      // The indicator fades.
      rig.loop.advance(to: 0.3 + ScrollConstants.indicatorFade + 1.0 / 60)
      #expect(rig.loop.nextDeadline == nil)
    }
  }

  @Test func `to where it already is does nothing and tells nothing`() {
    let rig = ScrollRig()
    rig.view.setContentOffset(.zero, animated: true)
    rig.rest()
    #expect(rig.calls == [])
    #expect(rig.view._scrollState == .idle)
  }

  @Test func `to the same target again goes on, to another starts from where it is`() {
    let rig = ScrollRig()
    rig.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    rig.loop.advance(to: 0.15)
    rig.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    rig.loop.advance(to: 0.3)
    #expect(rig.view.contentOffset.y == 400)

    rig.view.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
    rig.loop.advance(to: 0.45)
    rig.view.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
    #expect(rig.view.contentOffset.y == 600)
    rig.loop.advance(to: 0.75)
    #expect(rig.view.contentOffset.y == 0)
    #expect(rig.calls.filter { $0 == "didEndAnimation" }.count == 2)
  }

  @Test func `is cancelled by a plain set, without an end`() {
    let rig = ScrollRig()
    rig.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    rig.loop.advance(to: 0.1)
    rig.view.contentOffset.y = 33
    rig.rest()
    #expect(rig.view.contentOffset.y == 33)
    #expect(rig.calls == ["scroll"])
  }

  @Test func `is caught by a finger at once`() {
    let rig = ScrollRig()
    rig.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    rig.loop.advance(to: 0.15)

    rig.touch(.began, 150, 300, at: 0.16)
    rig.run(1)

    #expect(abs(rig.view.contentOffset.y - 200) < 1e-9)
    #expect(rig.view._scrollState == .dragging)
  }

  @Test func `started inside its own end is a new one`() {
    let rig = ScrollRig()
    rig.reactions["didEndAnimation"] = { [unowned rig] in
      rig.reactions = [:]
      rig.view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    }
    rig.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    rig.rest()
    #expect(rig.view.contentOffset.y == 50)
    #expect(rig.calls == ["scroll", "didEndAnimation", "scroll", "didEndAnimation"])
  }
}
