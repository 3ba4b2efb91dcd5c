// Overrides in extensions.
//
// Without the Objective-C runtime an extension can neither override what a superclass declares nor declare
// what a subclass overrides (Facts 7.1). Such a member stays where its author wrote it, under
// another name, and the class gets a thunk by the old name that calls it:
//
//     class Wheel: UICollectionViewLayout {             class Wheel: UICollectionViewLayout {
//     }                                                  override func prepare() { __Wheel_prepare() } }
//     extension Wheel {                                 extension Wheel {
//       override func prepare() { super.prepare() }       func __Wheel_prepare() { super.prepare() }
//     }                                                 }

import SwiftSyntax

extension ModuleIndex {
  /// Gives classes thunks for those members of their extensions that take part in overriding.
  func movingOverrides() -> ModuleChanges {
    var changes = ModuleChanges()
    let late = lateMethods()
    let below = namesOverriddenBelow()
    for (id, stubs) in late.stubs { changes.members[id, default: []] += stubs }
    for type in classes {
      let overridden = (below[type.id] ?? []).union(late.stubNames[type.id] ?? [])
      for member in type.members {
        let overrides = member.isOverride || late.overriding.contains(MemberPlace(member))
        if let enclosing = member.enclosingExtension {
          guard overrides || overridden.contains(member.name) else { continue }
          let thunk = Thunk(
            member, of: type, in: extensions[enclosing].node, overrides: overrides,
            entersMainActor: entersMainActor(member, in: type))
          guard let (edits, text) = thunk.made() else { continue }
          changes.edits[member.file, default: []] += edits
          changes.members[type.id, default: []].append(text)
        } else if overrides, !member.isOverride {
          let start = member.modifiers.first?.bytes.lowerBound ?? member.introducer
          changes.edit(
            member.file, .insert("\(type.isWider(than: member) ? "public " : "")override ", at: start))
        }
      }
    }
    return changes
  }

  /// By id of a class: the names of what classes of the module below it override.
  private func namesOverriddenBelow() -> [Int: Set<String>] {
    var names: [Int: Set<String>] = [:]
    for type in classes {
      let overrides = type.members.filter(\.isOverride).map(\.name)
      if overrides.isEmpty { continue }
      for ancestor in lineage(of: type).dropFirst() { names[ancestor.id, default: []].formUnion(overrides) }
    }
    return names
  }
}

extension TypeDeclaration {
  /// Whether the class is public and the member does not say so, as an override of a public member must.
  fileprivate func isWider(than member: MemberDeclaration) -> Bool {
    modifiers.isPublic && member.modifiers.accessLevel == nil
  }
}

/// Tells members apart.
struct MemberPlace: Hashable {
  let file: Int
  let offset: Int

  init(_ member: MemberDeclaration) {
    file = member.file
    offset = member.node.position.utf8Offset
  }
}

extension MemberDeclaration {
  /// Offset of `func`, `var`, `init`, … or of what else stands first after attributes and modifiers.
  var introducer: Int {
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function): function.funcKeyword.bytes.lowerBound
    case .variableDecl(let variable): variable.bindingSpecifier.bytes.lowerBound
    case .initializerDecl(let initializer): initializer.initKeyword.bytes.lowerBound
    case .subscriptDecl(let subscripting): subscripting.subscriptKeyword.bytes.lowerBound
    default: node.bytes.lowerBound
    }
  }
}
