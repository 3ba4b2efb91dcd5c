// combineLatest and zip, of any number of sequences — after RxSwift's public API.
// State: complete.

import UIKit

/// A sequence as a combination of several sees it, whatever its elements are.
private class Place {
  var isOver = false
  var isEmpty: Bool { true }
  func dropFirst() {}
}

/// The elements of one of its sequences.
private final class Slot<Element>: Place {
  let source: Observable<Element>
  private var elements: [Element] = []
  override var isEmpty: Bool { elements.isEmpty }

  init(_ source: Observable<Element>) { self.source = source }

  func keepOnly(_ element: Element) { elements = [element] }
  func append(_ element: Element) { elements.append(element) }
  override func dropFirst() { elements.removeFirst() }

  struct Empty: Error {}
  func first() throws -> Element {
    guard let first = elements.first else { throw Empty() }
    return first
  }
}

extension ObservableType {
  /// The latest elements of all, each time one of them has a new one, from the moment on that all have one.
  public static func combineLatest<each Source: ObservableType>(
    _ sources: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    let all = (repeat (each sources).asObservable())
    return Observable { sink in
      let slots = (repeat Slot(each all))
      var places: [Place] = []
      for slot in repeat each slots { places.append(slot) }
      func told<T>(_ slot: Slot<T>, _ event: Event<T>) {
        switch event {
        case .error(let error): sink.on(.error(error))
        case .next(let element):
          slot.keepOnly(element)
          if places.allSatisfy({ !$0.isEmpty }) {
            sink.next { try resultSelector(repeat (each slots).first()) }
          } else if places.allSatisfy({ $0.isOver || $0 === slot }) {
            sink.on(.completed)
          }
        case .completed:
          slot.isOver = true
          if places.allSatisfy(\.isOver) { sink.on(.completed) }
        }
      }
      for slot in repeat each slots { sink.follow(slot.source) { told(slot, $0) } }
      return Disposables.create()
    }
  }

  /// First with first, second with second, and so on.
  public static func zip<each Source: ObservableType>(
    _ sources: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    let all = (repeat (each sources).asObservable())
    return Observable { sink in
      let slots = (repeat Slot(each all))
      var places: [Place] = []
      for slot in repeat each slots { places.append(slot) }
      func told<T>(_ slot: Slot<T>, _ event: Event<T>) {
        switch event {
        case .error(let error): return sink.on(.error(error))
        case .completed: slot.isOver = true
        case .next(let element):
          slot.append(element)
          guard places.allSatisfy({ !$0.isEmpty }) else { return }
          do {
            let result = try resultSelector(repeat (each slots).first())
            for place in places { place.dropFirst() }
            sink.on(.next(result))
          } catch { sink.on(.error(error)) }
        }
        // Nothing can follow once a sequence is over whose elements have all been taken.
        if places.contains(where: { $0.isOver && $0.isEmpty }) { sink.on(.completed) }
      }
      for slot in repeat each slots { sink.follow(slot.source) { told(slot, $0) } }
      return Disposables.create()
    }
  }

  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return Observable { sink in
      var latest = [Collection.Element.Element?](repeating: nil, count: sources.count)
      var open = sources.count
      if open == 0 {
        sink.next { try resultSelector([]) }
        sink.on(.completed)
      }
      for (index, source) in sources.enumerated() {
        sink.follow(source) { event in
          switch event {
          case .error(let error): sink.on(.error(error))
          case .next(let element):
            latest[index] = element
            let known = latest.compactMap { $0 }
            if known.count == latest.count { sink.next { try resultSelector(known) } }
          case .completed:
            open -= 1
            if open == 0 { sink.on(.completed) }
          }
        }
      }
      return Disposables.create()
    }
  }

  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }

  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return Observable { sink in
      var lines = [[Collection.Element.Element]](repeating: [], count: sources.count)
      var over = Set<Int>()
      if sources.isEmpty {
        sink.next { try resultSelector([]) }
        sink.on(.completed)
      }
      for (index, source) in sources.enumerated() {
        sink.follow(source) { event in
          switch event {
          case .error(let error): sink.on(.error(error))
          case .next(let element):
            lines[index].append(element)
            let firsts = lines.compactMap(\.first)
            guard firsts.count == lines.count else { return }
            for line in lines.indices { lines[line].removeFirst() }
            sink.next { try resultSelector(firsts) }
          case .completed: over.insert(index)
          }
          if over.contains(where: { lines[$0].isEmpty }) { sink.on(.completed) }
        }
      }
      return Disposables.create()
    }
  }

  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}

extension ObservableType where Element == Any {
  /// The latest elements, as a tuple.
  public static func combineLatest<each Source: ObservableType>(
    _ sources: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    Observable<(repeat (each Source).Element)>.combineLatest(repeat each sources) {
      (elements: repeat (each Source).Element) in (repeat each elements)
    }
  }

  public static func zip<each Source: ObservableType>(
    _ sources: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    Observable<(repeat (each Source).Element)>.zip(repeat each sources) {
      (elements: repeat (each Source).Element) in (repeat each elements)
    }
  }
}
