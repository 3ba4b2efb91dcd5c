import PreviewWire
import Testing

@testable import PreviewBuilder

@Suite struct `Explaining an end` {
  private let folder = Scratch()

  private var files: AuthorFiles {
    get throws {
      let text = """
        final class CarouselLayout: UICollectionViewLayout {
          func spin() {
            while true {}
          }
          override func prepare() {
            print(items[7])
          }
        }
        """
      return AuthorFiles(
        [SourceScan.File(path: folder("Boom.swift"), text: text)], root: try SourceRoot(folder.path))
    }
  }

  /// As swift-backtrace prints it, `@` standing for the folder.
  private func explain(_ kind: Problem.Kind, _ text: String) throws -> Problem {
    Explanation(kind: kind, text: text.replacing("@", with: folder.path + "/"), files: try files).problem
  }

  private let outOfRange = """
    layout warning: something else
    Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

    *** Signal 4: Backtracing from 0x7f2ff236df7f... done ***

    *** Program crashed: Illegal instruction at 0x00007f2ff236df7f ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 0 "scrollwork-agen" crashed:

      0               0x00007f2ff236df7f closure #1 in closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra]          0x00007f2ff24f961f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
      2 [inlined] [system] 0x00007f2ff2acbf65 specialized Array.subscript.getter in libswiftSwiftOnoneSupport.so at //<compiler-generated>
      3 [ra]          0x00007f2ff1e22abf closure #1 in CarouselLayout.prepare() + 46 in Boom-3.so at @Boom.swift:6:11
      4 [ra]          0x00007f2ff1e22c57 UICollectionView.layoutSubviews() + 278 in scrollwork-agent at /build/UIKit/UICollectionView.swift:19:147
    ...

    Registers:

    rax 0x0000000000000000  0

    Images (18 omitted):

    0x000055de0d0ff000–0x000055de0d1004d0 a69550303a8a5f9eef87 scrollwork-agent /build/scrollwork-agent

    Backtrace took 0.03s
    """

  @Test func `a crash is the innermost call in the author's files, with its message and three lines`() throws
  {
    let problem = try explain(.crash, outOfRange)

    #expect(problem.kind == .crash)
    #expect(problem.file == "Boom.swift")
    #expect(problem.absolutePath == folder("Boom.swift"))
    #expect((problem.line, problem.column) == (6, 11))
    #expect(problem.function == "closure #1 in CarouselLayout.prepare()")
    #expect(problem.message == "Fatal error: Index out of range")
    #expect(problem.lines.map(\.number) == [5, 6, 7])
    #expect(problem.lines.map(\.text)[1] == "    print(items[7])")
  }

  @Test func `of several backtraces the last one counts`() throws {
    let later = outOfRange.replacing("prepare()", with: "spin()").replacing(
      "Boom.swift:6:11", with: "Boom.swift:3:5")

    #expect(try explain(.crash, outOfRange + "\n" + later).line == 3)
  }

  @Test func `a hang is the call that did not return, found by its name where it has no line`() throws {
    let text = """
      *** Signal 3: Backtracing from 0x7f4a64626684... done ***
      *** Program crashed: Terminated at 0x0000000000001bc9 ***
      Thread 0 "scrollwork-agen" crashed:

        0               0x00007f4a64626684 CarouselLayout.spin() + 68 in Boom-1.so at @Boom.swift
        1 [ra]          0x00007f4a64626bbc CarouselLayout.prepare() + 123 in Boom-1.so at @Boom.swift:6:46

      """

    let problem = try explain(.hang, text)

    #expect(problem.function == "CarouselLayout.spin()")
    #expect(problem.line == 2)
    #expect(problem.message == "CarouselLayout.spin() did not return")
  }

  @Test func `calls without end are a stack overflow`() throws {
    let text = """
      *** Program crashed: Bad pointer dereference at 0x00007ffc4288aff8 ***
      Thread 0 "scrollwork-agen" crashed:
           0               0x00007f75e062c70b CarouselLayout.rec(_:) + 43 in Boom-1.so at @Boom.swift:6:3
           1 [ra]          0x00007f75e062c70d CarouselLayout.rec(_:) + 44 in Boom-1.so at @Boom.swift:6:3
      ...
      261999 [ra]          0x00007f75e062c70d CarouselLayout.rec(_:) + 44 in Boom-1.so at @Boom.swift:6:3
      """

    #expect(try explain(.crash, text).message == "Stack overflow: 262000 calls inside each other")
  }

  @Test(arguments: [
    "0 0x00007f75e062c70b CarouselLayout.rec(_:) + 43 in Boom-1.so at @Boom.swift:5:3",
    "0 0x00007f75e062c70b CarouselLayout.helper() + 4 in Boom-1.so at @Boom.swift:3:3",
    "0 0x00007f75e062c70b malloc + 4 in libc.so.6",
  ])
  func `a stack overflow is the call that led back into the same function, wherever the stack ended`(
    innermost: String
  ) throws {
    let text = """
      *** Program crashed: Bad pointer dereference at 0x00007ffc4288aff8 ***
      Thread 0 "scrollwork-agen" crashed:
           \(innermost)
           1 [ra]          0x00007f75e062c70d CarouselLayout.rec(_:) + 44 in Boom-1.so at @Boom.swift:6:3
           2 [ra]          0x00007f75e062c70d CarouselLayout.rec(_:) + 44 in Boom-1.so at @Boom.swift:6:3
      ...
      261999 [ra]          0x00007f75e062c70d CarouselLayout.rec(_:) + 44 in Boom-1.so at @Boom.swift:6:3
      """

    let problem = try explain(.crash, text)

    #expect((problem.line, problem.column) == (6, 3))
    #expect(problem.function == "CarouselLayout.rec(_:)")
  }

  @Test func `a failure deep in calls that would have ended is where it happened`() throws {
    let text = """
      Preview/Boom.swift:3: Fatal error: too deep
      *** Program crashed: Illegal instruction at 0x00007f75e062c70b ***
      Thread 0 "scrollwork-agen" crashed:
          0               0x00007f75e062c70b CarouselLayout.check() + 43 in Boom-1.so at @Boom.swift:3:5
          1 [ra]          0x00007f75e062c70d CarouselLayout.rec(_:) + 44 in Boom-1.so at @Boom.swift:6:3
          2 [ra]          0x00007f75e062c70d CarouselLayout.rec(_:) + 44 in Boom-1.so at @Boom.swift:6:3
      ...
      4999 [ra]          0x00007f75e062c70d CarouselLayout.rec(_:) + 44 in Boom-1.so at @Boom.swift:6:3
      """

    let problem = try explain(.crash, text)

    #expect(problem.line == 3)
    #expect(problem.function == "CarouselLayout.check()")
  }

  @Test func `without a frame of the author's, the place that the message names is taken`() throws {
    let problem = try explain(.crash, "BoomPreview/Boom.swift:2: Fatal error: no items\n")

    #expect(problem.line == 2)
    #expect(problem.message == "Fatal error: no items")
  }

  @Test func `used-up memory is said in the words that were written`() throws {
    #expect(try explain(.memory, "used more than 1024 MiB\n").message == "used more than 1024 MiB")
  }

  @Test(arguments: [
    "", "\n\n", "Thread 0 crashed:\n",
    "Thread 0 \"x\" crashed:\n  0 in at .swift:::\n 99999999999999999999 x\n",
    "*** Program crashed: ", "1 [",
    "Thread 0 \"x\" crashed:\n1 [ra\n2 0x + 9 in\n3 f in g at /a.swift:99999999999999999999:1\n",
  ])
  func `any text is explained somehow`(text: String) throws {
    for kind in Problem.Kind.allCases { #expect(try !explain(kind, text).message.isEmpty) }
  }

  @Test func `names are those that the author wrote`() {
    #expect(Explanation.plainName("partial apply for closure #1 in A.f()") == "closure #1 in A.f()")
    #expect(Explanation.plainName("Cards.__Cards_prepare()") == "Cards.prepare()")
    #expect(Explanation.plainName("closure #1 in Cards.__Cards_prepare()") == "closure #1 in Cards.prepare()")
    #expect(Explanation.plainName("Cards.__other()") == "Cards.__other()")
  }
}
