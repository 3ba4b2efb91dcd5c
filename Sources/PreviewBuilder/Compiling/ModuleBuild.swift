import PreviewWire
import Processes
import SourceAdapter

/// Makes one library of the files of a module: adapts, compiles what is new, links.
///
/// Nothing in here watches, and nothing lasts but what the store keeps: the same files give the same library.
struct ModuleBuild: Sendable {
  /// How it ended.
  enum Outcome: Sendable {
    /// A library at this path, in the store.
    case built(
      library: String, knobs: [KnobDeclaration], problems: [Problem], holes: [Hole], times: BuildTimes)
    case failed(problems: [Problem], times: BuildTimes)
    case cancelled
  }

  private(set) var settings: CompilerSettings
  private(set) var store: ObjectStore
  let root: SourceRoot
  /// Folder for adapted files and for what is not finished yet; this process alone writes to it.
  private(set) var workFolder: String
  /// Of the names that modules declare which this one imports: what was missing may be there with them.
  private(set) var namesBelow = ""
  /// The modules that were compiled before.
  let finished = FinishedModules()
  /// Whether what is missing here is an error rather than a hole.
  var isStrict = false
  /// Whether a module with mistakes, in which something is missing besides, is built without the lines that
  /// they are in: what failed is among the problems of what was built.
  var showsRest = false
  /// Whether mistakes are holes.
  private(set) var fillsMistakes = false
  /// Takes how far the build has come, on the thread that builds.
  var progress: @Sendable (BuildStep) -> Void = { _ in }
  /// The same of a module by itself.
  private(set) var tellWork: @Sendable (BuildStep.Work) -> Void = { _ in }

  /// Processes of the compiler at the same time.
  static let parallel = 2

  func run(_ scan: SourceScan, cancellation: Cancellation) -> Outcome {
    var times = BuildTimes()
    if scan.isTooLarge {
      let text =
        "there are more than \(SourceScan.maximumFiles) Swift files in no project that could be read, or too many "
        + "folders; name a smaller folder"
      return .failed(problems: [Problem(kind: .error, message: text)], times: times)
    }
    let errors = scan.problems.filter { $0.kind != .warning }
    guard errors.isEmpty else { return .failed(problems: errors, times: times) }
    guard !scan.files.isEmpty else {
      return .failed(problems: Self.nothingToBuild(scan, root), times: times)
    }
    let key = libraryKey(scan)
    let library = store.library(key)
    var whole = LibraryBuild(self, scan, cancellation)
    let result = whole.run()
    times = whole.times
    if cancellation.isCancelled { return .cancelled }
    guard let objects = result.objects else {
      if showsRest, result.isWithHoles, let rest = rest(of: scan, result.problems, times, cancellation) {
        return rest
      }
      return .failed(problems: result.problems, times: times)
    }

    let linkStart = MonotonicClock.seconds
    if !ObjectStore.touch(library) {
      if let problem = link(objects, to: library, cancellation: cancellation) {
        if cancellation.isCancelled { return .cancelled }
        return .failed(problems: [problem], times: times)
      }
      times.link = MonotonicClock.microseconds(since: linkStart)
      store.trim(keeping: scan.files.count + 1)
    }
    let knobs = result.knobs
    return .built(
      library: library, knobs: knobs, problems: result.problems, holes: result.holes, times: times)
  }

  /// The build without mistakes; nil where they leave nothing that compiles.
  private func rest(
    of scan: SourceScan, _ mistakes: [Problem], _ before: BuildTimes, _ cancellation: Cancellation
  ) -> Outcome? {
    var build = self
    (build.showsRest, build.fillsMistakes) = (false, true)
    switch build.run(scan, cancellation: cancellation) {
    case .built(let library, let knobs, let problems, let holes, var times):
      times.adapt += before.adapt
      times.compile += before.compile
      return .built(
        library: library, knobs: knobs, problems: (mistakes + problems).unique, holes: holes, times: times)
    case .failed: return nil
    case .cancelled: return .cancelled
    }
  }

  /// The build of one of the modules.
  ///
  /// - Parameter imports: folders of what it sees of others.
  func part(
    _ module: ModulePlan.Module, isMain: Bool, imports: [String], namesBelow: String
  ) -> ModuleBuild {
    var part = self
    part.namesBelow = namesBelow
    part.settings = settings.module(module.name, module.settings, imports: imports, isTestable: !isMain)
    if module.place != nil { (part.isStrict, part.fillsMistakes) = (false, false) }
    if isMain { return part }
    part.store = store.module(module.name)
    part.workFolder = workFolder.appending(component: module.name)
    return part
  }

  /// The same build of a module, whose work is told to `tell`.
  func telling(_ tell: @escaping @Sendable (BuildStep.Work) -> Void) -> ModuleBuild {
    var build = self
    build.tellWork = tell
    return build
  }

  func prepareFolder() -> Problem? {
    do throws(CacheFolder.Failure) { try CacheFolder.make(workFolder) } catch {
      return Problem(kind: .error, message: "\(error)")
    }
    return nil
  }

  /// The key that a finished module is kept by.
  func key(_ module: ModulePlan.Module, _ around: ModuleSurroundings) -> ContentHash {
    var key = settings.fingerprint
    for file in module.files {
      key.add(file.path)
      key.add(file.text)
    }
    key.add(UInt64(around.filesBefore))
    for name in around.takenKnobs.sorted() { key.add(name) }
    for name in around.brought.sorted() where StandInModules.has(name) { key.add(name) }
    for (name, above) in around.superclasses.sorted(by: { $0.key < $1.key }) { key.add("\(name):\(above)") }
    if isStrict { key.add("strict") }
    if fillsMistakes { key.add("without mistakes") }
    return key
  }

  /// The key by which a library of these files is kept.
  func libraryKey(_ scan: SourceScan) -> ContentHash {
    var key = settings.fingerprint
    key.add(root.path)
    key.add(scan.sourceHash.text)
    if isStrict { key.add("strict") }
    if fillsMistakes { key.add("without mistakes") }
    return key
  }

  /// Nil when the library is there.
  private func link(_ objects: [String], to library: String, cancellation: Cancellation) -> Problem? {
    let unfinished = workFolder.appending(component: "linking.so")
    let result = ToolRun.run([settings.link(objects, to: unfinished)], atMost: 1, cancellation: cancellation)[
      0]
    guard result.hasSucceeded else {
      return Problem(kind: .error, message: result.failure(of: "The linker", working: "on the library"))
    }
    guard WholeFile.move(unfinished, to: library) else {
      return Problem(kind: .error, message: "the library cannot be written to \(library.parentFolder)")
    }
    return nil
  }

  private static func nothingToBuild(_ scan: SourceScan, _ root: SourceRoot) -> [Problem] {
    let left = scan.problems.map { problem in
      var problem = problem
      problem.kind = .error
      return problem
    }
    if !left.isEmpty { return Array(left.prefix(WireLimits.problems)) }
    let text = root.isFile ? "\(root.name) is gone" : "there is no Swift file in \(root.name)"
    return [Problem(kind: .error, message: text)]
  }
}

extension ToolResult {
  /// A sentence on why a tool did not do its work, with what it said.
  func failure(of tool: String, working: String) -> String {
    let said = output.cut(toBytes: 2000)
    switch end {
    case .exited(let status): return said.isEmpty ? "\(tool) ended with status \(status) \(working)" : said
    case .crashed(let signal): return "\(tool) crashed (signal \(signal)) \(working)\n\(said)"
    case .tookTooLong(let seconds):
      return "\(tool) worked for more than \(seconds) seconds \(working) and was stopped"
    case .cancelled: return "\(tool) was stopped"
    case .notStarted(let code): return "\(tool) could not be started (error \(code))"
    }
  }
}
