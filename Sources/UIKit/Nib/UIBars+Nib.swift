// Bars and their items from nibs.

internal import InterfaceTree
import QuartzCore

extension NibLoader {
  /// A `<barButtonItem>` with what it sends.
  func makeBarButton(_ element: InterfaceElement) -> UIBarButtonItem? {
    guard element.name == "barButtonItem" else { return nil }
    let type = source.customClass(of: element, as: UIBarButtonItem.self) ?? UIBarButtonItem.self
    let system = element["systemItem"].flatMap(UIBarButtonItem.SystemItem.init(nib:))
    let item: UIBarButtonItem
    if let system, type == UIBarButtonItem.self {
      item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    } else {
      guard let made = make(element, { type.init(coder: $0) }, decode: { _ in }) else { return nil }
      item = made
    }
    element["title"].map { item.title = $0 }
    if let image = values.image("image", of: element) { item.image = image }
    if element["style"] == "done" { item.style = .done }
    element.number("width").map { item.width = $0 }
    element.flag("enabled").map { item.isEnabled = $0 }
    element.integer("tag").map { item.tag = $0 }
    if let color = values.color("tintColor", of: element) { item.tintColor = color }
    if let custom = element.children.first(where: { $0["key"] == "customView" || NibElements.isView($0) }) {
      item.customView = makeView(custom)
    }
    remember(item, as: element)
    prepare(item, element)
    keep(item)
    return item
  }

  /// Sets the element's values on a navigation item.
  func apply(_ element: InterfaceElement, to item: UINavigationItem) {
    remember(item, as: element)
    prepare(item, element)
    keep(item)
    element["title"].map { item.title = $0 }
    element["prompt"].map { item.prompt = $0 }
    element["backButtonTitle"].map { item.backButtonTitle = $0 }
    element.flag("hidesBackButton").map { item.hidesBackButton = $0 }
    element.flag("leftItemsSupplementBackButton").map { item.leftItemsSupplementBackButton = $0 }
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    for child in element.children {
      switch child["key"] ?? child.name {
      case "leftBarButtonItem": item.leftBarButtonItem = makeBarButton(child)
      case "rightBarButtonItem": item.rightBarButtonItem = makeBarButton(child)
      case "backBarButtonItem": item.backBarButtonItem = makeBarButton(child)
      case "leftBarButtonItems": item.leftBarButtonItems = child.children.compactMap(makeBarButton)
      case "rightBarButtonItems": item.rightBarButtonItems = child.children.compactMap(makeBarButton)
      case "titleView": item.titleView = makeView(child)
      default: break
      }
    }
  }

  func makeTabBarItem(_ element: InterfaceElement) -> UITabBarItem {
    let item = UITabBarItem(title: element["title"], image: values.image("image", of: element), tag: 0)
    if element["title"] == nil, let system = element["systemItem"] {
      item.title = system.prefix(1).uppercased() + system.dropFirst()
    }
    item.selectedImage = values.image("selectedImage", of: element)
    item.badgeValue = element["badgeValue"]
    item.applyNibAccessibility(element)
    element.integer("tag").map { item.tag = $0 }
    remember(item, as: element)
    prepare(item, element)
    keep(item)
    return item
  }

  /// Font and colour of a `<textAttributes>`.
  func textAttributes(_ element: InterfaceElement?) -> [NSAttributedString.Key: Any]? {
    guard let element else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = values.color("textColor", of: element)
    attributes[.font] = values.font("fontDescription", of: element)
    return attributes.isEmpty ? nil : attributes
  }
}

extension UINavigationBar {
  func applyNibBar(_ element: InterfaceElement, _ values: NibValues) {
    element.flag("largeTitles").map { prefersLargeTitles = $0 }
    element.flag("translucent").map { isTranslucent = $0 }
    if element["barStyle"] == "black" { barStyle = .black }
    if let color = values.color("barTintColor", of: element) { barTintColor = color }
    if let appearance = element.value("standardAppearance") {
      let look = UINavigationBarAppearance()
      if let color = values.color("backgroundColor", of: appearance) { look.backgroundColor = color }
      standardAppearance = look
    }
  }

  func applyNibItems(_ element: InterfaceElement, _ loader: NibLoader) {
    if let attributes = loader.textAttributes(element.value("titleTextAttributes")) {
      titleTextAttributes = attributes
    }
    if let attributes = loader.textAttributes(element.value("largeTitleTextAttributes")) {
      largeTitleTextAttributes = attributes
    }
    guard let said = element.list("items").last(where: { $0.name == "navigationItem" }) else { return }
    let item = UINavigationItem(title: "")
    loader.apply(said, to: item)
    show(item, back: nil)
  }
}

extension UIToolbar {
  func applyNibBar(_ element: InterfaceElement, _ values: NibValues) {
    element.flag("translucent").map { isTranslucent = $0 }
    if let color = values.color("barTintColor", of: element) { barTintColor = color }
  }

  func applyNibItems(_ element: InterfaceElement, _ loader: NibLoader) {
    if element.child("items") != nil { items = element.list("items").compactMap(loader.makeBarButton) }
  }
}

extension UITabBar {
  func applyNibBar(_ element: InterfaceElement, _ values: NibValues) {
    element.flag("translucent").map { isTranslucent = $0 }
    if let color = values.color("barTintColor", of: element) { barTintColor = color }
    if let color = values.color("unselectedItemTintColor", of: element) { unselectedItemTintColor = color }
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate init?(nib name: String) {
    let all = (0...24).compactMap(Self.init(rawValue:))
    guard let found = all.first(where: { "\($0)" == name }) else { return nil }
    self = found
  }
}
