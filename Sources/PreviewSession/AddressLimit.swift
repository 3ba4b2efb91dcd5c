/// How often something may be done from one address: a token bucket for each.
public struct AddressLimit: Sendable {
  private let rate: Double
  private let burst: Double
  private var buckets: [String: TokenBucket] = [:]

  /// Addresses that are remembered; beyond them, those whose buckets are full are forgotten, and then the
  /// rest: to come from very many addresses is to be limited by other means.
  static let mostAddresses = 10_000

  /// - Parameters:
  ///   - rate: times a second, in the long run.
  ///   - burst: times at once.
  public init(rate: Double, burst: Double) {
    (self.rate, self.burst) = (rate, burst)
  }

  /// Whether it may be done once more. Counted only where it may.
  public mutating func admits(_ address: String, at now: Moment) -> Bool {
    if buckets[address] == nil, buckets.count >= Self.mostAddresses { forget(at: now) }
    return buckets[address, default: TokenBucket(rate: rate, burst: burst, at: now)].take(1, at: now)
  }

  private mutating func forget(at now: Moment) {
    buckets = buckets.filter { !$0.value.isFull(at: now) }
    if buckets.count >= Self.mostAddresses { buckets = [:] }
  }
}
