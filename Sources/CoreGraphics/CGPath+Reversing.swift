// A path drawn backwards.

import Foundation

extension CGPath {
  /// The same outline with the last subpath first and each running the other way, from where it ended. A
  /// closed subpath stays closed. Twice reversed is the path itself.
  package func reversed() -> CGPath {
    var reversed: [[CGPathElementValue]] = []
    var run: [CGPathElementValue] = []
    for element in elements {
      if case .move = element, !run.isEmpty {
        reversed.append(Self.reversed(run))
        run = []
      }
      // After a close, the path goes on from where the closed subpath began.
      if case .close? = run.last, let start = run.first {
        reversed.append(Self.reversed(run))
        run = [start]
      }
      run.append(element)
    }
    if !run.isEmpty { reversed.append(Self.reversed(run)) }
    return CGPath(elements: Array(reversed.reversed().joined()))
  }

  /// One subpath: a move, then lines and curves, perhaps a close.
  private static func reversed(_ subpath: [CGPathElementValue]) -> [CGPathElementValue] {
    var drawn = subpath
    let isClosed = drawn.last == .close
    if isClosed { drawn.removeLast() }
    let ends = drawn.compactMap(\.points.last)
    guard let last = ends.last else { return subpath }
    var steps: [CGPathElementValue] = [.move(last)]
    for (element, end) in zip(drawn.dropFirst(), ends).reversed() {
      switch element {
      case .quad(_, let control): steps.append(.quad(end, control: control))
      case .cubic(_, let control1, let control2):
        steps.append(.cubic(end, control1: control2, control2: control1))
      default: steps.append(.line(end))
      }
    }
    return isClosed ? steps + [.close] : steps
  }
}
