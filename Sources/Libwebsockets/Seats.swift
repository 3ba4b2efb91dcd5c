/// Who has to leave when there is no room for one more: pure, so that its fairness can be tested.
enum Seats {
  /// Somebody who has a seat.
  struct Holder: Equatable {
    var id: UInt64
    var peer: PeerAddress
    var stage: HTTPVisit.Stage
    /// Bytes of its body that have come.
    var bodyCount = 0
  }

  /// The answer to somebody who asks for a seat.
  enum Verdict: Equatable {
    case takeFreeSeat
    /// Take the seat of that one.
    case takeSeat(of: UInt64)
    /// There is none for you.
    case refuse
  }

  /// Whether one more body may be held while it comes.
  ///
  /// An address that has its share gives up the body of its own that has come least far, the oldest of them
  /// first. Where all seats are taken, the address that holds most does so, if it then still holds as many
  /// as the newcomer's. Nobody else is put out: a flood from one address ends its own requests only.
  ///
  /// - Parameters:
  ///   - holders: the bodies that are held, without the newcomer's. Ids count up.
  ///   - share: of an address.
  ///   - all: seats there are.
  static func forBody(of peer: PeerAddress, among holders: [Holder], share: Int, all: Int) -> Verdict {
    let counts = Dictionary(grouping: holders, by: \.peer).mapValues(\.count)
    let own = counts[peer] ?? 0
    if own >= share { return takeLeast(of: peer, among: holders) }
    guard holders.count >= all else { return .takeFreeSeat }
    guard let greediest = counts.max(by: { ($0.value, $1.key.text) < ($1.value, $0.key.text) }),
      greediest.key == peer || greediest.value > own + 1
    else { return .refuse }
    return takeLeast(of: greediest.key, among: holders)
  }

  private static func takeLeast(of peer: PeerAddress, among holders: [Holder]) -> Verdict {
    let least = holders.filter { $0.peer == peer }.min { ($0.bodyCount, $0.id) < ($1.bodyCount, $1.id) }
    return least.map { .takeSeat(of: $0.id) } ?? .refuse
  }

  /// Who leaves a full room when somebody comes: the oldest that nobody works for; else the oldest that
  /// reads its answer slowly; else the oldest.
  static func leaves(_ holders: [Holder]) -> UInt64? {
    func rank(_ stage: HTTPVisit.Stage) -> Int {
      switch stage {
      case .head, .leaving: 0
      case .answering: 1
      case .body, .waiting: 2
      }
    }
    return holders.min { (rank($0.stage), $0.id) < (rank($1.stage), $1.id) }?.id
  }
}
