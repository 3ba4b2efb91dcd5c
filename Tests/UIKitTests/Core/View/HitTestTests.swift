import Testing

@testable import UIKit

@MainActor @Suite struct `Hit testing` {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func add(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, to parent: UIView? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    (parent ?? root).addSubview(view)
    return view
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test func `the front-most view under the finger is hit`() {
    let back = add(0, 0, 60)
    let front = add(40, 40, 60)

    #expect(hit(50, 50) === front)
    #expect(hit(10, 10) === back)
    #expect(hit(90, 10) === root)
    #expect(hit(100, 100) == nil)

    back.layer.zPosition = 1
    #expect(hit(50, 50) === back)
  }

  @Test func `what is hidden, faint or not interactive is passed over with all it holds`() {
    let view = add(0, 0, 50)
    let inner = add(0, 0, 50, to: view)
    #expect(hit(10, 10) === inner)

    view.isHidden = true
    #expect(hit(10, 10) === root)
    view.isHidden = false
    view.isUserInteractionEnabled = false
    #expect(hit(10, 10) === root)
    view.isUserInteractionEnabled = true
    view.alpha = 0.009
    #expect(hit(10, 10) === root)
    view.alpha = 0.01
    #expect(hit(10, 10) === inner)
  }

  @Test func `what lies outside its superview's bounds is not hit, clipped or not`() {
    let view = add(0, 0, 20)
    _ = add(10, 10, 50, to: view)

    #expect(hit(40, 40) === root)
  }

  @Test func `the content origin, a turn and a scale move what is hit`() {
    let scrolled = add(0, 0, 50)
    scrolled.bounds.origin.y = 1000
    let row = add(0, 1010, 10, to: scrolled)
    #expect(hit(5, 15) === row)
    #expect(hit(5, 5) === scrolled)

    let scaled = add(60, 60, 10)
    scaled.transform = CGAffineTransform(scaleX: 3, y: 3)
    #expect(hit(52, 78) === scaled)
  }

  @Test func `a view squeezed to nothing is not hit`() {
    let view = add(0, 0, 50)

    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(hit(25, 25) === root)
    view.transform = CGAffineTransform(scaleX: 1, y: 0)
    #expect(hit(25, 25) === root)
  }

  @Test func `points that are none hit nothing`() {
    _ = add(0, 0, 50)

    #expect(hit(.nan, 5) == nil)
    #expect(hit(.infinity, .infinity) == nil)
  }
}
