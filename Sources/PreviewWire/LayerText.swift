/// Text as the server laid it out: the page draws each run where it is told, and measures nothing.
public struct LayerText: Hashable, Sendable {
  /// Top to bottom; never empty in a layer's state. At most `WireLimits.lines`.
  public let lines: [Line]

  /// Lines of text; those past the limit are left out.
  public init(lines: [Line]) { self.lines = Array(lines.prefix(WireLimits.lines)) }

  /// The first run that there is.
  var firstRun: Run? { lines.lazy.compactMap(\.runs.first).first }

  /// One line.
  public struct Line: Hashable, Sendable {
    /// Where its first run begins, and its baseline: in 1/64 pt, in the layer's own coordinates.
    public let start: WirePoint
    /// From left to right as they are seen, whatever is read first. At most `WireLimits.runs`.
    public let runs: [Run]

    /// A line; runs past the limit are left out.
    public init(start: WirePoint, runs: [Run]) {
      self.start = start
      self.runs = Array(runs.prefix(WireLimits.runs))
    }
  }

  /// A piece of a line that has one look.
  public struct Run: Hashable, Sendable {
    /// At most `WireLimits.string` bytes.
    public let string: String
    /// Distance of its left edge from the line's start, in 1/64 pt.
    public let x: Int64
    /// In 1/64 pt, not negative.
    public let fontSize: Int64
    /// After every character, in 1/1024 pt; may be negative.
    public let spacing: Int64
    /// 100…900, as in CSS.
    public let weight: Int
    /// Slant, lines through or under the glyphs, and direction.
    public let style: Style
    /// Of the glyphs and of those lines.
    public let color: WireColor
    /// The font that is asked for a character before all others, as `ImageReport` names it; empty for none.
    public let face: String
    /// Strokes, shadows and the like.
    public let ornaments: TextOrnaments

    /// A run; `xPoints`, `fontSizePoints` and `spacingPoints` in points. Anything beyond the limits is cut
    /// off or clamped, and a `face` that is no hash left out.
    public init(
      _ string: String, xPoints: Double = 0, fontSizePoints: Double, spacingPoints: Double = 0,
      weight: Int = 400,
      style: Style = [], color: WireColor, face: String = "", ornaments: TextOrnaments = TextOrnaments()
    ) {
      self.init(
        string, x: Quantise.length(xPoints), fontSize: Quantise.length(fontSizePoints),
        spacing: Quantise.length(spacingPoints * Self.spacingUnits), weight: weight, style: style,
        color: color, face: face, ornaments: ornaments)
    }

    /// Lengths of the wire in one of spacing: errors of a character add up over a line.
    private static let spacingUnits = Quantise.fineSteps / Quantise.lengthSteps

    init(
      _ string: String, x: Int64, fontSize: Int64, spacing: Int64, weight: Int, style: Style,
      color: WireColor,
      face: String, ornaments: TextOrnaments
    ) {
      self.string = string.cut(toBytes: WireLimits.string)
      self.x = Quantise.clamp(x)
      self.fontSize = max(Quantise.clamp(fontSize), 0)
      self.weight = min(max(weight, 100), 900)
      self.spacing = Quantise.clamp(spacing)
      self.color = color
      self.face = LayerImage.isHash(face) ? face : ""
      self.ornaments = ornaments
      self.style = style.intersection(.look)
        .union(self.spacing == 0 ? [] : .spaced)
        .union(self.face.isEmpty ? [] : .faced)
        .union(ornaments.isPlain ? [] : .adorned)
    }

    /// This string at this place, in the look of `other`.
    init(_ string: String, x: Int64, in other: Run) {
      self.init(
        string, x: x, fontSize: other.fontSize, spacing: other.spacing, weight: other.weight,
        style: other.style, color: other.color, face: other.face, ornaments: other.ornaments)
    }

    /// Whether only string and place may be others than those of `other`.
    func looksLike(_ other: Run) -> Bool {
      fontSize == other.fontSize && weight == other.weight && style == other.style && color == other.color
        && spacing == other.spacing && face == other.face && ornaments == other.ornaments
    }
  }

  /// How a run differs from upright, plain text.
  public struct Style: OptionSet, Hashable, Sendable {
    /// The byte of the wire.
    public let rawValue: UInt8
    /// The style of a byte.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Slanted glyphs.
    public static let italic = Style(rawValue: 1 << 0)
    /// A line under the glyphs.
    public static let underline = Style(rawValue: 1 << 1)
    /// A line through the glyphs.
    public static let strikethrough = Style(rawValue: 1 << 2)

    /// The run reads from right to left: marks at its ends stand on the other side.
    public static let rightToLeft = Style(rawValue: 1 << 3)

    /// `spacing` follows.
    static let spaced = Style(rawValue: 1 << 4)

    /// `face` follows the colour.
    static let faced = Style(rawValue: 1 << 5)

    /// `ornaments` follow it.
    static let adorned = Style(rawValue: 1 << 6)

    /// All but string and place is as in the run before.
    static let sameLook = Style(rawValue: 1 << 7)

    static let look: Style = [.italic, .underline, .strikethrough, .rightToLeft]
    static let known: Style = look.union([.spaced, .faced, .adorned])
  }
}
