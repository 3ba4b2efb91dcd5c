import Glibc
import Testing

@testable import Processes

@Suite struct `Running processes` {
  private func shell(_ script: String) throws -> RunningProcess {
    try ChildProcess(program: "/bin/sh", arguments: ["-c", script]).spawn()
  }

  @Test(arguments: [
    (0 as Int32, ProcessEnd.exited(status: 0)), (3 << 8, .exited(status: 3)),
    (255 << 8, .exited(status: 255)),
    (SIGKILL, .signalled(SIGKILL)), (SIGSEGV | 0x80, .signalled(SIGSEGV)),
  ])
  func `a status is told as the end that it was, a core file left behind or not`(
    status: Int32, end: ProcessEnd
  ) {
    #expect(ProcessEnd(status: status) == end)
  }

  @Test func `an end is told to every asker, however often`() throws {
    let process = try shell("exit 7")

    #expect(process.waitForEnd() == .exited(status: 7))
    #expect(process.waitForEnd() == .exited(status: 7))
    #expect(process.endIfAny() == .exited(status: 7))
  }

  @Test func `there is no end while it runs`() throws {
    var input = try ChildPipe()
    var child = ChildProcess(program: "/bin/sh", arguments: ["-c", "read line; exit 1"])
    child.descriptors = [(input.readEnd, STDIN_FILENO)]
    let process = try child.spawn()

    #expect(process.endIfAny() == nil)

    input.closeWriteEnd()
    #expect(process.waitForEnd() == .exited(status: 1))
    input.closeReadEnd()
  }

  @Test func `a child that somebody else has collected has an unknown end`() throws {
    let process = try shell("exit 0")
    waitpid(process.pid, nil, 0)

    #expect(process.waitForEnd() == .unknown)
  }

  @Test func `a signal to its group ends what it has started, too`() throws {
    var pipe = try LinePipe()
    var child = ChildProcess(program: "/bin/sh", arguments: ["-c", "sleep 1000 & echo started; wait"])
    child.descriptors = [(pipe.writeEnd, STDOUT_FILENO)]
    child.leadsGroup = true
    let process = try child.spawn()
    pipe.closeWriteEnd()
    while pipe.isOpen, pipe.readLines().isEmpty {}

    process.sendToGroup(SIGKILL)

    #expect(process.waitForEnd() == .signalled(SIGKILL))
    // The pipe ends when `sleep`, which has it, too, is gone.
    while pipe.isOpen { _ = pipe.readLines() }
  }

  @Test func `the processor time that it took is known once it was collected`() throws {
    let process = try shell("i=0; while [ $i -lt 20000 ]; do i=$((i + 1)); done")
    #expect(process.processorSeconds == 0)

    process.waitForEnd()

    #expect(process.processorSeconds > 0)
  }

  @Test func `the end of a leader is the end of its group`() throws {
    // The pipe ends when everybody who has it has ended.
    var pipe = try ChildPipe()
    var child = ChildProcess(program: "/bin/sh", arguments: ["-c", "sleep 1000 & exit 3"])
    child.descriptors = [(pipe.writeEnd, STDOUT_FILENO)]
    child.leadsGroup = true
    let process = try child.spawn()
    pipe.closeWriteEnd()

    #expect(process.waitForEnd() == .exited(status: 3))
    #expect(pipe.readAll().isEmpty)
    pipe.closeReadEnd()
  }
}
