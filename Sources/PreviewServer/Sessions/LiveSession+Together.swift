import PreviewSession

/// The company of a session: who is still there, and the pointers of those who show them.
extension LiveSession {
  /// A second has passed. Where several watch, each is asked whether it is there; one that is alone is
  /// nobody's ghost, but in an aside, where others are told of it.
  func attendCompany(at now: Moment) {
    guard !isShowcase, viewers.count > 1 || aside != nil else { return }
    for viewer in viewers.values {
      if viewer.heartbeat.isLost(at: now) { perform(machine.fellSilent(viewer.number, at: now), at: now) }
      viewer.heartbeat.asks(at: now)
      viewer.connection.ping()
    }
    let actions = machine.companySecondPassed(at: now)
    if !actions.isEmpty { perform(actions, at: now) }
  }

  /// A viewer has said something, or answered.
  func heard(_ viewer: Viewer, at now: Moment) {
    guard viewer.heartbeat.heard() else { return }
    perform(machine.cameBack(viewer.number, at: now), at: now)
  }

  /// So many viewers are in its asides.
  func lookAround(_ count: Int, at now: Moment) {
    let actions = machine.lookAround(count)
    if !actions.isEmpty { perform(actions, at: now) }
  }

  func calledBack(at now: Moment) { perform(machine.calledBack(at: now), at: now) }

  /// One message for all of them, made once.
  func tell(_ cursors: [Cursor], to receivers: [Int]) {
    let message = MessageToViewer(cursors)
    for number in receivers { viewers[number]?.tell(message) }
  }
}
