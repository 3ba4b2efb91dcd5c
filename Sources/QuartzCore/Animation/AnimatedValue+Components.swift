// Parts of a value by name, as key paths have them: `position.x`, `bounds.size.width`,
// `transform.rotation.z`.

import CoreGraphics

extension AnimatedValue {
  /// nil where the value has no such part.
  package func component(_ path: ArraySlice<Substring>) -> AnimatedValue? {
    guard let name = path.first else { return self }
    let rest = path.dropFirst()
    switch (self, name) {
    case (.point(let p), "x"): return .number(p.x)
    case (.point(let p), "y"): return .number(p.y)
    case (.size(let s), "width"): return .number(s.width)
    case (.size(let s), "height"): return .number(s.height)
    case (.rect(let r), "origin"): return AnimatedValue.point(r.origin).component(rest)
    case (.rect(let r), "size"): return AnimatedValue.size(r.size).component(rest)
    case (.transform(let t), _): return TransformParts(t).flatMap { Self.component(path, of: $0) }
    default: return nil
    }
  }

  /// The value with that part exchanged; nil where it has no such part, or the part is of another kind.
  package func replacing(_ path: ArraySlice<Substring>, with part: AnimatedValue) -> AnimatedValue? {
    guard let name = path.first else { return part }
    let rest = path.dropFirst()
    switch (self, name, part) {
    case (.point(let p), "x", .number(let x)): return .point(CGPoint(x: CGFloat(x), y: p.y))
    case (.point(let p), "y", .number(let y)): return .point(CGPoint(x: p.x, y: CGFloat(y)))
    case (.size(let s), "width", .number(let n)): return .size(CGSize(width: CGFloat(n), height: s.height))
    case (.size(let s), "height", .number(let n)): return .size(CGSize(width: s.width, height: CGFloat(n)))
    case (.rect(let r), "origin", _):
      guard case .point(let p)? = AnimatedValue.point(r.origin).replacing(rest, with: part) else {
        return nil
      }
      return .rect(CGRect(origin: p, size: r.size))
    case (.rect(let r), "size", _):
      guard case .size(let s)? = AnimatedValue.size(r.size).replacing(rest, with: part) else { return nil }
      return .rect(CGRect(origin: r.origin, size: s))
    case (.transform(let t), _, _):
      return TransformParts(t).flatMap { Self.replacing(path, of: $0, with: part) }
        .map { .transform($0.transform) }
    default: return nil
    }
  }

  // MARK: Transforms

  private static let axes: [Substring: Int] = ["x": 0, "y": 1, "z": 2]

  private static func component(_ path: ArraySlice<Substring>, of parts: TransformParts) -> AnimatedValue? {
    let axis = path.dropFirst().first.flatMap { axes[$0] }
    switch path.first {
    case "rotation": return .number(parts.angles[axis ?? 2])
    case "scale": return .number(axis.map { parts.scale[$0] } ?? (parts.scale.sum() / 3))
    case "translation":
      if let axis { return .number(parts.translation[axis]) }
      return .size(CGSize(width: parts.translation.x, height: parts.translation.y))
    default: return nil
    }
  }

  private static func replacing(
    _ path: ArraySlice<Substring>, of old: TransformParts, with part: AnimatedValue
  ) -> TransformParts? {
    var parts = old
    let axis = path.dropFirst().first.flatMap { axes[$0] }
    switch (path.first, part) {
    case ("rotation", .number(let angle)): parts.angles[axis ?? 2] = angle
    case ("scale", .number(let scale)):
      if let axis { parts.scale[axis] = scale } else { parts.scale = SIMD3(repeating: scale) }
    case ("translation", .number(let length)): parts.translation[axis ?? 0] = length
    case ("translation", .size(let way)):
      parts.translation.x = way.width
      parts.translation.y = way.height
    default: return nil
    }
    return parts
  }
}
