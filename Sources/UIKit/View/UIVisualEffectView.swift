// UIVisualEffectView, UIBlurEffect, UIVibrancyEffect — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: blurring: a translucent colour stands for it.

import QuartzCore

/// How a view changes what is behind it.
@preconcurrency @MainActor open class UIVisualEffect: MainActorObject {
  public init() { super.init(_object: ()) }
  /// Stands for the effect.
  var color: UIColor? { nil }
}

open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  private let style: Style

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
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view over what it blurs, with a place for content.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  public let contentView = UIView(frame: .zero)
  open var effect: UIVisualEffect? {
    didSet { backgroundColor = effect?.color }
  }

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
