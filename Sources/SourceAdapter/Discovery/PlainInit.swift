// Which types can be made without arguments.

import SwiftSyntax

extension ModuleIndex {
  /// Whether `T()` makes one, as seen from the file that declares it.
  ///
  /// Generic types are left out, initialisers that throw or may fail as well, and what is marked unavailable.
  func hasPlainInit(_ type: TypeDeclaration) -> Bool {
    !type.isGeneric && givesPlainInit(type)
  }

  /// Whether the type, whatever its generic parameters are, has such an initialiser, which classes below it
  /// may inherit.
  private func givesPlainInit(_ type: TypeDeclaration) -> Bool {
    guard !type.attributes.saysUnavailable else { return false }
    let initializers = type.members.compactMap { $0.node.as(InitializerDeclSyntax.self) }
    if initializers.contains(where: \.isPlain) { return true }
    switch type.kind {
    case .structType, .actorType: return initializers.isEmpty && type.everyPropertyHasAValue
    case .classType: return inheritsPlainInit(type, initializers)
    case .enumType, .protocolType: return false
    }
  }

  /// A class without designated initialisers has those of its superclass.
  private func inheritsPlainInit(_ type: TypeDeclaration, _ initializers: [InitializerDeclSyntax]) -> Bool {
    let designated = initializers.filter { !$0.modifiers.has(.convenience) }
    if let superclass = superclass(of: type) { return designated.isEmpty && givesPlainInit(superclass) }
    guard let root = foreignSuperclass(of: type) else {
      // The first name in its list is a protocol of the module, if anything.
      return designated.isEmpty
    }
    if Self.rootless.contains(root) { return designated.isEmpty }
    if ["UICollectionViewLayout", "UICollectionViewFlowLayout", "NSObject", "UIResponder"].contains(root) {
      return designated.isEmpty
    }
    // Of these `init()` is a convenience, which is inherited as well where all others are overridden.
    let labels = Set(designated.map { $0.signature.parameterClause.labels })
    if Self.viewControllers.contains(root) {
      return designated.isEmpty || labels == Self.designated[root] ?? ["(nibName:bundle:)", "(coder:)"]
    }
    let isView = ["View", "Cell", "Control", "Button", "Label"].contains(where: root.hasSuffix)
    return isView && root.hasPrefix("UI") && root != "UICollectionView"
      && (designated.isEmpty || labels == Self.designated[root] ?? ["(frame:)", "(coder:)"])
  }

  /// The designated initialisers of classes that have others than plain views and view controllers.
  private static let designated: [String: Set<String>] = [
    "UITableView": ["(frame:style:)", "(coder:)"],
    "UITableViewCell": ["(style:reuseIdentifier:)", "(coder:)"],
    "UITableViewHeaderFooterView": ["(reuseIdentifier:)", "(coder:)"],
    "UITableViewController": ["(style:)", "(nibName:bundle:)", "(coder:)"],
  ]

  /// Protocols that stand where a superclass could.
  private static let rootless: Set<String> = [
    "AnyObject", "Codable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Hashable",
    "Identifiable",
    "ObservableObject", "Sendable",
  ]

  /// View controllers of UIKit that can be made without arguments. A `UICollectionViewController` cannot: it
  /// needs a layout.
  private static let viewControllers: Set<String> = [
    "UIViewController", "UITableViewController", "UINavigationController", "UITabBarController",
    "UISplitViewController",
  ]
}

extension InitializerDeclSyntax {
  fileprivate var isPlain: Bool {
    signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil } && optionalMark == nil
      && signature.effectSpecifiers == nil && genericParameterClause == nil
      && modifiers.accessLevel != .private
      && !attributes.saysUnavailable
  }
}

extension TypeDeclaration {
  /// Whether all stored properties of an instance have initial values.
  fileprivate var everyPropertyHasAValue: Bool {
    members.allSatisfy { member in
      guard let variable = member.node.as(VariableDeclSyntax.self), !member.isStatic else { return true }
      return variable.bindings.allSatisfy { binding in
        let isComputed = binding.accessorBlock != nil && binding.initializer == nil
        let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
        let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
        return binding.initializer != nil || isComputed || (isOptional && isVariable)
          || variable.attributes.givesValue
      }
    }
  }
}

extension AttributeListSyntax {
  /// Whether one of them is a wrapper of SwiftUI's that has a value by itself. An object of the environment
  /// is not: it is there only if a view above has put it there.
  fileprivate var givesValue: Bool {
    active().contains { attribute in
      switch attribute.attributeName.trimmedDescription {
      case "Namespace", "FocusState", "GestureState", "AccessibilityFocusState",
        "UIApplicationDelegateAdaptor", "Query":
        true
      case "Environment": attribute.arguments?.trimmedDescription.hasPrefix("\\") == true
      default: false
      }
    }
  }

  /// `@available(*, unavailable)`.
  var saysUnavailable: Bool {
    active().contains {
      $0.attributeName.trimmedDescription == "available" && $0.trimmedDescription.contains("unavailable")
    }
  }
}
