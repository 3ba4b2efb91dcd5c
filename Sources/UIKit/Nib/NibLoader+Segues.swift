// Going from scene to scene.

internal import InterfaceTree
import QuartzCore

extension NibLoader {
  /// Goes the way that the `<segue>` describes, from the scene's controller, without asking whether it
  /// should.
  func perform(_ element: InterfaceElement, _ sender: Any?) {
    guard let source = sceneController, let scene = source.readScene else { return }
    if element["kind"] == "unwind" { return unwind(element, from: source, sender) }
    guard let destination = destination(of: element, from: source, scene, sender) else { return }
    let segue = makeSegue(element, source, destination)
    segue.onPerform { Self.go(element, from: source, to: destination) }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func makeSegue(
    _ element: InterfaceElement, _ from: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue {
    let type = source.customClass(of: element, as: UIStoryboardSegue.self) ?? UIStoryboardSegue.self
    return type.init(_identifier: element["identifier"], source: from, destination: destination)
  }

  /// Made by the source's own method where the segue names one.
  private func destination(
    of element: InterfaceElement, from controller: UIViewController, _ scene: NibScene, _ sender: Any?
  ) -> UIViewController? {
    guard let id = element["destination"] else { return nil }
    guard let name = element["destinationCreationSelector"],
      let selector = _NibActions.selector(name, of: controller)
    else { return scene.storyboard.instantiate(id: id) }
    return scene.storyboard.instantiate(id: id) { coder in
      selector.send(to: controller, [coder, sender, element["identifier"]]) as? UIViewController
    }
  }

  private static func go(
    _ element: InterfaceElement, from source: UIViewController, to destination: UIViewController
  ) {
    let isAnimated = element.flag("animates") ?? true
    element["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init(nib:)).map {
      destination.modalPresentationStyle = $0
    }
    element["modalTransitionStyle"].flatMap(UIModalTransitionStyle.init(nib:)).map {
      destination.modalTransitionStyle = $0
    }
    switch element["kind"] {
    case "show", "push": source.show(destination, sender: nil)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: nil)
    default: source.present(destination, animated: isAnimated)
    }
  }

  // MARK: Embedding

  /// Puts a scene into a container view of this one.
  func embed(_ element: InterfaceElement, in container: UIView) {
    guard let parent = sceneController, let scene = parent.readScene, let id = element["destination"] else {
      return
    }
    let chain = sequence(first: parent, next: \.parent).compactMap { $0.readScene?.controller.id }
    guard !chain.contains(id), chain.count < 16 else {
      return source.warn("The scene \(id) embeds itself; the inner one is left out.", at: element.line)
    }
    guard let child = destination(of: element, from: parent, scene, container) else { return }
    let segue = makeSegue(element, parent, child)
    segue.onPerform { parent.addNibChild(child, in: container) }
    parent.prepare(for: segue, sender: container)
    segue.perform()
  }

  // MARK: Unwinding

  /// Goes back to the nearest controller that has the action.
  private func unwind(_ element: InterfaceElement, from source: UIViewController, _ sender: Any?) {
    guard let name = element["unwindAction"] else { return }
    for candidate in source.unwindCandidates {
      guard let action = _NibActions.selector(name, of: candidate),
        candidate.canPerformUnwindSegueAction(action, from: source, sender: sender)
      else { continue }
      let segue = makeSegue(element, source, candidate)
      segue.onPerform { candidate.returnTo() }
      source.prepare(for: segue, sender: sender)
      action.send(to: candidate, [segue])
      candidate.unwind(for: segue, towards: candidate)
      segue.perform()
      return
    }
    self.source.warn("Nothing that is shown has the unwind action \(name).", at: element.line)
  }
}

extension UIViewController {
  /// The controllers that an unwind may lead to, nearest first.
  fileprivate var unwindCandidates: [UIViewController] {
    var found: [UIViewController] = []
    var next: UIViewController? = self
    while let here = next, found.count < 200 {
      if let stack = here.navigationController?.viewControllers { found += stack.reversed() }
      if let parent = here.parent { found.append(parent) }
      guard let presenter = here.presentingViewController, presenter !== here else { break }
      found.append(presenter)
      if let navigation = presenter as? UINavigationController {
        found += navigation.viewControllers.reversed()
      }
      if let tabs = presenter as? UITabBarController, let selected = tabs.selectedViewController {
        found.append(selected)
        if let navigation = selected as? UINavigationController {
          found += navigation.viewControllers.reversed()
        }
      }
      next = presenter
    }
    return found.filter { $0 !== self }
  }

  /// Takes away whatever stands over this controller.
  fileprivate func returnTo() {
    let shower = sequence(first: self, next: \.parent).first { $0.presentedViewController != nil }
    shower?.dismiss(animated: true)
    if let navigation = navigationController, navigation.topViewController !== self,
      navigation.viewControllers.contains(self)
    {
      navigation.popToViewController(self, animated: shower == nil)
    }
  }
}

extension NibScene {
  func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) {
    var named: [String: InterfaceElement] = [:]
    scene.visit { element in
      if element.name == "segue", let name = element["identifier"], named[name] == nil {
        named[name] = element
      }
    }
    if let segue = named[identifier] { return loader.perform(segue, sender) }
    let there = named.isEmpty ? "it has none" : "there are: " + named.keys.sorted().joined(separator: ", ")
    SessionContext.current.report("\(type(of: controller)) has no segue \"\(identifier)\"; \(there).")
  }
}
