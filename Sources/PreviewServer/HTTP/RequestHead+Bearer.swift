import Libwebsockets

extension RequestHead {
  /// The key that a request carries as a bearer token (RFC 6750); nil: none.
  var bearer: String? {
    let words = (value(of: "authorization") ?? "").split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
    return String(words[1])
  }

  /// The value of a parameter of the query, as it is written; nil without one.
  func parameter(_ name: String) -> Substring? {
    (query ?? "").split(separator: "&").lazy.map { $0.split(separator: "=", maxSplits: 1) }
      .first { $0.first == name[...] }.map { $0.count == 2 ? $0[1] : "" }
  }
}
