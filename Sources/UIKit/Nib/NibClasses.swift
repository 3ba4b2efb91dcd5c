// Classes by the names that nibs call them.

internal import InterfaceTree
import QuartzCore

/// Where generated code registers the classes that a nib names.
@preconcurrency @MainActor public enum _NibClasses {
  private static var known: [String: [(module: String, type: AnyClass)]] = [:]

  /// Makes a class known by the name and module that nibs have for it; the last of equal ones counts.
  public static func register(_ type: AnyClass, _ name: String, module: String) {
    known[name, default: []].append((module, type))
  }

  /// The class of that name: of that module, if one is named and has it, or of any.
  static func named(_ name: String, module: String?) -> AnyClass? {
    let all = known[name] ?? []
    if let found = all.last(where: { $0.module == module }) ?? all.last { return found.type }
    if let module, let found = NSClassFromString("\(module).\(name)") { return found }
    return NSClassFromString("UIKit.\(name)") ?? NibStandIns.named(name)
  }
}

extension LoadedInterface {
  /// The class that the element asks for, if it is a `Base`; nil for none, after a warning where one was
  /// asked for.
  func customClass<Base: AnyObject>(of element: InterfaceElement, as base: Base.Type) -> Base.Type? {
    guard let name = element["customClass"] else { return nil }
    let found: AnyClass? = _NibClasses.named(name, module: element["customModule"] ?? module)
    if let found = found as? Base.Type { return found }
    warn(
      found == nil
        ? "There is no class \(name) here; a plain \(base) stands for it."
        : "\(name) is no \(base) here; a plain one stands for it.",
      at: element.line, about: "class \(name)")
    return nil
  }
}
