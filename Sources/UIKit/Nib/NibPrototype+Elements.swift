// The views that the element of a cell or reusable view makes.

internal import InterfaceTree
import QuartzCore

extension NibPrototype {
  /// A prototype in a collection view or a table.
  init(_ element: InterfaceElement, _ scene: NibLoader) {
    self.init(element, in: scene.source, scene: scene)
  }

  /// The first cell or reusable view of a nib; nil where it has none.
  init?(_ nib: LoadedInterface) {
    let reusable = ["collectionViewCell", "collectionReusableView", "tableViewCell"]
    let views = nib.document.list("objects").filter { NibElements.isView($0) }
    guard let element = views.first(where: { reusable.contains($0.name) }) ?? views.first else { return nil }
    self.init(element, in: nib, scene: nil)
  }

  /// - Parameter scene: the scene around; nil in a nib of its own.
  private init(_ element: InterfaceElement, in source: LoadedInterface, scene: NibLoader?) {
    self.init {
      source.customClass(of: element, as: UIView.self) ?? NibElements.viewClass(of: element, in: source)
    } makeView: {
      let loader = NibLoader(source, outer: scene)
      let view = loader.makeView(element)
      loader.finish()
      return view
    }
  }
}
