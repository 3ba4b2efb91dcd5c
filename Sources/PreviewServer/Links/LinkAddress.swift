import PreviewSession

/// The address of a link, below that of the server: `/s/ID?link=LINKID#key=KEY`, and the same below `/embed`
/// for frames.
///
/// The name of the link is no secret: it tells the server which frames and which card are allowed. The key
/// stands where browsers do not send it.
struct LinkAddress: Equatable {
  var session: SessionID
  var link: LinkID
  /// Empty: it is left out.
  var key = ""

  /// Of the page of its own.
  var path: String { "/s/\(tail)" }
  /// Of the page for frames.
  var embedPath: String { "/embed/s/\(tail)" }

  private var tail: String { "\(session)?link=\(link)" + (key.isEmpty ? "" : "#key=\(key)") }
}

extension LinkAddress {
  /// Reads either path, with or without a key; nil for addresses of anything else.
  ///
  /// - Parameter path: from the first slash on.
  init?(path: some StringProtocol) {
    let parts = path.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let target = parts[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let prefix = ["/s/", "/embed/s/"].first(where: { target[0].hasPrefix($0) }), target.count == 2,
      let session = SessionID(target[0].dropFirst(prefix.count)),
      let link = Query(String(target[1]))["link"].flatMap({ LinkID($0) })
    else { return nil }
    (self.session, self.link) = (session, link)
    guard parts.count == 2, parts[1].hasPrefix("key=") else { return }
    // A key has the form of a name; anything else is none, and is not said again.
    key = RandomBits(parts[1].dropFirst("key=".count))?.description ?? ""
  }
}
