import QuartzCore

extension UIFont {
  /// How heavy the strokes are; raw values as UIKit's.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// 0 is regular; less is lighter, more is heavier.
    public let rawValue: CGFloat
    /// Takes any number; the nearest of those below is drawn.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 100 in CSS: the lightest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// 200 in CSS.
    public static let thin = Weight(rawValue: -0.6)
    /// 300 in CSS.
    public static let light = Weight(rawValue: -0.4)
    /// 400 in CSS.
    public static let regular = Weight(rawValue: 0)
    /// 500 in CSS.
    public static let medium = Weight(rawValue: 0.23)
    /// 600 in CSS.
    public static let semibold = Weight(rawValue: 0.3)
    /// 700 in CSS.
    public static let bold = Weight(rawValue: 0.4)
    /// 800 in CSS.
    public static let heavy = Weight(rawValue: 0.56)
    /// 900 in CSS: the heaviest.
    public static let black = Weight(rawValue: 0.62)

    /// How much heavier the system's font is for people who want bold text, in CSS numbers: regular becomes
    /// semibold. Apple says only that it is heavier; by how much is widely reported of regular text, and
    /// taken for the other weights (uncertain; Facts 6.5).
    static let boldTextGain = 200

    private static let named: [(weight: Weight, css: Int, name: String)] = [
      (.ultraLight, 100, "Thin"), (.thin, 200, "ExtraLight"), (.light, 300, "Light"),
      (.regular, 400, "Regular"), (.medium, 500, "Medium"), (.semibold, 600, "SemiBold"),
      (.bold, 700, "Bold"), (.heavy, 800, "ExtraBold"), (.black, 900, "Black"),
    ]

    private var nearest: (weight: Weight, css: Int, name: String) {
      let distances = Self.named.map { abs($0.weight.rawValue - rawValue) }
      let least = distances.indices.min { distances[$0] < distances[$1] } ?? 3
      return rawValue.isFinite ? Self.named[least] : Self.named[3]
    }

    /// The CSS weight, 100…900, whose named UIKit weight is nearest.
    package var css: Int { nearest.css }

    init(css: Int) {
      self = Self.named.min { abs($0.css - css) < abs($1.css - css) }?.weight ?? .regular
    }

    /// How font files call it.
    var name: String { nearest.name }

    /// The weight that the last part of a font's name says, in small letters; regular where it says none.
    init(ending: String) {
      let words: [(String, Weight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("semibold", .semibold),
        ("demibold", .semibold), ("extrabold", .heavy), ("thin", .thin), ("light", .light),
        ("medium", .medium), ("bold", .bold), ("heavy", .heavy), ("black", .black),
      ]
      self = words.first { ending.contains($0.0) }?.1 ?? .regular
    }
  }
}

extension UIFont {
  /// The system font in the weight whose CSS number, 100…900, is nearest to `cssWeight`.
  package class func systemFont(ofSize size: CGFloat, cssWeight: Int, isItalic: Bool) -> UIFont {
    UIFont(pointSize: size, weight: Weight(css: cssWeight), isItalic: isItalic)
  }
}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
