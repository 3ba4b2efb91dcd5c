// UIFontDescriptor — after Apple's documentation "UIFontDescriptor", read 2026-11.
// State: partial. Missing: families and faces other than the system's and the app's own, matching, matrices,
// features of fonts (all kept).

import QuartzCore

/// A description of a font. Weight, slant and size count; of designs, `monospaced` gives digits of one width.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // Never changed once it is made.

  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// In points, as a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// A dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight`, or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let type = featureIdentifier
    public static let selector = typeIdentifier
  }

  /// Kept; the system's design is drawn, with digits of one width for `monospaced`.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
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
  private let given: [AttributeName: Any]

  init(
    pointSize: CGFloat, weight: UIFont.Weight, isItalic: Bool, design: SystemDesign, hasEvenDigits: Bool,
    own: AppFont? = nil, given: [AttributeName: Any] = [:]
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.hasEvenDigits = hasEvenDigits
    self.own = own
    self.given = given
    super.init()
  }

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

  open var fontAttributes: [AttributeName: Any] {
    var all: [AttributeName: Any] = [.size: pointSize]
    all[.traits] = [TraitKey.weight: weight.rawValue, TraitKey.symbolic: symbolicTraits.rawValue]
    return all.merging(given) { $1 }
  }
  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }
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
      size: size, weight: weight, isItalic: isItalic, own: face, given: given.merging(attributes) { $1 })
  }

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
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  private func changed(
    size: CGFloat? = nil, weight: UIFont.Weight? = nil, isItalic: Bool? = nil, design: SystemDesign? = nil,
    own: AppFont?? = nil, given: [AttributeName: Any]? = nil
  ) -> UIFontDescriptor {
    UIFontDescriptor(
      pointSize: size ?? pointSize, weight: weight ?? self.weight, isItalic: isItalic ?? self.isItalic,
      design: design ?? self.design, hasEvenDigits: hasEvenDigits, own: own ?? self.own,
      given: given ?? self.given)
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
  /// - Parameter pointSize: 0 takes the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      pointSize: pointSize > 0 ? pointSize : descriptor.pointSize, weight: descriptor.weight,
      isItalic: descriptor.isItalic, hasEvenDigits: descriptor.hasEvenDigits, design: descriptor.design,
      own: descriptor.own)
  }

  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      pointSize: pointSize, weight: weight, isItalic: isItalic, design: design, hasEvenDigits: hasEvenDigits,
      own: own)
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
