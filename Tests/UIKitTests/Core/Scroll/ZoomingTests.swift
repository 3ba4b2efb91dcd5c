import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct `Zooming` {
  /// A picture of 300 by 600 points in a view of that size.
  @MainActor private final class Lens {
    let rig = ScrollRig(content: CGSize(width: 300, height: 600))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

    init(_ lowest: CGFloat = 1, _ highest: CGFloat = 4) {
      rig.view.addSubview(picture)
      rig.zoomed = picture
      rig.view.minimumZoomScale = lowest
      rig.view.maximumZoomScale = highest
    }

    /// Two fingers about `middle`, from 100 points apart to `apart`.
    func pinch(about middle: CGPoint, to apart: CGFloat, lift: Bool = true) {
      let start = rig.loop.now + 0.1
      for (finger, side) in [(1, -1), (2, 1)] as [(Int, CGFloat)] {
        rig.touch(.began, middle.x + side * 50, middle.y, at: start, finger: finger)
      }
      for step in 1...20 {
        let half = (100 + (apart - 100) * CGFloat(step) / 20) / 2
        for (finger, side) in [(1, -1), (2, 1)] as [(Int, CGFloat)] {
          rig.touch(.moved, middle.x + side * half, middle.y, at: start + Double(step) / 60, finger: finger)
        }
      }
      guard lift else { return }
      for (finger, side) in [(1, -1), (2, 1)] as [(Int, CGFloat)] {
        rig.touch(.ended, middle.x + side * apart / 2, middle.y, at: start + 0.5, finger: finger)
      }
    }
  }

  @Test func `without limits to zoom between there is no pinch, and without a view no zooming`() {
    let lens = Lens(1, 1)
    #expect(lens.rig.view.pinchGestureRecognizer == nil)
    lens.rig.view.maximumZoomScale = 2
    #expect(lens.rig.view.pinchGestureRecognizer?.view === lens.rig.view)
    lens.rig.zoomed = nil
    lens.rig.view.zoomScale = 2
    #expect(lens.rig.view.zoomScale == 1 && lens.rig.view.contentSize.width == 300)
  }

  @Test func `the program's scale is kept within the limits, with the middle in the middle`() {
    let lens = Lens()
    lens.rig.view.zoomScale = 2
    #expect(lens.picture.frame == CGRect(x: 0, y: 0, width: 600, height: 1200))
    #expect(lens.rig.view.contentSize == CGSize(width: 600, height: 1200))
    #expect(lens.rig.view.contentOffset == CGPoint(x: 150, y: 300))
    #expect(lens.rig.calls == ["scroll", "zoom"])
    lens.rig.view.zoomScale = 100
    #expect(lens.rig.view.zoomScale == 4)
    lens.rig.view.zoomScale = .nan
    #expect(lens.rig.view.zoomScale == 1 && lens.rig.view.contentOffset == .zero)
  }

  @Test func `an animated change goes through every scale, and tells of its beginning and end`() {
    let lens = Lens()
    lens.rig.view.setZoomScale(3, animated: true)
    #expect(lens.rig.view.zoomScale == 1)
    lens.rig.rest()
    #expect(lens.rig.view.zoomScale == 3)
    #expect(lens.rig.scales.count > 15 && lens.rig.scales == lens.rig.scales.sorted())
    #expect(lens.rig.calls.first == "willBeginZooming" && lens.rig.calls.last == "didEndZooming(3.0)")
    #expect(lens.rig.calls.count { $0.hasPrefix("didEndZooming") } == 1)
  }

  @Test func `a rectangle is shown as large as the limits let it`() {
    let lens = Lens()
    lens.rig.view.zoom(to: CGRect(x: 150, y: 300, width: 100, height: 100), animated: false)
    #expect(lens.rig.view.zoomScale == 3)
    #expect(lens.rig.view.contentOffset == CGPoint(x: 450, y: 750))
    lens.rig.view.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
    #expect(lens.rig.view.zoomScale == 4 && lens.rig.view.contentOffset == .zero)
  }

  @Test func `what is between two fingers stays there`() {
    let lens = Lens()
    let middle = CGPoint(x: 200, y: 200)
    lens.pinch(about: middle, to: 210, lift: false)
    let view = lens.rig.view
    #expect(view.isZooming && view.zoomScale > 1.5)
    let shown = lens.picture.convert(CGPoint(x: 200, y: 200), to: nil)
    #expect(abs(shown.x - 200) < 0.01 && abs(shown.y - 200) < 0.01)
    #expect(
      lens.rig.calls.contains("willBeginZooming") && !lens.rig.calls.contains { $0.hasPrefix("didEndZ") })
  }

  @Test func `beyond a limit it follows less, and comes back when the fingers leave`() {
    let lens = Lens(1, 1.5)
    lens.pinch(about: CGPoint(x: 150, y: 300), to: 280, lift: false)
    let beyond = lens.rig.view.zoomScale
    #expect(beyond > 1.5 && beyond < 2)
    for finger in [1, 2] { lens.rig.touch(.ended, 150, 300, at: lens.rig.loop.now + 0.2, finger: finger) }
    #expect(lens.rig.view.isZoomBouncing && !lens.rig.view.isZooming)
    lens.rig.rest()
    #expect(lens.rig.view.zoomScale == 1.5 && !lens.rig.view.isZoomBouncing)
    #expect(lens.rig.calls.count { $0.hasPrefix("didEndZooming") } == 1)
    #expect(lens.rig.view._scrollState == .idle)
    #expect(lens.rig.view.offsetRanges()[.vertical]?.overshoot(of: lens.rig.view.contentOffset.y) == 0)
  }

  @Test func `without bouncesZoom it stops at the limit`() {
    let lens = Lens(1, 1.5)
    lens.rig.view.bouncesZoom = false
    lens.pinch(about: CGPoint(x: 150, y: 300), to: 280)
    lens.rig.rest()
    #expect(lens.rig.scales.max() == 1.5 && lens.rig.view.zoomScale == 1.5)
    #expect(lens.rig.calls.count { $0.hasPrefix("didEndZooming") } == 1)
  }

  @Test func `a finger that lands stops an animated change where it is`() {
    let lens = Lens()
    lens.rig.view.setZoomScale(3, animated: true)
    lens.rig.run(0.15)
    lens.rig.touch(.began, 150, 300, at: lens.rig.loop.now)
    let scale = lens.rig.view.zoomScale
    #expect(scale > 1.5 && scale < 2.5 && lens.rig.calls.last == "didEndZooming(\(scale))")
    lens.rig.touch(.ended, 150, 300, at: lens.rig.loop.now + 0.1)
    lens.rig.rest()
    #expect(lens.rig.view.zoomScale == scale)
  }

  @Test func `zoomed content is dragged as any other`() {
    let lens = Lens()
    lens.rig.view.zoomScale = 2
    lens.rig.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -110), at: 1, lift: false)
    #expect(abs(lens.rig.view.contentOffset.y - 400) < 1e-9)
  }

  @Test(arguments: ["willBeginZooming", "zoom"])
  func `a delegate that leaves in the middle leaves the view at rest`(call: String) {
    let lens = Lens()
    lens.rig.reactions[call] = { [unowned lens] in lens.rig.view.delegate = nil }
    lens.pinch(about: CGPoint(x: 150, y: 300), to: 200)
    lens.rig.rest()
    #expect(lens.rig.view._scrollState == .idle && !lens.rig.view.isZooming)
    #expect(lens.rig.loop.nextDeadline == nil)
  }
}
