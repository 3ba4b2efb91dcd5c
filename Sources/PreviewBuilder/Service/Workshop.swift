import PreviewWire

/// Everything that builds of one root need: made once, at start.
public final class Workshop {
  /// Why nothing can be built here. Its description is a sentence that says what mends it.
  public enum Failure: Error, CustomStringConvertible {
    case toolchain(Toolchain.Failure)
    case modules(PreviewModules.Failure)
    case cache(CacheFolder.Failure)

    public var description: String {
      switch self {
      case .toolchain(let failure): failure.description
      case .modules(let failure): failure.description
      case .cache(let failure): failure.description
      }
    }
  }

  let root: SourceRoot
  let scanOptions: ScanOptions
  let build: ModuleBuild
  let runFolder: RunFolder
  /// The compiler has to read our modules and the system's headers for the first time, which takes some
  /// seconds.
  let isFirstUse: Bool

  /// - Parameters:
  ///   - options: how to build.
  ///   - programFolder: where this executable is, with our modules beside it.
  ///   - cache: where to keep things; nil for the usual place.
  public init(
    _ root: SourceRoot, _ options: BuildOptions = BuildOptions(), programFolder: String, cache: String? = nil
  ) throws(Failure) {
    self.root = root
    scanOptions = ScanOptions(target: options.target, packages: options.packages)
    let toolchain = try Self.noting(Failure.toolchain) { () throws(Toolchain.Failure) in try Toolchain() }
    let modules = try Self.noting(Failure.modules) { () throws(PreviewModules.Failure) in
      try PreviewModules(beside: programFolder)
    }
    (build, runFolder, isFirstUse) = try Self.noting(Failure.cache) { () throws(CacheFolder.Failure) in
      let folder = try CacheFolder(cache ?? CacheFolder.usualPath)
      let tools = ContentHash(toolchain.version + toolchain.resources).shortText
      let isFirstUse = FileStatus(folder.path.appending(component: "modules-\(tools)")) == nil
      let settings = CompilerSettings(
        toolchain: toolchain, modules: modules, moduleName: ModuleName.of(root),
        swiftVersion: options.swiftVersion,
        moduleCache: try folder.folder("modules-\(tools)"))
      let own = try CacheFolder(try folder.folder("folders/\(ContentHash(root.path).text.prefix(16))"))
      let run = try RunFolder(in: own)
      let build = ModuleBuild(
        settings: settings, store: try ObjectStore(in: own), root: root, workFolder: run.path,
        isStrict: options.isStrict)
      return (build, run, isFirstUse)
    }
  }

  /// The files as they are now.
  func scan() -> SourceScan { SourceScan(root, scanOptions) }

  private static func noting<Inner: Error, Result>(
    _ failure: (Inner) -> Failure, _ body: () throws(Inner) -> Result
  ) throws(Failure) -> Result {
    do { return try body() } catch { throw failure(error) }
  }
}
