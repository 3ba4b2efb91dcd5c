import Glibc

/// Has the builder make a library of somebody's files, for `scrollwork inspect --source`.
///
/// What the compiler says goes straight to standard error. A source that was built before is not built again.
public struct SourceBuild {
  /// How it ended.
  public enum Outcome: Equatable, Sendable {
    /// Flags for the agent, which loads it. With `hasErrors`, lines that do not compile are not in it.
    case built(agentArguments: [String], hasErrors: Bool)
    /// Nothing was built; exit with this status: 2 where the source or its path is to blame, 1 where this
    /// machine is.
    case failed(status: Int32)
  }

  /// The status to exit with where the source has errors, whether or not the rest of it was built.
  public static let errorStatus: Int32 = 2

  private let builder: String
  private let path: String
  private let choices: [String]

  /// - Parameters:
  ///   - builder: path of the builder's program.
  ///   - path: a Swift file, or a folder of them.
  ///   - choices: flags of the builder's: how to build.
  public init(builder: String, path: String, choices: [String] = []) {
    self.builder = builder
    self.path = path
    self.choices = choices
  }

  /// Waits until it is built.
  public func run() throws -> Outcome {
    var output = try LinePipe()
    var child = ChildProcess(
      program: builder, arguments: ["build", path] + choices)
    child.descriptors = [(output.writeEnd, 1)]
    child.discardsInput = true
    let pid = try child.spawn()
    output.closeWriteEnd()
    var lines: [String] = []
    while output.isOpen { lines += output.readLines() }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    if signal != 0 {
      Log.note(
        "the builder crashed (\(String(cString: strsignal(signal)))) on \(path); it says nothing about your code"
      )
      return .failed(status: 1)
    }
    let code = (status >> 8) & 0xFF
    guard code == 0 || code == Self.errorStatus, let library = lines.first else {
      return .failed(status: code == 0 ? 1 : code)
    }
    return .built(
      agentArguments: ["--bundle", library] + lines.dropFirst().flatMap { ["--assets", $0] },
      hasErrors: code == Self.errorStatus)
  }
}
