import ObjectMapper
import SampleData
import Testing
import UIKit

private enum Crust: String, CaseIterable { case thin, thick }

private struct Slice: Codable, Equatable {
  let width: Int
  let title: String
  let isFresh: Bool
}

private struct Reply: Mappable {
  var code: Int?
  var error: String?
  var data: AnyObject?
  init?(map: Map) { mapping(map: map) }
  mutating func mapping(map: Map) {
    code <- map["status"]
    error <- map["error"]
    data <- map["data"]
  }
}

private struct Shelf: Mappable {
  var page = 0
  var loaves: [Loaf] = []
  var next: String?
  init?(map: Map) {}
  mutating func mapping(map: Map) {
    page <- map["page"]
    loaves <- map["results"]
    next <- map["next"]
  }
}

private final class Loaf: Mappable {
  var id = 0
  var title = ""
  var price: Double = 0
  var isFresh: Bool?
  var crust: Crust?
  var tags: [String] = []
  var image: URL?
  var baked: Date?
  var sold: Date?
  var minutes: Int?
  var kind: Crust?
  var slices: [Slice] = []
  var owner: Owner?
  var related: [Loaf]?
  required init?(map: Map) {}
  func mapping(map: Map) {
    id <- map["id"]
    title <- map["title"]
    price <- map["price"]
    isFresh <- map["is_fresh"]
    crust <- map["crust"]
    tags <- map["tags"]
    image <- (map["images.front.url"], URLTransform())
    baked <- (map["baked_at"], CustomDateFormatTransform(formatString: "dd/MM/yyyy HH:mm"))
    sold <- (map["sold_at"], DateTransform(unit: .milliseconds))
    minutes <- (
      map["minutes"], TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { _ in nil })
    )
    kind <- (map["kind"], EnumTransform<Crust>())
    slices <- (map["slices"], CodableTransform<Slice>())
    owner <- map["owner"]
    related <- map["related"]
  }
}

private struct Owner: ImmutableMappable {
  let name: String
  let mail: String
  init(map: Map) throws {
    name = try map.value("name")
    mail = try map.value("email")
  }
}

private struct LoafError: Mappable {
  init?(map: Map) {}
  mutating func mapping(map: Map) {}
}

@MainActor @Suite struct `Sample data that is mapped` {
  private let bytes = SampleBytes(method: "GET", address: "https://api.example.com/loaves")

  private func object() throws -> Any { try JSONSerialization.jsonObject(with: bytes.data) }

  @Test func `is what the keys and the types ask for`() throws {
    let shelf = try #require(Mapper<Shelf>().map(JSONObject: try object()))
    #expect(shelf.page == 1 && shelf.next == nil)
    #expect(shelf.loaves.count == 12 && shelf.loaves.map(\.id) == Array(1...12))
    for loaf in shelf.loaves {
      #expect(!loaf.title.isEmpty && loaf.price >= 4 && loaf.isFresh != nil && loaf.crust != nil)
      #expect(loaf.tags.count == 3 && loaf.image?.host == SamplePicture.host && loaf.minutes != nil)
      #expect(loaf.owner?.name.contains(" ") == true && loaf.owner?.mail.contains("@mail.example") == true)
    }
    #expect(shelf.loaves.allSatisfy { $0.kind != nil && $0.slices.count == 3 })
    #expect(Set(shelf.loaves.map(\.title)).count > 8 && Set(shelf.loaves.map(\.crust)).count == 2)
    let latest = Date(timeIntervalSince1970: 1_795_300_000)
    #expect(
      shelf.loaves.allSatisfy { $0.baked.map { $0 < latest && $0.timeIntervalSince1970 > 1e9 } == true })
    #expect(shelf.loaves.allSatisfy { $0.sold.map { $0 < latest && $0.timeIntervalSince1970 > 1e9 } == true })
    // A type that stands in itself twice ends there.
    #expect(shelf.loaves.first?.related?.first?.related?.isEmpty != false)
  }

  @Test func `is the same on every run, and other for another address`() throws {
    let other = SampleBytes(method: "GET", address: "https://api.example.com/rolls")
    let titles = try (0..<2).map { _ in
      Mapper<Shelf>().map(JSONObject: try object())?.loaves.map(\.title)
    }
    #expect(titles[0] == titles[1])
    let others = Mapper<Shelf>().map(JSONObject: try JSONSerialization.jsonObject(with: other.data))
    #expect(others?.loaves.map(\.title) != titles[0])
  }

  @Test func `is found behind dictionaries, texts and parts of answers`() throws {
    let dictionary = try #require(try object() as? [String: Any])
    #expect(dictionary.isEmpty && Mapper<Shelf>().map(JSON: dictionary)?.loaves.count == 12)
    #expect(Shelf(JSONString: String(decoding: bytes.data, as: UTF8.self))?.loaves.count == 12)
    #expect(Mapper<Loaf>().mapArray(JSONObject: try object())?.count == 12)
    // Read as an object, it stays one.
    #expect(Mapper<Loaf>().mapArray(JSONObject: dictionary) == nil)
    let reply = try #require(Mapper<Reply>().map(JSONObject: try object()))
    #expect(reply.code == 200 && reply.error == nil)
    #expect(Mapper<Loaf>().mapArray(JSONObject: reply.data)?.count == 12)
    var filled = dictionary
    filled["page"] = 3
    #expect(Mapper<Shelf>().map(JSON: filled)?.page == 3)
    #expect(Mapper<Shelf>().map(JSON: filled)?.loaves.isEmpty == true)
    #expect(Mapper<Shelf>().map(JSON: [:])?.loaves.isEmpty == true)
    #expect(Mapper<LoafError>().map(JSONObject: dictionary) == nil)
  }

  @Test func `is noted as an answer, and what was read of it is kept as a mock would have it`() throws {
    let address = "https://api.example.com/kept"
    let bytes = SampleBytes(method: "GET", address: address)
    RequestLedger.keepDocuments()
    let object = try JSONSerialization.jsonObject(with: bytes.data)
    #expect(!RequestLedger.take().contains { $0.address == address })
    let owners = try #require(Mapper<Owner>().mapArray(JSONObject: object as Any?))
    let news = RequestLedger.take().first { $0.address == address }
    #expect(news?.answer == .sample(type: "[Owner]"))
    let kept = RequestLedger.takeDocuments().first { $0.address == address }
    let text = try #require(kept?.json.prettyText)
    let again: [Owner] = try Mapper().mapArray(JSONString: text)
    #expect(again.map(\.mail) == owners.map(\.mail) && again.count == 12)
  }

  @Test func `can be written as a document that maps to the same`() throws {
    let value = SampleValue(of: bytes)
    let shelf = try #require(Mapper<Shelf>().map(JSON: value.dictionary))
    let again = try #require(Mapper<Shelf>().map(JSONString: value.documentJSON.prettyText))
    #expect(again.loaves.map(\.title) == shelf.loaves.map(\.title))
    #expect(again.loaves.map(\.baked) == shelf.loaves.map(\.baked) && again.loaves.first?.baked != nil)
    #expect(again.loaves.map(\.owner?.mail) == shelf.loaves.map(\.owner?.mail))
    #expect(again.loaves.map(\.kind) == shelf.loaves.map(\.kind))
    #expect(again.loaves.map(\.slices) == shelf.loaves.map(\.slices))
  }
}
