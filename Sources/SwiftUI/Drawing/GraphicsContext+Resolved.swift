import UIKit

// Texts, pictures and symbols in a canvas.

extension GraphicsContext {
  /// A text, ready to be drawn.
  @MainActor @preconcurrency public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    /// nil: the text's own colours.
    public var shading: Shading?

    fileprivate var words: NSAttributedString {
      guard let shading else { return text.attributed(environment) }
      let words = NSMutableAttributedString(attributedString: text.attributed(environment))
      words.addAttribute(
        .foregroundColor, value: shading.style.uiColor(environment),
        range: NSRange(location: 0, length: words.length))
      return words
    }
    /// In points; lines are as long as `size` is wide.
    public func measure(in size: CGSize) -> CGSize {
      let width = size.width.isFinite ? max(size.width, 0) : 0
      let rect = words.boundingRect(
        with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil)
      return CGSize(width: rect.width.roundedUpToPixel, height: rect.height.roundedUpToPixel)
    }
    private var font: UIFont {
      words.length > 0
        ? words.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? .systemFont(ofSize: 17)
        : .systemFont(ofSize: 17)
    }
    /// From the top, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { font.ascender }
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height + font.descender }
  }

  /// A picture, ready to be drawn.
  @MainActor @preconcurrency public struct ResolvedImage {
    let picture: UIImage?
    /// In points.
    public let size: CGSize
    /// From the top, in points.
    public var baseline: CGFloat { size.height }
    /// The colour of a picture that has none of its own.
    public var shading: Shading?
  }

  /// A view of the canvas's, ready to be drawn.
  @MainActor @preconcurrency public struct ResolvedSymbol {
    /// In points.
    public let size: CGSize
    let make: () -> CanvasSymbol
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }
  public func resolve(_ image: Image) -> ResolvedImage {
    let picture = image.uiImage(environment)
    return ResolvedImage(picture: picture, size: picture?.size ?? .zero)
  }
  /// The view among the canvas's symbols that is tagged with `id`; nil: there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let symbols else { return nil }
    let (tag, environment) = (AnyHashable(id), environment)
    let first = CanvasSymbol(symbols, tag, environment)
    guard first.isThere else { return nil }
    return ResolvedSymbol(size: first.size) { CanvasSymbol(symbols, tag, environment) }
  }

  // MARK: Texts

  /// The text's part `anchor` stands at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let words = text.words
    let size = words.size()
    drawing { _ in
      words.draw(at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height))
    }
  }
  /// In lines that are as long as `rect` is wide.
  public func draw(_ text: ResolvedText, in rect: CGRect) { drawing { _ in text.words.draw(in: rect) } }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  // MARK: Pictures

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let picture =
      image.shading.flatMap { image.picture?.withTintColor($0.style.uiColor(environment)) } ?? image.picture
    drawing { _ in picture?.draw(in: rect) }
  }
  /// The picture's part `anchor` stands at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let (x, y) = (point.x - anchor.x * image.size.width, point.y - anchor.y * image.size.height)
    draw(image, in: CGRect(origin: CGPoint(x: x, y: y), size: image.size))
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// Made as large as the rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let scale = CGAffineTransform(
      scaleX: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    let place = scale.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    guard place.isSound else { return }
    drawing { context in
      context.mark(
        .content(symbol.make(), size: symbol.size, place: place.concatenating(context.ctm)))
    }
  }
  /// The view's part `anchor` stands at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let (x, y) = (point.x - anchor.x * symbol.size.width, point.y - anchor.y * symbol.size.height)
    draw(symbol, in: CGRect(origin: CGPoint(x: x, y: y), size: symbol.size))
  }
}
