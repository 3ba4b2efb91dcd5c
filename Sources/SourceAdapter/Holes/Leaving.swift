import SwiftSyntax

/// Where a statement leads when it has ended.
enum Leaving {
  case goingOn
  /// Out of the function, on every way through.
  case returning
  case throwing
  /// Out of the loop or on in it, by this word and its label.
  case breaking(String)

  init(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .returnStmt: self = .returning
    case .throwStmt: self = .throwing
    case .breakStmt, .continueStmt, .fallThroughStmt: self = .breaking(node.trimmedDescription)
    case .expressionStmt(let statement): self = Leaving(Syntax(statement.expression))
    case .ifExpr(let branch): self = Leaving(branch)
    case .switchExpr(let choice): self = Leaving(choice)
    case .doStmt(let statement):
      let ways =
        [Leaving(statement.body.statements)] + statement.catchClauses.map { Leaving($0.body.statements) }
      self = Self.common(ways)
    default: self = .goingOn
    }
  }

  private init(_ statements: CodeBlockItemListSyntax) {
    self = statements.active().last.map { Leaving(Syntax($0.item)) } ?? .goingOn
  }

  private init(_ branch: IfExprSyntax) {
    let then = Leaving(branch.body.statements)
    switch branch.elseBody {
    case nil: self = .goingOn
    case .codeBlock(let block): self = Self.common([then, Leaving(block.statements)])
    case .ifExpr(let next): self = Self.common([then, Leaving(next)])
    @unknown default: self = .goingOn
    }
  }

  private init(_ choice: SwitchExprSyntax) {
    self = Self.common(
      choice.cases.compactMap {
        guard case .switchCase(let branch) = $0 else { return nil }
        return Leaving(branch.statements)
      })
  }

  /// Out of the function where all ways lead out of it, whether by a result or by an error.
  private static func common(_ ways: [Leaving]) -> Leaving {
    var hasResult = false
    for way in ways {
      switch way {
      case .returning: hasResult = true
      case .throwing: continue
      case .goingOn, .breaking: return .goingOn
      }
    }
    if ways.isEmpty { return .goingOn }
    return hasResult ? .returning : .throwing
  }
}

extension Syntax {
  /// Whether the function around returns nothing. A closure does not say.
  var isInVoidFunction: Bool {
    var node = parent
    while let here = node {
      switch here.as(SyntaxEnum.self) {
      case .functionDecl(let function): return function.signature.returnClause.isVoid
      case .initializerDecl, .deinitializerDecl: return true
      case .accessorDecl(let accessor): return accessor.accessorSpecifier.tokenKind != .keyword(.get)
      case .closureExpr, .accessorBlock: return false
      default: node = here.parent
      }
    }
    return true
  }
}
