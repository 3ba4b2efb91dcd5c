import Testing

@testable import UIKit

@MainActor @Suite struct Alerts {
  let stage = Stage()

  private func present(
    _ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)], log: Log = Log()
  ) -> (alert: UIAlertController, buttons: [AlertButton]) {
    _ = stage.loop
    let root = UIViewController()
    stage.window.rootViewController = root
    let alert = UIAlertController(title: "Sure?", message: "It cannot be undone.", preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(UIAlertAction(title: title, style: style) { _ in log.note(title) })
    }
    root.present(alert, animated: false)
    stage.settle()
    return (alert, alert.view.subviews.flatMap { $0.subviews.compactMap { $0 as? AlertButton } })
  }

  @Test func `two short answers stand beside each other, the way out first`() {
    let (alert, buttons) = present(.alert, [("Delete", .destructive), ("Keep", .cancel)])
    #expect(buttons.map(\.currentTitle) == ["Keep", "Delete"])
    #expect(buttons[0].frame.minY == buttons[1].frame.minY && buttons.map(\.frame.minX) == [0, 135])
    #expect(buttons.map(\.currentTitleColor) == [.systemBlue, .systemRed])
    let card = alert.view.subviews[0].frame
    #expect(card.width == 270 && card.midX == 195 && abs(card.midY - 422) < 0.01)
    #expect(abs(buttons[0].frame.maxY - card.height) < 0.01)
  }

  @Test func `three answers, or long ones, stand below each other, the way out last`() {
    let three = present(.alert, [("No", .cancel), ("One", .default), ("Two", .default)]).buttons
    #expect(three.map(\.currentTitle) == ["One", "Two", "No"])
    #expect(zip(three, three.dropFirst()).allSatisfy { $0.frame.maxY == $1.frame.minY })
    let long = present(.alert, [("A very long answer indeed", .default), ("No", .cancel)]).buttons
    #expect(Set(long.map(\.frame.width)) == [270] && long[0].frame.minY != long[1].frame.minY)
  }

  @Test func `an action sheet lies at the lower edge, its way out on a card of its own`() {
    let log = Log()
    let (alert, buttons) = present(.actionSheet, [("Share", .default), ("Cancel", .cancel)], log: log)
    let cards = alert.view.subviews.map(\.frame)
    #expect(cards[1] == CGRect(x: 8, y: 779, width: 374, height: 57) && cards[0].maxY == 771)
    #expect(buttons.map { $0.superview === alert.view.subviews[0] } == [true, false])
    stage.touch(.began, 195, 100, at: 1)
    stage.touch(.ended, 195, 100, at: 1.05)
    stage.settle()
    #expect(log.lines == ["Cancel"] && alert.presentingViewController == nil)
  }

  @Test func `an answer that is not enabled is grey, and comes back`() throws {
    let (alert, buttons) = present(.alert, [("OK", .default)])
    alert.actions[0].isEnabled = false
    #expect(buttons[0].isEnabled == false && buttons[0].currentTitleColor == .tertiaryLabel)
    alert.actions[0].isEnabled = true
    #expect(buttons[0].isEnabled)
  }
}
