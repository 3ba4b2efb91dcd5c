import QuartzCore

extension UIButton {
  /// A button's looks as a value: title, colours, corners and insets.
  public struct Configuration {
    public enum CornerStyle: Sendable {
      /// Radius of `cornerRadius`.
      case fixed
      case small
      case medium
      case large
      /// Half of the shorter side.
      case capsule
    }

    public var title: String?
    /// Of the title; nil is the style's own.
    public var baseForegroundColor: UIColor?
    /// nil is the style's own.
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.medium
    /// In points, for `CornerStyle.fixed`.
    public var cornerRadius: CGFloat = 8
    /// Distances of the title from the button's edges, in points. The numbers are UIKit's for the medium size
    /// (inferred).
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    private var isFilled = false

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
      isFilled && !isEnabled ? .tertiarySystemFill : baseBackgroundColor
    }

    func cornerRadius(in size: CGSize) -> CGFloat {
      switch cornerStyle {
      case .fixed: cornerRadius
      case .small: 5
      case .medium: 6
      case .large: 9
      case .capsule: max(0, min(size.width, size.height) / 2)
      }
    }
  }
}
