import Foundation
import Testing

@testable import PreviewServer

@Suite struct `Child processes` {
  /// Runs a shell script as an agent would be run, and returns what it wrote to its errors.
  private func run(_ script: String, _ change: (inout ChildProcess) -> Void = { _ in }) throws -> String {
    var pipe = try LinePipe()
    var child = ChildProcess(program: "/bin/sh", arguments: ["-c", script])
    child.descriptors = [(pipe.writeEnd, 2)]
    child.outputGoesToError = true
    change(&child)
    let pid = try child.spawn()
    pipe.closeWriteEnd()
    var lines: [String] = []
    while pipe.isOpen { lines += pipe.readLines() }
    waitpid(pid, nil, 0)
    return lines.joined(separator: "\n")
  }

  @Test func `previewed code sees harmless variables and those that are meant for it, and no others`() throws
  {
    setenv("SCROLLWORK_TEST_SECRET", "s3cret", 1)
    let all = try run("env")
    let few = try run("env") {
      $0.inherits = ChildProcess.harmlessVariables
      $0.environment = ["SWIFT_BACKTRACE": "enable=yes"]
    }
    #expect(all.contains("s3cret"))
    #expect(!few.contains("s3cret"))
    #expect(few.contains("PATH=") && few.contains("SWIFT_BACKTRACE=enable=yes"))
    for name in ["SSH_AUTH_SOCK", "AWS_SECRET_ACCESS_KEY", "GITHUB_TOKEN", "LD_PRELOAD", "DATABASE_URL"] {
      #expect(!ChildProcess.harmlessVariables(name))
    }
  }

  @Test func `it has standard descriptors and those that it was given, and no others`() throws {
    // `ls` itself opens the folder that it lists.
    let open = try run("ls /proc/self/fd") { $0.discardsInput = true }
    #expect(open == "0\n1\n2\n3")
  }

  @Test
  func `the signal that asks where it hangs is not ignored, whatever the server itself was started with`()
    throws
  {
    let status = try run("grep SigIgn /proc/self/status")
    let mask = try #require(status.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) })
    #expect(mask & (1 << UInt64(SIGQUIT - 1)) == 0)
  }

  /// A converter of drawings is waited for, which is no hang.
  @Test(arguments: [("sleep 5 2>&- & echo >&2; wait", true), ("echo >&2; exec sleep 5 2>&-", false)])
  func `it is known to wait for a program that it has started`(script: String, isWaiting: Bool) throws {
    var pipe = try LinePipe()
    var child = ChildProcess(program: "/bin/sh", arguments: ["-c", script])
    child.descriptors = [(pipe.writeEnd, 2)]
    let pid = try child.spawn()
    pipe.closeWriteEnd()
    while pipe.isOpen, pipe.readLines().isEmpty {}
    #expect(ProcessTime.hasChild(pid) == isWaiting)
    kill(pid, SIGKILL)
    waitpid(pid, nil, 0)
    #expect(!ProcessTime.hasChild(pid))
  }

  @Test func `an end is told as what it was`() {
    #expect(ProcessEnd(status: 0) == .exited(status: 0))
    #expect(ProcessEnd(status: 3 << 8) == .exited(status: 3))
    #expect(ProcessEnd(status: SIGSEGV | 0x80) == .signalled(SIGSEGV))
  }

  @Test(arguments: [
    (Editor.vscode, "vscode://file/a%20b/C%2B.swift:3:1"), (.zed, "zed://file/a%20b/C%2B.swift:3:1"),
    (.idea, "idea://open?file=/a%20b/C%2B.swift&line=3&column=1"),
  ])
  func `links to lines hold paths as addresses do`(editor: Editor, link: String) {
    #expect(editor.link(to: "/a b/C+.swift", line: 3, column: 0) == link)
  }
}
