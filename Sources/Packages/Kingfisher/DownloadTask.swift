// DownloadTask, SessionDataTask — after Kingfisher's public API.
// State: complete.

import UIKit

/// The request behind a download.
public final class SessionDataTask: @unchecked Sendable {
  // Used on UIKit's one thread.
  public typealias CancelToken = Int
  public let originalURL: URL?
  public internal(set) var task: URLSessionDataTask?
  public internal(set) var mutableData = Data()

  init(_ url: URL?) { originalURL = url }
}

/// A download that can be called off.
public final class DownloadTask: @unchecked Sendable {
  // As the task's.
  public let sessionTask: SessionDataTask?
  public let cancelToken: SessionDataTask.CancelToken? = 0
  private var stop: (() -> Void)?

  init(_ url: URL?) { sessionTask = SessionDataTask(url) }

  /// Whether there is something under way.
  public var isInitialized: Bool { sessionTask != nil }

  func whenCancelled(_ stop: (() -> Void)?) { self.stop = stop }

  /// Its handler hears of it in the next turn.
  public func cancel() {
    let told = stop
    stop = nil
    told?()
  }
}
