import PreviewSession
import PreviewWire

/// Pictures of a session, which its agent draws. One that sleeps is woken.
extension LiveSession {
  /// Has it drawn as it is now.
  ///
  /// - Parameters:
  ///   - scale: pixels per point: 1 to `WireLimits.pictureScale`. The picture has fewer where it would be too
  ///     long.
  ///   - done: called once, now or within `SessionLimits.pictureSeconds`.
  func picture(scale: Int, at now: Moment, _ done: @escaping (DrawnPicture) -> Void) {
    guard !hasFailed else { return done(.none("The preview has stopped.")) }
    let (asker, actions) = pictureAsks.asked(
      scale: scale, seq: machine.state == .live ? machine.lastSeq : nil, at: now)
    pictureAskers[asker] = done
    perform(actions, at: now)
    if machine.isAsleep { wake(at: now) }
  }

  func pictureDrawn(_ picture: DrawnPicture, number: Int, at now: Moment) {
    perform(pictureAsks.drawn(number: number, picture, seq: machine.lastSeq), at: now)
  }

  func perform(_ actions: [PictureAsks.Action], at now: Moment) {
    for action in actions {
      switch action {
      case .draw(let request): agent?.send(.picture(handle, request), at: now)
      case .answer(let asker, let picture): pictureAskers.removeValue(forKey: asker)?(picture)
      }
    }
  }
}
