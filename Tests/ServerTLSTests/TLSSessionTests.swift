import OpenSSLSystem
import Testing

@testable import ServerTLS

/// Both sides of a connection, without a network between them.
private final class Pair {
  let files: TestCertificate
  let server: TLSSession
  let client: TLSSession
  private let identity: TLSIdentity
  private let context: OpaquePointer

  /// - Parameter protocols: those that the client offers, each behind its length; nil for no word of them.
  init(protocols: [UInt8]? = nil) throws {
    files = try TestCertificate()
    identity = try TLSIdentity(certificate: files.certificate, key: files.key)
    context = try #require(SSL_CTX_new(TLS_client_method()))
    if let protocols { SSL_CTX_set_alpn_protos(context, protocols, UInt32(protocols.count)) }
    server = try #require(TLSSession(identity))
    client = try #require(TLSSession(context: context, isServer: false))
  }

  deinit { SSL_CTX_free(context) }

  /// Lets both say what they have to, until they are silent. Returns what the server and the client read.
  func talk() throws -> (server: [UInt8], client: [UInt8]) {
    var heard: (server: [UInt8], client: [UInt8]) = ([], [])
    _ = try client.received(UnsafeRawBufferPointer(start: nil, count: 0))
    while true {
      let (up, down) = (client.takeOutput(), server.takeOutput())
      if up.isEmpty, down.isEmpty { return heard }
      heard.server += try up.withUnsafeBytes { try server.received($0) }
      heard.client += try down.withUnsafeBytes { try client.received($0) }
    }
  }
}

@Suite struct `A connection with TLS` {
  @Test func `carries bytes both ways once hands were shaken, whole, however many`() throws {
    let pair = try Pair()
    #expect(!pair.server.isReady)
    _ = try pair.talk()
    #expect(pair.server.isReady && pair.client.isReady)
    let question = Array("GET / HTTP/1.1\r\n\r\n".utf8)
    let answer = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }

    try question.withUnsafeBytes { try pair.client.send($0) }
    try answer.withUnsafeBytes { try pair.server.send($0) }
    let heard = try pair.talk()

    #expect(heard.server == question)
    #expect(heard.client == answer)
  }

  @Test func `gives what is whole, and keeps half a record for later`() throws {
    let pair = try Pair()
    _ = try pair.talk()
    try Array("hello".utf8).withUnsafeBytes { try pair.client.send($0) }
    let record = pair.client.takeOutput()

    for byte in record.dropLast() {
      #expect(try [byte].withUnsafeBytes { try pair.server.received($0) } == [])
    }
    #expect(try record.suffix(1).withUnsafeBytes { try pair.server.received($0) } == Array("hello".utf8))
  }

  @Test func `says its end, and hears the other's`() throws {
    let pair = try Pair()
    _ = try pair.talk()

    pair.client.end()
    _ = try pair.talk()

    #expect(pair.server.hasEnded && !pair.client.hasEnded)
    pair.server.end()
    _ = try pair.talk()
    #expect(pair.client.hasEnded)
  }

  @Test func `breaks at bytes that are none of its own, and tells plain HTTP from others`() throws {
    for (text, isPlainHTTP) in [
      ("GET / HTTP/1.1\r\nHost: a\r\n\r\n", true), ("nonsense, and more of it", false),
    ] {
      let pair = try Pair()
      #expect(throws: TLSSession.Fault(isPlainHTTP: isPlainHTTP)) {
        try Array(text.utf8).withUnsafeBytes { try pair.server.received($0) }
      }
    }
    let pair = try Pair()
    _ = try pair.talk()
    try Array("hello".utf8).withUnsafeBytes { try pair.client.send($0) }
    var record = pair.client.takeOutput()
    record[record.count - 1] ^= 1
    #expect(throws: TLSSession.Fault.self) { try record.withUnsafeBytes { try pair.server.received($0) } }
  }

  /// The protocols that a client offers, each behind its length, and whether it comes in.
  @Test(
    arguments: [
      (nil, true), ("\u{8}http/1.1", true), ("\u{2}h2\u{8}http/1.1", true), ("\u{2}h2", false),
      ("\u{8}http/1.0", false), ("\u{9}http/1.10", false),
    ] as [(String?, Bool)])
  func `speaks HTTP of version 1.1 inside, or nothing`(offered: String?, isWelcome: Bool) throws {
    let pair = try Pair(protocols: offered.map { Array($0.utf8) })

    if isWelcome {
      _ = try pair.talk()
      #expect(pair.server.isReady)
    } else {
      #expect(throws: TLSSession.Fault.self) { try pair.talk() }
      #expect(!pair.server.isReady)
    }
  }
}
