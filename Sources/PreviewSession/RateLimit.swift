/// How much a viewer may send: two token buckets, one of messages and one of bytes.
public struct RateLimit: Sendable {
  private var messages: TokenBucket
  private var bytes: TokenBucket

  public init(at now: Moment) {
    messages = TokenBucket(rate: SessionLimits.messagesPerSecond, at: now)
    bytes = TokenBucket(rate: SessionLimits.bytesPerSecond, at: now)
  }

  /// Whether a message of so many bytes may still come in. It is counted either way.
  public mutating func admits(byteCount: Int, at now: Moment) -> Bool {
    let hasMessage = messages.take(1, at: now)
    let hasBytes = bytes.take(Double(byteCount), at: now)
    return hasMessage && hasBytes
  }
}

/// Fills at a steady rate, and is emptied by use.
struct TokenBucket: Sendable {
  /// Tokens a second.
  let rate: Double
  /// Most tokens; it begins with them.
  let burst: Double
  private var tokens: Double
  private var filled: Moment

  init(rate: Double, burst: Double, at now: Moment) {
    self.rate = rate
    self.burst = burst
    tokens = burst
    filled = now
  }

  /// One that holds what comes in two seconds.
  init(rate: Double, at now: Moment) { self.init(rate: rate, burst: 2 * rate, at: now) }

  func isFull(at now: Moment) -> Bool { tokens + max(0, now.seconds(since: filled)) * rate >= burst }

  mutating func take(_ count: Double, at now: Moment) -> Bool {
    tokens = min(burst, tokens + max(0, now.seconds(since: filled)) * rate)
    filled = now
    guard tokens >= count else { return false }
    tokens -= count
    return true
  }
}
