import QuartzCore

extension UIButton {
  /// A button's looks as a value: title, colours, corners and insets.
  public struct Configuration {
    public enum CornerStyle: Sendable {
      /// Radius of `background.cornerRadius`.
      case fixed
      /// As `fixed`: text never changes its size here.
      case dynamic
      case small
      case medium
      case large
      /// Half of the shorter side.
      case capsule
    }

    public var title: String?
    /// Stands beside the title; comes before what the button has by state.
    public var image: UIImage?
    /// The side of the title that the image stands at.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// Of a symbol, for what it was not made with itself.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Of the title; nil is the style's own.
    public var baseForegroundColor: UIColor?
    /// nil is the style's own.
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.medium
    /// What lies behind it. Its colour, where set, comes before `baseBackgroundColor`, and its corners are those of
    /// `CornerStyle.fixed`.
    public var background = Configuration.plate()
    /// Distances of the title from the button's edges, in points. Those of the size unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// Takes the insets of the size again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    private var ownInsets: NSDirectionalEdgeInsets?
    private var isFilled = false

    public var buttonSize = Size.medium
    /// Stands in place of `title`.
    public var attributedTitle: AttributedString?
    /// Below the title, smaller.
    public var subtitle: String?
    /// Stands in place of `subtitle`.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Of the two titles beside each other's edges.
    public var titleAlignment = TitleAlignment.automatic
    /// Kept: the subtitle is the next line of the title.
    public var titlePadding: CGFloat = 1
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var automaticallyUpdateForSelection = true

    /// Only a title.
    public static func plain() -> Configuration { Configuration(baseForegroundColor: .systemBlue) }

    /// White on the tint colour.
    public static func filled() -> Configuration {
      var configuration = Configuration(baseForegroundColor: .white, baseBackgroundColor: .systemBlue)
      configuration.isFilled = true
      return configuration
    }

    /// The tint colour on a shade of it.
    public static func tinted() -> Configuration {
      Configuration(
        baseForegroundColor: .systemBlue, baseBackgroundColor: UIColor.systemBlue.withAlphaComponent(0.18))
    }

    /// The tint colour on grey.
    public static func gray() -> Configuration {
      Configuration(baseForegroundColor: .systemBlue, baseBackgroundColor: .secondarySystemFill)
    }

    private init(baseForegroundColor: UIColor? = nil, baseBackgroundColor: UIColor? = nil) {
      self.baseForegroundColor = baseForegroundColor
      self.baseBackgroundColor = baseBackgroundColor
    }

    @MainActor func background(isEnabled: Bool) -> UIColor? {
      guard !isFilled || isEnabled else { return .tertiarySystemFill }
      guard let color = background.ownBackgroundColor ?? baseBackgroundColor else { return nil }
      return background.backgroundColorTransformer?(color) ?? color
    }

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
