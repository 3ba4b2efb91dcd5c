import Testing

@testable import Libwebsockets

@Suite struct `A visit over HTTP` {
  private let limits = HTTPVisit.Limits(
    headSeconds: 10, bodySeconds: 5, bodyBytes: 100, portionSeconds: 10, portionBytes: 64)
  private let post = "POST /a HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\n\r\n"

  private func hear(_ visit: HTTPVisit, _ text: String, isAll: Bool = false) -> HTTPVisit.Action {
    Array(text.utf8).withUnsafeBytes { visit.heard($0, isAll: isAll) }
  }

  private func receive(_ visit: inout HTTPVisit, _ text: String) -> HTTPVisit.Action {
    Array(text.utf8).withUnsafeBytes { visit.received($0) }
  }

  /// A visit whose head is admitted.
  private func admitted(_ text: String) throws -> (HTTPVisit, HTTPVisit.Action) {
    var visit = HTTPVisit(limits: limits, now: 0)
    guard case .decide(let head, let length) = hear(visit, text + "rest") else { throw NotDecided() }
    #expect(length == text.utf8.count)
    let action = visit.admitted(head, now: 1)
    return (visit, action)
  }

  private struct NotDecided: Error {}

  /// Bytes of the answer, written so many at a time.
  private func answer(_ visit: inout HTTPVisit, _ count: Int) -> String {
    var written: [UInt8] = []
    while visit.stage == .answering {
      let taken = visit.withPortion { bytes, _ in
        written += bytes.prefix(count)
        return min(count, bytes.count)
      }
      _ = visit.wrote(taken, now: 2)
    }
    return String(decoding: written, as: UTF8.self)
  }

  @Test func `a request whose body comes in pieces is served once it is whole, and not before`() throws {
    var (visit, action) = try admitted(post)
    guard case .read = action else { throw NotDecided() }
    guard case .read = receive(&visit, "ab") else { throw NotDecided() }
    #expect((visit.bodyCount, visit.bodyRest) == (2, 2))
    guard case .serve(let head, let body) = receive(&visit, "cdefg") else { throw NotDecided() }
    #expect(head.path == "/a")
    #expect(body == Array("abcd".utf8), "what follows the body is no part of it")
    #expect(visit.stage == .waiting)
  }

  @Test(arguments: ["GET", "HEAD"])
  func `a request without a body is served at once, and HEAD is told the length only`(method: String) throws {
    var (visit, action) = try admitted("\(method) / HTTP/1.1\r\nHost: h\r\n\r\n")
    guard case .serve = action else { throw NotDecided() }
    guard case .write = visit.answer(Response(status: 200, body: Array("hello".utf8)), now: 1) else {
      throw NotDecided()
    }
    let text = answer(&visit, 7)
    #expect(text.contains("Content-Length: 5\r\nConnection: close\r\n\r\n"))
    #expect(text.hasSuffix("hello") == (method == "GET"))
    #expect(visit.stage == .leaving)
  }

  @Test func `a refused HEAD has no body either`() throws {
    var visit = HTTPVisit(limits: limits, now: 0)
    guard case .decide(let head, _) = hear(visit, "HEAD / HTTP/1.1\r\nHost: h\r\n\r\n") else {
      throw NotDecided()
    }
    _ = visit.answer(Response(status: 403, body: Array("no".utf8)), to: head, now: 1)
    #expect(answer(&visit, 1000).hasSuffix("\r\n\r\n"))
  }

  @Test(arguments: [1, 3, 63, 64, 65, 1000])
  func `an answer arrives as it is, however few bytes are taken at a time`(count: Int) throws {
    var (visit, _) = try admitted("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    let response = Response(status: 200, body: (0..<200).map { UInt8($0) % 90 + 33 })
    _ = visit.answer(response, now: 1)
    #expect(Array(answer(&visit, count).utf8) == response.serialisedHead() + response.body)
  }

  @Test func `each stage has its own time, and trickling bytes gains none`() throws {
    let silent = HTTPVisit(limits: limits, now: 3)
    guard case .wait = silent.secondPassed(now: 12) else { throw NotDecided() }
    guard case .hangUp = silent.secondPassed(now: 13) else { throw NotDecided() }

    var (slow, _) = try admitted(post)
    _ = receive(&slow, "abc")
    guard case .wait = slow.secondPassed(now: 5) else { throw NotDecided() }
    guard case .refuse(408, _) = slow.secondPassed(now: 6) else { throw NotDecided() }

    var (waiting, _) = try admitted("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    guard case .wait = waiting.secondPassed(now: 1_000_000) else { throw NotDecided() }
    waiting.waits(until: 20)
    guard case .wait = waiting.secondPassed(now: 19) else { throw NotDecided() }
    guard case .giveUp = waiting.secondPassed(now: 20) else { throw NotDecided() }
  }

  @Test func `a reader gets new time for each whole portion, and for nothing less`() throws {
    var (visit, _) = try admitted("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    _ = visit.answer(Response(status: 200, body: [UInt8](repeating: 0, count: 500)), now: 1)
    #expect(visit.deadline == 11)
    _ = visit.wrote(63, now: 5)
    #expect(visit.deadline == 11)
    _ = visit.wrote(1, now: 6)
    #expect(visit.deadline == 16)
    guard case .hangUp = visit.secondPassed(now: 16) else { throw NotDecided() }
  }

  @Test func `who says no more before its request is whole is hung up on, later answered`() throws {
    guard case .hangUp = hear(HTTPVisit(limits: limits, now: 0), "GET / HT", isAll: true) else {
      throw NotDecided()
    }
    guard case .decide = hear(HTTPVisit(limits: limits, now: 0), post, isAll: true) else {
      throw NotDecided()
    }
    var (visit, _) = try admitted(post)
    guard case .hangUp = visit.ended() else { throw NotDecided() }
    _ = receive(&visit, "abcd")
    guard case .wait = visit.ended() else { throw NotDecided() }
  }

  @Test func `a visit is answered once`() throws {
    var (visit, _) = try admitted("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    _ = visit.answer(Response(status: 200), now: 1)
    guard case .wait = visit.answer(Response(status: 500), now: 1) else { throw NotDecided() }
    #expect(answer(&visit, 9).hasPrefix("HTTP/1.1 200"))
    guard case .wait = visit.answer(Response(status: 500), now: 1) else { throw NotDecided() }
  }
}
