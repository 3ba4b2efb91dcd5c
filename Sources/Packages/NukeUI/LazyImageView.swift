// LazyImageView — after NukeUI's public API.
// State: partial. Missing: placing of placeholders, progress, pictures that move.

import Nuke
import UIKit

/// A view that loads the picture it shows.
@preconcurrency @MainActor open class LazyImageView: UIView {
  public let imageView = UIImageView()
  public var placeholderImage: UIImage?
  public var placeholderView: UIView? {
    didSet { replace(oldValue, with: placeholderView) }
  }
  public var failureImage: UIImage?
  public var failureView: UIView? {
    didSet { replace(oldValue, with: failureView) }
  }
  public var transition: Transition? = .fadeIn(duration: 0.33)
  public var processors: [any ImageProcessing]?
  public var priority: ImageRequest.Priority?
  public var pipeline = ImagePipeline.shared
  public var onStart: ((ImageTask) -> Void)?
  public var onSuccess: ((ImageResponse) -> Void)?
  public var onFailure: ((any Error) -> Void)?
  public var onCompletion: ((Result<ImageResponse, any Error>) -> Void)?

  public enum Transition {
    case fadeIn(duration: TimeInterval)
    case custom(closure: (LazyImageView, ImageContainer) -> Void)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    imageView.frame = bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    addSubview(imageView)
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.isHidden = true
    addSubview(new)
  }

  public var url: URL? {
    get { request?.url }
    set { request = newValue.map { ImageRequest(url: $0) } }
  }

  /// Setting one loads it; what was loaded before is called off.
  public var request: ImageRequest? {
    didSet { load() }
  }

  public func reset() {
    cancel()
    imageView.image = nil
    placeholderView?.isHidden = true
    failureView?.isHidden = true
  }
  public func cancel() { cancelRequest(for: imageView) }

  private func load() {
    reset()
    var asked = request
    if let processors { asked?.processors += processors }
    placeholderView?.isHidden = false
    var options = ImageLoadingOptions(placeholder: placeholderImage, failureImage: failureImage)
    options.pipeline = pipeline
    if case .fadeIn(let duration) = transition { options.transition = .fadeIn(duration: duration) }
    let task = loadImage(with: asked, options: options, into: imageView) { [weak self] in self?.came($0) }
    if let task { onStart?(task) }
  }

  private func came(_ result: Result<ImageResponse, ImagePipeline.Error>) {
    placeholderView?.isHidden = true
    switch result {
    case .success(let response):
      if case .custom(let closure) = transition { closure(self, response.container) }
      onSuccess?(response)
    case .failure(let error):
      failureView?.isHidden = false
      onFailure?(error)
    }
    onCompletion?(result.mapError { $0 as any Error })
  }
}
