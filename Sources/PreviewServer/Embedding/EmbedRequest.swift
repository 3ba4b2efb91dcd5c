import PreviewSession

/// A request of oEmbed: the address of a link for which somebody wants the frame.
/// `GET /oembed?url=ADDRESS&maxwidth=600&maxheight=400&format=json`, after "oEmbed" (oembed.com),
/// version 1.0.
struct EmbedRequest: Equatable {
  /// The server as the address names it: `https://preview.example`.
  var server: String
  /// With the key that it had, if any.
  var address: LinkAddress
  /// In CSS pixels; nil: any.
  var maxWidth: Int?
  var maxHeight: Int?

  enum Mistake: Error, Equatable {
    case badFormat, noAddress, badSize
    /// The address is none of a link here.
    case notHere

    var status: Int {
      switch self {
      case .badFormat: 501
      case .noAddress, .badSize: 400
      case .notHere: 404
      }
    }

    /// Says what to do.
    var sentence: String {
      switch self {
      case .badFormat: "Ask for format=json; there is no other."
      case .noAddress:
        "Send the address of a link to this server as url, with its special characters encoded."
      case .badSize: "Send maxwidth and maxheight as whole numbers of pixels from 1 on, or leave them out."
      case .notHere:
        """
        This is no address of a link that may be embedded from here. Make a link with embedIn, and send its whole \
        address.
        """
      }
    }
  }

}

extension EmbedRequest {
  /// - Parameter host: that the request was made to; the address has to be below it.
  init(_ query: Query, to host: Authority) throws(Mistake) {
    guard query["format"].map({ $0 == "json" }) ?? true else { throw .badFormat }
    guard let url = query["url"] else { throw .noAddress }
    (maxWidth, maxHeight) = (try Self.pixels(query["maxwidth"]), try Self.pixels(query["maxheight"]))
    for (scheme, defaultPort) in [("http://", 80), ("https://", 443)] where url.hasPrefix(scheme) {
      let rest = url.dropFirst(scheme.count)
      guard let slash = rest.firstIndex(of: "/"), let authority = Authority(rest[..<slash]),
        authority.name == host.name, (authority.port ?? defaultPort) == (host.port ?? defaultPort),
        let address = LinkAddress(path: rest[slash...])
      else { throw .notHere }
      self.address = address
      server = scheme + authority.text
      return
    }
    throw .notHere
  }

  private static func pixels(_ text: String?) throws(Mistake) -> Int? {
    guard let text else { return nil }
    guard (1...5).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(text), number > 0
    else { throw .badSize }
    return number
  }
}
