import PreviewWire
import UIKit

/// The report of `inspect` on the requests of a preview.
@MainActor enum RequestReport {
  /// The requests and their answers, in the order of the first requests; empty where nothing was asked.
  static func members() -> [(String, JSONText)] {
    let requests = SessionRequests()
    requests.collect()
    var rows: [JSONText] = []
    requests.drain(at: 0) { all in
      rows = all.map { row in
        .object([
          ("method", .string(row.method)), ("address", .string(row.address)),
          ("answer", .string("\(row.answer)")), ("detail", .string(row.detail)),
          ("times", .integer(row.count)),
        ])
      }
      return true
    }
    return rows.isEmpty ? [] : [("requests", .array(rows))]
  }
}
