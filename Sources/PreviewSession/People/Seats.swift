/// The seats of a session: a viewer to whom the owner gave control has one, and has control again with it on
/// another connection.
///
/// A seat is a secret that its viewer alone is told. It is of use with the same link only, once, and until
/// `SessionLimits.seatSeconds` after its viewer left. Who comes with the seat of a viewer that is still here,
/// as one whose network was lost, takes its place. Hashes and times come in as parameters.
struct Seats: Sendable {
  private struct Seat {
    /// The viewer that has it, or had it until it left.
    var viewer: Int
    let link: LinkID
    /// Of the secret that this viewer was told last.
    var hash: [UInt8]
    /// Of the one before, as long as nothing says that the viewer has heard the last one: its connection may
    /// have been lost before that.
    var formerHash: [UInt8]?
    /// Nil while the viewer is here.
    var left: Moment?
  }

  /// The answer to somebody who comes with a secret.
  enum Answer: Equatable, Sendable {
    /// It is nobody's, or of no use any more.
    case unknown
    /// Its viewer has left.
    case free
    /// Its viewer is still here, and has lost it.
    case taken(from: Int)
  }

  private var seats: [Seat] = []

  /// How many there are, those of viewers that are here included.
  var count: Int { seats.count }

  // MARK: Events

  /// A viewer is about to be told a secret: it was given control, or has come with its last one.
  mutating func given(to viewer: Int, by link: LinkID, hash: [UInt8]) {
    guard let index = index(of: viewer) else {
      return seats.append(Seat(viewer: viewer, link: link, hash: hash))
    }
    seats[index].formerHash = seats[index].hash
    seats[index].hash = hash
  }

  /// A viewer is known to have heard the last secret: the one that it came with is used up.
  mutating func heard(by viewer: Int) {
    guard !seats.isEmpty, let index = index(of: viewer) else { return }
    seats[index].formerHash = nil
  }

  /// Somebody comes with a secret, and is its viewer from now on. Every seat is looked at, whichever it is.
  mutating func comes(_ viewer: Int, with hash: [UInt8], by link: LinkID, at now: Moment) -> Answer {
    forgetOld(at: now)
    var found: Int?
    for (index, seat) in seats.enumerated() {
      let isLast = seat.hash.isSecretly(hash)
      let isFormer = seat.formerHash?.isSecretly(hash) ?? false
      if isLast || isFormer { found = index }
    }
    guard let found, seats[found].link == link else { return .unknown }
    let before = seats[found]
    seats[found] = Seat(viewer: viewer, link: link, hash: hash)
    return before.left == nil && before.viewer != viewer ? .taken(from: before.viewer) : .free
  }

  /// A viewer's connection is over. Where many have left, the seat of the one that left first is forgotten.
  mutating func left(_ viewer: Int, at now: Moment) {
    guard let index = index(of: viewer) else { return }
    seats[index].left = now
    forgetOld(at: now)
    let ages = seats.enumerated().compactMap { index, seat in seat.left.map { (index, $0) } }
    guard ages.count > SessionLimits.seats, let oldest = ages.min(by: { $0.1 < $1.1 }) else { return }
    seats.remove(at: oldest.0)
  }

  /// The control of a viewer was taken back, or given back, whether it is still here or not.
  mutating func takenBack(from viewer: Int) { seats.removeAll { $0.viewer == viewer } }

  /// A link has ended.
  mutating func ended(_ link: LinkID) { seats.removeAll { $0.link == link } }

  // MARK: Steps

  private func index(of viewer: Int) -> Int? { seats.firstIndex { $0.viewer == viewer } }

  private mutating func forgetOld(at now: Moment) {
    seats.removeAll { $0.left.map { now.seconds(since: $0) > SessionLimits.seatSeconds } ?? false }
  }
}
