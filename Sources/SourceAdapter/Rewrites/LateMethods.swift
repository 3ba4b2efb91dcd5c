// Optional methods and properties that a subclass adds.
//
// When a class conforms to a delegate protocol and leaves an optional method out, its conformance says for
// good that the default runs. On Apple's platforms a subclass that has the method is called all the same;
// here its method would never be (Facts 7.5). So the class that conforms gets the method, as a stub
// that runs the default, and the subclass overrides it.

import SwiftSyntax

/// The changes that it takes for late methods to be called.
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
    let optional = allOptionalMethods.subtracting(AppleModuleProtocols.allMethods)
    for type in classes {
      let ancestors = lineage(of: type).dropFirst()
      guard !ancestors.isEmpty else { continue }
      for member in type.members where optional.contains(member.name) && member.canBeLate {
        guard let base = ancestors.last(where: { lacks(member.name, $0) }),
          let stub = stub(for: member, in: base)
        else { continue }
        // Views have that one already: the compiler says so at the author's method.
        if member.name == "gestureRecognizerShouldBegin(_:)", !isController(base) { continue }
        // A class in between has it already, and this one should have said that it overrides.
        if ancestors.contains(where: { declares(member.name, $0) }) { continue }
        if late.stubNames[base.id, default: []].insert(member.name).inserted {
          late.stubs[base.id, default: []].append(stub)
        }
        late.overriding.insert(MemberPlace(member))
      }
    }
    return late
  }

  private func isController(_ type: TypeDeclaration) -> Bool {
    foreignSuperclass(of: type).map { $0 == "NSObject" || $0.hasSuffix("Controller") } ?? true
  }

  /// Whether the class conforms, itself or by a superclass, to a protocol with the optional method, and
  /// neither it nor a superclass has the method.
  private func lacks(_ name: String, _ type: TypeDeclaration) -> Bool {
    guard optionalMethods(of: type).contains(name) else { return false }
    return !lineage(of: type).contains { declares(name, $0) }
  }

  private func declares(_ name: String, _ type: TypeDeclaration) -> Bool {
    type.members.contains { $0.name == name && !$0.isStatic }
  }

  private func stub(for member: MemberDeclaration, in base: TypeDeclaration) -> String? {
    let access = base.modifiers.isPublic ? "public " : ""
    if let variable = member.node.as(VariableDeclSyntax.self) {
      return variable.stub(access, named: member.name)
    }
    guard let function = member.node.as(FunctionDeclSyntax.self),
      let parameters = ForwardedParameters(function.signature.parameterClause)
    else { return nil }
    let result = function.signature.returnClause.map { " " + $0.oneLine } ?? ""
    let head = "\(access)func \(function.name.text)(\(parameters.declaration))\(result)"
    if UIKitProtocols.ownMethods.contains(member.name) {
      return "\(head) { UIKit._Unimplemented.shared.\(function.name.text)(\(parameters.arguments)) }"
    }
    return "\(head) { \(function.signature.unimplementedBody(member.name)) }"
  }
}

extension MemberDeclaration {
  /// Whether it can be a member that a subclass adds: one that is visible, and says nothing of overriding.
  fileprivate var canBeLate: Bool {
    (kind == .method || kind == .property) && !isStatic && !isOverride && !modifiers.isFilePrivate
  }
}

extension VariableDeclSyntax {
  /// nil for a stored property, which can override nothing.
  fileprivate func stub(_ access: String, named name: String) -> String? {
    guard let binding = bindings.first, let type = binding.typeAnnotation?.type,
      let block = binding.accessorBlock,
      Observers(self, block) == nil
    else { return nil }
    let value = type.unimplementedValue(name)
    let body = block.isSettable ? "{ get { \(value) } set {} }" : "{ \(value) }"
    return "\(access)var \(name): \(type.oneLine) \(body)"
  }
}
