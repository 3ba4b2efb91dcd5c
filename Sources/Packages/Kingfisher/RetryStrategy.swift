// RetryStrategy, DelayRetryStrategy — after Kingfisher's public API.
// State: complete.

import UIKit

/// A load that has failed, and how often.
public final class RetryContext: @unchecked Sendable {
  // Used on UIKit's one thread.
  public let source: Source
  public let error: KingfisherError
  public var retriedCount: Int
  /// Of what the strategy said last.
  public internal(set) var userInfo: Any?

  init(source: Source, error: KingfisherError, retriedCount: Int, userInfo: Any?) {
    (self.source, self.error, self.retriedCount) = (source, error, retriedCount)
    self.userInfo = userInfo
  }
}

public enum RetryDecision {
  case retry(userInfo: Any?)
  case stop
}

/// Says whether a failed load is tried again.
public protocol RetryStrategy: Sendable {
  func retry(context: RetryContext, retryHandler: @escaping @Sendable (RetryDecision) -> Void)
}

/// Tries again after a while, so and so often.
public struct DelayRetryStrategy: RetryStrategy {
  public enum Interval: Sendable {
    case seconds(TimeInterval)
    case accumulated(TimeInterval)
    case custom(block: @Sendable (_ retriedCount: Int) -> TimeInterval)

    func timeInterval(for retriedCount: Int) -> TimeInterval {
      switch self {
      case .seconds(let seconds): seconds
      case .accumulated(let seconds): seconds * Double(retriedCount + 1)
      case .custom(let block): block(retriedCount)
      }
    }
  }

  public let maxRetryCount: Int
  public let retryInterval: Interval

  public init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {
    (self.maxRetryCount, self.retryInterval) = (maxRetryCount, retryInterval)
  }

  /// Without a network nothing but an answer of failure is worth another try.
  public func retry(context: RetryContext, retryHandler: @escaping @Sendable (RetryDecision) -> Void) {
    guard context.retriedCount < maxRetryCount, case .responseError = context.error else {
      return retryHandler(.stop)
    }
    let wait = retryInterval.timeInterval(for: context.retriedCount)
    guard wait > 0 else { return retryHandler(.retry(userInfo: nil)) }
    onMainThread(retryHandler) { handler in
      let loop = VirtualRunLoop.current
      loop.schedule(at: loop.now + wait) { handler(.retry(userInfo: nil)) }
    }
  }
}
