// UIStoryboard — after Apple's documentation "UIStoryboard", read 2026-11.
// State: complete.

internal import InterfaceTree
import QuartzCore

/// The controllers of a storyboard file.
@preconcurrency @MainActor open class UIStoryboard: MainActorObject {
  let name: String
  private let module: String
  /// The storyboard in which a reference led to this one; nil for one that code has made.
  public private(set) var _referrer: UIStoryboard?

  /// `file` tells the caller's module.
  public init(name: String, bundle: Bundle?, _ file: String = #fileID) {
    self.name = name
    module = String(file.prefix { $0 != "/" })
    super.init(_object: ())
    if loaded == nil { report("There is no storyboard \(name).storyboard here.") }
  }

  var loaded: LoadedInterface? { _InterfaceFiles.file(name, isStoryboard: true, module: module) }

  /// The controller that the file calls the first; nil where it calls none so.
  open func instantiateInitialViewController() -> UIViewController? { initialController(nil) }

  /// As that, made by `creator`.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initialController(creator.map { creator in { creator($0) } }) as? ViewController
  }

  private func initialController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let id = loaded?.document["initialViewController"] else {
      report("\(name).storyboard has no initial view controller.")
      return nil
    }
    return instantiate(id: id, creator)
  }

  /// A new controller of that storyboard ID. Where there is none, a plain one, after a line in the log that
  /// says which there are; a device ends the app there.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier, nil) ?? UIViewController()
  }

  /// As that, made by `creator`, which may call an initialiser with more than a coder. Ends the preview where
  /// the controller is none of that class, as a device does.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = controller(identifier, creator.map { creator in { creator($0) } })
    guard let controller = made as? ViewController ?? UIViewController() as? ViewController else {
      fatalError("\(name).storyboard has no \(ViewController.self) with the identifier \"\(identifier)\"")
    }
    return controller
  }

  private func controller(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let scenes = loaded?.file.scenes ?? []
    if let found = scenes.first(where: { $0.identifier == identifier }) {
      return instantiate(id: found.id, creator)
    }
    let names = scenes.compactMap(\.identifier)
    let there = names.isEmpty ? "none has an identifier" : "there are: " + names.joined(separator: ", ")
    report("\(name).storyboard has no controller with the identifier \"\(identifier)\"; \(there).")
    return nil
  }

  private func report(_ sentence: String) { SessionContext.current.report(sentence) }

  // MARK: Scenes

  /// For packages that give controllers what they need: told of each one that a storyboard has made and
  /// woken, those within a container before it. Its view is not loaded yet, unless its own code has asked for
  /// it.
  public static var _controllerMade: (@MainActor (UIViewController, UIStoryboard) -> Void)?

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

  /// What a container contains from the beginning.
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
