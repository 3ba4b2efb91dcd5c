import Glibc
import PreviewWire
import SourceAdapter

/// The interface of a module: its `.swiftmodule`, kept by what it depends on. The body of a function is no
/// part of it, so that a change in one compiles nothing that imports the module.
struct ModuleInterface {
  /// The folder it is in, which has no other.
  let folder: String
  private let part: ModuleBuild
  private let files: [String]

  /// - Parameter part: the build of this module.
  init(_ module: AdaptedModule, _ part: ModuleBuild) {
    self.part = part
    let compilation = ModuleCompilation(module, build: part)
    folder = part.store.interface(compilation.interfaceKey)
    files = compilation.sources
  }

  private var path: String { folder.appending(component: part.settings.moduleName + ".swiftmodule") }

  /// Returns what prevented it.
  func write(_ cancellation: Cancellation) -> Problem? {
    if ObjectStore.touch(path) {
      _ = ObjectStore.touch(folder)
      return nil
    }
    do throws(CacheFolder.Failure) { try CacheFolder.make(folder) } catch {
      return Problem(kind: .error, message: "\(error)")
    }
    let unfinished = part.workFolder.appending(component: "interface.swiftmodule")
    let command = part.settings.interface(of: files, to: unfinished)
    let result = ToolRun.run([command], atMost: 1, cancellation: cancellation)[0]
    guard result.hasSucceeded else {
      let text = result.failure(of: "The Swift compiler", working: "on module \(part.settings.moduleName)")
      return Problem(kind: .error, message: text.cut(toBytes: WireLimits.problemText))
    }
    guard WholeFile.move(unfinished, to: path) else {
      return Problem(kind: .error, message: "the cache folder cannot be written")
    }
    return nil
  }
}
