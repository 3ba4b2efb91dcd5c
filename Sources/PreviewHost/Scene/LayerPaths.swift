import PreviewWire
import UIKit

/// The paths of one layer as the wire has them, kept from frame to frame: one that did not change is
/// quantised once, and compared in no time.
struct LayerPaths {
  /// With the path itself, which keeps another one from having its identity.
  private typealias Known = (path: CGPath, wire: WirePath)

  private var shape: Known?
  private var shadow: Known?

  /// In 1/64 pt. `path` must be one that does not change, as layers keep them.
  mutating func shape(_ path: CGPath) -> WirePath { Self.wire(path, &shape) }

  /// As that, of the path that casts the shadow.
  mutating func shadow(_ path: CGPath) -> WirePath { Self.wire(path, &shadow) }

  private static func wire(_ path: CGPath, _ known: inout Known?) -> WirePath {
    if let known, known.path === path { return known.wire }
    let wire = WirePath(path.elements.map(element))
    known = (path, wire)
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
