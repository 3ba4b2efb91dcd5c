// Titles of configurations: attributed, with a line below, in several sizes.

import QuartzCore

extension UIButton.Configuration {
  /// How much room there is around the titles.
  public enum Size: Int, Sendable {
    case medium = 0
    case small
    case mini
    case large

    /// UIKit's for the medium size, the others as they look beside it (inferred). In points.
    var insets: NSDirectionalEdgeInsets {
      switch self {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }

  /// How the lines of title and subtitle stand to each other.
  public enum TitleAlignment: Int, Sendable {
    /// In the middle.
    case automatic = 0
    /// At the side where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
  }

  /// The sign of a button that opens a menu. Never shown.
  public enum Indicator: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// None.
    case none
    /// Two arrows, up and down.
    case popup
  }

  /// As `plain()`.
  public static func borderless() -> Self { plain() }
  /// As `gray()`.
  public static func bordered() -> Self { gray() }
  /// As `tinted()`.
  public static func borderedTinted() -> Self { tinted() }
  /// As `filled()`.
  public static func borderedProminent() -> Self { filled() }

  /// Clear, with the corners of the styles (inferred).
  static func plate() -> UIBackgroundConfiguration {
    var plate = UIBackgroundConfiguration.clear()
    plate.cornerRadius = 6
    return plate
  }

  /// nil without a title.
  var plainTitle: String? { attributedTitle.map { String($0.characters) } ?? title }

  /// Of a subtitle, 13 points at the standard size of text (inferred).
  private static let subtitleStyle = UIFont.TextStyle.footnote

  /// Title and subtitle with their attributes, one below the other; nil where plain text says it all.
  func attributedTexts(in traits: UITraitCollection) -> NSAttributedString? {
    let isPlain =
      attributedTitle == nil && titleTextAttributesTransformer == nil && subtitle == nil
      && attributedSubtitle == nil
    guard !isPlain else { return nil }
    let lines = NSMutableAttributedString(string: "")
    if let text = attributedTitle ?? title.map({ AttributedString($0) }) {
      lines.append(Self.changed(text, titleTextAttributesTransformer))
    }
    var small = AttributeContainer()
    small.font = .preferredFont(forTextStyle: Self.subtitleStyle, compatibleWith: traits)
    if let text = attributedSubtitle ?? subtitle.map({ AttributedString($0, attributes: small) }) {
      if lines.length > 0 { lines.append(NSAttributedString(string: "\n")) }
      lines.append(Self.changed(text, subtitleTextAttributesTransformer))
    }
    return lines
  }

  private static func changed(
    _ text: AttributedString, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    guard let transformer else { return NSAttributedString(text) }
    var text = text
    for run in text.runs { text[run.range].setAttributes(transformer(run.attributes)) }
    return NSAttributedString(text)
  }
}
