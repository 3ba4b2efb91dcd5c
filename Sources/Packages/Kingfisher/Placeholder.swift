// Placeholder, Indicator, IndicatorType, ImageTransition — after Kingfisher's public API.
// State: partial. Missing: the motion of indicators that are animated pictures.

import UIKit

/// Something that is shown until the picture comes: a picture, or a view.
@preconcurrency @MainActor public protocol Placeholder {
  func add(to imageView: UIImageView)
  func remove(from imageView: UIImageView)
  func add(to base: any KingfisherHasImageComponent)
  func remove(from base: any KingfisherHasImageComponent)
}

/// A view with a picture of its own.
@preconcurrency @MainActor public protocol KingfisherHasImageComponent: AnyObject {
  var image: UIImage? { get set }
}

extension UIImageView: KingfisherHasImageComponent {}

extension Placeholder {
  public func add(to base: any KingfisherHasImageComponent) {
    if let view = base as? UIImageView { add(to: view) }
  }
  public func remove(from base: any KingfisherHasImageComponent) {
    if let view = base as? UIImageView { remove(from: view) }
  }
}

extension UIImage: Placeholder {
  public func add(to imageView: UIImageView) { imageView.image = self }
  public func remove(from imageView: UIImageView) { imageView.image = nil }
}

extension Placeholder where Self: UIView {
  /// Over all of the image view.
  public func add(to imageView: UIImageView) {
    imageView.addSubview(self)
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: imageView.centerXAnchor),
      centerYAnchor.constraint(equalTo: imageView.centerYAnchor),
      heightAnchor.constraint(equalTo: imageView.heightAnchor),
      widthAnchor.constraint(equalTo: imageView.widthAnchor),
    ])
  }
  public func remove(from imageView: UIImageView) { removeFromSuperview() }
}

/// Says on an image view that a picture is on its way.
@preconcurrency @MainActor public protocol Indicator {
  func startAnimatingView()
  func stopAnimatingView()
  /// In points, from the middle.
  var centerOffset: CGPoint { get }
  var view: UIView { get }
  func sizeStrategy(in imageView: UIImageView) -> IndicatorSizeStrategy
}

public enum IndicatorSizeStrategy {
  case intrinsicSize
  case full
  case size(CGSize)
}

extension Indicator {
  public var centerOffset: CGPoint { .zero }
  public func sizeStrategy(in imageView: UIImageView) -> IndicatorSizeStrategy { .full }
}

public enum IndicatorType {
  case none
  /// The system's wheel.
  case activity
  /// A picture, by its bytes.
  case image(imageData: Data)
  case custom(indicator: any Indicator)
}

/// The system's wheel, as an indicator.
@MainActor struct ActivityIndicator: Indicator {
  private let wheel = UIActivityIndicatorView(style: .medium)
  var view: UIView { wheel }
  func startAnimatingView() {
    wheel.isHidden = false
    wheel.startAnimating()
  }
  func stopAnimatingView() {
    wheel.stopAnimating()
    wheel.isHidden = true
  }
  func sizeStrategy(in imageView: UIImageView) -> IndicatorSizeStrategy { .intrinsicSize }
}

/// A picture that stands still.
@MainActor struct PictureIndicator: Indicator {
  private let picture: UIImageView
  var view: UIView { picture }
  init(_ data: Data) { picture = UIImageView(image: UIImage(data: data)) }
  func startAnimatingView() { picture.isHidden = false }
  func stopAnimatingView() { picture.isHidden = true }
  func sizeStrategy(in imageView: UIImageView) -> IndicatorSizeStrategy { .intrinsicSize }
}

/// How a picture takes the place of what was there.
public enum ImageTransition: Sendable {
  case none
  /// In seconds.
  case fade(TimeInterval)
  case flipFromLeft(TimeInterval)
  case flipFromRight(TimeInterval)
  case flipFromTop(TimeInterval)
  case flipFromBottom(TimeInterval)
  case custom(
    duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (@Sendable @MainActor (UIImageView, UIImage) -> Void)?,
    completion: (@Sendable @MainActor (Bool) -> Void)?)

  var duration: TimeInterval {
    switch self {
    case .none: 0
    case .fade(let seconds), .flipFromLeft(let seconds), .flipFromRight(let seconds): seconds
    case .flipFromTop(let seconds), .flipFromBottom(let seconds): seconds
    case .custom(let seconds, _, _, _): seconds
    }
  }

  /// All of them dissolve here, but one of the app's own.
  var animationOptions: UIView.AnimationOptions {
    switch self {
    case .none: []
    case .custom(_, let options, _, _): options
    default: .transitionCrossDissolve
    }
  }
}
