import QuartzCore
import Testing

@testable import UIKit

/// The `F` rows of the golden file: sizes in words, frames in numbers.
@MainActor @Suite struct `Flow vectors` {
  @Test func `all rows are there`() {
    let rows = Vector.all.filter { $0.id.hasPrefix("F") }.map(\.id)
    let groups = ["flow", "flow-horizontal", "flow-sticky-header"]
    #expect(rows == groups.flatMap { Vector.group($0) }.map(\.id))
    #expect(Vector.group("flow").count == 13)
    #expect(Vector.group("flow-horizontal").count == 2)
    #expect(Vector.group("flow-sticky-header").count == 5)
  }

  @Test(arguments: Vector.group("flow") + Vector.group("flow-horizontal"))
  func `frames and content size are the vector's`(_ vector: Vector) {
    let isVertical = vector.group == "flow"
    let length = vector.given(isVertical ? "W" : "H")
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = isVertical ? .vertical : .horizontal
    let size = isVertical ? CGSize(width: length, height: 600) : CGSize(width: 600, height: length)
    let rig = FlowRig(layout, size: size, [Self.section(vector)])
    if vector.input.contains("contentInset") {
      rig.view.contentInset = UIEdgeInsets(
        top: 0, left: vector.given("contentInset l"), bottom: 0, right: vector.given(" r"))
    }
    _ = rig.start()

    let frames = vector.expected.matches(of: /i(\d+)=\(([^)]*)\)/)
    #expect(frames.count == rig.sections[0].sizes.count)
    for (item, frame) in frames.enumerated() {
      let n = Vector.numbers(in: String(frame.2))
      let expected = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
      #expect(agree(rig.frame(item), expected, within: 1e-3), "\(vector.id) item \(item)")
    }
    let content = Vector.numbers(in: String(vector.expected.split(separator: "contentSize")[1]))
    #expect(
      agree(
        CGRect(origin: .zero, size: rig.view.contentSize),
        CGRect(x: 0, y: 0, width: content[0], height: content[1]), within: 1e-3))
  }

  /// "150x100 x3" is three items; "100x50,120x80" one each; what follows names spacings.
  private static func section(_ vector: Vector) -> FlowSectionCase {
    var section = FlowSectionCase()
    let input = vector.input
    if input.contains("empty section") {
      section.header = vector.given("header")
      section.insets.top = vector.given("inset t")
      section.insets.bottom = vector.given(" b")
      return section
    }
    let named: [(String, WritableKeyPath<FlowSectionCase, CGFloat>)] = [
      ("inter ", \.itemSpacing), ("line ", \.lineSpacing),
    ]
    for (name, path) in named where input.contains(name) { section[keyPath: path] = vector.given(name) }
    let sizes = input.matches(of: /(\d+)x(\d+)/).compactMap { match -> CGSize? in
      guard let width = Double(match.1), let height = Double(match.2) else { return nil }
      return CGSize(width: width, height: height)
    }
    let count = input.firstMatch(of: /\ x(\d+)/).flatMap { Int($0.1) }
    if input.contains("3 columns") {
      let side = (vector.given("W") - 2) / 3
      section.sizes = Array(repeating: CGSize(width: side, height: side), count: count ?? 0)
    } else if let count {
      section.sizes = Array(repeating: sizes[0], count: count)
    } else {
      section.sizes = sizes
    }
    return section
  }

  @Test(arguments: Vector.group("flow-sticky-header"))
  func `a pinned header stands where the vector has it`(_ vector: Vector) {
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let end = vector.given("..")
    let section = FlowSectionCase(
      sizes: [CGSize(width: 320, height: end - vector.given("header"))], header: vector.given("header"))
    let rig = FlowRig(layout, [section, section, section, section]).start()
    rig.view.contentInset.top = 64
    rig.view.contentOffset.y = vector.given("insetTop") - 64

    #expect(rig.header()?.minY == vector.result("y"))
  }
}
