import Glibc
import PreviewWire
import Processes
import ProjectFiles
import SourceAdapter

/// Builds the modules of one library, each after those that it imports.
struct LibraryBuild {
  /// The end of a build.
  struct Result {
    /// The messages for people: with an error among it, there are no objects.
    var problems: [Problem]
    /// Places in files are those of the scan.
    var knobs: [KnobDeclaration] = []
    /// Nil when the build was cancelled, or something is wrong that no hole can mend.
    var objects: [String]?
    var holes: [Hole] = []
    /// Of a build that failed: whether something else is missing, so that the rest may be shown all the same.
    var isWithHoles = false
    /// Which modules the library is made of, for people: "App ← Core; Kingfisher from Pods".
    var modules = ""
  }

  private let build: ModuleBuild
  private let scan: SourceScan
  private let cancellation: Cancellation
  private(set) var times = BuildTimes()
  /// Those that are done, by name.
  private var finished: [String: FinishedModule] = [:]
  private var order: [FinishedModule] = []
  /// Of modules that are built without, as they are of others and cannot be compiled.
  private var warnings: [Problem] = []
  /// Their names. Where there is a stand-in, it takes their place.
  private var lost: Set<String> = []
  /// Whether one was lost that modules have been built with.
  private var isToStartAgain = false

  init(_ build: ModuleBuild, _ scan: SourceScan, _ cancellation: Cancellation) {
    (self.build, self.scan, self.cancellation) = (build, scan, cancellation)
  }

  mutating func run() -> Result {
    while true {
      if let failed = addAll() { return failed }
      guard isToStartAgain else { return result }
      // It ends: each time there are fewer modules of others.
      (isToStartAgain, finished, order) = (false, [:], [])
    }
  }

  /// Stops early where it is to start again. Returns how the build ends if it ends here.
  private mutating func addAll() -> Result? {
    var firstFile = 0
    for (number, module) in scan.modules.enumerated() {
      let isMain = number == scan.modules.count - 1
      if !lost.contains(module.name), let failed = add(module, isMain: isMain, firstFile: firstFile) {
        return failed
      }
      if isToStartAgain { return nil }
      firstFile += module.files.count
    }
    return nil
  }

  // MARK: One module

  /// Returns how the build ends if it ends here.
  private mutating func add(_ module: ModulePlan.Module, isMain: Bool, firstFile: Int) -> Result? {
    let around = surroundings(of: module, isMain: isMain, firstFile: firstFile)
    let below = below(module)
    let part = build.part(
      module, isMain: isMain, imports: below.map(\.interface),
      namesBelow: below.map(\.names).joined(separator: " "))
    let key = part.key(module, around)
    if !isMain, let known = build.finished.find(module.name, key), known.objects.allSatisfy(ObjectStore.touch)
    {
      take(known)
      return nil
    }
    if module.place != nil, let kept = KeptModule.read(build.store.kept(key), module) {
      build.finished.keep(kept, key)
      take(kept)
      return nil
    }
    // A module that failed once fails again: it is not tried at each save.
    if module.place != nil, let message = try? SourceText.read(build.store.failed(key)) {
      lose(module, Problem(kind: .warning, message: message))
      return nil
    }
    if let problem = part.prepareFolder() { return Result(problems: [problem]) }
    let place = scan.modules.firstIndex { $0.name == module.name } ?? 0
    let stepped = part.telling { [progress = build.progress, count = scan.modules.count] work in
      progress(BuildStep(module: module.label, place: place + 1, modules: count, work: work))
    }
    let (made, problems, isWithHoles) = ModuleSurroundings.$current.withValue(around) {
      make(module, stepped, isMain: isMain)
    }
    if cancellation.isCancelled { return Result(problems: []) }
    guard let made else {
      guard module.place == nil else {
        leave(module, Self.leftOut(module, problems), key)
        return nil
      }
      return Result(
        problems: (scan.problems + problems).unique, holes: order.flatMap(\.holes), isWithHoles: isWithHoles)
    }
    build.finished.keep(made, key)
    if module.place != nil { KeptModule(made).write(build.store.kept(key)) }
    take(made)
    return nil
  }

  /// Builds without a module of others, this time and whenever it is the same.
  private mutating func leave(_ module: ModulePlan.Module, _ warning: Problem, _ key: ContentHash) {
    _ = WholeFile.update(build.store.failed(key), to: warning.message)
    lose(module, warning)
  }

  /// Where a stand-in takes its place, the stand-ins that this one stands on do as well: two modules of one
  /// name cannot be in one library.
  private mutating func lose(_ module: ModulePlan.Module, _ warning: Problem) {
    lost.insert(module.name)
    warnings.append(warning)
    let below = StandInModules.closure(of: [module.name])
    for other in scan.modules where below.contains(other.name) && Self.isFound(other) {
      guard lost.insert(other.name).inserted else { continue }
      warnings.append(
        Problem(
          kind: .warning,
          message:
            "\(other.label) from \(other.place ?? "") leaves its place to Scrollwork's stand-in as well, as the one for \(module.label) stands on it"
        ))
      if finished[other.name] != nil { isToStartAgain = true }
    }
  }

  /// Whether it is of others, and was not handed along.
  private static func isFound(_ module: ModulePlan.Module) -> Bool {
    module.place.map(PackagesOfOthers.isFound) ?? false
  }

  private mutating func take(_ module: FinishedModule) {
    finished[module.name] = module
    order.append(module)
  }

  private mutating func make(
    _ module: ModulePlan.Module, _ part: ModuleBuild, isMain: Bool
  ) -> (FinishedModule?, [Problem], isWithHoles: Bool) {
    let before = order.flatMap(\.sentences)
    var rounds = HoleRounds(
      part, module.files, isMain ? before : [], isMain ? scan.interfaces : InterfaceScan(), cancellation)
    rounds.wantsNoHoles = Self.isReplaceable(module)
    let result = rounds.run()
    times.adapt += rounds.times.adapt
    times.compile += rounds.times.compile
    guard let objects = result.objects else {
      return (nil, result.problems.forSending, !rounds.sourceHoles.isEmpty)
    }
    var interface = ""
    if !isMain {
      let start = MonotonicClock.seconds
      defer { times.compile += MonotonicClock.microseconds(since: start) }
      let emission = ModuleInterface(result.module, part)
      if let problem = emission.write(cancellation) { return (nil, [problem], false) }
      interface = emission.folder
    }
    let sentences = rounds.sentences.map { HoleSentence(key: $0.key, text: $0.text, isOwn: false) }
    return (
      FinishedModule(
        name: module.name, label: module.label, place: module.place, objects: objects, interface: interface,
        holes: result.holes.map { module.place == nil ? $0 : $0.within(module.label) }, sentences: sentences,
        knobs: result.knobs, problems: result.problems.problems,
        hasPreviews: !result.module.previews.isEmpty, names: Self.names(in: module),
        superclasses: result.module.superclasses), [], false
    )
  }

  private static func names(in module: ModulePlan.Module) -> String {
    var words = SourceWords()
    for file in module.files { words.add(file.text) }
    var hash = ContentHash()
    for name in words.declared.sorted() { hash.add(name) }
    return hash.text
  }

  private func surroundings(
    of module: ModulePlan.Module, isMain: Bool, firstFile: Int
  ) -> ModuleSurroundings {
    var around = ModuleSurroundings()
    around.part = isMain ? .main : module.place == nil ? .own : .theirs
    let below = below(module)
    around.modules = Set(below.map(\.name))
    around.brought = Set(scan.modules.map(\.name)).subtracting(lost)
    around.conditions = Set(module.settings.conditions)
    around.hasBridgingHeader = module.settings.hasBridgingHeader
    around.filesBefore = around.part == .theirs ? 0 : firstFile
    for other in below { around.superclasses.merge(other.superclasses) { first, _ in first } }
    if around.part != .theirs { around.takenKnobs = Set(order.flatMap(\.knobs).map(\.info.name)) }
    if isMain {
      around.entries = order.map(\.name)
      around.hasOtherPreviews = order.contains(where: \.hasPreviews)
      around.app = AppValues(madeUp?.info, in: build.root)
    }
    return around
  }

  /// The app's values, those that are not here among them.
  private var madeUp: MadeUpValues? {
    scan.app.map { MadeUpValues($0, texts: scan.modules.last?.files.map(\.text) ?? []) }
  }

  /// The modules that it imports, and those that these do, in the order they were built in.
  private func below(_ module: ModulePlan.Module) -> [FinishedModule] {
    var names = Set(module.imports)
    for other in scan.modules.reversed() where names.contains(other.name) { names.formUnion(other.imports) }
    return order.filter { names.contains($0.name) }
  }

  /// Whether a package that lies there leaves its place to its stand-in where it compiles only with holes: it
  /// may do nothing then, such as answer no request. One that was handed along is wanted as it is.
  private static func isReplaceable(_ module: ModulePlan.Module) -> Bool {
    isFound(module) && StandInModules.isPackage(module.name)
  }

  /// Why a module of others is not in the library, with the first thing that is wrong with it.
  private static func leftOut(_ module: ModulePlan.Module, _ problems: [Problem]) -> Problem {
    let first = problems.first { $0.kind != .warning } ?? problems.first
    let place = first.map { $0.file.isEmpty ? "" : " (\($0.file):\($0.line))" } ?? ""
    let reason = first.map { ": \($0.message.prefix { !$0.isNewline })\(place)" } ?? ""
    let from = "\(module.label) from \(module.place ?? "")"
    guard isReplaceable(module) else {
      return Problem(
        kind: .warning, message: "\(from) is left out, as it cannot be compiled here\(reason)")
    }
    return Problem(
      kind: .warning,
      message:
        "\(from) does not compile here without holes\(reason); Scrollwork's stand-in takes its place (--with PATH uses the package all the same)"
    )
  }

  // MARK: The whole

  private var result: Result {
    var problems = (scan.problems + warnings + [madeUp?.warning].compactMap { $0 }).unique
    let isOfOthers = { (module: FinishedModule) in module.place != nil }
    let own = order.filter { !isOfOthers($0) }
    for problem in own.flatMap(\.problems) where !problems.contains(problem) { problems.append(problem) }
    var knobs: [KnobDeclaration] = []
    var firstFile = 0
    for module in scan.modules {
      for var knob in finished[module.name]?.knobs ?? [] where module.place == nil {
        knob.file += firstFile
        knobs.append(knob)
      }
      firstFile += module.files.count
    }
    let holes = order.flatMap(\.holes)
    let hasError = problems.contains { $0.kind != .warning }
    return Result(
      problems: problems.forSending, knobs: knobs,
      objects: hasError ? nil : order.flatMap(\.objects) + standInObjects, holes: holes,
      modules: scan.moduleSummary)
  }
}

extension LibraryBuild {
  /// Of the stand-ins that any of the modules imports, and of those for modules that could not be compiled.
  private var standInObjects: [String] {
    let brought = Set(finished.keys)
    let meant = (scan.modules.flatMap(\.standIns) + lost).filter { StandInModules.has($0, besides: brought) }
    return StandInModules.closure(of: meant).flatMap(build.settings.modules.objects)
  }
}

extension SourceScan {
  /// Which modules there are: "App ← Core, Design; Kingfisher from Pods"; empty for one by itself.
  var moduleSummary: String {
    guard modules.count > 1, let main = modules.last else { return "" }
    let own = modules.dropLast().filter { $0.place == nil }.map(\.label)
    var parts = [own.isEmpty ? main.label : "\(main.label) ← \(own.joined(separator: ", "))"]
    let places = modules.compactMap(\.place).unique
    for place in places {
      parts.append(
        "\(modules.filter { $0.place == place }.map(\.label).joined(separator: ", ")) from \(place)")
    }
    return parts.joined(separator: "; ")
  }
}

extension [Problem] {
  /// Each once.
  var unique: [Problem] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// At most as many as may be sent.
  fileprivate var forSending: [Problem] { Array(prefix(WireLimits.problems)) }
}

extension Hole {
  /// The same, said to be in a package of somebody else's.
  fileprivate func within(_ package: String) -> Hole {
    var hole = self
    hole.reason += " in \(package)"
    return hole
  }
}

extension AppValues {
  /// - Parameter info: nil where no Info.plist was found: then only the folder has a name.
  fileprivate init(_ info: AppInfo?, in root: SourceRoot) {
    self.init(
      name: info?.displayName ?? info?.name ?? root.name, mainStoryboard: info?.mainStoryboard,
      hasScenes: info?.hasSceneManifest, sceneDelegate: info?.scenes.first?.delegateClass,
      sceneStoryboard: info?.scenes.first?.storyboard, propertyList: info?.bundleValues)
  }
}
