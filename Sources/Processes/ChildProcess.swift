import Glibc

/// A program to be started, with exactly the descriptors that it is meant to have.
///
/// Every descriptor of the gateway is close-on-exec, and all but those are closed once more on the way: a
/// child inherits nothing by accident, whatever this process itself was started with.
struct ChildProcess {
  var program: String
  /// Without the program's own name.
  var arguments: [String]
  /// Descriptors to pass on, and the numbers that they get.
  var descriptors: [(source: Int32, target: Int32)] = []
  /// Variables set in addition to those of this process.
  var environment: [String: String] = [:]
  /// Whether a variable of this process, by its name, is passed on. All are, if nobody says otherwise.
  var inherits: (String) -> Bool = { _ in true }
  /// Reads nothing, instead of what this process would.
  var discardsInput = false
  /// Writes its output where its errors go.
  var outputGoesToError = false

  init(program: String, arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Names of the variables that previewed code may see: where programs are, how people write, and nothing
  /// that could be somebody's secret.
  static func harmlessVariables(_ name: String) -> Bool {
    let names: Set = ["PATH", "HOME", "LANG", "LANGUAGE", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "SWIFT_ROOT"]
    return names.contains(name) || name.hasPrefix("LC_")
  }

  /// What Swift's runtime writes down when a program crashes, in the words of `SWIFT_BACKTRACE`.
  static let backtraceSettings =
    "enable=yes,color=no,interactive=no,warnings=suppressed,threads=crashed,registers=none,images=none,"
    + "symbolicate=fast,limit=40,top=2,sanitize=no,timeout=5s"

  /// Starts it with no signal blocked and none ignored. Returns its process id.
  func spawn() throws(AgentLaunchError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if discardsInput { posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) }
    for (source, target) in descriptors { posix_spawn_file_actions_adddup2(&actions, source, target) }
    if outputGoesToError { posix_spawn_file_actions_adddup2(&actions, 2, 1) }
    let kept = Set([0, 1, 2] + descriptors.map(\.target))
    for other in Self.openDescriptors() where !kept.contains(other) {
      // One that is closed by then is no error.
      posix_spawn_file_actions_addclose(&actions, other)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&all)
    for signal in [SIGINT, SIGTERM, SIGPIPE, SIGHUP, SIGQUIT] { sigaddset(&all, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var pid: pid_t = 0
    let result = Self.withCStrings([program] + arguments) { argv in
      Self.withCStrings(variables()) { posix_spawn(&pid, program, &actions, &attributes, argv, $0) }
    }
    switch result {
    case 0: return pid
    case ENOENT, EACCES: throw .notFound(path: program)
    default: throw .system(call: "posix_spawn", errno: result)
    }
  }

  private static func openDescriptors() -> [Int32] {
    guard let folder = opendir("/proc/self/fd") else { return [] }
    defer { closedir(folder) }
    var descriptors: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          String(cString: $0)
        }
      }
      if let number = Int32(name) { descriptors.append(number) }
    }
    return descriptors
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
