// Makes the objects of a nib, of a scene or of a prototype cell, connects them, and wakes them.

internal import InterfaceTree
import QuartzCore

/// One loading of one part of a file.
///
/// The objects it makes are held by the views around them and by the caller, not by the loader, which may
/// live as long as the scene's controller: its segues and its view come later.
@MainActor final class NibLoader {
  let source: LoadedInterface
  /// Of the scene that a prototype cell belongs to.
  let outer: NibLoader?
  /// Whose scene or nib it is: who performs its segues.
  weak var controller: UIViewController?

  private var objects: [String: Weak] = [:]
  /// Objects that were made and are not held by anything yet.
  private var alive: [AnyObject] = []
  var connections: [Connection] = []
  private var constraints: [(element: InterfaceElement, view: UIView)] = []
  private var pairs: [(object: NSObject, element: InterfaceElement)] = []
  private var sleeping: [NSObject] = []
  /// The size of the view that subviews are being made for.
  private var containerSize = CGSize.zero

  struct Connection {
    var element: InterfaceElement
    weak var object: NSObject?
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  init(_ source: LoadedInterface, outer: NibLoader? = nil) { (self.source, self.outer) = (source, outer) }

  var values: NibValues { source.values }

  // MARK: Objects by id

  func object(_ id: String) -> AnyObject? { objects[id]?.object ?? outer?.object(id) }

  func remember(_ object: AnyObject, as element: InterfaceElement) {
    if let id = element.id { objects[id] = Weak(object: object) }
  }

  func remember(_ object: AnyObject, id: String) { objects[id] = Weak(object: object) }

  /// Holds what was made until the loading has ended.
  func keep(_ object: AnyObject) { alive.append(object) }

  // MARK: Making

  /// An object of a class that is made by `init(coder:)`; nil, after a warning, where that says so.
  func make<Object: NSObject>(
    _ element: InterfaceElement, _ initialize: (NSCoder) -> Object?,
    decode: @escaping @MainActor (Object) -> Void
  ) -> Object? {
    let coder = NibCoder(Self.decodingClasses) { object in
      if let object = object as? Object { decode(object) }
    }
    coder.isOfSystemKind = element.name == "button" && element["buttonType"] != nil
    coder.style = element["style"]
    guard let object = initialize(coder) else {
      source.warn(
        "\(element["customClass"] ?? element.name) could not be made: its init(coder:) is nil.",
        at: element.line)
      return nil
    }
    coder.decodeOnce(object)
    keep(object)
    return object
  }

  /// A view with all that it holds; nil, after a warning, for what is no view.
  func makeView(_ element: InterfaceElement) -> UIView? {
    let base = NibElements.viewClass(of: element, in: source)
    let type = source.customClass(of: element, as: UIView.self) ?? base
    return make(element, { type.init(coder: $0) }) { [self] in decode($0, element) }
  }

  /// Sets the file's values on a view that was just made.
  func decode(_ view: UIView, _ element: InterfaceElement) {
    take(view, element)
    if let frame = frame(of: element) { view.frame = frame }
    view.applyNib(element, values)
    (view as? any NibStandIn)?.takeNibAttributes(element.attributes)
    fill(view, element)
    if let placeholder = view as? NibPlaceholderView { placeholder.show(element) }
  }

  /// The content view of a cell, which is there already.
  private func decodeContent(_ view: UIView, _ element: InterfaceElement) {
    take(view, element)
    view.applyNibLooks(element, values)
    fill(view, element)
  }

  private func take(_ view: UIView, _ element: InterfaceElement) {
    remember(view, as: element)
    prepare(view, element)
    for guide in element.children where guide.name == "viewLayoutGuide" || guide.name == "layoutGuide" {
      NibElements.guide(guide["key"], of: view).map { remember($0, as: guide) }
    }
  }

  /// Notes what is to be done with the object when all are there.
  func prepare(_ object: NSObject, _ element: InterfaceElement) {
    sleeping.append(object)
    if element.child("userDefinedRuntimeAttributes") != nil { pairs.append((object, element)) }
    for connection in element.list("connections") {
      connections.append(Connection(element: connection, object: object))
    }
  }

  private func fill(_ view: UIView, _ element: InterfaceElement) {
    let outer = containerSize
    containerSize = view.bounds.size
    defer { containerSize = outer }
    if let content = element.value("contentView"), let own = view.nibContentView {
      decodeContent(own, content)
    }
    for child in element.list("subviews") {
      guard let subview = makeView(child) else { continue }
      view.addNibSubview(subview)
    }
    (view as? UITableViewCell)?.takeNibParts(element, self)
    for constraint in element.list("constraints") { constraints.append((constraint, view)) }
    (view as? UICollectionView)?.applyNibCells(element, self)
    (view as? UITableView)?.applyNibRows(element, self)
    (view as? UINavigationBar)?.applyNibItems(element, self)
    (view as? UIToolbar)?.applyNibItems(element, self)
    (view as? UIScrollView)?.applyNibRefresh(element, self)
  }

  /// In the superview's coordinates; nil where the file does not say.
  private func frame(of element: InterfaceElement) -> CGRect? {
    if let rect = element.rect("frame") { return rect }
    guard let inset = element.children.first(where: { $0.name == "frame" && $0["key"] == "frameInset" })
    else {
      return nil
    }
    let (left, top) = (inset.number("minX"), inset.number("minY"))
    let (right, bottom) = (inset.number("maxX"), inset.number("maxY"))
    let width = inset.number("width") ?? containerSize.width - (left ?? 0) - (right ?? 0)
    let height = inset.number("height") ?? containerSize.height - (top ?? 0) - (bottom ?? 0)
    return CGRect(
      x: left ?? right.map { containerSize.width - $0 - width } ?? 0,
      y: top ?? bottom.map { containerSize.height - $0 - height } ?? 0, width: max(0, width),
      height: max(0, height))
  }

  // MARK: Finishing

  /// Ties, connects and wakes all that was made since the last time.
  ///
  /// Setting or waking an object may load the controller's view, which comes here again: each thing is done
  /// once.
  func finish() {
    let kept = alive
    let (tied, paired) = (constraints, pairs)
    (constraints, pairs) = ([], [])
    for (element, view) in tied { activate(element, in: view) }
    for (object, element) in paired { applyPairs(element, to: object) }
    connect()
    let woken = sleeping
    sleeping = []
    for object in woken { (object as? UIResponder)?.awakeFromNib() }
    warnOfEmptyOutlets(of: woken)
    withExtendedLifetime(kept) { alive = [] }
  }

  /// Outlets that are nil when everything is loaded: the code that takes them for granted ends there.
  func warnOfEmptyOutlets(of objects: [NSObject]) {
    for object in objects {
      // Those of a controller are connected when its view is loaded.
      if let controller = object as? UIViewController, !controller.isViewLoaded { continue }
      for name in _NibOutlets.empty(of: object) {
        source.warn("The outlet \(name) of \(type(of: object)) is not connected in \(source.file.fileName).")
      }
    }
  }
}
