import SwiftSyntax

extension Trivia {
  var containsLineBreak: Bool {
    contains { piece in
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      case .blockComment(let text), .docBlockComment(let text): text.contains { $0.isNewline }
      default: false
      }
    }
  }
}
