// Views of collection views that nibs describe.

import QuartzCore

extension NibPrototype {
  /// A new one, where it is a view for a collection view.
  func makeReusableView() -> UICollectionReusableView? { makeView() as? UICollectionReusableView }
}

extension UICollectionView {
  /// Has views of that key made by the prototype.
  func registerNib(_ prototype: NibPrototype, as key: ReusePool.Key) {
    elementViews.pool.register(
      prototype.viewClass as? UICollectionReusableView.Type, as: key, madeBy: prototype.makeReusableView)
  }
}

extension UICollectionView {
  /// Views of that key are made by the nib; of one that is not here, by a class. nil takes the registration
  /// back.
  func register(_ nib: UINib?, as key: ReusePool.Key, _ base: UICollectionReusableView.Type) {
    guard let nib else { return elementViews.pool.register(nil, as: key) }
    let prototype = nib.prototype
    elementViews.pool.register(nib.cellClass(base), as: key, madeBy: prototype?.makeReusableView)
  }
}

extension UICollectionReusableView {
  /// Said of a cell that is registered by its class although its outlets count on a nib.
  func warnOfEmptyOutlets() {
    guard let name = _NibOutlets.empty(of: self).first else { return }
    SessionContext.current.report(
      "\(type(of: self)) is registered by its class and not by its nib, so its outlet \(name) is nil.")
  }
}
