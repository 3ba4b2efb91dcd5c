import RxSwift
import Testing
import UIKit

@MainActor @Suite struct `Subjects of RxSwift` {

  private func heard(_ source: Observable<Int>) -> [String] {
    let notes = Notes()
    source.subscribe { notes.note("\($0)") }.dispose()
    return notes.lines
  }

  @Test func `tell newcomers what their kind remembers`() throws {
    let publish = PublishSubject<Int>()
    let behavior = BehaviorSubject(value: 0)
    let replay = ReplaySubject<Int>.create(bufferSize: 2)
    let async = AsyncSubject<Int>()
    let all: [any ObserverType<Int>] = [publish, behavior, replay, async]
    for number in 1...3 { for subject in all { subject.on(.next(number)) } }
    #expect(heard(publish) == [])
    #expect(heard(behavior) == ["next(3)"])
    #expect(try behavior.value() == 3)
    #expect(heard(replay) == ["next(2)", "next(3)"])
    #expect(heard(async) == [])

    for subject in all { subject.on(.completed) }
    for subject in all { subject.on(.next(4)) }
    #expect(heard(publish) == ["completed"])
    #expect(heard(behavior) == ["completed"])
    #expect(heard(replay) == ["next(2)", "next(3)", "completed"])
    #expect(heard(async) == ["next(3)", "completed"])
  }

  @Test func `give an error where they are disposed of or have failed`() {
    let behavior = BehaviorSubject(value: 1)
    behavior.onError(Broken())
    #expect(throws: Broken.self) { try behavior.value() }
    #expect(heard(behavior) == ["error(Broken())"])
    let replay = ReplaySubject<Int>.createUnbounded()
    replay.onNext(1)
    replay.dispose()
    #expect(heard(replay).count == 1 && heard(replay)[0].hasPrefix("error"))
    #expect(heard(ReplaySubject<Int>.create(bufferSize: -1)).isEmpty)
  }

  @Test func `tell all that listened when the element came, though some leave or come meanwhile`() {
    let (subject, notes) = (PublishSubject<Int>(), Notes())
    let second = SerialDisposable()
    _ = subject.subscribe(onNext: {
      notes.note("a\($0)")
      second.dispose()
      if $0 == 1 { _ = subject.subscribe(onNext: { notes.note("c\($0)") }) }
    })
    second.disposable = subject.subscribe(onNext: { notes.note("b\($0)") })
    subject.onNext(1)
    subject.onNext(2)
    #expect(notes.lines == ["a1", "a2", "c2"])
  }
}
