import Moya
import Moya_ObjectMapper
import ObjectMapper
import RxMoya
import RxSwift
import SampleData
import Testing
import UIKit

private struct Roll: Mappable {
  var id = 0
  var title = ""
  init?(map: Map) {}
  mutating func mapping(map: Map) {
    id <- map["id"]
    title <- map["title"]
  }
}

@MainActor @Suite struct `What Moya's responses map` {
  private func response(_ text: String) -> Moya.Response {
    Moya.Response(statusCode: 200, data: Data(text.utf8))
  }

  @Test func `is what stands at the path, or an error`() throws {
    let answer = response("{\"data\": {\"rolls\": [{\"id\": 3, \"title\": \"Bun\"}]}, \"id\": 4}")
    #expect(try answer.mapArray(Roll.self, atKeyPath: "data.rolls").map(\.title) == ["Bun"])
    #expect(try answer.mapObject(Roll.self).id == 4)
    #expect(throws: MoyaError.self) { try answer.mapArray(Roll.self) }
    #expect(throws: MoyaError.self) { try answer.mapObject(Roll.self, atKeyPath: "none") }
  }

  @Test func `is sample data where nothing else answers`() throws {
    let bytes = SampleBytes(method: "GET", address: "https://api.example.com/rolls")
    let answer = Moya.Response(statusCode: 200, data: bytes.data)
    #expect(try answer.mapArray(Roll.self, atKeyPath: "data.rolls").map(\.id) == Array(1...12))
    #expect(try !answer.mapObject(Roll.self).title.isEmpty)
  }

  @Test func `comes in sequences as well`() {
    let notes = Notes()
    let bag = DisposeBag()
    Single.just(response("[{\"id\": 3}, {\"id\": 4}]")).mapArray(Roll.self)
      .subscribe(onSuccess: { notes.note("\($0.map(\.id))") }).disposed(by: bag)
    Observable.just(response("{\"a\": {\"id\": 5}}")).mapObject(Roll.self, atKeyPath: "a")
      .subscribe(onNext: { notes.note("\($0.id)") }).disposed(by: bag)
    #expect(notes.lines == ["[3, 4]", "5"])
  }
}
