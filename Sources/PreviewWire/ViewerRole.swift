/// The rights of a viewer in a session. Each has those of the ones before it, too.
public enum ViewerRole: UInt8, Comparable, Hashable, Sendable, CaseIterable {
  /// Sees everything and changes nothing.
  case view = 0
  /// Does to the preview what a hand can do: drags, types, chooses the screen, turns knobs.
  case control = 1
  /// Has started the server, or was given its owner's address.
  case owner = 2

  public static func < (left: ViewerRole, right: ViewerRole) -> Bool { left.rawValue < right.rawValue }

  /// Its name in control messages, the HTTP API and the store.
  public var name: String {
    switch self {
    case .view: "view"
    case .control: "control"
    case .owner: "owner"
    }
  }

  /// The one of that name; nil where there is none.
  public init?(name: some StringProtocol) {
    guard let role = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = role
  }
}
