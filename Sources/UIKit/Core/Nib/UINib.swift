// UINib — after Apple's documentation "UINib", read 2026-11.
// State: partial. Missing: nibs made of data, proxies for objects from outside.

internal import InterfaceTree
import QuartzCore

/// A nib by its name. What it describes is made each time it is instantiated.
@preconcurrency @MainActor open class UINib: MainActorObject {
  /// What to pass in to `instantiate`. Kept, without effect.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  let name: String
  /// The module of the classes that the nib would make: that of the caller.
  private let module: String

  /// Every bundle is the module's own. `file` tells the caller's module.
  public init(nibName name: String, bundle: Bundle?, _ file: String = #fileID) {
    self.name = name
    module = String(file.prefix { $0 != "/" })
    super.init(_object: ())
  }

  private var loaded: LoadedInterface? { _InterfaceFiles.file(name, isStoryboard: false, module: module) }

  var isThere: Bool { loaded != nil }

  /// The class of the nib's own name in the caller's module, if there is one.
  var classOfName: AnyClass? { NSClassFromString("\(module).\(name)") }

  /// The objects at the top of the nib, in order, connected and awake; none, after a line in the log, where
  /// there is no such nib. `owner` stands for the file's owner.
  @discardableResult
  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    guard let file = loaded else {
      SessionContext.current.report("There is no nib \(name).xib here: nothing was made of it.")
      return []
    }
    let objects = NibLoader(file).instantiate(owner: owner.map { $0 as AnyObject })
    VirtualRunLoop.current.autorelease(objects)
    return objects
  }

  /// What makes the cell or reusable view that the nib describes; nil where it describes none.
  var prototype: NibPrototype? { loaded.flatMap(NibPrototype.init) }

  /// The class of the cell in the nib; where there is no nib, the class of its name, or else the plain one.
  func cellClass<View: UIView>(_ base: View.Type) -> View.Type {
    if let found = prototype?.viewClass as? View.Type { return found }
    SessionContext.current.report(
      "There is no nib \(name).xib here: its cells are made by their class alone.")
    return NSClassFromString("\(module).\(name)") as? View.Type ?? base
  }
}

extension NibLoader {
  /// Makes the objects of a nib. Those that the owner has no outlet for are held by who asked.
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

extension Bundle {
  /// As `UINib.instantiate(withOwner:options:)`; nil where there is no such nib.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, _ file: String = #fileID
  ) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self, file)
    let objects = nib.instantiate(withOwner: owner, options: options)
    return nib.isThere ? objects : nil
  }
}
