import PreviewSession
import PreviewWire
import Processes
import Testing

@testable import PreviewServer

@Suite struct `What an agent leaves behind` {
  private let backtrace = """
    Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

    *** Signal 4: Backtracing from 0x7fc0c236df7f... done ***

    *** Program crashed: Illegal instruction at 0x00007fc0c236df7f ***

    Thread 0 "c" crashed:

      0      0x00007fc0c236df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      3 [ra] 0x0000561dc8860085 Drum.angle(of: Int) + 68 in drum.so at /code/my Drum.swift:2:33
      4 [ra] 0x0000561dc8860170 main + 127 in c at /code/c.swift:4:60

    Backtrace took 0.02s
    """

  private func text(_ lines: String) -> ErrorText {
    var text = ErrorText()
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) { text.add(String(line)) }
    return text
  }

  @Test func `a crash is noticed while it is being written down, and its end when it is`() {
    var errors = ErrorText()
    var noticed: [Int] = []
    var complete: [Int] = []
    for (number, line) in backtrace.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      errors.add(String(line))
      if errors.isCrashing { noticed.append(number) }
      if errors.isComplete { complete.append(number) }
    }
    #expect(noticed.first == 2)
    #expect(complete == [backtrace.split(separator: "\n", omittingEmptySubsequences: false).count - 1])
    #expect(errors.text == backtrace)
  }

  @Test func `a crash is noticed before the line that says so has ended`() {
    var errors = ErrorText()
    errors.begin("some words of the preview")
    #expect(!errors.isCrashing)
    errors.begin("*** Signal 11: Backtracing from 0x55bfa76605f4...")
    #expect(errors.isCrashing && !errors.isComplete)
  }

  @Test func `what did not answer because it was crashing has crashed`() {
    let crashed = text(backtrace)
    #expect(crashed.hasFault)
    #expect(LastWords.kind(of: crashed, known: .hang) == .crash)
    #expect(LastWords.kind(of: crashed, known: .memory) == .memory)
    #expect(LastWords.kind(of: crashed, known: nil) == .crash)

    let asked = text(backtrace.replacing("*** Signal 4:", with: "*** Signal 3:"))
    #expect(!asked.hasFault)
    #expect(LastWords.kind(of: asked, known: .hang) == .hang)
  }

  @Test func `a backtrace that names no line gives way to one that does, once that is complete`() {
    let vague = backtrace.replacing("/code/my Drum.swift:2:33", with: "//<compiler-generated>")
    let own = "a word of the preview's own"
    var errors = text(own + "\n" + vague)
    #expect(errors.isVague && errors.isComplete)
    errors.setTraceAside()
    #expect(!errors.isComplete && !errors.isCrashing && errors.tracesSetAside == 1)
    #expect(errors.text == own + "\n" + vague)

    let clear = backtrace.replacing("0x7fc0c236df7f", with: "0x1").split(
      separator: "\n", omittingEmptySubsequences: false)
    for line in clear.dropLast() {
      errors.add(String(line))
      // The watchdog that ends it now must still be able to say something.
      #expect(errors.text.contains("<compiler-generated>") && !errors.text.contains("0x1..."))
    }
    errors.add(String(clear[clear.count - 1]))
    #expect(errors.isComplete && !errors.isVague)
    #expect(errors.text.hasPrefix(own + "\n") && errors.text.hasSuffix(clear.joined(separator: "\n")))
    #expect(!errors.text.contains("<compiler-generated>"))
  }

  @Test func `without a builder the message, the function and the line are read from it`() {
    let problem = LastWords(kind: .crash, text: backtrace, end: .signalled(4)).problem
    #expect(problem.kind == .crash && problem.message == "Index out of range")
    #expect(problem.function == "Drum.angle(of: Int)")
    #expect(problem.file == "my Drum.swift")
    #expect(problem.absolutePath == "/code/my Drum.swift" && (problem.line, problem.column) == (2, 33))
  }

  @Test(arguments: [
    (ProcessEnd.exited(status: 3), "The preview ended its process: it called exit(3)."),
    (.signalled(15), "The preview's process was ended by signal 15."),
    (.signalled(9), "The preview's process was killed, or it closed its connection to the server."),
    (.unknown, "The preview's process ended."),
  ])
  func `one that does not say why is told by how it ended, whatever it said`(
    end: ProcessEnd, sentence: String
  ) {
    for said in ["", "just a word", "two\nlines"] {
      let words = LastWords(kind: .crash, text: said, end: end)
      #expect(words.problem.message == sentence && words.problem.line == 0)
      // A builder reads the text, of which the last line is left where no other says why.
      #expect(words.text.split(separator: "\n").last.map(String.init) == sentence)
      #expect(words.text.hasPrefix(said))
    }
  }

  @Test func `one that sends what makes no sense is told by that`() {
    let error = WireError.unknownKind(99)
    let words = LastWords(kind: .crash, text: "", end: .signalled(9), farewell: .garbage(error))
    #expect(words.problem.message.contains("makes no sense (\(error.reason))"))
    #expect(!words.problem.message.contains("killed"))
  }

  @Test func `memory and hangs have sentences of their own, and one that was not started its own words`() {
    #expect(LastWords(kind: .memory, text: "", end: .unknown).problem.message.contains("memory"))
    #expect(LastWords(kind: .hang, text: "", end: .unknown).problem.message.contains("2 seconds"))
    #expect(LastWords(kind: .launch, text: "no library", end: .exited(status: 1)).text == "no library")
  }

  @Test func `abort is told as such, not as the bad pointer by which it ends`() {
    let abort =
      backtrace
      .replacing("Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n", with: "")
      .replacing("Illegal instruction at 0x00007fc0c236df7f", with: "Bad pointer dereference at 0x8")
      .replacing("_assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so", with: "abort + 5 in x")
    let problem = LastWords(kind: .crash, text: abort, end: .signalled(11)).problem
    #expect(problem.message == "The preview called abort()" && problem.line == 2)

    let pointer = abort.replacing("abort + 5", with: "aborted + 5")
    #expect(
      LastWords(kind: .crash, text: pointer, end: .signalled(11)).problem.message
        == "Bad pointer dereference")
    let trap = LastWords(kind: .crash, text: "Fatal error: oops\n" + abort, end: .signalled(11))
    #expect(trap.problem.message == "oops")
  }

  @Test(arguments: [
    ("Fatal error: failed to allocate 1000 bytes of memory with alignment 8", Problem.Kind.memory),
    ("Fatal error: Could not allocate memory.", .memory), ("std::bad_alloc", .memory),
    ("Fatal error: Index out of range", .crash), ("", .crash),
  ])
  func `want of memory is told from other crashes`(text: String, kind: Problem.Kind) {
    #expect(LastWords.kind(of: text) == kind)
  }

  @Test func `of endless output the last lines are kept before a crash, and the first of the crash`() {
    var errors = ErrorText()
    for number in 0..<100_000 { errors.add("line \(number)") }
    #expect(errors.text.utf8.count <= ErrorText.limits.before)
    #expect(errors.text.hasSuffix("line 99999"))
    errors.add("*** Signal 11: Backtracing from 0x1... done ***")
    for number in 0..<100_000 { errors.add("frame \(number)") }
    #expect(errors.text.utf8.count <= WireLimits.backtrace)
    #expect(errors.text.contains("line 99999\n*** Signal 11") && errors.text.contains("frame 0\n"))
  }

  @Test func `empty lines are bounded as others are, before a crash and in it`() {
    var errors = ErrorText()
    for _ in 0..<1_000_000 { errors.add("") }
    #expect(errors.text.utf8.count < ErrorText.lineLimits.before)
    errors.add("the last word")
    errors.add("*** Signal 11: Backtracing from 0x1... done ***")
    for _ in 0..<1_000_000 { errors.add("") }
    #expect(errors.text.hasSuffix("\n") && errors.text.contains("the last word\n*** Signal 11"))
    #expect(errors.text.utf8.count < 100 + ErrorText.lineLimits.before + ErrorText.lineLimits.crash)
    errors.setTraceAside()
    errors.add("another word")
    #expect(errors.text.contains("the last word\nanother word"))
  }

  @Test func `two hundred lines a second are passed on, and that there are more`() {
    var budget = LineBudget()
    let verdicts = (0..<500).map { _ in budget.take(at: Moment(seconds: 1)) }
    #expect(verdicts.count { $0 == .pass } == 200 && verdicts.count { $0 == .last } == 1)
    #expect(verdicts[200] == .last)
    #expect(budget.take(at: Moment(seconds: 2)) == .pass)
  }
}

@Suite(.serialized) struct `Agents that end badly` {
  @Test func `in the gallery, too, the page is told which line crashed`() throws {
    let agents = FakeAgents()
    let server = try RunningServer(agents: agents)
    let socket = try server.viewer(try server.session())
    #expect(socket.nextFrame() == Array("K1".utf8))
    socket.send(MessageFromViewer.key(.down, 1))
    #expect(socket.nextFrame() == Array("F2i".utf8))

    agents.crash(nil, saying: "Fatal error: oops\n0 f() + 1 in x at /x/Drum.swift:3:5\n")

    let failed = try #require(socket.nextText(containing: #""build""#))
    #expect(
      failed.contains(#""state": "failed""#) && failed.contains(#""message": "oops", "function": "f()""#))
    #expect(failed.contains(#""line": 3, "column": 5"#))
  }

  @Test func `one that sends what makes no sense is ended, and the page is told so`() throws {
    let agents = FakeAgents()
    let server = try RunningServer(agents: agents)
    let socket = try server.viewer(try server.session())
    #expect(socket.nextFrame() == Array("K1".utf8))
    socket.send(MessageFromViewer.key(.down, 1))
    #expect(socket.nextFrame() == Array("F2i".utf8))
    // However long the rest takes, the viewer does not count as gone.
    socket.send(MessageFromViewer.ack(2))

    agents.sendGarbage()

    #expect(socket.nextText(containing: "makes no sense") != nil)
    #expect(socket.nextFrame()?.first == UInt8(ascii: "K"))
  }

  @Test func `a session that had nothing to do with a crash is not told of it`() throws {
    let agents = FakeAgents()
    let server = try RunningServer(agents: agents)
    let (busy, idle) = (try server.viewer(try server.session()), try server.viewer(try server.session()))
    #expect(idle.nextFrame() == Array("K1".utf8))
    #expect(busy.nextFrame() == Array("K1".utf8))
    busy.send(MessageFromViewer.key(.down, 1))
    #expect(busy.nextFrame() == Array("F2i".utf8))

    busy.send(MessageFromViewer.ack(2))
    busy.send(MessageFromViewer.key(.end, 2))

    #expect(busy.nextText(containing: #""build""#) != nil)
    idle.send(MessageFromViewer.ack(1))
    idle.send(MessageFromViewer.key(.down, 1))
    let texts = try #require(idle.texts(before: "F2i"))
    #expect(!texts.contains { $0.contains(#""build""#) || $0.contains(#""agent""#) })
  }

  @Test func `one that takes more memory than it may is ended, and its session brought back`() throws {
    let agents = FakeAgents()
    let server = try RunningServer(agents: agents, memoryLimit: 100)
    let socket = try server.viewer(try server.session())
    #expect(socket.nextFrame() == Array("K1".utf8))
    socket.send(MessageFromViewer.key(.down, 1))
    agents.setMemory(101 << 20)

    // That it restarts, or by now that it runs again: of two such messages that wait, the newer one is sent.
    #expect(socket.nextText(containing: #""type": "agent""#) != nil)
    agents.setMemory(1 << 20)
    #expect(socket.nextFrame()?.first == UInt8(ascii: "K"))
    #expect(agents.launches >= 2)
  }

  @Test func `one that hangs is asked where, and that is told`() throws {
    let agents = FakeAgents()
    let server = try RunningServer(agents: agents)
    let socket = try server.viewer(try server.session())
    #expect(socket.nextFrame() == Array("K1".utf8))
    socket.send(MessageFromViewer.key(.pageUp, 1))
    #expect(socket.nextFrame() != nil)
    socket.send(MessageFromViewer.ack(2))
    socket.send(MessageFromViewer.key(.down, 2))
    let failed = try #require(socket.nextText(containing: #""kind": "hang""#))
    #expect(failed.contains(#""line": 3"#))
    #expect(agents.interrupts == [HangSignals.first, HangSignals.again])
  }
}
