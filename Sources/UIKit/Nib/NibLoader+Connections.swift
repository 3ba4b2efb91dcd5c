// Outlets, outlet collections, actions and segues: what stands in `<connections>`.

internal import InterfaceTree
import QuartzCore

extension NibLoader {
  /// Makes the connections whose two ends are there. The others wait: a controller's for its view.
  func connect() {
    let all = connections
    connections = []
    // An outlet may be asked for by what an action's target does when it is connected: outlets come first.
    for isOutlet in [true, false] {
      for connection in all where connection.element.name.hasPrefix("outlet") == isOutlet {
        guard let object = connection.object else { continue }
        if !connect(connection.element, of: object) { connections.append(connection) }
      }
    }
  }

  /// Says which connections lead to nothing, now that all is loaded.
  func warnOfLooseConnections() {
    for connection in connections where connection.object != nil {
      let element = connection.element
      let name = element["property"] ?? element["selector"] ?? element.name
      source.warn(
        "The connection \(name) leads to \(element["destination"] ?? "nothing"), which is not in its scene.",
        at: element.line)
    }
    connections = []
  }

  /// Whether it is done with.
  private func connect(_ element: InterfaceElement, of object: NSObject) -> Bool {
    switch element.name {
    case "outlet", "outletCollection":
      guard let name = element["property"], let id = element["destination"] else { return true }
      guard let value = self.object(id) else { return false }
      if element.name == "outlet" {
        set(value, as: name, of: object, element)
      } else {
        add(value, to: name, of: object, element)
      }
      return true
    case "action": return connectAction(element, of: object)
    case "segue":
      connectSegue(element, of: object)
      return true
    default: return true
    }
  }

  // MARK: Outlets

  private func set(_ value: AnyObject, as name: String, of object: NSObject, _ element: InterfaceElement) {
    if object.setNibOutlet(value, name) { return }
    guard let property = _KeyedProperties.property(name, of: object), let set = property.set else {
      return source.warn("\(type(of: object)) has no outlet \(name).", at: element.line)
    }
    if set(object, value) { return }
    let what = value is NibPlaceholderView ? "what stands for it here" : "a \(type(of: value))"
    source.warn(
      "The outlet \(name) of \(type(of: object)) cannot be \(what): it stays nil.", at: element.line)
  }

  private func add(_ value: AnyObject, to name: String, of object: NSObject, _ element: InterfaceElement) {
    if name == "gestureRecognizers", let view = object as? UIView,
      let recognizer = value as? UIGestureRecognizer
    {
      return view.addGestureRecognizer(recognizer)
    }
    guard let property = _KeyedProperties.property(name, of: object), let set = property.set else {
      return source.warn("\(type(of: object)) has no outlet collection \(name).", at: element.line)
    }
    let values = (property.get(object) as? [AnyObject] ?? []) + [value]
    if !set(object, values) {
      source.warn(
        "The outlet collection \(name) of \(type(of: object)) cannot hold a \(type(of: value)).",
        at: element.line)
    }
  }

  // MARK: Actions

  private func connectAction(_ element: InterfaceElement, of object: NSObject) -> Bool {
    guard let name = element["selector"], let id = element["destination"] else { return true }
    let isFirstResponder = source.element(id)?["placeholderIdentifier"] == "IBFirstResponder"
    let target = isFirstResponder ? nil : self.object(id)
    if !isFirstResponder, target == nil { return false }
    let found = target.map { _NibActions.selector(name, of: $0) } ?? _NibActions.selector(name)
    guard let selector = found else {
      let owner = target.map { "\(type(of: $0))" } ?? "No class here"
      source.warn("\(owner) has no action \(name).", at: element.line)
      return true
    }
    switch object {
    case let control as UIControl:
      control.addTarget(
        target, action: selector, for: UIControl.Event(nib: element["eventType"], of: control))
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
    default: source.warn("\(type(of: object)) sends no actions here.", at: element.line)
    }
    return true
  }

  // MARK: Segues

  /// A segue that something but code sets off. Those of a controller wait for `performSegue`, or embed its
  /// children.
  private func connectSegue(_ element: InterfaceElement, of object: NSObject) {
    if element["kind"] == "embed" {
      if let container = object as? UIView { embed(element, in: container) }
      return
    }
    // The object that sets it off holds the loader, which holds nothing of it.
    let perform: (Any?) -> Void = { [self] sender in trigger(element, sender) }
    switch object {
    case is UIViewController: return
    case let control as UIControl:
      control.addTarget({ perform($0) }, for: UIControl.Event(nib: element["eventType"], of: control))
    case let recognizer as UIGestureRecognizer:
      recognizer.addAction { if $0.state == .ended { perform($0) } }
    case let item as UIBarButtonItem:
      let action = UIAction { perform($0.sender) }
      item.primaryAction = action
    case let cell as UICollectionViewCell:
      cell.nibSelection = { [weak cell] in if let cell { perform(cell) } }
    case let cell as UITableViewCell:
      cell.nibSelection = { [weak cell] in if let cell { perform(cell) } }
    default: source.warn("\(type(of: object)) sets off no segues here.", at: element.line)
    }
  }

  private func trigger(_ element: InterfaceElement, _ sender: Any?) {
    guard let controller = sceneController else { return }
    if controller.shouldPerformSegue(withIdentifier: element["identifier"] ?? "", sender: sender) {
      perform(element, sender)
    }
  }

  /// Whose segues these are; a prototype cell's are its scene's.
  var sceneController: UIViewController? { controller ?? outer?.sceneController }

  // MARK: User-defined attributes

  func applyPairs(_ element: InterfaceElement, to object: NSObject) {
    for pair in element.list("userDefinedRuntimeAttributes") {
      guard let path = pair["keyPath"] else { continue }
      object.setValue(pairValue(pair), forKeyPath: path)
    }
  }

  private func pairValue(_ pair: InterfaceElement) -> Any? {
    let value = pair.value("value")
    switch pair["type"] {
    case "boolean": return pair.flag("value") ?? false
    case "string", "localizedString": return pair.string("value") ?? ""
    case "number":
      if let whole = value?.integer("value"), value?.name == "integer" { return whole }
      return value?.number("value") ?? pair.number("value")
    case "color": return value.flatMap { $0.name == "color" ? values.color($0) : nil }
    case "point": return value.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    case "size": return value?.ownSize
    case "rect": return value?.ownRect
    case "image": return values.image("value", of: pair)
    default: return nil
    }
  }
}

extension UIControl.Event {
  /// Without a word a button is tapped, and another control has a new value.
  @MainActor init(nib name: String?, of control: UIControl) {
    self =
      switch name {
      case "touchDown": .touchDown
      case "touchDownRepeat": .touchDownRepeat
      case "touchDragInside": .touchDragInside
      case "touchDragOutside": .touchDragOutside
      case "touchDragEnter": .touchDragEnter
      case "touchDragExit": .touchDragExit
      case "touchUpInside": .touchUpInside
      case "touchUpOutside": .touchUpOutside
      case "touchCancel": .touchCancel
      case "valueChanged": .valueChanged
      case "primaryActionTriggered": .primaryActionTriggered
      case "editingDidBegin": .editingDidBegin
      case "editingChanged": .editingChanged
      case "editingDidEnd": .editingDidEnd
      case "editingDidEndOnExit": .editingDidEndOnExit
      default: control is UIButton || type(of: control) == UIControl.self ? .touchUpInside : .valueChanged
      }
  }
}

extension NSObject {
  /// Sets an outlet that a class of ours has. False where it has none of that name.
  @MainActor fileprivate func setNibOutlet(_ value: AnyObject, _ name: String) -> Bool {
    if let standIn = self as? any NibStandIn, standIn.setNibOutlet(value, named: name) { return true }
    switch (self, name) {
    case (let view as UICollectionView, "dataSource"):
      view.dataSource = value as? any UICollectionViewDataSource
    case (let view as UICollectionView, "delegate"): view.delegate = value as? any UICollectionViewDelegate
    case (let view as UICollectionView, "prefetchDataSource"):
      view.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    case (let view as UICollectionView, "backgroundView"): view.backgroundView = value as? UIView
    case (let view as UITableView, "dataSource"): view.dataSource = value as? any UITableViewDataSource
    case (let view as UITableView, "delegate"): view.delegate = value as? any UITableViewDelegate
    case (let view as UITableView, "prefetchDataSource"):
      view.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    case (let view as UITableView, "tableHeaderView"): view.tableHeaderView = value as? UIView
    case (let view as UITableView, "tableFooterView"): view.tableFooterView = value as? UIView
    case (let view as UITableView, "backgroundView"): view.backgroundView = value as? UIView
    case (let view as UIScrollView, "delegate"): view.delegate = value as? any UIScrollViewDelegate
    case (let view as UIScrollView, "refreshControl"): view.refreshControl = value as? UIRefreshControl
    case (let view as UITextField, "delegate"): view.delegate = value as? any UITextFieldDelegate
    case (let view as UIPickerView, "dataSource"): view.dataSource = value as? any UIPickerViewDataSource
    case (let view as UIPickerView, "delegate"): view.delegate = value as? any UIPickerViewDelegate
    case (let view as UISearchBar, "delegate"): view.delegate = value as? any UISearchBarDelegate
    case (let cell as UICollectionViewCell, "backgroundView"): cell.backgroundView = value as? UIView
    case (let cell as UICollectionViewCell, "selectedBackgroundView"):
      cell.selectedBackgroundView = value as? UIView
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = value as? UIView
    case (let cell as UITableViewCell, "editingAccessoryView"): cell.editingAccessoryView = value as? UIView
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = value as? UIView
    case (let cell as UITableViewCell, "selectedBackgroundView"):
      cell.selectedBackgroundView = value as? UIView
    // Those have no delegates here, and a stand-in for a missing view has nothing to tell.
    case (is UINavigationBar, "delegate"), (is UITabBar, "delegate"), (is UIToolbar, "delegate"),
      (is UITabBarController, "delegate"), (is NibPlaceholderView, _):
      return true
    case (let recognizer as UIGestureRecognizer, "delegate"):
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case (let controller as UINavigationController, "delegate"):
      controller.delegate = value as? any UINavigationControllerDelegate
    case (let controller as UIPageViewController, "dataSource"):
      controller.dataSource = value as? any UIPageViewControllerDataSource
    case (let controller as UIPageViewController, "delegate"):
      controller.delegate = value as? any UIPageViewControllerDelegate
    case (let controller as UICollectionViewController, "collectionView"):
      controller.collectionView = value as? UICollectionView
    case (let controller as UITableViewController, "tableView"):
      if let table = value as? UITableView, controller.viewIfLoaded !== table { controller.tableView = table }
    case (let controller as UIViewController, "view"):
      // A collection view that a nib gives as the view has gone into one.
      if let view = value as? UIView, controller.viewIfLoaded !== view,
        (controller as? UICollectionViewController)?.loadedCollectionView !== view
      {
        controller.view = view
      }
    case (let item as UINavigationItem, "titleView"): item.titleView = value as? UIView
    case (let bar as UIBarButtonItem, "customView"): bar.customView = value as? UIView
    default: return false
    }
    return true
  }
}
