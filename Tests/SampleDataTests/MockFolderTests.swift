import Foundation
import Testing

@testable import SampleData

@Suite struct `A folder of mocks` {
  private func withFolder(_ files: [String: String], _ work: (MockFolder, String) throws -> Void) throws {
    let outer = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    let folder = "\(outer)/mocks"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: outer) }
    for (path, text) in files {
      let place = URL(fileURLWithPath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
    try work(MockFolder(path: folder), outer)
  }

  private func file(_ folder: MockFolder, _ address: String, _ method: String = "GET") throws -> String? {
    try folder.answer(method: method, url: #require(URL(string: address)))?.file
  }

  @Test func `answers by method, host and path, whatever the query`() throws {
    try withFolder([
      "GET/api.example.com/films/popular.json": "[]", "POST/api.example.com/films/popular.json": "{}",
    ]) { (folder, _) throws in
      let address = "https://api.example.com/films/popular"
      #expect(try file(folder, "\(address)?page=3") == "GET/api.example.com/films/popular.json")
      #expect(try file(folder, address, "post") == "POST/api.example.com/films/popular.json")
      #expect(try file(folder, address, "PUT") == nil)
      #expect(try file(folder, "https://other.example.com/films/popular") == nil)
      #expect(try file(folder, "https://api.example.com/films") == nil)
    }
  }

  @Test func `has wildcards for parts of paths, queries where a file names them, statuses and kinds`() throws
  {
    let files = [
      "GET/a.example/films/_.json": "{}", "GET/a.example/films/7.json": "{}",
      "GET/a.example/_/cast/_.json": "[]",
      "GET/a.example/list.json": "[]", "GET/a.example/list?page=2.json": "[2]",
      "GET/a.example/gone.410.txt": "gone",
      "GET/a.example/index.json": "{}", "GET/a.example/feed.xml": "<a/>",
    ]
    try withFolder(files) { (folder, _) throws in
      #expect(try file(folder, "https://a.example/films/12") == "GET/a.example/films/_.json")
      #expect(try file(folder, "https://a.example/films/7") == "GET/a.example/films/7.json")
      #expect(try file(folder, "https://a.example/films/cast/9") == "GET/a.example/_/cast/_.json")
      #expect(try file(folder, "https://a.example/list?page=1") == "GET/a.example/list.json")
      #expect(try file(folder, "https://a.example/list?x=y&page=2") == "GET/a.example/list?page=2.json")
      #expect(try file(folder, "https://a.example/") == "GET/a.example/index.json")
      let gone = try folder.answer(method: "GET", url: #require(URL(string: "https://a.example/gone")))
      #expect(gone?.status == 410 && gone?.contentType == "text/plain" && gone?.body == Data("gone".utf8))
      #expect(try file(folder, "https://a.example/feed") == "GET/a.example/feed.xml")
    }
  }

  @Test func `gives nothing that lies outside of it`() throws {
    try withFolder(["GET/a.example/x.json": "{}"]) { (folder, outer) throws in
      try Data("secret".utf8).write(to: URL(fileURLWithPath: "\(outer)/secret.json"))
      let links = [
        "\(folder.path)/GET/a.example/linked.json": "\(outer)/secret.json", "\(folder.path)/GET/out": outer,
      ]
      for (link, target) in links {
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      }
      for address in [
        "https://a.example/linked", "https://out/secret", "https://a.example/../../../secret",
        "https://a.example/%2e%2e/%2e%2e/secret",
        "https://../secret", "https://a.example/..%2F..%2Fsecret",
      ] {
        guard let url = URL(string: address) else { continue }
        #expect(try folder.answer(method: "GET", url: url) == nil, "\(address)")
        #expect(try folder.answer(method: "..", url: url) == nil)
      }
    }
  }

  @Test func `names what is no JSON in a sentence`() throws {
    try withFolder(["GET/a.example/bad.json": "{,"]) { (folder, _) throws in
      let error = #expect(throws: MockError.self) { try file(folder, "https://a.example/bad") }
      #expect(error?.text.contains("GET/a.example/bad.json is no JSON") == true)
    }
  }

  @Test func `takes what is written into it, and keeps what was there`() throws {
    try withFolder(["GET/a.example/films/_.json": "{}"]) { (folder, _) throws in
      let sample = try Sample(of: [String: Int].self, SampleOptions())
      let url = try #require(URL(string: "https://a.example/list?page=1"))

      #expect(folder.write(sample.json, method: "GET", url: url) == "GET/a.example/list.json")
      #expect(folder.write(sample.json, method: "GET", url: url) == nil)
      let other = try #require(URL(string: "https://a.example/films/3"))
      #expect(folder.write(sample.json, method: "GET", url: other) == nil)
      let answer = try folder.answer(method: "GET", url: url)
      let body = try #require(answer).body
      #expect(try JSONDecoder().decode([String: Int].self, from: body) == sample.value)
    }
  }
}
