import UIKit

/// Half a pizza: a whole one whose centre is on the seam, cut off there.
final class PizzaCell: UICollectionViewCell {
  private let pizza = PizzaView(frame: .zero)
  private var side = PizzaHalvesLayout.Side.left

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    contentView.addSubview(pizza)
  }

  required init?(coder: NSCoder) {
    fatalError("cells are made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let radius = max(min(bounds.height / 2, bounds.width) - 6, 0)
    let seam = side == .left ? bounds.maxX : bounds.minX
    pizza.frame = CGRect(x: seam - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius)
  }

  func show(_ pizza: Pizza, side: PizzaHalvesLayout.Side) {
    if self.side != side { setNeedsLayout() }
    self.side = side
    self.pizza.show(pizza)
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.8 : 1 }
  }
}
