import Testing

@testable import UIKit

@Suite struct `Menu machine` {
  private func opened() -> MenuMachine {
    var machine = MenuMachine()
    #expect(machine.handle(.opened) == .show(path: []))
    return machine
  }

  @Test func `a tapped action is performed, and the menu closes`() {
    var machine = opened()
    #expect(
      machine.handle(.rowTapped(.action(keepsMenu: false), place: 2))
        == .perform(path: [], place: 2, thenClose: true))
    #expect(machine.state == .closed)
  }

  @Test func `an action that keeps its menu leaves it open`() {
    var machine = opened()
    #expect(
      machine.handle(.rowTapped(.action(keepsMenu: true), place: 0))
        == .perform(path: [], place: 0, thenClose: false))
    #expect(machine.state == .open(path: []))
  }

  @Test func `submenus lead in and back, and not farther back than the first`() {
    var machine = opened()
    #expect(machine.handle(.rowTapped(.submenu, place: 1)) == .show(path: [1]))
    #expect(machine.handle(.rowTapped(.submenu, place: 3)) == .show(path: [1, 3]))
    #expect(
      machine.handle(.rowTapped(.action(keepsMenu: true), place: 0))
        == .perform(path: [1, 3], place: 0, thenClose: false))
    #expect(machine.handle(.backTapped) == .show(path: [1]))
    #expect(machine.handle(.backTapped) == .show(path: []))
    #expect(machine.handle(.backTapped) == .nothing)
  }

  @Test(arguments: [MenuMachine.Event.tappedBeside, .dismissed])
  func `a touch beside it closes it once`(event: MenuMachine.Event) {
    var machine = opened()
    #expect(machine.handle(event) == .close)
    #expect(machine.handle(event) == .nothing)
  }

  @Test func `a closed menu hears nothing, and a disabled row does nothing`() {
    var machine = opened()
    #expect(machine.handle(.rowTapped(.disabled, place: 0)) == .nothing)
    #expect(machine.handle(.opened) == .nothing)
    #expect(machine.state == .open(path: []))
    _ = machine.handle(.dismissed)
    #expect(machine.handle(.rowTapped(.action(keepsMenu: false), place: 0)) == .nothing)
    #expect(machine.handle(.backTapped) == .nothing)
  }
}
