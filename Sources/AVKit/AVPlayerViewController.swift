// AVPlayerViewController, AVPlayerViewControllerDelegate — after Apple's documentation of the two,
// read 2026-11.
// State: partial. Missing: pictures (a dark, labelled place stands for them), controls but the button that
// closes, picture in picture.

@_exported import AVFoundation
@_exported import UIKit

/// Shows what a player plays. Here a dark place says which address that is; presented, it has a button that
/// closes.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer? {
    didSet {
      observations = [player?.observe(\.currentItem) { [weak self] _, _ in self?.show() }]
      show()
    }
  }
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// In front of the picture, below the controls.
  open var contentOverlayView: UIView? {
    loadViewIfNeeded()
    return overlay
  }
  /// True once the item is ready.
  open private(set) var isReadyForDisplay = false
  open var videoBounds: CGRect { viewIfLoaded?.bounds ?? .zero }
  /// Kept, without effect; so are all of the following.
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open var requiresLinearPlayback = false
  open var allowsVideoFrameAnalysis = true
  open var showsTimecodes = false
  open var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds

  private let overlay = UIView(frame: .zero)
  private var observations: [NSKeyValueObservation?] = []

  private var screen: PlaceScreen? { viewIfLoaded as? PlaceScreen }

  open override func loadView() {
    let screen = PlaceScreen("AVPlayerViewController")
    screen.darken()
    screen.insertSubview(overlay, aboveSubview: screen.place)
    view = screen
    show()
  }

  private func show() {
    let asset = player?.currentItem?.asset as? AVURLAsset
    screen?.place.detail = asset.map(\.url.shownName)
    let status = player?.currentItem?.observe(\.status) { [weak self] _, _ in self?.look() }
    observations = Array(observations.prefix(1)) + [status]
    look()
  }

  private func look() {
    let isReady = player?.currentItem?.status == .readyToPlay
    KeyValueObservers.change(self, ["readyForDisplay"]) { isReadyForDisplay = isReady }
  }

  open override var _observableProperties: [String: AnyKeyPath] {
    super._observableProperties.merging(["readyForDisplay": \AVPlayerViewController.isReadyForDisplay]) { $1 }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard presentedItself else { return }
    screen?.showBar(nil, button: "Close") { [weak self] in self?.dismiss(animated: true) }
  }

  private var presentedItself: Bool { parent == nil && presentingViewController != nil }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    overlay.frame = screen?.place.frame ?? .zero
  }
}

/// A speed that people may choose.
public final class AVPlaybackSpeed: NSObject, Sendable {
  public let rate: Float
  public let localizedName: String
  public init(rate: Float, localizedName: String) { (self.rate, self.localizedName) = (rate, localizedName) }
  public static let systemDefaultSpeeds = [0.5, 1, 1.25, 1.5, 2].map {
    AVPlaybackSpeed(rate: $0, localizedName: "\($0)×")
  }
}

/// Hears of the controller. All of its methods are optional, and none is called.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: _OptionalMethodsHaving {
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(true) }
}

extension _Unimplemented: AVPlayerViewControllerDelegate {}
