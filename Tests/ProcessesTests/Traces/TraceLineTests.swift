import Testing

@testable import Processes

@Suite struct `Lines of backtraces` {
  @Test(
    arguments: [
      ("*** Signal 4: Backtracing from 0x7fc0c236df7f... done ***", .beginning(signal: 4)),
      ("*** Signal many: Backtracing from 0x1", .beginning(signal: nil)),
      (
        "*** Program crashed: Bad pointer dereference at 0x0000 ***",
        .crash(reason: "Bad pointer dereference")
      ),
      ("*** Program crashed: ", .crash(reason: "")), ("*** Program crashed", .crash(reason: "")),
      ("Thread 0 \"main\" crashed:", .crashedThread), ("Thread 1:", .otherPart), ("Registers:", .otherPart),
      ("Images (18 omitted):", .otherPart), ("Backtrace took 0.03s", .end), ("", nil),
      ("*** Signal 4", nil), ("Fatal error: Backtrace took long", nil),
    ] as [(String, TraceMark?)])
  func `each part of a backtrace begins with a line of its own`(line: String, mark: TraceMark?) {
    #expect(TraceMark(line) == mark)
  }

  @Test func `a frame has a number, a function and a place`() throws {
    let frame = try #require(
      TraceFrame("3 [ra] 0x0000561dc8860085 Drum.angle(of: Int) + 68 in drum.so at /code/my Drum.swift:2:33"))
    #expect(frame.number == 3 && frame.function == "Drum.angle(of: Int)")
    #expect(frame.file == "/code/my Drum.swift" && frame.line == 2 && frame.column == 33)
    #expect(!frame.hidesLine)
  }

  @Test(arguments: [
    ("0 f() + 1 in x at /x/A.swift:3:5", "/x/A.swift:3:5"),
    ("0 f() + 1 in x at /x/A.swift:3", "/x/A.swift:3"),
    ("0 f() + 1 in x at /x/A.swift", "/x/A.swift"),
    ("0 f() + 1 in x at /a:1/A.swift:3:5", "/a:1/A.swift:3:5"),
    ("0 f() + 1 in x at /look at me/A.swift:3:5", "/look at me/A.swift:3:5"),
    ("2 [inlined] [system] 0x1 g() in x at /x/A.swift:3:5", "/x/A.swift:3:5"), ("0 f() + 1 in x", nil),
    ("0 f() + 1 in x at //<compiler-generated>", nil), ("0 f() + 1 in x at /x/a.cpp:3", nil),
  ])
  func `the place is as it was written, where it is one in a Swift file`(line: String, place: String?) throws
  {
    #expect(try #require(TraceFrame(line)).place == place)
  }

  @Test(arguments: [
    ("0 closure #1 in A.f() + 623 in libA.so", "closure #1 in A.f()"),
    ("0 A.+ infix(_:_:) + 3 in x", "A.+ infix(_:_:)"),
    (
      "2 [inlined] 0x1 specialized Array.subscript.getter in libA.so at //<compiler-generated>",
      "specialized Array.subscript.getter"
    ), ("261999 [ra] 0x1 A.rec(_:) + 44 in x", "A.rec(_:)"),
  ])
  func `the function is all between the address and the image`(line: String, function: String) throws {
    #expect(try #require(TraceFrame(line)).function == function)
  }

  @Test(arguments: [
    ("0 f() + 1 in x at //<compiler-generated>", true), ("0 f() + 1 in x at /x/A.swift", true),
    ("0 f() + 1 in x at /x/A.swift:3:1", false), ("0 f() + 1 in x", false),
    // Inlined into a function that has a line itself.
    ("0 [inlined] 0x1 f() in x at //<compiler-generated>", false),
    ("0 [thunk] 0x1 f() + 1 in x at //<compiler-generated>", false),
    ("0 outlined copy of A + 1 in x at //<compiler-generated>", false),
  ])
  func `a frame hides its line in the midst of a function of somebody's`(line: String, hides: Bool) throws {
    #expect(try #require(TraceFrame(line)).hidesLine == hides)
  }

  @Test(arguments: ["", "1", "1 [ra] ", "...", "frame 0", "99999999999999999999 f() + 1 in x", "-1 f()"])
  func `other lines are no frames`(line: String) {
    #expect(TraceFrame(line) == nil)
  }
}
