import UIKit

/// A screen with one composition.
class CompositionViewController: UICollectionViewController {
  /// As many items as there are in all sections together.
  let itemCount: Int

  init(itemCount: Int, layout: UICollectionViewLayout) {
    self.itemCount = max(itemCount, 0)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.accessibilityIdentifier = "main"
    collectionView.backgroundColor = Palette.background
    collectionView.alwaysBounceVertical = true
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}

extension NSDiffableDataSourceSnapshot where SectionIdentifierType == Int, ItemIdentifierType == Int {
  /// Items 0 to `count`, dealt out to sections that want as many as `sizes` says, over and over.
  init(dealing count: Int, toSectionsOf sizes: [Int]) {
    self.init()
    var (section, first) = (0, 0)
    while first < count {
      let end = min(first + max(sizes[section % sizes.count], 1), count)
      appendSections([section])
      appendItems(Array(first..<end), toSection: section)
      (section, first) = (section + 1, end)
    }
  }

  /// Items 0 to `count` in one section.
  init(count: Int) {
    self.init()
    appendSections([0])
    appendItems(Array(0..<count), toSection: 0)
  }
}
