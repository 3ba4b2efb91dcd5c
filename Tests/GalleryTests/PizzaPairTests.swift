import QuartzCore
import Testing
import UIKit

@testable import Gallery

@MainActor @Suite struct `Pizza pair` {
  /// A preview in a window, and a finger.
  @MainActor final class Stage {
    let loop = VirtualRunLoop()
    let window: UIWindow

    init(_ slug: String = "pizza-halves", size: CGSize = CGSize(width: 390, height: 844)) throws {
      VirtualRunLoop.current = loop
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      let preview = try #require(GalleryPreview.all.first { $0.slug == slug })
      window.makeKeyAndVisible()
      window.rootViewController = preview.makeViewController([:])
      loop.settle()
    }

    func half(_ id: String) throws -> UICollectionView {
      try #require(find(UICollectionView.self, in: window).first { $0.accessibilityIdentifier == id })
    }

    func layout(_ id: String) throws -> PizzaHalvesLayout {
      try #require(half(id).collectionViewLayout as? PizzaHalvesLayout)
    }

    func row(_ id: String) throws -> Int { try layout(id).row(atOffset: half(id).contentOffset.y) }

    /// How far a half is from the nearest place to rest.
    func distanceFromRest(_ id: String) throws -> CGFloat {
      try abs(half(id).contentOffset.y - layout(id).offset(ofRow: row(id)))
    }

    func captions(_ id: String) throws -> [UICollectionReusableView] {
      try half(id).visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    }

    func original() throws -> OriginalCaption { try #require(find(OriginalCaption.self, in: window).first) }

    func labels() -> [String] { find(UILabel.self, in: window).compactMap(\.text) }

    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
      (view as? View).map { [$0] } ?? view.subviews.flatMap { find(type, in: $0) }
    }

    /// A drag in steps of a 120th of a second, lifted without a rest.
    func drag(x: CGFloat, by way: CGFloat, steps: Int) {
      let start = loop.now + 0.01
      let y = window.bounds.midY
      touch(.began, x, y, at: start)
      for step in 1...steps {
        touch(.moved, x, y + way * CGFloat(step) / CGFloat(steps), at: start + Double(step) / 120)
      }
      touch(.ended, x, y + way, at: start + Double(steps) / 120)
    }

    private func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, at time: Double) {
      loop.advance(before: time)
      window.inject([TouchSample(phase: phase, finger: 1, time: time, location: CGPoint(x: x, y: y))])
      loop.settle()
    }

    func rest() {
      for _ in 0..<3600 where loop.nextDeadline != nil { loop.advance(to: loop.now + 1.0 / 60) }
    }
  }

  @Test(arguments: ["pizza-halves", "pizza-drum"])
  func `a flick that is too weak stops and glides back in the time of any animation`(slug: String) throws {
    let stage = try Stage(slug)
    let left = try stage.half("left")

    stage.drag(x: 90, by: -60, steps: 12)
    let released = left.contentOffset.y
    let time = stage.loop.now

    #expect(try stage.distanceFromRest("left") > 30)
    #expect(left._scrollState == .animating)
    stage.loop.advance(to: time + 0.05)
    #expect(left.contentOffset.y < released, "it goes back at once, not on with the flick")
    stage.loop.advance(to: time + 0.25)
    #expect(try stage.distanceFromRest("left") > 0.1)
    stage.loop.advance(to: time + 0.35)
    #expect(try stage.distanceFromRest("left") == 0)
    #expect(try stage.row("left") == 0)
  }

  @Test func `a flick that is strong enough goes on at its own speed to the next row`() throws {
    let stage = try Stage()

    stage.drag(x: 300, by: -160, steps: 8)

    #expect(try stage.half("right").isDecelerating)
    stage.rest()
    #expect(try stage.row("right") >= 1)
    #expect(try stage.distanceFromRest("right") < 0.001)
    #expect(try stage.row("left") == 0, "the other half does not move")
  }

  @Test func `halves that rest on the same pizza share a caption, until their indices differ`() throws {
    let stage = try Stage()
    #expect(try !stage.original().isHidden)
    #expect(try stage.captions("left").isEmpty && stage.captions("right").isEmpty)

    stage.drag(x: 90, by: -110, steps: 30)
    #expect(try stage.captions("left").isEmpty, "still the same pizza")
    stage.rest()
    try stage.half("left").setContentOffset(
      CGPoint(x: 0, y: stage.layout("left").offset(ofRow: 2)), animated: true)
    stage.rest()

    #expect(try stage.original().isHidden)
    #expect(try stage.captions("left").count == 1 && stage.captions("right").count == 1)
    #expect(stage.labels().contains("Funghi + Margherita"))
    #expect(stage.labels().contains("€9.40"))

    try stage.half("right").scrollToItem(
      at: IndexPath(item: 2, section: 0), at: .centeredVertically, animated: true)
    stage.loop.advance(to: stage.loop.now + 0.2)
    #expect(try stage.original().isHidden, "not before both are at rest")
    stage.rest()

    #expect(try !stage.original().isHidden)
    #expect(try stage.captions("left").isEmpty && stage.captions("right").isEmpty)
    #expect(stage.labels().contains("€9.90"))
  }

  @Test(arguments: ["pizza-halves", "pizza-drum"])
  func `each half stays on its row when the screen is turned`(slug: String) throws {
    let stage = try Stage(slug)
    for (id, row) in [("left", 3), ("right", 6)] {
      try stage.half(id).contentOffset.y = stage.layout(id).offset(ofRow: row)
    }
    stage.loop.settle()

    for size in [
      CGSize(width: 844, height: 390), CGSize(width: 320, height: 480), CGSize(width: 1366, height: 1024),
    ] {
      stage.window.frame.size = size
      stage.loop.settle()
      #expect(try stage.row("left") == 3 && stage.row("right") == 6, "\(size)")
      #expect(try stage.distanceFromRest("left") < 0.001 && stage.distanceFromRest("right") < 0.001)
    }
  }

  @Test func `the two halves meet with a gap of 4 points`() throws {
    let stage = try Stage()
    func seam(_ id: String) throws -> CGRect {
      let half = try stage.half(id)
      let cell = try #require(half.cellForItem(at: IndexPath(item: 0, section: 0)))
      return cell.convert(cell.bounds, to: nil)
    }

    #expect(try abs(seam("right").minX - seam("left").maxX - 4) < 1e-9)
    #expect(try abs(seam("left").maxX - 193) < 1e-9)
  }

  @Test func `a caption that cannot be seen is not returned`() throws {
    let stage = try Stage()
    try stage.half("left").contentOffset.y = stage.layout("left").offset(ofRow: 4)
    stage.loop.settle()

    let elements = try stage.layout("left").layoutAttributesForElements(in: stage.half("left").bounds) ?? []
    let captions = elements.filter { $0.representedElementKind != nil }
    #expect(captions.map(\.indexPath.item) == [4])
    #expect(elements.count > captions.count + 2)
  }
}
