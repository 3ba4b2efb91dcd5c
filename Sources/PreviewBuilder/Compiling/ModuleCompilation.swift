import PreviewWire
import SourceAdapter

/// Compiles the files of one module that no object in the store stands for yet.
struct ModuleCompilation {
  private struct Unit {
    /// The author's path; empty for the entry, which is generated.
    var author: String
    /// Path of the adapted file.
    var source: String
    var text: String
    /// The key by which the object is kept.
    var key: ContentHash
  }

  private let build: ModuleBuild
  private var units: [Unit] = []
  /// Changes with whatever modules that import this one may depend on.
  private(set) var interfaceKey: ContentHash

  init(_ module: AdaptedModule, build: ModuleBuild) {
    self.build = build
    interfaceKey = build.settings.fingerprint
    let folder = build.workFolder
    // Private declarations are told apart by the names of their files: names that last, and that no two files
    // share.
    let names = module.files.map { file in
      let name = build.root.display(file.path)
      return "\(file.path.lastComponent.dropLast(".swift".count))-\(ContentHash(name).shortText).swift"
    }
    var interfaces = ContentHash()
    for (file, name) in zip(module.files, names) {
      interfaces.add(name)
      interfaces.add(file.interfaceHash)
      // 0 where nothing is known of what a file shows: then all of it counts.
      if file.interfaceHash == 0 || file.isInlined { interfaces.add(file.text) }
    }
    interfaceKey.add(interfaces.text)
    for (file, name) in zip(module.files, names) {
      var key = Self.key(build, name, file.text)
      // With its own interface among them: it has changed only if the text has.
      key.add(interfaces.text)
      units.append(
        Unit(author: file.path, source: folder.appending(component: name), text: file.text, key: key))
    }
    let entry = "scrollwork-entry.swift"
    units.append(
      Unit(
        author: "", source: folder.appending(component: entry), text: module.entry,
        key: Self.key(build, entry, module.entry)))
  }

  /// Paths of the adapted files.
  var sources: [String] { units.map(\.source) }

  /// Paths of all objects, those that are still to be made among them.
  var objects: [String] { units.map { build.store.object($0.key) } }

  private static func key(_ build: ModuleBuild, _ name: String, _ text: String) -> ContentHash {
    var key = build.settings.fingerprint
    key.add(name)
    key.add(text)
    return key
  }

  /// Writes the adapted files. Returns what prevented it.
  func prepare() -> Problem? {
    for unit in units {
      let code = WholeFile.update(unit.source, to: unit.text)
      if code != 0 {
        return Problem(kind: .error, message: "the cache folder cannot be written (error \(code))")
      }
    }
    return nil
  }

  /// The result of a run of the compiler.
  struct Outcome {
    /// Its messages about all files, those that need not be compiled among them.
    var diagnostics: [CompilerDiagnostic] = []
    /// Why objects are missing of which nothing is said.
    var failures: [Problem] = []
  }

  /// Looks for errors in some files only.
  ///
  /// - Parameter authors: paths of the authors' files; nil: all files.
  func check(_ authors: Set<String>?, cancellation: Cancellation) -> Outcome {
    let chosen = units.filter { authors?.contains($0.author) ?? true }
    let sources = units.map(\.source)
    var groups: [Set<String>] = Array(repeating: [], count: min(ModuleBuild.parallel, max(1, chosen.count)))
    for (number, unit) in chosen.sorted(by: { $0.text.utf8.count > $1.text.utf8.count }).enumerated() {
      groups[number % groups.count].insert(unit.source)
    }
    let commands = groups.map { build.settings.check(of: $0, in: sources) }
    var outcome = Outcome()
    for result in ToolRun.run(commands, atMost: ModuleBuild.parallel, cancellation: cancellation) {
      let said = diagnostics(result)
      outcome.diagnostics += said
      if !result.hasSucceeded, !said.contains(where: { $0.severity == .error }) {
        let text = result.failure(of: "The Swift compiler", working: "on \(chosen.count) files")
        outcome.failures.append(Problem(kind: .error, message: text))
      }
    }
    return outcome
  }

  /// The messages of a process of the compiler, at the places where the author wrote the code.
  private func diagnostics(_ result: ToolResult) -> [CompilerDiagnostic] {
    let authors = Dictionary(units.map { ($0.source, $0.author) }) { first, _ in first }
    var said = CompilerDiagnostic.parse(result.output)
    if case .crashed = result.end, var crash = CompilerDiagnostic.crash(in: result.output) {
      // It names the adapted file, but counts its lines as the author knows them.
      crash.line += AdaptedFile.precedingLines
      said.append(crash)
    }
    return said.map { $0.placed(by: authors) }
  }

  /// Compiles what is missing, and collects what is said of all files.
  mutating func compile(cancellation: Cancellation) -> Outcome {
    var outcome = Outcome()
    let missing = units.filter { !ObjectStore.touch(build.store.object($0.key)) }
    for unit in units where !missing.contains(where: { $0.source == unit.source }) {
      guard let text = try? SourceText.read(build.store.warnings(unit.key)) else { continue }
      for diagnostic in CompilerDiagnostic.parse(text) { outcome.diagnostics.append(diagnostic) }
    }
    guard !missing.isEmpty else { return outcome }
    let groups = Self.groups(of: missing)
    let sources = units.map(\.source)
    let commands = groups.map { group in
      build.settings.compilation(of: group.map { ($0.source, unfinished($0)) }, in: sources)
    }
    var done = 0
    build.tellWork(.compiling(done: done, files: missing.count))
    let results = ToolRun.run(commands, atMost: ModuleBuild.parallel, cancellation: cancellation) { ended in
      done += groups[ended].count
      build.tellWork(.compiling(done: done, files: missing.count))
    }
    if cancellation.isCancelled { return outcome }
    for (group, result) in zip(groups, results) { take(result, of: group, into: &outcome) }
    return outcome
  }

  private func take(_ result: ToolResult, of group: [Unit], into outcome: inout Outcome) {
    let diagnostics = diagnostics(result)
    outcome.diagnostics += diagnostics
    if result.hasSucceeded {
      let isKept = group.allSatisfy { unit in
        let warnings = diagnostics.filter { $0.file == unit.author }.map(\.text).joined()
        return WholeFile.update(build.store.warnings(unit.key), to: warnings) == 0
          && WholeFile.move(unfinished(unit), to: build.store.object(unit.key))
      }
      if !isKept {
        outcome.failures.append(Problem(kind: .error, message: "the cache folder cannot be written"))
      }
      return
    }
    if !diagnostics.contains(where: { $0.severity == .error }) {
      let files = group.map { $0.author.lastComponent }.filter { !$0.isEmpty }
      let more = files.count > 3 ? " and \(files.count - 3) more" : ""
      let names = files.prefix(3).joined(separator: ", ") + more
      let text = result.failure(of: "The Swift compiler", working: "on \(names)")
      outcome.failures.append(Problem(kind: .error, message: text))
    }
  }

  private func unfinished(_ unit: Unit) -> String { unit.source + ".o" }

  /// Most files that one process of the compiler makes objects of.
  private static let maximumGroup = 25

  /// One group for each process. A process that has little to do costs more than it saves.
  private static func groups(of units: [Unit]) -> [[Unit]] {
    let bytes = units.reduce(0) { $0 + $1.text.utf8.count }
    guard units.count > 1, bytes > 24 << 10 else { return [units] }
    // Each of many has its own time, and what is done is kept even if another one fails.
    let many = (units.count + maximumGroup - 1) / maximumGroup
    var groups = Array(
      repeating: (bytes: 0, units: [Unit]()), count: max(ModuleBuild.parallel, many))
    for unit in units.sorted(by: { $0.text.utf8.count > $1.text.utf8.count }) {
      let lightest = groups.indices.min { groups[$0].bytes < groups[$1].bytes } ?? 0
      groups[lightest].bytes += unit.text.utf8.count
      groups[lightest].units.append(unit)
    }
    // The compiler matches outputs with primary files in the order of the files.
    let order = Dictionary(units.enumerated().map { ($1.source, $0) }) { first, _ in first }
    return groups.map { $0.units.sorted { (order[$0.source] ?? 0) < (order[$1.source] ?? 0) } }.filter {
      !$0.isEmpty
    }
  }
}

extension AdaptedFile {
  /// Whether bodies of it may end up in modules that import its own.
  fileprivate var isInlined: Bool {
    ["@_transparent", "@_alwaysEmitIntoClient", "@inlinable"].contains(where: original.contains)
  }
}
