// How a button comes to look as its state and its configuration say.

import QuartzCore

extension UIButton {
  /// Takes over what a configuration says of all states. Its titles grow with the content size category.
  func follow(_ configuration: Configuration) {
    let isSmall = configuration.buttonSize == .small || configuration.buttonSize == .mini
    titleLabel?.font = .preferredFont(
      forTextStyle: isSmall ? .subheadline : .body, compatibleWith: traitCollection)
    let wraps = [.byWordWrapping, .byCharWrapping].contains(configuration.titleLineBreakMode)
    titleLabel?.numberOfLines = wraps ? 0 : 1
    titleLabel?.lineBreakMode = configuration.titleLineBreakMode
    titleLabel?.textAlignment =
      switch configuration.titleAlignment {
      case .automatic, .center: .center
      case .leading: isReadFromRight ? .right : .left
      case .trailing: isReadFromRight ? .left : .right
      }
    // A configured picture is never larger or smaller than it is, but where there is no room for it.
    imageView?.contentMode = .scaleAspectFit
  }

  /// The title as the state or the configuration has it.
  func showTexts() {
    titleLabel?.text = currentTitle
    guard let texts = configuration?.attributedTexts(in: traitCollection) else {
      if configuration == nil, let text = currentAttributedTitle { titleLabel?.attributedText = text }
      return
    }
    titleLabel?.attributedText = texts
    titleLabel?.numberOfLines = 0
  }

  /// A symbol is of the title's colour where there is a configuration, else of the tint colour; grey where
  /// disabled.
  func showImageTint() {
    guard let imageView, imageView.image?.takesTint == true else { return }
    if let configuration {
      imageView.tintColor = configuration.imageColor(tint: tintColor, isEnabled: isEnabled)
    } else {
      imageView.tintColor = !isEnabled && buttonType == .system ? .tertiaryLabel : nil
    }
  }

  /// Has a wheel turn where the configuration asks for one, or takes it away.
  func showWheel() {
    guard let configuration, configuration.showsActivityIndicator else {
      wheel?.removeFromSuperview()
      wheel = nil
      return
    }
    let wheel = wheel ?? UIActivityIndicatorView(style: .medium)
    if wheel.superview !== self {
      addSubview(wheel)
      self.wheel = wheel
      wheel.startAnimating()
    }
    wheel.color = configuration.wheelColor(tint: tintColor, isEnabled: isEnabled)
  }

  /// Paints what the configuration has behind picture and title, or takes it away.
  func showPlate() {
    guard let look = configuration?.plate(tint: tintColor, isEnabled: isEnabled, size: bounds.size) else {
      plate?.isHidden = true
      return
    }
    if let plate {
      plate.configuration = look
      plate.isHidden = false
      return
    }
    let made = BackgroundConfigurationView(look)
    made.frame = bounds
    insertSubview(made, at: 0)
    plate = made
  }

  /// The corners of some styles go by the button's height.
  func placePlate() {
    guard let plate, !plate.isHidden, let configuration else { return }
    plate.frame = bounds
    let radius = configuration.cornerRadius(in: bounds.size)
    if plate.configuration.cornerRadius != radius { plate.configuration.cornerRadius = radius }
  }
}
