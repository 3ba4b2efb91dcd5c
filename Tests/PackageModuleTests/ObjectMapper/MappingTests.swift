import ObjectMapper
import Testing
import UIKit

private enum Crust: String { case thin, thick }
private enum Size: Int { case small = 1, large }

private final class Baker: Mappable {
  var name: String!
  var age: Int?
  init() {}
  required init?(map: Map) { if map.JSON["name"] == nil { return nil } }
  func mapping(map: Map) {
    name <- map["name"]
    age <- map["age"]
  }
}

private struct Loaf: Mappable {
  var id = 0
  var title: String?
  var weight: CGFloat = 0
  var isSliced = false
  var crust = Crust.thin
  var sizes: [Size] = []
  var tags: [String] = []
  var counts: [String: Int] = [:]
  var baker: Baker?
  var helpers: [Baker] = []
  var shifts: [String: Baker]?
  var baked: Date?
  var page: URL?
  var street: String?
  var second: String?
  var odd: String?
  var anything: Any?

  init() {}
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    id <- map["id"]
    title <- map["title"]
    weight <- map["weight"]
    isSliced <- map["sliced"]
    crust <- map["crust"]
    sizes <- map["sizes"]
    tags <- map["tags"]
    counts <- map["counts"]
    baker <- map["baker"]
    helpers <- map["helpers"]
    shifts <- map["shifts"]
    baked <- (map["baked"], DateTransform())
    page <- (map["page"], URLTransform())
    street <- map["shop.address.street"]
    // Written, it would be a member of the list.
    if map.mappingType == .fromJSON { second <- map["tags.1"] }
    odd <- map["a.b", nested: false]
    anything <- map["anything"]
  }
}

private struct Crumb: ImmutableMappable, Equatable {
  let id: Int
  let day: Date
  let crust: Crust
  init(map: Map) throws {
    id = try map.value("id")
    day = try map.value("day", using: CustomDateFormatTransform(formatString: "yyyy-MM-dd"))
    crust = try map.value("kind.crust")
  }
  func mapping(map: Map) {
    id >>> map["id"]
    day >>> (map["day"], CustomDateFormatTransform(formatString: "yyyy-MM-dd"))
    crust >>> map["kind.crust"]
  }
}

private class Dough: StaticMappable {
  var kind = ""
  static func objectForMapping(map: Map) -> (any BaseMappable)? {
    let kind: String? = map["kind"].value()
    return kind == "sour" ? Sourdough() : Dough()
  }
  func mapping(map: Map) { kind <- map["kind"] }
}

private final class Sourdough: Dough {
  var days = 0
  override func mapping(map: Map) {
    super.mapping(map: map)
    days <- map["days"]
  }
}

@Suite struct `What is mapped of JSON` {
  private let text = """
    {"id": 7, "title": "Rye", "weight": 1.5, "sliced": true, "crust": "thick", "sizes": [2, 9, 1],
     "tags": ["a", "b"], "counts": {"x": 3}, "baker": {"name": "Ada", "age": "old"},
     "helpers": [{"name": "Bo"}, {"age": 3}], "shifts": {"mon": {"name": "Cy"}}, "baked": 86400,
     "page": "https://bread.example/rye loaf", "shop": {"address": {"street": "Mill Lane"}}, "a.b": "odd",
     "anything": [1]}
    """

  @Test func `is what stands at the keys, nested ones and elements included`() throws {
    let loaf = try #require(Mapper<Loaf>().map(JSONString: text))
    #expect(loaf.id == 7 && loaf.title == "Rye" && loaf.weight == 1.5 && loaf.isSliced)
    #expect(loaf.crust == .thick && loaf.sizes == [.large, .small])
    #expect(loaf.tags == ["a", "b"] && loaf.counts == ["x": 3] && loaf.second == "b")
    #expect(loaf.baker?.name == "Ada" && loaf.baker?.age == nil)
    #expect(loaf.helpers.map(\.name) == ["Bo"] && loaf.shifts?["mon"]?.name == "Cy")
    #expect(loaf.baked == Date(timeIntervalSince1970: 86400))
    #expect(loaf.page?.absoluteString == "https://bread.example/rye%20loaf")
    #expect(loaf.street == "Mill Lane" && loaf.odd == "odd")
    #expect(loaf.anything is [Any])
  }

  @Test func `leaves what is missing or of another kind, and makes nil of what could be`() throws {
    let empty = try #require(Loaf(JSON: ["id": "seven", "title": 7, "crust": "burnt", "tags": NSNull()]))
    #expect(empty.id == 0 && empty.title == nil && empty.crust == .thin && empty.tags.isEmpty)
    var loaf = Loaf()
    loaf.title = "Old"
    #expect(Mapper().map(JSON: ["id": 3], toObject: loaf).title == "Old")
    #expect(Mapper().map(JSON: ["title": NSNull()], toObject: loaf).title == nil)
    #expect(Mapper<Baker>().map(JSON: ["age": 3]) == nil)
    #expect(Mapper<Loaf>().map(JSONString: "[1]") == nil && Mapper<Loaf>().map(JSONObject: nil) == nil)
  }

  @Test func `comes in lists, of which those are left out that the type does not take`() throws {
    let list: [[String: Any]] = [["name": "Ada"], ["age": 3], ["name": "Bo"]]
    #expect(Mapper<Baker>().mapArray(JSONArray: list).map(\.name) == ["Ada", "Bo"])
    #expect(Mapper<Baker>().mapArray(JSONObject: list as Any)?.count == 2)
    #expect([Baker](JSONArray: list).count == 2)
    #expect(Mapper<Baker>().mapArray(JSONObject: ["name": "Ada"] as Any) == nil)
    #expect(Mapper<Baker>().mapArray(JSONString: "{\"name\": \"Ada\"}")?.count == 1)
    #expect(Mapper<Baker>().mapDictionary(JSON: ["x": ["name": "Ada"]])?["x"]?.name == "Ada")
    #expect(Mapper<Baker>().mapDictionaryOfArrays(JSON: ["x": list])?["x"]?.count == 2)
  }

  @Test func `is written as it was read`() throws {
    var loaf = try #require(Mapper<Loaf>().map(JSONString: text))
    loaf.anything = nil
    let json = loaf.toJSON()
    #expect(
      json["id"] as? Int == 7 && json["crust"] as? String == "thick" && json["sizes"] as? [Int] == [2, 1])
    #expect((json["baker"] as? [String: Any])?["name"] as? String == "Ada")
    #expect(json["baked"] as? Double == 86400 && json["anything"] == nil)
    let shop = json["shop"] as? [String: Any]
    #expect((shop?["address"] as? [String: Any])?["street"] as? String == "Mill Lane")
    let again = try #require(loaf.toJSONString().flatMap { Loaf(JSONString: $0) })
    #expect(again.tags == loaf.tags && again.crust == .thick && again.counts == loaf.counts)
    #expect(Mapper(shouldIncludeNilValues: true).toJSON(Loaf())["title"] is NSNull)
  }

  @Test func `throws where a constant is missing`() throws {
    let json: [String: Any] = ["id": 3, "day": "2026-11-20", "kind": ["crust": "thick"]]
    let crumb = try Mapper<Crumb>().map(JSON: json)
    #expect(crumb.id == 3 && crumb.crust == .thick)
    #expect(try Crumb(JSON: crumb.toJSON()) == crumb)
    #expect(throws: MapError.self) { try Crumb(JSON: ["id": 3]) }
    #expect(throws: MapError.self) { try Mapper<Crumb>().mapArray(JSONArray: [json, [:]]) }
  }

  @Test func `is of the class that the type chooses`() {
    let made = Mapper<Dough>().mapArray(JSONArray: [["kind": "sour", "days": 2], ["kind": "white"]])
    #expect((made.first as? Sourdough)?.days == 2 && made.last is Dough && !(made.last is Sourdough))
  }

  @Test func `goes through transforms both ways`() {
    let hex = HexColorTransform(prefixToJSON: true)
    #expect(hex.transformToJSON(hex.transformFromJSON("#3A7BD5")) == "#3A7BD5")
    #expect(hex.transformFromJSON("blue") == nil)
    let iso = ISO8601DateTransform()
    #expect(iso.transformFromJSON("1970-01-02T00:00:00Z") == Date(timeIntervalSince1970: 86400))
    #expect(DateTransform(unit: .milliseconds).transformToJSON(Date(timeIntervalSince1970: 2)) == 2000)
    #expect(DateTransform().transformFromJSON("2") == Date(timeIntervalSince1970: 2))
    #expect(NSDecimalNumberTransform().transformFromJSON("12.50") == NSDecimalNumber(string: "12.5"))
    let length = TransformOf<Int, String>(fromJSON: { $0?.count }, toJSON: { $0.map { "\($0)" } })
    #expect(length.transformFromJSON("abc") == 3 && length.transformFromJSON(3) == nil)
    #expect(EnumTransform<Size>().transformFromJSON(2) == .large)
  }
}
