import Glibc
import Testing

@testable import Processes

@Suite struct `Lines that wait for their reader` {
  private func text(_ queue: inout LogQueue) -> String { String(decoding: queue.take(), as: UTF8.self) }

  @Test func `lines that find no room are counted, and what comes after them is left out, too`() {
    var queue = LogQueue(limit: 10)
    for line in ["1234\n", "567890\n", "a\n"] { queue.add(line) }

    #expect(queue.leftOut == 2)
    #expect(text(&queue) == "1234\nscrollwork: 2 lines were left out here, as nobody read them\n")
    #expect(queue.isEmpty)

    queue.add("b\n")
    #expect(text(&queue) == "b\n")
  }

  @Test func `a line longer than all the room is left out alone`() {
    var queue = LogQueue(limit: 4)
    queue.add("12345\n")
    #expect(text(&queue) == "scrollwork: 1 line was left out here, as nobody read them\n")
  }

  private static func leftOut(in line: String) -> Int {
    let words = line.split(separator: " ")
    return line.contains("left out") && words.count > 1 ? Int(words[1]) ?? 0 : 0
  }

  @Test func `nobody waits for a reader that does not read, and it hears later what it has missed`() throws {
    var pipe = try ChildPipe()
    let writer = try LogWriter(to: pipe.writeEnd, queueLimit: 1000)

    // The pipe takes 64 KiB, and 1000 bytes wait: this is far more.
    let line = String(repeating: "x", count: 99)
    for _ in 0..<10_000 { writer.add(line) }
    #expect(!writer.finish(withinMilliseconds: 0))

    var (text, written, leftOut) = (LineSplitter(), 0, 0)
    var chunk = [UInt8](repeating: 0, count: 4096)
    while written + leftOut < 10_000 {
      let count = read(pipe.readEnd, &chunk, chunk.count)
      try #require(count > 0)
      for found in text.lines(adding: chunk[..<count]) {
        if found == line { written += 1 } else { leftOut += Self.leftOut(in: found) }
      }
    }
    #expect(written + leftOut == 10_000 && leftOut > 0)

    #expect(writer.finish(withinMilliseconds: 60_000))
    pipe.closeWriteEnd()
    #expect(pipe.readAll() == [])
    pipe.closeReadEnd()
  }

  @Test func `what was said before the end is written, in order`() throws {
    var pipe = try ChildPipe()
    let writer = try LogWriter(to: pipe.writeEnd)
    for number in 0..<100 { writer.add("\(number)") }

    #expect(writer.finish(withinMilliseconds: 60_000))

    pipe.closeWriteEnd()
    #expect(pipe.readAll() == Array((0..<100).map { "\($0)\n" }.joined().utf8))
    pipe.closeReadEnd()
  }

  @Test func `a descriptor that does not wait is waited for`() throws {
    var pipe = try ChildPipe()
    _ = fcntl(pipe.writeEnd, F_SETFL, fcntl(pipe.writeEnd, F_GETFL) | O_NONBLOCK)
    let writer = try LogWriter(to: pipe.writeEnd)
    let line = String(repeating: "x", count: 99_999)
    writer.add(line)
    writer.add("")

    var bytes = 0
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes < 100_001 {
      let count = read(pipe.readEnd, &chunk, chunk.count)
      try #require(count > 0)
      bytes += count
    }
    #expect(writer.finish(withinMilliseconds: 60_000))
    pipe.closeWriteEnd()
    pipe.closeReadEnd()
  }
}
