// The view of a controller from its scene or nib, and the ways that lead on from there.

import QuartzCore

extension UIViewController {
  /// Loads the view from the scene, or from the nib that was named or has the name of the class. False where
  /// there is none.
  func loadNibView() -> Bool {
    if let scene = nibScene {
      if scene.loadView(of: self) { return true }
    } else if let name = nibName ?? defaultNibName {
      let nib = UINib(nibName: name, bundle: nil, "\(_InterfaceNames.module(of: type(of: self)))/")
      guard nib.isThere else {
        SessionContext.current.report("\(type(of: self)): there is no nib \(name).xib here.")
        return false
      }
      _ = nib.instantiate(withOwner: self)
      return isViewLoaded
    }
    return false
  }

  /// As the class, without the word Controller or with it.
  private var defaultNibName: String? {
    let name = _InterfaceNames.name(of: type(of: self))
    let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    return names.first { InterfaceReader.hasFile($0, isStoryboard: false) }
  }

  /// Said where a controller is made without the nib or storyboard that its outlets count on.
  func warnOfEmptyOutlets() {
    let empty = _NibOutlets.empty(of: self)
    guard !empty.isEmpty else { return }
    let names =
      empty.count > 3 ? empty.prefix(3).joined(separator: ", ") + ", …" : empty.joined(separator: ", ")
    SessionContext.current.report(
      "\(type(of: self)) is made without a nib or storyboard, so its outlets are nil: \(names).")
  }
}

enum _InterfaceNames {
  static func name(of type: AnyClass) -> String { String("\(type)".prefix { $0 != "<" }) }
  static func module(of type: AnyClass) -> String { String(String(reflecting: type).prefix { $0 != "." }) }
}

extension UIViewController {
  func addNibChild(_ child: UIViewController, in container: UIView) {
    addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// A child that fills the view, for containers that are not here.
  func showNibChild() {
    guard let child = nibChild, child.parent == nil, let view = viewIfLoaded else { return }
    addNibChild(child, in: view)
  }

  /// For `performSegue(withIdentifier:sender:)`.
  func goSegue(_ identifier: String, _ sender: Any?) {
    guard let nibScene else {
      return SessionContext.current.report(
        "\(type(of: self)) was not made by a storyboard, so it has no segue \"\(identifier)\".")
    }
    nibScene.performSegue(identifier, from: self, sender: sender)
  }
}
