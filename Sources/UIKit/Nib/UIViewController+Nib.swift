// Controllers from storyboards, and views of controllers from nibs.

internal import InterfaceTree
import QuartzCore

/// Where a controller comes from, and how its view is made.
@MainActor final class NibScene: ControllerScene {
  let storyboard: UIStoryboard
  let scene: InterfaceElement
  let controller: InterfaceElement
  let loader: NibLoader
  /// Objects of the scene beside the controller's view.
  var topLevel: [AnyObject] = []

  init(
    _ storyboard: UIStoryboard, _ scene: InterfaceElement, _ controller: InterfaceElement, _ loader: NibLoader
  ) {
    (self.storyboard, self.scene, self.controller, self.loader) = (storyboard, scene, controller, loader)
  }

  func loadView(of controller: UIViewController) -> Bool { loader.loadView(of: controller, self) }
}

extension UIViewController {
  /// `nibScene` with what it says.
  var readScene: NibScene? { nibScene as? NibScene }
}

extension NibLoader {
  /// Sets the scene's values on a controller that was just made, except its view.
  func decode(_ controller: UIViewController, _ scene: NibScene) {
    let element = scene.controller
    self.controller = controller
    controller.nibScene = scene
    remember(controller, as: element)
    prepare(controller, element)
    element["title"].map { controller.title = $0 }
    element.flag("hidesBottomBarWhenPushed").map { controller.hidesBottomBarWhenPushed = $0 }
    element.flag("definesPresentationContext").map { controller.definesPresentationContext = $0 }
    element.flag("extendedLayoutIncludesOpaqueBars").map { controller.extendedLayoutIncludesOpaqueBars = $0 }
    element.flag("automaticallyAdjustsScrollViewInsets").map {
      controller.automaticallyAdjustsScrollViewInsets = $0
    }
    element.size("contentSizeForViewInPopover").map { controller.preferredContentSize = $0 }
    element.size("preferredContentSize").map { controller.preferredContentSize = $0 }
    element["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init(nib:)).map {
      controller.modalPresentationStyle = $0
    }
    element["modalTransitionStyle"].flatMap(UIModalTransitionStyle.init(nib:)).map {
      controller.modalTransitionStyle = $0
    }
    if let edges = element.child("extendedEdge") {
      controller.edgesForExtendedLayout = UIRectEdge(nib: edges)
    }
    if let item = element.value("navigationItem") { apply(item, to: controller.navigationItem) }
    if let item = element.value("tabBarItem") { controller.tabBarItem = makeTabBarItem(item) }
    if let items = element.child("toolbarItems"), !items.children.isEmpty {
      controller.toolbarItems = items.children.compactMap(makeBarButton)
    }
    if let navigation = controller as? UINavigationController { decode(navigation, element) }
    if let tabs = controller as? UITabBarController, let bar = element.value("tabBar") {
      decode(tabs.tabBar, bar)
    }
  }

  private func decode(_ navigation: UINavigationController, _ element: InterfaceElement) {
    if let bar = element.value("navigationBar") {
      decode(navigation.navigationBar, bar)
      navigation.navigationBar.isHidden = false
    }
    if let bar = element.value("toolbar") { navigation.toolbar.map { decode($0, bar) } }
    element.flag("navigationBarHidden").map { navigation.isNavigationBarHidden = $0 }
    element.flag("toolbarHidden").map { navigation.isToolbarHidden = $0 }
    if element.flag("toolbarHidden") == nil, element.value("toolbar") != nil {
      navigation.isToolbarHidden = true
    }
    element.flag("hidesBarsOnTap").map { navigation.hidesBarsOnTap = $0 }
    element.flag("hidesBarsWhenVerticallyCompact").map { navigation.hidesBarsWhenVerticallyCompact = $0 }
    element.flag("hidesBarsWhenKeyboardAppears").map { navigation.hidesBarsWhenKeyboardAppears = $0 }
    element.flag("hidesBarsOnSwipe").map { navigation.hidesBarsOnSwipe = $0 }
  }

  /// Makes the scene's view and connects all that is left. False where the scene has no view.
  func loadView(of controller: UIViewController, _ scene: NibScene) -> Bool {
    let element = scene.controller
    let objects = scene.scene.list("objects").filter { $0.id != element.id }
    let viewID = element.list("connections").first { $0.name == "outlet" && $0["property"] == "view" }?[
      "destination"]
    let said =
      element.children.first { $0["key"] == "view" } ?? viewID.flatMap { id in objects.first { $0.id == id } }
    if let said, let view = makeView(said) { controller.view = view }
    let hasView = controller.isViewLoaded
    rememberGuides(element, of: controller)
    for object in objects {
      if object.id == said?.id, said != nil { continue }
      if let made = makeObject(object) { scene.topLevel.append(made) }
    }
    (controller as? UICollectionViewController)?.adoptNibView()
    (controller as? UITableViewController)?.adoptNibView()
    finish()
    // A controller without a view in the storyboard is as one made in code: its connections lead nowhere.
    if hasView {
      warnOfLooseConnections()
      warnOfEmptyOutlets(of: [controller])
    }
    return hasView
  }

  /// Something that lies beside the view of a scene or nib; nil for what needs no object.
  func makeObject(_ element: InterfaceElement) -> AnyObject? {
    if element.name == "placeholder" || element.name == "exit" { return nil }
    if let recognizer = NibElements.recognizer(element) {
      element.flag("enabled").map { recognizer.isEnabled = $0 }
      element.flag("cancelsTouchesInView").map { recognizer.cancelsTouchesInView = $0 }
      remember(recognizer, as: element)
      prepare(recognizer, element)
      keep(recognizer)
      return recognizer
    }
    if let item = makeBarButton(element) { return item }
    if element.name == "customObject" {
      guard let type = source.customClass(of: element, as: NSObject.self) else { return nil }
      let object = _Makers.make(type)
      remember(object, as: element)
      prepare(object, element)
      keep(object)
      return object
    }
    return NibElements.isView(element) ? makeView(element) : nil
  }

  /// The bars' guides of before iOS 11.
  private func rememberGuides(_ element: InterfaceElement, of controller: UIViewController) {
    guard controller.isViewLoaded else { return }
    for guide in element.list("layoutGuides") where guide.name == "viewControllerLayoutGuide" {
      remember(guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide, as: guide)
    }
  }
}

extension UICollectionViewController {
  /// The collection view that a scene or nib gave as the view.
  func adoptNibView() {
    if let found = viewIfLoaded as? UICollectionView { collectionView = found }
  }
}

extension UIRectEdge {
  fileprivate init(nib element: InterfaceElement) {
    self = []
    if element.flag("top") == true { insert(.top) }
    if element.flag("left") == true { insert(.left) }
    if element.flag("bottom") == true { insert(.bottom) }
    if element.flag("right") == true { insert(.right) }
  }
}

extension UIModalPresentationStyle {
  init?(nib name: String) {
    switch name {
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "custom": self = .custom
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    case "none": self = .none
    case "automatic": self = .automatic
    default: return nil
    }
  }
}

extension UIModalTransitionStyle {
  init?(nib name: String) {
    switch name {
    case "coverVertical": self = .coverVertical
    case "flipHorizontal": self = .flipHorizontal
    case "crossDissolve": self = .crossDissolve
    case "partialCurl": self = .partialCurl
    default: return nil
    }
  }
}
