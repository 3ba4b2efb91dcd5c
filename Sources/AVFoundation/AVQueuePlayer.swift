// AVQueuePlayer, AVPlayerLooper — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: what `AVPlayer` misses.

import UIKit

/// Plays items one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  // As its superclass.
  private var waiting: [AVPlayerItem] = []

  public init(items: [AVPlayerItem]) {
    waiting = Array(items.dropFirst())
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
  }

  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  /// The current one first.
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }

  open func advanceToNextItem() {
    replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst())
  }

  /// False for one that is in the queue already.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains { $0 === item }
  }

  /// At the end where `afterItem` is nil.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    guard currentItem != nil else { return replaceCurrentItem(with: item) }
    if let afterItem, afterItem === currentItem {
      waiting.insert(item, at: 0)
    } else {
      let place = afterItem.flatMap { after in waiting.firstIndex { $0 === after } }
      waiting.insert(item, at: place.map { $0 + 1 } ?? waiting.count)
    }
  }

  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { advanceToNextItem() } else { waiting.removeAll { $0 === item } }
  }

  open func removeAllItems() {
    waiting = []
    replaceCurrentItem(with: nil)
  }
}

/// Plays one item again and again.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  // Its state is read and changed on UIKit's one thread.
  public enum Status: Int, Sendable {
    case unknown = 0
    case ready, failed, cancelled
  }

  open private(set) var status = Status.ready
  open private(set) var loopCount = 0
  open var loopingPlayerItems: [AVPlayerItem] { [item] }
  private weak var player: AVQueuePlayer?
  private let item: AVPlayerItem
  private var observation: (any NSObjectProtocol)?

  public init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange = .invalid
  ) {
    self.player = player
    item = AVPlayerItem(asset: itemToLoop.asset)
    super.init()
    player.removeAllItems()
    player.insert(item, after: nil)
    player.actionAtItemEnd = .none
    observation = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
    ) { [weak self] _ in self?.again() }
  }

  private func again() {
    loopCount += 1
    item.seek(to: .zero)
  }

  open func disableLooping() {
    status = .cancelled
    observation.map { NotificationCenter.default.removeObserver($0) }
    observation = nil
    player?.actionAtItemEnd = .advance
  }
}
