import SampleData
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct `Requests without a network` {
  let stage = Stage()

  private struct Film: Decodable, Equatable {
    let id: Int
    let title: String
  }

  private final class Answer: @unchecked Sendable {
    // Written and read on UIKit's one thread.
    var data: Data?
    var response: URLResponse?
    var error: URLError?
    var count = 0
  }

  private func ask(_ url: URL, _ prepare: (URLSessionDataTask) -> Void = { $0.resume() }) -> Answer {
    // Other tests may have made theirs the current one since this suite was made.
    _ = stage.loop
    let answer = Answer()
    prepare(
      URLSession.shared.dataTask(with: url) { data, response, error in
        (answer.data, answer.response, answer.error) = (data, response, error as? URLError)
        answer.count += 1
      })
    return answer
  }

  private func settle(for seconds: Double = 1) {
    stage.loop.advance(to: stage.loop.now + seconds)
  }

  @Test func `they are answered once, a little later, with what decodes as whatever is asked for`() throws {
    _ = RequestLedger.take()
    let answer = ask(try #require(URL(string: "https://api.example.com/films"))) {
      $0.resume()
      $0.resume()
    }
    stage.settle()
    #expect(answer.count == 0)
    settle()

    #expect(answer.count == 1 && answer.error == nil)
    #expect((answer.response as? HTTPURLResponse)?.statusCode == 200)
    let films = try JSONDecoder().decode([Film].self, from: #require(answer.data))
    #expect(films.map(\.id) == Array(1...12) && Set(films.map(\.title)).count == 12)
    let row = try #require(RequestLedger.take().first { $0.address == "https://api.example.com/films" })
    #expect(row.method == "GET" && row.answer == .sample(type: "Array<Film>") && row.count == 1)
  }

  @Test func `another address has other values and other ids, and the next page goes on`() throws {
    func films(_ address: String) throws -> [Film] {
      let answer = ask(try #require(URL(string: address)))
      settle()
      return try JSONDecoder().decode([Film].self, from: #require(answer.data))
    }
    let popular = try films("https://api.example.com/popular?page=1")
    let next = try films("https://api.example.com/popular?page=2")
    let rated = try films("https://api.example.com/rated")

    #expect(try films("https://api.example.com/popular?page=1") == popular)
    #expect(next.first?.id == 13 && rated.first?.id == 1001)
    #expect(Set((popular + next + rated).map(\.id)).count == 36)
    #expect(popular.map(\.title) != rated.map(\.title))
  }

  @Test func `one that is called off is cancelled, and one that never began never ends`() throws {
    let url = try #require(URL(string: "https://example.com"))
    _ = stage.loop
    let cancelled = ask(url) {
      $0.resume()
      $0.cancel()
    }
    let idle = ask(url) { _ in }
    settle()
    #expect(cancelled.error?.code == .cancelled && cancelled.count == 1 && idle.count == 0)
  }

  @Test func `files are read`() {
    _ = stage.loop
    let answer = ask(URL(fileURLWithPath: #filePath))
    stage.settle()
    #expect(answer.data?.isEmpty == false && answer.error == nil)
  }

  @Test func `an address that has lost its beginning is answered, one of another kind is not`() throws {
    let answer = ask(try #require(URL(string: "/v1/films?page=2")))
    let other = ask(try #require(URL(string: "ftp://example.com/films")))
    settle()
    #expect(try JSONDecoder().decode([Film].self, from: #require(answer.data)).count == 12)
    #expect(other.error?.code == .unsupportedURL && other.data == nil)
  }

  @Test func `pictures are placeholders, the same for the same address`() throws {
    _ = RequestLedger.take()
    func picture(_ address: String) throws -> UIImage {
      let answer = ask(try #require(URL(string: address)))
      settle()
      let data = try #require(answer.data)
      return try #require(UIImage(data: data))
    }
    let first = try picture("https://image.example.com/w500/poster-1.jpg")
    #expect(try picture("https://image.example.com/w500/poster-1.jpg") == first)
    #expect(try picture("https://image.example.com/w500/poster-2.jpg") != first)
    #expect(first.size.height > first.size.width)
    // Without an ending it is unknown that a picture is wanted until one is made of it.
    #expect(try picture("https://api.example.com/avatar/9").size.width > 0)
    #expect(RequestLedger.take().first { $0.answer == .picture }?.count == 3)
  }

  @Test func `what is read by hand has nothing in it, and needs a mock`() throws {
    _ = RequestLedger.take()
    let answer = ask(try #require(URL(string: "https://api.example.com/by-hand")))
    settle()
    let object = try JSONSerialization.jsonObject(with: #require(answer.data))

    #expect((object as? [String: Any])?.isEmpty == true)
    #expect(RequestLedger.take().first { $0.address.hasSuffix("by-hand") }?.answer == .unread)
  }

  @Test func `what is read by hand and written again is what a decoder reads`() throws {
    struct Film: Decodable, Equatable { let title: String }
    let data = SampleBytes(method: "GET", address: "https://api.example.com/films").data
    let object = try JSONSerialization.jsonObject(with: data)
    let again = try JSONSerialization.data(withJSONObject: object)
    let films = try JSONDecoder().decode([Film].self, from: again)

    #expect(films == (try JSONDecoder().decode([Film].self, from: data)) && !films.isEmpty)
    #expect(try JSONSerialization.data(withJSONObject: ["a": 1]) == Data("{\"a\":1}".utf8))
  }

  @Test func `what servers say of failures is never sample data`() throws {
    struct APIErrorResponse: Decodable { let message: String }
    let data = SampleBytes(method: "GET", address: "https://api.example.com/a").data
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(APIErrorResponse.self, from: data) }
  }

  @Test func `delegates hear of the response, the data and the end`() throws {
    final class Listener: NSObject, URLSessionDataDelegate {
      var heard: [String] = []
      func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
      ) {
        heard.append("response")
        completionHandler(.allow)
      }
      func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        heard.append("data")
      }
      func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        heard.append(error == nil ? "end" : "error")
      }
    }
    let listener = Listener()
    _ = stage.loop
    let session = URLSession(configuration: .default, delegate: listener, delegateQueue: nil)
    session.dataTask(with: try #require(URL(string: "https://example.com/feed"))).resume()
    settle()
    #expect(listener.heard == ["response", "data", "end"])
  }

  @Test func `a mock answers with its status, and comes before sample data`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    let place = "\(folder)/GET/api.example.com/films"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try Data(#"[{"id": 7, "title": "Mine"}]"#.utf8).write(to: URL(fileURLWithPath: "\(place)/mine.404.json"))
    SampleSettings.current.mocks = MockFolder(path: folder)
    defer {
      SampleSettings.current.mocks = nil
      try? FileManager.default.removeItem(atPath: folder)
    }
    let answer = ask(try #require(URL(string: "https://api.example.com/films/mine?page=1")))
    settle()

    #expect((answer.response as? HTTPURLResponse)?.statusCode == 404)
    #expect(answer.response?.mimeType == "application/json")
    let films = try JSONDecoder().decode([Film].self, from: #require(answer.data))
    #expect(films == [Film(id: 7, title: "Mine")])
  }
}

@Suite struct `Decoders that know sample data` {
  private struct Item: Codable, Equatable {
    let fullName: String
    let at: Date
  }

  @Test func `read JSON as Foundation's does, strategies and errors included`() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .secondsSince1970
    let item = try decoder.decode(Item.self, from: Data(#"{"full_name": "A", "at": 3}"#.utf8))

    #expect(item == Item(fullName: "A", at: Date(timeIntervalSince1970: 3)))
    #expect(throws: DecodingError.self) { try decoder.decode(Item.self, from: Data("{}".utf8)) }
    #expect(throws: (any Error).self) { try decoder.decode(Item.self, from: Data("Sample".utf8)) }
    #expect(try JSONSerialization.jsonObject(with: Data("[1]".utf8)) as? [Int] == [1])
  }

  @Test func `property lists are read, and made of sample data`() throws {
    let data = SampleBytes(method: "GET", address: "https://a.example/b").data
    let written = try PropertyListEncoder().encode(["a": 1])

    #expect(try PropertyListDecoder().decode([String: Int].self, from: written) == ["a": 1])
    #expect(try PropertyListDecoder().decode(Item.self, from: data).fullName.isEmpty == false)
  }
}
