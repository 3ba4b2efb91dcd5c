import Libwebsockets

extension RequestHead {
  /// The key that a request carries as a bearer token (RFC 6750); nil: none.
  var bearer: String? {
    let words = (value(of: "authorization") ?? "").split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
    return String(words[1])
  }
}
