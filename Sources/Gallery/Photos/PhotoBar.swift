import UIKit

/// The bar above the large photos: what is shown, one more, one less.
final class PhotoBar: UIView {
  /// Below the safe area, in points.
  static let height: CGFloat = 52
  private static let margin: CGFloat = 8

  let add = UIButton(type: .system)
  let delete = UIButton(type: .system)
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let line = UIView()
  private let title = UILabel()
  private let position = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    title.font = .systemFont(ofSize: 16, weight: .semibold)
    title.textColor = .label
    position.font = .systemFont(ofSize: 12)
    position.textColor = .secondaryLabel
    for label in [title, position] { label.textAlignment = .center }
    for (button, name) in [(add, "Add"), (delete, "Delete")] {
      button.setTitle(name, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 16)
      button.accessibilityIdentifier = name.lowercased()
      button.accessibilityLabel = "\(name) photo"
    }
    delete.setTitleColor(.systemRed, for: .normal)
    delete.setTitleColor(.tertiaryLabel, for: .disabled)
    for part in [material, line, title, position, add, delete] { addSubview(part) }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    line.frame = CGRect(x: 0, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
    let row = CGRect(x: 0, y: bounds.maxY - Self.height, width: bounds.width, height: Self.height)
      .insetBy(dx: Self.margin, dy: 4)
    let buttonWidth: CGFloat = 72
    delete.frame = CGRect(x: row.minX, y: row.minY, width: buttonWidth, height: row.height)
    add.frame = CGRect(x: row.maxX - buttonWidth, y: row.minY, width: buttonWidth, height: row.height)
    let middle = row.insetBy(dx: buttonWidth + Self.margin, dy: 0)
    let width = max(middle.width, 0)
    title.frame = CGRect(x: middle.minX, y: row.midY - 19, width: width, height: 20)
    position.frame = CGRect(x: middle.minX, y: row.midY + 2, width: width, height: 16)
  }

  /// `index` counts from 0; nil of both where there is no photo.
  func show(_ photo: Photo?, at index: Int?, of count: Int) {
    delete.isEnabled = photo != nil
    guard let photo, let index else {
      title.text = "No photos"
      position.text = "Add one to begin"
      return
    }
    title.text = photo.title
    position.text = "\(index + 1) of \(count)"
  }
}
