// Labels of the app's own classes that say where their text is drawn, and how large it is.
//
// The text itself is not drawn into the layer: the page sets it. `draw(_:)` and `drawText(in:)` decide on its
// place, which holds until the label is drawn again.

import QuartzCore

extension UILabel {
  /// The answer of a class about its text.
  struct TextPlace {
    /// For which it holds.
    var bounds: CGRect
    /// nil: the text is not drawn.
    var rect: CGRect?
  }

  func recordTextPlace(_ draw: () -> Void) {
    guard drawsItself else { return draw() }
    textPlace = nil
    draw()
    textPlace = TextPlace(bounds: bounds, rect: textPlace?.rect)
    cachedPresentation = nil
    layer.mark()
    if pictureLayers != nil { layOutPictures() }
  }

  /// Where the text is drawn, in the coordinates of the bounds; nil for nowhere. A label that is not on the
  /// screen has not been drawn yet, and is asked for its text alone.
  var drawnPlace: CGRect? {
    guard drawsItself else { return bounds }
    if textPlace?.bounds != bounds {
      textPlace = nil
      drawText(in: bounds)
    }
    guard let place = textPlace?.rect?.standardized, place.width > 0, place.height > 0,
      [place.minX, place.minY, place.width, place.height].allSatisfy(\.isFinite)
    else { return nil }
    return place
  }

  /// Wider and higher than any label, in points.
  private static let wide: CGFloat = 100_000

  /// By way of the open method.
  func askedSize(width: CGFloat, maximumLines: Int) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: min(width, Self.wide), height: Self.wide)
    let size = textRect(forBounds: room, limitedToNumberOfLines: maximumLines).size
    guard size.width.isFinite, size.height.isFinite else { return .zero }
    return CGSize(width: pixelCeil(max(0, size.width)), height: pixelCeil(max(0, size.height)))
  }

  /// Where the text stands within `bounds`, whatever a subclass says.
  func ownTextRect(forBounds bounds: CGRect, maximumLines: Int) -> CGRect {
    guard content != nil else { return CGRect(origin: bounds.origin, size: .zero) }
    let block = block(in: bounds.size, maximumLines: maximumLines)
    let size = CGSize(width: pixelCeil(min(block.width, bounds.width)), height: pixelCeil(block.height))
    let x = block.presented(in: bounds, color: drawnColor, isRightToLeft: isRightToLeft).lines.map(\.x).min()
    return CGRect(origin: CGPoint(x: x ?? bounds.minX, y: bounds.minY), size: size)
  }
}
