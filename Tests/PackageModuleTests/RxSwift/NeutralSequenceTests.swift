import Foundation
import PreviewRuntime
import RxCocoa
import RxRelay
import RxSwift
import Testing
import UIKit

@MainActor @Suite struct `Sequences that a hole should have made` {
  private struct Post: Decodable {
    let title: String
    let likes: Int
  }
  /// Of no known shape.
  private struct Plain { var sides: (Int, Int) }

  @Test func `tell what a server would have answered, and end`() {
    let stage = PackageStage()
    var events = 0
    let posts: Observable<[Post]> = _neutral()
    _ = posts.subscribe(
      onNext: { posts in
        events += 1
        #expect(posts.count > 1 && posts.allSatisfy { !$0.title.isEmpty })
      }, onCompleted: { events += 10 })
    let single: Single<Post> = _neutral()
    _ = single.subscribe(onSuccess: { _ in events += 100 })
    let driver: Driver<Post> = _neutral()
    _ = driver.drive(onNext: { _ in events += 1000 })
    stage.answer()
    #expect(events == 1111)
  }

  @Test func `hold bytes of which a decoder makes anything`() {
    let stage = PackageStage()
    let data: Single<Data> = _neutral()
    var title = ""
    _ = data.map { try UIKit.JSONDecoder().decode(Post.self, from: $0) }.subscribe(onSuccess: {
      title = $0.title
    })
    stage.answer()
    #expect(!title.isEmpty)
  }

  @Test func `tell a text or a number that says nothing`() {
    let stage = PackageStage()
    #expect(stage.record(_neutral(Observable<Int>.self)) == ["0 0", "0 |"])
    #expect(stage.record(_neutral(Observable<String>.self)) == ["0 ", "0 |"])
  }

  @Test func `are empty where no element is known, and singles wait`() {
    let stage = PackageStage()
    #expect(stage.record(_neutral(Observable<Plain>.self)) == ["0 |"])
    #expect(stage.record(_neutral(Maybe<Plain>.self).asObservable()) == ["0 |"])
    #expect(stage.record(_neutral(Single<Plain>.self).asObservable()) == [])
    #expect(stage.record(_neutral(Completable.self).asObservable()) == ["0 |"])
  }

  @Test func `are subjects and relays that have told nothing`() {
    let stage = PackageStage()
    #expect(stage.record(_neutral(PublishSubject<Int>.self)) == [])
    #expect(stage.record(_neutral(BehaviorSubject<Int>.self)) == ["0 0"])
    #expect(stage.record(_neutral(PublishRelay<Int>.self).asObservable()) == [])
    #expect(stage.record(_neutral(BehaviorRelay<[Plain]>.self).map(\.count)) == ["0 0"])
  }
}
