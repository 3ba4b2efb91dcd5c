import PreviewSession
import PreviewWire

/// Requests: agents list what previews asked servers for, and what answered instead; viewers see it.
extension Gateway {
  /// An agent says what a session has asked for so far.
  func requestsReported(_ handle: SessionHandle, _ rows: [RequestRow], by agent: AgentProcess) {
    guard let session = store[handle] else { return }
    if session.rehearsal?.agent === agent {
      session.rehearsal?.requests = rows
    } else if session.agent === agent {
      session.requests = rows
      tellRequests(of: session)
    }
  }

  /// Another agent has a session, which asks anew.
  func forgetRequests(of session: LiveSession) {
    guard !session.requests.isEmpty else { return }
    session.requests = []
    tellRequests(of: session)
  }

  func tellRequests(of session: LiveSession) {
    guard !session.viewers.isEmpty, !session.isShowcase else { return }
    let message = ControlMessage(session.requests)
    for viewer in session.viewers.values { viewer.tell(message) }
  }

  /// Tells one who has just come.
  func tellRequests(to viewer: Viewer) {
    guard !viewer.session.isShowcase, !viewer.session.requests.isEmpty else { return }
    viewer.tell(ControlMessage(viewer.session.requests))
  }
}

extension RequestRow {
  var json: JSONText {
    .object([
      ("method", .string(method)), ("address", .string(address)), ("answer", .string("\(answer)")),
      ("detail", .string(detail)), ("count", .integer(count)),
    ])
  }
}
