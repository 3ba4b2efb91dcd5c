import UIKit

/// A way from 0 to 1 that begins and ends slowly.
struct Passage: Equatable, Sendable {
  /// As `CACurrentMediaTime()` has it, in seconds.
  var start: TimeInterval
  /// In seconds; 0 is over at once.
  var duration: TimeInterval

  func isOver(at time: TimeInterval) -> Bool { time >= start + duration }

  /// 0 before the start, 1 after the end.
  func progress(at time: TimeInterval) -> CGFloat {
    guard !isOver(at: time), duration > 0 else { return 1 }
    return EaseInOut.value(at: CGFloat(max(0, time - start) / duration))
  }
}

/// UIKit's ease in-out, the Bézier curve from (0, 0) to (1, 1) by (0.42, 0) and (0.58, 1).
enum EaseInOut {
  private static let steps = 40

  /// How far along something is after `time`, both from 0 to 1.
  static func value(at time: CGFloat) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    // The curve's abscissa only grows with its parameter: each step halves the interval it must be in.
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<steps {
      let middle = (low + high) / 2
      if abscissa(middle) < time { low = middle } else { high = middle }
    }
    let parameter = (low + high) / 2
    return parameter * parameter * (3 - 2 * parameter)
  }

  private static func abscissa(_ s: CGFloat) -> CGFloat {
    let rest = 1 - s
    return 3 * rest * rest * s * 0.42 + 3 * rest * s * s * 0.58 + s * s * s
  }
}
