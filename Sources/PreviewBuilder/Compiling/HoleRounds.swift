import PreviewWire
import Processes
import SourceAdapter

/// Adapts and compiles a module until everything compiles that can: what is missing here becomes holes, round
/// by round.
struct HoleRounds {
  /// The end of a build.
  struct Result {
    var module: AdaptedModule
    /// The author's problems: with an error among them, there are no objects.
    var problems: ProblemList
    var knobs: [KnobDeclaration] = []
    /// Nil when the build was cancelled, or something is wrong that no hole can mend.
    var objects: [String]?
    var holes: [Hole] = []
  }

  private let build: ModuleBuild
  private let files: [SourceScan.File]
  private let authors: [SourceFile]
  /// Of modules that were built before.
  private let sentencesBefore: [HoleSentence]
  /// Nibs and storyboards that go into the module.
  private let interfaces: InterfaceScan
  private let cancellation: Cancellation
  /// Whether it is of no use with holes: then it fails at the first one that it would need.
  var wantsNoHoles = false
  private(set) var times = BuildTimes()
  /// How often the compiler was asked.
  private(set) var count = 0
  private var maker: HoleMaker?
  private let kept: HolePlanStore

  /// Rounds after which what still fails is told as it is.
  static let most = 40
  /// The same for a module of others, which may have more files than all of one's own.
  static let mostOfOthers = 16

  /// Of a module by itself.
  init(_ build: ModuleBuild, _ scan: SourceScan, _ cancellation: Cancellation) {
    self.init(build, scan.files, [], scan.interfaces, cancellation)
  }

  /// - Parameter sentences: of holes in modules that were built before, which this one has to say of the
  ///   library.
  init(
    _ build: ModuleBuild, _ files: [SourceScan.File], _ sentences: [HoleSentence],
    _ interfaces: InterfaceScan, _ cancellation: Cancellation
  ) {
    (self.build, self.files, self.cancellation) = (build, files, cancellation)
    self.interfaces = interfaces
    sentencesBefore = sentences
    authors = files.map { SourceFile(path: $0.path, text: $0.text, isGenerated: $0.isGenerated) }
    kept = HolePlanStore(build)
    if let plan = kept.plan { maker = makeHoles(plan) }
    maker?.fillsMistakes = build.fillsMistakes
  }

  private func makeHoles(_ plan: HolePlan) -> HoleMaker {
    HoleMaker(authors, moduleName: build.settings.moduleName, plan: plan)
  }

  /// A round asks this of the compiler.
  private enum Pass: Equatable {
    /// Objects of all files.
    case compiling
    /// The errors of all files.
    case lookingThrough
    /// The errors of some files, by the authors' paths.
    case looking(at: Set<String>)
  }

  /// Modules of fewer files are compiled as fast as they are looked through.
  private static let fewFiles = 40

  /// The first round asks this, and so does the one in which the suspects are without errors.
  private var wholePass: Pass { files.count < Self.fewFiles ? .compiling : .lookingThrough }

  /// Whether a file imports a module that is not here: then there will be errors, and objects would be made
  /// in vain.
  private var willFail: Bool {
    let known = ModuleSurroundings.current
    return files.contains { file in
      ImportScan.modules(of: file.text).contains { name in
        !KnownModule.isBuiltIn(name) && !StandInModules.has(name) && name != build.settings.moduleName
          && !known.modules.contains(name) && !known.brought.contains(name)
      }
    }
  }

  /// Compiles, or only looks for errors, until no round brings anything new.
  mutating func run() -> Result {
    var pass: Pass = maker == nil && (willFail || wantsNoHoles) ? wholePass : .compiling
    while true {
      count += 1
      let module = adapt()
      var compilation = ModuleCompilation(module, build: build)
      if let problem = compilation.prepare() { return failed(module, [problem]) }
      let start = MonotonicClock.seconds
      if pass != .compiling { build.tellWork(.looking(round: count, holes: sourceHoles.count)) }
      let outcome =
        switch pass {
        case .compiling: compilation.compile(cancellation: cancellation)
        case .lookingThrough: compilation.check(nil, cancellation: cancellation)
        case .looking(let suspects): compilation.check(suspects, cancellation: cancellation)
        }
      times.compile += MonotonicClock.microseconds(since: start)
      if cancellation.isCancelled { return failed(module, []) }
      let unsupported = module.problems.filter { $0.severity == .unsupported }
      let errors = outcome.diagnostics.filter { $0.severity == .error }
      if errors.isEmpty, unsupported.isEmpty, outcome.failures.isEmpty {
        switch pass {
        case .compiling: return finished(module, compilation, outcome)
        case .lookingThrough: pass = .compiling
        case .looking: pass = wholePass
        }
        continue
      }
      let most = ModuleSurroundings.current.part == .theirs ? Self.mostOfOthers : Self.most
      let isChanged = !wantsNoHoles && count < most && take(errors, unsupported, of: module)
      guard isChanged else { return failed(module, outcome.failures, errors, unsupported) }
      let files = Set(errors.compactMap { HoleReading.author(of: $0) } + unsupported.map(\.file))
      pass = files.isEmpty || errors.allSatisfy(HoleReading.isOfFlow) ? .compiling : .looking(at: files)
    }
  }

  private mutating func adapt() -> AdaptedModule {
    let start = MonotonicClock.seconds
    defer { times.adapt += MonotonicClock.microseconds(since: start) }
    return SourceAdapter.adapt(
      maker?.sources ?? authors, moduleName: build.settings.moduleName, holes: sentencesBefore + sentences,
      leavingOut: maker?.plan.leftOut ?? [], interfaces: interfaces.files, strings: interfaces.strings)
  }

  /// Whether there is something new to compile.
  private mutating func take(
    _ errors: [CompilerDiagnostic], _ unsupported: [SourceProblem], of module: AdaptedModule
  ) -> Bool {
    var maker = maker ?? makeHoles(HolePlan())
    maker.fillsMistakes = build.fillsMistakes
    let reading = HoleReading(module)
    let diagnostics =
      unsupported.map { HoleDiagnostic(file: $0.file, line: $0.line, column: $0.column, message: $0.message) }
      + errors.compactMap(reading.diagnostic)
    let lines = errors.compactMap(reading.generatedLine)
    let isChanged = maker.take(diagnostics).isChanged
    let leavesOut = maker.leaveOut(lines)
    self.maker = maker
    return isChanged || leavesOut
  }

  // MARK: Ends

  private func finished(
    _ module: AdaptedModule, _ compilation: ModuleCompilation, _ outcome: ModuleCompilation.Outcome
  ) -> Result {
    keepPlan()
    var problems = ProblemList(authorFiles(module))
    for problem in module.problems { problems.add(problem) }
    for diagnostic in outcome.diagnostics { problems.add(diagnostic) }
    let holes = holeList.map(\.hole)
    if build.isStrict { for hole in holes { problems.add(refusal(of: hole)) } }
    return Result(
      module: module, problems: problems, knobs: knobs(of: module),
      objects: problems.hasError ? nil : compilation.objects,
      holes: holes)
  }

  /// Not with mistakes in it: they are errors again next time.
  private func keepPlan() {
    if let maker, !build.fillsMistakes { kept.keep(maker.plan) }
  }

  private func refusal(of hole: Hole) -> Problem {
    AuthorFiles(files, root: build.root).problem(
      .unsupported, in: hole.absolutePath, line: hole.line, column: hole.column,
      "\(hole.reason). \(hole.remedy)")
  }

  private func failed(
    _ module: AdaptedModule, _ failures: [Problem], _ errors: [CompilerDiagnostic] = [],
    _ unsupported: [SourceProblem] = []
  ) -> Result {
    keepPlan()
    var problems = ProblemList(authorFiles(module))
    for problem in module.problems { problems.add(problem) }
    for diagnostic in errors { problems.add(diagnostic) }
    if !problems.hasError { for failure in failures { problems.add(failure) } }
    return Result(module: module, problems: problems, objects: nil, holes: holeList.map(\.hole))
  }

  private func authorFiles(_ module: AdaptedModule) -> AuthorFiles {
    var texts = AuthorFiles(module.files, root: build.root)
    for file in files {
      texts.look(through: maker?.positions(of: file.path), in: file.path, text: file.text)
    }
    return texts
  }

  /// The knobs of the holed texts, at their places in the author's.
  private func knobs(of module: AdaptedModule) -> [KnobDeclaration] {
    module.knobs.map { knob in
      guard authors.indices.contains(knob.file), let positions = maker?.positions(of: authors[knob.file].path)
      else { return knob }
      var knob = knob
      let (literal, declaration) = (knob.literal.count, knob.declaration.count)
      let start = positions.authorOffset(ofAdapted: knob.literal.lowerBound)
      knob.literal = start..<start + literal
      let whole = positions.authorOffset(ofAdapted: knob.declaration.lowerBound)
      knob.declaration = whole..<whole + declaration
      return knob
    }
  }

  // MARK: Holes

  private struct ListedHole {
    var key: Int
    var sentence: String
    var hole: Hole
  }

  /// The holes so far, as the hole maker knows them.
  var sourceHoles: [SourceHole] { maker?.holes ?? [] }

  /// The sentences by which the library tells of the module's own holes.
  var sentences: [HoleSentence] { holeList.map { HoleSentence(key: $0.key, text: $0.sentence) } }

  private var holeList: [ListedHole] {
    guard let maker else { return [] }
    return maker.holes.map { hole in
      let (line, column) = maker.place(of: hole)
      let file = build.root.display(hole.file)
      return ListedHole(
        key: hole.key, sentence: "\(file):\(line): \(hole.reason)",
        hole: Hole(
          kind: Hole.Kind(hole.kind), file: file, absolutePath: hole.file, line: line, column: column,
          text: hole.text.cut(toBytes: 200), reason: hole.reason.cut(toBytes: 400), remedy: hole.remedy))
    }
  }
}

extension Hole.Kind {
  fileprivate init(_ kind: SourceHole.Kind) {
    self =
      switch kind {
      case .statement: .statement
      case .value: .value
      case .body: .body
      case .declaration: .declaration
      case .inheritance: .inheritance
      case .mark: .mark
      case .standIn: .standIn
      }
  }
}
