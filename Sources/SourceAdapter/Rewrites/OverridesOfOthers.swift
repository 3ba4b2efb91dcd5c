// Overrides in extensions of classes of other modules, which on Apple's platforms replace the class's own member for
// all its objects.
//
// Such a class is compiled already, and nothing can be put into it here. The member stays where its author wrote it,
// under another name, so that what it says is still looked at by the compiler; nobody calls it.

import SwiftSyntax

extension ModuleIndex {
  /// Renames what overrides members of classes of other modules in extensions, each with a warning.
  func settingOverridesAside() -> ModuleChanges {
    var changes = ModuleChanges()
    // A file that does not parse may hold the class.
    guard files.allSatisfy(\.parses) else { return changes }
    for added in extensions where added.type == nil {
      for member in added.members where member.isOverride {
        guard let edits = Thunk(member, in: added).renaming() else { continue }
        changes.edits[member.file, default: []] += edits
        changes.problems.append(
          files[member.file].problem(
            .warning, at: member.node,
            "This override has no effect here: an extension cannot replace \(member.name) of "
              + "\(added.extendedName) without the Objective-C runtime. Override it in a subclass of your own."
          ))
      }
    }
    return changes
  }
}
