import SwiftSyntax

/// A member of a type, in its body or in an extension.
struct MemberDeclaration: Sendable {
  enum Kind: Hashable, Sendable {
    case method, property, initializer, subscripting, enumCase, typealiasing
  }

  let kind: Kind
  /// As Swift writes it in full: `collectionView(_:cellForItemAt:)`, `itemSize`, `init(frame:)`,
  /// `subscript(_:)`.
  let name: String
  /// Number of the file.
  let file: Int
  /// `FunctionDeclSyntax`, `VariableDeclSyntax`, `InitializerDeclSyntax`, … For a property with several names
  /// in one declaration (`var a = 1, b = 2`) each is a member of its own with the same node.
  let node: DeclSyntax
  /// The extension that holds it, as an index of `ModuleIndex.extensions`; nil for the body of the type.
  let enclosingExtension: Int?
  let modifiers: DeclModifierListSyntax
  let attributes: AttributeListSyntax

  /// `m` of `m(_:)`.
  var baseName: Substring { name.prefix { $0 != "(" } }
  var isOverride: Bool { has(.override) }
  /// Whether it belongs to the type itself: `static` or `class`.
  var isStatic: Bool { has(.static) || has(.class) }

  func has(_ modifier: Keyword) -> Bool { modifiers.has(modifier) }
  func hasAttribute(_ name: String) -> Bool { attributes.named(name) != nil }
}

extension DeclModifierListSyntax {
  func has(_ modifier: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(modifier) } }

  /// `private`, `fileprivate`, `internal`, `package`, `public` or `open` as written; not `private(set)`.
  var accessLevel: Keyword? {
    for modifier in self where modifier.detail == nil {
      if case .keyword(let word) = modifier.name.tokenKind,
        [.private, .fileprivate, .internal, .package, .public, .open].contains(word)
      {
        return word
      }
    }
    return nil
  }
}

extension DeclModifierListSyntax {
  /// Whether nothing outside the file sees what they stand for.
  var isFilePrivate: Bool { accessLevel == .private || accessLevel == .fileprivate }

  /// Whether other modules see it.
  var isPublic: Bool { accessLevel == .public || accessLevel == .open }
}

extension AttributeListSyntax {
  /// The attribute `@name`, with or without arguments; in a branch of `#if` only if the branch counts.
  func named(_ name: String) -> AttributeSyntax? {
    for element in active() where element.attributeName.trimmedDescription == name { return element }
    return nil
  }

  /// The attributes that count.
  func active() -> [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): return [attribute]
      case .ifConfigDecl(let condition):
        guard case .attributes(let inside) = condition.activeElements else { return [] }
        return inside.active()
      @unknown default: return []
      }
    }
  }
}
