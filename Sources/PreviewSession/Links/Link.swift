import PreviewWire

/// Name of a link, by which its owner speaks of it: no secret, and of no use without the key.
public struct LinkID: Hashable, Sendable, CustomStringConvertible {
  private let bits: RandomBits

  public init(_ bits: RandomBits) { self.bits = bits }

  /// Reads the textual form. Nil for anything but exactly what `description` writes.
  public init?(_ text: some StringProtocol) {
    guard let bits = RandomBits(text) else { return nil }
    self.init(bits)
  }

  public var description: String { bits.description }
}

/// A link to a session, which lets in who has its key.
public struct Link: Hashable, Sendable {
  /// How one has ended.
  public enum End: String, Hashable, Sendable, CaseIterable {
    case revoked, expired
  }

  public let id: LinkID
  public let session: SessionID
  /// For people: `Design review`.
  public let name: String
  /// `view` or `control`.
  public let role: ViewerRole
  /// SHA-256 of the key as text. The key itself is kept nowhere.
  public let keyHash: [UInt8]
  public let made: WallTime
  /// Nil: only when it is revoked.
  public let expires: WallTime?
  /// Origins whose pages may show it in a frame; empty: none may.
  public let frames: [FrameOrigin]
  /// Whether the title and a still picture are told to everybody who has its address, without the key:
  /// programs that draw a card for an address have no key.
  public let hasCard: Bool
  /// When somebody last came with it; nil: nobody has.
  public var lastUsed: WallTime?
  /// Nil while it lets people in.
  public var ended: End?
  /// When it ended.
  public var endedAt: WallTime?

  public init(
    id: LinkID, session: SessionID, name: String, role: ViewerRole, keyHash: [UInt8], made: WallTime,
    expires: WallTime?, frames: [FrameOrigin] = [], hasCard: Bool = false, lastUsed: WallTime? = nil,
    ended: End? = nil, endedAt: WallTime? = nil
  ) {
    (self.id, self.session, self.name, self.role, self.keyHash) = (id, session, name, role, keyHash)
    (self.made, self.expires, self.lastUsed) = (made, expires, lastUsed)
    (self.frames, self.hasCard, self.ended, self.endedAt) = (frames, hasCard, ended, endedAt)
  }
}

/// How long a link lets people in. Its name is that of the HTTP API.
public enum LinkLife: String, Sendable, CaseIterable {
  case hour = "1h"
  case day = "24h"
  case week = "7d"
  case untilRevoked = "never"

  /// Nil: without end.
  public var seconds: Int64? {
    switch self {
    case .hour: 3600
    case .day: 24 * 3600
    case .week: 7 * 24 * 3600
    case .untilRevoked: nil
    }
  }
}
