import RxSwift
import Testing
import UIKit

@MainActor @Suite struct `Sequences of RxSwift` {
  @Test func `tell what is there at once, taking turns`() {
    let stage = PackageStage()
    #expect(stage.record(Observable.of(1, 2, 3)) == ["0 1", "0 2", "0 3", "0 |"])
    #expect(stage.record(Observable<Int>.from([])) == ["0 |"])
    #expect(stage.record(Observable<Int>.range(start: 4, count: 3)) == ["0 4", "0 5", "0 6", "0 |"])
    #expect(stage.record(Observable<Int8>.range(start: 126, count: 100)) == ["0 126", "0 127", "0 |"])
    #expect(stage.record(Observable<Int>.range(start: 1, count: -1)) == ["0 |"])
    #expect(stage.record(Observable.repeatElement(7).take(2)) == ["0 7", "0 7", "0 |"])
    #expect(
      stage.record(Observable.generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 }))
        == ["0 1", "0 2", "0 4", "0 8", "0 |"])
    #expect(stage.record(Observable<Int>.from(optional: nil)) == ["0 |"])
    #expect(stage.record(Observable<Int>.never()).isEmpty)
    // Elements of both in turn, as on the package's scheduler of the current thread.
    #expect(
      stage.record(Observable.combineLatest(Observable.of(1, 2), Observable.of("a", "b")) { "\($0)\($1)" })
        == ["0 1a", "0 2a", "0 2b", "0 |"])
    #expect(
      stage.record(Observable.merge(.of(1, 2), .of(3, 4))) == ["0 1", "0 3", "0 2", "0 4", "0 |"])
  }

  @Test(arguments: [true, false]) func `are as long as they are, whatever tells them`(isAtOnce: Bool) {
    let stage = PackageStage()
    let scheduler: any ImmediateSchedulerType =
      isAtOnce ? ConcurrentMainScheduler.instance : CurrentThreadScheduler.instance
    let sum = Observable.from(1...50_000, scheduler: scheduler).reduce(0, accumulator: +)
    #expect(stage.record(sum) == ["0 1250025000", "0 |"])
    let late = Observable.from(1...3, scheduler: MainScheduler.asyncInstance)
    #expect(stage.record(late) == ["0 1", "0 2", "0 3", "0 |"])
  }

  @Test func `tell by the clock of virtual time`() {
    let stage = PackageStage()
    let main = MainScheduler.instance
    #expect(
      stage.record(Observable<Int>.interval(.milliseconds(100), scheduler: main).take(3))
        == ["100 0", "200 1", "300 2", "300 |"])
    #expect(stage.record(Observable<Int>.timer(.seconds(1), scheduler: main)) == ["1000 0", "1000 |"])
    #expect(
      stage.record(
        Observable<Int>.timer(.milliseconds(10), period: .milliseconds(500), scheduler: main).take(2))
        == ["10 0", "510 1", "510 |"])
    #expect(
      stage.record(Observable<Int>.never().timeout(.milliseconds(20), scheduler: main)) == ["20 x"])
    #expect(
      stage.record(Observable.just(1).delaySubscription(.milliseconds(40), scheduler: main)) == [
        "40 1", "40 |",
      ])
    #expect(
      stage.record(
        Observable.of(1, 2, 3).concat(Observable.never()).take(for: .milliseconds(5), scheduler: main))
        == ["0 1", "0 2", "0 3", "5 |"])
  }

  @Test func `of any number combine into tuples`() {
    let stage = PackageStage()
    let (a, b, c) = (Observable.just(1), Observable.just("b"), Observable.just(2.5))
    #expect(stage.record(Observable.combineLatest(a, b, c)) == ["0 (1, \"b\", 2.5)", "0 |"])
    #expect(stage.record(Observable.zip(a, b, c) { "\($0)\($1)\($2)" }) == ["0 1b2.5", "0 |"])
    #expect(stage.record(Observable.combineLatest([a, a]) { $0.reduce(0, +) }) == ["0 2", "0 |"])
    #expect(stage.record(Observable.zip([a, a])) == ["0 [1, 1]", "0 |"])
    #expect(stage.record(Observable.combineLatest([Observable<Int>]())) == ["0 []", "0 |"])
  }

  @Test func `go on after an error as they are told`() {
    let stage = PackageStage()
    let fails = Observable.just(1).concat(Observable.error(Broken()))
    #expect(stage.record(fails.catchAndReturn(9)) == ["0 1", "0 9", "0 |"])
    #expect(stage.record(fails.catch { _ in .of(5, 6) }) == ["0 1", "0 5", "0 6", "0 |"])
    #expect(stage.record(fails.retry(3)) == ["0 1", "0 1", "0 1", "0 x"])
    #expect(
      stage.record(
        fails.retry(when: { errors in
          errors.enumerated().flatMap { index, error in
            index < 2
              ? Observable<Int>.timer(.milliseconds(100), scheduler: MainScheduler.instance) : .error(error)
          }
        })) == ["0 1", "100 1", "200 1", "200 x"])
    #expect(stage.record(Observable.of(1, 2).map { _ -> Int in throw Broken() }) == ["0 x"])
    #expect(
      stage.record(fails.materialize().map { $0.isStopEvent }) == ["0 false", "0 true", "0 |"])
    #expect(stage.record(fails.materialize().dematerialize()) == ["0 1", "0 x"])
  }

  @Test func `gather by number and by time`() {
    let stage = PackageStage()
    let marbles = Marbles([(10, 1), (20, 2), (30, 3), (140, 4)], end: 150)
    #expect(
      stage.record(
        marbles.observable.buffer(timeSpan: .milliseconds(100), count: 2, scheduler: MainScheduler.instance))
        == ["20 [1, 2]", "120 [3]", "150 [4]", "150 |"])
    let windows = marbles.observable.window(
      timeSpan: .milliseconds(100), count: 2, scheduler: MainScheduler.instance
    ).flatMap { $0.toArray() }
    #expect(stage.record(windows) == ["20 [1, 2]", "120 [3]", "150 [4]", "150 |"])
    #expect(
      stage.record(
        marbles.observable.groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key):\($0)" } })
        == ["10 1:1", "20 0:2", "30 1:3", "140 0:4", "150 |"])
    #expect(
      stage.record(
        marbles.observable.sample(
          Observable<Int>.interval(.milliseconds(25), scheduler: MainScheduler.instance))
      )
      .prefix(2) == ["25 2", "50 3"])
  }

  @Test func `end with a warning and not the program where an error is unhandled`() {
    let stage = PackageStage()
    _ = Observable<Int>.error(Broken()).subscribe(onNext: { _ in })
    #expect(stage.reports == ["An unhandled error of a sequence: Broken()"])
  }

  @Test func `that fail at once and are tried for good leave the frames their time`() {
    let stage = PackageStage()
    var tries = 0
    let following = Observable<Int>.create { observer in
      tries += 1
      observer.onError(Broken())
      return Disposables.create()
    }.retry().subscribe()
    #expect(tries > 100)
    stage.loop.advance(to: stage.loop.now + 0.1)
    let before = tries
    #expect(before < 10_000)
    following.dispose()
    stage.loop.advance(to: stage.loop.now + 0.1)
    #expect(tries == before)
  }
}
