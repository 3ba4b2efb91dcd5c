/// An answer that takes a while: promised to the loop now, given later.
///
/// Bound to the loop's thread. The loop gives `otherwise` when nothing better came in time, and forgets the
/// whole matter when the connection breaks first. A client that only says no more still waits.
public final class PendingResponse {
  /// Seconds that the client is left waiting.
  let patience: Int
  /// The answer after that.
  let otherwise: Response
  /// Sends it; nil before the loop has taken this over and once the client is gone.
  var deliver: ((Response) -> Void)?
  /// Given before the loop took this over.
  private(set) var early: Response?

  public init(patience: Int, otherwise: Response) {
    self.patience = patience
    self.otherwise = otherwise
  }

  /// Gives the answer. Only the first one counts.
  public func fulfil(_ response: Response) {
    guard let deliver else {
      early = early ?? response
      return
    }
    self.deliver = nil
    deliver(response)
  }
}

/// The answer to a request.
public enum Answer {
  case now(Response)
  case later(PendingResponse)
}
