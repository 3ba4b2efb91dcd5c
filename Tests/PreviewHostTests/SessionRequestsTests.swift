import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

/// On the main thread throughout, and without a pause: there is one ledger for the whole process.
@MainActor @Suite struct `Requests on their way to the gateway` {
  private func news(_ address: String, _ answer: RequestAnswer, _ count: Int = 1) -> RequestNews {
    RequestNews(method: "GET", address: address, answer: answer, count: count)
  }

  @Test func `are words of the wire for each answer`() {
    let answers: [RequestAnswer] = [.unread, .sample(type: "Film"), .mock(file: "GET/a/b.json"), .picture]
    let rows = answers.map { RequestRow(news("https://a.example", $0)) }

    #expect(rows.map(\.answer) == [.unread, .sample, .mock, .picture])
    #expect(rows.map(\.detail) == ["", "Film", "GET/a/b.json", ""])
  }

  @Test func `are told once, not too often, and again when they were not taken`() {
    let requests = SessionRequests()
    #expect(requests.nextDeadline == nil)
    requests.take([news("https://a.example", .unread), news("https://b.example", .picture, 3)])

    var told: [[RequestRow]] = []
    requests.drain(at: 10) { _ in false }
    requests.drain(at: 10.5) {
      told.append($0); return true
    }
    #expect(told.isEmpty)
    requests.drain(at: 11) {
      told.append($0); return true
    }
    requests.drain(at: 20) {
      told.append($0); return true
    }
    #expect(told.map { $0.map(\.count) } == [[1, 3]] && requests.nextDeadline == nil)

    // Asked once more, and read only afterwards.
    requests.take([news("https://a.example", .sample(type: "Film"))])
    requests.take([news("https://a.example", .unread)])
    requests.drain(at: 30) {
      told.append($0); return true
    }
    #expect(told.last?.first == RequestRow(news("https://a.example", .sample(type: "Film"), 3)))
  }

  @Test func `are no more than a report has room for`() {
    let requests = SessionRequests()
    requests.take((0..<1000).map { news("https://a.example/\($0)", .unread) })
    var count = 0
    requests.drain(at: 0) {
      count = $0.count; return true
    }
    #expect(count == WireLimits.requests)
  }
}
