// UIContentUnavailableConfiguration — after Apple's documentation "UIContentUnavailableConfiguration",
// read 2026-11.
// State: partial. Missing: Apple's own measures (ours are by eye), languages but English, states (kept).

import QuartzCore

/// Stands in place of content that is not there: a picture, a text, a second text and buttons, in the middle.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How the picture looks.
  public struct ImageProperties {
    /// nil is grey.
    public var tintColor: UIColor?
    /// The size and weight of a symbol; nil draws it at 48 points.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// In points; 0 is without a limit.
    public var maximumSize = CGSize.zero
    /// Kept, without effect.
    public var cornerRadius: CGFloat = 0
  }

  /// How one of the two texts looks.
  public struct TextProperties {
    /// The font of plain text; an attributed text has its own.
    public var font: UIFont
    /// The colour of plain text; an attributed text has its own.
    public var color: UIColor
    /// 0 is as many as it takes.
    public var numberOfLines = 0
    /// Where lines are broken, and how a text that has no room is cut. Default by words.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Kept, without effect. Default false.
    public var adjustsFontSizeToFitWidth = false
    /// Kept, without effect.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// The action or the menu of a button, beside its look.
  public struct ButtonProperties {
    /// Done when it is tapped.
    public var primaryAction: UIAction?
    /// False shows the button dimmed, and taps do nothing. Default true.
    public var isEnabled = true
    /// Opened by a tap, where there is no action.
    public var menu: UIMenu?
  }

  /// Where the parts stand in the view.
  public enum Alignment: Int, Sendable {
    case natural = 0
    case center
  }

  /// Stands on top, above the texts; nil shows none. Not shown while the wheel of `loading()` turns.
  public var image: UIImage?
  /// How `image` looks.
  public var imageProperties = ImageProperties()
  /// The first text, below the picture; nil or an empty one shows none.
  public var text: String?
  /// Comes before `text`.
  public var attributedText: NSAttributedString?
  /// How the first text looks. Default bold, 22 points.
  public var textProperties = TextProperties(font: .systemFont(ofSize: 22, weight: .bold), color: .label)
  /// The second text, below the first; nil or an empty one shows none.
  public var secondaryText: String?
  /// Comes before `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks. Default 15 points in the secondary colour.
  public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
  /// Shown where it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The action or the menu of `button`.
  public var buttonProperties = ButtonProperties()
  /// As `button`, below it.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action or the menu of `secondaryButton`.
  public var secondaryButtonProperties = ButtonProperties()
  /// The view's background, of which the colour is shown. Default clear.
  public var background = UIBackgroundConfiguration.clear()
  /// Kept, without effect: all stands in the middle.
  public var alignment = Alignment.center
  /// Around all, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 20, leading: 20, bottom: 20, trailing: 20)
  /// Between the parts, in points.
  public var imageToTextPadding: CGFloat = 15
  /// Points between the two texts.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// Points between the texts and the first button.
  public var textToButtonPadding: CGFloat = 15
  /// Points between the two buttons.
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

  /// A `UIContentUnavailableView` that shows this.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration as it is, whatever `state` says.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}
