import Glibc
import Processes

/// Another program's output and end, waited for.
enum ProgramRun {
  /// Runs `program` with nothing to read; its errors are added to its output.
  ///
  /// - Parameters:
  ///   - program: a path, or a name to look for on PATH.
  ///   - environment: variables that it gets beside those of this process.
  /// - Returns: nil when it could not be started. A program that was ended by a signal has status -1.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) -> (status: Int32, output: String)? {
    guard var output = try? ChildPipe() else { return nil }
    defer { output.closeReadEnd() }
    var child = ChildProcess(program: program, arguments: arguments)
    child.environment = environment
    child.discardsInput = true
    child.descriptors = [(output.writeEnd, STDOUT_FILENO), (output.writeEnd, STDERR_FILENO)]
    let process = try? child.spawn()
    output.closeWriteEnd()
    guard let process else { return nil }
    let text = String(decoding: output.readAll(), as: UTF8.self)
    guard case .exited(let status) = process.waitForEnd() else { return (-1, text) }
    return (status, text)
  }

  /// Whether there is a program of this name on PATH.
  static func exists(_ name: String) -> Bool {
    guard let path = getenv("PATH") else { return false }
    return String(cString: path).split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}
