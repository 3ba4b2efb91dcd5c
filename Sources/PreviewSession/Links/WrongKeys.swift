/// Keys that no link has, by the address that they came from. Where there were too many, no link is opened
/// from there for a while, not even with the right key: somebody is guessing.
///
/// The owner's key is looked at before, and is never held up by this.
public struct WrongKeys: Sendable {
  private struct Count {
    var wrong = 0
    /// When the first of these came.
    var since: Moment
    var lockedUntil: Moment?
  }

  private var byAddress: [String: Count] = [:]

  /// Addresses that are remembered; beyond them, all are forgotten: 128 bits are not guessed from many
  /// addresses, either.
  static let mostAddresses = 10_000

  public init() {}

  /// Whether no link is opened from there now.
  public func isLocked(_ address: String, at now: Moment) -> Bool {
    byAddress[address]?.lockedUntil.map { now < $0 } ?? false
  }

  /// A key came from there that no link has.
  public mutating func wrong(from address: String, at now: Moment) {
    if byAddress[address] == nil, byAddress.count >= Self.mostAddresses { byAddress = [:] }
    var count = byAddress[address] ?? Count(since: now)
    if now.seconds(since: count.since) > SessionLimits.lockSeconds { count = Count(since: now) }
    count.wrong += 1
    if count.wrong >= SessionLimits.wrongKeys {
      count.lockedUntil = now.later(bySeconds: Int64(SessionLimits.lockSeconds))
    }
    byAddress[address] = count
  }
}
