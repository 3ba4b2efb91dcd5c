import SwiftSyntax

/// A property or variable with an initial value, outside all functions.
struct Constant {
  enum Place: Hashable, Sendable {
    /// Of the file.
    case global
    /// Of a type itself: `static`.
    case type
    /// Of each instance.
    case instance
  }

  /// Number of the file.
  let file: Int
  /// Names of the types around it, outermost first; of an extension, the extended type's.
  let path: [String]
  let place: Place
  let node: VariableDeclSyntax
  /// Its place among the bindings of the declaration: 1 for `b` in `let a = 1, b = 2`.
  let index: Int
  let binding: PatternBindingSyntax
  let name: String
  let initializer: InitializerClauseSyntax

  /// `CarouselLayout.Metrics.itemWidth`.
  var fullName: String { (path + [name]).joined(separator: ".") }
  var isLet: Bool { node.bindingSpecifier.tokenKind == .keyword(.let) }
  var declaredType: TypeSyntax? { binding.typeAnnotation?.type }
  var hasAccessors: Bool { binding.accessorBlock != nil }

  /// Whether it is stored plainly: not by a wrapper or a macro, not lazily, not weakly, not as an override.
  var isPlainlyStored: Bool {
    let harmless: Set<String> = [
      "available", "objc", "nonobjc", "IBInspectable", "GKInspectable", "MainActor", "usableFromInline",
      "_spi",
    ]
    let attributes = node.attributes.active().map(\.attributeName.trimmedDescription)
    return attributes.allSatisfy(harmless.contains)
      && ![.lazy, .weak, .unowned, .override, .class, .dynamic].contains { node.modifiers.has($0) }
  }

  /// Whether others may read it but not set it: what has that is state, not a setting.
  var hasNarrowSetter: Bool { node.modifiers.contains { $0.detail?.detail.text == "set" } }
}
