// UILabel — after Apple's documentation "UILabel", read 2026-11.
// State: partial. Missing: measuring, several lines, attributed text, shadows.

import QuartzCore

/// Where lines of text start. `natural` follows the reading direction: left.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center
  case right
  case justified
  case natural
}

/// One line of text, vertically centred in its bounds and cut short with an ellipsis where it does not fit.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
  open var textColor: UIColor! = .label
  open var textAlignment: NSTextAlignment = .natural
  open var numberOfLines = 1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  package override var presentedText: PresentedText? {
    guard let text, !text.isEmpty else { return nil }
    let font = self.font ?? .systemFont(ofSize: UIFont.labelFontSize)
    return PresentedText(
      string: text, fontSize: font.pointSize, weight: font.weight.css,
      color: (textColor ?? .label).cgColor, alignment: textAlignment)
  }
}
