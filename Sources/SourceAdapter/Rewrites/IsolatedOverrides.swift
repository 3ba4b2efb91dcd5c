// `description` and its kin in classes of the main actor.
//
// On Apple's platforms they come from Objective-C, which says nothing of actors, and an override belongs to
// the actor of its class. Foundation's NSObject is Swift here, and its members belong to no actor: an
// override must do so too, and could not touch what the class has. So it says that it is on the main actor,
// where all previewed code is:
//
//     override var description: String { MainActor.assumeIsolated { () -> String in "\(name)" } }

import SwiftSyntax

extension ModuleIndex {
  /// Has overrides of what NSObject declares enter the main actor, in classes that belong to it.
  ///
  /// Those of UIKit's classes that do not say so themselves need nothing: to the compiler they are from
  /// before concurrency. Overrides in extensions enter it in the member that calls them (`Thunk`).
  func enteringMainActor() -> ModuleChanges {
    var changes = ModuleChanges()
    for type in classes {
      for member in type.members where member.enclosingExtension == nil && entersMainActor(member, in: type) {
        guard let body = member.getterBody else { continue }
        changes.edit(
          member.file,
          .insert(" MainActor.assumeIsolated { () -> \(body.result) in", at: body.open.bytes.upperBound))
        changes.edit(member.file, .insert("} ", at: body.close.bytes.lowerBound))
      }
    }
    return changes
  }

  /// Whether the member overrides one of NSObject's that belongs to no actor, and its class belongs to the
  /// main one.
  func entersMainActor(_ member: MemberDeclaration, in type: TypeDeclaration) -> Bool {
    member.isOverride && !member.isStatic && !member.has(.nonisolated)
      && Self.nobodys.contains(member.name) && lineage(of: type).contains(where: \.isOnMainActor)
  }

  private static let nobodys: Set<String> = ["description", "debugDescription", "hash", "isEqual(_:)"]
}

extension TypeDeclaration {
  fileprivate var isOnMainActor: Bool { attributes.named("MainActor") != nil }
}

extension MemberDeclaration {
  /// The braces of a method or of what only gets a property, and the type of what comes out.
  fileprivate var getterBody: (open: TokenSyntax, close: TokenSyntax, result: String)? {
    if let function = node.as(FunctionDeclSyntax.self) {
      guard let body = function.body, let result = function.signature.returnClause?.type else { return nil }
      return (body.leftBrace, body.rightBrace, result.oneLine)
    }
    guard let binding = node.as(VariableDeclSyntax.self)?.bindings.first, let block = binding.accessorBlock,
      let result = binding.typeAnnotation?.type.oneLine
    else { return nil }
    guard case .accessors(let list) = block.accessors else {
      return (block.leftBrace, block.rightBrace, result)
    }
    let getter = list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    return getter?.body.map { ($0.leftBrace, $0.rightBrace, result) }
  }
}
