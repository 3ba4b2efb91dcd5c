import Testing

@testable import Processes

@Suite struct `Backtraces` {
  private let text = """
    App/Drum.swift:7: Fatal error: no items

    *** Signal 4: Backtracing from 0x7f2ff236df7f... done ***

    *** Program crashed: Illegal instruction at 0x00007f2ff236df7f ***

    Thread 0 "scrollwork-agen" crashed:

      0      0x00007f2ff236df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra] 0x00007f2ff24f961f Drum.prepare() + 302 in drum.so at /code/Drum.swift:7:9

    Registers:

    2 is no frame here

    Backtrace took 0.03s
    """

  @Test func `the message, its place, the reason and the frames are read`() {
    let trace = Backtrace(text)
    #expect(trace.message == "Fatal error: no items")
    #expect(trace.messagePlace == Backtrace.MessagePlace(file: "App/Drum.swift", line: 7))
    #expect(trace.reason == "Illegal instruction")
    #expect(trace.frames.map(\.number) == [0, 1] && trace.frames.last?.place == "/code/Drum.swift:7:9")
    #expect(trace.depth == 2 && !trace.isStackOverflow)
  }

  @Test func `of several the last one counts, also of one that has just begun`() {
    let second = text.replacing("Drum.prepare()", with: "Drum.spin()")
    #expect(Backtrace(text + "\n" + second).frames.map(\.function).last == "Drum.spin()")
    #expect(Backtrace(text + "\n*** Signal 3: Backtracing from 0x1").frames.isEmpty)
  }

  @Test(arguments: [4000, 4001]) func `more than four thousand calls without a word are too many`(depth: Int)
  {
    let frames = "Thread 0 \"x\" crashed:\n0 f() + 1 in x\n...\n\(depth - 1) f() + 1 in x\n"
    #expect(Backtrace(frames).depth == depth)
    #expect(Backtrace(frames).isStackOverflow == (depth > 4000))
    #expect(!Backtrace("Fatal error: too deep\n" + frames).isStackOverflow)
  }

  @Test(arguments: [
    ("0x1 abort + 5 in scrollwork-agent at /code/Abort.swift:12", true),
    ("[inlined] 0x1 abortTraceably() in scrollwork-agent", true), ("abort() + 5 in drum.so", false),
    ("Drum.abort(now: Bool) + 5 in drum.so", false),
  ])
  func `an abort is known by its call, innermost or nearly so`(call: String, isAbort: Bool) {
    let crash = "*** Program crashed: Bad pointer dereference at 0x8 ***\nThread 0 \"x\" crashed:\n"
    let trace = Backtrace(crash + "0 \(call)\n1 0x2 f() + 1 in x\n")
    #expect(trace.isAbort == isAbort)
    #expect(trace.reason == (isAbort ? "The preview called abort()" : "Bad pointer dereference"))
    #expect(!Backtrace(crash + "0 a() + 1 in x\n1 b() + 1 in x\n2 c() + 1 in x\n3 \(call)\n").isAbort)
  }

  @Test func `a text without any says nothing`() {
    #expect(Backtrace("") == Backtrace("some words\n1 of them + 2 in a row\n"))
    #expect(Backtrace("").frames.isEmpty && Backtrace("").message == nil && Backtrace("").depth == 0)
  }
}
