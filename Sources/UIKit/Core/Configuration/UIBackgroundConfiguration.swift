// UIBackgroundConfiguration — after Apple's documentation "UIBackgroundConfiguration", read 2026-11.
// State: partial. Missing: visual effects (kept), shadows.

import QuartzCore

/// The background of a cell's content, as a value. Lengths in points.
public struct UIBackgroundConfiguration {
  /// Where `updated(for:)` takes colours from that were not set.
  private enum Style { case clear, plain, grouped, sidebar, bar }
  private var style = Style.clear
  private var givenColor: UIColor?
  private var isColorGiven = false
  /// The style's colour in the state that the configuration was updated for last.
  private var styleColor: UIColor?

  /// Fills the background, over its colour; it moves from cell to cell with the configuration.
  public var customView: UIView?
  /// Of the background and all in it.
  public var cornerRadius: CGFloat = 0
  /// From the cell's edges; negative ones let the background reach out.
  public var backgroundInsets = NSDirectionalEdgeInsets()
  /// The sides on which the cell's layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// nil is the tint colour. As long as it is not set, the style's own in the state at hand.
  public var backgroundColor: UIColor? {
    get { isColorGiven ? givenColor : styleColor }
    set {
      givenColor = newValue
      isColorGiven = true
    }
  }
  /// The colour that was set; nil: none, or the tint colour.
  var ownBackgroundColor: UIColor? { isColorGiven ? givenColor : nil }
  /// Makes the colour that is drawn out of `backgroundColor`; nil draws that itself.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Kept, without effect: nothing is blurred.
  public var visualEffect: UIVisualEffect?
  /// Over the colour.
  public var image: UIImage?
  /// How the image fills the background. Default: `scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// nil is the tint colour.
  public var strokeColor: UIColor?
  /// Makes the colour of the stroke out of `strokeColor`; nil draws that itself.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// 0 draws no stroke.
  public var strokeWidth: CGFloat = 0
  /// How far outside of the background the stroke's outer edge is; negative: inside.
  public var strokeOutset: CGFloat = 0

  private init(_ style: Style) {
    self.style = style
    styleColor = Self.color(of: style, isMarked: false)
  }

  /// Nothing is seen of it.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// That of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plain) }
  /// That of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.grouped) }
  /// Of the corners of cards and of marked rows in sidebars, in points (widely reported).
  static let cardRadius: CGFloat = 10

  /// That of a cell in a sidebar: only what is highlighted or selected is marked, by a rounded rectangle.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration(.sidebar)
    background.cornerRadius = cardRadius
    return background
  }
  /// That of a sidebar's cell beside a leading accessory.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }
  /// That of a cell in any list: plain. List cells know by themselves which list they stand in.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plain) }

  /// That of a header or footer in a plain list, which rows slide under.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.bar) }
  /// Clear.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .clear() }
  /// Clear.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .clear() }
  /// That of a header in any list: as in plain ones.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.bar) }
  /// That of a footer in any list: as in plain ones.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.bar) }

  /// The same as it looks in `state`: lists mark what is highlighted or selected. Colours that were set stay.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let marked = state as? any MarkableState
    let isMarked = marked.map { $0.isHighlighted || $0.isSelected } ?? false
    var copy = self
    copy.styleColor = Self.color(of: style, isMarked: isMarked)
    return copy
  }

  private static func color(of style: Style, isMarked: Bool) -> UIColor? {
    switch style {
    case .clear: .clear
    case .plain: isMarked ? .systemGray4 : .systemBackground
    case .grouped: isMarked ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebar: isMarked ? .systemFill : .clear
    case .bar: .systemBackground
    }
  }

  /// The background colour that is drawn where the tint colour is `tintColor`.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  /// The colour of the stroke where the tint colour is `tintColor`.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }
}
