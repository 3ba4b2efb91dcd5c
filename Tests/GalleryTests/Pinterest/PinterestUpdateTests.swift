import Testing
import UIKit

@testable import Gallery

@MainActor @Suite struct `The buttons of the wall` {
  @Test func `shuffle keeps every picture once, in its section`() throws {
    let stage = PinterestStage()
    let before = try stage.pictures

    try stage.tap("shuffle")
    stage.rest()

    let after = try stage.pictures
    #expect(after != before)
    #expect(after.map { $0.sorted() } == before.map { $0.sorted() })
    try expectWhole(stage)
  }

  /// The middle of a phone's screen is between the widgets' third and their header.
  @Test func `insert puts a new picture where one looks, and the next ones make way`() throws {
    let stage = PinterestStage()

    try stage.tap("insert")
    stage.rest()

    #expect(try stage.pictures[1] == [10, 11, 30] + Array(12...19))
    try expectWhole(stage)
  }

  @Test func `remove takes the picture that one looks at away, and the next ones close up`() throws {
    let stage = PinterestStage()

    try stage.tap("remove")
    stage.rest()

    #expect(try stage.pictures[1] == [10, 11] + Array(13...19))
    try expectWhole(stage)
  }

  @Test func `in the middle of a removal, pictures are between where they were and where they will be`()
    throws
  {
    let stage = PinterestStage()
    let cell = try #require(try stage.cell(13))
    let start = cell.layer.frame.midX

    try stage.tap("remove")
    let end = cell.layer.frame.midX
    #expect(end < start)
    stage.wait(0.15)

    let drawn = try #require(cell.layer.presentation()).frame.midX
    #expect(drawn > end && drawn < start)
    stage.rest()
    #expect(cell.layer.presentation().map { $0.frame.midX } == end)
  }

  /// Picture 0 is alone in its column at first: all others close up below it.
  @Test func `the masonry finds its columns again by the shapes that are left`() throws {
    let stage = PinterestStage()
    let wall = try stage.wall
    wall.contentOffset.y = wall.contentSize.height - stage.window.bounds.height
    stage.loop.settle()

    for _ in 0..<3 { try stage.tap("remove") }
    stage.rest()

    let left = try stage.pictures[2]
    #expect(left.count == 7)
    let masonry = MasonryColumns(
      ratios: left.map { Picture(id: $0).aspectRatio }, width: 390, columns: 2, spacing: 10)
    #expect(abs(wall.contentSize.height - (554 + 30 + masonry.height)) < 1e-6)
    for (picture, frame) in zip(left, masonry.frames) {
      guard let cell = try stage.cell(picture) else { continue }
      let shown = cell.convert(cell.bounds, to: wall)
      #expect(abs(shown.minX - frame.minX) < 1e-6 && abs(shown.minY - 584 - frame.minY) < 1e-6)
      #expect(abs(shown.width - frame.width) < 1e-6 && abs(shown.height - frame.height) < 1e-6)
    }
    try expectWhole(stage)
  }

  @Test func `many quick taps lose nothing`() throws {
    let stage = PinterestStage()
    var count = 30

    for step in 0..<60 {
      let button = ["shuffle", "insert", "remove", "insert", "shuffle", "remove", "insert"][step % 7]
      try stage.tap(button)
      count += button == "insert" ? 1 : button == "remove" ? -1 : 0
      let all = try stage.pictures.joined()
      #expect(all.count == count && Set(all).count == count)
      if step % 5 == 0 { stage.wait(0.05) }
    }

    stage.rest()
    try expectWhole(stage)
  }

  @Test func `every picture can be removed, and there can be some again`() throws {
    let stage = PinterestStage(pictures: 7)
    for _ in 0..<9 { try stage.tap("remove") }
    stage.rest()
    #expect(try stage.pictures.allSatisfy(\.isEmpty))
    #expect(try !(stage.view("remove") as UIButton).isEnabled)
    try expectWhole(stage)

    for _ in 0..<3 { try stage.tap("insert") }
    stage.rest()

    #expect(try stage.pictures.map { $0.sorted() } == [[], [], [0, 1, 2]])
    #expect(try (stage.view("remove") as UIButton).isEnabled)
    try expectWhole(stage)
  }

  @Test(arguments: [0, 1, 2, 3, 31]) func `works with any number of pictures`(count: Int) throws {
    let stage = PinterestStage(pictures: count)
    for button in ["shuffle", "insert", "shuffle", "remove"] { try stage.tap(button) }
    stage.rest()
    #expect(try stage.pictures.joined().count == count)
    try expectWhole(stage)
  }

  /// Nothing runs; every cell on screen shows the picture of its place, opaque; no views are left over.
  private func expectWhole(_ stage: PinterestStage, _ location: SourceLocation = #_sourceLocation) throws {
    let wall = try stage.wall
    let pictures = try stage.pictures
    #expect(stage.loop.nextDeadline == nil, "something still runs", sourceLocation: location)
    for path in wall.indexPathsForVisibleItems {
      let cell = try #require(wall.cellForItem(at: path), sourceLocation: location)
      #expect(
        cell.accessibilityIdentifier == "picture-\(pictures[path.section][path.item])",
        sourceLocation: location)
      #expect(cell.alpha == 1 && !cell.isHidden, sourceLocation: location)
    }
    var views: [UIView] = [wall]
    var cells = 0
    while let view = views.popLast() {
      if view is PictureCell, !view.isHidden { cells += 1 } else { views += view.subviews }
    }
    #expect(cells == wall.visibleCells.count, sourceLocation: location)
  }
}
