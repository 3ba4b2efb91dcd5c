import Testing

@testable import QuartzCore

@MainActor @Suite struct `Animation blocks` {
  let rig = AnimatedLayer()

  init() { rig.layer.implicitActions = .insideBlocks }

  /// Stands half way, and counts how often it is asked.
  private final class CountingDriver: AnimationDriver {
    let wholeDuration: TimeInterval = 1
    let isRunning = false
    private(set) var asked = 0

    func progress(at time: TimeInterval) -> Double {
      asked += 1
      return 0.5
    }
    func drives(_ change: DrivenChange) {}
  }

  private func move(
    to x: CGFloat, by driver: AnimationDriver? = nil, beginsFromCurrentState: Bool = false
  ) {
    var block = AnimationBlock(
      duration: 1, delay: 0, pace: .even, beginsFromCurrentState: beginsFromCurrentState)
    block.driver = driver
    rig.loop.session.transactions.perform(block) { rig.layer.position.x = x }
  }

  @Test func `a change that adds up does not ask what the others have come to, one from there asks once`() {
    let driver = CountingDriver()
    move(to: 100, by: driver)
    move(to: 200)
    #expect(driver.asked == 0)

    move(to: 300, beginsFromCurrentState: true)
    #expect(driver.asked == 1)
  }

  @Test func `each change is on top of those before, and all end at the last`() {
    for x in 1...10 { move(to: CGFloat(10 * x)) }
    #expect(rig.layer.animations?.entries.count == 10)
    #expect(near(rig.xs([0, 0.5]), [0, 50]))
    #expect(near(rig.xs([1]), [100]))
    #expect(rig.isIdle)
  }

  @Test func `animations of one property are numbered, and a number that is free is taken first`() {
    for x in 1...3 { move(to: CGFloat(x)) }
    #expect(rig.layer.animationKeys() == ["position", "position-2", "position-3"])

    rig.layer.removeAnimation(forKey: "position-2")
    move(to: 4)
    move(to: 5)
    #expect(rig.layer.animationKeys() == ["position", "position-3", "position-2", "position-4"])
  }

  @Test func `a value is no larger than a rectangle and its kind, whatever it may hold`() {
    #expect(MemoryLayout<AnimatedValue>.size <= MemoryLayout<CGRect>.size + 1)
  }
}
