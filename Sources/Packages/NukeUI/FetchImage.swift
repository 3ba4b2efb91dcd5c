// FetchImage — after NukeUI's public API.
// State: partial. Missing: publishers and async work as what is loaded, progress by steps.

import Combine
import Nuke
import SwiftUI
import UIKit

/// Loads a picture, and has views know how far it is.
@preconcurrency @MainActor public final class FetchImage: ObservableObject {
  @Published public private(set) var result: Result<ImageResponse, any Error>?
  @Published public private(set) var imageContainer: ImageContainer?
  @Published public private(set) var isLoading = false
  public var transaction = Transaction(animation: nil)
  public var processors: [any ImageProcessing] = []
  public var priority: ImageRequest.Priority?
  public var pipeline = ImagePipeline.shared
  public var onStart: ((ImageTask) -> Void)?
  public var onCompletion: ((Result<ImageResponse, any Error>) -> Void)?
  private var task: ImageTask?

  public nonisolated init() {}

  public var image: Image? { imageContainer.map { Image(uiImage: $0.image) } }

  public func load(_ url: URL?) { load(url.map { ImageRequest(url: $0) }) }

  public func load(_ request: ImageRequest?) {
    reset()
    guard var request else { return finish(.failure(ImagePipeline.Error.imageRequestMissing)) }
    request.processors += processors
    isLoading = true
    let started = pipeline.loadImage(with: request) { [weak self] result in
      self?.finish(result.mapError { $0 as any Error })
    }
    task = started
    onStart?(started)
  }

  private func finish(_ result: Result<ImageResponse, any Error>) {
    withTransaction(transaction) {
      (self.result, isLoading) = (result, false)
      imageContainer = try? result.get().container
    }
    onCompletion?(result)
  }

  public func cancel() {
    task?.cancel()
    (task, isLoading) = (nil, false)
  }

  public func reset() {
    cancel()
    (result, imageContainer) = (nil, nil)
  }
}
