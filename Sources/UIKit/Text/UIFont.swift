// UIFont — after Apple's documentation "UIFont", read 2026-11.
// State: partial. Missing: families other than the system's and the app's own (other names answer with the
// system's), designs (kept).

import QuartzCore
internal import Typesetting

/// The system font, Inter, or one of the app's own, in a size, weight and slant. Heights are in points, those
/// below the baseline negative.
///
/// Fonts that look the same are equal, whether or not they grow with the content size category.
public final class UIFont: NSObject, Sendable {
  private let foundationMark = FoundationMark.swiftObject
  /// In points.
  public let pointSize: CGFloat
  package let weight: Weight
  package let isItalic: Bool
  /// Whether all digits are of one width.
  package let hasEvenDigits: Bool
  let design: UIFontDescriptor.SystemDesign
  /// A font that the app brings; nil is the system's.
  let own: AppFont?
  /// How it grows with the content size category where it is shown; nil where it does not.
  let growth: FontGrowth?

  init(
    pointSize: CGFloat, weight: Weight, isItalic: Bool = false, hasEvenDigits: Bool = false,
    design: UIFontDescriptor.SystemDesign = .default, own: AppFont? = nil, growth: FontGrowth? = nil
  ) {
    self.pointSize = pointSize.isFinite ? max(pointSize, 0) : 0
    self.weight = weight
    self.isItalic = isItalic
    self.hasEvenDigits = hasEvenDigits || design == .monospaced
    self.design = design
    self.own = own
    self.growth = growth
    super.init()
  }

  /// 14 points: for text of no other kind.
  public static let systemFontSize: CGFloat = 14
  /// 17 points: for labels.
  public static let labelFontSize: CGFloat = 17
  /// 12 points: for small print.
  public static let smallSystemFontSize: CGFloat = 12
  /// 18 points: for buttons.
  public static let buttonFontSize: CGFloat = 18

  /// `size` is in points.
  public class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

  /// The system font in bold; `size` is in points.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  /// The system font in italics; `size` is in points.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .regular, isItalic: true)
  }

  /// The system font in the nearest weight that it has; `size` is in points.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The system font with digits of one width, so that a number that counts does not jump.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight, hasEvenDigits: true)
  }

  /// A font of the app's by its PostScript name, its full name or that of its family. No other font is there
  /// but the system's: this is it then, in the weight and slant that the name ends with (`Avenir-BoldItalic`,
  /// say).
  public convenience init?(name: String, size: CGFloat) {
    if let own = AppFonts.font(named: name) {
      self.init(
        pointSize: size, weight: Weight(css: own.face.weight), isItalic: own.face.isItalic, own: own)
      return
    }
    let ending = name.split(separator: "-").dropFirst().last?.lowercased() ?? ""
    let isItalic = ending.contains("italic") || ending.contains("oblique")
    self.init(pointSize: size, weight: Weight(ending: ending), isItalic: isItalic)
  }

  /// The same font in `size` points, whatever the content size category.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(
      pointSize: size, weight: weight, isItalic: isItalic, hasEvenDigits: hasEvenDigits, design: design,
      own: own)
  }

  /// "Inter" for the system's.
  public var familyName: String { own?.face.familyName ?? "Inter" }
  /// The PostScript name, by which `init(name:size:)` finds a font again.
  public var fontName: String {
    own?.face.postScriptName ?? "Inter-\(weight.name)\(isItalic ? "Italic" : "")"
  }

  // MARK: Heights

  /// From the baseline to the top of the line.
  public var ascender: CGFloat { style.metrics.ascender }
  /// From the baseline to the bottom of the line; negative.
  public var descender: CGFloat { style.metrics.descender }
  /// From the baseline to the top of a capital.
  public var capHeight: CGFloat { style.metrics.capHeight }
  /// From the baseline to the top of an x.
  public var xHeight: CGFloat { style.metrics.xHeight }
  /// From the top of a line to its bottom.
  public var lineHeight: CGFloat { style.metrics.lineHeight }
  /// The gap between lines that the font asks for; labels leave it out.
  public var leading: CGFloat { style.metrics.leading }

  /// How it is measured and drawn on the running session's screen.
  var style: SpanStyle {
    SpanStyle(
      size: pointSize, weight: drawnWeight, isItalic: isItalic, hasEvenDigits: hasEvenDigits, face: own?.face)
  }

  /// As in CSS. The system's font alone follows bold text: an app chooses another face of its own by itself
  /// (Facts 6.5).
  private var drawnWeight: Int {
    guard own == nil, SessionContext.isTextBold else { return weight.css }
    return min(weight.css + Weight.boldTextGain, Weight.black.css)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.pointSize == pointSize && other.weight == weight && other.isItalic == isItalic
      && other.hasEvenDigits == hasEvenDigits && other.design == design && other.own == own
  }

  public override var hash: Int {
    var hasher = Hasher()
    // Equal fonts are equal with any weight of text.
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    return hasher.finalize()
  }
}
