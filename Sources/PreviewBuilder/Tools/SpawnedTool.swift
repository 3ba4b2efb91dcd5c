import Glibc

/// Starts one tool.
enum SpawnedTool {
  struct Failure: Error {
    var errno: Int32
  }

  /// Its process id, which is its group's too. Both outputs of the tool go to `output`.
  static func spawn(_ command: ToolCommand, output: Int32) -> Result<pid_t, Failure> {
    guard access(command.program, X_OK) == 0 else { return .failure(Failure(errno: errno)) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    // Whoever started this program may have left it descriptors that do not close by themselves. To close one that is
    // closed already is no error here.
    for name in FolderListing("/proc/self/fd")?.all ?? [] {
      if let descriptor = Int32(name), descriptor > STDERR_FILENO {
        posix_spawn_file_actions_addclose(&actions, descriptor)
      }
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, reset) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&reset)
    for signal in [SIGINT, SIGTERM, SIGPIPE, SIGHUP] { sigaddset(&reset, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &reset)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))

    // The shell sets the limits and becomes the tool: they hold from its first instruction on, and for its children.
    // At the soft limit of its time the kernel says by its signal what a tool ended by; at the hard one it does not.
    let limits =
      "ulimit -c 0; ulimit -S -t \(command.seconds); ulimit -H -t \(command.seconds + 1); "
      + "ulimit -d \(command.memory >> 10); exec \"$0\" \"$@\""
    let words = (["sh", "-c", limits, command.program] + command.arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var pid: pid_t = 0
    let result = posix_spawn(&pid, "/bin/sh", &actions, &attributes, words, environ)
    return result == 0 ? .success(pid) : .failure(Failure(errno: result))
  }
}
