// Telling of changes: once a turn, before a save, and when it is asked for.

import UIKit

/// An object that keeps its contents in step with a context.
protocol ContextFollower: AnyObject {
  func contextDidChange(_ changes: PendingChanges)
}

struct WeakFollower { weak var follower: (any ContextFollower)? }

extension NSManagedObjectContext {
  func follow(_ follower: any ContextFollower) {
    followers.removeAll { $0.follower == nil || $0.follower === follower }
    followers.append(WeakFollower(follower: follower))
  }

  /// At the end of the turn, as on a device.
  func announceLater() {
    guard !isAnnouncing else { return }
    isAnnouncing = true
    Turn.later { [weak self] in
      self?.isAnnouncing = false
      self?.processPendingChanges()
    }
  }

  /// Tells observers and fetched results of what was changed since the last time.
  public func processPendingChanges() {
    guard !pending.isEmpty else { return }
    let changes = pending
    pending = PendingChanges()
    for follower in followers.compactMap(\.follower) { follower.contextDidChange(changes) }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
  }
}
