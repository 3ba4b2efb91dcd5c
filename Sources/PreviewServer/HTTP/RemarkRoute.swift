import PreviewSession

/// The addresses that are about remarks.
enum RemarkRoute: Equatable {
  /// Those of a session.
  case list(of: SessionID?)
  /// Where the owner says whether guests may remark something in a session.
  case allowing(in: SessionID?)
  /// Those of all sessions.
  case all
  case reply(to: RemarkID?)
  case resolving(RemarkID?)
  case deleting(RemarkID?)
  case picture(of: RemarkID?)

  /// Nil for an address that is about something else.
  init?(path: String) {
    if path == "/api/remarks" {
      self = .all
    } else if let id = Self.middle(of: path, "/api/sessions/", "/remarks") {
      self = .list(of: SessionID(id))
    } else if let id = Self.middle(of: path, "/api/sessions/", "/remarks/allow") {
      self = .allowing(in: SessionID(id))
    } else if let id = Self.middle(of: path, "/api/remarks/", "/replies") {
      self = .reply(to: RemarkID(id))
    } else if let id = Self.middle(of: path, "/api/remarks/", "/resolve") {
      self = .resolving(RemarkID(id))
    } else if let id = Self.middle(of: path, "/api/remarks/", "/delete") {
      self = .deleting(RemarkID(id))
    } else if let id = Self.middle(of: path, "/api/remarks/", "/picture.png") {
      self = .picture(of: RemarkID(id))
    } else {
      return nil
    }
  }

  private static func middle(of path: String, _ head: String, _ tail: String) -> Substring? {
    guard path.hasPrefix(head), path.hasSuffix(tail), path.utf8.count >= head.utf8.count + tail.utf8.count
    else { return nil }
    return path.dropFirst(head.count).dropLast(tail.count)
  }

  var isOnlyPosted: Bool {
    switch self {
    case .list, .all, .picture: false
    case .allowing, .reply, .resolving, .deleting: true
    }
  }

  var isAlsoPosted: Bool {
    if case .list = self { true } else { isOnlyPosted }
  }
}
