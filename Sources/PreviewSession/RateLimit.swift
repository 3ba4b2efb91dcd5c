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

  /// Lets in what could have come during a pause of the server's own, once and soon.
  ///
  /// - Parameter seconds: length of the pause.
  public mutating func forgive(seconds: Double, at now: Moment) {
    messages.forgive(seconds: seconds, at: now)
    bytes.forgive(seconds: seconds, at: now)
  }
}

/// Fills at a steady rate, and is emptied by use. What is given beside that is used first, and does not keep.
struct TokenBucket: Sendable {
  /// Tokens a second.
  let rate: Double
  /// Most tokens; it begins with them.
  let burst: Double
  private var tokens: Double
  private var filled: Moment
  private var given = 0.0
  private var givenAt: Moment

  /// Seconds after which what was given and not used is gone.
  private static let giftSeconds = 10.0
  /// Seconds of a pause that are made up for; kernels hold no more of what a viewer sends.
  private static let longestPause = 60.0

  init(rate: Double, burst: Double, at now: Moment) {
    self.rate = rate
    self.burst = burst
    tokens = burst
    filled = now
    givenAt = now
  }

  mutating func forgive(seconds: Double, at now: Moment) {
    given = rate * min(max(0, seconds), Self.longestPause)
    givenAt = now
  }

  /// One that holds what comes in two seconds.
  init(rate: Double, at now: Moment) { self.init(rate: rate, burst: 2 * rate, at: now) }

  func isFull(at now: Moment) -> Bool { tokens + max(0, now.seconds(since: filled)) * rate >= burst }

  mutating func take(_ count: Double, at now: Moment) -> Bool {
    tokens = min(burst, tokens + max(0, now.seconds(since: filled)) * rate)
    filled = now
    if now.seconds(since: givenAt) > Self.giftSeconds { given = 0 }
    guard tokens + given >= count else { return false }
    let gift = min(given, count)
    given -= gift
    tokens -= count - gift
    return true
  }
}
