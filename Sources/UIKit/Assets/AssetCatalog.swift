// The sets of an asset catalogue — after Apple's "Asset Catalog Format Reference", read 2026-11.

import QuartzCore

/// `Contents.json` of an image set or a colour set, as far as it matters here. Parts that it does not
/// understand are left out.
struct AssetSet: Decodable {
  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Picture: Decodable {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?
  }

  struct Color: Decodable {
    struct Value: Decodable {
      var components: [String: String]?
    }
    var color: Value?
    var idiom: String?
    var appearances: [Appearance]?
  }

  struct Properties: Decodable {
    /// `template` or `original`.
    var intent: String?

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }
  }

  var images: [Picture]?
  var colors: [Color]?
  var properties: Properties?

  /// The mode that the catalogue gives the picture, where nothing else is asked for.
  var renderingMode: UIImage.RenderingMode {
    switch properties?.intent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }

  /// nil where the folder's `Contents.json` cannot be read.
  init?(folder: String) {
    let path = (folder as NSString).appendingPathComponent("Contents.json")
    guard let data = FileManager.default.contents(atPath: path),
      let set = try? JSONDecoder().decode(AssetSet.self, from: data)
    else { return nil }
    self = set
  }
}

extension [AssetSet.Appearance]? {
  /// Whether this is the look for dark screens.
  var isDark: Bool { self?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
  /// Whether it is for any screen; those for light ones and for more contrast are not needed for a pair.
  var isAny: Bool { self?.isEmpty ?? true }
}

extension AssetSet {
  /// The file of the best scale and its pixels per point; nil where there is none. The best is `scale`.
  func picture(dark: Bool, scale: CGFloat = ScreenScale.pixelsPerPoint) -> (file: String, scale: CGFloat)? {
    let fitting = (images ?? []).filter { dark ? $0.appearances.isDark : $0.appearances.isAny }
    let scaled = fitting.compactMap { image -> (file: String, scale: CGFloat)? in
      guard let file = image.filename, image.idiom != "ipad", image.idiom != "mac" else { return nil }
      return (file, image.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1)
    }
    // That scale, then the sharper one.
    return scaled.max { a, b in (a.scale == scale ? 9 : a.scale) < (b.scale == scale ? 9 : b.scale) }
  }

  /// nil where there is none.
  func color(dark: Bool) -> UIColor? {
    let fitting = (colors ?? []).filter { dark ? $0.appearances.isDark : $0.appearances.isAny }
    guard let components = fitting.lazy.compactMap({ $0.color?.components }).first else { return nil }
    func component(_ name: String) -> CGFloat? { components[name].flatMap(Self.number) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
      return nil
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `0.5`, `128` and `0x80` are the same.
  private static func number(_ text: String) -> CGFloat? {
    if text.lowercased().hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") ? CGFloat(value) : CGFloat(value) / 255
  }
}
