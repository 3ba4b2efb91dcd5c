import Containment
import Glibc
import PreviewSession
import Processes

/// Agents as processes of their own: the program `scrollwork-agent`, with its socket where
/// `InheritedDescriptors` says.
public struct SpawnedAgents: AgentLauncher {
  private let program: String
  private let memoryLimit: Int?
  private let settings: [String]
  private let view: PrivateView?
  private let resources: (all: [String], gallery: [String])
  private let folders = WorkingFolders()
  private let views = FurnishedViews()

  /// - Parameters:
  ///   - program: path of the executable.
  ///   - view: the view of the machine that it gets; nil where there is none to be had.
  ///   - memoryLimit: MiB that an agent may use; nil for the agent's own default.
  ///   - settings: what more is on its command line: `--mock FOLDER`, `--rows N`, `--locale ID`,
  ///     `--require-sandbox`.
  ///   - resources: absolute paths of what the settings name, and of what the gallery reads.
  public init(
    program: String, view: PrivateView? = nil, memoryLimit: Int? = nil, settings: [String] = [],
    resources: (all: [String], gallery: [String]) = ([], [])
  ) {
    self.program = program
    self.view = view
    self.settings = settings
    self.memoryLimit = memoryLimit
    self.resources = resources
  }

  /// Spawns the program without a command: that is how it knows to serve its socket.
  public func launch(_ bundle: AgentBundle?) throws(LaunchError) -> LaunchedProcess {
    var arguments: [String] = []
    if let bundle { arguments += ["--bundle", bundle.library] }
    for folder in bundle?.assetFolders ?? [] { arguments += ["--assets", folder] }
    if let memoryLimit { arguments += ["--memory", "\(memoryLimit)"] }
    arguments += settings
    let folder = folders.make()
    if let folder { arguments += ["--folder", folder.path] }
    if view != nil { arguments.append("--private-view") }
    var process = ChildProcess(program: program, arguments: arguments)
    process.wrapper = wrapper(for: bundle, in: folder)
    process.inherits = Self.mayBeSeen
    process.environment = ["SWIFT_BACKTRACE": Backtrace.settings]
    process.outputGoesToError = true
    process.leadsGroup = true
    do {
      var launched = try SpawnedProcess.serve(process, readsErrors: true)
      if let folder { tidy(folder, after: &launched) }
      return launched
    } catch {
      if let folder { folders.remove(folder) }
      throw error
    }
  }

  private func wrapper(for bundle: AgentBundle?, in folder: WorkingFolder?) -> [String] {
    guard let view else { return [] }
    let furnished = views.view(of: bundle) {
      view.furnished(
        loading: bundle.map { [$0.library] } ?? [],
        read: resources.all + (bundle?.assetFolders ?? resources.gallery))
    }
    return furnished.words(write: folder.map { [$0.path] } ?? [])
  }

  /// Takes away the folders of all agents. They are to have ended.
  public func finish() { folders.finish() }

  private func tidy(_ folder: WorkingFolder, after launched: inout LaunchedProcess) {
    let reap = launched.reap
    launched.folderBytes = { [folders] in folders.bytes(in: folder) }
    launched.reap = { [folders] in
      let end = reap()
      if end != nil { folders.remove(folder) }
      return end
    }
  }

  /// Whether previewed code may see a variable of that name: where programs are, how people write, and
  /// nothing that could be somebody's secret.
  static func mayBeSeen(_ name: String) -> Bool {
    let names: Set = ["PATH", "HOME", "LANG", "LANGUAGE", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "SWIFT_ROOT"]
    return names.contains(name) || name.hasPrefix("LC_")
  }
}

/// The builder as a process of its own: `scrollwork-builder serve PATH`, with its socket where
/// `InheritedDescriptors` says.
public struct SpawnedBuilder: BuilderLauncher {
  private let source: SourceOptions

  public init(_ source: SourceOptions) {
    self.source = source
  }

  public func launch() throws(LaunchError) -> LaunchedProcess {
    var process = ChildProcess(
      program: source.builder, arguments: ["serve", source.path] + source.builderArguments)
    process.environment = source.builderEnvironment
    process.outputGoesToError = true
    return try SpawnedProcess.serve(process, readsErrors: false)
  }
}

/// Programs that serve the other end of a SEQPACKET socket pair.
enum SpawnedProcess {
  /// - Parameter readsErrors: whether its standard error is to be read here, instead of being that of this
  ///   process.
  static func serve(
    _ process: ChildProcess, readsErrors: Bool
  ) throws(LaunchError) -> LaunchedProcess {
    guard access(process.program, X_OK) == 0 else { throw .notFound(path: process.program) }
    let (own, other) = try socketPair()
    defer { close(other) }
    var process = process
    process.discardsInput = true
    var errors: LinePipe?
    do {
      if readsErrors {
        let pipe = try LinePipe()
        errors = pipe
        // First: the socket's number may be that of a pipe's end, too, which the socket then takes.
        process.descriptors.append((pipe.writeEnd, STDERR_FILENO))
      }
      process.descriptors.append((other, InheritedDescriptors.socket))
      let child = try process.spawn()
      errors?.closeWriteEnd()
      return running(child, socket: own, errors: errors?.readEnd)
    } catch {
      close(own)
      errors?.closeWriteEnd()
      errors?.close()
      throw error
    }
  }

  private static func socketPair() throws(LaunchError) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .system(call: "socketpair", errno: errno) }
    return (ends[0], ends[1])
  }

  private static func running(_ process: RunningProcess, socket: Int32, errors: Int32?) -> LaunchedProcess {
    // A child begins with the value of the one that started it.
    let own = ProcessNice.value(of: getpid()) ?? 0
    let most = SessionLimits.agentDescendants
    return LaunchedProcess(
      socket: socket, errors: errors, interrupt: { process.send($0) }, kill: { process.killInSteps() },
      killStrays: { process.killStrays() }, reap: { process.endIfAny() },
      residentBytes: { process.residentBytes(countingPrograms: most) },
      descendantCount: { process.descendants(atMost: most).count },
      starvedSeconds: { process.program.flatMap(ProcessTime.starvedSeconds(of:)) },
      hasChild: { process.program.map(ProcessTime.hasChild) ?? false },
      processorSeconds: { process.program.flatMap(ProcessTime.processorSeconds(of:)) },
      changeNice: { old, new in
        process.program.map {
          ProcessNice.change(of: $0, from: behind(own, by: old), to: behind(own, by: new))
        }
          ?? false
      })
  }

  /// A nice value so many steps behind this process's own, short of the one that threads have which previewed
  /// code starts.
  private static func behind(_ own: Int32, by steps: Int32) -> Int32 { max(own, min(18, own + steps)) }
}
