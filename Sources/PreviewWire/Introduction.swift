/// The facts that a viewer lets the others know of itself, and its wish to see theirs. Nothing unless it says
/// so.
public struct Introduction: Hashable, Sendable {
  /// Its own name for itself; empty: it is counted, and not named. At most `WireLimits.personName` bytes.
  public var name: String
  /// Whether others may see its pointer.
  public var showsCursor: Bool
  /// Whether it wants to see the pointers of others.
  public var seesCursors: Bool

  public init(name: String = "", showsCursor: Bool = false, seesCursors: Bool = false) {
    (self.name, self.showsCursor, self.seesCursors) = (name, showsCursor, seesCursors)
  }
}

extension ByteReader {
  mutating func introduction() throws(WireError) -> Introduction {
    let name = try string(upTo: WireLimits.personName)
    let flags = try byte()
    guard flags <= 3 else { throw .reservedBits(UInt64(flags & ~3)) }
    return Introduction(name: name, showsCursor: flags & 1 != 0, seesCursors: flags & 2 != 0)
  }
}

extension ByteWriter {
  mutating func introduction(_ introduction: Introduction) {
    string(introduction.name.cut(toBytes: WireLimits.personName))
    byte((introduction.showsCursor ? 1 : 0) | (introduction.seesCursors ? 2 : 0))
  }
}
