import QuartzCore
import Testing

@testable import UIKit

private let middle = CGPoint(x: 150, y: 300)

/// Calls that a delegate may make inside each of its own, without the view's losing its way.
@MainActor @Suite struct `Inside the delegate's calls` {
  nonisolated static let calls = [
    "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
    "didEndDecelerating",
  ]

  /// The end of everything.
  private func expectRest(_ rig: ScrollRig, _ comment: Comment) {
    #expect(rig.view._scrollState == .idle, comment)
    #expect(rig.loop.nextDeadline == nil, comment)
    #expect(
      rig.view.offsetRange(along: .vertical).overshoot(of: rig.view.contentOffset.y) == 0, comment)
  }

  private func fling(_ call: String, once act: @escaping (ScrollRig) -> Void) -> ScrollRig {
    let rig = ScrollRig()
    var isDone = false
    rig.reactions[call] = { [unowned rig] in
      guard !isDone else { return }
      isDone = true
      act(rig)
    }
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    rig.rest()
    #expect(isDone)
    return rig
  }

  @Test(arguments: calls)
  func `the delegate leaves, and hears nothing more`(call: String) {
    let rig = fling(call) { $0.view.delegate = nil }
    #expect(rig.calls.last == call)
    expectRest(rig, "\(call)")
    #expect(rig.view.contentOffset.y > 600, "the content goes on without it")
  }

  @Test(arguments: calls)
  func `another delegate hears the rest`(call: String) {
    let other = ScrollRig()
    let rig = fling(call) { $0.view.delegate = other }
    let place = Self.calls.firstIndex(of: call) ?? 0
    let rest = ScrollRig.flung.suffix(from: call == "scroll" ? 1 : place + (place > 4 ? 2 : 1))
    #expect(other.calls == Array(rest), "\(call)")
    expectRest(rig, "\(call)")
  }

  @Test(arguments: calls)
  func `the view leaves its superview`(call: String) {
    let rig = fling(call) { $0.view.removeFromSuperview() }
    #expect(rig.view._scrollState == .idle && rig.loop.nextDeadline == nil, "\(call)")
    func count(_ prefix: String) -> Int { rig.calls.count { $0.hasPrefix(prefix) } }
    #expect(count("willBeginDragging") == count("didEndDragging"), "\(call)")
    #expect(count("willBeginDecelerating") == count("didEndDecelerating"), "\(call)")
  }

  @Test(arguments: calls)
  func `the view is gone`(call: String) {
    final class Owner: UIScrollViewDelegate {
      var view: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      let call: String
      init(_ call: String) { self.call = call }
      func heard(_ call: String) {
        guard call == self.call else { return }
        view?.removeFromSuperview()
        view = nil
      }
      func scrollViewDidScroll(_ view: UIScrollView) { heard("scroll") }
      func scrollViewWillBeginDragging(_ view: UIScrollView) { heard("willBeginDragging") }
      func scrollViewWillEndDragging(
        _ view: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { heard("willEndDragging") }
      func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
        heard("didEndDragging(\(decelerate))")
      }
      func scrollViewWillBeginDecelerating(_ view: UIScrollView) { heard("willBeginDecelerating") }
      func scrollViewDidEndDecelerating(_ view: UIScrollView) { heard("didEndDecelerating") }
    }
    let rig = ScrollRig()
    rig.view.removeFromSuperview()
    let owner = Owner(call)
    weak let gone = owner.view
    owner.view?.contentSize = CGSize(width: 300, height: 3000)
    owner.view?.delegate = owner
    if let view = owner.view { rig.window.addSubview(view) }
    rig.loop.settle()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    rig.rest()
    #expect(owner.view == nil && gone == nil, "\(call)")
    #expect(rig.loop.nextDeadline == nil, "\(call)")
  }

  @Test(arguments: calls)
  func `an animated scroll takes over, and arrives`(call: String) {
    let rig = fling(call) { $0.view.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
    expectRest(rig, "\(call)")
    // A hand that holds the content is not overruled: it goes there at once, and on with the hand.
    let isHeld = call == "willBeginDragging" || call == "scroll"
    #expect(isHeld || rig.view.contentOffset.y == 50, "\(call)")
    #expect(rig.calls.contains("didEndAnimation"), "\(call)")
  }

  @Test(arguments: calls)
  func `an unanimated one is done before the call returns`(call: String) {
    let rig = fling(call) {
      $0.view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      #expect($0.view.contentOffset.y == 50)
    }
    expectRest(rig, "\(call)")
  }

  @Test(arguments: calls)
  func `the content gets shorter than the view, and its insets change`(call: String) {
    let rig = fling(call) {
      $0.view.contentSize.height = 400
      $0.view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
    }
    expectRest(rig, "\(call)")
    #expect(rig.view.contentOffset.y == -30, "\(call)")
  }

  @Test(arguments: calls)
  func `scrolling is switched off and on`(call: String) {
    let rig = fling(call) {
      $0.view.isScrollEnabled = false
      $0.view.isScrollEnabled = true
    }
    expectRest(rig, "\(call)")
    #expect(
      rig.calls.count { $0 == "willBeginDragging" } == rig.calls.count { $0.hasPrefix("didEndDragging") })
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -100), at: rig.loop.now + 1, lift: false)
    #expect(rig.view._scrollState == .dragging, "a new finger drags again")
  }

  @Test func `a pan that is switched off and on in mid-drag has lost the finger`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -110), lift: false)
    rig.view.panGestureRecognizer.isEnabled = false
    rig.view.panGestureRecognizer.isEnabled = true
    let here = rig.view.contentOffset
    rig.touch(.moved, 150, 100, at: 0.3)
    rig.touch(.ended, 150, 100, at: 0.4)
    rig.rest()
    #expect(rig.view.contentOffset == here)
    #expect(rig.calls.suffix(2) == ["willEndDragging", "didEndDragging(false)"])
    expectRest(rig, "after it")
  }

  // MARK: Edges that move

  @Test func `a keyboard that comes up under the finger does not move the content`() {
    let rig = ScrollRig()
    rig.view.contentOffset.y = 2400
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -110), lift: false)
    let here = rig.view.contentOffset.y
    #expect(here > 2430 && here < 2460)
    UIView.animate(withDuration: 0.25) { rig.view.contentInset.bottom = 300 }
    rig.touch(.moved, 150, 189, at: 0.3)
    #expect(abs(rig.view.contentOffset.y - here - 1) < 1e-9, "inside the new edge it follows point for point")
    rig.touch(.ended, 150, 189, at: 0.6)
    rig.rest()
    expectRest(rig, "after it")
  }

  @Test func `one that goes while the content flies lets it land on the new edge`() {
    let rig = ScrollRig()
    rig.view.contentInset.bottom = 300
    rig.view.contentOffset.y = 2400
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -100), lasting: 0.1)
    rig.run(0.05)
    UIView.animate(withDuration: 0.25) { rig.view.contentInset.bottom = 0 }
    rig.rest()
    #expect(rig.view.contentOffset.y == 2400)
    expectRest(rig, "after it")
  }

  @Test func `at rest it pulls the content along, drawn over the animation's time`() {
    let rig = ScrollRig()
    rig.view.contentInset.bottom = 300
    rig.view.contentOffset.y = 2700
    rig.forget()
    UIView.animate(withDuration: 0.25) { rig.view.contentInset.bottom = 0 }
    #expect(rig.view.contentOffset.y == 2400 && rig.calls == ["scroll", "didChangeInset"])
    rig.run(0.1)
    let drawn = rig.view.layer.presented.bounds.minY
    #expect(drawn > 2410 && drawn < 2690)
    rig.rest()
    #expect(rig.view.layer.presented.bounds.minY == 2400)
  }

  // MARK: Pages

  @Test func `pages that change their length under the finger are pages of the new length`() {
    let rig = ScrollRig(size: CGSize(width: 300, height: 600), content: CGSize(width: 3000, height: 600))
    rig.view.isPagingEnabled = true
    rig.view.contentOffset.x = 1200
    rig.drag(from: middle, by: CGVector(dx: -60, dy: 0), lift: false)
    rig.view.frame.size.width = 250
    rig.touch(.ended, 90, 300, at: 1)
    rig.rest()
    #expect(rig.view.contentOffset.x.truncatingRemainder(dividingBy: 250) == 0)
    expectRest(rig, "after it")
  }

  @Test func `content on its way to a page goes to that page at its new length`() {
    let rig = ScrollRig(size: CGSize(width: 300, height: 600), content: CGSize(width: 3000, height: 600))
    rig.view.isPagingEnabled = true
    rig.drag(from: middle, by: CGVector(dx: -120, dy: 0), lasting: 0.1)
    rig.run(0.1)
    rig.view.frame.size.width = 250
    rig.rest()
    #expect(rig.view.contentOffset.x == 250)
  }

  // MARK: Keyboard

  @Test(arguments: [(UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false)])
  func `a drag sends the keyboard away if it is to`(mode: UIScrollView.KeyboardDismissMode, stays: Bool) {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let rig = ScrollRig()
    let field = Field(frame: .zero)
    rig.view.addSubview(field)
    field.becomeFirstResponder()
    rig.view.keyboardDismissMode = mode
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -50), lift: false)
    #expect(field.isFirstResponder == stays)
  }
}
