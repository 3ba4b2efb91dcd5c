// ColorResource, ImageResource — after Apple's documentation "ColorResource" and "ImageResource",
// read 2026-11.
// State: complete.

import QuartzCore

/// A colour of an asset catalogue, as the symbols that are generated for it name it.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Every bundle is the asset folders.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A picture of an asset catalogue, as the symbols that are generated for it name it.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Every bundle is the asset folders.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIColor {
  /// The colour of the catalogue; grey where there is none, and the session's log says so.
  public convenience init(resource: ColorResource) {
    let set = _AssetFolders.index.colorSets[resource.name].flatMap(AssetSet.init(folder:))
    let (light, dark) = (set?.color(dark: false), set?.color(dark: true))
    if let any = light ?? dark {
      self.init(light: any, dark: dark ?? any)
    } else {
      _AssetFolders.reportMissing("colour", resource.name)
      self.init(white: 0.5, alpha: 1)
    }
  }
}

extension UIImage {
  /// The picture of the catalogue; a placeholder where there is none, and the session's log says so.
  public convenience init(resource: ImageResource) { self.init(_named: resource.name, traits: nil) }
}
