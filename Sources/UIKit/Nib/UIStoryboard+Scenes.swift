// The controllers that the scenes of a storyboard describe, and those within them.

internal import InterfaceTree
import QuartzCore

extension UIStoryboard {
  var loaded: LoadedInterface? { _InterfaceFiles.file(name, isStoryboard: true, module: module) }

  /// Scenes that are being made: those that contain each other would go on for ever.
  private static var making: [String] = []
  private static let mostMaking = 32

  /// The controller of the scene whose controller has that id, or of the storyboard that it refers to.
  func instantiate(id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard let loaded else { return nil }
    let key = "\(name) \(id)"
    guard !Self.making.contains(key), Self.making.count < Self.mostMaking else {
      loaded.warn("The scene \(id) contains itself; it is left out.", about: "cycle \(id)")
      return nil
    }
    Self.making.append(key)
    defer { Self.making.removeLast() }
    for scene in loaded.document.list("scenes") {
      guard let element = scene.list("objects").first(where: { $0.id == id }) else { continue }
      if element.name == "viewControllerPlaceholder" { return referenced(element, creator) }
      return make(scene, element, in: loaded, creator)
    }
    loaded.warn("There is no scene \(id), which something refers to.", about: "scene \(id)")
    return nil
  }

  private func make(
    _ scene: InterfaceElement, _ element: InterfaceElement, in loaded: LoadedInterface,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let loader = NibLoader(loaded)
    let description = NibScene(self, scene, element, loader)
    let type =
      loaded.customClass(of: element, as: UIViewController.self) ?? NibElements.controllerClass(element)
    let made = loader.make(element, { coder in creator?(coder) ?? type.init(coder: coder) }) {
      loader.decode($0, description)
    }
    guard let controller = made else { return nil }
    relate(controller, description)
    loader.finish()
    Self._controllerMade?(controller, self)
    return controller
  }

  /// Gives a container the controllers that it contains from the beginning.
  private func relate(_ controller: UIViewController, _ scene: NibScene) {
    let segues = scene.controller.list("connections").filter {
      $0.name == "segue" && $0["kind"] == "relationship"
    }
    let related = segues.compactMap { segue in
      segue["destination"].flatMap { instantiate(id: $0) }
    }
    if related.isEmpty { return }
    switch controller {
    case let navigation as UINavigationController: navigation.setViewControllers(related, animated: false)
    case let tabs as UITabBarController: tabs.viewControllers = related
    default:
      // A split view is not here: what it shows beside its list is the one that fills the screen.
      if let shown = related.last { controller.nibChild = shown }
    }
  }

  private func referenced(
    _ element: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let other = element["storyboardName"] else {
      loaded?.warn("A storyboard reference names no storyboard.", at: element.line)
      return nil
    }
    let storyboard = other == name ? self : UIStoryboard(name: other, bundle: nil, module + "/")
    if storyboard !== self { storyboard._referrer = self }
    guard let identifier = element["referencedIdentifier"] else {
      return storyboard.initialController(creator)
    }
    return storyboard.controller(identifier, creator)
  }
}

/// For the previews that generated code registers: a scene by itself.
@preconcurrency @MainActor public func _scene(_ id: String, of storyboard: String, module: String)
  -> UIViewController
{
  UIStoryboard(name: storyboard, bundle: nil, module + "/").instantiate(id: id) ?? UIViewController()
}
