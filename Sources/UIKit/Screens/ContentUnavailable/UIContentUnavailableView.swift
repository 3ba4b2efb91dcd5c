// UIContentUnavailableView — after Apple's documentation "UIContentUnavailableView", read 2026-11.
// State: partial. Missing: Apple's own measures (ours are by eye), scrolling.

import QuartzCore

/// Shows that there is no content.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  /// Of a picture that says nothing else, in points (measured by eye).
  private static let symbolSize: CGFloat = 48

  private var shown: UIContentUnavailableConfiguration
  /// The order of the parts, with the points above each.
  private var parts: [(view: UIView, gap: CGFloat)] = []

  /// Kept, without effect.
  open var isScrollEnabled = false

  /// Shows `configuration` at once. The view has no size before it is given a frame.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    rebuild()
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  /// One of another type is not taken.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      rebuild()
    }
  }

  private func rebuild() {
    for (view, _) in parts { view.removeFromSuperview() }
    parts = []
    backgroundColor = shown.background.ownBackgroundColor
    if shown.isLoading {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      parts.append((wheel, 0))
    } else if let image = shown.image {
      parts.append((picture(image), 0))
    }
    add(
      label(shown.text, shown.attributedText, shown.textProperties), gap: shown.imageToTextPadding)
    add(
      label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties),
      gap: shown.textToSecondaryTextPadding)
    add(button(shown.button, shown.buttonProperties), gap: shown.textToButtonPadding)
    add(
      button(shown.secondaryButton, shown.secondaryButtonProperties),
      gap: shown.buttonToSecondaryButtonPadding)
    for (view, _) in parts { addSubview(view) }
    setNeedsLayout()
  }

  private func add(_ view: UIView?, gap: CGFloat) {
    if let view { parts.append((view, parts.isEmpty || !gap.isFinite ? 0 : gap)) }
  }

  private func picture(_ image: UIImage) -> UIView {
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    view.tintColor = shown.imageProperties.tintColor ?? .secondaryLabel
    view.preferredSymbolConfiguration =
      shown.imageProperties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
    return view
  }

  private func label(
    _ text: String?, _ attributed: NSAttributedString?,
    _ look: UIContentUnavailableConfiguration.TextProperties
  ) -> UIView? {
    guard attributed != nil || !(text ?? "").isEmpty else { return nil }
    let label = UILabel(frame: .zero)
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.textAlignment = .center
    if let attributed { label.attributedText = attributed } else { label.text = text }
    return label
  }

  private func button(
    _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIView? {
    guard look.plainTitle != nil || look.image != nil || properties.primaryAction?.title.isEmpty == false
    else { return nil }
    let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
    return button
  }

  /// All parts below one another, in the middle of what the margins and the safe area leave.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    let room = bounds.inset(by: safeAreaInsets).inset(
      by: UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing))
    let sizes = parts.map { part -> CGSize in
      let wanted = part.view.sizeThatFits(CGSize(width: max(0, room.width), height: .greatestFiniteMagnitude))
      let limit = part.view is UIImageView ? shown.imageProperties.maximumSize : .zero
      return CGSize(
        width: min(wanted.width, limit.width > 0 ? limit.width : room.width),
        height: min(wanted.height, limit.height > 0 ? limit.height : .infinity))
    }
    let height = zip(parts, sizes).reduce(0) { $0 + $1.0.gap + $1.1.height }
    var y = room.midY - height / 2
    for (part, size) in zip(parts, sizes) {
      y += part.gap
      part.view.frame = CGRect(
        x: room.midX - size.width / 2, y: y, width: size.width, height: size.height)
      y += size.height
    }
  }
}

extension UIViewController {
  /// Shown over the controller's view, such as that there is no content; nil shows nothing.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableView?.configuration }
    set {
      guard let newValue else {
        unavailableView?.removeFromSuperview()
        unavailableView = nil
        return
      }
      if let there = unavailableView, there.supports(newValue) {
        there.configuration = newValue
      } else {
        unavailableView?.removeFromSuperview()
        unavailableView = newValue.makeContentView()
      }
      guard let content = unavailableView, let view else { return }
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
    }
  }
}
