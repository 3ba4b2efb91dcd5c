import SampleData
import SwiftyJSON
import Testing
import UIKit

@MainActor @Suite struct `Sample data that SwiftyJSON reads` {
  private let bytes = SampleBytes(method: "GET", address: "https://api.example.com/loaves")
  private var json: JSON { JSON(bytes.data) }

  @Test func `is what the names and the kinds ask for`() throws {
    let json = try JSON(data: bytes.data)
    let rows = json["results"].arrayValue
    #expect(rows.count == 12 && rows.map { $0["id"].intValue } == Array(1...12))
    for row in rows {
      #expect(
        row["title"].string?.isEmpty == false && row["price"].doubleValue >= 4 && row["fresh"].bool != nil)
      #expect(row["image"].url?.host == SamplePicture.host && row["user", "name"].stringValue.contains(" "))
      #expect(row["tags"].array?.count == 3 && row["tags"][0].string != nil && !row["error"].exists())
    }
    #expect(json["status"] == 200 && json["next"].stringValue == "" && json["results"].count == 12)
    #expect(json["error"].null != nil && json["exchange_rates"].dictionaryValue["EUR"]?.double != nil)
  }

  @Test func `stays what it was read as, and is the same on every run`() {
    let (json, other) = (json, json)
    let row = json["results"][3]
    #expect("\(row["name"])" == row["name"].stringValue && "\(row["tags"])" != "" && row["tags"].count == 3)
    let title = row["title"].stringValue
    #expect(json["results"][3]["title"].stringValue == title && row["title"].int == nil)
    #expect(other["results"][3]["title"].stringValue == title)
    #expect(row["price"].doubleValue == row["price"].doubleValue && row["price"].stringValue != "")
    #expect(json["results"][12].error == .indexOutOfBounds && json["results"]["a"].string == nil)
  }

  @Test func `is gone through row by row`() {
    var names: [String] = []
    for (key, value) in json["loaves"] { names.append(key + value["name"].stringValue) }
    #expect(names.count == 12 && Set(names).count == 12)
    #expect(Set(json["rates"].map(\.0)) == ["EUR", "USD", "GBP"])
    let whole = json
    #expect(!whole.isEmpty && whole["results"].count == 12 && json.arrayValue.count == 12)
  }

  @Test func `is found behind what JSONSerialization makes, and decoders find it`() throws {
    let object = try JSONSerialization.jsonObject(with: bytes.data)
    #expect(JSON(object)["results"].arrayValue.count == 12)
    let inner = try #require(JSON(object)["data"].dictionaryObject)
    #expect(inner.isEmpty && JSON(inner)["name"].string != nil)
    let rows = try JSONDecoder().decode([Film].self, from: json["results"].rawData())
    #expect(rows == (try sampleFilms(bytes.address)) && rows.count == 12)
  }

  @Test func `is written as it was read, and can be changed`() throws {
    let json = json
    let titles = json["results"].arrayValue.map { $0["title"].stringValue }
    let again = try JSON(data: json.rawData())
    #expect(again["results"].arrayValue.map { $0["title"].stringValue } == titles)
    var changed = json
    changed["results", 0, "title"] = "Mine"
    #expect(changed["results"].arrayValue.map { $0["title"].stringValue } == ["Mine"] + titles.dropFirst())
    #expect(json["results"][0]["title"].stringValue == titles.first)
  }
}
