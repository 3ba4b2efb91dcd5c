// The operators on sequences of sequences — after RxSwift's public API.
// State: complete.

import UIKit

extension ObservableType {
  /// The elements of all the sequences that `selector` makes, as they come.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { merged(atMost: .max, selector) }

  /// Those of one after the other.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { merged(atMost: 1, selector) }

  /// Those of the latest only.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    lift { sink in
      let current = SerialDisposable()
      sink.adopt(current)
      var number = 0
      var isInnerOpen = false
      var isOuterOver = false
      return { event in
        switch event {
        case .error: sink.end(event)
        case .completed:
          isOuterOver = true
          if !isInnerOpen { sink.on(.completed) }
        case .next(let element):
          do {
            let source = try selector(element)
            number += 1
            let mine = number
            isInnerOpen = true
            current.disposable = Disposables.create()
            let inner = sink.follow(source) { event in
              guard mine == number else { return }
              switch event {
              case .next, .error: sink.on(event)
              case .completed:
                isInnerOpen = false
                if isOuterOver { sink.on(.completed) }
              }
            }
            // A newer one may have begun while this one did.
            if mine == number { current.disposable = inner } else { inner.dispose() }
          } catch { sink.on(.error(error)) }
        }
      }
    }
  }

  /// Those of a sequence until it ends; elements in the meantime make none.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Observable<Source.Element>.deferred {
      var isOpen = false
      return self.filter { _ in !isOpen }.flatMap { element in
        isOpen = true
        return try selector(element).asObservable().do(
          onError: { _ in isOpen = false }, onCompleted: { isOpen = false })
      }
    }
  }

  func merged<Source: ObservableConvertibleType>(
    atMost limit: Int, _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    lift { sink in
      var waiting: [Element] = []
      var open = 0
      var isOuterOver = false
      var isBeginning = false
      func begin() {
        guard !isBeginning else { return }
        isBeginning = true
        defer { isBeginning = false }
        while open < limit, !waiting.isEmpty, !sink.isDisposed {
          let element = waiting.removeFirst()
          do {
            let source = try selector(element)
            open += 1
            // Where any number may run, those that begin within this one do so at once.
            if limit == .max { isBeginning = false }
            sink.follow(source) { event in
              guard case .completed = event else { return sink.on(event) }
              open -= 1
              begin()
              if isOuterOver, open == 0, waiting.isEmpty { sink.on(.completed) }
            }
            isBeginning = true
          } catch { sink.on(.error(error)) }
        }
      }
      return { event in
        switch event {
        case .error: sink.end(event)
        case .completed:
          isOuterOver = true
          if open == 0, waiting.isEmpty { sink.on(.completed) }
        case .next(let element):
          waiting.append(element)
          begin()
        }
      }
    }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  public func merge() -> Observable<Element.Element> { merged(atMost: .max) { $0 } }
  /// At most that many at a time; the others wait.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    merged(atMost: Swift.max(1, maxConcurrent)) { $0 }
  }
  public func concat() -> Observable<Element.Element> { merged(atMost: 1) { $0 } }
  public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}
