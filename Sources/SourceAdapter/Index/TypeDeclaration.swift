import SwiftSyntax

/// A type that the module declares, with the members of its body and of its extensions in all files.
///
/// Types inside functions are not among them: nothing outside can name them.
struct TypeDeclaration: Sendable {
  enum Kind: Hashable, Sendable {
    case classType, structType, enumType, actorType, protocolType
  }

  /// Its index in `ModuleIndex.types`.
  let id: Int
  let kind: Kind
  /// Number of the file that declares it.
  let file: Int
  /// Its name and those of the types around it, outermost first: `["Carousel", "Layout"]`.
  let path: [String]
  let node: DeclSyntax
  let memberBlock: MemberBlockSyntax
  let modifiers: DeclModifierListSyntax
  let attributes: AttributeListSyntax
  /// The names after the colon, of the declaration and of its extensions, without generic arguments:
  /// `["UICollectionViewLayout", "Themed"]`.
  var inherited: [String]
  /// The inheritance clause of the declaration itself.
  let inheritanceClause: InheritanceClauseSyntax?
  /// Whether it or a type around it has generic parameters, so that its name alone is no type.
  let isGeneric: Bool
  /// Whether only its own file can name it: it or a type around it is private.
  let isFilePrivate: Bool
  /// Of the body and of all extensions, in the order of the files.
  var members: [MemberDeclaration] = []
  /// Its extensions, as indices of `ModuleIndex.extensions`.
  var extensions: [Int] = []

  /// `Carousel.Layout`.
  var name: String { path.joined(separator: ".") }
  /// `Carousel_Layout`: its name as part of an identifier.
  var mangledName: String { path.joined(separator: "_") }

  /// The optional requirements of a protocol: members marked `@objc optional`.
  var optionalRequirements: [MemberDeclaration] {
    kind == .protocolType ? members.filter { $0.enclosingExtension == nil && $0.has(.optional) } : []
  }
}

/// An extension of a type of the module or of another.
struct ExtensionDeclaration: Sendable {
  let file: Int
  /// As written, without generic arguments: `Carousel.Layout`, `UIView`.
  let extendedName: String
  let node: ExtensionDeclSyntax
  /// The extended type in `ModuleIndex.types`; nil when the module does not declare it.
  var type: Int?
  /// The conformances that the extension adds, without generic arguments.
  let inherited: [String]
  /// The members that it holds.
  var members: [MemberDeclaration]
}
