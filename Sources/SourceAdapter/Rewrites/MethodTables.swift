import SwiftSyntax

extension ModuleIndex {
  /// Has the module say which methods those of its classes have that are delegates: here it could not be
  /// found out.
  func registeringMethods() -> ModuleChanges {
    var changes = ModuleChanges()
    for type in classes where !type.isGeneric && isNameable(type) && canBeAsked(type) {
      // All of them, not only those that are known to be optional: what is not said here is never called.
      let members = type.members.filter { !$0.isStatic && ($0.kind == .method || $0.kind == .property) }
      let list = Set(members.map(\.name)).sorted().map(\.swiftLiteral).joined(separator: ", ")
      changes.registrations[type.file, default: []]
        .append("bundle.optionalMethods(of: \(type.name).self, [\(list)])")
    }
    return changes
  }

  /// Whether the class conforms to a protocol with optional requirements, one of the module's or, by its
  /// name, one of UIKit's. A class above it may do so.
  private func canBeAsked(_ type: TypeDeclaration) -> Bool {
    if !optionalMethods(of: type).isEmpty { return true }
    if type.members.contains(where: { UIKitProtocols.isAskedFor($0.name) }) { return true }
    return allInherited(of: type).contains { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") }
  }

  /// Whether the end of the file can name the type. Those that are private inside another type are made
  /// visible in the file by `wideningPrivateTypes`.
  private func isNameable(_ type: TypeDeclaration) -> Bool { !type.hasAvailability }
}

extension TypeDeclaration {
  /// Whether only some systems have it.
  fileprivate var hasAvailability: Bool {
    attributes.named("available")?.trimmedDescription.contains("unavailable") == true
  }
}
