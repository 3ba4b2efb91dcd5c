import Moya
import RxMoya
import RxSwift
import Testing
import UIKit

private enum ShelfAPI: TargetType {
  case films
  var baseURL: URL { URL(fileURLWithPath: "/") }
  var path: String { "films" }
  var method: Moya.Method { .get }
  var task: Moya.Task { .requestPlain }
  var sampleData: Data { Data("{\"list\": [{\"id\": 3, \"title\": \"Own\"}]}".utf8) }
  var headers: [String: String]? { nil }
}

@MainActor @Suite struct `Moya's requests as sequences` {
  @Test func `tell what the target has, read in every form`() {
    let (stage, notes) = (PackageStage(), Notes())
    let provider = MoyaProvider<ShelfAPI>(stubClosure: MoyaProvider.immediatelyStub)
    let bag = DisposeBag()
    provider.rx.request(.films).filterSuccessfulStatusCodes().map([Film].self, atKeyPath: "list")
      .subscribe(onSuccess: { notes.note($0.map(\.title).joined()) }).disposed(by: bag)
    provider.rx.request(.films).asObservable().filter(statusCode: 404).mapString()
      .subscribe(onError: { _ in notes.note("not 404") }).disposed(by: bag)
    #expect(notes.lines == ["Own", "not 404"])
    #expect(stage.record(provider.rx.requestWithProgress(.films).map(\.progress)) == ["0 1.0", "0 |"])
  }

  @Test func `are cancelled with their subscription`() {
    let (stage, notes) = (PackageStage(), Notes())
    let provider = MoyaProvider<ShelfAPI>(stubClosure: MoyaProvider.delayedStub(0.5))
    provider.rx.request(.films).subscribe(onSuccess: { _ in notes.note("told") }).dispose()
    let kept = provider.rx.request(.films).subscribe(onSuccess: { _ in notes.note("kept") })
    stage.answer()
    #expect(notes.lines == ["kept"])
    kept.dispose()
  }
}
