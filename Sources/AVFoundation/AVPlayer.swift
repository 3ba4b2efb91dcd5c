// AVPlayer — after Apple's documentation "AVPlayer", read 2026-11.
// State: partial. Missing: picture and sound: only time goes by, that of the preview; routes, protection.

import UIKit

/// Plays media. Here nothing is seen or heard, and everything else goes as on a device: the item becomes
/// ready, time passes while the rate is not zero, observers of time are called, and the item ends.
open class AVPlayer: NSObject, @unchecked Sendable {
  // Its state is read and changed on UIKit's one thread.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay, failed
  }

  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate, playing
  }

  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause, none
  }

  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let evaluatingBufferingRate = Self(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    Self.introduce
    take(item)
  }
  public override convenience init() { self.init(playerItem: nil) }

  private static let introduce: Void = {
    _ObservableProperties.register("status", \AVPlayer.status)
    _ObservableProperties.register("rate", \AVPlayer.rate)
    _ObservableProperties.register("timeControlStatus", \AVPlayer.timeControlStatus)
    _ObservableProperties.register("currentItem", \AVPlayer.currentItem)
  }()

  // MARK: State

  open private(set) var status = Status.unknown
  open var error: (any Error)? { nil }
  open private(set) var currentItem: AVPlayerItem?
  open var timeControlStatus: TimeControlStatus {
    if wantedRate == 0 { return .paused }
    return isRunning ? .playing : .waitingToPlayAtSpecifiedRate
  }
  open var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return currentItem == nil ? .noItemToPlay : .evaluatingBufferingRate
  }

  /// How fast the time of the item goes: 0 stands, 1 is as fast as the preview's own.
  open var rate: Float {
    get { wantedRate }
    set { setRate(newValue) }
  }
  open var defaultRate: Float = 1
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Kept, without effect; so are all of the following.
  open var volume: Float = 1
  open var isMuted = false
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var appliesMediaSelectionCriteriaAutomatically = true
  open var isExternalPlaybackActive: Bool { false }
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic

  private var wantedRate: Float = 0
  /// When the item's position was last written down, in seconds of the preview's time.
  private var since: TimeInterval = 0
  private var observers: [TimeObserver] = []
  private var runs = 0

  private var isRunning: Bool { wantedRate != 0 && currentItem?.status == .readyToPlay }

  // MARK: Playing

  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  private func setRate(_ new: Float) {
    settle()
    KeyValueObservers.change(self, ["rate", "timeControlStatus"]) { wantedRate = new.isFinite ? new : 0 }
    run()
  }

  /// The item takes the place of the one before, which is let go of.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    settle()
    KeyValueObservers.change(self, ["currentItem", "timeControlStatus"]) { take(item) }
    run()
  }

  private func take(_ item: AVPlayerItem?) {
    if currentItem?.player === self { currentItem?.player = nil }
    currentItem = item
    item?.player = self
    since = virtualNow
    item?.prepare()
    if item?.status == .readyToPlay { status = .readyToPlay }
  }

  func itemIsReady(_ item: AVPlayerItem) {
    guard item === currentItem else { return }
    since = virtualNow
    KeyValueObservers.change(self, ["status", "timeControlStatus"]) { status = .readyToPlay }
    run()
  }

  // MARK: Time

  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  open func seek(to time: CMTime) { currentItem?.seek(to: time) }
  /// Answers true in a later turn; false where there is nothing to move in.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    guard let currentItem else { return later { completionHandler(false) } }
    currentItem.seek(to: time, completionHandler: completionHandler)
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  open func seek(to date: Date) {}
  @discardableResult open func seek(to time: CMTime) async -> Bool {
    await currentItem?.seek(to: time) ?? false
  }

  /// Seconds from the item's beginning.
  func seconds(of item: AVPlayerItem) -> TimeInterval {
    guard item === currentItem, isRunning else { return item.position }
    let reached = item.position + (virtualNow - since) * TimeInterval(wantedRate)
    return min(max(0, reached), item.asset.duration.seconds)
  }

  func move(_ item: AVPlayerItem, to seconds: TimeInterval) {
    item.position = seconds
    since = virtualNow
    if item === currentItem {
      run()
      for observer in observers { later { [weak self] in self?.tell(observer) } }
    }
  }

  /// Writes down how far the item has come.
  private func settle() {
    if let currentItem { currentItem.position = seconds(of: currentItem) }
    since = virtualNow
  }

  /// Has the end of the item and the observers of time called when they are due.
  private func run() {
    runs += 1
    guard isRunning, let item = currentItem, wantedRate > 0 else { return }
    let (run, rest) = (runs, item.asset.duration.seconds - seconds(of: item))
    later(max(rest, 0.001) / TimeInterval(wantedRate)) { [weak self] in
      if let self, runs == run { itemEnded(item) }
    }
    for observer in observers { schedule(observer, run) }
  }

  private func itemEnded(_ item: AVPlayerItem) {
    settle()
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    guard item === currentItem, isRunning else { return }
    switch actionAtItemEnd {
    case .pause: rate = 0
    case .advance:
      if let queue = self as? AVQueuePlayer { queue.advanceToNextItem() } else { rate = 0 }
    case .none: break
    }
  }

  // MARK: Observers of time

  private final class TimeObserver {
    /// Seconds between calls; nil for one of single times.
    let interval: TimeInterval?
    /// Seconds from the beginning.
    let times: [TimeInterval]
    let block: (CMTime) -> Void
    init(_ interval: TimeInterval?, _ times: [TimeInterval], _ block: @escaping (CMTime) -> Void) {
      (self.interval, self.times, self.block) = (interval, times, block)
    }
  }

  /// Calls `block` whenever so much time of the item has gone by, and after each jump; on the main queue,
  /// whichever was asked for. The returned value stands for the observation.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let seconds = interval.seconds
    return add(TimeObserver(seconds.isFinite ? max(seconds, 1.0 / 60) : 1, [], block))
  }

  /// Calls `block` when one of the times is passed.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any {
    add(TimeObserver(nil, times.map(\.timeValue.seconds).filter(\.isFinite)) { _ in block() })
  }

  open func removeTimeObserver(_ observer: Any) {
    observers.removeAll { $0 === observer as AnyObject }
  }

  private func add(_ observer: TimeObserver) -> Any {
    observers.append(observer)
    if isRunning { schedule(observer, runs) }
    return observer
  }

  private func schedule(_ observer: TimeObserver, _ run: Int) {
    guard let item = currentItem, wantedRate > 0 else { return }
    let now = seconds(of: item)
    let next: TimeInterval?
    if let interval = observer.interval {
      next = ((now / interval + 1e-6).rounded(.down) + 1) * interval
    } else {
      next = observer.times.filter { $0 > now + 1e-6 }.min()
    }
    guard let next, next <= item.asset.duration.seconds + 1e-6 else { return }
    later(max(1e-4, (next - now) / TimeInterval(wantedRate))) { [weak self] in
      guard let self, runs == run else { return }
      tell(observer)
      if runs == run { schedule(observer, run) }
    }
  }

  private func tell(_ observer: TimeObserver) {
    if observers.contains(where: { $0 === observer }) { observer.block(currentTime()) }
  }
}

public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1
  case pauses, continuesIfPossible
}
