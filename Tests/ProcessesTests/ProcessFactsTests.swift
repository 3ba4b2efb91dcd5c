import Glibc
import Testing

@testable import Processes

@Suite struct `Facts about processes` {
  @Test(arguments: [
    ("Name:\tx\nRssAnon:\t     100 kB\nRssFile:\t  50 kB\nRssShmem:\t  20 kB\n", 120 << 10 as Int?),
    ("Name:\tRssAnon: 1 kB\nState:\tZ (zombie)\n", nil), ("RssAnon: 1 kB\n", nil), ("", nil),
    ("RssAnon: -1 kB\nRssShmem: 1 kB", nil), ("RssAnon: 1 MB\nRssShmem: 1 kB", nil),
    ("RssAnon: 9223372036854775807 kB\nRssShmem: 1 kB", nil),
  ])
  func `memory counts with what is shared, and without what files back`(status: String, bytes: Int?) {
    #expect(ProcessMemory.residentBytes(status: status) == bytes)
  }

  @Test func `this very process has some`() {
    #expect((ProcessMemory.residentBytes(of: getpid()) ?? 0) > 1 << 20)
    #expect(ProcessMemory.residentBytes(of: 0) == nil)
  }

  @Test(arguments: [
    ("9000000000 1500000000 12\n", 1.5 as Double?), ("1 2", nil), ("", nil), ("a b c", nil), ("1 -2 3", nil),
  ])
  func `time without a processor is the second number, in nanoseconds`(schedstat: String, seconds: Double?) {
    #expect(ProcessTime.starvedSeconds(schedstat: schedstat) == seconds)
  }

  @Test(arguments: [
    ("12 (a b) S 1 1 1 0 -1 0 1 0 1 0 150 50 0 0 20", 2.0 as Double?),
    ("12 (a) R 0) S 1 1 1 0 -1 0 1 0 1 0 1 0 0 0", 0.01), ("12 (a) S 1 1", nil), ("", nil),
    ("12 (a) S 1 1 1 0 -1 0 1 0 1 0 x 50 0", nil),
    ("12 (a) S 1 1 1 0 -1 0 1 0 1 0 99999999999999 0 0", nil),
  ])
  func `processor time is that of program and kernel, in ticks`(stat: String, seconds: Double?) {
    #expect(ProcessTime.processorSeconds(stat: stat, ticksPerSecond: 100) == seconds)
  }

  @Test func `this very process has taken some, and one that is none has not`() {
    #expect(ProcessTime.processorSeconds(of: getpid()) != nil)
    #expect(ProcessTime.processorSeconds(of: 0) == nil)
  }

  @Test func `a nice value goes from the one to the other, and no other is touched`() throws {
    var input = try ChildPipe()
    var child = ChildProcess(program: "/bin/sh", arguments: ["-c", "read line"])
    child.descriptors = [(input.readEnd, STDIN_FILENO)]
    let process = try child.spawn()
    let start = try #require(ProcessNice.value(of: process.pid))

    #expect(!ProcessNice.change(of: process.pid, from: start + 1, to: 19))
    #expect(ProcessNice.value(of: process.pid) == start)
    #expect(ProcessNice.change(of: process.pid, from: start, to: 19))
    #expect(ProcessNice.value(of: process.pid) == 19)

    input.closeWriteEnd()
    process.waitForEnd()
    #expect(!ProcessNice.change(of: process.pid, from: 19, to: 19))
    #expect(ProcessNice.value(of: process.pid) == nil)
    input.closeReadEnd()
  }

  /// A converter of drawings is waited for, which is no hang.
  @Test(arguments: [("sleep 1000 2>&- & echo >&2; wait", true), ("echo >&2; exec sleep 1000 2>&-", false)])
  func `it is known to wait for a program that it has started`(script: String, isWaiting: Bool) throws {
    var pipe = try LinePipe()
    var child = ChildProcess(program: "/bin/sh", arguments: ["-c", script])
    child.descriptors = [(pipe.writeEnd, STDERR_FILENO)]
    child.leadsGroup = true
    let process = try child.spawn()
    pipe.closeWriteEnd()
    while pipe.isOpen, pipe.readLines().isEmpty {}

    #expect(ProcessTime.hasChild(process.pid) == isWaiting)

    process.sendToGroup(SIGKILL)
    process.waitForEnd()
    #expect(!ProcessTime.hasChild(process.pid))
  }

  @Test func `seconds and microseconds of the clock have the same start`() {
    let before = MonotonicClock.seconds
    let between = Double(MonotonicClock.microseconds) / 1e6
    let after = MonotonicClock.seconds
    // Microseconds are cut off.
    #expect(before - 1e-6 <= between && between <= after)
    #expect(MonotonicClock.microseconds(since: after + 1000) == 0)
  }

  @Test func `the folder of this program is where the kernel says that its file is`() {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &path, path.count - 1)
    let file = String(decoding: path.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    #expect(file.hasPrefix(ThisProgram.folder + "/"))
    #expect(!file.dropFirst(ThisProgram.folder.count + 1).contains("/"))
  }
}
