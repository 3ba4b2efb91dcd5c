import Testing

@testable import UIKit

@MainActor @Suite struct `Requests without a network` {
  let stage = Stage()

  private final class Answer: @unchecked Sendable {
    // Written and read on UIKit's one thread.
    var data: Data?
    var error: URLError?
    var count = 0
  }

  private func ask(_ url: URL, _ prepare: (URLSessionDataTask) -> Void = { $0.resume() }) -> Answer {
    let answer = Answer()
    prepare(
      URLSession.shared.dataTask(with: url) { data, _, error in
        answer.data = data
        answer.error = error as? URLError
        answer.count += 1
      })
    return answer
  }

  @Test func `they fail in the next turn, once, and say so`() throws {
    var reports: [String] = []
    stage.loop.report = { reports.append($0) }
    let answer = ask(try #require(URL(string: "https://example.com/a.png"))) {
      $0.resume()
      $0.resume()
    }
    #expect(answer.count == 0)
    stage.settle()
    #expect(answer.count == 1 && answer.error?.code == .notConnectedToInternet && answer.data == nil)
    #expect(reports.count == 1 && reports[0].contains("example.com"))
  }

  @Test func `one that is called off is cancelled, and one that never began never ends`() throws {
    let url = try #require(URL(string: "https://example.com"))
    _ = stage.loop
    let cancelled = ask(url) {
      $0.resume()
      $0.cancel()
    }
    let idle = ask(url) { _ in }
    stage.settle()
    #expect(cancelled.error?.code == .cancelled && idle.count == 0)
  }

  @Test func `files are read`() {
    _ = stage.loop
    let answer = ask(URL(fileURLWithPath: #filePath))
    stage.settle()
    #expect(answer.data?.isEmpty == false && answer.error == nil)
  }
}
