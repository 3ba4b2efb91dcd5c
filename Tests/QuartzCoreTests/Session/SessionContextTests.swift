import QuartzCore
import Testing

@MainActor @Suite struct `The context of a session` {
  @Test func `is one for each loop`() {
    let (one, other) = (VirtualRunLoop(), VirtualRunLoop())

    #expect(one.session === one.session)
    #expect(one.session !== other.session)
    VirtualRunLoop.current = other
    #expect(SessionContext.current === other.session)
  }

  @Test func `code of no actor sees the look of the session that runs`() {
    let (dark, mirrored) = (VirtualRunLoop(), VirtualRunLoop())
    dark.session.isDark = true
    dark.session.screenClass = 7
    mirrored.session.isRightToLeft = true

    VirtualRunLoop.current = dark
    #expect(SessionContext.isDark && SessionContext.screenClass == 7 && !SessionContext.isRightToLeft)
    VirtualRunLoop.current = mirrored
    #expect(!SessionContext.isDark && SessionContext.screenClass == 0 && SessionContext.isRightToLeft)
    mirrored.session.isTablet = true
    #expect(SessionContext.isTablet)
  }

  @Test func `a change of a session that does not run is not seen`() {
    let (one, other) = (VirtualRunLoop(), VirtualRunLoop())
    VirtualRunLoop.current = one

    other.session.isDark = true

    #expect(!SessionContext.isDark)
  }

  @Test func `nothing of one session's look is left in a fresh one`() {
    let loop = VirtualRunLoop()
    loop.session.isDark = true
    VirtualRunLoop.current = loop

    VirtualRunLoop.current = VirtualRunLoop()

    #expect(!SessionContext.isDark)
  }

  @Test func `layers are numbered from one in each session`() {
    let session = VirtualRunLoop().session

    #expect([session.takeLayerID(), session.takeLayerID(), session.takeLayerID()] == [1, 2, 3])
    #expect(VirtualRunLoop().session.takeLayerID() == 1)
  }

  @Test func `ends as the running one where a loop of another kind of context is next`() {
    final class Other: LoopContext {
      let report: (String) -> Void = { _ in }
      func enter() {}
      func leave() {}
      func endTurn() {}
    }
    let (one, other) = (VirtualRunLoop(), VirtualRunLoop())
    other.context = Other()
    VirtualRunLoop.current = one
    let session = one.session
    VirtualRunLoop.current = other

    #expect(SessionContext.current !== session)
  }

  @Test func `keeps one object of each class`() {
    final class Shelf {}
    final class Drawer {}
    let session = VirtualRunLoop().session

    let shelf = session.keeping { Shelf() }
    _ = session.keeping { Drawer() }

    #expect(session.keeping { Shelf() } === shelf)
    #expect(VirtualRunLoop().session.keeping { Shelf() } !== shelf)
  }

  @Test func `a transaction that is never committed ends with the turn`() {
    let loop = VirtualRunLoop()
    VirtualRunLoop.current = loop
    CATransaction.begin()
    CATransaction.setAnimationDuration(9)

    loop.setNeedsCommit()
    loop.settle()

    #expect(CATransaction.animationDuration() == 0.25)
  }
}
