import QuartzCore
import Testing

@testable import UIKit

@Suite("Bounds that become others") @MainActor struct BoundsChangeTests {
  private func resize(from height: CGFloat, offset: CGFloat) -> BoundsChange.Resize {
    .init(
      bounds: CGRect(x: 0, y: 0, width: 100, height: height), offsetAfter: CGPoint(x: 0, y: offset),
      block: nil,
      former: [:])
  }

  @Test func `several changes of size before a pass are one, from the first bounds to the last offset`() {
    var change = BoundsChange()
    change.note(resize(from: 10, offset: 1))
    change.note(resize(from: 20, offset: 2))

    let taken = change.takeResize()

    #expect(taken?.bounds.height == 10 && taken?.offsetAfter.y == 2)
    #expect(change.resize == nil)
  }

  @Test func `a context is taken once`() {
    var change = BoundsChange()
    change.announced = .init(bounds: .zero, context: UICollectionViewLayoutInvalidationContext())

    #expect(change.takeContext() != nil)
    #expect(change.takeContext() == nil && change.announced != nil)
  }

  @Test func `adjustments add up, and wait until no bounds are being set`() {
    var change = BoundsChange()
    change.announced = .init(bounds: .zero)
    change.adjust(offset: CGPoint(x: 0, y: 3), size: .zero)
    change.adjust(offset: CGPoint(x: 1, y: 4), size: CGSize(width: 5, height: 0))
    #expect(change.beginAdjustment() == nil)

    change.announced = nil
    let adjustment = change.beginAdjustment()

    #expect(adjustment?.offset == CGPoint(x: 1, y: 7) && adjustment?.size == CGSize(width: 5, height: 0))
  }

  @Test func `what an adjustment causes cannot adjust again`() {
    var change = BoundsChange()
    change.adjust(offset: CGPoint(x: 0, y: 3), size: .zero)
    _ = change.beginAdjustment()
    change.adjust(offset: CGPoint(x: 0, y: 5), size: .zero)
    #expect(change.beginAdjustment() == nil)

    change.adjustmentEnded()

    #expect(change.beginAdjustment()?.offset == .zero)
  }
}
