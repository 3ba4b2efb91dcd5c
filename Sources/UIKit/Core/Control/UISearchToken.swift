// UISearchToken — after Apple's documentation "UISearchToken", read 2026-11.
// State: complete.

import QuartzCore

/// A condition of a search besides its text: a picture and a word in the search field.
@preconcurrency @MainActor open class UISearchToken: MainActorObject {
  let icon: UIImage?
  let text: String
  /// The thing in the app that the token stands for; the field does not read it.
  open var representedObject: Any?

  /// Shows the picture, in white, before the word; nil shows none.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init(_object: ())
  }
}

/// The tokens of a field, one after the other, before its text.
final class SearchTokenRow: UIView {
  /// In points. All of them are guesses.
  private enum Metrics {
    static let font = UIFont.systemFont(ofSize: 15)
    /// Beside the word and the picture of a token.
    static let padding: CGFloat = 6
    /// Between tokens, and after the last.
    static let gap: CGFloat = 4
    /// Above and below a token.
    static let margin: CGFloat = 5
    static let iconSide: CGFloat = 16
    static let cornerRadius: CGFloat = 5
  }
  /// More than can be seen; programs can give any number. Our choice.
  private static let mostShown = 50

  var tokens: [UISearchToken] = [] {
    didSet { rebuild() }
  }
  var color: UIColor? {
    didSet { for pill in subviews { pill.backgroundColor = color } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  private func rebuild() {
    for pill in subviews { pill.removeFromSuperview() }
    for token in tokens.suffix(Self.mostShown) { addSubview(pill(token)) }
    setNeedsLayout()
  }

  private func pill(_ token: UISearchToken) -> UIView {
    let (pill, icon, label) = (UIView(frame: .zero), UIImageView(image: token.icon), UILabel(frame: .zero))
    icon.contentMode = .scaleAspectFit
    icon.tintColor = .white
    label.text = token.text
    label.font = Metrics.font
    label.textColor = .white
    pill.backgroundColor = color
    pill.layer.cornerRadius = Metrics.cornerRadius
    pill.accessibilityLabel = token.text
    for part in [icon, label] { pill.addSubview(part) }
    return pill
  }

  private func width(of pill: UIView) -> CGFloat {
    let word = pill.subviews.last?.sizeThatFits(.zero).width ?? 0
    return 2 * Metrics.padding + word + iconRoom(of: pill)
  }

  private func iconRoom(of pill: UIView) -> CGFloat {
    (pill.subviews.first as? UIImageView)?.image == nil ? 0 : Metrics.iconSide + Metrics.gap
  }

  /// The width of all of them, in points, with a gap after each.
  var wantedWidth: CGFloat { subviews.reduce(0) { $0 + width(of: $1) + Metrics.gap } }

  /// Where there is no room for all, the last ones are seen.
  override func layoutSubviews() {
    super.layoutSubviews()
    var x = min(0, bounds.width - wantedWidth)
    for pill in subviews {
      let (width, iconRoom) = (width(of: pill), iconRoom(of: pill))
      pill.frame = CGRect(
        x: x, y: Metrics.margin, width: width, height: max(0, bounds.height - 2 * Metrics.margin))
      pill.subviews.first?.frame = CGRect(
        x: Metrics.padding, y: (pill.bounds.height - Metrics.iconSide) / 2, width: Metrics.iconSide,
        height: Metrics.iconSide)
      pill.subviews.last?.frame = CGRect(
        x: Metrics.padding + iconRoom, y: 0, width: max(0, width - iconRoom - 2 * Metrics.padding),
        height: pill.bounds.height)
      x += width + Metrics.gap
    }
  }
}
