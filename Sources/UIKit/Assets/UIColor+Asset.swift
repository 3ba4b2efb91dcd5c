// Colours by name.

import QuartzCore

extension UIColor {
  /// The colour of that name in the asset catalogues, light and dark. There is always one: grey stands for
  /// what is not there, and the session's log says so.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// As `init(named:)`; every bundle is the asset folders.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    let set = _AssetFolders.index.colorSets[name].flatMap(AssetSet.init(folder:))
    let (light, dark) = (set?.color(dark: false), set?.color(dark: true))
    guard let any = light ?? dark else {
      _AssetFolders.reportMissing("colour", name)
      self.init(white: 0.5, alpha: 1)
      return
    }
    self.init(light: any, dark: dark ?? any)
  }
}
