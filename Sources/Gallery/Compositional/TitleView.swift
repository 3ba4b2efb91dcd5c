import UIKit

/// A section's header: what it is called, and a remark at its other end.
final class TitleView: UICollectionReusableView {
  static let kind = UICollectionView.elementKindSectionHeader

  /// Left and right of the words, in points.
  var margin: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }
  /// Whether what scrolls beneath it shines through.
  var isTranslucent = false {
    didSet { material.isHidden = !isTranslucent }
  }

  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let title = UILabel()
  private let remark = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    material.isHidden = true
    title.font = .systemFont(ofSize: 20, weight: .bold)
    title.textColor = .label
    remark.font = .systemFont(ofSize: 14)
    remark.textColor = .secondaryLabel
    for part in [material, title, remark] { addSubview(part) }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    let room = bounds.insetBy(dx: margin, dy: 0)
    let width = min(remark.intrinsicContentSize.width, room.width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = room.divided(atDistance: isRightToLeft ? width : room.width - width, from: .minXEdge)
    title.frame = isRightToLeft ? right : left
    remark.frame = isRightToLeft ? left : right
  }

  func show(_ text: String, remark: String = "", margin: CGFloat = 0) {
    title.text = text
    self.remark.text = remark
    self.margin = margin
  }
}
