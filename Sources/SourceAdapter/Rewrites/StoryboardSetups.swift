// `extension SwinjectStoryboard { @objc class func setup() { … } }`: the package asks Objective-C for it.
// Here the file says that it is there.

import SwiftSyntax

extension ModuleIndex {
  /// Has files register the `setup()` that they give SwinjectStoryboard, where its stand-in is meant: the
  /// package itself has nothing to register it with.
  func registeringStoryboardSetups() -> ModuleChanges {
    var changes = ModuleChanges()
    let module = "SwinjectStoryboard"
    guard StandInModules.has(module, besides: ModuleSurroundings.current.brought) else { return changes }
    for added in extensions
    where added.type == nil && [module, "\(module).\(module)"].contains(added.extendedName)
      && added.members.contains(where: { $0.isStatic && $0.name == "setup()" })
    {
      changes.registrations[added.file, default: []].append(
        "\(module)._register { \(module).setup() }")
    }
    return changes
  }
}
