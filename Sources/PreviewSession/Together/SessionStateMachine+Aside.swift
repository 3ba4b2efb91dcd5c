import PreviewWire

/// Asides: private copies of a session, in which viewers look around by themselves and from which they come
/// back. Nothing that happens in one reaches the session that it is of, but how many are there.
extension SessionStateMachine {
  /// An aside of a session, which begins as that is now: with its build, its screen, its knobs, all that its
  /// newest frame brought, and all that hands did. Frames, viewers and warnings are its own.
  public init(asideOf parent: SessionStateMachine, at now: Moment) {
    self.init(
      screen: parent.screen, knobs: parent.knobs, home: parent.home, sleepAfter: parent.sleepAfter, at: now)
    isAside = true
    (savedState, acts) = (parent.savedState, parent.acts)
    // It is taken back and refused here, too, where it was there.
    (proven, isProven, ordered) = (parent.proven, parent.isProven, parent.ordered)
    (fatal, refused) = (parent.fatal, parent.refused)
  }

  /// Whether asides may be made of it: there is something to look around in, and it is none itself.
  public var mayHaveAsides: Bool {
    if case .failed = state { return false }
    return !isShowcase && !isAside && state != .ended
  }

  /// So many viewers are in its asides.
  public mutating func lookAround(_ count: Int) -> [Action] {
    guard inAsides != count else { return [] }
    inAsides = count
    return [.tellAll(.aside(count: count))]
  }

  /// A viewer asks those in its asides to come back. In an aside that is passed over, and so it is where
  /// nobody would hear it.
  mutating func gathered(by viewer: Int, at now: Moment) -> [Action] {
    guard viewers.contains(viewer), inAsides > 0, gathering.asks(at: now) else { return [] }
    return [.gather(Notice.Asker(name: company.name(of: viewer), role: people.role(of: viewer)))]
  }
}
