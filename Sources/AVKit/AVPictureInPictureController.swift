// AVPictureInPictureController, AVRoutePickerView — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: what they do: a preview has no other windows and no other loudspeakers.

import AVFoundation
import UIKit

/// Shows a picture over other apps. It cannot here, and says so.
@preconcurrency @MainActor open class AVPictureInPictureController: MainActorObject {
  open class func isPictureInPictureSupported() -> Bool { false }
  public let playerLayer: AVPlayerLayer
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var canStartPictureInPictureAutomaticallyFromInline = false

  /// nil: it is not supported.
  public init?(playerLayer: AVPlayerLayer) { nil }

  open func startPictureInPicture() {}
  open func stopPictureInPicture() {}
}

/// Hears of it. All of its methods are optional, and none is called.
@preconcurrency @MainActor public protocol AVPictureInPictureControllerDelegate: _OptionalMethodsHaving {
  func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
}

extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
  {}
  public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {
  }
  public func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {
  }
  public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {}
}

/// A button for other loudspeakers, which does nothing.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
  open var activeTintColor: UIColor! = .systemBlue
  open var prioritizesVideoDevices = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    showSymbol()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showSymbol()
  }

  private func showSymbol() {
    let symbol = UIImageView(image: UIImage(systemName: "airplayaudio"))
    symbol.contentMode = .center
    symbol.frame = bounds
    symbol.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(symbol)
  }
}
