// The operators on several sequences, and those that begin or go on with others — after RxSwift's public API.
// State: complete.

import UIKit

extension ObservableType {
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      for element in elements { sink.on(.next(element)) }
      return sink.isDisposed ? Disposables.create() : source.subscribe(sink)
    }
  }

  /// The elements of the other, once this has completed.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element { .concat([asObservable(), second.asObservable()]) }

  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Observable { sink in
      var rest = sequence.makeIterator()
      let turns = Turns(of: sink)
      turns.step = {
        guard let next = rest.next() else { return sink.on(.completed) }
        sink.follow(next) { event in if case .completed = event { turns.take() } else { sink.on(event) } }
      }
      turns.take()
      return Disposables.create()
    }
  }
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> { concat(AnySequence(collection)) }

  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    Observable { sink in
      var open = sources.count
      if open == 0 { sink.on(.completed) }
      for source in sources {
        sink.follow(source) { event in
          guard case .completed = event else { return sink.on(event) }
          open -= 1
          if open == 0 { sink.on(.completed) }
        }
      }
      return Disposables.create()
    }
  }

  /// The sequence that tells something first.
  public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
    .amb([asObservable(), right.asObservable()])
  }
  public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Observable { sink in
      var winner: Int?
      var runners: [any Disposable] = []
      for (index, source) in sequence.enumerated() where winner == nil {
        runners.append(
          sink.follow(source) { event in
            if winner == nil {
              winner = index
              for (other, runner) in runners.enumerated() where other != index { runner.dispose() }
            }
            if winner == index { sink.on(event) }
          })
      }
      return Disposables.create()
    }
  }

  /// This one's elements, each with the latest of the other; those before the other has one are left out.
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    let source = asObservable()
    return Observable { sink in
      var latest: Source.Element?
      sink.follow(second) { event in
        switch event {
        case .next(let element): latest = element
        case .error(let error): sink.on(.error(error))
        case .completed: break
        }
      }
      return sink.follow(source) { event in
        guard case .next(let element) = event else { return sink.end(event) }
        if let latest { sink.next { try resultSelector(element, latest) } }
      }
    }
  }

  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> { withLatestFrom(second) { $1 } }

  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Observable<Out> {
    liftNext { [weak obj] sink in
      { element in
        guard let obj else { return sink.on(.completed) }
        sink.on(.next(resultSelector(obj, element)))
      }
    }
  }

  /// Elements with `obj`, which is not kept alive; the sequence completes without it.
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }

  /// One sequence per key, told as they begin.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    lift { sink in
      var groups: [(key: Key, subject: PublishSubject<Element>)] = []
      return { event in
        guard case .next(let element) = event else {
          for group in groups { group.subject.on(event) }
          return sink.end(event)
        }
        do {
          let key = try keySelector(element)
          if let known = groups.first(where: { $0.key == key }) { return known.subject.on(event) }
          let subject = PublishSubject<Element>()
          groups.append((key, subject))
          sink.on(.next(GroupedObservable(key: key, source: subject.asObservable())))
          subject.on(event)
        } catch {
          for group in groups { group.subject.on(.error(error)) }
          sink.on(.error(error))
        }
      }
    }
  }
}

/// The elements of a key.
public struct GroupedObservable<Key, Element>: ObservableType {
  public let key: Key
  private let source: Observable<Element>

  public init(key: Key, source: Observable<Element>) { (self.key, self.source) = (key, source) }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { source.subscribe(observer) }
  public func asObservable() -> Observable<Element> { source }
}

/// Steps that may each ask for the next at once, without one within another.
final class Turns<Element> {
  /// Steps in a row without a wait, after which the next waits for the next frame.
  private static var limit: Int { 1000 }
  var step: () -> Void = {}
  private weak var sink: Sink<Element>?
  private var asked = false
  private var isTaking = false
  private var inARow = 0

  init(of sink: Sink<Element>) {
    self.sink = sink
    sink.adopt(Disposables.create { self.step = {} })
  }

  func take() {
    asked = true
    guard !isTaking else { return }
    isTaking = true
    defer { isTaking = false }
    inARow = 0
    while asked, let sink, !sink.isDisposed {
      asked = false
      inARow += 1
      guard inARow < Self.limit else {
        return onMainThread(self) { turns in
          let frame = 1 / TimeInterval(VirtualRunLoop.framesPerSecond)
          VirtualRunLoop.current.schedule(at: CACurrentMediaTime() + frame) { turns.take() }
        }
      }
      step()
    }
  }
}
