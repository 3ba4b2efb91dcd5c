import QuartzCore
import Testing

@testable import UIKit

/// Counts the attributes that a layout makes.
@MainActor private final class CountedAttributes: UICollectionViewLayoutAttributes {
  static var made = 0

  override init() {
    super.init()
    Self.made += 1
  }
}

@MainActor private final class CountedFlow: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { CountedAttributes.self }
}

/// That many items cost what a few do: counted, not timed. Counts like 10¹⁵ are here because a loop over them
/// would never end.
@MainActor @Suite(.serialized) struct `Flow at scale` {
  private nonisolated static let metrics = FlowMetrics(contentLength: 320, lineSpacing: 10, itemSpacing: 10)
  private nonisolated static let screen = FlowFrame(
    across: 0, along: 0, size: FlowSize(across: 320, along: 480))

  private nonisolated static func items(_ section: FlowSection, at along: CGFloat) -> [Int] {
    var found: [Int] = []
    section.forEachItem(touching: screen.shifted(along: along)) { item, _ in found.append(item) }
    return found
  }

  @Test(arguments: [1_000, 1_000_000, 1_000_000_000_000_000])
  func `equal items are one run and two blocks, however many`(_ count: Int) {
    let size = FlowSize(across: 100, along: 100)
    let section = FlowSection(Self.metrics, FlowSizes(repeating: size, count: count))

    #expect(section.sizes.runs.count == 1)
    #expect(section.blocks.count == 2)
    #expect(Self.items(section, at: 11_005) == Array(300..<315))
    #expect(section.frame(ofItem: 302) == FlowFrame(across: 220, along: 11_000, size: size))
  }

  @Test func `the last of very many items stands at the end`() {
    let count = 1_000_000_000_000
    let section = FlowSection(
      Self.metrics, FlowSizes(repeating: FlowSize(across: 100, along: 100), count: count))

    #expect(section.frame(ofItem: count - 1)?.alongEnd == section.length)
    #expect(Self.items(section, at: section.length - 480).last == count - 1)
    #expect(section.frame(ofItem: count) == nil)
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .greatestFiniteMagnitude, 1e30, -1e30])
  func `places beyond all numbers are looked for without harm`(_ along: CGFloat) {
    let section = FlowSection(
      Self.metrics, FlowSizes(repeating: FlowSize(across: 100, along: 100), count: .max))

    #expect(Self.items(section, at: along).count <= 15)
  }

  @Test func `an item of its own size takes at most 64 bytes`() {
    var sizes = FlowSizes()
    let count = 100_000
    for item in 0..<count { sizes.append(FlowSize(across: 320, along: CGFloat(20 + item % 97))) }
    sizes.trim()
    let section = FlowSection(Self.metrics, sizes)
    let bytes =
      section.sizes.runs.capacity * MemoryLayout<FlowSizes.Run>.stride
      + section.blocks.capacity * MemoryLayout<FlowBlock>.stride

    #expect(section.blocks.count == count)
    #expect(bytes <= 64 * count)
  }

  @Test func `sections alike share their lines`() {
    var content = FlowContent()
    for _ in 0..<1000 {
      content.append(Self.metrics, FlowSizes(repeating: FlowSize(across: 50, along: 50), count: 7))
    }

    #expect(content.sections.allSatisfy { $0 === content.sections[0] })
    #expect(content.sections(touching: Self.screen.shifted(along: 5_000)) == 45..<50)
  }

  @Test(arguments: [1_000, 200_000])
  func `a frame of scrolling makes attributes for what is near the screen`(_ count: Int) {
    let rig = FlowRig(
      CountedFlow(), [FlowSectionCase(sizes: Array(repeating: CGSize(width: 100, height: 100), count: count))]
    ).start()
    CountedAttributes.made = 0
    for step in 1...60 {
      rig.view.contentOffset.y = CGFloat(step * 60)
      rig.loop.settle()
    }

    #expect(CountedAttributes.made > 0)
    #expect(CountedAttributes.made < 1_200)
    #expect(rig.journal.lines.isEmpty)
  }

  @Test func `a rectangle is answered with what touches it and nothing else`() {
    let layout = CountedFlow()
    let sizes = (0..<50_000).map { CGSize(width: 300, height: 20 + $0 % 50) }
    let rig = FlowRig(layout, [FlowSectionCase(sizes: sizes)]).start()
    CountedAttributes.made = 0
    let rect = CGRect(x: 0, y: rig.view.contentSize.height / 2, width: 320, height: 480)
    let answer = layout.layoutAttributesForElements(in: rect) ?? []

    #expect(CountedAttributes.made == answer.count)
    #expect(answer.count > 5 && answer.count < 30)
    #expect(answer.allSatisfy { $0.frame.intersects(rect) })
  }
}
