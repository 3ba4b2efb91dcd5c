// loadImage(with:options:into:), cancelRequest(for:), ImageLoadingOptions — after Nuke's public API.
// State: complete.

import PictureLoading
import UIKit

/// A view that pictures are loaded into.
@preconcurrency @MainActor public protocol Nuke_ImageDisplaying: AnyObject {
  func nuke_display(image: UIImage?, data: Data?)
}

extension UIImageView: Nuke_ImageDisplaying {
  public func nuke_display(image: UIImage?, data: Data?) { self.image = image }
}

public typealias ImageDisplayingView = UIView & Nuke_ImageDisplaying

/// How a picture is shown.
public struct ImageLoadingOptions {
  @MainActor public static var shared = ImageLoadingOptions()
  public var placeholder: UIImage?
  public var failureImage: UIImage?
  public var transition: Transition?
  public var failureImageTransition: Transition?
  /// Shows what was kept with the transition as well.
  public var alwaysTransition = false
  /// Whether the view shows nothing until the picture comes, where there is no placeholder.
  public var isPrepareForReuseEnabled = true
  public var isProgressiveRenderingEnabled = true
  public var contentModes: ContentModes?
  public var tintColors: TintColors?
  public var processors: [any ImageProcessing] = []
  /// nil: the shared one.
  public var pipeline: ImagePipeline?

  public struct ContentModes {
    public var success, failure, placeholder: UIView.ContentMode
    public init(success: UIView.ContentMode, failure: UIView.ContentMode, placeholder: UIView.ContentMode) {
      (self.success, self.failure, self.placeholder) = (success, failure, placeholder)
    }
  }

  public struct TintColors {
    public var success, failure, placeholder: UIColor?
    public init(success: UIColor?, failure: UIColor?, placeholder: UIColor?) {
      (self.success, self.failure, self.placeholder) = (success, failure, placeholder)
    }
  }

  public struct Transition {
    /// In seconds.
    let duration: TimeInterval
    let options: UIView.AnimationOptions
    let custom: (@MainActor (any ImageDisplayingView, UIImage) -> Void)?

    public static func fadeIn(
      duration: TimeInterval, options: UIView.AnimationOptions = .allowUserInteraction
    ) -> Self { Self(duration: duration, options: options, custom: nil) }
    public static func custom(
      _ closure: @escaping @MainActor (any ImageDisplayingView, UIImage) -> Void
    ) -> Self { Self(duration: 0, options: [], custom: closure) }
  }

  public init(
    placeholder: UIImage? = nil, transition: Transition? = nil, failureImage: UIImage? = nil,
    failureImageTransition: Transition? = nil, contentModes: ContentModes? = nil,
    tintColors: TintColors? = nil
  ) {
    (self.placeholder, self.transition, self.failureImage) = (placeholder, transition, failureImage)
    self.failureImageTransition = failureImageTransition
    (self.contentModes, self.tintColors) = (contentModes, tintColors)
  }
}

public typealias ImageLoadingCompletion = @MainActor (Result<ImageResponse, ImagePipeline.Error>) -> Void

/// Shows a picture in `view`, and what the options say until then; what was asked for before is called off.
///
/// - Parameter completion: called once: at once where the picture is kept, or there is no request; else in a
///   later turn, unless it is called off.
@discardableResult
@preconcurrency @MainActor public func loadImage(
  with request: (any ImageRequestConvertible)?, options: ImageLoadingOptions? = nil,
  into view: any ImageDisplayingView,
  progress: ((_ response: ImageResponse?, _ completed: Int64, _ total: Int64) -> Void)? = nil,
  completion: @escaping ImageLoadingCompletion
) -> ImageTask? {
  let options = options ?? .shared
  let (loads, pipeline) = (ViewLoads.of(view), options.pipeline ?? .shared)
  loads.cancel()
  let ticket = loads.begin()
  let display = PictureDisplay(options: options)
  guard var request = request?.asImageRequest(), request.urlRequest != nil else {
    display.wait(in: view)
    display.show(.failure(.imageRequestMissing), in: view)
    completion(.failure(.imageRequestMissing))
    return nil
  }
  if request.processors.isEmpty { request.processors = options.processors }
  if let kept = pipeline.kept(request) {
    display.show(.success(kept), in: view)
    completion(.success(kept))
    return nil
  }
  display.wait(in: view)
  let task = pipeline.loadImage(with: request, progress: progress) { [weak view] result in
    guard let view, ViewLoads.of(view).isCurrent(ticket) else { return }
    ViewLoads.of(view).end(ticket)
    display.show(result, in: view)
    completion(result)
  }
  loads.set(ticket) { task.cancel() }
  return task
}

@discardableResult
@preconcurrency @MainActor public func loadImage(
  with request: (any ImageRequestConvertible)?, options: ImageLoadingOptions? = nil,
  into view: any ImageDisplayingView
) -> ImageTask? { loadImage(with: request, options: options, into: view) { _ in } }

/// Calls off what is loaded into `view`.
@preconcurrency @MainActor public func cancelRequest(for view: any ImageDisplayingView) {
  ViewLoads.of(view).cancel()
}

/// How a view shows what comes of a request.
@MainActor struct PictureDisplay {
  let options: ImageLoadingOptions

  func wait(in view: any ImageDisplayingView) {
    if let placeholder = options.placeholder {
      if let mode = options.contentModes?.placeholder { view.contentMode = mode }
      if let tint = options.tintColors?.placeholder { view.tintColor = tint }
      view.nuke_display(image: placeholder, data: nil)
    } else if options.isPrepareForReuseEnabled {
      view.nuke_display(image: nil, data: nil)
    }
  }

  func show(_ result: Result<ImageResponse, ImagePipeline.Error>, in view: any ImageDisplayingView) {
    switch result {
    case .success(let response):
      if let mode = options.contentModes?.success { view.contentMode = mode }
      if let tint = options.tintColors?.success { view.tintColor = tint }
      let isAnimated = response.cacheType == nil || options.alwaysTransition
      show(response.container, in: view, isAnimated ? options.transition : nil)
    case .failure:
      guard let image = options.failureImage else { return }
      if let mode = options.contentModes?.failure { view.contentMode = mode }
      if let tint = options.tintColors?.failure { view.tintColor = tint }
      show(ImageContainer(image: image), in: view, options.failureImageTransition)
    }
  }

  private func show(
    _ container: ImageContainer, in view: any ImageDisplayingView,
    _ transition: ImageLoadingOptions.Transition?
  ) {
    if let custom = transition?.custom { return custom(view, container.image) }
    guard let transition, view.window != nil else {
      return view.nuke_display(image: container.image, data: container.data)
    }
    UIView.transition(
      with: view, duration: transition.duration, options: transition.options.union(.transitionCrossDissolve)
    ) {
      view.nuke_display(image: container.image, data: container.data)
    }
  }
}
