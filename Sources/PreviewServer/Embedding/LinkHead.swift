import PreviewSession

/// The part of a page's head by which programs see what an address shows: the tags of a card (Open Graph,
/// and the one that Twitter has added), and the way to the frame (oEmbed).
///
/// Such programs have no key. So a link says all this only where its owner has switched it on.
struct LinkHead {
  /// Of the server, for who has asked: `https://preview.example`.
  var server: String
  /// Without a key.
  var address: LinkAddress
  /// Nil: the link has no card.
  var card: LinkCard?
  /// Whether some pages may show it in a frame.
  var isFramed: Bool

  var tags: String { (card.map(tags) ?? "") + (isFramed ? discovery : "") }

  private func tags(of card: LinkCard) -> String {
    let picture = CardPicture(of: card)
    let graph = [
      ("title", card.title), ("type", "website"), ("site_name", "Scrollwork"),
      ("description", Self.description), ("url", server + address.path),
      ("image", picture.address(server, address)), ("image:type", "image/png"),
      ("image:width", "\(picture.width)"), ("image:height", "\(picture.height)"),
      ("image:alt", "A still picture of \(card.title)"),
    ]
    return graph.map { HTMLText.meta("og:\($0.0)", $0.1, kind: "property") }.joined()
      + HTMLText.meta("twitter:card", "summary_large_image")
  }

  private static let description = "A live preview of an app’s screen. Open it to see it move."

  private var discovery: String {
    let endpoint = "\(server)/oembed?format=json&url=\(Query.encoded(server + address.path))"
    return """
      <link rel="alternate" type="application/json+oembed" title="Scrollwork" \
      href="\(HTMLText.escaped(endpoint))">

      """
  }
}
