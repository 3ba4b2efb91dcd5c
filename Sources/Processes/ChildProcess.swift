import Glibc

/// A program to be started, with exactly the descriptors that it is meant to have.
///
/// All descriptors but those are closed on the way, besides being close-on-exec where they were opened: a
/// child inherits nothing by accident, whatever this process itself was started with.
public struct ChildProcess {
  /// A path, or a name without a slash, which is looked for on PATH.
  public var program: String
  /// Without the program's own name.
  public var arguments: [String]
  /// Descriptors to pass on, and the numbers that they get, one after the other: a source must not be the
  /// target of an earlier pair.
  public var descriptors: [(source: Int32, target: Int32)] = []
  /// Variables set in addition to those of this process.
  public var environment: [String: String] = [:]
  /// Whether a variable of this process, by its name, is passed on. All are, unless this says otherwise.
  public var inherits: (String) -> Bool = { _ in true }
  /// A program with its arguments that starts this one, as bubblewrap does, and ends as it does: the program
  /// and its arguments are added to these words. Empty where this process starts it itself.
  public var wrapper: [String] = []
  /// Reads nothing, instead of what this process would.
  public var discardsInput = false
  /// Writes its output where its errors go.
  public var outputGoesToError = false
  /// Leads a process group of its own, so that it can be killed together with all that it starts.
  /// What is left of the group is killed when it has ended.
  public var leadsGroup = false

  /// A program that has nothing set but its arguments.
  public init(program: String, arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Signals that a child hears, even if this process was started with some of them ignored.
  private static let heardSignals = [SIGINT, SIGTERM, SIGPIPE, SIGHUP, SIGQUIT]

  /// Starts it with no signal blocked, and those that end a program not ignored.
  public func spawn() throws(LaunchError) -> RunningProcess {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    placeDescriptors(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    placeSignals(&attributes)

    var (pid, result) = (pid_t(), Int32(0))
    let words = wrapper + [program] + arguments
    let program = words[0]
    let start = Orphans.starting {
      result = Self.withCStrings(words) { argv in
        Self.withCStrings(variables()) { posix_spawnp(&pid, program, &actions, &attributes, argv, $0) }
      }
      return result == 0 ? pid : nil
    }
    switch (result, start) {
    case (0, let start?):
      return RunningProcess(pid: pid, start: start, leadsGroup: leadsGroup, isWrapped: !wrapper.isEmpty)
    case (ENOENT, _), (EACCES, _): throw .notFound(path: program)
    default: throw .system(call: "posix_spawn", errno: result)
    }
  }

  private func placeDescriptors(_ actions: inout posix_spawn_file_actions_t) {
    if discardsInput { posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) }
    for (source, target) in descriptors { posix_spawn_file_actions_adddup2(&actions, source, target) }
    if outputGoesToError { posix_spawn_file_actions_adddup2(&actions, 2, 1) }
    let kept = Set([0, 1, 2] + descriptors.map(\.target))
    for other in OpenDescriptors.ofThisProcess() where !kept.contains(other) {
      // One that is closed by then is no error.
      posix_spawn_file_actions_addclose(&actions, other)
    }
  }

  private func placeSignals(_ attributes: inout posix_spawnattr_t) {
    var (none, heard) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&heard)
    for signal in Self.heardSignals { sigaddset(&heard, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &heard)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    if leadsGroup {
      posix_spawnattr_setpgroup(&attributes, 0)
      flags |= POSIX_SPAWN_SETPGROUP
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  private func variables() -> [String] {
    var variables: [String] = []
    var pointer = environ
    while let entry = pointer.pointee {
      let variable = String(cString: entry)
      let name = String(variable.prefix { $0 != "=" })
      if environment[name] == nil, inherits(name) { variables.append(variable) }
      pointer += 1
    }
    return variables + environment.map { "\($0)=\($1)" }
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return body(copies)
  }
}
