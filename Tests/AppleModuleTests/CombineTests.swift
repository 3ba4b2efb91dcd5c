import Combine
import Testing

private enum Failed: Error, Equatable { case once }

@MainActor private final class Model: ObservableObject {
  @Published var name = "a"
  @Published var count = 0
}

/// The published values, as text.
@MainActor private final class Diary {
  var lines: [String] = []
  var bag: Set<AnyCancellable> = []

  func follow<P: Publisher>(_ publisher: P) {
    publisher.sink(
      receiveCompletion: { [self] end in
        if case .failure(let error) = end { lines.append("failed \(error)") } else { lines.append("end") }
      }, receiveValue: { [self] in lines.append("\($0)") }
    ).store(in: &bag)
  }
}

@MainActor @Suite struct `Combine` {
  private let diary = Diary()

  @Test func `operators on one publisher pass on what they should`() {
    diary.follow(
      [1, 2, 2, 3, 4, 5].publisher.removeDuplicates().filter { $0 != 4 }.map { $0 * 10 }.dropFirst())
    #expect(diary.lines == ["20", "30", "50", "end"])
  }

  @Test func `a passthrough subject has no memory; a current value has`() {
    let events = PassthroughSubject<Int, Never>()
    let state = CurrentValueSubject<Int, Never>(1)
    events.send(0)
    diary.follow(events)
    diary.follow(state)
    events.send(5)
    state.value = 2
    #expect(diary.lines == ["1", "5", "2"])
    events.send(completion: .finished)
    events.send(6)
    #expect(diary.lines == ["1", "5", "2", "end"])
  }

  @Test func `a cancelled subscription hears nothing more, also one that is let go of`() {
    let events = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    var held: AnyCancellable? = events.sink { heard.append($0) }
    _ = events.sink { heard.append($0 * 100) }
    events.send(1)
    held?.cancel()
    events.send(2)
    held = nil
    #expect(heard == [1])
  }

  @Test func `a published property gives its value, then each new one before it is set`() {
    let model = Model()
    var seen: [String] = []
    let names = model.$name.sink { seen.append("\(model.name)>\($0)") }
    var changes = 0
    let all = model.objectWillChange.sink { changes += 1 }
    model.name = "b"
    model.count += 1
    withExtendedLifetime((names, all)) {}
    #expect(seen == ["a>a", "a>b"])
    #expect(changes == 2)
    #expect(model.name == "b" && model.count == 1)
  }

  @Test func `assign writes to a property, or to a published one`() {
    let model = Model()
    let source = PassthroughSubject<String, Never>()
    let held = source.assign(to: \.name, on: model)
    source.map(\.count).assign(to: &model.$count)
    source.send("four")
    withExtendedLifetime(held) {}
    #expect(model.name == "four" && model.count == 4)
  }

  @Test func `failures end it, and can be caught`() {
    diary.follow([1, 2].publisher.tryMap { if $0 == 2 { throw Failed.once } else { $0 } })
    #expect(diary.lines == ["1", "failed once"])
    diary.lines = []
    diary.follow(Fail<Int, Failed>(error: .once).replaceError(with: 7))
    diary.follow(Fail<Int, Failed>(error: .once).catch { _ in Just(8) })
    #expect(diary.lines == ["7", "end", "8", "end"])
  }

  @Test func `the latest are combined once all have one; zipped are pairs in order`() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<String, Never>()
    diary.follow(a.combineLatest(b).map { "\($0)\($1)" })
    let zipped = Diary()
    zipped.follow(Publishers.Zip(a, b).map { "\($0)\($1)" })
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    #expect(diary.lines == ["2x", "2y"])
    #expect(zipped.lines == ["1x", "2y"])
  }

  @Test func `merged and flat-mapped end with the last of them; switching follows the latest`() {
    diary.follow(Just(1).merge(with: Just(2)))
    diary.follow([1, 2].publisher.flatMap { Just($0 * 10) })
    #expect(diary.lines == ["1", "2", "end", "10", "20", "end"])

    diary.lines = []
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    diary.follow(outer.switchToLatest())
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(diary.lines == ["1", "3"])
  }

  @Test func `a prefix ends, and cancels what gives it`() {
    var cancelled = 0
    let events = PassthroughSubject<Int, Never>()
    diary.follow(events.handleEvents(receiveCancel: { cancelled += 1 }).prefix(2))
    events.send(1)
    events.send(2)
    events.send(3)
    #expect(diary.lines == ["1", "2", "end"])
    #expect(cancelled == 1)
  }

  @Test func `waiting operators run on virtual time`() {
    let loop = VirtualRunLoop()
    VirtualRunLoop.current = loop
    let events = PassthroughSubject<Int, Never>()
    diary.follow(events.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main))
    let throttled = Diary()
    throttled.follow(events.throttle(for: 0.3, scheduler: RunLoop.main, latest: true))
    let later = Diary()
    later.follow(events.receive(on: DispatchQueue.main))
    events.send(1)
    events.send(2)
    #expect(later.lines == [])
    loop.settle()
    #expect(later.lines == ["1", "2"])
    loop.advance(to: 0.2)
    events.send(3)
    loop.advance(to: 0.45)
    #expect(diary.lines == [])
    loop.advance(to: 0.55)
    #expect(diary.lines == ["3"])
    #expect(throttled.lines == ["1", "3"])
  }

  @Test func `what a request gets is published, and decoded`() throws {
    struct Row: Decodable { let id: Int }
    let loop = VirtualRunLoop()
    VirtualRunLoop.current = loop
    let url = try #require(URL(string: "https://api.example.com/rows"))
    diary.follow(
      URLSession.shared.dataTaskPublisher(for: url).map(\.data).decode(
        type: [Row].self, decoder: JSONDecoder()
      )
      .map(\.count))
    #expect(diary.lines.isEmpty)
    loop.advance(to: 1)
    #expect(diary.lines == ["12", "end"])
  }

  @Test func `timers, notifications and observed properties are publishers`() {
    let loop = VirtualRunLoop()
    VirtualRunLoop.current = loop
    let ticks = Diary()
    ticks.follow(
      Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().map(\.timeIntervalSinceReferenceDate))
    loop.advance(to: 1.2)
    #expect(ticks.lines == ["0.5", "1.0"])
    ticks.bag = []
    loop.advance(to: 3)
    #expect(ticks.lines.count == 2)

    diary.follow(NotificationCenter.default.publisher(for: .init("news")).map(\.name.rawValue))
    NotificationCenter.default.post(name: .init("news"), object: nil)
    let view = UIScrollView(frame: .zero)
    diary.follow(view.publisher(for: \.contentOffset).map(\.y))
    view.contentOffset.y = 3
    #expect(diary.lines == ["news", "0.0", "3.0"])
  }

  @Test func `shared publishers are subscribed to once; futures answer everybody once`() {
    var subscriptions = 0
    let source = PassthroughSubject<Int, Never>()
    let shared = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    diary.follow(shared)
    diary.follow(shared)
    source.send(1)
    #expect(subscriptions == 1 && diary.lines == ["1", "1"])

    diary.lines = []
    let future = Future<Int, Never> { answer in
      answer(.success(4))
      answer(.success(5))
    }
    diary.follow(future)
    diary.follow(future)
    #expect(diary.lines == ["4", "end", "4", "end"])
  }
}
