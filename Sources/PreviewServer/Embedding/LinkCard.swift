import PreviewSession

/// The contents of a link's card: the title of the preview, which is its author's and may say anything, and
/// the size of its screen.
struct LinkCard: Equatable {
  var title: String
  /// In points.
  var width: Double
  var height: Double

  /// Characters of a title in a card.
  private static let longestTitle = 200

  /// - Parameter title: a longer one than a card can bear is cut.
  init(title: String, width: Double, height: Double) {
    self.title = String(title.prefix(Self.longestTitle))
    (self.width, self.height) = (width, height)
  }
}

/// The still picture of a card, of which the server draws as many pixels for each point as it is asked for.
struct CardPicture: Equatable {
  let scale: Int
  /// In pixels.
  let width: Int
  let height: Int

  /// As sharp as a screen shows it.
  init(of card: LinkCard) { self.init(card, scale: 2) }

  /// The sharpest that is not larger; nil: even one pixel for each point would be.
  ///
  /// - Parameters:
  ///   - maxWidth: in pixels; nil: any.
  ///   - maxHeight: the same.
  init?(of card: LinkCard, maxWidth: Int?, maxHeight: Int?) {
    let pictures = [2, 1].map { CardPicture(card, scale: $0) }
    let fitting = pictures.first { $0.width <= maxWidth ?? .max && $0.height <= maxHeight ?? .max }
    guard let fitting else { return nil }
    self = fitting
  }

  private init(_ card: LinkCard, scale: Int) {
    self.scale = scale
    (width, height) = (Int(card.width.rounded()) * scale, Int(card.height.rounded()) * scale)
  }

  /// - Parameters:
  ///   - server: `https://preview.example`
  ///   - link: with a card.
  func address(_ server: String, _ link: LinkAddress) -> String {
    "\(server)/s/\(link.session)/picture.png?link=\(link.link)&scale=\(scale)"
  }
}
