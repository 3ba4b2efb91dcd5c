import Glibc

/// Looks at what builds stand on: the compiler, our modules, the cache, the watched folder.
struct BuilderDoctor {
  /// A file or folder that is to be previewed; nil to leave that out.
  let path: String?
  let programFolder: String
  var options = BuildOptions()

  /// One or two lines for each thing, the second being what mends it, and whether all is well.
  func run() -> (lines: [String], isWell: Bool) {
    var lines: [String] = []
    var isWell = true
    func good(_ text: String) { lines.append("✓ \(text)") }
    func bad(_ text: String, _ remedy: String) {
      lines += ["✗ \(text)", "    \(remedy)"]
      isWell = false
    }
    do throws(Toolchain.Failure) {
      let toolchain = try Toolchain()
      good("compiler: \(toolchain.version)")
      good("linker: \(toolchain.linker)")
      if toolchain.systemLibraries.isEmpty {
        bad("C library: the compiler's clang does not find libc.so", "apt-get install libc6-dev")
      }
    } catch {
      bad("compiler", "\(error)")
    }
    // This program could not have started without them.
    good("SwiftSyntax: loaded")
    do throws(PreviewModules.Failure) {
      let modules = try PreviewModules(beside: programFolder)
      good("modules for previews: \(modules.folder)")
      if modules.headerFlags.isEmpty {
        bad(
          "pkg-config does not know harfbuzz and fribidi",
          "apt-get install pkg-config libharfbuzz-dev libfribidi-dev")
      }
    } catch {
      bad("modules for previews", "\(error)")
    }
    do throws(CacheFolder.Failure) { good("cache folder: \(try CacheFolder().path)") } catch {
      bad("cache folder", "\(error)")
    }
    if let path { look(at: path, good, bad) }
    return (lines, isWell)
  }

  /// Compiles without running anything.
  private func lookForHoles(
    in workshop: Workshop, _ scan: SourceScan, _ good: (String) -> Void, _ bad: (String, String) -> Void
  ) {
    let name = workshop.root.name
    switch workshop.build.run(scan, cancellation: Cancellation()) {
    case .built(_, _, _, let holes, _):
      good(holes.summary.map { "\(name) compiles, with \($0)" } ?? "\(name) compiles without holes")
      for group in holes.byReason {
        for hole in group.holes { good("  \(hole.file):\(hole.line): \(hole.text) (\(hole.reason))") }
      }
    case .failed(let problems, _):
      let errors = problems.filter { $0.kind != .warning }
      for problem in errors.prefix(20) { bad("\(problem.file):\(problem.line)", problem.message) }
    case .cancelled: return
    }
  }

  private func look(at path: String, _ good: (String) -> Void, _ bad: (String, String) -> Void) {
    do {
      let root = try SourceRoot(path)
      let scan = SourceScan(root, ScanOptions(target: options.target, packages: options.packages))
      if scan.files.isEmpty {
        bad("\(path): no Swift file to preview", "name a .swift file, or the folder they are in")
      } else {
        good("\(path): \(scan.files.count) Swift \(scan.files.count == 1 ? "file" : "files")")
      }
      if !scan.moduleSummary.isEmpty { good("modules: \(scan.moduleSummary)") }
      for line in scan.notes { good(line) }
      for problem in scan.problems { bad(problem.file.isEmpty ? path : problem.file, problem.message) }
      if access(root.path, W_OK) == 0 {
        good("\(path) can be written, so --edit works")
      } else {
        bad(
          "\(path) cannot be written by this user",
          "chmod u+w \(path), if values of knobs are to be written to it")
      }
      if !scan.files.isEmpty {
        do throws(Workshop.Failure) {
          let workshop = try Workshop(root, options, programFolder: programFolder)
          lookForHoles(in: workshop, scan, good, bad)
        } catch {
          bad("\(root.name) cannot be compiled", "\(error)")
        }
      }
      let watch = try FolderWatch(root)
      _ = watch.follow(scan)
      if let failure = watch.failure { throw failure }
      good("saves in \(scan.folders.count) \(scan.folders.count == 1 ? "folder" : "folders") are noticed")
    } catch let failure as Inotify.Failure {
      bad("watching \(path)", failure.remedy)
    } catch {
      bad("\(path)", "\(error)")
    }
  }
}
