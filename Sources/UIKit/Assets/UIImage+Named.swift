// Pictures by name.

import QuartzCore

extension UIImage {
  /// The picture of that name in the asset folders: from a catalogue, or a file. There is always one: a
  /// placeholder with the name on it stands for what is not there, or is of a kind that pages do not show,
  /// and the session's log says so.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// `traits` choose between light and dark, and the scale; nil, and traits that say no style, leave light
  /// and dark to the view that shows the picture. Every bundle is the asset folders.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(_named: name, traits: traits)
  }

  convenience init(_named name: String, traits: UITraitCollection?) {
    let (style, scale) = (traits?.userInterfaceStyle ?? .unspecified, traits?.displayScale ?? 0)
    guard let found = NamedImage.find(name, scale: scale > 0 ? scale : ScreenScale.pixelsPerPoint) else {
      _AssetFolders.reportMissing("picture", name)
      self.init(picture: PlaceholderPicture.checks, scale: PlaceholderPicture.checksScale, label: name)
      return
    }
    let light = style == .dark ? found.dark ?? found.light : found.light
    self.init(
      picture: light.picture, scale: light.scale,
      dark: style == .unspecified ? found.dark.map { ($0.picture, $0.scale) } : nil,
      renderingMode: found.renderingMode)
  }

  /// As `init(named:)`: neither `bundle` nor `configuration` counts.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }
}

/// A picture that was found.
private struct NamedImage {
  struct Look {
    var picture: CGImage
    var scale: CGFloat
  }

  var light: Look
  var dark: Look?
  var renderingMode = UIImage.RenderingMode.automatic

  /// Catalogues come before files. `scale`, in pixels per point, is the one that is looked for first.
  static func find(_ name: String, scale: CGFloat) -> NamedImage? {
    let index = _AssetFolders.index
    if let folder = index.imageSets[name], let set = AssetSet(folder: folder) {
      let looks = [false, true].map { dark in
        set.picture(dark: dark, scale: scale).flatMap { look($0, in: folder) }
      }
      if let light = looks[0] ?? looks[1] {
        return NamedImage(light: light, dark: looks[1], renderingMode: set.renderingMode)
      }
    }
    let files = (index.files[name] ?? []).sorted { sharpness($0, scale) > sharpness($1, scale) }
    for path in files {
      if let picture = picture(at: path) {
        return NamedImage(light: Look(picture: picture, scale: UIImage.scale(ofFile: path)), dark: nil)
      }
    }
    return nil
  }

  private static func look(_ found: (file: String, scale: CGFloat), in folder: String) -> Look? {
    let path = (folder as NSString).appendingPathComponent(found.file)
    return picture(at: path).map { Look(picture: $0, scale: found.scale) }
  }

  private static func picture(at path: String) -> CGImage? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return CGImage(encoded: PDFDrawing.isOne(data) ? PDFDrawing.svg(path) ?? [] : Array(data))
  }

  /// The scale that is looked for first, then the sharper one.
  private static func sharpness(_ path: String, _ scale: CGFloat) -> CGFloat {
    let own = UIImage.scale(ofFile: path)
    return own == scale ? 9 : own
  }
}
