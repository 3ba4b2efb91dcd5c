import QuartzCore

/// The ground behind a bar's items: a picture, and the hairline towards the content. The colour is the bar's own.
final class BarGround: UIView {
  private let picture = UIImageView()
  private let line = UIView()
  /// In points.
  private static let lineHeight: CGFloat = 0.5

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    picture.contentMode = .scaleToFill
    for view in [picture, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - image: stands in place of all colours; an empty one leaves no ground.
  ///   - shadow: heeded where there is an image, as Apple documents.
  /// - Returns: the colour behind it all.
  func show(
    _ appearance: UIBarAppearance, tint: UIColor?, style: UIBarStyle, image: UIImage?, shadow: UIImage?
  ) -> UIColor? {
    let shown = image ?? appearance.backgroundImage
    picture.image = shown?.isBlank == true ? nil : shown
    line.isHidden = appearance.shadowImage?.isBlank == true || image != nil && shadow?.isBlank == true
    line.backgroundColor = appearance.shadowColor
    return image != nil ? nil : tint ?? style.ground ?? appearance.shownBackground
  }

  /// - Parameter lineAtTop: or else at the bottom.
  func place(in rect: CGRect, lineAtTop: Bool) {
    frame = rect
    picture.frame = bounds
    line.frame = CGRect(
      x: 0, y: lineAtTop ? 0 : rect.height - Self.lineHeight, width: rect.width, height: Self.lineHeight)
  }
}

extension UIBarStyle {
  /// nil is as the appearance says.
  fileprivate var ground: UIColor? { self != .default ? UIColor(white: 0.11, alpha: 0.94) : nil }

  /// Of titles that nobody has given a colour.
  var titleColor: UIColor { self != .default ? .white : .label }
}
