import ModelFiles
import PreviewWire
import ProjectFiles
import SourceAdapter

/// The modules that what is served becomes, and in which order.
struct ModulePlan: Sendable {
  /// One module.
  struct Module: Sendable {
    /// As Swift calls it.
    var name: String
    /// As people call it: the target's name.
    var label: String
    var settings = ModuleSettings()
    var files: [SourceScan.File]
    /// Names of the modules of the plan that it imports.
    var imports: [String] = []
    /// Names of the modules with a stand-in that it imports.
    var standIns: [String] = []
    /// Where it was found, if it is somebody else's: `.build/checkouts`.
    var place: String?
  }

  /// Each after those that it imports; the main one last.
  private(set) var modules: [Module] = []
  private(set) var app: AppInfo?
  private(set) var notes: [String] = []
  private(set) var problems: [Problem] = []
  /// Folders outside of what was walked in which sources may change.
  private(set) var folders: Set<String> = []
  /// Catalogues of packages of others.
  private(set) var assetFolders: [String] = []

  /// How many modules one library is made of.
  static let maximumModules = 200

  private let root: SourceRoot
  private let expansion: TargetFiles
  /// All folders of the served one.
  private let walked: Set<String>
  /// The Core Data models of the served folder.
  private let models: [ModelScan.Found]
  /// All targets of one's own.
  private var targets: [FoundTarget] = []
  private var found: [String: FoundTarget] = [:]
  private var others: PackagesOfOthers
  /// By name of the module: files of those that take part.
  private var chosen: [String: Module] = [:]

  /// Nil where there is no project that could be read, or none of its targets has Swift files.
  ///
  /// - Parameters:
  ///   - walk: what is in the served folder.
  ///   - read: the file at a path, if it can be read.
  init?(
    _ root: SourceRoot, _ walk: FolderWalk, _ options: ScanOptions, _ models: [ModelScan.Found] = [],
    problems said: inout [Problem], notes remarks: inout [String], read: (String) -> SourceScan.File?
  ) {
    (self.root, walked, self.models) = (root, walk.folders, models)
    let search = ProjectSearch(root, walk)
    said += search.problems
    remarks += search.notes
    targets = search.targets
    expansion = TargetFiles(root, swift: walk.paths)
    others = PackagesOfOthers(root, besides: search.targets.map(\.manifest.parentFolder), options.packages)
    let choice = TargetChoice(search.targets, folder: root.name, wanted: options.target)
    if let mistake = choice.mistake { said.append(Problem(kind: .error, message: mistake)) }
    remarks += choice.notes
    for target in search.targets where target.reasonToLeaveOut == nil && target.target.kind == .library {
      let name = target.target.moduleName
      if found[name] == nil, !KnownModule.isBuiltIn(name) { found[name] = target }
    }
    let roots = [choice.app].compactMap { $0 } + choice.libraries
    guard let main = collect(roots, app: choice.app, read) else {
      if !search.targets.isEmpty, choice.mistake == nil {
        remarks.append("no target has Swift files that are there; the folder is taken as one module")
      }
      return nil
    }
    order(from: main)
    leaveOut(search.targets, chosen: roots, walk.paths)
    if let app = choice.app { self.app = AppInfoSearch.info(of: app, module: main, in: root) }
    problems += outsideProblems(search.outside)
  }

  /// One module of all files, those of tests left out.
  init(
    plain files: [SourceScan.File], of root: SourceRoot, _ walk: FolderWalk, _ options: ScanOptions,
    _ models: [ModelScan.Found] = [], read: (String) -> SourceScan.File?
  ) {
    (self.root, walked, self.models) = (root, walk.folders, models)
    expansion = TargetFiles(root, swift: [])
    others = PackagesOfOthers(root, besides: [], options.packages)
    let tests = root.isFile ? [] : files.filter(\.isTest)
    let kept = tests.count == files.count ? files : files.filter { !$0.isTest }
    if kept.count < files.count {
      notes.append("left out as tests: \(TargetChoice.list(tests.map { root.display($0.path) }))")
    }
    let name = ModuleName.of(root)
    let catalogues = walk.folders.filter { WatchedNames.isCatalogue($0.lastComponent) }
    let generated = GeneratedSource.files(
      for: kept, module: name, catalogues: Array(catalogues), walked: walk.folders,
      models: models.map(\.model))
    chosen[name] = Module(name: name, label: root.name, files: kept + generated)
    follow([name], read)
    order(from: name)
    app = AppInfoSearch.info(inPlain: root, module: name, walk.infoPlists)
  }

  // MARK: Which modules

  /// Takes what is to be shown and all that it imports. Returns the main module's name.
  private mutating func collect(
    _ roots: [FoundTarget], app: FoundTarget?, _ read: (String) -> SourceScan.File?
  ) -> String? {
    var names: [String] = []
    for target in roots {
      var name = target.target.moduleName
      if KnownModule.isBuiltIn(name) { name += "Preview" }
      guard chosen[name] == nil, let module = module(target, named: name, read) else { continue }
      chosen[name] = module
      names.append(name)
    }
    guard !names.isEmpty else { return nil }
    follow(names, read)
    if let app { return names.first { $0.hasPrefix(app.target.moduleName) } ?? names[0] }
    // One that no other needs.
    let needed = Set(chosen.values.flatMap { module in module.imports.filter { $0 != module.name } })
    return names.last { !needed.contains($0) } ?? names[names.count - 1]
  }

  private mutating func follow(_ names: [String], _ read: (String) -> SourceScan.File?) {
    var waiting = names
    while let name = waiting.popLast(), let module = chosen[name] {
      let imports = module.files.flatMap { ImportScan.modules(of: $0.text) }.unique
      for next in imports where next != name && !KnownModule.isBuiltIn(next) && chosen[next] == nil {
        guard chosen.count < Self.maximumModules else { break }
        let isTheirs = module.place != nil
        guard let target = (isTheirs ? nil : found[next]) ?? others.target(next) ?? found[next],
          let module = self.module(target, named: next, read)
        else { continue }
        chosen[next] = module
        waiting.append(next)
      }
      let known = imports.filter { $0 != name && chosen[$0] != nil }
      chosen[name]?.imports = known
      let brought = module.files.flatMap { BroughtModules.named(in: $0.text) }
      let stoodIn = (imports + brought).unique.filter { StandInModules.has($0) && chosen[$0] == nil }
      chosen[name]?.standIns = stoodIn + StandInModules.joining(stoodIn)
    }
  }

  private mutating func module(
    _ target: FoundTarget, named name: String, _ read: (String) -> SourceScan.File?
  ) -> Module? {
    let listed = expansion.files(of: target)
    if target.place == nil { folders.formUnion(listed.paths.map(\.parentFolder)) }
    let files = listed.paths.compactMap(read)
    say(listed, of: target)
    guard !files.isEmpty else { return nil }
    assetFolders += listed.catalogues
    let catalogues = target.place == nil ? catalogues(of: target.target) : listed.catalogues
    let generated = GeneratedSource.files(
      for: files, module: name, catalogues: catalogues, walked: walked.union(listed.assetSets),
      models: models(of: target))
    return Module(
      name: name, label: target.target.name, settings: target.target.settings, files: files + generated,
      place: target.place)
  }

  /// The asset catalogues of one's own target: those that it lists, and those in its folders.
  private func catalogues(of target: ProjectTarget) -> [String] {
    let places = target.resources + target.folders.map(\.path)
    let folders = places.filter(ProjectPath.isInside).map {
      $0.isEmpty ? root.path : root.path.appending(component: $0)
    }
    return walked.filter { folder in
      WatchedNames.isCatalogue(folder.lastComponent)
        && folders.contains { folder == $0 || folder.hasPrefix($0 + "/") }
    }
  }

  /// The Core Data models of one's own target: those that it lists, and those in its folders. One that no
  /// target has is the app's, unless it is an old one, of the name of another.
  private func models(of found: FoundTarget) -> [DataModel] {
    guard found.place == nil else { return [] }
    let own = models.filter { found.target.has(root.display($0.path)) }
    let nobodys = models.filter { model in
      found.target.kind == .app && !targets.contains { $0.target.has(root.display(model.path)) }
    }
    var names: Set<String> = []
    return (own + nobodys).map(\.model).filter { names.insert($0.name).inserted }
  }

  private mutating func say(_ listed: TargetFiles.Listed, of target: FoundTarget) {
    let name = target.target.name
    func add(_ message: String) { problems.append(Problem(kind: .warning, message: message)) }
    if !listed.missing.isEmpty {
      add(
        "\(name) lists \(listed.missing.count == 1 ? "a file that is" : "\(listed.missing.count) files that are") "
          + "not there: \(TargetChoice.list(listed.missing))")
    }
    problems += outsideProblems(listed.outside)
    if listed.isTooLarge { add("\(name) has more files than are looked at; the first are taken") }
    let foreign = listed.foreign + target.target.foreignSources
    if foreign > 0, target.place != nil || listed.paths.isEmpty {
      notes.append(
        "\(name): \(foreign == 1 ? "1 file" : "\(foreign) files") in C or Objective-C left out")
    }
  }

  private func outsideProblems(_ paths: [String]) -> [Problem] {
    guard !paths.isEmpty else { return [] }
    let list = TargetChoice.list(paths.unique)
    return [
      Problem(
        kind: .warning,
        message: "outside of the served folder, and so left out: \(list). "
          + "Serve the folder above, or hand packages along with --with PATH.")
    ]
  }

  // MARK: Their order

  private mutating func order(from main: String) {
    var state: [String: Bool] = [:]
    var ordered: [Module] = []
    func visit(_ name: String, _ path: [String]) {
      guard state[name] == nil, var module = chosen[name] else { return }
      state[name] = false
      for next in module.imports {
        if state[next] == false {
          module.imports.removeAll { $0 == next }
          let circle = (path.drop { $0 != next } + [name, next]).joined(separator: " → ")
          problems.append(
            Problem(
              kind: .warning,
              message: "modules import each other in a circle: \(circle); \(name) is built without \(next)"))
        } else {
          visit(next, path + [name])
        }
      }
      state[name] = true
      ordered.append(module)
    }
    for name in chosen.keys.sorted() where name != main { visit(name, []) }
    visit(main, [])
    // A module that nothing needs, and that needs the main one itself, comes before it all the same: the main
    // one is entered last.
    modules = ordered.filter { $0.name != main } + ordered.filter { $0.name == main }
  }

  // MARK: What is left out

  private mutating func leaveOut(_ targets: [FoundTarget], chosen roots: [FoundTarget], _ paths: [String]) {
    let manifests = Set(roots.map(\.manifest))
    let left = targets.filter { manifests.contains($0.manifest) }
      .compactMap { target in target.reasonToLeaveOut.map { "\(target.target.name) (\($0))" } }
    if !left.isEmpty { notes.append("left out: \(TargetChoice.list(left.unique))") }
    var known: Set<String> = []
    for target in targets { known.formUnion(expansion.files(of: target).paths) }
    let loose = paths.filter { !known.contains($0) }.map(root.display)
    if !loose.isEmpty {
      let count = loose.count == 1 ? "1 file is" : "\(loose.count) files are"
      notes.append("\(count) in no target and left out: \(TargetChoice.list(loose))")
    }
  }
}

extension ProjectTarget {
  /// Whether a resource belongs to it, by its path from the served folder.
  fileprivate func has(_ path: String) -> Bool {
    resources.contains { $0 == path || path.hasPrefix($0 + "/") || $0.hasPrefix(path + "/") }
      || folders.contains { folder in
        (folder.path.isEmpty || path.hasPrefix(folder.path + "/")) && folder.takes(path)
      }
  }
}

extension SourceScan.File {
  /// Whether it is compiled with tests only.
  var isTest: Bool {
    text.contains("import XCTest") || text.contains("import Testing")
      ? !ImportScan.modules(of: text).filter { $0 == "XCTest" || $0 == "Testing" }.isEmpty : false
  }
}

extension ModulePlan {
  /// Of everything that decides what is built beside the files' names and texts.
  var fingerprint: String {
    var hash = ContentHash()
    for module in modules {
      hash.add(module.name)
      hash.add(UInt64(module.files.count))
      hash.add(UInt64(module.settings.swiftVersion ?? 0))
      for word in module.settings.conditions + module.settings.features { hash.add(word) }
      hash.add(module.settings.isOnMainActor ? 1 : 0)
    }
    hash.add("\(app.map { [$0.module, $0.name, $0.mainStoryboard ?? "", "\($0.scenes)"] } ?? [])")
    return hash.text
  }
}
