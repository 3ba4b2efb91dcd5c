import ProjectFiles

/// The settings that every file of a build is compiled with.
struct CompilerSettings: Sendable {
  let toolchain: Toolchain
  /// Name of the module that the previewed files become.
  let moduleName: String
  let arguments: [String]
  /// Of everything beside the source that decides what comes out.
  let fingerprint: ContentHash
  /// The same without what other modules show of themselves.
  let lastingFingerprint: ContentHash
  let modules: PreviewModules
  private let moduleCache: String
  /// How long the compiler looks for the types in one expression, in seconds: then it says that they cannot
  /// be told.
  private static let mostSecondsOfExpression = 10
  private let swiftVersion: Int?

  /// - Parameters:
  ///   - swiftVersion: of the language, 5 or 6, whatever a project says; nil to leave it to that.
  ///   - moduleCache: folder in which the compiler keeps what it has made of C headers.
  ///   - project: what a project says of the module.
  ///   - imports: folders of modules that are built along, as far as this one can see them.
  init(
    toolchain: Toolchain, modules: PreviewModules, moduleName: String, swiftVersion: Int?,
    moduleCache: String, project: ModuleSettings = ModuleSettings(), imports: [String] = [],
    isTestable: Bool = false
  ) {
    self.toolchain = toolchain
    self.moduleName = moduleName
    (self.modules, self.moduleCache, self.swiftVersion) = (modules, moduleCache, swiftVersion)
    let version = swiftVersion ?? project.swiftVersion ?? 5
    // As Xcode builds for its previews: unoptimised, with debug information, and DEBUG set.
    let own =
      ["-target", toolchain.target, "-disable-objc-interop", "-module-name", moduleName, "-parse-as-library"]
      + ["-swift-version", String(version), "-Onone", "-g", "-D", "DEBUG"]
      + ["-debug-info-format=dwarf", "-dwarf-version=4", "-enable-anonymous-context-mangled-names"]
      // The debug information names files as they are when none of them is below this folder.
      + ["-file-compilation-dir", "/dev"]
      + ["-diagnostic-style", "llvm", "-no-color-diagnostics", "-module-cache-path", moduleCache]
      // Where something is missing, an expression may have no type at all, and the search for one no end.
      + ["-solver-expression-time-threshold=\(Self.mostSecondsOfExpression)"]
      + toolchain.pluginFlags + modules.flags
      + project.conditions.flatMap { ["-D", $0] }
      + project.features.flatMap { ["-enable-upcoming-feature", $0] }
      + (project.isOnMainActor ? ["-default-isolation", "MainActor"] : [])
      + (isTestable ? ["-enable-testing"] : [])
    var hash = ContentHash("1")
    hash.add(toolchain.version)
    for argument in own { hash.add(argument) }
    hash.add(modules.stamp.text)
    // The adapter is part of this program: another program may make another text of the same source.
    if let program = FileStatus("/proc/self/exe") {
      hash.add(UInt64(bitPattern: program.size))
      hash.add(UInt64(bitPattern: program.modified))
    }
    lastingFingerprint = hash
    for folder in imports { hash.add(folder) }
    fingerprint = hash
    // A module of the author's own is found before a stand-in of the same name.
    arguments = imports.flatMap { ["-I", $0] } + own
  }

  /// The same for another module.
  func module(
    _ name: String, _ project: ModuleSettings, imports: [String], isTestable: Bool
  ) -> CompilerSettings {
    CompilerSettings(
      toolchain: toolchain, modules: modules, moduleName: name, swiftVersion: swiftVersion,
      moduleCache: moduleCache, project: project, imports: imports, isTestable: isTestable)
  }

  /// One process of the compiler that writes down what others see of the module.
  func interface(of files: [String], to path: String) -> ToolCommand {
    ToolCommand(
      toolchain.frontend,
      ["-frontend", "-emit-module", "-experimental-skip-non-inlinable-function-bodies-without-types"] + files
        + ["-o", path] + arguments)
  }

  /// One process of the compiler that makes the objects of `primaries`, all `files` being the module.
  ///
  /// - Parameter primaries: paths of sources, and of the objects to make of them; in the order of `files`.
  func compilation(of primaries: [(source: String, object: String)], in files: [String]) -> ToolCommand {
    let chosen = Set(primaries.map(\.source))
    let sources = files.flatMap { chosen.contains($0) ? ["-primary-file", $0] : [$0] }
    return ToolCommand(
      toolchain.frontend,
      ["-frontend", "-c"] + sources + primaries.flatMap { ["-o", $0.object] } + arguments)
  }

  /// One process of the compiler that only looks for errors in `primaries`, all `files` being the module.
  func check(of primaries: Set<String>, in files: [String]) -> ToolCommand {
    let sources = files.flatMap { primaries.contains($0) ? ["-primary-file", $0] : [$0] }
    return ToolCommand(toolchain.frontend, ["-frontend", "-typecheck"] + sources + arguments)
  }

  /// Makes a shared library of objects. The library finds the parts of the agent there when it is loaded.
  func link(_ objects: [String], to library: String) -> ToolCommand {
    let system = toolchain.systemLibraries
    return ToolCommand(
      toolchain.linker,
      ["-shared", "--eh-frame-hdr", "--build-id", "-o", library, toolchain.runtimeObject] + objects
        + ["-L", toolchain.libraries, "-rpath", toolchain.libraries] + system.flatMap { ["-L", $0] }
        + ["--as-needed"] + toolchain.libraryNames.map { "-l\($0)" } + (system.isEmpty ? [] : ["-lm", "-lc"]))
  }
}
