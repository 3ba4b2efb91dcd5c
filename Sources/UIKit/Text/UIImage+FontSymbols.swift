// Symbols as large and as heavy as letters.

import QuartzCore

extension UIImage.SymbolConfiguration {
  /// As large and as heavy as the font's letters.
  public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
  /// As large and as heavy as the font's letters, times the scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    let weight = UIImage.SymbolWeight(css: font.weight.css)
    self.init(SymbolLook(pointSize: font.pointSize, weight: weight, scale: scale.told))
  }
  /// As large as letters of that style.
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(textStyle: textStyle, scale: .unspecified)
  }
  /// As large as letters of that style, times the scale.
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
  }
}

extension UIImage.SymbolWeight {
  /// The weight of fonts whose letters are as heavy.
  public func fontWeight() -> UIFont.Weight { UIFont.Weight(css: rawValue == 0 ? 400 : rawValue * 100) }
}

extension UIFont.Weight {
  /// The weight of symbols whose lines are as heavy.
  public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(css: css) }
}
