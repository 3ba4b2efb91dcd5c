// Text — after Apple's documentation "Text", read 2026-11.
// State: partial. Missing: dates that run, selection.

import UIKit

/// Lines of text that cannot be changed.
public struct Text: Equatable, Sendable {
  struct Look: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isBold: Bool?
    var isItalic: Bool?
    var color: AnyStyle?
    var underline: Bool?
    var underlineColor: Color?
    var strikethrough: Bool?
    var strikethroughColor: Color?
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
    var hasEvenDigits = false
    var isMonospaced = false

    init() {}
  }

  /// Styles have no equality; two of them are told apart by their description.
  struct AnyStyle: Equatable, Sendable {
    let style: AnyShapeStyle
    static func == (one: AnyStyle, other: AnyStyle) -> Bool {
      String(describing: one.style) == String(describing: other.style)
    }
  }

  struct Run: Equatable, Sendable {
    var text: String
    var look = Look()
    /// Stands in the place of the text, which is a U+FFFC; nil for letters.
    var image: Image?
  }

  var runs: [Run]

  init(runs: [Run]) { self.runs = runs }
  public init(verbatim content: String) { runs = [Run(text: content)] }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
  /// Simple Markdown in the key is shown as such.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    runs = key.runs
  }
  /// A picture among letters: a symbol as large as they are, another in its own size.
  public init(_ image: Image) { runs = [Run(text: "\u{FFFC}", image: image)] }
  // A literal is a key: AttributedString can be made of one, too.
  @_disfavoredOverload public init(_ attributed: AttributedString) {
    runs = attributed.runs.map { run in
      Run(text: String(attributed[run.range].characters), look: Look(run.attributes))
    }
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  public struct DateStyle: Hashable, Sendable {
    enum Kind { case date, time, relative }
    let kind: Kind
    public static let date = DateStyle(kind: .date)
    public static let time = DateStyle(kind: .time)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .relative)
    public static let timer = DateStyle(kind: .relative)
  }

  public init(_ date: Date, style: DateStyle) {
    switch style.kind {
    case .date: self.init(verbatim: date.formatted(date: .long, time: .omitted))
    case .time: self.init(verbatim: date.formatted(date: .omitted, time: .shortened))
    case .relative:
      let seconds = abs(date.timeIntervalSinceNow)
      let whole = seconds.isFinite ? Int(min(seconds, 1e9)) : 0
      self.init(
        verbatim: whole >= 3600
          ? "\(whole / 3600) hr, \(whole / 60 % 60) min" : "\(whole / 60) min, \(whole % 60) sec")
    }
  }

  public static func + (one: Text, other: Text) -> Text { Text(runs: one.runs + other.runs) }

  /// A look that is set inside is kept before one that is set around it.
  private func changed(_ change: (inout Look) -> Void) -> Text {
    Text(
      runs: runs.map { run in
        var run = run
        change(&run.look)
        return run
      })
  }

  public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = $0.weight ?? weight } }
  public func bold() -> Text { bold(true) }
  public func bold(_ isActive: Bool) -> Text { changed { $0.isBold = $0.isBold ?? isActive } }
  public func italic() -> Text { italic(true) }
  public func italic(_ isActive: Bool) -> Text { changed { $0.isItalic = $0.isItalic ?? isActive } }
  public func foregroundColor(_ color: Color?) -> Text {
    changed { look in if look.color == nil { look.color = color.map { AnyStyle(style: AnyShapeStyle($0)) } } }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { look in if look.color == nil { look.color = AnyStyle(style: AnyShapeStyle(style)) } }
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { ($0.underline, $0.underlineColor) = (isActive, color) }
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { ($0.strikethrough, $0.strikethroughColor) = (isActive, color) }
  }
  public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { changed { $0.kerning = tracking } }
  public func baselineOffset(_ offset: CGFloat) -> Text { changed { $0.baselineOffset = offset } }
  public func monospacedDigit() -> Text { changed { $0.hasEvenDigits = true } }
  public func monospaced(_ isActive: Bool = true) -> Text { changed { $0.isMonospaced = isActive } }

  /// Without its looks.
  var plain: String { runs.plain }
}

extension [Text.Run] {
  /// The letters alone.
  var plain: String { filter { $0.image == nil }.map(\.text).joined() }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

extension Text: View, LeafView {
  public typealias Body = Never

  func makeDrawing() -> UILabel { UILabel(frame: .zero) }

  func update(_ label: UILabel, _ environment: EnvironmentValues) {
    let text = attributed(environment)
    if label.attributedText != text { label.attributedText = text }
    label.numberOfLines = max(0, environment.lineLimit ?? 0)
    label.adjustsFontSizeToFitWidth = environment.minimumScaleFactor < 1
    label.minimumScaleFactor = environment.minimumScaleFactor
  }

  func size(_ proposal: ProposedViewSize, _ label: UILabel, _ environment: EnvironmentValues) -> CGSize {
    // Even without room a text is as wide as a letter.
    let width = max(proposal.width ?? .greatestFiniteMagnitude, 1)
    let limit = max(0, environment.lineLimit ?? 0)
    func fit(_ width: CGFloat, _ lines: Int) -> CGSize {
      let room = CGRect(x: 0, y: 0, width: min(width, 1e6), height: 1e6)
      return label.textRect(forBounds: room, limitedToNumberOfLines: lines).size
    }
    var size = fit(width, limit)
    if let height = proposal.height, height < size.height {
      // As many lines as there is room for, but one in any case.
      let line = max(fit(1e6, 1).height, 1)
      let lines = max(1, Int(min(height / line + 0.01, 10_000)))
      size = fit(width, limit == 0 ? lines : min(limit, lines))
    }
    if environment.reservesLines, limit > 0 { size.height = fit(1e6, 1).height * CGFloat(limit) }
    return CGSize(width: size.width.roundedUpToPixel, height: size.height.roundedUpToPixel)
  }

  func guide(_ key: AlignmentKey, in size: CGSize, _ label: UILabel) -> CGFloat? {
    guard let offsets = label.baselineOffsets else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return offsets.first }
    if key == VerticalAlignment.lastTextBaseline.key { return size.height - offsets.last }
    return nil
  }

  var spacing: ViewSpacing { ViewSpacing(kind: .text) }
  var isTouchable: Bool { false }

  // MARK: Attributes

  @MainActor func attributed(_ environment: EnvironmentValues) -> NSAttributedString {
    let whole = NSMutableAttributedString()
    let paragraph = NSMutableParagraphStyle()
    switch environment.multilineTextAlignment {
    case .leading: paragraph.alignment = .natural
    case .center: paragraph.alignment = .center
    case .trailing: paragraph.alignment = environment.layoutDirection == .leftToRight ? .right : .left
    }
    paragraph.lineSpacing = environment.lineSpacing
    let isOneLine = environment.lineLimit == 1
    switch environment.truncationMode {
    case .head: paragraph.lineBreakMode = isOneLine ? .byTruncatingHead : .byWordWrapping
    case .middle: paragraph.lineBreakMode = isOneLine ? .byTruncatingMiddle : .byWordWrapping
    case .tail: paragraph.lineBreakMode = .byTruncatingTail
    }
    for run in runs {
      var attributes = run.look.attributes(environment)
      attributes[.paragraphStyle] = paragraph
      if environment.redactionReasons.contains(.placeholder) { Redaction.hide(&attributes) }
      if let image = run.image {
        if let picture = image.attachment(among: run.look, environment) {
          whole.append(NSAttributedString(attachment: picture, attributes: attributes))
        }
        continue
      }
      var text = run.text
      switch environment.textCase {
      case .uppercase: text = text.uppercased(with: environment.locale)
      case .lowercase: text = text.lowercased(with: environment.locale)
      case nil: break
      }
      whole.append(NSAttributedString(string: text, attributes: attributes))
    }
    return whole
  }
}

/// Two of the same picture are equal, so that a text that says the same as before is not laid out again.
private final class InlineImage: NSTextAttachment {
  override func isEqual(_ object: Any?) -> Bool { (object as? InlineImage)?.image == image }
  override var hash: Int { image?.hash ?? 0 }
}

extension Image {
  /// nil where there is no such picture, or only placeholders are shown.
  @MainActor fileprivate func attachment(
    among look: Text.Look, _ environment: EnvironmentValues
  ) -> NSTextAttachment? {
    guard !environment.redactionReasons.contains(.placeholder) else { return nil }
    var around = environment
    if let font = look.font { around.font = font }
    return uiImage(around).map { InlineImage(image: $0) }
  }
}

/// A line under or through texts.
struct TextLine: Equatable {
  var isActive: Bool
  /// The text's where there is none.
  var color: Color?
}

extension Text.Look {
  @MainActor func attributes(_ environment: EnvironmentValues) -> [NSAttributedString.Key: Any] {
    var font = self.font ?? environment.font ?? .body
    if let weight = weight ?? environment.fontWeight { font = font.weight(weight) }
    if isBold ?? environment.isBold { font = font.bold() }
    if isItalic ?? environment.isItalic { font = font.italic() }
    if hasEvenDigits { font = font.monospacedDigit() }
    if isMonospaced { font = font.monospaced() }
    var attributes: [NSAttributedString.Key: Any] = [.font: font.uiFont(at: environment.dynamicTypeSize)]
    let style = color?.style ?? environment.foregroundStyle
    let shown = style?.uiColor(environment) ?? .label
    attributes[.foregroundColor] = shown
    let below = underline.map { TextLine(isActive: $0, color: underlineColor) } ?? environment.underline
    if let below, below.isActive {
      attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
      if let color = below.color { attributes[.underlineColor] = color.uiColor(environment) }
    }
    let through =
      strikethrough.map { TextLine(isActive: $0, color: strikethroughColor) } ?? environment.strikethrough
    if let through, through.isActive {
      attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
      if let color = through.color { attributes[.strikethroughColor] = color.uiColor(environment) }
    }
    if let kerning, kerning.isFinite { attributes[.kern] = kerning }
    if let baselineOffset, baselineOffset.isFinite { attributes[.baselineOffset] = baselineOffset }
    return attributes
  }
}

extension CGFloat {
  /// Text that is cut by a part of a pixel loses its last word.
  var roundedUpToPixel: CGFloat {
    guard isFinite else { return self }
    let scale = UIScreen.main.scale
    return (self * scale - 0.001).rounded(.up) / scale
  }
}
