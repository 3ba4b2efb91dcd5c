// AVPlayerItem — after Apple's documentation "AVPlayerItem", read 2026-11.
// State: partial. Missing: media: an item becomes ready a moment after a player has it, lasts a minute and
// has no tracks; outputs, mixes, selections of tracks, logs.

import UIKit

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Never posted, nor are the following.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
  public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemNewAccessLogEntry = Notification.Name(
    "AVPlayerItemNewAccessLogEntryNotification")
  public static let AVPlayerItemNewErrorLogEntry = Notification.Name(
    "AVPlayerItemNewErrorLogEntryNotification")
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

/// An asset that a player plays, and how far it has come.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  // Its state is read and changed on UIKit's one thread.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay, failed
  }

  public let asset: AVAsset
  /// `readyToPlay` a moment after a player has got the item.
  open private(set) var status = Status.unknown
  open var error: (any Error)? { nil }
  /// Indefinite before the item is ready, a minute then.
  open var duration: CMTime { status == .readyToPlay ? asset.duration : .indefinite }
  open var tracks: [AVAssetTrack] { [] }
  open var presentationSize: CGSize { .zero }
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
  open var isPlaybackBufferFull: Bool { status == .readyToPlay }
  open var loadedTimeRanges: [NSValue] { [] }
  open var seekableTimeRanges: [NSValue] { [] }
  open var canPlayFastForward: Bool { true }
  open var canPlayReverse: Bool { false }
  open var timedMetadata: [AVMetadataItem]? { nil }
  /// Kept, without effect; so are all of the following.
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate: Double = 0
  open var preferredMaximumResolution = CGSize.zero
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  open var externalMetadata: [AVMetadataItem] = []
  open var forwardPlaybackEndTime = CMTime.invalid

  /// Seconds from the item's beginning, as long as no player moves it.
  var position: TimeInterval = 0
  weak var player: AVPlayer?
  private var isPreparing = false

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    super.init()
    Self.introduce
  }

  private static let introduce: Void = {
    _ObservableProperties.register("status", \AVPlayerItem.status)
    _ObservableProperties.register("duration", \AVPlayerItem.duration)
    _ObservableProperties.register("playbackLikelyToKeepUp", \AVPlayerItem.isPlaybackLikelyToKeepUp)
    _ObservableProperties.register("playbackBufferEmpty", \AVPlayerItem.isPlaybackBufferEmpty)
    _ObservableProperties.register("playbackBufferFull", \AVPlayerItem.isPlaybackBufferFull)
    _ObservableProperties.register("loadedTimeRanges", \AVPlayerItem.loadedTimeRanges)
  }()

  open func currentTime() -> CMTime {
    CMTime(seconds: player?.seconds(of: self) ?? position, preferredTimescale: 600)
  }
  open func currentDate() -> Date? { nil }

  /// Answers true in a later turn.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    move(to: time)
    if let completionHandler { later { completionHandler(true) } }
  }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)? = nil
  ) { seek(to: time, completionHandler: completionHandler) }
  open func seek(to time: CMTime) async -> Bool {
    move(to: time)
    await Task.yield()
    return true
  }

  private func move(to time: CMTime) {
    let wanted = time.seconds.isNaN ? 0 : min(max(0, time.seconds), asset.duration.seconds)
    if let player { player.move(self, to: wanted) } else { position = wanted }
  }

  open func cancelPendingSeeks() {}
  open func step(byCount stepCount: Int) {}
  open func copy(with zone: NSZone? = nil) -> Any { AVPlayerItem(asset: asset) }

  /// Its player has it: it becomes ready a moment later.
  func prepare() {
    guard status == .unknown, !isPreparing else { return }
    isPreparing = true
    later(SampleAnswers.latency) { [weak self] in
      guard let self else { return }
      let keys = [
        "status", "duration", "playbackLikelyToKeepUp", "playbackBufferEmpty", "playbackBufferFull",
      ]
      KeyValueObservers.change(self, keys) { self.status = .readyToPlay }
      player?.itemIsReady(self)
    }
  }
}

public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let timeDomain = Self(rawValue: "TimeDomain")
  public static let spectral = Self(rawValue: "Spectral")
  public static let varispeed = Self(rawValue: "Varispeed")
}
