// UIImage — after Apple's documentation "UIImage", read 2026-11.
// State: partial. Missing: Apple's own symbols (ours stand for the most used), drawing, orientation,
// resizing, being turned over where one reads from the right (kept), formats other than PNG, JPEG, WebP, GIF
// (its first picture), SVG and, by name, PDF.

import QuartzCore
import SampleData

/// A picture, or a symbol. A picture is never decoded here: its file is what the page gets.
public final class UIImage: NSObject, Sendable {
  private enum Source: Sendable {
    case picture(CGImage)
    case symbol(Symbol)
  }

  private let source: Source
  /// Pixels per point.
  public let scale: CGFloat
  /// The mode that `withRenderingMode` or the asset catalogue asked for.
  public let renderingMode: RenderingMode
  /// The colour that `withTintColor` gave; nil: none.
  let tint: UIColor?

  /// The picture on dark screens, with its pixels per point; nil: the same.
  private let dark: (picture: CGImage, scale: CGFloat)?
  /// The name of what was not found, of a placeholder.
  let label: String?
  /// Whether it is stretched to an image view's bounds, whatever its content mode.
  let fillsView: Bool
  /// The pictures of a moving one, in order; nil for one that stands still.
  public let images: [UIImage]?
  /// Seconds that a moving picture takes to go through its `images` once; 0 for one that stands still.
  public let duration: TimeInterval
  /// Kept, without effect: the picture is shown as it is in both reading directions.
  public let flipsForRightToLeftLayoutDirection: Bool

  init(
    picture: CGImage, scale: CGFloat, dark: (CGImage, CGFloat)? = nil, label: String? = nil,
    fillsView: Bool = false, renderingMode: RenderingMode = .automatic
  ) {
    source = .picture(picture)
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.dark = dark
    self.label = label
    self.fillsView = fillsView
    self.renderingMode = renderingMode
    tint = nil
    (images, duration, flipsForRightToLeftLayoutDirection) = (nil, 0, false)
    super.init()
  }

  init(symbol: Symbol, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil) {
    source = .symbol(symbol)
    scale = symbol.density
    self.renderingMode = renderingMode
    self.tint = tint
    (dark, label, fillsView) = (nil, nil, false)
    (images, duration, flipsForRightToLeftLayoutDirection) = (nil, 0, false)
    super.init()
  }

  /// The same picture, looked at in another way.
  init(_ other: UIImage, renderingMode: RenderingMode, tint: UIColor?) {
    (source, scale, dark, label) = (other.source, other.scale, other.dark, other.label)
    fillsView = other.fillsView
    self.renderingMode = renderingMode
    self.tint = tint
    images = other.images?.map { UIImage($0, renderingMode: renderingMode, tint: tint) }
    (duration, flipsForRightToLeftLayoutDirection) = (
      other.duration, other.flipsForRightToLeftLayoutDirection
    )
    super.init()
  }

  /// The same picture, with others to move through or to be turned over.
  init(_ other: UIImage, images: [UIImage]?, duration: TimeInterval, flips: Bool) {
    (source, scale, dark, label) = (other.source, other.scale, other.dark, other.label)
    (fillsView, renderingMode, tint) = (other.fillsView, other.renderingMode, other.tint)
    (self.images, self.duration, flipsForRightToLeftLayoutDirection) = (images, duration, flips)
    super.init()
  }

  /// nil for pictures.
  var symbol: Symbol? {
    if case .symbol(let symbol) = source { symbol } else { nil }
  }

  /// Whether it is one of the system's symbols, which are drawn in the tint colour.
  public var isSymbolImage: Bool { symbol != nil }

  /// Always there; optional as on Apple's platforms. Of a symbol: in its own tint, or black.
  public var cgImage: CGImage? {
    switch source {
    case .picture(let picture): picture
    case .symbol(let symbol): symbol.picture(in: tint ?? .black, with: .current)
    }
  }

  /// The picture that is shown with these traits in a view of the tint colour `viewTint`.
  func resolved(with traits: UITraitCollection, tint viewTint: UIColor) -> UIImage {
    if let symbol {
      // Only what is explicitly original keeps its own colour.
      let color = renderingMode == .alwaysOriginal ? tint ?? .black : viewTint
      return UIImage(picture: symbol.picture(in: color, with: traits), scale: symbol.density)
    }
    let isDark = traits.userInterfaceStyle == .dark
    guard let color = renderingMode == .alwaysTemplate ? viewTint : tint else {
      guard isDark, let dark else { return self }
      return UIImage(picture: dark.picture, scale: dark.scale)
    }
    guard let picture = isDark ? dark?.picture ?? cgImage : cgImage else { return self }
    return UIImage(
      picture: picture.tinted(color.resolvedColor(with: traits).cgColor),
      scale: isDark ? dark?.scale ?? scale : scale)
  }

  /// Whether it is shown in the tint colour of its view.
  var takesTint: Bool { isSymbolImage || renderingMode == .alwaysTemplate }

  /// As bars, tabs, menus, segments, swipe actions and buttons of the system's type show it: in their colour,
  /// unless it says otherwise.
  var asTemplate: UIImage {
    renderingMode == .automatic && tint == nil && !isSymbolImage ? withRenderingMode(.alwaysTemplate) : self
  }

  /// A picture with one pixel to the point.
  public convenience init(cgImage: CGImage) { self.init(picture: cgImage, scale: 1) }

  /// - Parameter orientation: without effect: the picture is shown as its pixels stand.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(picture: cgImage, scale: scale)
  }

  /// A picture of nothing, as code sets it to show none.
  public override convenience init() {
    guard let pixel = CGImage(width: 1, height: 1, rgba: [0, 0, 0, 0]) else {
      preconditionFailure("a pixel has four bytes")
    }
    self.init(picture: pixel, scale: Self.emptyScale)
  }

  /// Pixels per point of a picture of nothing, whose one clear pixel is then too small to take any room.
  private static let emptyScale: CGFloat = 1_000_000

  /// A PNG, JPEG, WebP, GIF or SVG file; nil where `data` does not begin as one. Of the bytes that answer a
  /// request in a preview it is a placeholder, another for each address.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// `scale` is in pixels per point; what is not positive counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    if let bytes = SampleBytes(data) {
      let sample = SamplePicture(address: bytes.address)
      guard let picture = sample.cgImage else { return nil }
      self.init(picture: picture, scale: sample.scale)
    } else {
      guard let picture = CGImage(encoded: Array(data)) else { return nil }
      self.init(picture: picture, scale: scale)
    }
  }

  /// nil where the file cannot be read or is none of the known kinds. A name that ends in `@2x` or `@3x`
  /// before its extension says the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: Self.scale(ofFile: path))
  }

  /// As the file's name says it.
  static func scale(ofFile path: String) -> CGFloat {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }

  /// Whether it was made as a picture of nothing.
  var isBlank: Bool { !isSymbolImage && scale == Self.emptyScale }

  /// In points: pixels by scale (Facts 6.2).
  public var size: CGSize {
    if let symbol { return symbol.size }
    return CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage, other.scale == scale else { return false }
    guard other.renderingMode == renderingMode, other.tint == tint else { return false }
    guard other.images == images, other.duration == duration else { return false }
    return symbol != nil || other.symbol != nil ? other.symbol == symbol : other.cgImage == cgImage
  }

  public override var hash: Int { symbol?.hashValue ?? cgImage?.hashValue ?? 0 }
}
