import Testing
import UIKit

@testable import Gallery

/// Pictures as wide as the screen, `W`. One whose middle is `d` from that of the screen is drawn
/// `max(1 - d/W, 0.8)` times as large.
@MainActor @Suite struct `The wall's carousel` {
  private func stage(width: CGFloat = 390, isRightToLeft: Bool = false) -> PinterestStage {
    var metrics = PinterestMetrics()
    metrics.isRightToLeft = isRightToLeft
    return PinterestStage(size: CGSize(width: width, height: 844), metrics: metrics)
  }

  /// Of the carousel's pictures that are there: the middle on the screen, and how much larger than W they are
  /// drawn.
  private func pictures(_ stage: PinterestStage) throws -> [(middle: CGFloat, scale: CGFloat)] {
    let width = stage.window.bounds.width
    return try stage.pictures[0].compactMap { try stage.cell($0) }.map { cell in
      let frame = cell.convert(cell.bounds, to: nil)
      return (frame.midX, frame.width / width)
    }
  }

  private func expectScales(_ stage: PinterestStage, _ location: SourceLocation = #_sourceLocation) throws {
    let width = stage.window.bounds.width
    for picture in try pictures(stage) {
      let expected = max(1 - abs(picture.middle - width / 2) / width, 0.8)
      #expect(abs(picture.scale - expected) < 1e-9, "\(picture)", sourceLocation: location)
    }
  }

  /// By a finger that does not let go: at rest there is always one over the whole width.
  @Test(arguments: [0, 0.1, 0.19, 0.3, 0.5, 0.85, 4.25, 9] as [CGFloat], [false, true])
  func `scales each picture by how far it is from the middle`(pages: CGFloat, isRightToLeft: Bool) throws {
    let stage = stage(isRightToLeft: isRightToLeft)
    let wall = try stage.wall
    let start = try #require(wall.orthogonalOffset(ofSection: 0)).x
    let toNext: CGFloat = isRightToLeft ? -390 : 390

    let whole = pages.rounded(.down)
    wall.setOrthogonalOffset(CGPoint(x: start + whole * toNext, y: 0), ofSection: 0)
    stage.loop.settle()
    if pages > whole {
      stage.press(
        from: CGPoint(x: 195 + toNext / 2.1, y: 200), by: CGPoint(x: (whole - pages) * toNext, y: 0))
    }

    let place = (try #require(wall.orthogonalOffset(ofSection: 0)).x - start) / toNext
    let part = place - place.rounded(.down)
    let shown = try pictures(stage)
    #expect(abs(place - pages) < 0.05)
    #expect(shown.contains { abs($0.scale - max(1 - part, 0.8)) < 1e-9 }, "\(shown)")
    // A tenth of the next one's width is gone on either side: so much later it comes onto the screen.
    #expect(part <= 0.1 || shown.contains { abs($0.scale - max(part, 0.8)) < 1e-9 }, "\(shown)")
    try expectScales(stage)
  }

  @Test(arguments: [375, 1024] as [CGFloat], [false, true])
  func `flicked, comes to rest with a picture over the whole width`(width: CGFloat, isRightToLeft: Bool)
    throws
  {
    let stage = stage(width: width, isRightToLeft: isRightToLeft)
    let wall = try stage.wall
    let forward: CGFloat = isRightToLeft ? -1 : 1
    let start = try #require(wall.orthogonalOffset(ofSection: 0)).x

    stage.press(from: CGPoint(x: width / 2, y: 200), by: CGPoint(x: -forward * width * 0.4, y: 6))
    stage.lift(CGPoint(x: width / 2 - forward * width * 0.4, y: 206))
    var scales: [CGFloat] = []
    for _ in 0..<600 where stage.loop.nextDeadline != nil {
      stage.wait(1.0 / 60)
      scales += try pictures(stage).map(\.scale)
      try expectScales(stage)
    }

    #expect(stage.loop.nextDeadline == nil)
    #expect(scales.contains { $0 > 0.81 && $0 < 0.99 })
    let way = forward * (try #require(wall.orthogonalOffset(ofSection: 0)).x - start) / width
    #expect(way >= 1 && abs(way - way.rounded()) < 1e-6)
    #expect(try pictures(stage).contains { $0.scale == 1 && abs($0.middle - width / 2) < 1e-6 })
    #expect(wall.contentOffset == .zero)
  }

  @Test func `stands still while the widgets scroll, and both while the wall does`() throws {
    let stage = stage()
    let wall = try stage.wall

    stage.press(from: CGPoint(x: 300, y: 480), by: CGPoint(x: -150, y: 0))
    stage.lift(CGPoint(x: 150, y: 480))
    stage.rest()
    let widgets = try #require(wall.orthogonalOffset(ofSection: 1)).x
    #expect(widgets > 100 && wall.contentOffset == .zero)
    #expect(wall.orthogonalOffset(ofSection: 0) == .zero)

    stage.press(from: CGPoint(x: 200, y: 480), by: CGPoint(x: 0, y: -200))
    stage.lift(CGPoint(x: 200, y: 280))
    stage.rest()
    #expect(wall.contentOffset.y > 100)
    #expect(wall.orthogonalOffset(ofSection: 1)?.x == widgets && wall.orthogonalOffset(ofSection: 0) == .zero)
  }
}
