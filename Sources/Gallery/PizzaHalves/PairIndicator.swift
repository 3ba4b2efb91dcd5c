import UIKit

/// A scroll indicator between the two halves: one thumb for each, on its side of the seam.
final class PairIndicator: UIView {
  static let size = CGSize(width: 20, height: 48)
  private static let thumb = CGSize(width: 4, height: 13)

  private let left = UIView()
  private let right = UIView()

  /// How far the halves have been scrolled: 0 at the first row, 1 at the last.
  var progress: (left: CGFloat, right: CGFloat) = (0, 0) {
    didSet { if progress != oldValue { placeThumbs() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = Self.size.width / 2
    for thumb in [left, right] {
      thumb.backgroundColor = .systemOrange
      thumb.layer.cornerRadius = Self.thumb.width / 2
      addSubview(thumb)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeThumbs()
  }

  private func placeThumbs() {
    let track = bounds.insetBy(dx: 4, dy: 6)
    func y(_ progress: CGFloat) -> CGFloat { track.minY + (track.height - Self.thumb.height) * progress }
    left.frame = CGRect(origin: CGPoint(x: track.minX, y: y(progress.left)), size: Self.thumb)
    right.frame = CGRect(
      origin: CGPoint(x: track.maxX - Self.thumb.width, y: y(progress.right)), size: Self.thumb)
  }
}
