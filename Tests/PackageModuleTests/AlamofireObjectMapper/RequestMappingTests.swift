import Alamofire
import AlamofireObjectMapper
import ObjectMapper
import Testing
import UIKit

private final class Roll: Mappable {
  var id = 0
  var title = ""
  required init?(map: Map) {}
  func mapping(map: Map) {
    id <- map["id"]
    title <- map["title"]
  }
}

@MainActor @Suite struct `What Alamofire's requests map` {
  @Test func `is sample data of the type, a little later, whatever the path`() {
    let (stage, notes) = (PackageStage(), Notes())
    let request = AF.request("https://api.example.com/rolls")
    request.responseArray(keyPath: "data.results") { (response: AFDataResponse<[Roll]>) in
      let ids = response.value?.map(\.id) ?? []
      notes.note("\(ids.count) \(ids.first ?? 0) \(response.value?.allSatisfy { !$0.title.isEmpty } == true)")
    }
    request.responseObject { (response: AFDataResponse<Roll>) in
      notes.note("\(response.value?.id ?? 0) \(response.error == nil)")
    }
    #expect(notes.lines.isEmpty)
    stage.answer()
    #expect(notes.lines == ["12 1 true", "1 true"])
  }
}
