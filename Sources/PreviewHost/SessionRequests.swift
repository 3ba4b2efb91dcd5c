import PreviewWire
import UIKit

/// The requests of one session, on the way to its viewers: totals, as `SessionHoles` has them, and like those
/// taken from the process's one ledger after each turn of the session.
@MainActor final class SessionRequests {
  /// Seconds between two reports.
  static let shortestPause = 0.2
  /// Seconds to wait when a report was not taken.
  private static let patience = 1.0

  private var rows: [RequestRow] = []
  private var hasNews = false
  /// Host time, in seconds.
  private var mayTellAt = -Double.infinity

  /// Takes what is in the ledger.
  func collect() { take(RequestLedger.take()) }

  /// Addresses past those that a report has room for are left out.
  func take(_ all: [RequestNews]) {
    for news in all {
      let row = RequestRow(news)
      if let index = rows.firstIndex(where: { $0.method == row.method && $0.address == row.address }) {
        rows[index].count = min(rows[index].count + news.count, RequestRow.most)
        // Asked again, and not read yet: what was made of it the last time still holds.
        if row.answer != .unread { (rows[index].answer, rows[index].detail) = (row.answer, row.detail) }
        hasNews = true
      } else if rows.count < WireLimits.requests {
        rows.append(row)
        hasNews = true
      }
    }
  }

  /// Host time at which the next report may leave, in seconds; nil while there is nothing to tell.
  var nextDeadline: Double? { hasNews ? mayTellAt : nil }

  /// Lets the rows leave through `send` if they are others by now, and it is time; it says whether it took
  /// them.
  func drain(at now: Double, _ send: ([RequestRow]) -> Bool) {
    guard hasNews, now >= mayTellAt else { return }
    let isTaken = send(rows)
    hasNews = !isTaken
    mayTellAt = now + (isTaken ? Self.shortestPause : Self.patience)
  }
}

extension RequestRow {
  init(_ news: RequestNews) {
    let (answer, detail): (Answer, String) =
      switch news.answer {
      case .unread: (.unread, "")
      case .sample(let type): (.sample, type)
      case .mock(let file): (.mock, file)
      case .picture: (.picture, "")
      }
    self.init(
      method: news.method, address: news.address, answer: answer, detail: detail, count: news.count)
  }
}
