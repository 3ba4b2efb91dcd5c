/// An upright box by its edges.
struct Box: Equatable {
  var left, top, right, bottom: Double

  var width: Double { right - left }
  var height: Double { bottom - top }

  func grown(by length: Double) -> Box {
    Box(left: left - length, top: top - length, right: right + length, bottom: bottom + length)
  }

  func moved(by x: Double, _ y: Double) -> Box {
    Box(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  mutating func unite(_ other: Box?) {
    guard let other else { return }
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }
}
