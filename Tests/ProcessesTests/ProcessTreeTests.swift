import Glibc
import Testing

@testable import Processes

@Suite struct `Trees of processes` {
  private func descendants(_ tree: [pid_t: [pid_t]], atMost most: Int = 16) -> [pid_t] {
    ProcessTree.descendants(of: 1, atMost: most) { tree[$0] ?? [] }
  }

  @Test func `hold children and their children, each once`() {
    #expect(descendants([:]).isEmpty)
    #expect(descendants([1: [2, 3], 2: [4], 4: [5, 3], 9: [10]]) == [2, 3, 4, 5])
  }

  @Test func `come to an end where numbers were given away in the meantime`() {
    #expect(descendants([1: [2], 2: [1, 3], 3: [2]]) == [2, 3])
  }

  @Test func `are looked at no further than asked`() {
    let wide: [pid_t: [pid_t]] = [1: Array(2...1000)]
    #expect(descendants(wide, atMost: 16).count == 17)
    let deep = Dictionary(uniqueKeysWithValues: (1...1000 as ClosedRange<pid_t>).map { ($0, [$0 + 1]) })
    #expect(descendants(deep, atMost: 16).count == 17)
  }

  @Test(arguments: [("12 13 \n", [12, 13] as [pid_t]), ("", []), ("12 x -4 99999999999", [12])])
  func `are read from lists of numbers`(text: String, numbers: [pid_t]) {
    #expect(ProcessTree.numbers(in: text) == numbers)
  }

  @Test func `are those of the kernel`() throws {
    var pipe = try LinePipe()
    var child = ChildProcess(
      program: "/bin/sh", arguments: ["-c", "sleep 1000 2>&- & sleep 1000 2>&- & echo >&2; wait"])
    child.descriptors = [(pipe.writeEnd, STDERR_FILENO)]
    child.leadsGroup = true
    let process = try child.spawn()
    pipe.closeWriteEnd()
    while pipe.isOpen, pipe.readLines().isEmpty {}

    #expect(ProcessTree.children(of: getpid()).contains(process.pid))
    #expect(ProcessTree.descendants(of: process.pid, atMost: 16).count == 2)

    process.sendToGroup(SIGKILL)
    process.waitForEnd()
    #expect(ProcessTree.children(of: process.pid).isEmpty)
  }
}
