import UIKit

/// A supplementary view of any kind: says which.
@MainActor final class StageLabel: UICollectionReusableView {
  static let name = "scrollwork.stage.label"

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.borderWidth = 1
    layer.borderColor = UIColor(white: 0.5, alpha: 0.4).cgColor
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.font = .systemFont(ofSize: 13)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ kind: String, _ indexPath: IndexPath) {
    let path = indexPath.map(String.init).joined(separator: ", ")
    label.text = "\(Self.words(kind))\u{2002}\(path)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  /// UIKit's own kinds by their short names.
  private static func words(_ kind: String) -> String {
    switch kind {
    case UICollectionView.elementKindSectionHeader: "header"
    case UICollectionView.elementKindSectionFooter: "footer"
    default: kind
    }
  }
}
