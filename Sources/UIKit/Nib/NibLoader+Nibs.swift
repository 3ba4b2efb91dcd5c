// The objects of a nib of its own.

internal import InterfaceTree
import QuartzCore

extension NibLoader {
  /// Makes the objects of a nib. Those that the owner has no outlet for are held by the caller.
  func instantiate(owner: AnyObject?) -> [AnyObject] {
    let objects = source.document.list("objects")
    controller = owner as? UIViewController
    for placeholder in objects where placeholder["placeholderIdentifier"] == "IBFilesOwner" {
      guard let owner = owner as? NSObject else { continue }
      remember(owner, as: placeholder)
      for connection in placeholder.list("connections") {
        connections.append(Connection(element: connection, object: owner))
      }
    }
    let top = objects.compactMap(makeObject)
    if let controller, !controller.isViewLoaded, let id = viewID(objects), let view = object(id) as? UIView {
      controller.view = view
      (controller as? UICollectionViewController)?.adoptNibView()
      (controller as? UITableViewController)?.adoptNibView()
    }
    finish()
    if owner == nil { connections = [] }
    warnOfLooseConnections()
    if let owner = owner as? NSObject { warnOfEmptyOutlets(of: [owner]) }
    return top
  }

  /// The view of the owner.
  private func viewID(_ objects: [InterfaceElement]) -> String? {
    let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    return owner?.list("connections").first { $0["property"] == "view" }?["destination"]
  }
}
