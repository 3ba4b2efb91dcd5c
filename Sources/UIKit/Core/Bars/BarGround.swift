import QuartzCore

/// The ground behind a bar's items: a picture, and the hairline towards the content. The colour is the bar's
/// own.
final class BarGround: UIView {
  private let picture = UIImageView()
  private let line = UIView()
  /// Beyond the bar itself, made where there is something.
  private var beyond: UIView?
  private var color: UIColor?
  var showsLine: Bool { !line.isHidden && line.backgroundColor != nil }
  /// In points.
  private static let lineHeight: CGFloat = 0.5

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    picture.contentMode = .scaleToFill
    for view in [picture, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether colours and pictures that are not an appearance's stay while the content is at its edge. Our
  /// choice: apps built for iOS 15 and later are widely reported to drop them there (Apple Developer Forums,
  /// thread 682420), but code that has them was mostly written before, and showed them.
  static let legacyColoursStayAtEdge = true

  /// - Parameters:
  ///   - image: stands in place of all colours; an empty one leaves no ground.
  ///   - shadow: heeded where there is an image, as Apple documents.
  /// - Returns: the colour behind it all.
  func show(
    _ look: BarLook<some UIBarAppearance>, tint: UIColor?, style: UIBarStyle, image: UIImage?,
    shadow: UIImage?
  ) -> UIColor? {
    guard !look.isClear else {
      picture.image = nil
      line.isHidden = true
      color = nil
      beyond?.backgroundColor = nil
      return nil
    }
    let appearance = look.appearance
    let shown = image ?? appearance.backgroundImage
    picture.image = shown?.isBlank == true ? nil : shown
    line.isHidden =
      !look.hasLine || appearance.shadowImage?.isBlank == true || image != nil && shadow?.isBlank == true
    line.backgroundColor = appearance.shadowColor
    color = image != nil ? nil : tint ?? style.ground ?? appearance.shownBackground
    beyond?.backgroundColor = color
    return color
  }

  /// - Parameters:
  ///   - lineAtTop: or else at the bottom.
  ///   - reach: points beyond the other edge that belong to the ground.
  func place(in rect: CGRect, lineAtTop: Bool, reach: CGFloat = 0) {
    frame = CGRect(
      x: rect.minX, y: rect.minY - (lineAtTop ? 0 : reach), width: rect.width, height: rect.height + reach)
    picture.frame = bounds
    line.frame = CGRect(
      x: 0, y: lineAtTop ? 0 : bounds.height - Self.lineHeight, width: rect.width, height: Self.lineHeight)
    guard reach > 0 || beyond != nil else { return }
    let strip = beyond ?? UIView()
    if beyond == nil {
      beyond = strip
      strip.backgroundColor = color
      insertSubview(strip, at: 0)
    }
    strip.frame = CGRect(x: 0, y: lineAtTop ? rect.height : 0, width: rect.width, height: reach)
  }
}

extension UIBarStyle {
  /// nil is as the appearance says.
  fileprivate var ground: UIColor? { self != .default ? UIColor(white: 0.11, alpha: 0.94) : nil }

  /// Of titles without a colour of their own.
  var titleColor: UIColor { self != .default ? .white : .label }
}
