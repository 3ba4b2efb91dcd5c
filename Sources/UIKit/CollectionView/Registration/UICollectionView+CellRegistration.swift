// Cells that are registered by the closure that fills them (iOS 14).

import QuartzCore

extension UICollectionView {
  /// The class of some cells and how they are given their items. Made once and kept: one that is made while
  /// the data source makes a cell would never find a recycled one.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills `cell`, which is new or has been prepared for reuse, for the item at `indexPath`.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let name: RegistrationName
    let viewClass: UICollectionReusableView.Type
    let handler: Handler
    /// The nib that makes the views; nil: their class makes them.
    private(set) var nib: UINib?

    /// Cells are made by their class.
    public init(handler: @escaping Handler) {
      name = RegistrationName(of: Cell.self)
      viewClass = Cell.self
      self.handler = handler
    }

    /// Cells are made by the nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.init(handler: handler)
      nib = cellNib
    }
  }

  /// A recycled cell, or a new one made with the frame that the layout has for `indexPath`, filled for
  /// `item`. Where that is nil the handler is not called.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = ReusePool.Key.cell(registration.name.identifier)
    checkRegistration(registration.name, as: key, registration.viewClass, registration.nib)
    guard let cell = dequeueCell(registration.name.identifier, for: indexPath) as? Cell else {
      fatalError("UICollectionView: the cell at \(indexPath) is no \(Cell.self), which its registration says")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}

extension UICollectionView {
  /// Registers the class the first time. UIKit raises for a registration that was made by the data source
  /// while it was asked for the view (since iOS 15): each such view would be the only one of its kind.
  func checkRegistration(
    _ name: RegistrationName, as key: ReusePool.Key, _ viewClass: UICollectionReusableView.Type, _ nib: UINib?
  ) {
    if let first = elementViews.firstLateRegistration, name.number >= first {
      fatalError(
        "UICollectionView: \(name.identifier) was made while the data source was asked for a view, so no view would "
          + "ever be used again. Make the registration once, outside of the data source's methods, and keep it"
      )
    }
    guard elementViews.pool.registeredClass(for: key) == nil else { return }
    if let nib { register(nib, as: key, viewClass) } else { elementViews.pool.register(viewClass, as: key) }
  }
}
