import SwiftIfConfig
import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The elements of the branch that counts; nil when none does.
  var activeElements: IfConfigClauseSyntax.Elements? {
    activeClause(in: PhoneConfiguration()).clause?.elements
  }
}

extension CodeBlockItemListSyntax {
  /// The statements and declarations that count, those of active branches of `#if` among them.
  func active() -> [CodeBlockItemSyntax] {
    flatMap { item -> [CodeBlockItemSyntax] in
      guard case .decl(let declaration) = item.item, let condition = declaration.as(IfConfigDeclSyntax.self)
      else { return [item] }
      guard case .statements(let inside) = condition.activeElements else { return [] }
      return inside.active()
    }
  }
}

extension MemberBlockItemListSyntax {
  /// The members that count, those of active branches of `#if` among them.
  func active() -> [MemberBlockItemSyntax] {
    flatMap { item -> [MemberBlockItemSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item] }
      guard case .decls(let inside) = condition.activeElements else { return [] }
      return inside.active()
    }
  }
}

/// Walks the code that counts: branches of `#if` that do not are left out.
class ActiveVisitor: ActiveSyntaxVisitor {
  init() { super.init(viewMode: .sourceAccurate, configuration: PhoneConfiguration()) }
}
