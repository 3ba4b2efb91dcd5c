import Testing

@testable import UIKit

/// Rows of items of whole points, placed one by one with nothing clever about it.
private struct PlainRow {
  var length: CGFloat
  var widths: [CGFloat]
  var gap: CGFloat
  var isFlexible: Bool

  /// The x of each item of one row.
  var places: [CGFloat] {
    var taken: [CGFloat] = []
    while true {
      let next = widths[taken.count % widths.count]
      let needed = taken.reduce(0, +) + next + gap * CGFloat(taken.count)
      if !taken.isEmpty, needed > length { break }
      taken.append(next)
    }
    let rest = length - taken.reduce(0, +)
    let wide = isFlexible && taken.count > 1 ? max(gap, rest / CGFloat(taken.count - 1)) : gap
    return taken.indices.map { taken.prefix($0).reduce(0, +) + wide * CGFloat($0) }
  }
}

@Suite("Groups, against a plain row") struct GroupOracleTests {
  private static let widths: [CGFloat] = [7, 20, 33, 50, 120]

  private func plan(_ row: PlainRow, _ axis: CompositionItem.Axis) -> GroupPlan {
    func size(_ main: CGFloat, _ cross: CGFloat) -> CompositionSize {
      axis == .horizontal
        ? CompositionSize(width: .absolute(main), height: .absolute(cross))
        : CompositionSize(width: .absolute(cross), height: .absolute(main))
    }
    let spacing = row.isFlexible ? CompositionSpacing.flexible(row.gap) : .fixed(row.gap)
    let items = row.widths.map { CompositionItem(size: size($0, 10)) }
    let group = CompositionItem(
      size: size(row.length, 10), content: .row(axis, .fitting, spacing: spacing, items))
    return GroupPlanner(customPlaces: { _, _ in [] }).plan(group, in: CGSize(width: 500, height: 500))
  }

  @Test(arguments: [CompositionItem.Axis.horizontal, .vertical])
  func `every row of up to three widths is placed as one by one`(_ axis: CompositionItem.Axis) {
    var count = 0
    for length in [CGFloat(30), 100, 121] {
      for first in Self.widths {
        for others in [[]] + Self.widths.map({ [$0] }) + [[20, 33], [120, 7]] {
          for gap in [CGFloat(0), 5, 40] {
            for isFlexible in [false, true] {
              let row = PlainRow(length: length, widths: [first] + others, gap: gap, isFlexible: isFlexible)
              let found = plan(row, axis).leaves.map { axis.main($0.frame.origin) }
              #expect(found.count == row.places.count, "\(row)")
              #expect(zip(found, row.places).allSatisfy { abs($0 - $1) < 1e-9 }, "\(row): \(found)")
              count += 1
            }
          }
        }
      }
    }
    #expect(count == 3 * 5 * 8 * 3 * 2)
  }

  @Test func `flexible edges share what is left, and put one item into the middle`() {
    let size = CompositionSize(width: .absolute(40), height: .absolute(20))
    var item = CompositionItem(size: size)
    item.edges.leading = .flexible(0)
    item.edges.trailing = .flexible(0)
    item.edges.top = .flexible(4)
    item.edges.bottom = .flexible(0)
    let group = CompositionItem(
      size: CompositionSize(width: .absolute(100), height: .absolute(50)),
      content: .row(.horizontal, .repeating(1), spacing: .none, [item]))
    let plan = GroupPlanner(customPlaces: { _, _ in [] }).plan(group, in: .zero)
    #expect(plan.leaves.map(\.frame) == [CGRect(x: 30, y: 17, width: 40, height: 20)])
  }

  @Test func `groups in groups are items that hold items`() {
    let cell = CompositionItem(
      size: CompositionSize(width: .fractionOfWidth(1), height: .fractionOfHeight(0.5)))
    let column = CompositionItem(
      size: CompositionSize(width: .fractionOfWidth(0.3), height: .fractionOfHeight(1)),
      content: .row(.vertical, .repeating(2), spacing: .none, [cell]))
    let big = CompositionItem(
      size: CompositionSize(width: .fractionOfWidth(0.7), height: .fractionOfHeight(1)))
    let group = CompositionItem(
      size: CompositionSize(width: .fractionOfWidth(1), height: .absolute(100)),
      content: .row(.horizontal, .fitting, spacing: .none, [big, column]))
    let plan = GroupPlanner(customPlaces: { _, _ in [] }).plan(group, in: CGSize(width: 200, height: 400))
    #expect(
      plan.leaves.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 140, height: 100), CGRect(x: 140, y: 0, width: 60, height: 50),
        CGRect(x: 140, y: 50, width: 60, height: 50),
      ])
  }

  @Test func `an estimated row is as high as its highest view would like`() {
    let item = CompositionItem(
      size: CompositionSize(width: .fractionOfWidth(0.5), height: .estimated(44)))
    let part = CompositionItem(
      size: CompositionSize(width: .fractionOfWidth(0.5), height: .fractionOfHeight(1)))
    let group = CompositionItem(
      size: CompositionSize(width: .fractionOfWidth(1), height: .estimated(44)),
      content: .row(.horizontal, .repeating(2), spacing: .none, [item, part]))
    let plan = GroupPlanner(
      customPlaces: { _, _ in [] }, fittedSize: { $0 == 0 ? CGSize(width: 50, height: 60) : nil }
    ).plan(group, in: CGSize(width: 200, height: 400))
    #expect(plan.size == CGSize(width: 200, height: 60))
    #expect(plan.leaves.map(\.frame.height) == [60, 60])
  }

  @Test func `siblings that say so are as high as the highest`() {
    let item = CompositionItem(
      size: CompositionSize(width: .fractionOfWidth(0.5), height: .uniformAcrossSiblings(40)))
    let group = CompositionItem(
      size: CompositionSize(width: .fractionOfWidth(1), height: .estimated(40)),
      content: .row(.horizontal, .repeating(2), spacing: .none, [item]))
    let plan = GroupPlanner(
      customPlaces: { _, _ in [] }, fittedSize: { $0 == 1 ? CGSize(width: 100, height: 70) : nil }
    ).plan(group, in: CGSize(width: 200, height: 400))
    #expect(plan.leaves.map(\.frame.height) == [70, 70])
    #expect(plan.size.height == 70)
  }
}
