import Testing

@testable import SwiftUI

/// How a row shares its room, written down as slowly and plainly as can be: a view that is less flexible is
/// asked before one that is more so, each for an equal part of what is left; lower priorities keep their
/// least lengths free.
private func oracle(
  _ length: CGFloat, _ gap: CGFloat, _ views: [(range: ClosedRange<CGFloat>, priority: Double)]
) -> [CGFloat] {
  var result = views.map { _ in CGFloat(0) }
  var left = length - gap * CGFloat(max(0, views.count - 1))
  var waiting = Array(views.indices)
  while !waiting.isEmpty {
    var next = waiting[0]
    for other in waiting {
      let (a, b) = (views[other], views[next])
      let (flexA, flexB) = (a.range.upperBound - a.range.lowerBound, b.range.upperBound - b.range.lowerBound)
      if a.priority > b.priority || (a.priority == b.priority && flexA < flexB) { next = other }
    }
    let equals = waiting.filter { views[$0].priority == views[next].priority }
    var free = left
    for other in waiting where views[other].priority < views[next].priority {
      free -= views[other].range.lowerBound
    }
    let part = max(0, free / CGFloat(equals.count))
    result[next] = min(max(part, views[next].range.lowerBound), views[next].range.upperBound)
    left -= result[next]
    waiting.removeAll { $0 == next }
  }
  return result
}

@MainActor @Suite struct `The room of a row` {
  private static let ranges: [ClosedRange<CGFloat>] = [0...1000, 20...20, 10...60, 50...200]

  @Test func `is shared as the oracle says, for every row of three small views`() {
    for length: CGFloat in [0, 40, 100, 300] {
      for one in Self.ranges {
        for two in Self.ranges {
          for three in Self.ranges {
            for priority in [0.0, 1.0] {
              let views = [(one, 0.0), (two, priority), (three, 0.0)]
              let boxes = views.map { Box(($0.0.lowerBound, 10, $0.0.upperBound), (10, 10, 10)) }
              let elements = zip(boxes, views).map { box, view in
                let element = PriorityElement(box)
                element.priority = view.1
                return element as LayoutElement
              }
              let stack = ContainerElement(AnyLayout(HStackLayout(spacing: 5)), elements)
              lay(stack, width: length, height: 100)
              let expected = oracle(length, 5, views.map { (range: $0.0, priority: $0.1) })
              #expect(boxes.map(\.frame.width) == expected, "\(length) \(views)")
            }
          }
        }
      }
    }
  }
}
