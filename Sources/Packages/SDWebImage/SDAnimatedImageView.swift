// SDAnimatedImageView, SDAnimatedImage — after SDWebImage's public API.
// State: partial. Missing: animation of a file's pictures: the page shows the file as it is.

import UIKit

/// A picture that moves, which stands still here.
public typealias SDAnimatedImage = UIImage

/// An image view for pictures that move.
@preconcurrency @MainActor open class SDAnimatedImageView: UIImageView {
  open var shouldCustomLoopCount = false
  open var playbackRate = 1.0
  open var maxBufferSize: UInt = 0
  open var shouldIncrementalLoad = true
  open var clearBufferWhenStopped = false
  open var resetFrameIndexWhenStopped = false
  open var autoPlayAnimatedImage = true
  open var runLoopMode = RunLoop.Mode.common
}
