import PreviewSession

/// Sentences for people about what the book of remarks does not take.
enum RemarkRefusal {
  /// Says what to do.
  static func sentence(of refusal: RemarkBook.Refusal) -> String {
    switch refusal {
    case .switchedOff: "Remarks are switched off here; ask the person who sent you the link."
    case .tooManyThreads:
      """
      There are \(SessionLimits.remarksOfSession) remarks here; reply to one, or ask the owner to delete some.
      """
    case .tooManyReplies:
      "There are \(SessionLimits.repliesOfRemark) replies here; make a remark of its own."
    case .full: "There are too many open remarks on this server; resolve some first."
    case .unknown: "There is no such remark; it was deleted."
    }
  }

  /// The status of HTTP for it.
  static func status(of refusal: RemarkBook.Refusal) -> Int {
    switch refusal {
    case .switchedOff: 403
    case .unknown: 404
    case .tooManyThreads, .tooManyReplies, .full: 409
    }
  }
}
