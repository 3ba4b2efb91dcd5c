import QuartzCore

/// The bar of one axis: touches pass through it, and it is in front of everything (Facts 1.14).
@MainActor final class ScrollIndicatorView: UIView {
  /// More than any z-index. Kept far from the largest number that a layer on the wire can have.
  private static let front: CGFloat = 1e30

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.zPosition = Self.front
    layer.isFlat = true
    layer.opacity = 0
    layer.cornerRadius = ScrollConstants.indicatorThickness / 2
  }

  required init?(coder: NSCoder) { nil }

  var style = UIScrollView.IndicatorStyle.default {
    didSet { if style != oldValue { paint() } }
  }

  func paint() {
    let (dark, light) = (UIColor(white: 0, alpha: 0.35), UIColor(white: 1, alpha: 0.45))
    backgroundColor =
      switch style {
      case .black: dark
      case .white: light
      case .default: UIColor { $0.userInterfaceStyle == .dark ? light : dark }
      }
    // Apple's documentation "UIScrollView.IndicatorStyle.default": good on any background, for its border.
    layer.borderWidth = style == .default ? ScrollConstants.indicatorBorder : 0
    let isDark = traits.userInterfaceStyle == .dark
    layer.borderColor = UIColor(white: isDark ? 0 : 1, alpha: 0.3).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { paint() }

  /// `frame` is in the scroll view's coordinates.
  func stand(on frame: CGRect) {
    isHidden = false
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if layer.bounds.size != frame.size { layer.bounds.size = frame.size }
    if layer.position != center { layer.position = center }
  }

  // MARK: Coming and going

  func show() {
    layer.removeAnimation(forKey: Self.fadeKey)
    UIView.performWithoutAnimation { layer.opacity = 1 }
  }

  func fade() {
    guard layer.opacity > 0 else { return }
    UIView.performWithoutAnimation { layer.opacity = 0 }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = ScrollConstants.indicatorFade
    layer.add(fade, forKey: Self.fadeKey)
  }

  private static let fadeKey = "fade"
}
