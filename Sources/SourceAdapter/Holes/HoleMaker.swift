import SwiftSyntax

/// Replaces what cannot be compiled here, unit by unit, until everything else does.
///
/// Texts and diagnostics in, texts out: `sources` is what to compile; what the compiler has against it goes
/// to `take`, which makes holes, after which `sources` is another. All other mistakes are the author's own.
public struct HoleMaker: Sendable {
  public internal(set) var plan: HolePlan
  let files: [ParsedFile]
  private let numbers: [String: Int]
  private let moduleName: String
  let index: ModuleIndex
  private let names: MissingNames
  private let uses: [String: TypeUses]
  private let judge: HoleJudge
  private let ownParameters: OwnParameters
  /// By number of their files.
  let given: [Int: [GivenProperty]]
  /// Whether the author's own mistakes become holes, too, so that the rest can be shown beside them.
  public var fillsMistakes = false
  /// Names of the module's own members whose type is something that is missing, as of the round that is taken
  /// just now.
  private var touched: [String: [String]] = [:]

  /// - Parameter plan: what is known already of the same files, from before.
  public init(_ sources: [SourceFile], moduleName: String, plan: HolePlan = HolePlan()) {
    self.moduleName = moduleName
    (index, names, uses, ownParameters, given) = withDeepStack {
      let index = ModuleIndex(sources, moduleName: moduleName)
      let names = MissingNames(index.files, moduleName: moduleName)
      return (index, names, TypeUses.all(in: index.files), OwnParameters(index), index.givenProperties)
    }
    files = index.files
    numbers = Dictionary(files.map { ($0.source.path, $0.number) }) { first, _ in first }
    judge = HoleJudge(names: names, index: index)
    self.plan = index.files.isEmpty ? HolePlan() : plan.moved(to: index.files, declaring: names.declared)
  }

  // MARK: What comes out

  /// Path of the file that declares what stands in for missing types.
  public static let standInPath = "/stand-ins-of-scrollwork.swift"

  /// The files with their holes; where types are missing, one more that declares them comes last.
  public var sources: [SourceFile] {
    var sources = files.map { file -> SourceFile in
      let edits = edits(of: file, by: plan)
      guard !edits.isEmpty else { return file.source }
      return SourceFile(path: file.source.path, text: edits.applied(to: file.source.text))
    }
    if !plan.isEmpty {
      sources.append(SourceFile(path: Self.standInPath, text: generated(by: plan), isGenerated: true))
    }
    return sources
  }

  /// The declarations that stand in for missing types, and how neutral values of the module's own are made.
  private func generated(by plan: HolePlan) -> String {
    let standIns = plan.standIns.values.sorted { $0.path < $1.path }.filter { standIn in
      standIn.owner.map { !plan.leftOut.contains("extension \($0) {") } ?? true
    }
    let statements = (standIns.neutralStatements + index.neutralStatements + loggers).filter {
      !plan.leftOut.contains($0)
    }
    let generic = index.genericNeutralExtensions.filter { !plan.leftOut.contains($0) }
    return standIns.declarations(importing: importedModules(by: plan)) + generic.map { "\($0)\n" }.joined()
      + "@MainActor func __scrollwork_neutral(_ bundle: PreviewRuntime.BundleBuilder) {\n"
      + statements.map { "  \($0)\n" }.joined() + "}\n"
  }

  /// How a logger is made, which many types have as a property.
  private var loggers: [String] {
    names.present.isDisjoint(with: ["os", "OSLog"]) ? [] : ["bundle.neutral(os.Logger.self) { os.Logger() }"]
  }

  /// Modules that have types of which a stand-in may be a member.
  private func importedModules(by plan: HolePlan) -> [String] {
    let needed = loggers.isEmpty ? [] : ["os"]
    guard plan.standIns.values.contains(where: { $0.owner != nil }) else { return needed }
    return names.present.union(ModuleSurroundings.current.modules).union(needed)
      .subtracting(["UIKit", "PreviewRuntime"]).sorted()
  }

  /// Takes away the line of what is generated that a message is about, or makes the stand-in there plainer.
  private mutating func mend(generatedLine number: Int, _ message: String, of before: HolePlan) -> Bool {
    let lines = generated(by: before).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return false }
    let line = String(lines[number - 1].drop { $0 == " " })
    // The type that is extended there cannot be seen from this file.
    if line.hasPrefix("bundle.neutral(") || line.hasPrefix("extension ") {
      plan.leftOut.insert(line)
      return true
    }
    for line in lines[..<number].reversed() {
      guard let standIn = plan.standIns.values.first(where: { line.contains(" class \($0.name)") }) else {
        continue
      }
      let unmet = standIn.protocols.filter { message.hasSuffix("does not conform to protocol '\($0)'") }
      if !unmet.isEmpty {
        plan.standIns[standIn.path]?.protocols.subtract(unmet)
        plan.standIns[standIn.path]?.refused.formUnion(unmet)
        return true
      }
      guard standIn.base != "NSObject" else { return false }
      plan.standIns[standIn.path]?.base = "NSObject"
      return true
    }
    return false
  }

  /// The holes, in the order of files and lines, stand-ins last.
  public var holes: [SourceHole] {
    files.flatMap { plan.holes[$0.source.path] ?? [] } + standInHoles
  }

  /// From columns of a file with its holes to those that the author sees; nil for a file without holes.
  public func positions(of path: String) -> PositionMap? {
    guard let number = numbers[path] else { return nil }
    let edits = edits(of: files[number], by: plan)
    return edits.isEmpty ? nil : PositionMap(edits, of: files[number].source.text)
  }

  /// A place in a file, as the author sees it: both from 1, the column in bytes.
  public func place(of hole: SourceHole) -> (line: Int, column: Int) {
    numbers[hole.file].map { files[$0].place(ofOffset: hole.range.lowerBound) } ?? (0, 0)
  }

  private var standInHoles: [SourceHole] {
    plan.standIns.values.sorted { $0.path < $1.path }.map { standIn in
      let place = firstUse(of: standIn.name)
      let (reason, remedy) = names.reason(for: [standIn.owner ?? standIn.name], in: place.file, "")
      return SourceHole(
        kind: .standIn, file: files[place.file].source.path, range: place.offset..<place.offset, template: "",
        key: Self.key(keyWords + [standIn.path]), original: standIn.path, missing: [standIn.name],
        reason: reason,
        remedy: remedy, occurrence: 0, fileHash: 0)
    }
  }

  /// `EKAttributes.Action` of `Feed.EKAttributes.Action`, where the compiler puts a module before a type.
  func pathWithoutModule(_ type: String) -> String {
    let parts = type.split(separator: ".")
    guard parts.count > 1, let first = parts.first.map(String.init) else { return type }
    let isModule = first == moduleName || KnownModule.named(first) != nil
    return parts.dropFirst(isModule ? 1 : 0).joined(separator: ".")
  }

  private func firstUse(of name: String) -> (file: Int, offset: Int) {
    for file in files {
      guard let range = file.source.text.firstRange(of: name) else { continue }
      return (
        file.number, file.source.text.utf8.distance(from: file.source.text.startIndex, to: range.lowerBound)
      )
    }
    return (0, 0)
  }

  // MARK: What goes in

  /// Leaves out lines that were generated and do not compile, such as the registration of a screen that
  /// cannot be made.
  public mutating func leaveOut(_ lines: [String]) -> Bool {
    let before = plan.leftOut.count
    plan.leftOut.formUnion(lines)
    return plan.leftOut.count > before
  }

  /// Makes holes for what is missing.
  ///
  /// - Parameter diagnostics: errors only.
  /// - Returns: the author's own mistakes, in the order given, and whether there is anything new to compile.
  public mutating func take(_ diagnostics: [HoleDiagnostic]) -> (mistakes: [HoleDiagnostic], isChanged: Bool)
  {
    // The diagnostics are about the texts with the holes that there were.
    let before = plan
    touched = index.membersOfType(in: plan.tainted)
    var mistakes: [HoleDiagnostic] = []
    // Types first: what else is wrong may follow from there being none.
    let causes = diagnostics.filter { !$0.onlyFollows }
    let ordered = causes.filter(\.isOfType) + causes.filter { !$0.isOfType }
    for diagnostic in ordered where !isOfNewKind(diagnostic, since: before) && !fill(diagnostic, before) {
      mistakes.append(diagnostic)
    }
    // An error that only follows from others waits for the next round, and is mostly gone by then.
    let followers = plan == before ? diagnostics.filter(\.onlyFollows) : []
    for diagnostic in followers where !fill(diagnostic, before) { mistakes.append(diagnostic) }
    return (
      mistakes,
      before.holes != plan.holes || before.standIns != plan.standIns
        || before.leftOut != plan.leftOut
    )
  }

  /// Whether it may be right in the next round: of two types that do not fit one is the author's whose
  /// superclass was declared just now; or a type does not conform where types were declared just now, which
  /// its members may be of.
  private func isOfNewKind(_ diagnostic: HoleDiagnostic, since before: HolePlan) -> Bool {
    let complaint = HoleComplaint(diagnostic.message, notes: diagnostic.notes)
    if case .noConformance = complaint, diagnostic.file != Self.standInPath {
      return plan.standIns.keys.contains { before.standIns[$0] == nil }
    }
    guard case .mismatch = complaint else { return false }
    return diagnostic.message.quotedNames.flatMap(\.typeNames).compactMap { index.type(named: $0) }.contains {
      type in
      index.allInherited(of: type).contains { before.standIns[$0] == nil && plan.standIns[$0] != nil }
    }
  }

  /// False where the author has to do something.
  private mutating func fill(_ diagnostic: HoleDiagnostic, _ before: HolePlan) -> Bool {
    if diagnostic.file == Self.standInPath {
      return mend(generatedLine: diagnostic.line, diagnostic.message, of: before)
    }
    guard let number = numbers[diagnostic.file] else { return false }
    let file = files[number]
    guard file.parses, diagnostic.line > 0 else { return false }
    if !before.isEmpty, takeBackGiven(on: diagnostic.line, in: file) { return true }
    let place = authorPlace(diagnostic, in: file, before)
    if let (file, unit) = thunkUnit(diagnostic, at: place.offset, in: file, before) {
      add(unit, [], in: file, diagnostic.message)
      return true
    }
    let complaint = HoleComplaint(diagnostic.message, notes: diagnostic.notes)
    let units = units(for: complaint, diagnostic, at: place.offset, within: place.hole, in: file)
    let verdict = judge.verdict(
      on: complaint, diagnostic, in: number,
      around: HoleJudge.Surroundings(
        type: file.enclosingType(at: place.offset, in: index),
        identifiers: file.identifiers(in: units.first { !$0.isArgument }?.range),
        callee: file.callee(at: place.offset), labels: file.labels(at: place.offset),
        name: file.name(at: place.offset),
        makesUnnamed: file.makesUnnamed(at: place.offset)),
      tainted: plan.tainted, touched: touched, isWithHoles: !plan.isEmpty)
    var missing: [String]
    var isMistake = false
    switch verdict {
    case .missing(let roots): missing = roots
    // A fault of a hole itself is no mistake of the author's.
    case .mistake:
      if place.hole == nil, plan.covers(place.offset, in: diagnostic.file) { return true }
      if complaint.isOfFlow, let hole = firstHole(inBodyAround: place.offset, of: file) {
        missing = hole.missing
      } else if let hole = markHole(before: complaint.unsetProperties, in: file) {
        missing = hole.missing
      } else if let hole = place.hole {
        missing = hole.missing
      } else if ModuleSurroundings.current.part == .theirs {
        // It compiles on a device: whatever does not here is no mistake.
        missing = []
      } else if fillsMistakes {
        (missing, isMistake) = ([], true)
      } else {
        return false
      }
    }
    if missing.isEmpty, let hole = place.hole { missing = hole.missing }
    if place.hole == nil, plan.covers(place.offset, in: diagnostic.file) {
      giveReason(missing, at: place.offset, in: file, diagnostic.message)
      return true
    }
    if case .redeclared(let name) = complaint { return leaveOut(second: name, in: file) }
    if growStandIn(complaint, diagnostic, in: file, at: place.offset, before) { return true }
    if declareStandIn(complaint, missing, in: file, at: place.offset, before) { return true }
    if isSettled(missing, bySuperclassesSince: before) { return true }
    guard var unit = units.first else { return false }
    if case .noMember(_, of: "UIImageView") = complaint, unit.template == HoleText.statement,
      let view = file.receiver(at: place.offset)
    {
      unit.template = "_hole({n}, showingIn: \(view))"
    }
    add(unit, missing, in: file, diagnostic.message, isMistake: isMistake)
    return true
  }

  /// The units around a byte, the smallest first.
  func units(around offset: Int, in file: ParsedFile) -> [HoleUnit] {
    let standIns = Set(plan.standIns.values.filter(\.hasNeutralValue).map(\.path))
    return file.holeUnits(around: offset) { ownParameters.canBeNeutral($0, standIns: standIns) }
  }

  /// Whether all that is missing are superclasses that were declared just now: a class whose superclass is
  /// not known has errors all over, most of which go with them.
  private func isSettled(_ missing: [String], bySuperclassesSince before: HolePlan) -> Bool {
    !missing.isEmpty
      && missing.allSatisfy { name in
        before.standIns[name] == nil && plan.standIns[name]?.isDerivedFrom == true
      }
  }

  /// Names what is missing for a hole of which only the compiler's words were known.
  private mutating func giveReason(
    _ missing: [String], at offset: Int, in file: ParsedFile, _ message: String
  ) {
    guard !missing.isEmpty,
      let place = plan.holes[file.source.path]?.firstIndex(where: { $0.range.contains(offset) }),
      var hole = plan.holes[file.source.path]?[place], hole.missing.isEmpty
    else { return }
    (hole.reason, hole.remedy) = names.reason(for: missing, in: file.number, message)
    hole.missing = missing
    plan.holes[file.source.path]?[place] = hole
  }

  /// A hole in the function that a place is in: for what does not follow through any more.
  private func firstHole(inBodyAround offset: Int, of file: ParsedFile) -> SourceHole? {
    guard let body = file.bodyRange(around: offset) else { return nil }
    return plan.holes[file.source.path]?.first { body.contains($0.range.lowerBound) }
  }

  /// An attribute that was taken from one of these properties, to which it would have given a value.
  private func markHole(before names: [String], in file: ParsedFile) -> SourceHole? {
    plan.holes[file.source.path]?.first { hole in
      guard hole.kind == .mark, hole.original.hasPrefix("@") else { return false }
      let around = file.holeUnits(around: hole.range.lowerBound) { _ in false }
      let declared = around.first { $0.kind == .declaration }?.dropped.map(\.name) ?? []
      return declared.contains(where: names.contains)
    }
  }

  /// Leaves out what another file declares as well: the files of a folder may belong to several targets.
  /// False where the same file says it twice.
  private mutating func leaveOut(second name: String, in file: ParsedFile) -> Bool {
    let all = index.types.filter { $0.path == [name] }
    guard let first = all.first, Set(all.map(\.file)).count > 1 else { return false }
    for type in all where type.file != first.file {
      let unit = HoleUnit(kind: .declaration, range: type.node.bytes, template: "")
      add(
        unit, [], in: files[type.file],
        "\(name) is declared in \(files[first.file].source.stem).swift as well")
    }
    return true
  }

  /// Where in the author's text it is, and the hole that stands there.
  private func authorPlace(
    _ diagnostic: HoleDiagnostic, in file: ParsedFile, _ before: HolePlan
  ) -> (offset: Int, hole: SourceHole?) {
    let holes = before.holes[file.source.path] ?? []
    let positions = PositionMap(edits(of: file, by: before), of: file.source.text)
    let column = positions.column(line: diagnostic.line, adaptedColumn: diagnostic.column)
    let offset = file.offset(line: diagnostic.line, column: column)
    let isGenerated = positions.isGenerated(line: diagnostic.line, adaptedColumn: diagnostic.column)
    let around = holes.first {
      $0.range.contains(offset) || $0.range.isEmpty && $0.range.lowerBound == offset
    }
    return (offset, isGenerated || around?.range.contains(offset) == true ? around : nil)
  }

  /// Makes the unit a hole, and then all that used a local name which it took away.
  private mutating func add(
    _ unit: HoleUnit, _ missing: [String], in file: ParsedFile, _ message: String, isMistake: Bool = false
  ) {
    var waiting = [unit]
    while let unit = waiting.popLast() {
      guard plan.add(hole(of: unit, missing, in: file, message, isMistake)) else { continue }
      if let name = unit.guessed { plan.tainted[name] = missing }
      if unit.kind == .inheritance || unit.kind == .mark && file.isAttributeOfType(at: unit.range.lowerBound),
        case .own(let type) = file.enclosingType(at: unit.range.lowerBound, in: index)
      {
        plan.tainted[type.path.last ?? ""] = missing
      }
      for dropped in unit.dropped {
        guard let scope = dropped.scope else {
          plan.tainted[dropped.name] = missing
          continue
        }
        for use in file.uses(of: dropped.name, in: scope) {
          guard let next = units(around: use, in: file).first(where: { $0.kind != .mark }) else { continue }
          waiting.append(next)
        }
      }
    }
  }

  private func hole(
    of unit: HoleUnit, _ missing: [String], in file: ParsedFile, _ message: String, _ isMistake: Bool
  ) -> SourceHole {
    let text = file.text(in: unit.range)
    let (reason, remedy) =
      isMistake
      ? MissingNames.reason(forMistake: message) : names.reason(for: missing, in: file.number, message)
    let before = file.occurrence(of: text, at: unit.range.lowerBound)
    return SourceHole(
      kind: unit.kind, file: file.source.path, range: unit.range,
      template: file.spaced(unit.template, at: unit.range.lowerBound) + text.lineBreaksOnly,
      key: Self.key(keyWords + [file.source.stem, text, "\(before)", unit.template]), original: text,
      missing: missing,
      reason: reason,
      remedy: remedy, occurrence: before, fileHash: file.source.text.fingerprint)
  }

  /// Keeps the keys of modules apart that are built into one library.
  private var keyWords: [String] { ModuleSurroundings.current.part == .main ? [] : [moduleName] }

  /// The same for the same words, and positive in 31 bits.
  private static func key(_ words: [String]) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in words.joined(separator: "\u{0}").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(hash >> 33)
  }
}

extension ParsedFile {
  /// A text that is to begin at an offset, apart from a word that ends there: `if(isOn)` has no space of its
  /// own.
  fileprivate func spaced(_ text: String, at offset: Int) -> String {
    guard offset > 0, let first = text.first, first.isWordCharacter else { return text }
    return self.text(in: offset - 1..<offset).last?.isWordCharacter == true ? " " + text : text
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}

extension HoleDiagnostic {
  fileprivate var isOfType: Bool {
    if case .noType = HoleComplaint(message, notes: notes) { true } else { false }
  }
}

// MARK: Stand-ins

extension HoleMaker {
  /// Declares the type that is missing, and those that are looked up in it. False where that does not help,
  /// or not by itself.
  private mutating func declareStandIn(
    _ complaint: HoleComplaint, _ missing: [String], in file: ParsedFile, at offset: Int, _ before: HolePlan
  ) -> Bool {
    let name: String
    var owner: String?
    switch complaint {
    case .noType(let type, let around):
      (name, owner) = (type, around.map(pathWithoutModule))
    case .ambiguousType(let type): name = type
    case .noName(let type):
      let uses = uses[type]
      guard type.first?.isUppercase == true, uses?.isType == true || uses?.isMadeByCall == true else {
        return false
      }
      name = type
    default: return false
    }
    guard name.isIdentifier, !file.isAttributeName(at: offset) else { return false }
    var standIn = StandIn(name, in: owner, uses: uses[name] ?? TypeUses(), reason: "")
    if before.standIns[standIn.path] != nil { return false }
    // One of the module's own is not seen for another reason, such as a hole around it.
    if owner != nil, index.type(named: standIn.path) != nil { return false }
    standIn.reason = names.reason(for: [name], in: file.number, "").reason
    plan.standIns[standIn.path] = standIn
    plan.tainted[name] = missing.isEmpty ? [name] : missing
    if !standIn.isProtocol {
      for inner in (uses[name]?.nested ?? []).sorted()
      where inner.isIdentifier && inner.first?.isUppercase == true {
        if ["Type", "Protocol", name].contains(inner) { continue }
        let nested = StandIn(inner, in: name, uses: uses[inner] ?? TypeUses(), reason: standIn.reason)
        plan.standIns[nested.path] = nested
      }
    }
    switch complaint {
    case .noType, .ambiguousType: return true
    default: break
    }
    // `Kit.start()` fails all the same; `Kit()` and `Kit.self` may not, nor may `KitButton(frame: .zero)`, as
    // a button is made so.
    return file.isCallWithoutArguments(at: offset) || file.isTypeItself(at: offset)
      || standIn.base != "NSObject" && file.isCallee(at: offset)
  }
}

extension String {
  var isIdentifier: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
