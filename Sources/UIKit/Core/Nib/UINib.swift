// UINib — after Apple's documentation "UINib", read 2026-11.
// State: partial. Missing: nibs made of data, proxies for objects from outside.

import QuartzCore

/// A nib by its name. Its objects are made each time it is instantiated.
@preconcurrency @MainActor open class UINib: MainActorObject {
  /// Names of the options of `instantiate`. Kept, without effect.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// One of the constants' names; any other is kept alike.
    public let rawValue: String
    /// A key of any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects from outside that stand for the nib's proxies. Kept, without effect: there are no proxies.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  let name: String
  /// The module of the classes that the nib would make: that of the caller.
  let module: String

  /// Every bundle is the module's own. `file` tells the caller's module.
  public init(nibName name: String, bundle: Bundle?, _ file: String = #fileID) {
    self.name = name
    module = String(file.prefix { $0 != "/" })
    super.init(_object: ())
  }

  var isThere: Bool { InterfaceReader.hasFile(name, isStoryboard: false, module: module) }

  /// The class of the nib's own name in the caller's module, if there is one.
  var classOfName: AnyClass? { NSClassFromString("\(module).\(name)") }

  /// The objects at the top of the nib, in order, connected and awake; none, after a line in the log, where
  /// there is no such nib. `owner` stands for the file's owner.
  @discardableResult
  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    let owner = owner.map { $0 as AnyObject }
    guard let objects = InterfaceReader.current?.objects(of: self, owner: owner) else {
      SessionContext.current.report("There is no nib \(name).xib here: nothing was made of it.")
      return []
    }
    VirtualRunLoop.current.autorelease(objects)
    return objects
  }

  /// Makes the cell or reusable view that the nib describes; nil where it describes none.
  var prototype: NibPrototype? { InterfaceReader.current?.prototype(of: self) }

  /// The class of the cell in the nib; where there is no nib, the class of its name, or else the plain one.
  func cellClass<View: UIView>(_ base: View.Type) -> View.Type {
    if let found = prototype?.viewClass as? View.Type { return found }
    SessionContext.current.report(
      "There is no nib \(name).xib here: its cells are made by their class alone.")
    return NSClassFromString("\(module).\(name)") as? View.Type ?? base
  }
}

extension Bundle {
  /// As `UINib.instantiate(withOwner:options:)`; nil where there is no such nib.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, _ file: String = #fileID
  ) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self, file)
    let objects = nib.instantiate(withOwner: owner, options: options)
    return nib.isThere ? objects : nil
  }
}
