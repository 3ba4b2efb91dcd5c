// UIContentUnavailableConfiguration — after Apple's documentation "UIContentUnavailableConfiguration",
// read 2026-11.
// State: partial. Missing: Apple's own measures (ours are by eye), languages but English, states (kept).

import QuartzCore

/// Stands in place of content that is not there: a picture, a text, a second text and buttons, in the middle.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public struct ImageProperties {
    /// nil is grey.
    public var tintColor: UIColor?
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// In points; 0 is without a limit.
    public var maximumSize = CGSize.zero
    /// Kept, without effect.
    public var cornerRadius: CGFloat = 0
  }

  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    /// 0 is as many as it takes.
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    public var adjustsFontSizeToFitWidth = false
    /// Kept, without effect.
    public var minimumScaleFactor: CGFloat = 0
  }

  public struct ButtonProperties {
    /// Done when it is tapped.
    public var primaryAction: UIAction?
    public var isEnabled = true
    /// Opened by a tap, where there is no action.
    public var menu: UIMenu?
  }

  public enum Alignment: Int, Sendable {
    case natural = 0
    case center
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  /// Comes before `text`.
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(font: .systemFont(ofSize: 22, weight: .bold), color: .label)
  public var secondaryText: String?
  /// Comes before `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
  /// Shown where it has a title or an image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// As `button`, below it.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var background = UIBackgroundConfiguration.clear()
  /// Kept, without effect: all stands in the middle.
  public var alignment = Alignment.center
  /// Around all, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 20, leading: 20, bottom: 20, trailing: 20)
  /// Between the parts, in points.
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 6
  public var textToButtonPadding: CGFloat = 15
  public var buttonToSecondaryButtonPadding: CGFloat = 12
  var isLoading = false

  private init() {}

  /// Nothing yet: what is set is shown.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// A wheel that turns, and a word.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.isLoading = true
    made.text = "Loading…"
    made.textProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    return made
  }

  /// That a search has found nothing.
  @preconcurrency @MainActor public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}
