import Glibc
import Processes

/// Starts one tool.
enum SpawnedTool {
  /// Starts it as the leader of a process group. It reads nothing, and both of its outputs go to `output`.
  static func spawn(_ command: ToolCommand, output: Int32) throws(LaunchError) -> RunningProcess {
    guard access(command.program, X_OK) == 0 else { throw .system(call: "access", errno: errno) }
    // The shell sets the limits and becomes the tool: they hold from its first instruction on, and for its
    // children. At the soft limit of its time the kernel says by its signal what a tool ended by; at the hard
    // one it does not.
    let limits =
      "ulimit -c 0; ulimit -S -t \(command.seconds); ulimit -H -t \(command.seconds + 1); "
      + "ulimit -d \(command.memory >> 10); exec \"$0\" \"$@\""
    var child = ChildProcess(
      program: "/bin/sh", arguments: ["-c", limits, command.program] + command.arguments)
    child.discardsInput = true
    child.descriptors = [(output, STDOUT_FILENO), (output, STDERR_FILENO)]
    child.leadsGroup = true
    return try child.spawn()
  }
}
