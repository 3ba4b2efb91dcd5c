import ObjectiveCRuntime
import Testing

/// Keeps what is reported.
@MainActor private final class Log: LoopContext {
  private(set) var lines: [String] = []
  private(set) lazy var report: (String) -> Void = { [unowned self] in lines.append($0) }

  func enter() {}
  func leave() {}
  func endTurn() {}
}

@MainActor private final class Deck: NSObject {
  var shuffles = 0
  func shuffle() { shuffles += 1 }
}

@MainActor @Suite struct `Reports of the runtime` {
  private let log = Log()
  private let loop = VirtualRunLoop()

  init() { loop.context = log }

  @Test func `a method that is called reports nothing`() {
    VirtualRunLoop.current = loop
    let deck = Deck()

    Selector("shuffle()", Deck.shuffle).send(to: deck, [])

    #expect(deck.shuffles == 1)
    #expect(log.lines == [])
  }

  @Test func `a selector that is only a name tells the session that runs`() {
    VirtualRunLoop.current = loop
    Selector("shuffle").send(to: Deck(), [])

    #expect(log.lines.count == 1)
    #expect(log.lines.first?.hasPrefix("The selector \"shuffle\" was made from a string") == true)
  }

  @Test func `an unknown property tells it too`() {
    VirtualRunLoop.current = loop
    Deck().addObserver(MainActorObject(_object: ()), forKeyPath: "size", context: nil)

    #expect(log.lines == ["Deck has no property \"size\" whose changes could be observed."])
  }
}
