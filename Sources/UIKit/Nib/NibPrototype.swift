// Cells, headers, footers and supplementary views that a nib or a storyboard describes.

internal import InterfaceTree
import QuartzCore

/// What makes views of one reuse identifier.
@MainActor struct NibPrototype {
  private let element: InterfaceElement
  private let source: LoadedInterface
  /// Of the scene around; nil in a nib of its own.
  private let scene: NibLoader?

  /// A prototype in a collection view or a table.
  init(_ element: InterfaceElement, _ scene: NibLoader) {
    (self.element, source, self.scene) = (element, scene.source, scene)
  }

  /// The first cell or reusable view of a nib; nil where it has none.
  init?(_ nib: LoadedInterface) {
    let reusable = ["collectionViewCell", "collectionReusableView", "tableViewCell"]
    let views = nib.document.list("objects").filter { NibElements.isView($0) }
    guard let element = views.first(where: { reusable.contains($0.name) }) ?? views.first else { return nil }
    (self.element, source, scene) = (element, nib, nil)
  }

  var viewClass: UIView.Type {
    source.customClass(of: element, as: UIView.self) ?? NibElements.viewClass(of: element, in: source)
  }

  /// A new one, connected and awake.
  func makeView() -> UIView? {
    let loader = NibLoader(source, outer: scene)
    let view = loader.makeView(element)
    loader.finish()
    return view
  }

  /// The same, where it is a view for a collection view.
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
