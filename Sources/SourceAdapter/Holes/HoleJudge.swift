// Whether a message is about what is missing here, or about a slip of the author's.

import SwiftSyntax

/// Tells what is missing here from what is wrong with the author's own code: the one becomes a hole, the
/// other stays an error.
struct HoleJudge: Sendable {
  let names: MissingNames
  let index: ModuleIndex
  /// Names of the members of all types and extensions of the module.
  private let ownMembers: Set<String>

  init(names: MissingNames, index: ModuleIndex) {
    (self.names, self.index) = (names, index)
    ownMembers = Set(
      (index.types.flatMap(\.members) + index.extensions.flatMap(\.members)).map { String($0.baseName) })
  }

  enum Verdict: Hashable {
    /// Something is missing: names for which nothing was found, those that others depend on first.
    case missing([String])
    /// The author's own mistake.
    case mistake
  }

  /// Where something is wrong.
  struct Surroundings {
    /// The type or extended type that the place is in.
    var type: EnclosingType
    /// Those of the unit that would be replaced.
    var identifiers: Set<String>
    /// The last name of what is called there.
    var callee: String?
    /// Those of the arguments that it is called with.
    var labels: Set<String> = []
    /// The name that stands there, or before.
    var name: String?
    /// Whether `.init` is called there, of a type that only the surroundings know.
    var makesUnnamed = false
  }

  enum EnclosingType {
    case none
    case own(TypeDeclaration)
    /// Of another module, or missing.
    case foreign(String)
  }

  /// - Parameters:
  ///   - file: number of the file.
  ///   - tainted: names that stand for something that is missing, and what that is.
  ///   - touched: names of the module's own functions and properties whose type is something that is missing.
  ///   - isWithHoles: whether something of the module was found to be missing before.
  func verdict(
    on complaint: HoleComplaint, _ diagnostic: HoleDiagnostic, in file: Int,
    around: Surroundings, tainted: [String: [String]], touched: [String: [String]] = [:],
    isWithHoles: Bool = false
  ) -> Verdict {
    let roots = rootsNamed(in: diagnostic, tainted)
    if !roots.isEmpty { return .missing(roots) }
    if let proposed = diagnostic.message.proposedName,
      let wrong = diagnostic.message.quotedNames.first(where: { $0 != proposed }),
      (complaint.subject ?? wrong).isSlip(for: proposed)
    {
      return .mistake
    }
    // A type that is nowhere is missing by itself, whatever else the class around it lacks.
    if complaint.isOfType {
      let own = ownVerdict(on: complaint, diagnostic, in: file, around, isWithHoles)
      if case .missing(let names) = own { return .missing(names) }
    }
    if complaint != .mismatch || !isPlain(diagnostic.message),
      let roots = rootsInherited(by: around.type, tainted) ?? rootsGiven(to: around.type, complaint, tainted)
    {
      return .missing(roots)
    }
    let verdict = ownVerdict(on: complaint, diagnostic, in: file, around, isWithHoles)
    if verdict != .mistake { return verdict }
    for name in around.identifiers.sorted() {
      if let roots = tainted[name] { return .missing(roots) }
      // A name that is not found is none of their doing.
      if complaint.subject == nil, let roots = touched[name] { return .missing(roots) }
    }
    return .mistake
  }

  private func rootsNamed(in diagnostic: HoleDiagnostic, _ tainted: [String: [String]]) -> [String] {
    let quoted = ([diagnostic.message] + diagnostic.notes).flatMap(\.quotedNames)
    for name in quoted.flatMap(\.typeNames) {
      if let roots = tainted[name] { return roots }
    }
    return []
  }

  /// Whether only types are named that are the same here as on a device.
  private func isPlain(_ message: String) -> Bool {
    message.quotedNames.flatMap(\.typeNames).allSatisfy(Self.simple.contains)
  }

  /// The missing types above the type around.
  private func rootsInherited(by type: EnclosingType, _ tainted: [String: [String]]) -> [String]? {
    switch type {
    case .none: return nil
    case .foreign(let name): return tainted[name]
    case .own(let type):
      return index.allInherited(of: type).sorted().compactMap { tainted[$0] }.first
    }
  }

  /// Names of missing things that would give the type itself members: a macro, or a protocol's extension.
  private func rootsGiven(
    to type: EnclosingType, _ complaint: HoleComplaint, _ tainted: [String: [String]]
  ) -> [String]? {
    guard case .own(let type) = type, let name = complaint.memberName, !names.declared.contains(name) else {
      return nil
    }
    return tainted[type.path.last ?? ""]
  }

  private func ownVerdict(
    on complaint: HoleComplaint, _ diagnostic: HoleDiagnostic, in file: Int, _ around: Surroundings,
    _ isWithHoles: Bool
  ) -> Verdict {
    switch complaint {
    case .noType(let name, let owner):
      // One that is declared elsewhere, inside of another type, may be in a missing module besides.
      if owner == nil, names.declared.contains(name), !names.importsMissing(file) { return .mistake }
      return isMissingType(name, in: file, isWithHoles) || owner != nil ? .missing([name]) : .mistake
    case .noName(let name):
      if names.declared.contains(name), !isOfOtherScopes(name, in: file, around) { return .mistake }
      if name.first?.isUppercase == true {
        // Views that Apple's modules have for SwiftUI are called as anybody's: `VideoPlayer`.
        let mayBeView =
          names.importsApplesForSwiftUI(file) && around.callee == name && !names.hasSlip(of: name)
        return mayBeView || isMissingType(name, in: file, isWithHoles) ? .missing([name]) : .mistake
      }
      if isWrapperOf(name, in: around.type) { return .missing([name]) }
      let isOperator = name.first.map { !$0.isLetter && $0 != "_" } ?? false
      if isOperator || Self.isApples(name) { return .missing([name]) }
      if mayInherit(around.type), names.isOfCategory(name) { return .missing([name]) }
      // A function may come with a module, and anything from a class above.
      let mayCome =
        (names.importsMissing(file) || names.importsPartialPackage(file)) && around.callee == name
      if mayCome, !names.hasSlip(of: name, calledWith: around.labels) { return .missing([name]) }
      // Where other things are missing as well, only what the module itself declares is what somebody may
      // have meant.
      let isSlip = isWithHoles ? names.hasDeclaredSlip(of: name) : names.hasSlip(of: name)
      if mayInherit(around.type), !isSlip || mayBeImported(name) { return .missing([name]) }
      return .mistake
    case .noMember(let name, let base):
      // Arguments are none of its owner's: `Subject<Film, Never>` is no film.
      var owners = String(base.prefix { $0 != "<" }).typeNames.compactMap { index.type(named: $0) }
      if base == "Self", case .own(let type) = around.type { owners = [type] }
      guard let owner = owners.last, !base.hasPrefix("["), !base.hasSuffix("]") else {
        return .missing([name])
      }
      // A member of the value itself has another message: this one is asked of the optional.
      if base.hasSuffix("?"), names.importsMissing, !ownMembers.contains(where: { name.isSlip(for: $0) }) {
        return .missing([name])
      }
      let isSlip =
        ownMembers.contains { name.isSlip(for: $0) } && !mayBeImported(name) && !names.isOfCategory(name)
      return mayInherit(owner) && !isSlip ? .missing([name]) : .mistake
    case .noConformance(let type, let name):
      return leavesOut(type, aRequirementOf: name, diagnostic.notes) ? .mistake : .missing([name])
    case .leavesOutCases:
      let cases = diagnostic.notes.flatMap(\.quotedNames).filter { $0.hasPrefix(".") }
        .map { String($0.dropFirst().prefix { $0 != "(" }) }
      return !cases.isEmpty && cases.allSatisfy(ownMembers.contains) ? .mistake : .missing([])
    case .untried:
      return around.callee.map(ownMembers.contains) == true ? .mistake : .missing([])
    case .overridesNothing, .needsOverride:
      return mayInherit(around.type) ? .missing([]) : .mistake
    case .unknownAttribute(let name): return .missing([name])
    case .arguments:
      if around.makesUnnamed, isWithHoles, !hasSlip(diagnostic.message) { return .missing([]) }
      guard let callee = around.callee, callee != "init" else {
        return mayInherit(around.type) ? .missing([]) : .mistake
      }
      if hasSlip(diagnostic.message) { return .mistake }
      // The function that makes one of the author's own may be inherited from a class that is not here as on
      // a device.
      if let type = index.type(named: callee) {
        return mayInherit(type) && !wants(diagnostic.message, type) ? .missing([]) : .mistake
      }
      if let aliased = names.aliased(callee) {
        return index.type(named: aliased) == nil ? .missing([]) : .mistake
      }
      return names.declared.contains(callee) ? .mistake : .missing([])
    case .mismatch:
      if around.identifiers.contains(where: names.isConstantOfC) { return .missing([]) }
      return isOfOthers(diagnostic.message, in: file, at: around.name) ? .missing([]) : .mistake
    case .ambiguousType(let name): return names.declared.contains(name) ? .mistake : .missing([name])
    case .noReturn, .uninitialised, .needsValues: return .mistake
    case .redeclared: return .missing([])
    case .other: return .missing([])
    }
  }

  /// Whether a name means something else than what the module declares by it: a variable of another function,
  /// which cannot be called, or a declaration that is private to another file.
  private func isOfOtherScopes(_ name: String, in file: Int, _ around: Surroundings) -> Bool {
    guard names.importsMissing(file) || mayInherit(around.type) else { return false }
    return around.callee == name
      ? !names.declares(name, callableWith: around.labels) : !names.mayBeSeen(name, from: file)
  }

  /// Whether a type by a name that the module does not declare is one of something that is not here, not a
  /// slip.
  ///
  /// Where other things are missing as well, a name that is like none of the module's is none of its slips.
  private func isMissingType(_ name: String, in file: Int, _ isWithHoles: Bool) -> Bool {
    names.importsMissing(file) || Self.isApples(name) || names.count(of: name) > 1
      || (names.importsPartialPackage(file) || ModuleSurroundings.current.hasBridgingHeader)
        && !names.hasSlip(of: name)
      || isWithHoles && !names.hasDeclaredSlip(of: name)
  }

  /// Whether a name is used in several places, in a module that imports something that is not here, and more
  /// often than any that it declares and that is like it: a slip is rarer than what it is a slip for. Members
  /// come along with a module that any file imports.
  private func mayBeImported(_ name: String) -> Bool {
    let count = names.count(of: name)
    return names.importsMissing && count > 1
      && !names.declared.contains { name.isSlip(for: $0) && names.count(of: $0) >= count }
  }

  /// Whether it is the storage that a missing property wrapper would declare: `_films` of `@Query var films`.
  private func isWrapperOf(_ name: String, in type: EnclosingType) -> Bool {
    guard name.hasPrefix("_"), case .own(let type) = type else { return false }
    return type.members.contains { $0.baseName == name.dropFirst() && !$0.attributes.isEmpty }
  }

  /// Whether a name begins as those of Apple's frameworks do.
  static func isApples(_ name: String) -> Bool {
    // Constants in C: `kSecClass`.
    if name.hasPrefix("k"), name.dropFirst().first?.isUppercase == true { return true }
    if ["URL", "Dispatch", "JSON", "XML"].contains(where: name.hasPrefix) { return true }
    if runtimePrefixes.contains(where: name.hasPrefix) { return true }
    if name.hasPrefix("Sec"), name.dropFirst(3).first?.isUppercase == true { return true }
    let capitals = name.prefix { $0.isUppercase }.count
    guard capitals >= 3, name.count > capitals else { return false }
    return prefixes.contains(String(name.prefix(2)))
  }

  /// Those of functions of the Objective-C runtime: `class_getInstanceMethod`.
  private static let runtimePrefixes = [
    "class_", "method_", "objc_", "object_", "sel_", "protocol_", "property_", "ivar_", "imp_",
  ]

  private static let prefixes: Set<String> = [
    "AR", "AS", "AV", "CA", "CB", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "CS", "CT", "CV", "EK", "GC",
    "GK", "HK",
    "IN", "LA", "LP", "MC", "MD", "MF", "MK", "ML", "MP", "MT", "NE", "NS", "NW", "OS", "PD", "PH", "PK",
    "QL", "RP",
    "SC", "SF", "SK", "ST", "UI", "UN", "UT", "VN", "WK",
  ]

  /// Whether what does not fit is something of another module's, whose types may be others here than on a
  /// device.
  private func isOfOthers(_ message: String, in file: Int, at name: String?) -> Bool {
    if message.contains("is a get-only property") {
      return message.quotedNames.first.map { !ownMembers.contains($0) } ?? false
    }
    // A value that is optional there may not be here.
    if message.hasPrefix("cannot use optional chaining") || message.hasPrefix("cannot force unwrap") {
      if let name, ownMembers.contains(name) { return false }
      return message.quotedNames.last.map { $0.typeNames.contains(where: Self.isApples) } ?? false
    }
    guard message.hasPrefix("cannot convert ") || message.hasPrefix("cannot assign value") else {
      return false
    }
    let types = message.quotedNames.compactMap { $0.typeNames.last { $0 != "any" && $0 != "some" } }
    // One of a package's, which is another type in another version of it: `HTTPHeaders`.
    if names.importsPartialPackage(file), types.contains(where: isOfPackage) { return true }
    guard types.count >= 2, !types.contains(where: Self.simple.contains) else { return false }
    let isForeign = types.contains { index.type(named: $0) == nil }
    let isPlainOwn = types.allSatisfy { name in index.type(named: name).map { !mayInherit($0) } ?? false }
    return isForeign && !isPlainOwn
  }

  /// Whether a type is neither the module's, nor Apple's by its name, nor the standard library's.
  private func isOfPackage(_ name: String) -> Bool {
    index.type(named: name) == nil && names.aliased(name) == nil && !Self.isApples(name)
      && !Self.simple.contains(name) && !Self.plain.contains(name) && !Self.containers.contains(name)
  }

  private static let containers: Set<String> = [
    "Array", "Dictionary", "Set", "Optional", "Result", "Data", "Date", "Error", "IndexPath", "AnyHashable",
  ]

  /// Types that are the same here as on a device.
  private static let simple: Set<String> = [
    "Int", "Double", "Float", "CGFloat", "String", "Bool", "Character", "Void", "Substring", "UInt", "Int64",
    "Int32",
    "UInt8", "Never",
  ]

  /// "have 'frme:', expected 'frame:'": labels that are alike.
  private func hasSlip(_ message: String) -> Bool {
    let names = message.quotedNames
    guard message.contains("(have '"), names.count >= 2 else { return false }
    return names[names.count - 2].editDistance(to: names[names.count - 1]) <= 2
  }

  /// Whether one of the module's types says that it conforms to one of its protocols, and has nothing by the
  /// name of something that the protocol asks for, nor may it have it from elsewhere.
  private func leavesOut(_ type: String, aRequirementOf name: String, _ notes: [String]) -> Bool {
    guard let type = index.type(named: type), let asked = index.type(named: name),
      asked.kind == .protocolType, !mayInherit(type), !mayInherit(asked)
    else { return false }
    let members = Set(type.members.map { String($0.baseName) })
    let given = asked.members.filter { $0.enclosingExtension != nil }.map { String($0.baseName) }
    return notes.filter { $0.hasPrefix("protocol requires ") }.compactMap(\.quotedNames.first).contains {
      let required = String($0.prefix { $0 != "(" })
      return !members.contains(required) && !given.contains(required)
    }
  }

  /// Whether a designated initialiser that the type writes has the parameter that an argument is missing for:
  /// then it inherits no other.
  private func wants(_ message: String, _ type: TypeDeclaration) -> Bool {
    // A view and a controller can be made with nothing at all, by what their superclass has on a device.
    guard message.hasPrefix("missing argument for parameter"), let label = message.quotedNames.first,
      !["coder", "frame", "nibName", "style"].contains(label)
    else { return false }
    return type.members.contains { member in
      guard let made = member.node.as(InitializerDeclSyntax.self), !member.has(.convenience) else {
        return false
      }
      return made.signature.parameterClause.parameters.contains { $0.firstName.text == label }
    }
  }

  private func mayInherit(_ type: EnclosingType) -> Bool {
    switch type {
    case .none: false
    case .foreign: true
    case .own(let type): mayInherit(type)
    }
  }

  /// Whether the type has members that stand nowhere in the module: those of a class or a protocol that it
  /// does not declare.
  private func mayInherit(_ type: TypeDeclaration) -> Bool {
    index.allInherited(of: type).contains { index.type(named: $0) == nil && !Self.plain.contains($0) }
  }

  /// Protocols of the standard library that bring no members that could be missing.
  static let plain: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Codable", "Decodable", "Encodable", "Error", "Identifiable",
    "Sendable",
    "CaseIterable", "CodingKey", "String", "Int", "AnyObject", "CustomStringConvertible", "RawRepresentable",
    "class",
    "LocalizedError", "Any",
  ]
}

extension HoleComplaint {
  /// Whether it is about a type that was not found.
  fileprivate var isOfType: Bool {
    switch self {
    case .noType: true
    case .noName(let name): name.first?.isUppercase == true
    default: false
    }
  }

  /// The name of what was not found where that may be a member.
  fileprivate var memberName: String? {
    switch self {
    case .noName(let name): name
    case .noMember(let name, _): name
    default: nil
    }
  }

  /// The name that was not found.
  var subject: String? {
    switch self {
    case .noType(let name, _), .noName(let name), .noMember(let name, _): name
    default: nil
    }
  }
}
