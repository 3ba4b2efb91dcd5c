// A program of the system that makes another file of a file.

import Glibc

enum ConvertingProgram {
  /// Runs a program and waits for its end, whatever becomes of it. Foundation's `Process` is not used: it
  /// watches its children by a socket of the run loop's, which at times cannot be made in an agent, and then
  /// waits for ever.
  ///
  /// - Parameters:
  ///   - words: its name, looked up in `PATH`, and its arguments.
  ///   - seconds: after which `timeout` ends it.
  /// - Returns: whether it ended by itself and well.
  static func run(_ words: [String], seconds: Int) -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, mode) in [
      (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_WRONLY), (STDERR_FILENO, O_WRONLY),
    ] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", mode, 0)
    }
    // A thread of a queue may have blocked the signals by which `timeout` hears that time is up.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = (["timeout", "\(seconds)"] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    guard posix_spawnp(&child, "timeout", &actions, &attributes, arguments, environ) == 0 else {
      return false
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return false }
    }
    return status == 0
  }
}
