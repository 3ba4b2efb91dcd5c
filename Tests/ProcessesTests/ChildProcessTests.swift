import Glibc
import Testing

@testable import Processes

@Suite struct `Child processes` {
  /// Runs a shell script with its output where its errors go, and returns what came there.
  private func run(_ script: String, _ change: (inout ChildProcess) -> Void = { _ in }) throws -> String {
    var pipe = try ChildPipe()
    defer { pipe.closeReadEnd() }
    var child = ChildProcess(program: "/bin/sh", arguments: ["-c", script])
    child.descriptors = [(pipe.writeEnd, STDERR_FILENO)]
    child.outputGoesToError = true
    change(&child)
    let process = try child.spawn()
    pipe.closeWriteEnd()
    let text = String(decoding: pipe.readAll(), as: UTF8.self)
    process.waitForEnd()
    return text
  }

  @Test func `it sees the variables of this process that are let through, and those that are meant for it`()
    throws
  {
    func variables(_ change: (inout ChildProcess) -> Void) throws -> Set<Substring> {
      Set(try run("env", change).split(separator: "\n"))
    }
    let (path, home) = (try #require(getenv("PATH")), try #require(getenv("HOME")))
    let (ownPath, ownHome) = ("PATH=\(String(cString: path))", "HOME=\(String(cString: home))")

    #expect(try variables { _ in }.isSuperset(of: [Substring(ownPath), Substring(ownHome)]))
    let few = try variables { $0.inherits = { $0 == "PATH" } }
    #expect(few.contains(Substring(ownPath)) && !few.contains { $0.hasPrefix("HOME=") })
    let given = try variables { $0.environment = ["HOME": "/nowhere", "SWIFT_BACKTRACE": "enable=yes"] }
    #expect(given.filter { $0.hasPrefix("HOME=") } == ["HOME=/nowhere"])
    #expect(given.contains("SWIFT_BACKTRACE=enable=yes"))
  }

  @Test func `it has standard descriptors and those that it was given, and no others`() throws {
    // Not close-on-exec, as if this process had been started with it.
    let stray = fcntl(STDERR_FILENO, F_DUPFD, 100)
    defer { close(stray) }

    // `ls` itself opens the folder that it lists.
    #expect(try run("ls /proc/self/fd") { $0.discardsInput = true } == "0\n1\n2\n3\n")
    let given = try run("ls /proc/self/fd") {
      $0.discardsInput = true
      $0.descriptors.append((STDOUT_FILENO, 7))
    }
    #expect(given == "0\n1\n2\n3\n7\n")
  }

  @Test func `a descriptor that has the wanted number already is passed on`() throws {
    var pipe = try ChildPipe()
    defer { pipe.closeReadEnd() }
    let script = "echo heard > /proc/self/fd/\(pipe.writeEnd)"
    var child = ChildProcess(program: "/bin/sh", arguments: ["-c", script])
    child.descriptors = [(pipe.writeEnd, pipe.writeEnd)]

    let process = try child.spawn()
    pipe.closeWriteEnd()

    #expect(pipe.readAll() == Array("heard\n".utf8))
    #expect(process.waitForEnd() == .exited(status: 0))
  }

  @Test func `it reads nothing where it is to read nothing`() throws {
    #expect(try run("readlink /proc/$$/fd/0") { $0.discardsInput = true } == "/dev/null\n")
  }

  @Test func `the signal that asks where it hangs is not ignored, whatever this process was started with`()
    throws
  {
    let status = try run("grep -E 'SigIgn|SigBlk' /proc/self/status")
    let masks = status.split(separator: "\n").compactMap {
      $0.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) }
    }

    try #require(masks.count == 2)
    #expect(masks[0] == 0)
    #expect(masks[1] & (1 << UInt64(HangSignals.first - 1)) == 0)
  }

  @Test(arguments: [true, false]) func `it leads a group where it is to lead one`(leads: Bool) throws {
    var pipe = try ChildPipe()
    defer { pipe.closeReadEnd() }
    var child = ChildProcess(program: "/bin/sh", arguments: ["-c", "echo; read line"])
    child.descriptors = [(pipe.writeEnd, STDOUT_FILENO)]
    child.leadsGroup = leads
    // It waits for input that does not come, so it has not ended when it is asked.
    var input = try ChildPipe()
    child.descriptors.append((input.readEnd, STDIN_FILENO))
    let process = try child.spawn()
    pipe.closeWriteEnd()
    defer {
      input.closeReadEnd()
      input.closeWriteEnd()
    }

    #expect(getpgid(process.pid) == (leads ? process.pid : getpgrp()))

    process.send(SIGKILL)
    #expect(process.waitForEnd() == .signalled(SIGKILL))
  }

  @Test func `a name without a slash is looked for on the path`() throws {
    #expect(try ChildProcess(program: "true", arguments: []).spawn().waitForEnd() == .exited(status: 0))
  }

  @Test(arguments: ["/nowhere/at/all", "/dev/null", "no-such-program-here"])
  func `a program that is not there, or is none, is named`(path: String) {
    #expect(throws: LaunchError.notFound(path: path)) {
      try ChildProcess(program: path, arguments: []).spawn()
    }
  }
}
