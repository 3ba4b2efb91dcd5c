import Testing

@testable import UIKit

@Suite("Compositions at random") @MainActor struct CompositionStormTests {
  @Test(arguments: 0..<100)
  func `compositions of any depth have places that are numbers, found where they are`(_ seed: Int) {
    var dice = Dice(UInt64(seed))
    let section = CompositionSection(
      group: group(depth: 4, &dice), insets: insets(&dice),
      groupSpacing: CGFloat(Int.random(in: 0...20, using: &dice)))
    let space = CompositionSpace(
      isVertical: Bool.random(using: &dice), size: CGSize(width: 375, height: 667))
    let count = Int.random(in: 0...60, using: &dice)
    let plan = SectionPlan(section, itemCount: count, in: space, customPlaces: { _, _ in [] })
    let content = CompositionContent([plan], in: space, sectionSpacing: 0, bars: [])
    #expect(content.size.width.isFinite && content.size.height.isFinite)
    for item in 0..<count {
      guard let frame = content.frame(of: .item(item, section: 0), pins: nil) else {
        // Only groups that hold nothing leave items without a place.
        #expect(plan.stack.plan.leaves.isEmpty)
        continue
      }
      #expect([frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { $0.isFinite })
      #expect(frame.width >= 0 && frame.height >= 0)
      let found = content.elements(touching: frame, pins: nil)
      #expect(found.contains(.item(item, section: 0)), "seed \(seed), item \(item)")
    }
  }

  private func group(depth: Int, _ dice: inout Dice) -> CompositionItem {
    guard depth > 0, Int.random(in: 0..<4, using: &dice) > 0 else { return item(.item, &dice) }
    let subitems = (0..<Int.random(in: 1...3, using: &dice)).map { _ in group(depth: depth - 1, &dice) }
    let counts: [CompositionCount] = [.fitting, .repeating(2), .equal(3), .fitting]
    let spacings: [CompositionSpacing] = [.none, .fixed(8), .flexible(4)]
    let axis: CompositionItem.Axis = Bool.random(using: &dice) ? .horizontal : .vertical
    let count = counts.randomElement(using: &dice) ?? .fitting
    let spacing = spacings.randomElement(using: &dice) ?? .none
    return item(.row(axis, count, spacing: spacing, subitems), &dice)
  }

  private func item(_ content: CompositionItem.Content, _ dice: inout Dice) -> CompositionItem {
    CompositionItem(
      size: CompositionSize(width: length(&dice), height: length(&dice)), insets: insets(&dice),
      content: content)
  }

  /// Not too small: a group of many thousand items is another test's business.
  private func length(_ dice: inout Dice) -> CompositionLength {
    let lengths: [CompositionLength] = [
      .fractionOfWidth(1), .fractionOfWidth(0.5), .fractionOfHeight(0.4), .absolute(90), .estimated(60),
      .uniformAcrossSiblings(50),
    ]
    return lengths.randomElement(using: &dice) ?? .absolute(50)
  }

  private func insets(_ dice: inout Dice) -> NSDirectionalEdgeInsets {
    let inset = CGFloat(Int.random(in: 0...8, using: &dice))
    return NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  @Test func `a group of nothing but points without length ends`() {
    let nothing = CompositionItem(size: CompositionSize(width: .absolute(0), height: .absolute(.nan)))
    let group = CompositionItem(
      size: CompositionSize(width: .fractionOfWidth(.infinity), height: .absolute(-3)),
      content: .row(.horizontal, .fitting, spacing: .none, [nothing]))
    let plan = GroupPlanner(customPlaces: { _, _ in [] }).plan(group, in: CGSize(width: 100, height: 100))
    #expect(plan.leaves.count == CompositionCount.maximum)
    #expect(plan.size == .zero)
  }
}
