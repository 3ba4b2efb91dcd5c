import PreviewWire

/// The viewers of a session with their rights: whom the owner gave control, and who asks for it.
///
/// Rights given by hand are those of one connection: who comes again has what the link says, or control by a
/// seat (`Seats`).
public struct People: Sendable {
  /// One of them.
  public struct Person: Equatable, Sendable {
    public let viewer: Int
    public var role: ViewerRole
    /// Whether the role is not what the link says: the owner gave control, or took it.
    public var isByHand = false
    /// Whether this viewer asks for control.
    public var isAsking = false
    /// Whether this viewer does not answer any more, and is not counted.
    public var isAway = false
    /// Whether this viewer was told that something is not allowed.
    var isWarned = false
  }

  private var byNumber: [Int: Person] = [:]

  public init() {}

  /// In the order in which they came.
  public var all: [Person] { byNumber.values.sorted { $0.viewer < $1.viewer } }

  /// How many of them answer.
  public var presentCount: Int { byNumber.values.count { !$0.isAway } }

  /// Numbers of the owners among them.
  public var owners: [Int] { all.filter { $0.role == .owner }.map(\.viewer) }

  /// The role of a viewer; the least of one who is not here.
  public func role(of viewer: Int) -> ViewerRole { byNumber[viewer]?.role ?? .view }

  subscript(viewer: Int) -> Person? {
    get { byNumber[viewer] }
    set { byNumber[viewer] = newValue }
  }

  /// A viewer comes, or presents another key.
  mutating func enter(_ viewer: Int, as role: ViewerRole) {
    byNumber[viewer] = Person(viewer: viewer, role: role)
  }

  mutating func leave(_ viewer: Int) { byNumber[viewer] = nil }

  /// A viewer has another role, though its key says what it did.
  mutating func change(_ viewer: Int, to role: ViewerRole, isByHand: Bool) {
    byNumber[viewer]?.role = role
    byNumber[viewer]?.isByHand = isByHand
    byNumber[viewer]?.isWarned = false
  }

  /// A viewer did what its role does not allow. True for the first time since it got that role: then it is
  /// told.
  mutating func refuse(_ viewer: Int) -> Bool {
    guard byNumber[viewer]?.isWarned == false else { return false }
    byNumber[viewer]?.isWarned = true
    return true
  }
}
