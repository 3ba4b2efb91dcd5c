// A program of the system that makes another file of a file.

import Glibc

enum ConvertingProgram {
  /// Runs a program and waits for its end, whatever becomes of it. Foundation's `Process` is not used: it watches its
  /// children by a socket of the run loop's, which at times cannot be made in an agent, and then waits for ever.
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
    let arguments = (["timeout", "\(seconds)"] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    guard posix_spawnp(&child, "timeout", &actions, nil, arguments, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return false }
    }
    return status == 0
  }
}
