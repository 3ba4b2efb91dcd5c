import UIKit

/// Half a pizza.
final class PizzaCell: UICollectionViewCell {
  func show(_ pizza: Pizza, side: PizzaHalvesLayout.Side) {
    contentView.backgroundColor = .systemOrange
  }
}
