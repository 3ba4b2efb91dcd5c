import Testing

@testable import UIKit

@MainActor @Suite struct `Controls` {
  let stage = Stage()
  let log = Log()
  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

  init() {
    stage.window.addSubview(control)
    stage.settle()
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
      (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchCancel, "cancel"),
      (.valueChanged, "value"),
    ]
    for (event, name) in names {
      control.addTarget({ [log] in log.note("\(name)\($0.isHighlighted ? "*" : "")") }, for: event)
    }
  }

  private func tap(_ x: CGFloat, _ y: CGFloat, at time: Double = 0) {
    stage.touch(.began, x, y, at: time)
    stage.touch(.ended, x, y, at: time + 0.1)
  }

  @Test func `a tap highlights, and is told when the finger lifts`() {
    tap(125, 125)
    #expect(log.lines == ["down*", "upInside"])
    #expect(control.state == .normal && !control.isTracking)
  }

  @Test func `a finger may leave a little; further away it lets go, and may come back`() {
    stage.touch(.began, 125, 125, at: 0)
    stage.touch(.moved, 210, 125, at: 0.1)
    #expect(control.isHighlighted && log.drain() == ["down*"])
    stage.touch(.moved, 230, 125, at: 0.2)
    #expect(!control.isHighlighted && log.drain() == ["exit"])
    stage.touch(.moved, 125, 125, at: 0.3)
    #expect(log.drain() == ["enter*"])
    stage.touch(.moved, 300, 125, at: 0.4)
    stage.touch(.ended, 300, 125, at: 0.5)
    #expect(log.drain() == ["exit", "upOutside"])
  }

  @Test func `a disabled control hears nothing, and loses the finger that is on it`() {
    stage.touch(.began, 125, 125, at: 0)
    control.isEnabled = false
    #expect(log.drain() == ["down*", "cancel"])
    #expect(control.state == .disabled)
    stage.touch(.ended, 125, 125, at: 0.1)
    tap(125, 125, at: 1)
    #expect(log.lines == [])
  }

  @Test func `actions of one identifier make way for one another, and can be removed`() {
    let plain = UIControl(frame: .zero)
    let id = UIAction.Identifier("a")
    plain.addAction(
      UIAction(identifier: id) { [log] _ in log.note("old") }, for: [.valueChanged, .touchDown])
    plain.addAction(UIAction(identifier: id) { [log] _ in log.note("new") }, for: .valueChanged)
    plain.sendActions(for: .valueChanged)
    plain.sendActions(for: .touchDown)
    #expect(log.drain() == ["new", "old"])
    #expect(plain.allControlEvents == [.valueChanged, .touchDown])

    plain.removeAction(identifiedBy: id, for: .allEvents)
    plain.sendActions(for: .allEvents)
    #expect(log.lines == [] && plain.allControlEvents.isEmpty)
  }

  @Test func `an action knows its sender while it runs`() {
    let plain = UIControl(frame: .zero)
    var sender: AnyObject?
    let action = UIAction { sender = $0.sender }
    plain.addAction(action, for: .valueChanged)
    plain.sendActions(for: .valueChanged)
    #expect(sender === plain && action.sender == nil)
  }

  @Test func `a tap recogniser around a control leaves it its taps`() {
    let tap = UITapGestureRecognizer { [log] _ in log.note("recogniser") }
    stage.window.addGestureRecognizer(tap)
    self.tap(125, 125)
    #expect(log.drain() == ["down*", "upInside"])
    self.tap(10, 10, at: 1)
    #expect(log.drain() == ["recogniser"])
  }

  @Test func `in a scroll view a quick drag scrolls, and a press that is held does not`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 300, height: 300))
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    button.addTarget({ [log] _ in log.note("down") }, for: .touchDown)
    button.addTarget({ [log] _ in log.note("cancel") }, for: .touchCancel)
    button.addTarget({ [log] _ in log.note("up") }, for: .touchUpInside)
    scrollView.addSubview(button)
    stage.window.addSubview(scrollView)
    stage.settle()

    func drag(after delay: Double, at time: Double) -> CGFloat {
      scrollView.setContentOffset(.zero, animated: false)
      stage.touch(.began, 100, 500, at: time)
      for step in 1...10 {
        stage.touch(.moved, 100, 500 - 6 * CGFloat(step), at: time + delay + 0.01 * Double(step))
      }
      let offset = scrollView.contentOffset.y
      stage.touch(.cancelled, 100, 440, at: time + delay + 0.2)
      return offset
    }
    #expect(drag(after: 0, at: 1) > 0)
    #expect(log.drain() == [])
    #expect(drag(after: 0.3, at: 3) == 0)
    #expect(log.drain() == ["down", "cancel"])
  }
}
