// UIImage — after Apple's documentation "UIImage", read 2026-11.
// State: partial. Missing: symbols (a ring stands for them), drawing, orientation, resizing, tinting, animation, formats
// other than PNG, JPEG and WebP.

import QuartzCore

/// A picture. It is never decoded here: its file is what the page gets.
public final class UIImage: NSObject, Sendable {
  /// Always there; optional as on Apple's platforms.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat

  /// The picture on dark screens, with its pixels per point; nil: the same.
  private let dark: (picture: CGImage, scale: CGFloat)?
  /// The name of what was not found, of a placeholder.
  let label: String?
  /// Whether it stands for one of the system's symbols, which are drawn in the tint colour.
  let isSymbol: Bool

  init(
    picture: CGImage, scale: CGFloat, dark: (CGImage, CGFloat)? = nil, label: String? = nil,
    isSymbol: Bool = false
  ) {
    self.isSymbol = isSymbol
    cgImage = picture
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.dark = dark
    self.label = label
    super.init()
  }

  /// The picture to be shown with these traits.
  func resolved(with traits: UITraitCollection) -> UIImage {
    guard traits.userInterfaceStyle == .dark, let dark else { return self }
    return UIImage(picture: dark.picture, scale: dark.scale)
  }

  public convenience init(cgImage: CGImage) { self.init(picture: cgImage, scale: 1) }

  /// A picture of nothing, as code sets it to show none.
  public override convenience init() {
    guard let pixel = CGImage(width: 1, height: 1, rgba: [0, 0, 0, 0]) else {
      preconditionFailure("a pixel has four bytes")
    }
    self.init(picture: pixel, scale: Self.emptyScale)
  }

  /// Pixels per point of a picture of nothing, whose one clear pixel is then too small to take any room.
  private static let emptyScale: CGFloat = 1_000_000

  /// A PNG, JPEG or WebP file; nil where `data` does not begin as one.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// `scale` is in pixels per point; what is not positive counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = CGImage(encoded: Array(data)) else { return nil }
    self.init(picture: picture, scale: scale)
  }

  /// nil where the file cannot be read or is none of the known kinds. A name that ends in `@2x` or `@3x` before its
  /// extension says the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = (path as NSString).lastPathComponent as NSString
    let stem = name.deletingPathExtension
    self.init(data: data, scale: stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1)
  }

  /// In points: pixels by scale (uikit-fidelity 6.2).
  public var size: CGSize {
    CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.cgImage == cgImage && other.scale == scale
  }

  public override var hash: Int { cgImage?.hashValue ?? 0 }
}
