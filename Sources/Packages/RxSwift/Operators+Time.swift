// The operators that wait — after RxSwift's public API.
// State: complete. All time is virtual.

import UIKit

extension ObservableType {
  /// Events where `scheduler` has them.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    lift { sink in { event in _ = scheduler.later { sink.on(event) } } }
  }

  /// Begins where `scheduler` has it.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      scheduler.later { if !sink.isDisposed { sink.follow(source) { sink.on($0) } } }
    }
  }

  /// An element once no other has followed it for that long.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    lift { sink in
      let waiting = SerialDisposable()
      sink.adopt(waiting)
      var held: Element?
      func tell() {
        guard let element = held else { return }
        held = nil
        sink.on(.next(element))
      }
      return { event in
        switch event {
        case .next(let element):
          held = element
          waiting.disposable = scheduler.after(dueTime, tell)
        case .error: sink.on(event)
        case .completed:
          tell()
          sink.on(event)
        }
      }
    }
  }

  /// At most one element in that time: the first at once, and with `latest` the last of each span at its end.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    lift { sink in
      let span = dueTime.seconds
      var lastTold: RxTime?
      var held: Element?
      var isOver = false
      func tell(_ element: Element) {
        held = nil
        lastTold = scheduler.now
        sink.on(.next(element))
      }
      return { event in
        switch event {
        case .error: sink.on(event)
        case .completed: if held == nil { sink.on(event) } else { isOver = true }
        case .next(let element):
          let since = lastTold.map { scheduler.now.timeIntervalSince($0) } ?? .infinity
          // Times are sums of decimal fractions of a second.
          guard since < span - 1e-9 else { return tell(element) }
          guard latest else { return }
          let isWaiting = held != nil
          held = element
          guard !isWaiting else { return }
          let left = RxTimeInterval.nanoseconds(Int(Swift.min(span - since, 1e9) * 1e9))
          sink.adopt(
            scheduler.after(left) {
              if let element = held { tell(element) }
              if isOver { sink.on(.completed) }
            })
        }
      }
    }
  }

  /// Elements and completion so much later; an error at once.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    lift { sink in
      { event in
        if case .error = event { return sink.on(event) }
        _ = scheduler.after(dueTime) { sink.on(event) }
      }
    }
  }

  /// Begins so much later.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      scheduler.after(dueTime) { if !sink.isDisposed { sink.follow(source) { sink.on($0) } } }
    }
  }

  /// Ends with `RxError.timeout` where nothing comes for that long.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable<Element>.error(RxError.timeout), scheduler: scheduler)
  }

  /// Goes on with `other` where nothing comes for that long.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let source = asObservable()
    return Observable { sink in
      let waiting = SerialDisposable()
      let following = SerialDisposable()
      sink.adopt(waiting)
      sink.adopt(following)
      var isLate = false
      func wait() {
        waiting.disposable = scheduler.after(dueTime) {
          isLate = true
          following.disposable = sink.follow(other) { sink.on($0) }
        }
      }
      wait()
      following.disposable = sink.follow(source) { event in
        guard !isLate else { return }
        if !event.isStopEvent { wait() }
        sink.on(event)
      }
      return Disposables.create()
    }
  }

  /// The latest element each time that `sampler` has one, if it is new.
  public func sample<Source: ObservableType>(
    _ sampler: Source, defaultValue: Element? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      var held: Element?
      var isOver = false
      sink.follow(source) { event in
        switch event {
        case .next(let element): held = element
        case .error: sink.on(event)
        case .completed: isOver = true
        }
      }
      return sink.follow(sampler) { event in
        if case .error = event { return sink.end(event) }
        if let element = held ?? defaultValue {
          held = nil
          sink.on(.next(element))
        }
        if isOver || event.isStopEvent { sink.on(.completed) }
      }
    }
  }

  /// Elements gathered for that long, or until there are `count` of them.
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    lift { sink in
      let waiting = SerialDisposable()
      sink.adopt(waiting)
      var held: [Element] = []
      func tell() {
        let gathered = held
        held = []
        wait()
        sink.on(.next(gathered))
      }
      func wait() {
        guard !sink.isDisposed else { return }
        waiting.disposable = scheduler.after(timeSpan.seconds < 0.001 ? .milliseconds(1) : timeSpan, tell)
      }
      wait()
      return { event in
        switch event {
        case .next(let element):
          held.append(element)
          if held.count >= Swift.max(1, count) { tell() }
        case .error: sink.end(event)
        case .completed:
          sink.on(.next(held))
          sink.on(.completed)
        }
      }
    }
  }

  /// As `buffer`, each as a sequence that begins at once.
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    lift { sink in
      let waiting = SerialDisposable()
      sink.adopt(waiting)
      var current = PublishSubject<Element>()
      var told = 0
      func open() {
        waiting.disposable = scheduler.after(timeSpan.seconds < 0.001 ? .milliseconds(1) : timeSpan, turn)
        told = 0
        sink.on(.next(current.asObservable()))
      }
      func turn() {
        guard !sink.isDisposed else { return }
        current.on(.completed)
        current = PublishSubject()
        open()
      }
      open()
      return { event in
        current.on(event)
        guard case .next = event else { return sink.end(event) }
        told += 1
        if told >= Swift.max(1, count) { turn() }
      }
    }
  }
}
