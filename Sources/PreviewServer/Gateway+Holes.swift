import PreviewSession
import PreviewWire

/// Holes: the builder lists them, agents count how often they are reached, viewers see both.
extension Gateway {
  /// An agent says how often a session has reached the holes of its library.
  func holesReached(_ handle: SessionHandle, _ reaches: [HoleReach], by agent: AgentProcess) {
    guard let session = store[handle] else { return }
    if session.rehearsal?.agent === agent {
      session.rehearsal?.reaches = reaches
    } else if session.agent === agent {
      session.reaches = reaches
      tellReaches(of: session)
    }
  }

  /// Another agent has a session, and counts from nothing.
  func forgetReaches(of session: LiveSession) {
    guard !session.reaches.isEmpty else { return }
    session.reaches = []
    tellReaches(of: session)
  }

  /// Tells the viewers of a session which holes there are in the build that it shows now; that there are none, too, as
  /// there may have been some before.
  func tellHoles(of session: LiveSession) {
    guard !session.viewers.isEmpty, let holes = holes(of: session) else { return }
    let (near, far) = (
      ControlMessage(holes, editor: options.source?.editor), ControlMessage(holes, editor: nil)
    )
    for viewer in session.viewers.values { viewer.tell(viewer.connection.peer.isLoopback ? near : far) }
  }

  /// Tells one who has just come.
  func tellHoles(to viewer: Viewer) {
    guard let holes = holes(of: viewer.session), holes.total > 0 else { return }
    let editor = viewer.connection.peer.isLoopback ? options.source?.editor : nil
    viewer.tell(ControlMessage(holes, editor: editor))
  }

  private func tellReaches(of session: LiveSession) {
    guard !session.viewers.isEmpty, let holes = holes(of: session), holes.total > 0 else { return }
    let message = ControlMessage(session.reaches)
    for viewer in session.viewers.values { viewer.tell(message) }
  }

  /// Nil of the gallery, which has none, and of showcases: a small picture has no room for a list.
  private func holes(of session: LiveSession) -> HoleList? {
    guard !session.isShowcase, let build = session.home.build else { return nil }
    return HoleList(holes: build.holes, total: build.holeCount, reaches: session.reaches)
  }
}
