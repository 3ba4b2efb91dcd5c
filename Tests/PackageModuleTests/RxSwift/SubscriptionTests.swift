import RxSwift
import Testing
import UIKit

@MainActor @Suite struct `Subscriptions of RxSwift` {
  @Test func `end while an element is told, and in the middle of what is there at once`() {
    let notes = Notes()
    let bag = SerialDisposable()
    let subject = PublishSubject<Int>()
    bag.disposable = subject.subscribe { event in
      notes.note("\(event)")
      bag.dispose()
    }
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    #expect(notes.lines == ["next(1)"])
    #expect(!subject.hasObservers)

    var told = 0
    _ = Observable.repeatElement(1).take(until: { _ in told > 3 }).subscribe(onNext: { _ in told += 1 })
    #expect(told == 4)
  }

  @Test func `call what was made for their end once, last`() {
    let notes = Notes()
    func source(_ end: RxSwift.Event<Int>?) -> Observable<Int> {
      .create { observer in
        observer.onNext(1)
        if let end { observer.on(end) }
        observer.onNext(2)
        return Disposables.create { notes.note("source") }
      }
    }
    for end in [RxSwift.Event<Int>.completed, .error(Broken()), nil] {
      let following = source(end).subscribe(
        onNext: { notes.note("\($0)") }, onError: { _ in notes.note("x") }, onCompleted: { notes.note("|") },
        onDisposed: { notes.note("disposed") })
      following.dispose()
      following.dispose()
    }
    #expect(
      notes.lines.filter { $0 != "source" } == [
        "1", "|", "disposed", "1", "x", "disposed", "1", "2", "disposed",
      ])
    #expect(notes.lines.count { $0 == "source" } == 3)
  }

  @Test func `end with their bag, and let go of what they held`() {
    final class Screen {
      let bag = DisposeBag()
      var title = ""
    }
    let subject = PublishSubject<String>()
    weak var gone: Screen?
    do {
      let screen = Screen()
      gone = screen
      subject.subscribe(onNext: { [weak screen] in screen?.title = $0 }).disposed(by: screen.bag)
      subject.map { $0 + "!" }.flatMapLatest { Observable.just($0) }.subscribe(with: screen) { $0.title = $1 }
        .disposed(by: screen.bag)
      subject.onNext("a")
      #expect(screen.title == "a!")
      #expect(subject.hasObservers)
    }
    #expect(gone == nil)
    #expect(!subject.hasObservers)
  }

  @Test func `of an ended sequence hold nothing alive`() {
    final class Held {}
    weak var gone: Held?
    do {
      let held = Held()
      gone = held
      _ = Observable.of(1, 2).flatMap { Observable.just($0) }.share(replay: 1)
        .do(onNext: { _ in _ = held }).subscribe()
    }
    #expect(gone == nil)
  }

  @Test func `within one another tell elements until that is too deep`() {
    let stage = PackageStage()
    let subject = PublishSubject<Int>()
    // Two, so that there are twice as many with each step.
    let following = (0..<2).map { _ in subject.subscribe(onNext: { subject.onNext($0 + 1) }) }
    subject.onNext(0)
    #expect(stage.reports.count == 1)
    for one in following { one.dispose() }
    var told = 0
    let last = subject.subscribe(onNext: { told = $0 })
    subject.onNext(7)
    #expect(told == 7 && stage.reports.count == 1)
    last.dispose()
  }

  @Test func `make one subscription of several where they share`() {
    let notes = Notes()
    var begun = 0
    let subject = PublishSubject<Int>()
    let shared = Observable<Int>.deferred {
      begun += 1
      return subject.asObservable()
    }.share(replay: 1)
    let first = shared.subscribe(onNext: { notes.note("a\($0)") })
    subject.onNext(1)
    let second = shared.subscribe(onNext: { notes.note("b\($0)") })
    subject.onNext(2)
    #expect(notes.lines == ["a1", "b1", "a2", "b2"])
    #expect(begun == 1)
    first.dispose()
    second.dispose()
    #expect(!subject.hasObservers)
    // Nothing is remembered of a connection that is over.
    _ = shared.subscribe(onNext: { notes.note("c\($0)") })
    #expect(begun == 2 && notes.lines.count == 4)

    let source = PublishSubject<Int>()
    let kept = source.share(replay: 1, scope: .forever)
    kept.subscribe().dispose()
    let third = kept.subscribe()
    source.onNext(5)
    third.dispose()
    _ = kept.subscribe(onNext: { notes.note("d\($0)") })
    #expect(notes.lines.last == "d5")

    let published = source.publish()
    _ = published.subscribe(onNext: { notes.note("e\($0)") })
    source.onNext(6)
    let connection = published.connect()
    source.onNext(7)
    connection.dispose()
    source.onNext(8)
    #expect(notes.lines.filter { $0.hasPrefix("e") } == ["e7"])
  }

  @Test func `on a queue begin and go on in later turns, and on the main scheduler at once`() {
    let stage = PackageStage()
    let notes = Notes()
    let background = ConcurrentDispatchQueueScheduler(qos: .background)
    _ = Observable.just(1).subscribe(on: background).observe(on: MainScheduler.instance)
      .subscribe(onNext: { notes.note("late \($0)") })
    _ = Observable.just(2).observe(on: MainScheduler.instance).subscribe(onNext: { notes.note("now \($0)") })
    let never = Observable.just(3).observe(on: MainScheduler.asyncInstance)
      .subscribe(onNext: { notes.note("never \($0)") })
    never.dispose()
    #expect(notes.lines == ["now 2"])
    stage.settle()
    #expect(notes.lines == ["now 2", "late 1"])
  }
}
