import Testing

@testable import UIKit

@Suite("State machine of a swiped row") struct SwipeMachineTests {
  /// A row of 400 points with two buttons behind its trailing edge and, if asked, one behind the leading one.
  private func machine(hasLeading: Bool = false, full: Bool = true, _ destructive: [Bool] = [true, false])
    -> SwipeMachine
  {
    SwipeMachine(
      width: 400,
      leading: hasLeading ? SwipeOffer(width: 80, allowsFullSwipe: full, destructive: [false]) : nil,
      trailing: SwipeOffer(width: 160, allowsFullSwipe: full, destructive: destructive))
  }

  private func dragged(_ machine: SwipeMachine, to translation: CGFloat) -> SwipeMachine {
    var machine = machine
    _ = machine.handle(.panBegan)
    _ = machine.handle(.panned(translation: translation))
    return machine
  }

  private func open() -> SwipeMachine {
    var machine = dragged(machine(), to: -100)
    _ = machine.handle(.released(velocity: 0))
    return machine
  }

  @Test func `content follows the finger`() {
    var machine = machine()
    #expect(machine.handle(.panBegan) == .follow(0))
    #expect(machine.handle(.panned(translation: -30)) == .follow(-30))
    #expect(machine.handle(.panned(translation: -150)) == .follow(-150))
    #expect(machine.handle(.panned(translation: -390)) == .follow(-390))
    #expect(machine.handle(.panned(translation: -500)) == .follow(-400))
  }

  @Test func `content is on a rubber band where nothing lies behind it`() throws {
    var machine = machine()
    _ = machine.handle(.panBegan)
    guard case .follow(let offset) = machine.handle(.panned(translation: 100)) else {
      Issue.record("not followed")
      return
    }
    #expect(offset > 0 && offset < 60)
  }

  @Test func `beyond the buttons content is on a rubber band without a full swipe`() {
    var machine = machine(full: false)
    _ = machine.handle(.panBegan)
    guard case .follow(let offset) = machine.handle(.panned(translation: -260)) else {
      Issue.record("not followed")
      return
    }
    #expect(offset < -160 && offset > -225)
    #expect(machine.armed == nil)
    #expect(machine.handle(.released(velocity: -2000)) == .settle(-160, velocity: -2000))
  }

  @Test(arguments: [
    (-70.0, 0.0, false), (-90, 0, true), (-20, -400, true), (-150, 400, false), (-90, 200, true),
  ])
  func `half of the buttons or a quick finger opens`(_ place: Double, _ speed: Double, _ opens: Bool) {
    var machine = dragged(machine(), to: CGFloat(place))
    let action = machine.handle(.released(velocity: CGFloat(speed)))
    #expect(action == .settle(opens ? -160 : 0, velocity: CGFloat(speed)))
    #expect(machine.state == (opens ? .open(.trailing) : .closed))
  }

  @Test func `content that has not been moved goes where it is thrown`() {
    var outwards = dragged(machine(), to: 0)
    #expect(outwards.handle(.released(velocity: -600)) == .settle(-160, velocity: -600))
    var still = dragged(machine(), to: 0)
    #expect(still.handle(.released(velocity: 0)) == .settle(0, velocity: 0))
    var nowhere = dragged(machine(), to: 0)
    #expect(nowhere.handle(.released(velocity: 600)) == .settle(0, velocity: 600))
  }

  @Test func `from open it goes on where it was`() {
    var machine = open()
    #expect(machine.handle(.panBegan) == .follow(-160))
    #expect(machine.handle(.panned(translation: 50)) == .follow(-110))
    #expect(machine.handle(.released(velocity: 500)) == .settle(0, velocity: 500))
    #expect(machine.state == .closed)
  }

  @Test func `a swipe to the other side shows what is there`() {
    var machine = dragged(machine(hasLeading: true), to: 60)
    #expect(machine.handle(.released(velocity: 0)) == .settle(80, velocity: 0))
    #expect(machine.state == .open(.leading))
  }

  @Test func `a full swipe performs the first action`() {
    var machine = dragged(machine(), to: -239)
    #expect(machine.armed == nil)
    _ = machine.handle(.panned(translation: -240))
    #expect(machine.armed == .trailing)
    #expect(
      machine.handle(.released(velocity: 100))
        == .perform(.trailing, action: 0, settle: -400, velocity: 100))
    #expect(machine.state == .performing(.trailing, action: 0))
  }

  @Test func `a full swipe that is taken away performs nothing`() {
    var machine = dragged(machine(), to: -300)
    #expect(machine.handle(.panCancelled) == .settle(-160, velocity: 0))
    #expect(machine.state == .open(.trailing))
  }

  @Test func `a tap performs its action where the row is, unless the row is to go`() {
    var one = open()
    #expect(one.handle(.actionTapped(1)) == .perform(.trailing, action: 1, settle: -160, velocity: 0))
    #expect(one.handle(.actionCompleted(true)) == .settle(0, velocity: 0))
    var other = open()
    #expect(other.handle(.actionTapped(0)) == .perform(.trailing, action: 0, settle: -400, velocity: 0))
    #expect(other.handle(.actionCompleted(true)) == .giveUp)
    var refused = open()
    _ = refused.handle(.actionTapped(0))
    #expect(refused.handle(.actionCompleted(false)) == .settle(0, velocity: 0))
  }

  @Test func `what comes at the wrong time changes nothing`() {
    var closed = machine()
    for event: SwipeMachine.Event in [
      .panned(translation: 9), .released(velocity: 9), .panCancelled, .actionTapped(0),
      .actionCompleted(true),
      .dismissed,
    ] {
      #expect(closed.handle(event) == .nothing)
      #expect(closed.state == .closed)
    }
    var opened = open()
    #expect(opened.handle(.actionTapped(7)) == .nothing)
    _ = opened.handle(.actionTapped(1))
    #expect(opened.handle(.panBegan) == .nothing)
    #expect(opened.handle(.dismissed) == .settle(0, velocity: 0))
    #expect(opened.handle(.actionCompleted(true)) == .nothing)
  }

  @Test func `numbers that are none move nothing`() {
    var machine = dragged(machine(), to: -90)
    #expect(machine.handle(.panned(translation: .nan)) == .nothing)
    _ = machine.handle(.released(velocity: .infinity))
    #expect(machine.state == .open(.trailing))
  }

  @Test(arguments: 0..<200) func `any events leave content within its row`(_ seed: Int) {
    var dice = Dice(UInt64(seed))
    var machine = machine(
      hasLeading: Bool.random(using: &dice), full: Bool.random(using: &dice))
    for _ in 0..<60 {
      let event: SwipeMachine.Event
      switch Int.random(in: 0..<7, using: &dice) {
      case 0: event = .panBegan
      case 1, 2: event = .panned(translation: CGFloat.random(in: -900...900, using: &dice))
      case 3: event = .released(velocity: CGFloat.random(in: -2000...2000, using: &dice))
      case 4: event = .actionTapped(Int.random(in: 0...2, using: &dice))
      case 5: event = .actionCompleted(Bool.random(using: &dice))
      default: event = Bool.random(using: &dice) ? .panCancelled : .dismissed
      }
      switch machine.handle(event) {
      case .follow(let offset), .settle(let offset, _), .perform(_, _, let offset, _):
        #expect(abs(offset) <= 400)
      case .nothing, .giveUp:
        break
      }
    }
    _ = machine.handle(.dismissed)
    #expect(machine.state == .closed)
  }
}
