// Cancellable — after Moya's public API.
// State: complete.

import Alamofire

/// A request that can be called off.
public protocol Cancellable {
  var isCancelled: Bool { get }
  func cancel()
}

/// A request whose maker may take its time.
final class RequestToken: Cancellable {
  private(set) var isCancelled = false
  /// Set once there is one.
  var request: Request?
  /// Called where it is cancelled without a request.
  var onCancel: (() -> Void)?

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    if let request { request.cancel() } else { onCancel?() }
    onCancel = nil
  }
}
