import Glibc
import Testing

@testable import Processes

@Suite struct `Wrapped programs` {
  /// Two shells that stand between this process and the program, as bubblewrap does.
  private static let shells = [
    "/bin/sh", "-c", "/bin/sh -c '\"$@\"; exit $?' inner \"$@\"; exit $?", "outer",
  ]

  private func start(
    _ script: String, _ output: inout LinePipe, isGroup: Bool = true
  ) throws -> RunningProcess {
    var child = ChildProcess(program: "/bin/sh", arguments: ["-c", script])
    child.wrapper = Self.shells
    child.leadsGroup = isGroup
    child.descriptors = [(output.writeEnd, STDOUT_FILENO)]
    let process = try child.spawn()
    output.closeWriteEnd()
    return process
  }

  private func firstLine(_ output: inout LinePipe) -> String {
    while output.isOpen {
      if let line = output.readLines().first { return line }
    }
    return ""
  }

  private let tree: [pid_t: [pid_t]] = [10: [11], 11: [12, 40, 41], 12: [13], 40: [42]]

  @Test func `are found below the first process of their namespace, before what was left to that`() {
    let found = WrappedTree(below: 10) { tree[$0] ?? [] }
    #expect(found?.first == 11 && found?.program == 12 && found?.strays == [40, 41])
  }

  @Test func `are not there before they are started`() {
    #expect(WrappedTree(below: 13) { tree[$0] ?? [] } == nil)
    #expect(WrappedTree(below: 12) { tree[$0] ?? [] } == nil)
  }

  @Test func `are known by their own number, and so are the programs that they start`() throws {
    var output = try LinePipe()
    let process = try start("sleep 1000 & echo $$; wait", &output)
    let number = firstLine(&output)

    #expect(process.program.map(String.init) == number)
    #expect(process.descendants(atMost: 16).count == 1)
    process.killAll()
    process.waitForEnd()
  }

  @Test func `get the signals that are sent`() throws {
    var output = try LinePipe()
    let process = try start(
      "trap 'echo heard; exit 5' USR1; echo ready; while :; do sleep 0.01; done", &output)
    _ = firstLine(&output)

    process.send(SIGUSR1)

    #expect(firstLine(&output) == "heard")
    #expect(process.waitForEnd() == .exited(status: 5))
  }

  @Test(arguments: [
    ("exit 7", ProcessEnd.exited(status: 7)), ("kill -SEGV $$", .signalled(SIGSEGV)),
    ("kill -KILL $$", .signalled(SIGKILL)), ("exit 128", .exited(status: 128)),
    ("exit 255", .exited(status: 255)),
  ])
  func `end as their wrapper says`(script: String, end: ProcessEnd) throws {
    var output = try LinePipe()
    #expect(try start(script, &output).waitForEnd() == end)
  }

  @Test func `that have ended by themselves are not taken for killed ones`() throws {
    // The wrapper waits for what the program leaves behind: it has ended, and nobody has said how yet.
    var output = try LinePipe()
    var gate = try ChildPipe()
    var child = ChildProcess(program: "/bin/sh", arguments: ["-c", "echo begun; read line; exit 3"])
    child.wrapper = [
      "/bin/sh", "-c", "/bin/sh -c '\"$@\"; exit $?' inner \"$@\"; s=$?; echo over; read line; exit $s",
      "outer",
    ]
    child.descriptors = [(output.writeEnd, STDOUT_FILENO), (gate.readEnd, STDIN_FILENO)]
    let process = try child.spawn()
    output.closeWriteEnd()
    _ = firstLine(&output)
    #expect(process.program != nil)
    _ = write(gate.writeEnd, "\n", 1)
    #expect(firstLine(&output) == "over")

    process.killInSteps()
    _ = write(gate.writeEnd, "\n", 1)

    #expect(process.waitForEnd() == .exited(status: 3))
    gate.closeWriteEnd()
    gate.closeReadEnd()
  }

  @Test func `are killed with their wrapper at the second time at the latest`() throws {
    var output = try LinePipe()
    let process = try start("echo begun; trap '' TERM; while :; do sleep 1000; done", &output)
    _ = firstLine(&output)

    process.killInSteps()
    process.killInSteps()

    #expect(process.waitForEnd() == .signalled(SIGKILL))
  }
}
