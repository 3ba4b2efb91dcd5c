import Glibc
import Testing

@testable import Processes

@Suite struct `Lines of a child` {
  private func lines(_ parts: [String]) -> [String] {
    var splitter = LineSplitter()
    let lines = parts.flatMap { splitter.lines(adding: $0.utf8) }
    return lines + (splitter.lastLine().map { [$0] } ?? [])
  }

  @Test(
    arguments: [
      ([], []), (["one\ntwo\n"], ["one", "two"]), (["one\ntwo"], ["one", "two"]),
      (["o", "ne", "\n"], ["one"]),
      (["\n\n"], ["", ""]), (["one\r\n"], ["one\r"]), (["", "one\n", ""], ["one"]),
    ] as [([String], [String])])
  func `bytes become lines, however they are cut`(parts: [String], expected: [String]) {
    #expect(lines(parts) == expected)
  }

  @Test func `a letter whose bytes come apart stays one`() {
    var splitter = LineSplitter()
    #expect(splitter.lines(adding: [0xC3]) == [])
    #expect(splitter.lines(adding: [0xB6, 0x0A]) == ["ö"])
    #expect(splitter.lines(adding: [0xFF, 0x0A]) == ["\u{FFFD}"])
  }

  @Test func `a line that is too long is cut off, and the next one is whole`() {
    let long = String(repeating: "x", count: LineSplitter.maximumLine + 10)
    let found = lines([long, long + "\nnext"])
    #expect(found.map(\.utf8.count) == [LineSplitter.maximumLine, 4])
    #expect(found.last == "next")
  }

  @Test func `a pipe gives them as they come, copies them, and is closed at their end`() throws {
    var (pipe, copy) = (try LinePipe(), try ChildPipe())
    var child = ChildProcess(program: "/bin/sh", arguments: ["-c", "echo one; printf two"])
    child.descriptors = [(pipe.writeEnd, STDOUT_FILENO)]
    let process = try child.spawn()
    pipe.closeWriteEnd()

    var lines: [String] = []
    while pipe.isOpen { lines += pipe.readLines(forwardingTo: copy.writeEnd) }
    copy.closeWriteEnd()

    #expect(lines == ["one", "two"])
    #expect(copy.readAll() == Array("one\ntwo".utf8))
    #expect(process.waitForEnd() == .exited(status: 0))
    copy.closeReadEnd()
  }

  @Test func `an end that is closed has no number any more, so closing it again closes no other one`() throws
  {
    var pipe = try ChildPipe()
    for _ in 0..<2 {
      pipe.closeReadEnd()
      pipe.closeWriteEnd()
      #expect((pipe.readEnd, pipe.writeEnd) == (-1, -1))
    }
  }
}
