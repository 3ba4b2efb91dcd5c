// SDWebImageTransition, SDWebImageIndicator and the indicators — after SDWebImage's public API.
// State: partial. Missing: turning of views as they change; they dissolve.

import UIKit

/// How a picture takes the place of what was there.
@preconcurrency @MainActor public final class SDWebImageTransition {
  /// In seconds.
  public var duration: TimeInterval = 0.5
  public var animationOptions: UIView.AnimationOptions = .transitionCrossDissolve
  public var avoidAutoSetImage = false
  public var prepares: ((UIView, UIImage?, Data?, SDImageCacheType, URL?) -> Void)?
  public var animations: ((UIView, UIImage?) -> Void)?
  public var completion: ((Bool) -> Void)?

  public init() {}
  private convenience init(duration: TimeInterval) {
    self.init()
    self.duration = duration
  }

  public static var fade: SDWebImageTransition { fade(duration: 0.5) }
  public static var flipFromLeft: SDWebImageTransition { fade }
  public static var flipFromRight: SDWebImageTransition { fade }
  public static var flipFromTop: SDWebImageTransition { fade }
  public static var flipFromBottom: SDWebImageTransition { fade }
  public static var curlUp: SDWebImageTransition { fade }
  public static var curlDown: SDWebImageTransition { fade }
  public static func fade(duration: TimeInterval) -> SDWebImageTransition { Self(duration: duration) }
  public static func flipFromLeft(duration: TimeInterval) -> SDWebImageTransition { Self(duration: duration) }
  public static func flipFromRight(duration: TimeInterval) -> SDWebImageTransition {
    Self(duration: duration)
  }
}

/// Says on a view that a picture is on its way.
@preconcurrency @MainActor public protocol SDWebImageIndicator: AnyObject {
  var indicatorView: UIView { get }
  func startAnimatingIndicator()
  func stopAnimatingIndicator()
  /// - Parameter progress: 0...1.
  func updateIndicatorProgress(_ progress: Double)
}

extension SDWebImageIndicator {
  public func updateIndicatorProgress(_ progress: Double) {}
}

/// The system's wheel.
@preconcurrency @MainActor public final class SDWebImageActivityIndicator: SDWebImageIndicator {
  public let indicatorView: UIView
  private let wheel: UIActivityIndicatorView

  public init() {
    wheel = UIActivityIndicatorView(style: .medium)
    indicatorView = wheel
  }
  private convenience init(_ style: UIActivityIndicatorView.Style, _ color: UIColor?) {
    self.init()
    wheel.style = style
    wheel.sizeToFit()
    if let color { wheel.color = color }
  }

  public static var gray: SDWebImageActivityIndicator { Self(.medium, .gray) }
  public static var grayLarge: SDWebImageActivityIndicator { Self(.large, .gray) }
  public static var white: SDWebImageActivityIndicator { Self(.medium, .white) }
  public static var whiteLarge: SDWebImageActivityIndicator { Self(.large, .white) }
  public static var medium: SDWebImageActivityIndicator { Self(.medium, nil) }
  public static var large: SDWebImageActivityIndicator { Self(.large, nil) }

  public func startAnimatingIndicator() { wheel.startAnimating() }
  public func stopAnimatingIndicator() { wheel.stopAnimating() }
}

/// The system's bar.
@preconcurrency @MainActor public final class SDWebImageProgressIndicator: SDWebImageIndicator {
  public let indicatorView: UIView
  private let bar: UIProgressView

  public init() {
    bar = UIProgressView(progressViewStyle: .default)
    indicatorView = bar
  }

  public static var `default`: SDWebImageProgressIndicator { Self() }
  public static var bar: SDWebImageProgressIndicator { Self() }

  public func startAnimatingIndicator() {
    bar.isHidden = false
    bar.progress = 0
  }
  public func stopAnimatingIndicator() { bar.isHidden = true }
  public func updateIndicatorProgress(_ progress: Double) { bar.progress = Float(progress) }
}
