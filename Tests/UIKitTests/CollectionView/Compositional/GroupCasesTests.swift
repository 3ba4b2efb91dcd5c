import Testing

@testable import UIKit

@Suite("Groups, in all small cases") struct GroupCasesTests {
  typealias Length = PlainGroup.Length
  typealias Gap = (room: CGFloat, isFlexible: Bool)

  /// Along and across.
  private static let sizes: [(Length, Length)] = [
    (.points(30), .points(20)), (.points(47.5), .part(1)), (.part(0.5), .points(10)),
  ]
  private static let gaps: [Gap] = [(0, false), (8, false), (4, true)]
  private static let edges: [PlainGroup.Edges] = [
    .init(), .init(before: (3, false)), .init(after: (2, true)), .init(before: (0, true), after: (0, true)),
    .init(before: (5, false), after: (1, true)),
  ]

  private static func subitem(
    _ size: (Length, Length), _ edges: PlainGroup.Edges, _ isHorizontal: Bool,
    _ content: PlainGroup.Content = .item
  ) -> PlainGroup.Subitem {
    let (along, across) = size
    return PlainGroup.Subitem(
      width: isHorizontal ? along : across, height: isHorizontal ? across : along, edges: edges,
      content: content)
  }

  /// One to three subitems of every sizes, all with the same edges; counts only of one, as their initialisers
  /// have it.
  private static func groups(isHorizontal: Bool) -> [PlainGroup] {
    var groups: [PlainGroup] = []
    for gap in gaps {
      for edges in edges {
        let single = sizes.map { [$0] }
        let double = single.flatMap { list in sizes.map { list + [$0] } }
        let triple = double.flatMap { list in sizes.map { list + [$0] } }
        for list in single + double + triple {
          let subitems = list.map { subitem($0, edges, isHorizontal) }
          groups.append(.init(isHorizontal: isHorizontal, count: .fitting, gap: gap, subitems: subitems))
          guard list.count == 1 else { continue }
          for count in 1...3 {
            groups.append(
              .init(isHorizontal: isHorizontal, count: .equal(count), gap: gap, subitems: subitems))
            groups.append(
              .init(isHorizontal: isHorizontal, count: .repeating(count), gap: gap, subitems: subitems))
          }
        }
      }
    }
    return groups
  }

  /// The first difference between the solver's frames of up to seven items, of groups of 150 × 100 points one
  /// under another, and the plain ones; nil for none.
  private func difference(_ group: PlainGroup) -> String? {
    let size = CGSize(width: 150, height: 100)
    let plain = group.frames(in: size)
    let section = CompositionSection(group: group.composition(.points(size.width), .points(size.height)))
    let space = CompositionSpace(isVertical: true, size: CGSize(width: 375, height: 667))
    for count in 0...7 {
      let plan = SectionPlan(section, itemCount: count, in: space, customPlaces: { _, _ in [] })
      let content = CompositionContent([plan], in: space, sectionSpacing: 0, bars: [])
      let rows = (count + plain.count - 1) / plain.count
      if content.size.height != CGFloat(rows) * size.height { return "\(count) items: \(content.size)" }
      for item in 0..<count {
        let expected = plain[item % plain.count].offsetBy(
          dx: 0, dy: CGFloat(item / plain.count) * size.height)
        guard let found = content.frame(of: .item(item, section: 0), pins: nil),
          abs(found.minX - expected.minX) < 1e-9, abs(found.minY - expected.minY) < 1e-9,
          abs(found.width - expected.width) < 1e-9, abs(found.height - expected.height) < 1e-9
        else {
          let found = content.frame(of: .item(item, section: 0), pins: nil)
          return "item \(item) of \(count): \(String(describing: found)), not \(expected)"
        }
      }
    }
    return nil
  }

  @Test(arguments: [true, false]) func `every one is as placed one by one`(_ isHorizontal: Bool) {
    let groups = Self.groups(isHorizontal: isHorizontal)
    #expect(groups.count == 3 * 5 * (39 + 3 * 6))
    for group in groups {
      if let difference = difference(group) {
        Issue.record("\(group): \(difference)")
        return
      }
    }
  }

  /// Of both directions in both, alone and before or after an item.
  @Test(arguments: [true, false], [true, false])
  func `every one in another is as placed one by one`(_ isHorizontal: Bool, _ isInnerHorizontal: Bool) {
    let inner = Self.groups(isHorizontal: isInnerHorizontal).enumerated().filter { $0.offset % 3 == 0 }.map(
      \.element)
    for group in inner {
      let size: (Length, Length) = (.points(60), .part(0.8))
      let nested = Self.subitem(size, .init(before: (1, false)), isHorizontal, .group(group))
      let item = Self.subitem((.part(0.2), .points(25)), .init(), isHorizontal)
      for subitems in [[nested], [item, nested], [nested, item]] {
        for gap in [Self.gaps[1], Self.gaps[2]] {
          let outer = PlainGroup(isHorizontal: isHorizontal, count: .fitting, gap: gap, subitems: subitems)
          if let difference = difference(outer) {
            Issue.record("\(outer): \(difference)")
            return
          }
        }
      }
    }
  }
}
