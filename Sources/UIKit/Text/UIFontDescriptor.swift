// UIFontDescriptor — after Apple's documentation "UIFontDescriptor", read 2026-11.
// State: partial. Missing: families and faces other than the system's and the app's own, matching, matrices,
// features of fonts (all kept).

import QuartzCore

/// A description of a font. Weight, slant and size count; of designs, `monospaced` gives digits of one width.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // Never changed once it is made.

  /// Names something that a descriptor says.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// UIKit's name for the attribute.
    public let rawValue: String
    /// Takes any name; attributes of no meaning are kept.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A family's name. One of the app's counts; others give the system's font.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A font's name, as in `UIFont(name:size:)`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of a weight and slant, such as `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// In points, as a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A name for people. Kept, without effect.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A transform of the letters. Kept, without effect.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters that the font must have. Kept, without effect.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// Fonts for characters that this one lacks. Kept, without effect.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// A dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The same width for all letters, in points. Kept, without effect.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// Features of the font, by `FeatureKey`. Kept, without effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The style that the font was made for. Kept, without effect.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// Names a trait in the dictionary of `AttributeName.traits`.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// UIKit's name for the trait.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight`, or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number from -1 to 1. Kept, without effect.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// A number from -1 to 1. Kept, without effect.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Names a part of a feature's setting. Kept, without effect.
  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    /// UIKit's name for the key.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The feature's number.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the choice.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The newer name of `featureIdentifier`.
    public static let type = featureIdentifier
    /// The newer name of `typeIdentifier`.
    public static let selector = typeIdentifier
  }

  /// Kept; the system's design is drawn, with digits of one width for `monospaced`.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// UIKit's name for the design.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system's own design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Drawn as the system's own.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Drawn as the system's own.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Drawn as the system's own, with digits of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Traits that a font has or lacks.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// One bit for each trait, as UIKit numbers them.
    public let rawValue: UInt32
    /// Takes the bits as they are, also those of no trait.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Letters that lean to the right.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold letters and heavier ones.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters. Never found, and without effect.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters. Never found, and without effect.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Digits of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Letters below one another. Never found, and without effect.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Letters for screens. Never found, and without effect.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines closer together. Never found, and without effect.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines further apart. Never found, and without effect.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// Letters with serifs. Never found, and without effect.
    public static let classSerif = SymbolicTraits(rawValue: 4 << 28)
  }

  /// In points; 0 where nothing was said.
  public let pointSize: CGFloat
  let weight: UIFont.Weight
  let isItalic: Bool
  let design: SystemDesign
  let hasEvenDigits: Bool
  /// A font that the app brings; nil is the system's.
  let own: AppFont?
  /// As the font has it: of a style's font that has kept its size.
  let growth: FontGrowth?
  private let given: [AttributeName: Any]

  init(
    pointSize: CGFloat, weight: UIFont.Weight, isItalic: Bool, design: SystemDesign, hasEvenDigits: Bool,
    own: AppFont? = nil, growth: FontGrowth? = nil, given: [AttributeName: Any] = [:]
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.hasEvenDigits = hasEvenDigits
    self.own = own
    self.growth = growth
    self.given = given
    super.init()
  }

  /// The system's font with `attributes`; without a size it has 0 points.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(UIFont(pointSize: 0, weight: .regular), adding: attributes)
  }

  /// The weight and slant that the name ends with.
  public convenience init(name: String, size: CGFloat) {
    let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    self.init(font, adding: [.name: name])
  }

  private convenience init(_ font: UIFont, adding attributes: [AttributeName: Any]) {
    let own = font.fontDescriptor
    let (size, weight, isItalic, face) = own.taking(attributes)
    self.init(
      pointSize: size, weight: weight, isItalic: isItalic, design: own.design,
      hasEvenDigits: own.hasEvenDigits, own: face, given: attributes)
  }

  /// The descriptor of a style's font.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The descriptor of a style's font at the content size category of `traitCollection`.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: Asking

  /// The size and the traits, and all that was given.
  open var fontAttributes: [AttributeName: Any] {
    var all: [AttributeName: Any] = [.size: pointSize]
    all[.traits] = [TraitKey.weight: weight.rawValue, TraitKey.symbolic: symbolicTraits.rawValue]
    return all.merging(given) { $1 }
  }
  /// The value of that name in `fontAttributes`; nil where nothing was said.
  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }
  /// The name of the font that is drawn.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }
  /// Whether the font is bold, italic or monospaced.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    // As on a device: from semibold on.
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  // MARK: Deriving

  /// Attributes that nothing is known of are kept.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let (size, weight, isItalic, face) = taking(attributes)
    return changed(
      size: attributes[.size] == nil ? nil : size, weight: weight, isItalic: isItalic, own: face,
      given: given.merging(attributes) { $1 })
  }

  /// The same description in that many points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed(size: newPointSize) }

  /// Bold is set where it is among the traits, and a bold one becomes regular where it is not. nil where the
  /// app's font has no face like that.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = self.symbolicTraits.contains(.traitBold)
    let wantsBold = symbolicTraits.contains(.traitBold)
    if let own {
      let isItalic = symbolicTraits.contains(.traitItalic)
      guard let sibling = AppFonts.sibling(of: own, isBold: wantsBold, isItalic: isItalic) else { return nil }
      return changed(
        weight: UIFont.Weight(css: sibling.face.weight), isItalic: isItalic, own: sibling)
    }
    return changed(
      weight: isBold == wantsBold ? weight : wantsBold ? .bold : .regular,
      isItalic: symbolicTraits.contains(.traitItalic),
      design: symbolicTraits.contains(.traitMonoSpace) ? .monospaced : design)
  }

  /// Never nil.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { changed(design: design) }
  /// The weight and slant that `newFace` names; the family stays.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
  /// The app's font of that family, or the system's where there is none.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  private func changed(
    size: CGFloat? = nil, weight: UIFont.Weight? = nil, isItalic: Bool? = nil, design: SystemDesign? = nil,
    own: AppFont?? = nil, given: [AttributeName: Any]? = nil
  ) -> UIFontDescriptor {
    UIFontDescriptor(
      pointSize: size ?? pointSize, weight: weight ?? self.weight, isItalic: isItalic ?? self.isItalic,
      design: design ?? self.design, hasEvenDigits: hasEvenDigits, own: own ?? self.own,
      growth: size == nil ? growth : nil, given: given ?? self.given)
  }

  private func taking(
    _ attributes: [AttributeName: Any]
  ) -> (size: CGFloat, weight: UIFont.Weight, isItalic: Bool, own: AppFont?) {
    var (size, weight, isItalic, own) = (pointSize, weight, isItalic, own)
    if let given = Self.number(attributes[.size]) { size = given }
    if let name = attributes[.name] as? String, let named = UIFont(name: name, size: size) {
      (weight, isItalic, own) = (named.weight, named.isItalic, named.own)
    }
    if let family = attributes[.family] as? String {
      own = AppFonts.fonts(ofFamily: family).first
      if let own { (weight, isItalic) = (UIFont.Weight(css: own.face.weight), own.face.isItalic) }
    }
    if let face = attributes[.face] as? String, let named = UIFont(name: "Face-\(face)", size: size) {
      (weight, isItalic) = (named.weight, named.isItalic)
      own = own.map { AppFonts.nearest(to: weight.css, isItalic: isItalic, in: $0.face.familyName) ?? $0 }
    }
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return (size, weight, isItalic, own) }
    if let given = traits[.symbolic].flatMap(Self.symbolic) {
      isItalic = given.contains(.traitItalic)
      if given.contains(.traitBold) { weight = .bold }
    }
    if let given = traits[.weight] as? UIFont.Weight {
      weight = given
    } else if let given = Self.number(traits[.weight]) {
      weight = UIFont.Weight(rawValue: given)
    }
    own = own.map { AppFonts.nearest(to: weight.css, isItalic: isItalic, in: $0.face.familyName) ?? $0 }
    return (size, weight, isItalic, own)
  }

  private static func symbolic(_ value: Any) -> SymbolicTraits? {
    (value as? SymbolicTraits) ?? (value as? UInt32).map(SymbolicTraits.init(rawValue:))
  }

  /// Attributes come as whatever the program wrote: a Swift number or a boxed one.
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: value
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return UIFont(descriptor: self, size: 0) == UIFont(descriptor: other, size: 0)
  }

  open override var hash: Int { UIFont(descriptor: self, size: 0).hash }
}

extension UIFont {
  /// - Parameter pointSize: 0 takes the descriptor's, and has the font grow as that of a style does.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      pointSize: pointSize > 0 ? pointSize : descriptor.pointSize, weight: descriptor.weight,
      isItalic: descriptor.isItalic, hasEvenDigits: descriptor.hasEvenDigits, design: descriptor.design,
      own: descriptor.own, growth: pointSize > 0 ? nil : descriptor.growth)
  }

  /// Describes this font.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      pointSize: pointSize, weight: weight, isItalic: isItalic, design: design, hasEvenDigits: hasEvenDigits,
      own: own, growth: growth)
  }

  /// The system font: there is none here whose letters are of one width, only its digits are.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight, design: .monospaced)
  }

  /// That of the system and those of the app, sorted.
  public class var familyNames: [String] {
    Set(AppFonts.all.map(\.face.familyName) + [systemFont(ofSize: 12).familyName]).sorted()
  }

  /// Sorted; empty for what is neither the system's nor the app's.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let own = AppFonts.fonts(ofFamily: familyName).map(\.face.postScriptName).sorted()
    if !own.isEmpty { return own }
    return familyName == systemFont(ofSize: 12).familyName ? [systemFont(ofSize: 12).fontName] : []
  }
}
