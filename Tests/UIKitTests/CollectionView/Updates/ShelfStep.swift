import UIKit

/// The layouts of the random tests.
enum ShelfKind: String, CaseIterable, Sendable {
  case rows, flow, everything, decorated

  @MainActor func makeLayout() -> UICollectionViewLayout {
    switch self {
    case .rows: return ShelfRowsLayout()
    case .everything: return EverythingShelfLayout()
    case .decorated: return DecoratedShelfLayout()
    case .flow:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 25, height: 17)
      layout.minimumInteritemSpacing = 5
      layout.minimumLineSpacing = 4
      layout.headerReferenceSize = CGSize(width: 9, height: 9)
      return layout
    }
  }

  /// `counts[i]` is the number of items of section i.
  @MainActor func places(_ counts: [Int], _ bounds: CGRect) -> ShelfPlaces {
    switch self {
    case .rows: return .rows(counts, width: bounds.width, isDecorated: false)
    case .decorated: return .rows(counts, width: bounds.width, isDecorated: true)
    case .flow: return .flow(counts, width: bounds.width)
    case .everything:
      var moved = ShelfPlaces()
      for (element, frame) in ShelfPlaces.rows(counts, width: bounds.width, isDecorated: false).all {
        let shift = EverythingShelfLayout.shift(at: frame.midY - bounds.midY)
        moved.add(element.kind, element.section, element.item, frame.offsetBy(dx: shift, dy: 0))
      }
      moved.height = ShelfPlaces.rows(counts, width: bounds.width, isDecorated: false).height
      return moved
    }
  }
}

/// One thing that happens to a collection view.
enum ShelfStep {
  /// How a batch is told and how long it is waited for.
  struct Style {
    enum Animation: CaseIterable {
      case with, withoutAnimation, disabledActions, disabledAnimations

      @MainActor func run(_ update: () -> Void) {
        switch self {
        case .with: update()
        case .withoutAnimation: UIView.performWithoutAnimation(update)
        case .disabledActions:
          CATransaction.begin()
          CATransaction.setDisableActions(true)
          update()
          CATransaction.commit()
        case .disabledAnimations:
          UIView.setAnimationsEnabled(false)
          update()
          UIView.setAnimationsEnabled(true)
        }
      }
    }

    var animation = Animation.with
    /// Whether a batch of one change is told by itself.
    var isSingle = false
    /// How many of the changes are told before those of a nested batch.
    var nested = Int.max
    /// How long to wait; less than the animation takes if the next step is to interrupt it.
    var seconds: TimeInterval = 1
  }

  case batch(RandomBatch, Style)
  case scroll(CGFloat, animated: Bool)
  case resize(CGSize)
  case reload([Shelf])
  /// Selects the values that are not, and deselects those that are.
  case select([Int])
  case wait(TimeInterval)
}

extension ShelfStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .batch(let batch, let style):
      "batch \(batch.changes), \(style.animation), nested from \(style.nested == .max ? "no" : "\(style.nested)")"
        + "\(style.isSingle ? ", by itself" : ""), then \(style.seconds) s; after it: \(text(batch.after))"
    case .scroll(let y, let animated): "scroll to \(y)\(animated ? ", animated" : "")"
    case .resize(let size): "resize to \(size.width)x\(size.height)"
    case .reload(let shelves): "reload as \(text(shelves))"
    case .select(let values): "select or deselect \(values)"
    case .wait(let seconds): "wait \(seconds) s"
    }
  }
}

func text(_ shelves: [Shelf]) -> String { shelves.map { "\($0.name):\($0.values)" }.joined(separator: " ") }
