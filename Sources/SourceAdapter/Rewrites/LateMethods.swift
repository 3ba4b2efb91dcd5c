// Optional methods that a subclass adds.
//
// When a class conforms to a delegate protocol and leaves an optional method out, its conformance says for good that
// the default runs. On Apple's platforms a subclass that has the method is called all the same; here its method would
// never be (uikit-fidelity 7.5). So the class that conforms gets the method, as a stub that runs the default, and the
// subclass overrides it.

import SwiftSyntax

/// What it takes for late methods to be called.
struct LateMethods {
  /// Declarations for classes, by id.
  var stubs: [Int: [String]] = [:]
  /// The names of those methods.
  var stubNames: [Int: Set<String>] = [:]
  /// The methods of subclasses that override a stub.
  var overriding: Set<MemberPlace> = []
}

extension ModuleIndex {
  /// Finds the optional methods that a class of the module adds to a conformance of its superclass.
  func lateMethods() -> LateMethods {
    var late = LateMethods()
    let optional = allOptionalMethods
    for type in classes {
      let ancestors = lineage(of: type).dropFirst()
      guard !ancestors.isEmpty else { continue }
      for method in type.members where optional.contains(method.name) && method.canBeLate {
        guard let base = ancestors.last(where: { lacks(method.name, $0) }),
          let stub = stub(for: method, in: base)
        else { continue }
        // A class in between has it already, and this one should have said that it overrides.
        if ancestors.contains(where: { declares(method.name, $0) }) { continue }
        if late.stubNames[base.id, default: []].insert(method.name).inserted {
          late.stubs[base.id, default: []].append(stub)
        }
        late.overriding.insert(MemberPlace(method))
      }
    }
    return late
  }

  /// Whether the class conforms, itself or by a superclass, to a protocol with the optional method, and neither it nor
  /// a superclass has the method.
  private func lacks(_ name: String, _ type: TypeDeclaration) -> Bool {
    guard optionalMethods(of: type).contains(name) else { return false }
    return !lineage(of: type).contains { declares(name, $0) }
  }

  private func declares(_ name: String, _ type: TypeDeclaration) -> Bool {
    type.members.contains { $0.kind == .method && $0.name == name && !$0.isStatic }
  }

  private func stub(for method: MemberDeclaration, in base: TypeDeclaration) -> String? {
    guard let function = method.node.as(FunctionDeclSyntax.self),
      let parameters = ForwardedParameters(function.signature.parameterClause)
    else { return nil }
    let result = function.signature.returnClause.map { " " + $0.oneLine } ?? ""
    let access = base.modifiers.isPublic ? "public " : ""
    let head = "\(access)func \(function.name.text)(\(parameters.declaration))\(result)"
    if UIKitProtocols.allMethods.contains(method.name) {
      return "\(head) { UIKit._Unimplemented.shared.\(function.name.text)(\(parameters.arguments)) }"
    }
    return "\(head) { \(function.signature.unimplementedBody(method.name)) }"
  }
}

extension MemberDeclaration {
  /// Whether it can be a method that a subclass adds: one that is visible, and says nothing of overriding.
  fileprivate var canBeLate: Bool { kind == .method && !isStatic && !isOverride && !modifiers.isFilePrivate }
}
