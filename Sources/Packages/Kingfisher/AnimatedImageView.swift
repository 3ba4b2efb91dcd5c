// AnimatedImageView, AnimatedImageViewDelegate — after Kingfisher's public API.
// State: partial. Missing: animation of a file's pictures: the page shows the file as it is.

import UIKit

/// An image view for pictures that move.
@preconcurrency @MainActor open class AnimatedImageView: UIImageView {
  public enum RepeatCount: Equatable, Sendable {
    case once
    case finite(count: UInt)
    case infinite
  }

  open var autoPlayAnimatedImage = true
  open var framePreloadCount = 10
  open var needsPrescaling = true
  open var backgroundDecode = true
  open var runLoopMode = RunLoop.Mode.common
  open var repeatCount = RepeatCount.infinite
  open weak var delegate: (any AnimatedImageViewDelegate)?

  /// Nothing moves.
  open func purgeFrames() {}
}

/// Hears of an animation. Never told anything.
public protocol AnimatedImageViewDelegate: AnyObject {
  func animatedImageView(_ imageView: AnimatedImageView, didPlayAnimationLoops count: UInt)
  func animatedImageViewDidFinishAnimating(_ imageView: AnimatedImageView)
}

extension AnimatedImageViewDelegate {
  public func animatedImageView(_ imageView: AnimatedImageView, didPlayAnimationLoops count: UInt) {}
  public func animatedImageViewDidFinishAnimating(_ imageView: AnimatedImageView) {}
}
