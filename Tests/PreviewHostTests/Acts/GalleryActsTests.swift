import Testing
import UIKit

@testable import PreviewHost

/// Hands that tap, press, drag and type by chance in every preview of the gallery.
@MainActor @Suite struct `Whatever hands do in the gallery` {
  private func act(in life: ActLife, _ chance: inout SeededGenerator) {
    let (x, y) = (Double.random(in: 5...385, using: &chance), Double.random(in: 50...830, using: &chance))
    let kind = Int.random(in: 0..<6, using: &chance)
    switch kind {
    case 0..<3 where life.isTypedInto: life.type("a")
    case 4:
      life.touch(.began, x, y)
      life.run(seconds: 0.8)
      life.touch(.ended, x, y)
    case 5:
      let range = -300.0...300
      let (dx, dy) = (Double.random(in: range, using: &chance), Double.random(in: range, using: &chance))
      life.drag(from: CGPoint(x: x, y: y), by: CGVector(dx: dx, dy: dy))
    default: life.tap(x, y)
    }
    life.run(seconds: .random(in: 0...3, using: &chance))
  }

  @Test(arguments: galleryPreviews.map(\.slug))
  func `is done again in the next process, to the same picture`(slug: String) throws {
    for seed in 0..<5 {
      var chance = SeededGenerator(seed: UInt64(seed))
      let life = ActLife(slug, of: galleryPreviews).begin()
      life.run(seconds: 2)
      for _ in 0..<8 { act(in: life, &chance) }
      let shown = try life.shown()
      #expect(!life.acts.isEmpty)
      #expect(try ActLife(slug, of: galleryPreviews).begin(after: life).shown() == shown, "seed \(seed)")
    }
  }
  @Test(arguments: galleryPreviews.map(\.slug))
  func `is where a long way has led, in the next process`(slug: String) throws {
    func go(_ life: ActLife, _ y: CGFloat, by way: CGFloat) {
      life.drag(from: CGPoint(x: 195, y: y), by: CGVector(dx: 0, dy: way))
      life.run(seconds: 3)
    }
    func next(after life: ActLife, _ way: String) throws -> ActLife {
      let (shown, next) = (try life.shown(), try ActLife(slug, of: galleryPreviews).begin(after: life))
      #expect(try next.shown() == shown, "\(way)")
      return next
    }
    let first = ActLife(slug, of: galleryPreviews).begin()
    first.run(seconds: 2)
    for _ in 0..<5 { go(first, 700, by: -600) }
    let second = try next(after: first, "down")
    for life in [first, second] { go(life, 200, by: 500) }
    // Rows that come into sight from above are as high as they were.
    let (here, there) = (try first.shown(), try second.shown())
    #expect(here == there, "down, and back")
    _ = try next(after: second, "of the second")
  }
}
