import Glibc
import PreviewWire
import Processes
import Synchronization

/// Builds once, for a command that wants a library and no watching.
public struct OneShot {
  /// How it ended.
  public enum Outcome: Equatable, Sendable {
    /// Where the library is, and where its pictures are. Absolute paths. With `hasErrors`, the lines that
    /// `messages` tell of as errors are not in it.
    case built(library: String, assetFolders: [String], messages: [String], hasErrors: Bool)
    /// Texts for standard error: as the compiler prints them, with the file as it was named on the command
    /// line.
    case failed([String])
  }

  /// The path as it was asked for.
  private let asked: String
  private let workshop: Workshop

  /// - Parameters:
  ///   - asked: the path as it was asked for.
  ///   - workshop: of this path.
  public init(_ asked: String, _ workshop: Workshop) {
    self.asked = asked
    self.workshop = workshop
  }

  /// - Parameters:
  ///   - output: folder to put the library in; nil to leave it in the cache, where it will be found again.
  ///   - note: takes what is to be known while it takes long.
  public func run(output: String?, note: @escaping @Sendable (String) -> Void) -> Outcome {
    let scan = workshop.scan()
    for line in scan.notes { note(line) }
    if !scan.moduleSummary.isEmpty { note(scan.moduleSummary) }
    let kept = workshop.build.store.library(workshop.build.libraryKey(scan))
    if !scan.files.isEmpty, ObjectStore.touch(kept) {
      return finish(kept, scan, scan.problems, output)
    }
    if workshop.isFirstUse { note("preparing the compiler's cache; only this first build takes longer") }
    var build = workshop.build
    build.showsRest = !build.isStrict
    let pace = Mutex(StepPace(since: MonotonicClock.seconds))
    build.progress = { step in
      if pace.withLock({ $0.isDue(at: MonotonicClock.seconds) }) { note("building: \(step.text)") }
    }
    switch build.run(scan, cancellation: Cancellation()) {
    case .built(let library, _, let problems, let holes, _):
      if let summary = holes.summary { note("\(asked) has \(summary)") }
      return finish(library, scan, problems, output)
    case .failed(let problems, _): return .failed(problems.map(text))
    case .cancelled: return .failed([])
    }
  }

  private func finish(
    _ library: String, _ scan: SourceScan, _ problems: [Problem], _ output: String?
  ) -> Outcome {
    let messages = problems.map(text)
    let hasErrors = problems.contains { $0.kind != .warning }
    guard let output else {
      return .built(
        library: library, assetFolders: scan.assetFolders, messages: messages, hasErrors: hasErrors)
    }
    let folder = output.absolutePath
    let path = folder.appending(component: "\(ModuleName.of(workshop.root)).so")
    do throws(CacheFolder.Failure) { try CacheFolder.make(folder) } catch { return .failed(["\(error)\n"]) }
    guard WholeFile.copy(library, to: path) else {
      return .failed(["\(path) cannot be written: \(String(cString: strerror(errno)))\n"])
    }
    return .built(library: path, assetFolders: scan.assetFolders, messages: messages, hasErrors: hasErrors)
  }

  /// `FILE:LINE:COLUMN: error: MESSAGE`, the line and a caret below the column.
  private func text(_ problem: Problem) -> String {
    let kind = problem.kind == .warning ? "warning" : "error"
    var place = ""
    if !problem.file.isEmpty {
      place = workshop.root.isFile ? asked : asked.appending(component: problem.file)
      if problem.line > 0 { place += ":\(problem.line)" }
      if problem.line > 0, problem.column > 0 { place += ":\(problem.column)" }
      place += ": "
    }
    var text = "\(place)\(kind): \(problem.message)\n"
    guard let line = problem.lines.first(where: { $0.number == problem.line }) else { return text }
    text += line.text + "\n"
    if problem.column > 0 {
      // Tabs stay tabs, or the caret would stand elsewhere.
      let before = line.text.utf8.prefix(problem.column - 1).filter { $0 & 0xC0 != 0x80 }
      text += before.map { $0 == UInt8(ascii: "\t") ? "\t" : " " }.joined() + "^\n"
    }
    return text
  }
}
