import Foundation
import Synchronization
import Testing

@testable import Libwebsockets

@Suite struct `The front door` {
  private let get = "GET / HTTP/1.1\r\nHost: h\r\n\r\n"

  private func post(_ length: Int) -> String {
    "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(length)\r\n\r\n"
  }

  @Test func `requests whose body never comes keep nobody waiting, and are told why they end`() throws {
    let loop = try RunningLoop(
      configure: {
        $0.bodiesAtATime = 8
        $0.requestTimeout = 600
      }, service: { TestService() })
    let idle = (0..<300).map { _ in RawClient(port: loop.port) }
    for client in idle { client.send(post(100) + "half") }
    let (other, whole) = (RawClient(port: loop.port), RawClient(port: loop.port))
    other.send(get)
    #expect(other.text().hasPrefix("HTTP/1.1 200"))
    whole.send(post(2) + "{}")
    #expect(whole.text().hasSuffix("\r\n\r\n{}"))
    var watched = idle.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    while watched.count(where: { $0.revents != 0 }) < 300 - 8, poll(&watched, 300, 60_000) > 0 {}
    let ended = zip(idle, watched).filter { $0.1.revents != 0 }
    #expect(ended.count == 300 - 8)
    for (client, _) in ended { #expect(client.text().hasPrefix("HTTP/1.1 408")) }
  }

  @Test func `a body has so many seconds in all, however it trickles`() throws {
    let loop = try RunningLoop(configure: { $0.requestTimeout = 1 }, service: { TestService() })
    let client = RawClient(port: loop.port)
    client.send(post(3) + "a")
    client.send("b")
    #expect(client.text().hasPrefix("HTTP/1.1 408"))
  }

  @Test func `a body that comes in pieces is one body`() throws {
    let loop = try RunningLoop(service: { TestService() })
    let client = RawClient(port: loop.port)
    for byte in (post(3) + "abc").utf8 { client.send([byte]) }
    #expect(client.text().hasSuffix("\r\n\r\nabc"))
  }

  @Test func `a whole request is answered to a client that has said its last`() throws {
    let loop = try RunningLoop(service: { TestService() })
    for (request, end) in [(post(3) + "abc", "abc"), (get, "\r\n\r\n")] {
      let client = RawClient(port: loop.port)
      client.send(request)
      client.finish()
      let text = client.text()
      #expect(text.hasPrefix("HTTP/1.1 200") && text.hasSuffix(end))
    }
    let half = RawClient(port: loop.port)
    half.send(post(3) + "ab")
    half.finish()
    #expect(half.text() == "")
  }

  @Test func `what follows a request is thrown away, and does not harm the answer`() throws {
    let loop = try RunningLoop(service: { TestService() })
    let client = RawClient(port: loop.port)
    client.send(post(3) + "abc" + String(repeating: "x", count: 300_000))
    let text = client.text()
    #expect(text.hasSuffix("\r\n\r\nabc"))
    #expect(text.split(separator: "HTTP/1.1").count == 1)
  }

  @Test func `a long answer reaches a slow reader whole, and another is served meanwhile`() throws {
    let body = [UInt8](repeating: 65, count: 8 << 20)
    let loop = try RunningLoop(service: {
      TestService(answer: { .now(Response(status: 200, body: $0.head.path == "/long" ? body : [66])) })
    })
    let slow = RawClient(port: loop.port, receiveBuffer: 4096)
    slow.send("GET /long HTTP/1.1\r\nHost: h\r\n\r\n")
    var read = slow.receive(upTo: 100) ?? []
    #expect(read.count > 0)
    let other = RawClient(port: loop.port)
    other.send(get)
    #expect(other.text().hasSuffix("\r\n\r\nB"))
    read += slow.everything()
    #expect(String(decoding: read.prefix(300), as: UTF8.self).contains("Content-Length: 8388608\r\n"))
    #expect(read.count { $0 == 65 } >= 8 << 20 && read.suffix(8 << 20).allSatisfy { $0 == 65 })
  }

  @Test(arguments: [
    "/?%", "/?x=%00", "/?a=%zz&%", "/%?" + String(repeating: "&", count: 300), "/%2", "/..?/../",
  ])
  func `no address is too odd for an answer of our own`(address: String) throws {
    let loop = try RunningLoop(service: {
      TestService(answer: { request in
        let address = request.head.path + "|" + (request.head.query ?? "")
        return .now(Response(status: 200, body: Array(address.utf8)))
      })
    })
    let client = RawClient(port: loop.port)
    client.send("GET \(address) HTTP/1.1\r\nHost: h\r\n\r\n")
    let parts = address.split(separator: "?", maxSplits: 1)
    #expect(client.text().hasSuffix("\r\n\r\n\(parts[0])|\(parts.count > 1 ? parts[1] : "")"))
  }

  @Test func `a method that nobody knows is told which there are, in the service's form`() throws {
    let loop = try RunningLoop(service: { TestService() })
    let client = RawClient(port: loop.port)
    client.send("DELETE / HTTP/1.1\r\nHost: h\r\n\r\n")
    let text = client.text()
    #expect(text.hasPrefix("HTTP/1.1 405"))
    #expect(text.contains("\r\nAllow: GET, HEAD, POST\r\n") && text.contains("\r\nX-Ours: yes\r\n"))
  }

  @Test(arguments: [
    ("keep-alive, Upgrade", "Upgrade; \"x"), ("25jZQ==", "25jZ==="), ("25jZQ==", "25jZQ=="),
    ("Version: 13", "Version: 12"),
  ])
  func `a handshake that is refused gets our answer, and one with odd fields beside it is none of those`(
    part: String, instead: String
  ) throws {
    let loop = try RunningLoop(service: { TestService() })
    let client = RawClient(port: loop.port)
    let odd = "X-Odd: (\"%;\r\nSec-WebSocket-Extensions: permessage-deflate\r\nHost:"
    client.send(RawWebSocket.request.replacing(part, with: instead).replacing("Host:", with: odd))
    if part == instead {
      #expect(String(decoding: client.receive() ?? [], as: UTF8.self).hasPrefix("HTTP/1.1 101"))
    } else {
      let text = client.text()
      #expect(text.hasPrefix("HTTP/1.1 400") && text.contains("\r\nX-Ours: yes\r\n"))
    }
  }

  @Test func `at the limit of descriptors the loop asks once a second, and serves once it can`() throws {
    let (asked, seconds) = (Counter(), Counter())
    let loop = try RunningLoop(
      service: { TestService(second: { seconds.add() }) },
      prepare: { loop in
        let accept = loop.acceptor
        loop.acceptor = { listener, peer in
          guard seconds.value < 3 else { return accept(listener, peer) }
          asked.add()
          errno = EMFILE
          return -1
        }
      })
    let client = RawClient(port: loop.port)
    client.send(get)
    #expect(client.text().hasPrefix("HTTP/1.1 200"))
    // Before the first of the seconds, and after each of the others.
    #expect((1...4).contains(asked.value))
  }

  @Test func `where somebody leaves, the next one comes in without waiting for the second`() throws {
    let (isFull, seconds) = (Counter(), Counter())
    let loop = try RunningLoop(
      service: { TestService(second: { seconds.add() }) },
      prepare: { loop in
        let accept = loop.acceptor
        loop.acceptor = { [unowned loop] listener, peer in
          guard loop.waitingRoom.guests.isEmpty else {
            isFull.add()
            errno = EMFILE
            return -1
          }
          return accept(listener, peer)
        }
      })
    // They are taken in the order in which they come.
    var clients = (0..<20).map { _ in RawClient(port: loop.port) }
    while let client = clients.first {
      client.send(get)
      #expect(client.text().hasPrefix("HTTP/1.1 200"))
      clients.removeFirst()
    }
    #expect(isFull.value > 0)
    #expect(seconds.value < 10)
  }

  @Test func `whatever bytes come, in whatever pieces, the next request is served`() throws {
    let loop = try RunningLoop(configure: { $0.requestTimeout = 600 }, service: { TestService() })
    var random = SystemRandomNumberGenerator()
    for seed in [get, post(3) + "abc", RawWebSocket.request, post(9) + "ab"] {
      for _ in 0..<200 {
        var bytes = Array(seed.utf8)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          bytes[.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
        }
        let client = RawClient(port: loop.port)
        let cut = Int.random(in: 0...bytes.count, using: &random)
        client.send(Array(bytes[..<cut]))
        client.send(Array(bytes[cut...]))
      }
    }
    let client = RawClient(port: loop.port)
    client.send(get)
    #expect(client.text().hasPrefix("HTTP/1.1 200"))
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func add() { count.withLock { $0 += 1 } }
  }
}
