/// An outline of the wire: lines and curves, in 1/64 pt of its layer's own coordinates.
public struct WirePath: Hashable, Sendable {
  /// A step of the pen.
  public enum Element: Hashable, Sendable {
    case move(WirePoint)
    case line(WirePoint)
    case quad(control: WirePoint, WirePoint)
    case cubic(control1: WirePoint, control2: WirePoint, WirePoint)
    /// Back to where the subpath began.
    case close
  }

  /// In the order they are drawn; at most `WireLimits.pathElements`.
  public let elements: [Element]

  /// A path; elements past the limit are left out.
  public init(_ elements: [Element]) {
    // The very array where it fits: two states that share one are compared in no time.
    self.elements =
      elements.count <= WireLimits.pathElements ? elements : Array(elements.prefix(WireLimits.pathElements))
  }

  /// No outline.
  public static let empty = WirePath([])

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }
}

extension ByteWriter {
  mutating func path(_ path: borrowing WirePath) {
    varint(path.elements.count)
    var pen = WirePoint.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        byte(0)
        step(to, from: &pen)
      case .line(let to):
        byte(1)
        step(to, from: &pen)
      case .quad(let control, let to):
        byte(2)
        step(control, from: &pen)
        step(to, from: &pen)
      case .cubic(let control1, let control2, let to):
        byte(3)
        step(control1, from: &pen)
        step(control2, from: &pen)
        step(to, from: &pen)
      case .close:
        byte(4)
      }
    }
  }

  private mutating func step(_ to: WirePoint, from pen: inout WirePoint) {
    point(to, since: pen)
    pen = to
  }
}

extension ByteReader {
  mutating func path() throws(WireError) -> WirePath {
    let count = try count(upTo: WireLimits.pathElements, of: .path, eachAtLeast: 1)
    var elements: [WirePath.Element] = []
    elements.reserveCapacity(count)
    var pen = WirePoint.zero
    for _ in 0..<count { elements.append(try pathElement(from: &pen)) }
    return WirePath(elements)
  }

  private mutating func pathElement(from pen: inout WirePoint) throws(WireError) -> WirePath.Element {
    let code = try byte()
    switch code {
    case 0: return .move(try step(from: &pen))
    case 1: return .line(try step(from: &pen))
    case 2: return .quad(control: try step(from: &pen), try step(from: &pen))
    case 3:
      return .cubic(control1: try step(from: &pen), control2: try step(from: &pen), try step(from: &pen))
    case 4: return .close
    default: throw .outOfRange(.pathElement, Int64(code))
    }
  }

  private mutating func step(from pen: inout WirePoint) throws(WireError) -> WirePoint {
    pen = try point(since: pen)
    return pen
  }
}
