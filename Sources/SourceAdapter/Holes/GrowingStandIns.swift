// Protocols and values that stand-ins are given, so that they can be used as the missing types are.

import SwiftSyntax

extension HoleMaker {
  /// Gives a stand-in the protocol, or the value of its own, that a message misses in it. False where it has
  /// that already, or cannot have it.
  mutating func growStandIn(
    _ complaint: HoleComplaint, _ diagnostic: HoleDiagnostic, in file: ParsedFile, at offset: Int,
    _ before: HolePlan
  ) -> Bool {
    if let (type, name) = diagnostic.message.missingConformance {
      guard let path = standInPath(type), let standIn = plan.standIns[path], !standIn.isProtocol,
        before.standIns[path]?.protocols.contains(name) != true, !standIn.refused.contains(name)
      else { return false }
      let canHave = StandIn.isProtocolForAll(name) || plan.standIns[name]?.isProtocol == true
      guard canHave else { return false }
      plan.standIns[path]?.protocols.insert(name)
      return true
    }
    guard case .noMember(let name, let type) = complaint, diagnostic.message.hasPrefix("type '"),
      let path = standInPath(type), let standIn = plan.standIns[path], standIn.hasNeutralValue,
      let value = file.unnamedValue(name, at: offset, of: standIn.name),
      before.standIns[path]?.values.contains(value) != true
    else { return false }
    plan.standIns[path]?.values.insert(value)
    return true
  }

  /// The path of the stand-in for a type, as the compiler writes it: `Movies.Kit` of the module Movies is
  /// `Kit`.
  private func standInPath(_ type: String) -> String? {
    if plan.standIns[type] != nil { return type }
    let path = pathWithoutModule(type)
    return plan.standIns[path] == nil ? nil : path
  }
}

extension StandIn {
  /// Whether any class can conform to a protocol of the standard library's or Apple's, with what is written
  /// for it here.
  static func isProtocolForAll(_ name: String) -> Bool {
    ["Identifiable", "Comparable", "Error", "LocalizedError", "CaseIterable", "ObservableObject", "Sendable"]
      .contains(name)
  }

  /// The member that a type declares for a protocol which does not give it one by itself; nil where none is
  /// needed.
  static func requirement(of name: String, _ type: String) -> String? {
    switch name {
    case "Comparable": "public static func < (left: \(type), right: \(type)) -> Bool { false }"
    case "CaseIterable": "public static var allCases: [\(type)] { [] }"
    default: nil
    }
  }
}

extension String {
  /// The type and the protocol that it does not conform to.
  fileprivate var missingConformance: (type: String, name: String)? {
    guard
      contains("does not conform to protocol '") || contains(" requires that '") && contains("' conform to '")
    else { return nil }
    let names = quotedNames.suffix(2)
    guard names.count == 2, let type = names.first, let name = names.last else { return nil }
    return (type, name)
  }
}

extension ParsedFile {
  /// How a value would be declared that is named without its type at a place, `.progress` or
  /// `.error(title: nil)`; nil where it is named otherwise, or what goes into it has no type of its own.
  fileprivate func unnamedValue(_ name: String, at offset: Int, of type: String) -> String? {
    guard name.isIdentifier, name.first?.isLowercase == true, name != "init",
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
    else { return nil }
    let around = sequence(first: Syntax(token), next: \.parent).prefix(4)
    guard let member = around.lazy.compactMap({ $0.as(MemberAccessExprSyntax.self) }).first,
      member.base == nil,
      member.declName.baseName.text.trimmingBackticks == name
    else { return nil }
    guard let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(member).id
    else { return "public static var `\(name)`: \(type) { \(type)() }" }
    guard call.trailingClosure == nil, call.arguments.allSatisfy({ $0.expression.hasOwnType }) else {
      return nil
    }
    let parameters = call.arguments.map { "\($0.label?.text ?? "_"): Any?" }.joined(separator: ", ")
    return "public static func `\(name)`(\(parameters)) -> \(type) { \(type)() }"
  }
}

extension ExprSyntax {
  /// Whether it has a type, or is nil, where nothing says which is wanted.
  fileprivate var hasOwnType: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
      .declReferenceExpr:
      true
    case .memberAccessExpr(let member): member.base != nil
    case .functionCallExpr(let call): call.calledExpression.hasOwnType && call.trailingClosure == nil
    default: false
    }
  }
}
