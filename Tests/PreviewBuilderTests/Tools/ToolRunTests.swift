import Glibc
import Testing

@testable import PreviewBuilder

@Suite struct `Tool run` {
  private func shell(_ script: String) -> ToolCommand { ToolCommand("/bin/sh", ["-c", script]) }

  private func run(_ commands: [ToolCommand], _ cancellation: Cancellation = Cancellation()) -> [ToolResult] {
    ToolRun.run(commands, atMost: 2, cancellation: cancellation)
  }

  @Test func `results come in the order of the commands, with both outputs`() {
    let results = run([shell("echo one; echo two >&2"), shell("exit 3"), shell("kill -SEGV $$")])

    #expect(results.map(\.end) == [.exited(status: 0), .exited(status: 3), .crashed(signal: SIGSEGV)])
    #expect(results[0].output == "one\ntwo\n")
  }

  @Test func `a tool gets its three descriptors and no other`() {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { for end in ends { close(end) } }

    let results = run([
      shell("for f in 3 4 5 6 7 8 9; do [ -e /proc/$$/fd/$f ] && echo $f; done; readlink /proc/$$/fd/0")
    ])

    #expect(results[0].output == "/dev/null\n")
  }

  @Test func `a cancelled run ends at once, with what the tools have started`() {
    let cancellation = Cancellation()
    let folder = Scratch()
    mkfifo(folder("started"), 0o600)
    var thread = pthread_t()
    // The tool says that it runs by opening the pipe, which waits until it does.
    final class Start {
      let path: String, cancellation: Cancellation
      init(_ path: String, _ cancellation: Cancellation) {
        (self.path, self.cancellation) = (path, cancellation)
      }
    }
    let start = Unmanaged.passRetained(Start(folder("started"), cancellation))
    pthread_create(
      &thread, nil,
      { raw in
        guard let raw else { return nil }
        let start = Unmanaged<Start>.fromOpaque(raw).takeRetainedValue()
        close(open(start.path, O_RDONLY | O_CLOEXEC))
        start.cancellation.cancel()
        return nil
      }, start.toOpaque())

    let results = run(
      [shell("sleep 1000 & echo x > \(folder("started")); wait"), shell("sleep 1000"), shell("sleep 1000")],
      cancellation)

    #expect(results.map(\.end) == [.cancelled, .cancelled, .cancelled])
    pthread_join(thread, nil)
  }

  @Test func `a tool that takes too long is stopped with its children`() {
    var command = shell("sleep 1000 & sleep 1000")
    command.patience = 1

    #expect(run([command])[0].end == .tookTooLong(seconds: 1))
  }

  @Test func `a tool is stopped for the processor time that it takes, not for what it waits for`() {
    var waits = shell("sleep 2; echo done")
    waits.seconds = 1
    var works = shell("while :; do :; done")
    works.seconds = 1

    let results = run([waits, works])

    #expect(results[0].output == "done\n")
    #expect(results[1].end == .tookTooLong(seconds: 1))
  }

  @Test func `a tool that the kernel killed took too long if its time was used up, and crashed if not`() {
    var command = ToolCommand("/bin/true", [])
    command.seconds = 10

    #expect(command.end(.signalled(SIGKILL), after: 9.5) == .tookTooLong(seconds: 10))
    #expect(command.end(.signalled(SIGKILL), after: 1) == .crashed(signal: SIGKILL))
    #expect(command.end(.signalled(SIGXCPU), after: 0) == .tookTooLong(seconds: 10))
    #expect(command.end(.exited(status: 1), after: 10) == .exited(status: 1))
  }

  @Test func `a tool cannot take more memory than it is given`() {
    var command = shell("ulimit -d; ulimit -c; ulimit -t")
    command.memory = 64 << 20
    command.seconds = 7

    #expect(run([command])[0].output == "65536\n0\n7\n")
  }

  @Test func `a program that is not there is said to be`() {
    #expect(run([ToolCommand("/nowhere/swiftc", [])])[0].end == .notStarted(errno: ENOENT))
  }

  @Test func `output beyond the limit is cut off, and the tool still ends`() {
    let results = run([shell("head -c 6000000 /dev/zero | tr '\\0' x; exit 4")])

    #expect(results[0].end == .exited(status: 4))
    #expect(results[0].output.utf8.count == ToolRun.maximumOutput)
  }
}
