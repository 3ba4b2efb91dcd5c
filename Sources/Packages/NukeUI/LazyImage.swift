// LazyImage, LazyImageState — after NukeUI's public API.
// State: partial. Missing: pipelines of one's own but the shared one's settings, containers that move.

@_exported import Nuke
import SwiftUI
import UIKit

/// How far a picture is.
@preconcurrency @MainActor public protocol LazyImageState {
  var result: Result<ImageResponse, any Error>? { get }
  var imageContainer: ImageContainer? { get }
  var isLoading: Bool { get }
}

extension LazyImageState {
  public var image: Image? { imageContainer.map { Image(uiImage: $0.image) } }
  public var error: (any Error)? { if case .failure(let error) = result { error } else { nil } }
}

/// A picture from an address or a request.
@preconcurrency @MainActor public struct LazyImage<Content: View>: View {
  private var wishes: LazyImageWishes
  private let content: ((any LazyImageState) -> Content)?

  public init(url: URL?) where Content == Image {
    (wishes, content) = (LazyImageWishes(request: url.map { ImageRequest(url: $0) }), nil)
  }
  public init(request: ImageRequest?) where Content == Image {
    (wishes, content) = (LazyImageWishes(request: request), nil)
  }
  public init(
    url: URL?, transaction: Transaction = Transaction(animation: nil),
    @ViewBuilder content: @escaping (any LazyImageState) -> Content
  ) {
    self.init(
      request: url.map { ImageRequest(url: $0) }, transaction: transaction, content: content)
  }
  public init(
    request: ImageRequest?, transaction: Transaction = Transaction(animation: nil),
    @ViewBuilder content: @escaping (any LazyImageState) -> Content
  ) {
    wishes = LazyImageWishes(request: request, transaction: transaction)
    self.content = content
  }

  public var body: some View {
    LazyImageBody(wishes: wishes, content: content).id(wishes.request?.imageId)
  }

  private func wishing(_ change: (inout LazyImageWishes) -> Void) -> Self {
    var copy = self
    change(&copy.wishes)
    return copy
  }

  /// After those that the request has already.
  public func processors(_ processors: [any ImageProcessing]?) -> Self {
    wishing { $0.request?.processors += processors ?? [] }
  }
  public func priority(_ priority: ImageRequest.Priority?) -> Self {
    wishing { if let priority { $0.request?.priority = priority } }
  }
  public func pipeline(_ pipeline: ImagePipeline) -> Self { wishing { $0.pipeline = pipeline } }
  public func onStart(_ closure: @escaping (ImageTask) -> Void) -> Self { wishing { $0.started = closure } }
  public func onCompletion(_ closure: @escaping (Result<ImageResponse, any Error>) -> Void) -> Self {
    wishing { $0.completed = closure }
  }
  public func onDisappear(_ behavior: LazyImageDisappearBehavior?) -> Self {
    wishing { $0.isCancelledOnDisappear = behavior == .cancel }
  }
}

/// The fate of a picture that is on its way when its view goes.
public enum LazyImageDisappearBehavior: Sendable {
  case cancel, lowerPriority
}

/// The wishes that such a view is told.
struct LazyImageWishes {
  var request: ImageRequest?
  var transaction = Transaction()
  /// nil: the shared one.
  var pipeline: ImagePipeline?
  var isCancelledOnDisappear = true
  var started: ((ImageTask) -> Void)?
  var completed: ((Result<ImageResponse, any Error>) -> Void)?
}
