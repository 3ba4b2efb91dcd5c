import Testing

@testable import UIKit

/// Methods that selectors point at.
@MainActor private class Deck: NSObject {
  var log: [String] = []

  func shuffle() { log.append("shuffle") }
  func tap(_ sender: UIView) { log.append("tap \(sender.tag)") }
  func drag(_ sender: UIView, with event: UIEvent?) {
    log.append("drag \(sender.tag) \(event == nil ? "-" : "event")")
  }
  func saved(_ picture: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer?)
  {
    log.append("saved \(error == nil ? "well" : "not") \(contextInfo == nil ? "-" : "info")")
  }
  func maybe(_ sender: UIView?) { log.append(sender == nil ? "nothing" : "something") }
  func count() -> NSString { "52" }
  func notified(_ notification: Notification) { log.append(notification.name.rawValue) }
  func notifiedOldStyle(_ notification: NSNotification) { log.append("old \(notification.name.rawValue)") }
}

private final class MarkedDeck: Deck {
  override func shuffle() { log.append("marked") }
}

/// Belongs to no actor.
private final class Model: NSObject {
  var log: [String] = []
  func tick() { log.append("tick") }
  func changed(_ value: NSNumber) { log.append("changed \(value)") }
}

@MainActor @Suite struct `Selectors` {
  let stage = Stage()
  private let deck = Deck()
  let view = UIView(frame: .zero)

  init() { view.tag = 7 }

  @Test func `a method gets as many arguments as it takes`() {
    Selector("shuffle()", Deck.shuffle).send(to: deck, [view, nil])
    Selector("tap(_:)", Deck.tap(_:)).send(to: deck, [view, nil])
    Selector("drag(_:with:)", Deck.drag(_:with:)).send(to: deck, [view, nil])
    Selector("saved", Deck.saved(_:didFinishSavingWithError:contextInfo:)).send(
      to: deck, [UIImage(), nil, nil])
    Selector("maybe(_:)", Deck.maybe(_:)).send(to: deck, [])
    Selector("maybe(_:)", Deck.maybe(_:)).send(to: deck, [view])
    #expect(deck.log == ["shuffle", "tap 7", "drag 7 -", "saved well -", "nothing", "something"])
  }

  @Test func `an override is what is called`() {
    let marked = MarkedDeck()
    Selector("shuffle()", Deck.shuffle).send(to: marked, [])
    #expect(marked.log == ["marked"])
  }

  @Test func `methods of no actor are called too`() {
    let model = Model()
    Selector("tick()", Model.tick).send(to: model, [])
    Selector("changed(_:)", Model.changed(_:)).send(to: model, [NSNumber(value: 3)])
    #expect(model.log == ["tick", "changed 3"])
  }

  @Test func `a wrong target, a wrong argument and a bare name are reported, not called`() {
    var reports: [String] = []
    stage.loop.session.report = { reports.append($0) }
    Selector("shuffle()", Deck.shuffle).send(to: view, [])
    Selector("tap(_:)", Deck.tap(_:)).send(to: deck, [deck])
    Selector("tap(_:)", Deck.tap(_:)).send(to: deck, [])
    Selector("shuffle").send(to: deck, [])
    #expect(deck.log.isEmpty)
    #expect(reports.count == 4)
    #expect(reports.first == "shuffle() is a method of Deck, but its target is a UIView: it is not called.")
  }

  @Test func `selectors of one name are equal, however they were made`() {
    #expect(Selector("shuffle()", Deck.shuffle) == "shuffle()")
    #expect(Selector("shuffle()", Deck.shuffle) != Selector("tap(_:)", Deck.tap(_:)))
  }

  @Test func `perform calls now and hands back an object`() {
    #expect(deck.perform(Selector("count()", Deck.count))?.takeUnretainedValue() as? NSString == "52")
    deck.perform(Selector("tap(_:)", Deck.tap(_:)), with: view)
    #expect(deck.log == ["tap 7"])
  }

  @Test func `perform after a delay waits for virtual time, and can be called off`() {
    let shuffle = Selector("shuffle()", Deck.shuffle)
    let tap = Selector("tap(_:)", Deck.tap(_:))
    let loop = stage.loop
    deck.perform(shuffle, with: nil, afterDelay: 0.5)
    deck.perform(tap, with: view, afterDelay: 0.5)
    loop.advance(to: 0.4)
    #expect(deck.log.isEmpty)
    Deck.cancelPreviousPerformRequests(withTarget: deck, selector: tap, object: view)
    loop.advance(to: 0.6)
    #expect(deck.log == ["shuffle"])

    deck.perform(shuffle, with: nil, afterDelay: 0.5)
    Deck.cancelPreviousPerformRequests(withTarget: deck)
    loop.advance(to: 2)
    #expect(deck.log == ["shuffle"])
  }

  @Test func `an object responds to its class's methods only`() {
    #expect(deck.responds(to: Selector("shuffle()", Deck.shuffle)))
    #expect(!view.responds(to: Selector("shuffle()", Deck.shuffle)))
    #expect(!deck.responds(to: "shuffle()"))
  }

  // MARK: Who takes them

  @Test func `a display link and a timer call their targets, and let go of them when they end`() {
    let loop = stage.loop
    weak var target: Deck?
    var log: [String] = []
    let (link, timer) = {
      let deck = Deck()
      target = deck
      let link = CADisplayLink(target: deck, selector: Selector("shuffle()", Deck.shuffle))
      link.add(to: .main, forMode: .common)
      let timer = Timer.scheduledTimer(
        timeInterval: 0.02, target: deck, selector: Selector("shuffle()", Deck.shuffle), userInfo: "info",
        repeats: true)
      return (link, timer)
    }()
    #expect(timer.userInfo as? String == "info")
    loop.advance(to: 0.05)
    log = target?.log ?? []
    #expect(log.count == 5)

    link.invalidate()
    timer.invalidate()
    #expect(target == nil)
  }

  @Test func `a timer fires at its date, and moves when that is set`() {
    let loop = stage.loop
    let timer = Timer(timeInterval: 1, repeats: false) { _ in }
    #expect(timer.fireDate == Date(timeIntervalSinceReferenceDate: 1))
    RunLoop.main.add(timer, forMode: .common)
    timer.fireDate = Date(timeIntervalSinceReferenceDate: 3)
    loop.advance(to: 2)
    #expect(timer.isValid)
    loop.advance(to: 3.5)
    #expect(!timer.isValid)
  }

  @Test func `a gesture recogniser calls each target once, until it is removed`() {
    @MainActor final class Catcher: NSObject {
      var states: [UIGestureRecognizer.State] = []
      func tapped(_ recognizer: UITapGestureRecognizer) { states.append(recognizer.state) }
    }
    let catcher = Catcher()
    let action = Selector("tapped(_:)", Catcher.tapped(_:))
    let tap = UITapGestureRecognizer(target: catcher, action: action)
    tap.addTarget(catcher, action: action)
    stage.window.addGestureRecognizer(tap)

    stage.touch(.began, 10, 10, at: 0)
    stage.touch(.ended, 10, 10, at: 0.1)
    #expect(catcher.states == [.ended])

    tap.removeTarget(nil, action: nil)
    stage.touch(.began, 10, 10, at: 1)
    stage.touch(.ended, 10, 10, at: 1.1)
    #expect(catcher.states == [.ended])
  }

  @Test func `a control sends itself and the event to its target`() {
    @MainActor final class Catcher: NSObject {
      var heard: [String] = []
      func pressed(_ sender: UIButton, for event: UIEvent?) {
        heard.append("\(sender.tag) \(event != nil)")
      }
    }
    let catcher = Catcher()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.tag = 3
    stage.window.addSubview(button)
    button.addTarget(
      catcher, action: Selector("pressed(_:for:)", Catcher.pressed(_:for:)), for: .touchUpInside)
    #expect(button.allControlEvents == .touchUpInside)
    #expect(button.actions(forTarget: catcher, forControlEvent: .touchUpInside) == ["pressed(_:for:)"])

    stage.touch(.began, 10, 10, at: 0)
    stage.touch(.ended, 10, 10, at: 0.1)
    button.sendActions(for: .touchUpInside)
    #expect(catcher.heard == ["3 true", "3 false"])

    button.removeTarget(catcher, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(catcher.heard.count == 2)
  }

  @Test func `an action without a target goes up the responder chain to an object that has the method`() {
    final class Panel: UIView {
      var closed = 0
      func close() { closed += 1 }
    }
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(frame: panel.bounds)
    panel.addSubview(button)
    stage.window.addSubview(panel)
    button.addTarget(nil, action: Selector("close()", Panel.close), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(panel.closed == 1)
  }

  @Test func `a target that has gone is not looked for elsewhere`() {
    final class Panel: UIView {
      var closed = 0
      func close() { closed += 1 }
    }
    let outer = Panel(frame: .zero)
    let button = UIButton(frame: .zero)
    outer.addSubview(button)
    do {
      let gone = Panel(frame: .zero)
      button.addTarget(gone, action: Selector("close()", Panel.close), for: .touchUpInside)
    }
    button.sendActions(for: .touchUpInside)
    #expect(outer.closed == 0)
  }

  @Test func `notifications reach their observers, in this session only`() {
    let here = stage.loop
    let name = Notification.Name("dealt")
    let center = NotificationCenter.default
    center.addObserver(
      deck, selector: Selector("notified(_:)", Deck.notified(_:)), name: name, object: nil)
    center.addObserver(
      deck, selector: Selector("notifiedOldStyle(_:)", Deck.notifiedOldStyle(_:)), name: name, object: view)
    center.post(name: name, object: nil)
    center.post(name: name, object: view)
    #expect(deck.log == ["dealt", "dealt", "old dealt"])

    VirtualRunLoop.current = VirtualRunLoop()
    center.post(name: name, object: nil)
    #expect(deck.log.count == 3)

    VirtualRunLoop.current = here
    center.removeObserver(deck)
    center.post(name: name, object: nil)
    #expect(deck.log.count == 3)
  }

  @Test func `a block observes until its token is given back`() {
    let name = Notification.Name("dealt again")
    let count = LockedCount()
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
      count.increment()
    }
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(token)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count.value == 1)
  }
}

/// A number that a `@Sendable` closure may count up.
private final class LockedCount: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  func increment() { lock.withLock { count += 1 } }
  var value: Int { lock.withLock { count } }
}
