import UIKit

/// The name of a section.
final class PictureHeader: UICollectionReusableView {
  /// From the side of the screen to the title, in points: where the pictures begin.
  private static let margin: CGFloat = 10

  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 16, weight: .bold)
    title.textColor = .label
    addSubview(title)
    isAccessibilityElement = true
    accessibilityTraits = .header
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The headers of some sections are inset already.
    let inset = max(Self.margin - frame.minX, 0)
    title.frame = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
  }

  func show(_ text: String?, _ semantics: UISemanticContentAttribute) {
    title.text = text
    title.semanticContentAttribute = semantics
    accessibilityLabel = text
  }
}
