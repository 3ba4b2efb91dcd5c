// The modifiers that change how texts and symbols look.

import UIKit

extension View {
  private func setting<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  public func font(_ font: Font?) -> some View { setting(\.font, font) }
  public func fontWeight(_ weight: Font.Weight?) -> some View { setting(\.fontWeight, weight) }
  public func bold(_ isActive: Bool = true) -> some View { setting(\.isBold, isActive) }
  public func italic(_ isActive: Bool = true) -> some View { setting(\.isItalic, isActive) }
  /// Texts that say so themselves have their own line.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    setting(\.underline, TextLine(isActive: isActive, color: color))
  }
  /// Texts that say so themselves have their own line.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    setting(\.strikethrough, TextLine(isActive: isActive, color: color))
  }
  public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(EnvironmentModifier { $0.font = ($0.font ?? .body).with(design) })
  }
  public func monospacedDigit() -> some View {
    modifier(EnvironmentModifier { $0.font = ($0.font ?? .body).monospacedDigit() })
  }
  public func monospaced(_ isActive: Bool = true) -> some View {
    modifier(EnvironmentModifier { if isActive { $0.font = ($0.font ?? .body).monospaced() } })
  }
  public func foregroundColor(_ color: Color?) -> some View {
    setting(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        // A level of the foreground is one of the colour around.
        let isLevel =
          style is HierarchicalShapeStyle && !($0.foregroundStyle?.style is HierarchicalShapeStyle)
        $0.foregroundStyle =
          isLevel && $0.foregroundStyle != nil
          ? AnyShapeStyle(Color(style.uiColor($0))) : AnyShapeStyle(style)
      })
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foregroundStyle(primary)
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { foregroundStyle(primary) }
  public func tint(_ tint: Color?) -> some View { setting(\.tint, tint) }
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    modifier(EnvironmentModifier { $0.tint = Color(tint.uiColor($0)) })
  }
  public func accentColor(_ color: Color?) -> some View { setting(\.tint, color) }
  public func lineLimit(_ number: Int?) -> some View { setting(\.lineLimit, number) }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { setting(\.lineLimit, limit.upperBound) }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { setting(\.lineLimit, nil) }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    setting(\.lineLimit, limit.upperBound)
  }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    setting(\.lineLimit, limit).environment(\.reservesLines, reservesSpace)
  }
  /// In points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    setting(\.lineSpacing, lineSpacing.isFinite ? max(0, lineSpacing) : 0)
  }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    setting(\.multilineTextAlignment, alignment)
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { setting(\.truncationMode, mode) }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { setting(\.minimumScaleFactor, factor) }
  public func allowsTightening(_ flag: Bool) -> some View { self }
  public func textCase(_ textCase: Text.Case?) -> some View { setting(\.textCase, textCase) }
  public func imageScale(_ scale: Image.Scale) -> some View { setting(\.imageScale, scale) }
  public func symbolVariant(_ variant: SymbolVariants) -> some View { setting(\.symbolVariants, variant) }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  public func disabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentModifier {
        guard disabled else { return }
        $0.isEnabled = false
        $0.allowsHitTesting = false
      })
  }
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(EnvironmentModifier { if !enabled { $0.allowsHitTesting = false } })
  }
  public func redacted(reason: RedactionReasons) -> some View { setting(\.redactionReasons, reason) }
  public func unredacted() -> some View { setting(\.redactionReasons, []) }
}

extension Font {
  func with(_ design: Design?) -> Font {
    var copy = self
    copy.design = design ?? copy.design
    return copy
  }
}
