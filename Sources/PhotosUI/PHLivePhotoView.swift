// PHLivePhotoView, PHLivePhotoViewDelegate — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: live photos: a labelled place stands for them, and nothing plays.

import Photos
import UIKit

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined = 0
  case full, hint
}

/// Shows a photo that moves.
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open var livePhoto: PHLivePhoto?
  open var isMuted = false
  private let place = PlaceView("PHLivePhotoView")

  public override init(frame: CGRect) {
    super.init(frame: frame)
    insertSubview(place, at: 0)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insertSubview(place, at: 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place.frame = bounds
  }

  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  open func stopPlayback() {}
}

/// Hears of playing. Both of its methods are optional, and neither is called.
@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: _OptionalMethodsHaving {
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}

extension _Unimplemented: PHLivePhotoViewDelegate {}
