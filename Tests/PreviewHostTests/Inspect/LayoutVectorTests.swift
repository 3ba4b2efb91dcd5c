import Foundation
import Gallery
import PreviewRuntime
import Testing

@testable import PreviewHost

/// Expected values of the gallery's layouts, `Tests/Golden/layouts/*.json`, through `inspect` as a user runs
/// it.
@MainActor @Suite struct `Layout vectors` {
  @Test(arguments: ["snapping-list", "card-stack", "drum", "table"]) func `hold through inspect`(slug: String)
    throws
  {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Golden/layouts/\(slug).json").standardized
    let vectors = try Foundation.JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file))
    let tolerance = try #require(vectors["tolerance"]?.number)
    let cases = try #require(vectors["cases"]?.array)
    #expect(!cases.isEmpty)

    for (index, expected) in cases.enumerated() {
      for collection in try #require(expected["collections"]?.array) {
        let found = try inspect(slug, expected, collection)
        try compare(found, collection, tolerance, "\(slug) case \(index)")
        if let offset = collection["target"]?["offset"] {
          try compare(found["target"], offset, tolerance, "\(slug) case \(index) target")
        }
      }
    }
  }

  /// As the vectors' note has it: the strip is where the large photos take it.
  @Test func `of the photos hold for both views when only the large ones are moved`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Golden/layouts/photos.json").standardized
    let vectors = try Foundation.JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file))
    let tolerance = try #require(vectors["tolerance"]?.number)

    for (index, expected) in try #require(vectors["cases"]?.array).enumerated() {
      let collections = try #require(expected["collections"]?.array)
      let preview = try #require(collections.first { $0["id"]?.string == "preview" })
      for collection in collections {
        let id = try #require(collection["id"]?.string)
        let found = try inspect("photos", expected, preview, answering: id)
        try compare(found, collection, tolerance, "photos case \(index), \(id)")
      }
    }
  }

  /// The output of `inspect` for the collection view of a case, or for the one called `other`.
  private func inspect(
    _ slug: String, _ expected: JSONValue, _ collection: JSONValue, answering other: String? = nil
  ) throws -> JSONValue {
    let size = try #require(expected["size"]?.numbers)
    let id = try #require(collection["id"]?.string)
    let offset = try #require(collection["contentOffset"]?.numbers)
    var arguments = [slug, "--size", "\(size[0])x\(size[1])", "--offset", "\(id)=\(offset[0]),\(offset[1])"]
    if let proposed = collection["target"]?["proposed"]?.numbers {
      arguments += ["--target", "\(id)=\(proposed[0]),\(proposed[1])"]
    }
    let preview = try #require(galleryPreviews.first { $0.slug == slug })
    let options = try InspectOptions(arguments)
    let printed = try Inspect.inspect(preview, options: options, script: nil).text
    let json = try Foundation.JSONDecoder().decode(JSONValue.self, from: Data(printed.utf8))
    let collections = json["samples"]?.array?.first?["collections"]?.array ?? []
    return try #require(collections.first { $0["id"]?.string == other ?? id })
  }

  /// Every field of `expected` stands in `found`; the target is looked at by the caller.
  private func compare(_ found: JSONValue?, _ expected: JSONValue, _ tolerance: Double, _ path: String) throws
  {
    switch expected {
    case .number(let value):
      let number = try #require(found?.number, "\(path) is missing")
      #expect(abs(number - value) <= tolerance, "\(path): \(number), not \(value)")
    case .string(let value): #expect(found?.string == value, "\(path)")
    case .bool(let value): #expect(found?.bool == value, "\(path)")
    case .null: break
    case .array(let items):
      let array = try #require(found?.array, "\(path) is missing")
      try #require(array.count == items.count, "\(path): \(array.count) instead of \(items.count)")
      for (index, item) in items.enumerated() {
        try compare(array[index], item, tolerance, "\(path)[\(index)]")
      }
    case .object(let fields):
      for (key, value) in fields where key != "target" {
        try compare(found?[key], value, tolerance, "\(path).\(key)")
      }
    }
  }
}

extension JSONValue {
  subscript(key: String) -> JSONValue? { object?[key] }

  var numbers: [Double]? { array?.compactMap(\.number) }
}

/// The gallery as the agent offers it.
let galleryPreviews: [Preview] = GalleryPreview.all.map {
  Preview(
    slug: $0.slug, title: $0.title, summary: $0.summary, items: $0.items,
    makeViewController: $0.makeViewController)
}
