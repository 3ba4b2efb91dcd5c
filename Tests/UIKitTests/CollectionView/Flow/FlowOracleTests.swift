import QuartzCore
import Testing

@testable import UIKit

/// Lines by arithmetic and search against items placed one by one, over all small cases (Facts 3.3 to 3.7).
@Suite struct `Flow oracle` {
  private static let kinds = [
    CGSize(width: 100, height: 40), CGSize(width: 60, height: 100), CGSize(width: 330, height: 30),
    CGSize(width: 0, height: 0),
  ]

  /// All sequences of up to `length` sizes.
  private static func sequences(_ length: Int) -> [[CGSize]] {
    var all: [[CGSize]] = [[]]
    var last = all
    for _ in 0..<length {
      last = last.flatMap { start in kinds.map { start + [$0] } }
      all += last
    }
    return all
  }

  private static let insets = [
    UIEdgeInsets.zero, UIEdgeInsets(top: 5, left: 7, bottom: 11, right: 13),
    UIEdgeInsets(top: -20, left: -8, bottom: 0, right: 4),
  ]
  private static let directions = [UICollectionView.ScrollDirection.vertical, .horizontal]

  private static func content(
    _ direction: UICollectionView.ScrollDirection, _ length: CGFloat, _ sections: [FlowSectionCase]
  ) -> FlowContent {
    var content = FlowContent()
    for section in sections {
      var sizes = FlowSizes()
      for size in section.sizes { sizes.append(direction.size(size)) }
      let metrics = FlowMetrics(
        contentLength: length, inset: direction.insets(section.insets), lineSpacing: section.lineSpacing,
        itemSpacing: section.itemSpacing, headerLength: section.header, footerLength: section.footer)
      content.append(metrics, sizes)
    }
    return content
  }

  /// The difference, in words; nil where there is none.
  private static func difference(
    _ direction: UICollectionView.ScrollDirection, _ length: CGFloat, _ sections: [FlowSectionCase]
  ) -> String? {
    let content = content(direction, length, sections)
    let oracle = FlowOracle(direction, length: length, sections)
    guard abs(content.length - oracle.end) < 1e-6 else { return "length \(content.length), \(oracle.end)" }
    func differs(_ element: FlowElement, _ expected: CGRect?) -> Bool {
      let frame = content.frame(of: element, pins: FlowPins()).map(direction.rect)
      guard let frame, let expected else { return (frame == nil) != (expected == nil) }
      return !agree(frame, expected)
    }
    for section in sections.indices {
      if differs(.header(section: section), oracle.headers[section]) { return "header \(section)" }
      if differs(.footer(section: section), oracle.footers[section]) { return "footer \(section)" }
      for (item, frame) in oracle.items[section].enumerated()
      where differs(.item(item, section: section), frame) { return "\(section).\(item) is not \(frame)" }
      if !differs(.item(oracle.items[section].count, section: section), .zero) { return "one item too many" }
    }
    let steps: [CGFloat] = [-50, 0.5, 41, 100, 205]
    for (start, extent) in steps.flatMap({ start in [0, 30, 120.25].map { (start, $0) } }) {
      for across in [
        CGRect(x: -500, y: 0, width: 2000, height: 0), CGRect(x: 90.3, y: 0, width: 25, height: 0),
      ] {
        let frame = FlowFrame(
          across: across.minX, along: start, size: FlowSize(across: across.width, along: extent))
        let area = direction.rect(frame)
        let found = names(content, direction, area)
        let expected = oracle.names(in: area)
        if found != expected { return "\(area): \(found.symmetricDifference(expected).sorted())" }
      }
    }
    return nil
  }

  private static func names(
    _ content: FlowContent, _ direction: UICollectionView.ScrollDirection, _ area: CGRect
  ) -> Set<String> {
    var names: Set<String> = []
    content.forEachElement(touching: direction.frame(area), pins: FlowPins()) { element, _ in
      let name =
        switch element {
        case .header(let section): "h\(section)"
        case .footer(let section): "f\(section)"
        case .item(let item, let section): "\(section).\(item)"
        }
      if !names.insert(name).inserted { names.insert("\(name) twice") }
    }
    return names
  }

  @Test(arguments: directions, [-30 as CGFloat, 0, 10])
  func `every short section is as placed one by one`(
    _ direction: UICollectionView.ScrollDirection, _ spacing: CGFloat
  ) {
    var cases = 0
    for sizes in Self.sequences(4) {
      for inset in Self.insets {
        var section = FlowSectionCase(sizes: sizes, insets: inset, lineSpacing: spacing)
        section.itemSpacing = max(0, spacing)
        section.header = sizes.count % 2 == 0 ? 0 : 24
        section.footer = sizes.count % 3 == 0 ? 12 : 0
        let found = Self.difference(direction, 320, [section])
        #expect(found == nil, "\(sizes) \(inset)")
        cases += 1
      }
    }
    #expect(cases == 341 * 3)
  }

  @Test(arguments: directions)
  func `any number of equal items stands as placed one by one`(
    _ direction: UICollectionView.ScrollDirection
  ) {
    for count in 0...13 {
      for side in [0, 1, 49.5, 50, 93.75, 100, 106, 106.7, 155, 160, 320, 400] as [CGFloat] {
        for spacing in [0, 1, 10] as [CGFloat] {
          let section = FlowSectionCase(
            sizes: Array(repeating: CGSize(width: side, height: side), count: count), lineSpacing: spacing,
            itemSpacing: spacing)
          let found = Self.difference(direction, 320, [section])
          #expect(found == nil, "\(count) × \(side), spacing \(spacing)")
        }
      }
    }
  }

  @Test(arguments: directions)
  func `widths made by division still fit`(_ direction: UICollectionView.ScrollDirection) {
    for columns in 1...40 {
      for spacing in [0, 1, 7.3] as [CGFloat] {
        let side = (414 - CGFloat(columns - 1) * spacing) / CGFloat(columns)
        guard side > 1 else { continue }
        let section = FlowSectionCase(
          sizes: Array(repeating: CGSize(width: side, height: side), count: columns + 1), itemSpacing: spacing
        )
        let content = Self.content(direction, 414, [section])
        let lines = (0...columns).compactMap {
          content.frame(of: .item($0, section: 0), pins: FlowPins())?.along
        }
        #expect(lines.prefix(columns).allSatisfy { $0 == 0 } && lines.last == side + 10, "\(columns)")
      }
    }
  }

  @Test(arguments: directions)
  func `sections follow each other as placed one by one`(_ direction: UICollectionView.ScrollDirection) {
    let shapes = [
      FlowSectionCase(),
      FlowSectionCase(sizes: Array(repeating: Self.kinds[0], count: 5), header: 20),
      FlowSectionCase(sizes: [Self.kinds[1], Self.kinds[0]], insets: Self.insets[1], footer: 15),
      FlowSectionCase(sizes: [Self.kinds[0]], insets: Self.insets[2], lineSpacing: 3),
      FlowSectionCase(insets: Self.insets[1], header: 9, footer: 8),
    ]
    for a in shapes {
      for b in shapes {
        for c in shapes {
          let found = Self.difference(direction, 320, [a, b, c, a])
          #expect(found == nil, "\([a, b, c])")
        }
      }
    }
  }

  @Test func `long stretches of equal items among others stand as placed one by one`() {
    var random = Dice(5)
    for _ in 0..<60 {
      var sizes: [CGSize] = []
      while sizes.count < 120 {
        let kind = Self.kinds[Int.random(in: 0..<4, using: &random)]
        sizes += Array(repeating: kind, count: Int.random(in: 1...30, using: &random))
      }
      let section = FlowSectionCase(sizes: sizes)
      let found = Self.difference(.vertical, 320, [section])
      #expect(found == nil, "\(sizes)")
    }
  }

  @Test func `a size changed later is as if it had been so from the start`() {
    for sizes in Self.sequences(4) {
      for item in sizes.indices {
        for kind in Self.kinds {
          var changed = FlowSizes()
          for size in sizes { changed.append(FlowSize(across: size.width, along: size.height)) }
          changed.set(FlowSize(across: kind.width, along: kind.height), at: item)
          var wanted = FlowSizes()
          for (place, size) in sizes.enumerated() {
            let size = place == item ? kind : size
            wanted.append(FlowSize(across: size.width, along: size.height))
          }
          #expect(changed == wanted, "\(sizes) \(item) \(kind)")
        }
      }
    }
  }
}
