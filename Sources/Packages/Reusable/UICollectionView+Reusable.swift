// register(cellType:), register(supplementaryViewType:ofKind:) and what is dequeued of collection views —
// after Reusable's public API.
// State: complete.

import UIKit

extension UICollectionView {
  public final func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
    register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  public final func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable {
    register(cellType.self, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  /// Ends the preview where a cell of another class was registered under the name, as the package does.
  public final func dequeueReusableCell<T: UICollectionViewCell>(
    for indexPath: IndexPath, cellType: T.Type = T.self
  ) -> T where T: Reusable {
    let cell = dequeueReusableCell(withReuseIdentifier: cellType.reuseIdentifier, for: indexPath)
    guard let cell = cell as? T else {
      fatalError("The cell \"\(cellType.reuseIdentifier)\" is no \(cellType): is it registered?")
    }
    return cell
  }

  public final func register<T: UICollectionReusableView>(
    supplementaryViewType: T.Type, ofKind elementKind: String
  ) where T: Reusable & NibLoadable {
    register(
      supplementaryViewType.nib, forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: supplementaryViewType.reuseIdentifier)
  }

  public final func register<T: UICollectionReusableView>(
    supplementaryViewType: T.Type, ofKind elementKind: String
  ) where T: Reusable {
    register(
      supplementaryViewType.self, forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: supplementaryViewType.reuseIdentifier)
  }

  /// Ends the preview where a view of another class was registered under the name, as the package does.
  public final func dequeueReusableSupplementaryView<T: UICollectionReusableView>(
    ofKind elementKind: String, for indexPath: IndexPath, viewType: T.Type = T.self
  ) -> T where T: Reusable {
    let view = dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: viewType.reuseIdentifier, for: indexPath)
    guard let view = view as? T else {
      fatalError("The view \"\(viewType.reuseIdentifier)\" is no \(viewType): is it registered?")
    }
    return view
  }
}
