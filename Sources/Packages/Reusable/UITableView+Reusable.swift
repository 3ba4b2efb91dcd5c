// register(cellType:), register(headerFooterViewType:) and what is dequeued of tables — after Reusable's
// public API.
// State: complete.

import UIKit

extension UITableView {
  public final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
    register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  public final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable {
    register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  /// Ends the preview where a cell of another class was registered under the name, as the package does.
  public final func dequeueReusableCell<T: UITableViewCell>(
    for indexPath: IndexPath, cellType: T.Type = T.self
  ) -> T where T: Reusable {
    let cell = dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath)
    guard let cell = cell as? T else {
      fatalError("The cell \"\(cellType.reuseIdentifier)\" is no \(cellType): is it registered?")
    }
    return cell
  }

  public final func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type)
  where T: Reusable & NibLoadable {
    register(
      headerFooterViewType.nib, forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
  }

  public final func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type) where T: Reusable {
    register(
      headerFooterViewType.self, forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
  }

  /// nil where nothing is registered. Ends the preview where it is a view of another class, as the package
  /// does.
  public final func dequeueReusableHeaderFooterView<T: UITableViewHeaderFooterView>(
    _ viewType: T.Type = T.self
  ) -> T? where T: Reusable {
    guard let view = dequeueReusableHeaderFooterView(withIdentifier: viewType.reuseIdentifier) else {
      return nil
    }
    guard let view = view as? T else {
      fatalError("The view \"\(viewType.reuseIdentifier)\" is no \(viewType): is it registered?")
    }
    return view
  }
}
