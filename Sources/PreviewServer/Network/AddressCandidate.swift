/// An address of this machine's by which another device may reach it, and what speaks for it.
public struct AddressCandidate: Equatable, Sendable {
  /// Name of the interface that has it: `wlan0`.
  public var interface: String
  /// Of version 4, as numbers.
  public var address: String
  /// Whether the interface is in use.
  public var isUp: Bool
  /// Whether the interface leads to programs, containers or a tunnel on this machine rather than to a cable
  /// or to the air.
  public var isVirtual: Bool
  /// Metric of the interface's route to everywhere else, of which the lowest is taken; nil without one.
  public var defaultRouteMetric: Int?

  public init(
    interface: String, address: String, isUp: Bool = true, isVirtual: Bool = false,
    defaultRouteMetric: Int? = nil
  ) {
    self.interface = interface
    self.address = address
    self.isUp = isUp
    self.isVirtual = isVirtual
    self.defaultRouteMetric = defaultRouteMetric
  }

  public var hasDefaultRoute: Bool { defaultRouteMetric != nil }

  /// Whether only networks of homes, offices and providers have such addresses (RFC 1918, RFC 6598).
  public var isPrivate: Bool {
    switch octets {
    case let parts where parts.count != 4: false
    case let parts where parts[0] == 10: true
    case let parts where parts[0] == 172: (16...31).contains(parts[1])
    case let parts where parts[0] == 192: parts[1] == 168
    case let parts where parts[0] == 100: (64...127).contains(parts[1])
    default: false
    }
  }

  /// Whether no other device can use it: the loopback's, one that the machine gave itself because nobody
  /// else did (RFC 3927), or none at all.
  var leadsNowhere: Bool {
    let parts = octets
    return parts.count != 4 || parts[0] == 127 || parts[0] == 0 || (parts[0] == 169 && parts[1] == 254)
  }

  private var octets: [UInt8] { address.split(separator: ".").compactMap { UInt8($0) } }
}

extension AddressCandidate {
  /// Those that another device may reach, the best first: a real adapter before a virtual one, the way that
  /// everything else takes before others, an address of a private network before a public one. Every address
  /// is there once.
  public static func ranked(_ all: [AddressCandidate]) -> [AddressCandidate] {
    let usable = all.filter { $0.isUp && !$0.leadsNowhere }
    let ordered = usable.sorted { ($0.rank, $0.interface) < ($1.rank, $1.interface) }
    var seen: Set<String> = []
    return ordered.filter { seen.insert($0.address).inserted }
  }

  /// The lower, the better.
  private var rank: Rank {
    Rank(isVirtual: isVirtual, metric: defaultRouteMetric ?? .max, isPublic: !isPrivate)
  }

  private struct Rank: Comparable {
    var isVirtual: Bool
    var metric: Int
    var isPublic: Bool

    static func < (one: Rank, other: Rank) -> Bool {
      if one.isVirtual != other.isVirtual { return other.isVirtual }
      if one.metric != other.metric { return one.metric < other.metric }
      return !one.isPublic && other.isPublic
    }
  }
}
