// UIImage.SymbolConfiguration — after Apple's documentation "UIImage.SymbolConfiguration", read 2026-11.
// State: partial. Missing: multicolour and variable symbols (drawn in the tint colour), locales.

import QuartzCore

extension UIImage {
  /// How a symbol is drawn: size, weight, scale and colours. The view that shows it decides on the rest.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Unchecked for its base; its own state is a constant.
    let look: SymbolLook

    init(_ look: SymbolLook) { self.look = look }

    /// As large as letters of a font of `pointSize` points.
    public convenience init(pointSize: CGFloat) { self.init(SymbolLook(pointSize: pointSize)) }
    /// As large as letters of a font of `pointSize` points, with lines of that weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolLook(pointSize: pointSize, weight: weight.told))
    }
    /// As large as letters of a font of `pointSize` points, times the scale, with lines of that weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolLook(pointSize: pointSize, weight: weight.told, scale: scale.told))
    }
    /// Says only how large the symbol is for its point size.
    public convenience init(scale: SymbolScale) { self.init(SymbolLook(scale: scale.told)) }
    /// Says only how heavy the lines are.
    public convenience init(weight: SymbolWeight) { self.init(SymbolLook(weight: weight.told)) }
    /// Less important parts of the symbol are fainter.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolLook(colors: .hierarchy(hierarchicalColor)))
    }
    /// A colour for each level of the symbol, the most important first; further levels get the last.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolLook(colors: .palette(paletteColors)))
    }

    /// Says nothing: all is left to the view that shows the symbol.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolLook()) }
    /// The tint colour alone.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolLook(colors: .monochrome))
    }
    /// Drawn in the tint colour: symbols here have no colours of their own.
    public class func preferringMulticolor() -> SymbolConfiguration { unspecified }

    /// The same, with what `other` says before what this says; of a configuration of another kind nothing.
    public func applying(_ other: Configuration?) -> SymbolConfiguration {
      guard let other = other as? SymbolConfiguration else { return self }
      return SymbolConfiguration(look.applying(other.look))
    }

    /// Whether both say the same; false for nil.
    public func isEqual(to other: SymbolConfiguration?) -> Bool { other?.look == look }
    public override func isEqual(_ object: Any?) -> Bool { isEqual(to: object as? SymbolConfiguration) }
    public override var hash: Int { look.hashValue }
  }

  /// The same symbol with what `configuration` says before what it was made with; pictures stay as they are.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol else { return self }
    return UIImage(symbol: symbol.applying(configuration.look), renderingMode: renderingMode, tint: tint)
  }

  /// The same symbol with what `configuration` says first; of another kind than `SymbolConfiguration` nothing
  /// counts, and pictures stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
  }

  /// The configuration that the symbol was made with; nil for pictures.
  public var symbolConfiguration: SymbolConfiguration? { symbol.map { SymbolConfiguration($0.look) } }
  /// The configuration that the symbol was made with; nil for pictures.
  public var configuration: Configuration? { symbolConfiguration }

  /// As a view shows the symbol that prefers `preferred`: the symbol's own wishes come first.
  func preferring(_ preferred: SymbolLook?) -> UIImage {
    guard let symbol, let preferred else { return self }
    let look = preferred.applying(symbol.look)
    return look == symbol.look
      ? self : UIImage(symbol: Symbol(symbol.name, look), renderingMode: renderingMode, tint: tint)
  }
}

extension UIImage.SymbolScale {
  /// nil where it leaves the scale open.
  var told: Self? { self == .unspecified || self == .default ? nil : self }
}

extension UIImage.SymbolWeight {
  /// nil where it leaves the weight open.
  fileprivate var told: Self? { self == .unspecified ? nil : self }

  /// `css` is a weight of 100 to 900.
  init(css: Int) { self = Self(rawValue: max(100, min(css, 900)) / 100) ?? .regular }
}
