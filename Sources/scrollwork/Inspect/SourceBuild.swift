import Glibc
import Processes

/// Has the builder make a library of somebody's files, for `scrollwork inspect --source`.
///
/// The compiler's words go straight to standard error. A source that was built before is not built again.
struct SourceBuild {
  /// How it ended.
  enum Outcome: Equatable, Sendable {
    /// Flags for the agent, which loads it. With `hasErrors`, lines that do not compile are not in it.
    case built(agentArguments: [String], hasErrors: Bool)
    /// Nothing was built; exit with this status: 2 where the source or its path is to blame, 1 where this
    /// machine is.
    case failed(status: Int32)
  }

  /// The status to exit with where the source has errors, whether or not the rest of it was built.
  static let errorStatus: Int32 = 2

  private let builder: BuilderProgram
  private let path: String
  private let choices: [String]

  /// - Parameters:
  ///   - path: a Swift file, or a folder of them.
  ///   - choices: flags of the builder's: how to build.
  init(builder: BuilderProgram, path: String, choices: [String] = []) {
    self.builder = builder
    self.path = path
    self.choices = choices
  }

  /// Waits until it is built.
  func run() throws -> Outcome {
    var output = try LinePipe()
    var child = ChildProcess(program: builder.path, arguments: ["build", path] + choices)
    child.environment = builder.environment
    child.descriptors = [(output.writeEnd, STDOUT_FILENO)]
    child.discardsInput = true
    let process = try child.spawn()
    output.closeWriteEnd()
    var lines: [String] = []
    while output.isOpen { lines += output.readLines() }
    switch process.waitForEnd() {
    case .exited(let status): return outcome(status, lines)
    case .signalled(let signal):
      let name = strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)"
      Log.note("the builder crashed (\(name)) on \(path); it says nothing about your code")
      return .failed(status: 1)
    case .unknown: return .failed(status: 1)
    }
  }

  /// - Parameter lines: the library, and the folders in which its pictures are; none where nothing was built.
  private func outcome(_ status: Int32, _ lines: [String]) -> Outcome {
    guard status == 0 || status == Self.errorStatus, let library = lines.first else {
      return .failed(status: status == 0 ? 1 : status)
    }
    return .built(
      agentArguments: ["--bundle", library] + lines.dropFirst().flatMap { ["--assets", $0] },
      hasErrors: status == Self.errorStatus)
  }
}
