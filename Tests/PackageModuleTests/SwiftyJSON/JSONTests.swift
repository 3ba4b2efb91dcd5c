import SwiftyJSON
import Testing
import UIKit

@Suite struct `SwiftyJSON's values` {
  private let json = JSON(
    parseJSON: """
      {"name": "Rye", "count": 3, "price": 2.5, "fresh": true, "none": null, "number": "12.5", "yes": "true",
       "link": "https://bread.example/a b", "tags": ["a", "b"], "shop": {"rooms": [{"id": 1}, {"id": 2}]}}
      """)

  @Test func `are what stands at names and numbers, or null`() {
    #expect(json["name"].string == "Rye" && json["count"].int == 3 && json["price"].double == 2.5)
    #expect(json["fresh"].bool == true && json["tags"][1].stringValue == "b")
    #expect(json["shop"]["rooms"][1]["id"].intValue == 2 && json["shop", "rooms", 0, "id"].int == 1)
    #expect(json[["shop", "rooms", 1]]["id"].int == 2)
    #expect(json["gone"].error == .notExist && json["tags"][9].error == .indexOutOfBounds)
    #expect(json["name"]["x"].error == .wrongType && !json["name"]["x"].exists())
    #expect(json["none"].exists() && json["none"].null != nil && !json["gone"].exists())
    #expect(json["link"].url?.absoluteString == "https://bread.example/a%20b")
    #expect(json["shop"].type == .dictionary && json["fresh"].type == .bool && json["count"].type == .number)
  }

  @Test func `are converted where the name says value, and only there`() {
    #expect(
      json["number"].double == nil && json["number"].doubleValue == 12.5 && json["number"].intValue == 12)
    #expect(json["count"].string == nil && json["count"].stringValue == "3" && json["count"].bool == nil)
    #expect(json["count"].boolValue && json["yes"].boolValue && json["yes"].bool == nil)
    #expect(json["gone"].stringValue == "" && json["gone"].intValue == 0 && json["gone"].arrayValue.isEmpty)
    #expect(json["tags"].arrayValue.map(\.stringValue) == ["a", "b"] && json["tags"].dictionary == nil)
    #expect(json["shop"].dictionaryValue.count == 1 && json["fresh"].stringValue == "true")
  }

  @Test func `are gone through with names or numbers`() {
    var seen: [String] = []
    for (key, value) in json["tags"] { seen.append("\(key) \(value.stringValue)") }
    for (key, value): (String, JSON) in json["shop"] { seen.append("\(key) \(value.count)") }
    for _ in json["name"] { seen.append("never") }
    #expect(seen == ["0 a", "1 b", "rooms 2"])
    #expect(json["tags"].count == 2 && json["gone"].isEmpty && json["tags"].first?.1 == "a")
  }

  @Test func `are made of literals and Foundation's values, and can be changed`() throws {
    var made: JSON = ["a": 1, "b": [true, "x", JSON(["c": 2.5])]]
    #expect(made["b"][2]["c"].double == 2.5 && made["b"][0].bool == true && made["a"] == 1)
    made["a"].int = 5
    made["b", 1] = "y"
    made["d"] = ["e": JSON.null]
    made["b"][2]["c"].string = "z"
    #expect(made["a"].intValue == 5 && made["b"][1] == "y" && made["d"]["e"].null != nil)
    #expect(made["b"][2]["c"] == "z")
    #expect(try JSON(data: made.rawData()) == made)
    #expect(JSON(nil as Int? as Any).null != nil && JSON(Date()).type == .unknown)
    #expect(JSON(Data("[1]".utf8))[0] == 1 && JSON(parseJSON: "{").error == .invalidJSON)
    #expect(throws: (any Error).self) { try JSON(data: Data("{".utf8)) }
    #expect(
      JSON("x").rawString() == "x" && JSON(7).rawString() == "7"
        && JSON(["a"]).rawString(options: []) == "[\"a\"]")
  }

  @Test func `are compared with their like, merged and coded`() throws {
    #expect(json["count"] > 2 && json["name"] < "Z" && !(json["name"] == 3) && json["tags"] == ["a", "b"])
    #expect(json["fresh"] == true && json["count"] != true)
    let merged = try JSON(["a": ["x": 1], "l": [1]]).merged(with: ["a": ["y": 2], "l": [2], "b": "n"])
    #expect(merged == ["a": ["x": 1, "y": 2], "l": [1, 2], "b": "n"])
    #expect(throws: SwiftyJSONError.wrongType) { try JSON([1]).merged(with: "x") }
    #expect(try JSONDecoder().decode(JSON.self, from: JSONEncoder().encode(json)) == json)
  }
}
