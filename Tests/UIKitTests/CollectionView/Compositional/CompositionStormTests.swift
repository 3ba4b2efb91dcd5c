import Testing

@testable import UIKit

@Suite("Compositions at random") @MainActor struct CompositionStormTests {
  /// A layout in a view of 375 × 667 points, and places to look at.
  private func rig(_ seed: Int, _ numbers: RandomComposition.Numbers) -> (CompositionRig, RandomComposition) {
    var random = RandomComposition(seed, numbers)
    let sections = (0..<random.pick([1, 2, 3])).map { _ in random.section() }
    let counts = sections.map { _ in random.pick([0, 1, 2, 7, 15]) }
    let rig = CompositionRig(items: counts, random.configuration()) { index, _ in sections[index] }
    if random.chance(2) { rig.view.semanticContentAttribute = .forceRightToLeft }
    return (rig, random)
  }

  /// Every element of a composition, whether it has a place or not.
  private func elements(of content: CompositionContent) -> [CompositionElement] {
    var all = content.globalBars.indices.map { CompositionElement.globalBar($0) }
    for (section, plan) in content.plans.enumerated() {
      all += plan.section.backgrounds.indices.map { .background($0, section: section) }
      for item in 0..<plan.itemCount {
        all.append(.item(item, section: section))
        let badges = content.leaf(item, section: section)?.badges ?? []
        all += badges.indices.map { .badge($0, item: item, section: section) }
      }
      all += plan.bars.indices.map { .bar($0, section: section) }
    }
    return all
  }

  private func isFinite(_ rect: CGRect) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite)
  }

  @Test(arguments: 0..<150)
  func `what touches a rectangle is what a look at every element finds`(_ seed: Int) throws {
    var (rig, random) = rig(seed, .sane)
    _ = rig.contentSize
    rig.view.contentOffset = CGPoint(x: 0, y: random.points(0...300))
    let content = try #require(rig.layout.currentContent)
    #expect(content.size.width.isFinite && content.size.height.isFinite)
    let all = elements(of: content).filter { content.id(of: $0) != nil }
    let layout = rig.layout
    let visible = rig.view.bounds
    let rects = (0..<6).map { _ in
      CGRect(
        x: random.points(-50...400), y: random.points(-50...900), width: random.points(1...300),
        height: random.points(1...500))
    }
    for rect in rects + [visible] {
      let expected = all.filter { element in
        guard var frame = content.frame(of: element, pins: layout.pins(at: visible)) else { return false }
        #expect(isFinite(frame) && frame.width >= 0 && frame.height >= 0, "seed \(seed), \(element)")
        if let section = content.scrollingSection(holding: element) {
          let scrolled = layout.scrolled(section)
          frame = frame.offsetBy(dx: -scrolled.x, dy: -scrolled.y)
        }
        return frame.intersects(rect)
      }
      let found = layout.layoutAttributesForElements(in: rect) ?? []
      #expect(
        Set(found.map(\.elementID)) == Set(expected.compactMap(content.id)), "seed \(seed), \(rect)")
      #expect(found.count == expected.count, "seed \(seed), \(rect)")
    }
  }

  @Test(arguments: 0..<150)
  func `absurd numbers have places that are numbers`(_ seed: Int) throws {
    var (rig, random) = rig(seed, .hostile)
    let size = rig.contentSize
    #expect(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0, "seed \(seed)")
    rig.view.layoutIfNeeded()
    let content = try #require(rig.layout.currentContent)
    for element in elements(of: content) {
      guard let frame = content.frame(of: element, pins: rig.layout.pins(at: rig.view.bounds)) else {
        continue
      }
      #expect(isFinite(frame) && frame.width >= 0 && frame.height >= 0, "seed \(seed), \(element): \(frame)")
    }
    for _ in 0..<4 {
      let rect = CGRect(
        x: random.points(-50...400), y: random.points(-50...900), width: random.points(1...300),
        height: random.points(1...500))
      _ = rig.layout.layoutAttributesForElements(in: rect)
    }
  }

  /// Told otherwise are: sizes in points, estimated or of the other side, more than all of a side, numbers of
  /// repetitions, equal parts of less than the spacing between them, room at fixed edges, custom groups,
  /// insets that are negative or more than a side. Without any of it nothing sticks out, but for less than a
  /// point on each level, which fitting allows (Facts 4.3).
  @Test(arguments: 0..<150)
  func `parts of at most the whole stay inside`(_ seed: Int) throws {
    let (rig, _) = rig(seed, .tame)
    _ = rig.contentSize
    let content = try #require(rig.layout.currentContent)
    for (section, plan) in content.plans.enumerated() {
      for item in 0..<plan.itemCount {
        guard let instance = plan.stack.instance(ofItem: item) else { continue }
        let group = CGRect(origin: plan.origin(of: instance), size: instance.plan.size)
          .moved(along: content.starts[section], content.space.axis)
        let frame = content.frame(of: .item(item, section: section), pins: nil) ?? .null
        #expect(group.insetBy(dx: -4, dy: -4).contains(frame), "seed \(seed): \(frame) in \(group)")
        #expect(CGRect(origin: .zero, size: content.size).insetBy(dx: -4, dy: -4).contains(frame))
      }
    }
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
