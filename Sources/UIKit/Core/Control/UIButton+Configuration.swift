import QuartzCore

extension UIButton {
  /// A button's looks as a value: title, colours, corners and insets.
  public struct Configuration {
    /// How round the corners are.
    public enum CornerStyle: Sendable {
      /// Radius of `background.cornerRadius`.
      case fixed
      /// As `fixed`: text never changes its size here.
      case dynamic
      /// 5 points.
      case small
      /// 6 points.
      case medium
      /// 9 points.
      case large
      /// Half of the shorter side.
      case capsule
    }

    /// nil leaves the title to what the button has by state.
    public var title: String?
    /// Stands beside the title; comes before what the button has by state.
    public var image: UIImage?
    /// The side of the title that the image stands at.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// Of a symbol, for what it was not made with itself.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Of title and picture; nil is the style's own.
    public var baseForegroundColor: UIColor?
    /// That the style makes its background of; nil is the style's own.
    public var baseBackgroundColor: UIColor?
    /// `medium` by default.
    public var cornerStyle = CornerStyle.medium
    /// Lies behind title and picture. Its colour, where set, comes before `baseBackgroundColor`, and its
    /// corners are those of `CornerStyle.fixed`.
    public var background = Configuration.plate()
    /// Distances of the title from the button's edges, in points. Those of the size unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// Takes the insets of the size again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    private var ownInsets: NSDirectionalEdgeInsets?
    /// Says how much room there is around the title; the small sizes have smaller type. `medium` by default.
    public var buttonSize = Size.medium
    /// Stands in place of `title`.
    public var attributedTitle: AttributedString?
    /// Below the title, smaller.
    public var subtitle: String?
    /// Stands in place of `subtitle`.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Of the two titles beside each other's edges.
    public var titleAlignment = TitleAlignment.automatic
    /// Kept: the subtitle is the next line of the title.
    public var titlePadding: CGFloat = 1
    /// Whether the title goes on in further lines, or where it is cut off. By default it wraps at words.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether a wheel turns in place of the image.
    public var showsActivityIndicator = false
    /// Makes the colours of image and wheel of that of the title.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// As `imageColorTransformer`, of the wheel.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Kept: no sign tells that a button opens a menu.
    public var indicator = Indicator.automatic
    /// Kept, without effect; true by default.
    public var automaticallyUpdateForSelection = true

    /// Only a title, in the tint colour.
    public static func plain() -> Configuration { Configuration(style: .plain) }

    /// White on the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }

    /// The tint colour on a shade of it.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }

    /// The tint colour on grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }

    private enum Style {
      case plain, gray, tinted, filled
    }

    private let style: Style

    private init(style: Style) { self.style = style }

    /// How faint title, picture and background are while a finger is on the button (inferred).
    static let highlightedAlpha: CGFloat = 0.75
    /// How much of its colour a tinted background has (inferred).
    private static let tintedAlpha: CGFloat = 0.18

    /// Of title and picture.
    func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
      guard isEnabled else { return .tertiaryLabel }
      return baseForegroundColor ?? (style == .filled ? .white : tint)
    }

    /// Of what lies behind them, before the transformer; nil where nothing does.
    private func ground(tint: UIColor, isEnabled: Bool) -> UIColor? {
      if !isEnabled, style == .filled || style == .tinted { return .tertiarySystemFill }
      if let own = background.ownBackgroundColor { return own }
      switch style {
      case .plain: return baseBackgroundColor
      case .gray: return baseBackgroundColor ?? .secondarySystemFill
      case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(Self.tintedAlpha)
      case .filled: return baseBackgroundColor ?? tint
      }
    }

    /// The ground behind title and picture, as it is drawn in a button of `size`, in points; nil where
    /// nothing does.
    func plate(tint: UIColor, isEnabled: Bool, size: CGSize) -> UIBackgroundConfiguration? {
      let ground = ground(tint: tint, isEnabled: isEnabled)
      let hasMore =
        background.image != nil || background.customView != nil || background.strokeWidth > 0
      guard ground != nil || hasMore else { return nil }
      var plate = background
      plate.backgroundColor = ground ?? .clear
      plate.cornerRadius = cornerRadius(in: size)
      return plate
    }

    /// Of the image.
    func imageColor(tint: UIColor, isEnabled: Bool) -> UIColor {
      let color = foreground(tint: tint, isEnabled: isEnabled)
      return imageColorTransformer?(color) ?? color
    }

    /// Of the wheel.
    func wheelColor(tint: UIColor, isEnabled: Bool) -> UIColor {
      let color = foreground(tint: tint, isEnabled: isEnabled)
      return activityIndicatorColorTransformer?(color) ?? color
    }

    /// The same: how a configuration looks follows the button's state and tint by itself.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }

    func cornerRadius(in size: CGSize) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: 5
      case .medium: 6
      case .large: 9
      case .capsule: max(0, min(size.width, size.height) / 2)
      }
    }
  }
}
