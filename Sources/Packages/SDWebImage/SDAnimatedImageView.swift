// SDAnimatedImageView, SDAnimatedImage — after SDWebImage's public API.
// State: partial. Missing: animation: a picture stands still, as it does in UIKit's own image views here.

import UIKit

/// A picture that moves, which stands still here.
public typealias SDAnimatedImage = UIImage

/// An image view for pictures that move.
@preconcurrency @MainActor open class SDAnimatedImageView: UIImageView {
  open var shouldCustomLoopCount = false
  open var animationRepeatCount = 0
  open var playbackRate = 1.0
  open var maxBufferSize: UInt = 0
  open var shouldIncrementalLoad = true
  open var clearBufferWhenStopped = false
  open var resetFrameIndexWhenStopped = false
  open var autoPlayAnimatedImage = true
  open var runLoopMode = RunLoop.Mode.common
}
