// UIVisualEffectView, UIBlurEffect, UIVibrancyEffect — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: blurring: a translucent colour stands for it.

import QuartzCore

/// How a view changes what is behind it.
@preconcurrency @MainActor open class UIVisualEffect: MainActorObject {
  /// An effect that shows nothing.
  public init() { super.init(_object: ()) }
  /// Stands for the effect.
  var color: UIColor? { nil }
}

/// Stands for frosted glass: a translucent colour by its style, since nothing is blurred.
open class UIBlurEffect: UIVisualEffect {
  /// How light the glass is, and how much of the background comes through. Names that end in `Light` or
  /// `Dark` keep that look in both appearances.
  public enum Style: Int, Sendable {
    /// A light colour in both appearances, as `light` is here.
    case extraLight = 0
    case light, dark
    /// Follows the appearance.
    case regular = 4
    /// Follows the appearance, as `regular` does.
    case prominent
    /// Half of the background comes through the thinnest, a fifth through the others but the thin ones.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  private let style: Style

  /// The colour follows from `style`, which never changes.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var color: UIColor? {
    let name = "\(style)"
    let opacity: CGFloat = name.contains("UltraThin") ? 0.5 : name.contains("Thin") ? 0.65 : 0.8
    if style == .dark || name.hasSuffix("Dark") { return UIColor(white: 0.11, alpha: opacity) }
    if style == .light || style == .extraLight || name.hasSuffix("Light") {
      return UIColor(white: 0.97, alpha: opacity)
    }
    return .systemBackground.withAlphaComponent(opacity)
  }
}

/// Shows nothing of its own.
open class UIVibrancyEffect: UIVisualEffect {
  /// Keeps nothing: the content is drawn as without the effect.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view over what it blurs, with a place for content.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// Holds what is shown over the effect, and has the view's size.
  public let contentView = UIView(frame: .zero)
  /// Shown as the view's background colour; nil clears it.
  open var effect: UIVisualEffect? {
    didSet { backgroundColor = effect?.color }
  }

  /// `effect` may be nil for a clear view. The view has no size before it is given a frame.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    prepare()
    self.effect = effect
    backgroundColor = effect?.color
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UIVisualEffectView.self)
  }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
