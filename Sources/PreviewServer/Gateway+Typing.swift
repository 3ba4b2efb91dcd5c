import PreviewSession
import PreviewWire

/// Typing: an agent says what is typed into, and one viewer's keyboard is told of it.
extension Gateway {
  func typingReported(_ handle: SessionHandle, viewer: Int, _ report: TypingReport?, by agent: AgentProcess) {
    guard let session = store[handle] else { return }
    let typing = report.map { (viewer: viewer, report: $0) }
    if session.rehearsal?.agent === agent {
      session.rehearsal?.typing = typing
    } else if session.agent === agent {
      session.typing = typing
      tellTyping(of: session)
    }
  }

  /// Another agent has a session, in which nothing is typed into yet.
  func forgetTyping(of session: LiveSession) {
    session.typing = nil
    tellTyping(of: session)
  }

  /// One viewer has the keyboard; who had it before is told that it has it no more.
  func tellTyping(of session: LiveSession) {
    guard !session.isShowcase else { return }
    for viewer in session.viewers.values {
      if let typing = session.typing, typing.viewer == viewer.number {
        viewer.tell(ControlMessage(typing: typing.report))
        viewer.hasKeyboard = true
      } else if viewer.hasKeyboard {
        viewer.tell(ControlMessage(typing: nil))
        viewer.hasKeyboard = false
      }
    }
  }
}

extension TypingReport {
  var json: JSONText {
    .object([
      ("inputSeq", .integer(inputSeq)), ("keyboard", .string("\(keyboard)")),
      ("returnKey", .string("\(returnKey)")), ("capitalization", .string("\(capitalization)")),
      ("correctsWords", .bool(correctsWords)), ("isSecure", .bool(isSecure)),
      ("isMultiline", .bool(isMultiline)), ("text", .string(text)), ("textStart", .integer(textStart)),
      ("selection", .array([.integer(selectionStart), .integer(selectionLength)])),
      (
        "caret",
        .numbers([
          caretPlace.xPoints, caretPlace.yPoints, caretSize.widthPoints, caretSize.heightPoints,
        ])
      ),
    ])
  }
}
