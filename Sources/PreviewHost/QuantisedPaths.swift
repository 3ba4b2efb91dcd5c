import PreviewWire
import UIKit

/// Paths as the wire has them, kept while layers show them: a path that did not change is quantised once, and
/// compared in no time.
@MainActor final class QuantisedPaths {
  /// With the path itself, which keeps the key from meaning another one.
  private typealias Entry = (path: CGPath, wire: WirePath)

  private var shown: [ObjectIdentifier: Entry] = [:]
  private var shownBefore: [ObjectIdentifier: Entry] = [:]

  /// A new tree is read: paths that are not asked for now are forgotten after it.
  func beginFrame() {
    swap(&shown, &shownBefore)
    shown.removeAll(keepingCapacity: true)
  }

  /// The path in 1/64 pt. `path` must be one that does not change, as layers keep them.
  func wirePath(_ path: CGPath) -> WirePath {
    let key = ObjectIdentifier(path)
    if let known = shown[key] ?? shownBefore[key] {
      shown[key] = known
      return known.wire
    }
    let wire = WirePath(path.elements.map(Self.element))
    shown[key] = (path, wire)
    return wire
  }

  private static func element(_ element: CGPathElementValue) -> WirePath.Element {
    switch element {
    case .move(let to): .move(point(to))
    case .line(let to): .line(point(to))
    case .quad(let to, let control): .quad(control: point(control), point(to))
    case .cubic(let to, let control1, let control2):
      .cubic(control1: point(control1), control2: point(control2), point(to))
    case .close: .close
    }
  }

  private static func point(_ point: CGPoint) -> WirePoint { WirePoint(xPoints: point.x, yPoints: point.y) }
}
