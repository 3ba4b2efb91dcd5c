/// The properties of a piece of text that decide how wide it is.
public struct SpanStyle: Hashable, Sendable {
  /// In points; anything but a positive number counts as 0, and takes no room.
  public var size: Double
  /// As in CSS, 100…900.
  public var weight: Int
  public var isItalic: Bool
  /// Added after every character, in points; may be negative.
  public var kern: Double
  /// Whether all digits take the room of the widest.
  public var hasEvenDigits: Bool
  /// Asked for a character before the fonts of the list; nil for none.
  public var face: OwnFace?
  /// Takes the place of each U+FFFC of the piece, letters aside; nil for none.
  public var box: InlineBox?

  public init(
    size: Double, weight: Int = 400, isItalic: Bool = false, kern: Double = 0, hasEvenDigits: Bool = false,
    face: OwnFace? = nil
  ) {
    self.size = size.isFinite ? min(max(size, 0), 10_000) : 0
    self.weight = weight
    self.isItalic = isItalic
    self.kern = kern.isFinite ? min(max(kern, -10_000), 10_000) : 0
    self.hasEvenDigits = hasEvenDigits
    self.face = face
  }

  /// The room after every character in addition to its own, in points: kerning that was asked for, and the
  /// tracking of the size and weight, which is the system's font's alone.
  var spacing: Double { face == nil ? kern + Tracking.spacing(size: size, weight: weight) : kern }

  /// Heights of the font that was asked for, which set the lines whatever fallback a character takes.
  public var metrics: FontMetrics {
    face?.metrics(size: size) ?? SystemFontHeights.metrics(size: size)
  }
}

/// A string in pieces of one style each.
public struct StyledText: Hashable, Sendable {
  /// A piece; the pieces follow one another.
  public struct Span: Hashable, Sendable {
    public var string: String
    public var style: SpanStyle

    public init(_ string: String, _ style: SpanStyle) {
      self.string = string
      self.style = style
    }
  }

  public var spans: [Span]

  public init(_ spans: [Span]) { self.spans = spans }
}
