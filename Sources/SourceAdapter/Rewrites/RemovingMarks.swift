import SwiftSyntax

extension ModuleIndex {
  /// Takes away what only the Objective-C runtime, Interface Builder or an app's start need: `@objc`,
  /// `@IBOutlet`, `dynamic`, `@main` and their kin. Declarations that iOS does not have are gone here as
  /// well.
  func removingMarks() -> ModuleChanges {
    var changes = ModuleChanges()
    for file in parsedFiles {
      let marks = Marks(isMain: file.source.path.hasSuffix("/main.swift"))
      marks.walk(file.tree)
      changes.edits[file.number] = marks.edits
    }
    return changes
  }
}

private final class Marks: ActiveVisitor {
  var edits: [SourceEdit] = []
  /// Whether the file is the one whose statements run when the app starts.
  private let isMain: Bool

  init(isMain: Bool) { self.isMain = isMain }

  private static let attributes: Set<String> = [
    "objc", "nonobjc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable",
    "NSCopying", "GKInspectable", "UIApplicationMain", "NSApplicationMain", "main",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    let isBlock = name == "convention" && node.arguments?.trimmedDescription == "block"
    if isBlock || Self.attributes.contains(name) { edits.append(.remove(node)) }
    if name == "available", let platform = node.platformWithout {
      edits.append(.replace(platform, with: "*"))
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) { edits.append(.remove(node)) }
    return .skipChildren
  }

  /// A protocol for Objective-C is one for classes, without saying so. One that says so, with the word of old
  /// or with today's, says it once.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let said = node.inheritanceClause?.inheritedTypes.map(\.type).filter(\.isForClasses) ?? []
    // Where it has optional requirements, the objects that conform can be asked for them.
    let isForObjectiveC = node.attributes.named("objc") != nil
    let inherited =
      isForObjectiveC && node.hasOptionalRequirements ? "UIKit._OptionalMethodsHaving" : "AnyObject"
    if let first = said.first {
      if first.trimmedDescription != inherited { edits.append(.replace(first, with: inherited)) }
      // `class` must stand first, and is an error anywhere else.
      for more in said.dropFirst() where more.is(ClassRestrictionTypeSyntax.self) {
        edits.append(.replace(more, with: "AnyObject"))
      }
    } else if let clause = node.inheritanceClause, isForObjectiveC {
      edits.append(.insert(" \(inherited),", at: clause.colon.bytes.upperBound))
    } else if isForObjectiveC {
      edits.append(.insert(": \(inherited)", at: node.name.bytes.upperBound))
    }
    return .visitChildren
  }

  /// The start of an app in `main.swift`, and whatever else runs there: a preview starts otherwise.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.parent?.is(SourceFileSyntax.self) == true, node.startsApp || isMain && node.runs else {
      return .visitChildren
    }
    edits.append(.remove(node))
    return .skipChildren
  }
}

extension CodeBlockItemSyntax {
  /// `UIApplicationMain(…)`, its result thrown away or not.
  fileprivate var startsApp: Bool {
    guard case .expr = item else { return false }
    return tokens(viewMode: .sourceAccurate).prefix(3).contains { $0.text == "UIApplicationMain" }
  }

  /// Whether it is a statement or an expression, not a declaration.
  fileprivate var runs: Bool {
    if case .decl = item { false } else { true }
  }
}

extension ProtocolDeclSyntax {
  fileprivate var hasOptionalRequirements: Bool {
    memberBlock.members.active().contains {
      $0.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.has(.optional) == true
    }
  }
}

extension TypeSyntax {
  /// `AnyObject`, or `class` as it was written before Swift 4.
  fileprivate var isForClasses: Bool {
    self.is(ClassRestrictionTypeSyntax.self) || trimmedDescription == "AnyObject"
  }
}

extension AttributeSyntax {
  /// `iOS` in `@available(iOS, unavailable, …)`; nil for other attributes. The compiler here looks for Linux.
  fileprivate var platformWithout: AvailabilityArgumentSyntax.Argument? {
    guard case .availability(let arguments)? = arguments, let platform = arguments.first?.argument,
      platform.trimmedDescription == "iOS",
      arguments.contains(where: { $0.argument.trimmedDescription == "unavailable" })
    else { return nil }
    return platform
  }
}
