// UIStoryboard — after Apple's documentation "UIStoryboard", read 2026-11.
// State: complete.

import QuartzCore

/// The controllers of a storyboard file.
@preconcurrency @MainActor open class UIStoryboard: MainActorObject {
  let name: String
  let module: String
  /// The storyboard in which a reference led to this one; nil for one that code has made.
  public internal(set) var _referrer: UIStoryboard?

  /// `file` tells the caller's module.
  public init(name: String, bundle: Bundle?, _ file: String = #fileID) {
    self.name = name
    module = String(file.prefix { $0 != "/" })
    super.init(_object: ())
    if !InterfaceReader.hasFile(name, isStoryboard: true, module: module) {
      report("There is no storyboard \(name).storyboard here.")
    }
  }

  /// The controller that the file calls the first; nil where it calls none so.
  open func instantiateInitialViewController() -> UIViewController? { initialController(nil) }

  /// As that, made by `creator`.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initialController(creator.map { creator in { creator($0) } }) as? ViewController
  }

  func initialController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let reader = InterfaceReader.current, let id = reader.initialScene(of: self) else {
      report("\(name).storyboard has no initial view controller.")
      return nil
    }
    return reader.controller(of: id, in: self, madeBy: creator)
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

  func controller(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let reader = InterfaceReader.current
    let scenes = reader?.namedScenes(of: self) ?? []
    if let found = scenes.first(where: { $0.identifier == identifier }) {
      return reader?.controller(of: found.id, in: self, madeBy: creator)
    }
    let names = scenes.map(\.identifier)
    let there = names.isEmpty ? "none has an identifier" : "there are: " + names.joined(separator: ", ")
    report("\(name).storyboard has no controller with the identifier \"\(identifier)\"; \(there).")
    return nil
  }

  private func report(_ sentence: String) { SessionContext.current.report(sentence) }

  /// For packages that give controllers what they need: told of each one that a storyboard has made and
  /// woken, those within a container before it. Its view is not loaded yet, unless its own code has asked for
  /// it.
  public static var _controllerMade: (@MainActor (UIViewController, UIStoryboard) -> Void)?
}
