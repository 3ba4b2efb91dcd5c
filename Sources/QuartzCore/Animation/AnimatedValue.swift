import CoreGraphics

/// A value of a layer's property that can be somewhere between two others.
package enum AnimatedValue: Equatable, Sendable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  /// Kept apart: in it, the sixteen numbers would make every value as large as the largest, and values are
  /// copied again and again for each animation of each frame.
  indirect case transform(CATransform3D)
  /// nil is transparent.
  case color(CGColor?)
  case list([AnimatedValue])
  case path([CGPathElementValue])

  /// nil for what is none of these.
  package init?(_ value: Any?) {
    switch value {
    case let value as AnimatedValue: self = value
    case let value as Double: self = .number(value)
    case let value as CGFloat: self = .number(Double(value))
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as NSValue:
      guard let held = AnimatedValue(boxed: value) else { return nil }
      self = held
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value.elements)
    case let value as [Any]:
      let values = value.compactMap(AnimatedValue.init)
      guard values.count == value.count else { return nil }
      self = .list(values)
    default: return nil
    }
  }

  /// - Parameter part: of the way to `end`; 0 is here, 1 is there, and it may be beyond both. Values of two
  ///   kinds have nothing between them: the end holds.
  package func interpolated(to end: AnimatedValue, _ part: Double) -> AnimatedValue {
    switch (self, end) {
    case (.transform(let a), .transform(let b)): .transform(TransformParts.between(a, b, part))
    case (.color(let a), .color(let b)): .color(Self.between(a, b, part))
    case (.list(let a), .list(let b)) where a.count == b.count:
      .list(zip(a, b).map { $0.interpolated(to: $1, part) })
    case (.path(let a), .path(let b)): Self.between(a, b, part).map { .path($0) } ?? end
    default: combined(with: end) { $0 + ($1 - $0) * part } ?? end
    }
  }

  /// The value that lies `change` further. Transforms add up by following one another; values without a sum
  /// stay as they are.
  package func adding(_ change: AnimatedValue) -> AnimatedValue {
    if case .transform(let a) = self, case .transform(let b) = change {
      return .transform(CATransform3DConcat(b, a))
    }
    return combined(with: change) { $0 + $1 } ?? self
  }

  /// The change from `other` to here; nil for kinds that have no differences.
  package func subtracting(_ other: AnimatedValue) -> AnimatedValue? {
    combined(with: other) { $0 - $1 }
  }

  /// Zero of the same kind.
  package var nothing: AnimatedValue { subtracting(self) ?? self }

  /// How far `other` is, in the unit of the value; 0 for kinds without a measure.
  package func distance(to other: AnimatedValue) -> Double {
    switch subtracting(other) {
    case .number(let d): abs(d)
    case .point(let d): hypot(d.x, d.y)
    case .size(let d): hypot(d.width, d.height)
    case .rect(let d): hypot(hypot(d.minX, d.minY), hypot(d.size.width, d.size.height))
    default: 0
    }
  }

  /// Number by number; nil where the kinds differ or are not made of plain numbers.
  private func combined(with other: AnimatedValue, _ with: (Double, Double) -> Double) -> AnimatedValue? {
    func both(_ a: CGFloat, _ b: CGFloat) -> CGFloat { CGFloat(with(Double(a), Double(b))) }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(with(a, b))
    case (.point(let a), .point(let b)): return .point(CGPoint(x: both(a.x, b.x), y: both(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: both(a.width, b.width), height: both(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: both(a.origin.x, b.origin.x), y: both(a.origin.y, b.origin.y),
          width: both(a.size.width, b.size.width), height: both(a.size.height, b.size.height)))
    default: return nil
    }
  }

  private static func between(_ a: CGColor?, _ b: CGColor?, _ part: Double) -> CGColor? {
    // Transparent has no hue of its own: a colour fades in and out as itself.
    guard let from = a ?? b?.copy(alpha: 0), let to = b ?? a?.copy(alpha: 0) else { return nil }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { min(max(a + (b - a) * CGFloat(part), 0), 1) }
    return CGColor(
      red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
      alpha: mix(from.alpha, to.alpha))
  }

  /// Step by step; nil for paths that are not made of the same steps.
  private static func between(
    _ a: [CGPathElementValue], _ b: [CGPathElementValue], _ part: Double
  ) -> [CGPathElementValue]? {
    guard a.count == b.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * CGFloat(part), y: a.y + (b.y - a.y) * CGFloat(part))
    }
    var steps: [CGPathElementValue] = []
    steps.reserveCapacity(a.count)
    for pair in zip(a, b) {
      switch pair {
      case (.move(let p), .move(let q)): steps.append(.move(mix(p, q)))
      case (.line(let p), .line(let q)): steps.append(.line(mix(p, q)))
      case (.quad(let p, let c), .quad(let q, let d)): steps.append(.quad(mix(p, q), control: mix(c, d)))
      case (.cubic(let p, let c1, let c2), .cubic(let q, let d1, let d2)):
        steps.append(.cubic(mix(p, q), control1: mix(c1, d1), control2: mix(c2, d2)))
      case (.close, .close): steps.append(.close)
      default: return nil
      }
    }
    return steps
  }
}
