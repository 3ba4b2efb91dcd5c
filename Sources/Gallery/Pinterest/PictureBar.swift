import UIKit

/// The buttons that float above the pictures: another order, one more, one less.
final class PictureBar: UIView {
  /// In points.
  static let size = CGSize(width: 288, height: 48)

  let shuffle = UIButton(type: .system)
  let insert = UIButton(type: .system)
  let remove = UIButton(type: .system)
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    material.layer.cornerRadius = Self.size.height / 2
    material.clipsToBounds = true
    material.contentView.backgroundColor = .systemBackground.withAlphaComponent(0.5)
    addSubview(material)
    for (button, name) in [(shuffle, "Shuffle"), (insert, "Insert"), (remove, "Remove")] {
      button.setTitle(name, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)
      button.accessibilityIdentifier = name.lowercased()
      addSubview(button)
    }
    remove.setTitleColor(.systemRed, for: .normal)
    remove.setTitleColor(.tertiaryLabel, for: .disabled)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).cgPath
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let buttons = isMirrored ? [remove, insert, shuffle] : [shuffle, insert, remove]
    var rest = bounds
    for (place, button) in buttons.enumerated() {
      (button.frame, rest) = rest.divided(
        atDistance: rest.width / CGFloat(buttons.count - place), from: .minXEdge)
    }
  }
}
