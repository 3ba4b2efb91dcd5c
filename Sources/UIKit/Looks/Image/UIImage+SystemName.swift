// Symbols by name. Their meanings are Apple's, their outlines are this project's own.

import QuartzCore

extension UIImage {
  /// The symbol of that name. There is always one: a dashed square stands for what is not drawn here, or, of
  /// a name whose beginning is known, the symbol of that beginning; the session's log says so.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Of a configuration of another kind than `SymbolConfiguration` nothing counts.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(symbol: Symbol(name, (configuration as? SymbolConfiguration)?.look ?? SymbolLook()))
  }

  /// Without regard to `traits`: a symbol takes size and colours from the view that shows it.
  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// `variableValue` is not heeded: all of the symbol is drawn.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  private static func system(_ name: String) -> UIImage { UIImage(symbol: Symbol(name, SymbolLook())) }

  /// A plus in a circle.
  public class var add: UIImage { system("plus.circle") }
  /// A minus in a circle.
  public class var remove: UIImage { system("minus.circle") }
  /// A tick.
  public class var checkmark: UIImage { system("checkmark") }
  /// Three dots in a circle.
  public class var actions: UIImage { system("ellipsis.circle") }
  /// A tick in a circle.
  public class var strokedCheckmark: UIImage { system("checkmark.circle") }

  // MARK: Colours

  /// As a template, only what the picture covers counts, and the view's tint colour fills that.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self, renderingMode: renderingMode, tint: tint)
  }

  /// In a view, the tint colour of the view comes first for symbols unless the rendering mode is
  /// `alwaysOriginal`, for pictures where it is `alwaysTemplate`.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(self, renderingMode: renderingMode, tint: color)
  }

  /// The same picture in `color`, with another rendering mode: see `withTintColor(_:)` for when the view's
  /// tint comes first.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(self, renderingMode: renderingMode, tint: color)
  }

  // MARK: Beside text

  /// From the lower edge up to where letters stand beside it, in points; nil for pictures.
  public var baselineOffsetFromBottom: CGFloat? { symbol?.baseline }
}
