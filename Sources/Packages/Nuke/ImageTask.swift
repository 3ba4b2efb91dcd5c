// ImageTask — after Nuke's public API.
// State: partial. Missing: streams of progress and of previews.

import PictureLoading
import UIKit

/// A picture on its way.
public final class ImageTask: @unchecked Sendable {
  // Used on UIKit's one thread.
  public struct Progress: Hashable, Sendable {
    /// In bytes.
    public let completed, total: Int64
    public var fraction: Float { total > 0 ? min(1, Float(completed) / Float(total)) : 0 }
  }

  public enum State: Sendable { case running, cancelled, completed }
  public let request: ImageRequest
  public internal(set) var state = State.running
  /// Kept, without effect.
  public var priority: ImageRequest.Priority = .normal
  var load: PictureLoad?
  var end: ((Result<ImageResponse, ImagePipeline.Error>) -> Void)?
  private var outcome: Result<ImageResponse, ImagePipeline.Error>?
  private var waiting: [(Result<ImageResponse, ImagePipeline.Error>) -> Void] = []

  init(_ request: ImageRequest) { self.request = request }

  /// Only the code that awaits the picture hears of it.
  public func cancel() {
    guard state == .running else { return }
    state = .cancelled
    end = nil
    if let load { onMainThread(load) { $0.cancel() } }
    finish(.failure(.cancelled))
  }

  func finish(_ result: Result<ImageResponse, ImagePipeline.Error>) {
    guard outcome == nil else { return }
    outcome = result
    let told = end
    (end, load) = (nil, nil)
    if state == .running { state = .completed }
    told?(result)
    for hear in waiting { hear(result) }
    waiting = []
  }

  /// The picture. It is called off with the task that awaits it.
  @MainActor public var response: ImageResponse {
    get async throws {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          if let outcome { return continuation.resume(with: outcome) }
          waiting.append { continuation.resume(with: $0) }
        }
      } onCancel: {
        if VirtualRunLoop.isItsThread { cancel() }
      }
    }
  }

  @MainActor public var image: UIImage {
    get async throws { try await response.image }
  }
}
