// UIListContentConfiguration — after Apple's documentation "UIListContentConfiguration", read 2026-11.
// State: partial. Missing: Apple's own measures (ours are widely reported), header() and footer() that follow
// the list they stand in outside of list cells.

import QuartzCore

/// The content of a row, a header or a footer as a value: an image, a text and a second text. Lengths in
/// points.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  let style: ListContentStyle

  /// In front of the texts; nil for none.
  public var image: UIImage?
  /// How `image` looks.
  public var imageProperties = ImageProperties()

  private(set) var primary = Text()
  private(set) var secondary = Text()

  /// Without attributes; setting it lets `attributedText` go. nil or empty for none.
  public var text: String? {
    get { primary.attributed?.string ?? primary.string }
    set { primary = Text(string: newValue) }
  }
  /// Letters without a font, colour or paragraph style take that of `textProperties`.
  public var attributedText: NSAttributedString? {
    get { primary.attributed }
    set { primary = Text(attributed: newValue) }
  }
  /// How `text` looks; the style's own at first.
  public var textProperties: TextProperties

  /// As `text`.
  public var secondaryText: String? {
    get { secondary.attributed?.string ?? secondary.string }
    set { secondary = Text(string: newValue) }
  }
  /// As `attributedText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondary.attributed }
    set { secondary = Text(attributed: newValue) }
  }
  /// How `secondaryText` looks; the style's own at first.
  public var secondaryTextProperties: TextProperties

  /// The axes along which the content also keeps to the margins of the view that it lies in, as far as it
  /// reaches into them.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// Around the content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text stands behind the first where both have room in one line. Else it stands below.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// Between the image and the texts. Default: 16.
  public var imageToTextPadding = ListContentStyle.imageGap
  /// At least so much lies between texts side by side.
  public var textToSecondaryTextHorizontalPadding = ListContentStyle.valueGap
  /// Between texts below one another.
  public var textToSecondaryTextVerticalPadding = ListContentStyle.subtitleGap

  init(_ style: ListContentStyle) {
    self.style = style
    textProperties = TextProperties(font: style.font, color: style.color, transform: style.transform)
    secondaryTextProperties = TextProperties(font: style.secondaryFont, color: style.secondaryColor)
    directionalLayoutMargins = style.margins
    prefersSideBySideTextAndSecondaryText = style.prefersSideBySide
  }

  // MARK: Ready-made

  /// A row; the second text, smaller and grey, below the first.
  public static func cell() -> Self { Self(.cell) }
  /// A row with a small second text below the first.
  public static func subtitleCell() -> Self { Self(.subtitleCell) }
  /// A row with a grey second text at the trailing edge.
  public static func valueCell() -> Self { Self(.valueCell) }

  /// As in grouped lists. A list cell's `defaultContentConfiguration()` knows which list it stands in.
  public static func header() -> Self { Self(.groupedHeader) }
  /// As in grouped lists. A list cell's `defaultContentConfiguration()` knows which list it stands in.
  public static func footer() -> Self { Self(.groupedFooter) }
  /// A header of a plain list.
  public static func plainHeader() -> Self { Self(.plainHeader) }
  /// A footer of a plain list.
  public static func plainFooter() -> Self { Self(.plainFooter) }
  /// A header of a grouped list, in upper case.
  public static func groupedHeader() -> Self { Self(.groupedHeader) }
  /// A footer of a grouped list.
  public static func groupedFooter() -> Self { Self(.groupedFooter) }
  /// A large title over a card of rows.
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentInsetGroupedHeader) }
  /// A larger title over a card of rows.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentInsetGroupedHeader) }

  /// A header in a sidebar.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
  /// A row in a sidebar; a second text stands below the first, in grey.
  public static func sidebarCell() -> Self { Self(.sidebarCell) }
  /// A row in a sidebar with a second text below the first, in grey.
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  /// A sidebar's row beside a leading accessory.
  public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
  /// A sidebar's row with a second text beside a leading accessory.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.accompaniedSidebarSubtitleCell) }

  // MARK: Content

  /// A `UIListContentView` that shows this configuration.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The same as it looks in `state`: what is disabled is dimmed. Colours that were set stay.
  public func updated(for state: any UIConfigurationState) -> Self {
    let isDisabled =
      switch state {
      case let cell as UICellConfigurationState: cell.isDisabled
      case let view as UIViewConfigurationState: view.isDisabled
      default: false
      }
    var copy = self
    copy.textProperties.isDimmed = isDisabled
    copy.secondaryTextProperties.isDimmed = isDisabled
    copy.imageProperties.isDimmed = isDisabled
    return copy
  }
}
