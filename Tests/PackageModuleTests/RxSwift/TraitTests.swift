import RxSwift
import Testing
import UIKit

@MainActor @Suite struct `Singles, maybes and completables` {

  private func single(_ number: Int?) -> Single<Int> {
    .create { tell in
      if let number { tell(.success(number)) } else { tell(.failure(Broken())) }
      return Disposables.create()
    }
  }

  @Test func `tell one thing, by whichever closure`() {
    let notes = Notes()
    for number in [1, nil] {
      _ = single(number).subscribe(onSuccess: { notes.note("\($0)") }, onFailure: { notes.note("\($0)") })
      _ = single(number).map { $0 + 1 }.subscribe { result in
        switch result {
        case .success(let number): notes.note("result \(number)")
        case .failure(let error): notes.note("result \(error)")
        }
      }
    }
    #expect(notes.lines == ["1", "result 2", "Broken()", "result Broken()"])
  }

  @Test func `become one another`() {
    let stage = PackageStage()
    let main = MainScheduler.instance
    #expect(stage.record(single(1).flatMap { .just($0 + 1) }.asObservable()) == ["0 2", "0 |"])
    #expect(stage.record(single(1).filter { $0 > 1 }.asObservable()) == ["0 |"])
    #expect(stage.record(single(1).filter { $0 > 1 }.ifEmpty(default: 7).asObservable()) == ["0 7", "0 |"])
    #expect(stage.record(single(nil).catchAndReturn(3).asObservable()) == ["0 3", "0 |"])
    #expect(stage.record(single(nil).asCompletable().asObservable()) == ["0 x"])
    #expect(stage.record(Observable.of(1, 2).asSingle().asObservable()) == ["0 x"])
    #expect(stage.record(Observable<Int>.empty().asSingle().asObservable()) == ["0 x"])
    #expect(stage.record(Observable<Int>.empty().asMaybe().asObservable()) == ["0 |"])
    #expect(stage.record(Observable.of(4, 5).first().map { $0 ?? 0 }.asObservable()) == ["0 4", "0 |"])
    #expect(stage.record(Observable.of(4, 5).toArray().asObservable()) == ["0 [4, 5]", "0 |"])
    #expect(
      stage.record(
        Completable.empty().andThen(single(8)).delay(.milliseconds(9), scheduler: main).asObservable())
        == ["9 8", "9 |"])
    #expect(stage.record(Single.zip(single(1), single(2)) { $0 + $1 }.asObservable()) == ["0 3", "0 |"])
    #expect(stage.record(Single.zip([single(1), single(2)]).asObservable()) == ["0 [1, 2]", "0 |"])
    #expect(
      stage.record(Completable.zip(.empty(), Completable.empty()).asObservable()) == ["0 |"])
    #expect(
      stage.record(Observable.of(1, 2).asInfallible(onErrorJustReturn: 0).map { $0 * 3 }.asObservable())
        == ["0 3", "0 6", "0 |"])
  }

  @Test func `can be awaited`() async throws {
    #expect(try await single(5).value == 5)
    await #expect(throws: Broken.self) { try await single(nil).value }
    var numbers: [Int] = []
    for try await number in Observable.of(1, 2, 3).values { numbers.append(number) }
    #expect(numbers == [1, 2, 3])
  }
}
