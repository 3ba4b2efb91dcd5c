import Foundation
import Testing

@testable import Processes

/// In a process of its own: the tests' own has children of others.
@Suite struct `What children leave behind` {
  @Test func `is ended with its own children, and children of this process are not`() async {
    await #expect(processExitsWith: .success) {
      // PR_SET_CHILD_SUBREAPER
      typealias Call = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let symbol = dlsym(nil, "prctl"), unsafeBitCast(symbol, to: Call.self)(36, 1, 0, 0, 0) == 0 else {
        exit(1)
      }
      // Whoever has the pipe is alive.
      guard var pipe = try? ChildPipe() else { exit(2) }
      var daemon = ChildProcess(
        program: "/bin/sh", arguments: ["-c", "setsid sh -c 'sleep 1000 & sleep 1000; :' & sleep 0.05"])
      daemon.descriptors = [(pipe.writeEnd, STDOUT_FILENO)]
      var own = ChildProcess(program: "/bin/sh", arguments: ["-c", "read line; exit 7"])
      guard var input = try? ChildPipe() else { exit(3) }
      own.descriptors = [(input.readEnd, STDIN_FILENO)]
      guard let starter = try? daemon.spawn(), let mine = try? own.spawn() else { exit(4) }
      pipe.closeWriteEnd()
      starter.waitForEnd()

      Orphans.endAll()
      guard pipe.readAll().isEmpty, Orphans.end() == 0 else { exit(5) }
      guard mine.endIfAny() == nil else { exit(6) }
      input.closeWriteEnd()
      guard mine.waitForEnd() == .exited(status: 7) else { exit(7) }
    }
  }
}
