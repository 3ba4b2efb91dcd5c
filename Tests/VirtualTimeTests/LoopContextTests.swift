import Testing
import VirtualTime

/// Writes down what its loop tells it.
@MainActor private final class Diary: LoopContext {
  private(set) var lines: [String] = []
  let report: (String) -> Void = { _ in }

  func enter() { lines.append("enter") }
  func leave() { lines.append("leave") }
  func endTurn() { lines.append("turn") }

  static func of(_ loop: VirtualRunLoop) -> Diary {
    let diary = Diary()
    loop.context = diary
    return diary
  }
}

@MainActor @Suite struct `A loop's context` {
  @Test func `hears that its loop becomes the current one, each time`() {
    let (one, other) = (VirtualRunLoop(), VirtualRunLoop())
    let (first, second) = (Diary.of(one), Diary.of(other))

    VirtualRunLoop.current = one
    VirtualRunLoop.current = other
    VirtualRunLoop.current = one

    #expect(first.lines == ["enter", "leave", "enter"])
    #expect(second.lines == ["enter", "leave"])
  }

  @Test func `leaves for a loop that has none, and not for its own`() {
    let loop = VirtualRunLoop()
    let diary = Diary.of(loop)

    VirtualRunLoop.current = loop
    VirtualRunLoop.current = loop
    VirtualRunLoop.current = VirtualRunLoop()

    #expect(diary.lines == ["enter", "enter", "leave"])
  }

  @Test func `hears of the end of each turn, whether or not it committed`() {
    let loop = VirtualRunLoop()
    let diary = Diary.of(loop)

    loop.post { loop.post {} }
    loop.settle()
    loop.setNeedsCommit()
    loop.settle()

    #expect(diary.lines == ["turn", "turn", "turn"])
  }
}

@MainActor @Suite struct `The current loop` {
  @Test func `is told from others by its number, and publishes its time`() {
    let (one, other) = (VirtualRunLoop(startingAt: 3), VirtualRunLoop())
    VirtualRunLoop.current = one
    let number = VirtualRunLoop.currentID
    #expect(VirtualRunLoop.publishedNow == 3)

    VirtualRunLoop.current = other
    one.advance(to: 5)

    #expect(VirtualRunLoop.currentID != number)
    #expect(VirtualRunLoop.publishedNow == 0)
    VirtualRunLoop.current = one
    #expect(VirtualRunLoop.currentID == number && VirtualRunLoop.publishedNow == 5)
  }

  @Test func `knows its thread from others`() async {
    VirtualRunLoop.current = VirtualRunLoop()
    #expect(VirtualRunLoop.isItsThread)

    let elsewhere = await Task.detached { VirtualRunLoop.isItsThread }.value

    #expect(!elsewhere)
  }
}
