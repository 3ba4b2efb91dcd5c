import Foundation
import PreviewWire

@testable import PreviewServer

/// A server with its owner and with people who come through a proxy, as from elsewhere: to them it is
/// guarded.
struct Guests {
  static let host = "studio.example"
  let server: RunningServer

  init(
    agents: FakeAgents = FakeAgents(), configure: @escaping @Sendable (inout ServerOptions) -> Void = { _ in }
  ) throws {
    server = try RunningServer(allowedHosts: [Self.host], agents: agents, configure: configure)
  }

  /// A link as the server gives it out.
  struct MadeLink: Decodable {
    var link, session, title, role, name, key, path: String
    var made: Int
    var expires: Int?
    var addresses: [String]
    var codes: [[String]]
    var state: String
  }

  struct List: Decodable {
    struct Listed: Decodable, Equatable {
      var link, session, name, role, state: String
      var viewers: Int
      var lastUsed: Int?
    }

    var links: [Listed]
  }

  var ownersKey: String { String(server.link.split(separator: "#owner=").last ?? "") }

  /// Makes a link to a session.
  func link(
    _ path: String, _ role: String = "view", expires: String = "24h", embedIn: [String] = [],
    card: Bool = false
  ) throws -> MadeLink {
    let origins = embedIn.map { #""\#($0)""# }.joined(separator: ", ")
    let body = #"""
      {"role": "\#(role)", "name": "Review", "expires": "\#(expires)", "embedIn": [\#(origins)], "card": \#(card)}
      """#
    let answer = server.post("/api/sessions/\(path.dropFirst(3))/links", body, extra: server.owner)
    return try JSONDecoder().decode(MadeLink.self, from: Data((answer?.body ?? "").utf8))
  }

  func list(_ path: String? = nil) throws -> [List.Listed] {
    let address = path.map { "/api/sessions/\($0.dropFirst(3))/links" } ?? "/api/links"
    let answer = server.get(address, extra: server.owner)
    return try JSONDecoder().decode(List.self, from: Data((answer?.body ?? "").utf8)).links
  }

  func revoke(_ link: MadeLink) -> TestResponse? {
    server.post("/api/links/\(link.link)/revoke", "{}", extra: server.owner)
  }

  /// Comes to a session from elsewhere, and says nothing.
  ///
  /// - Parameter address: where from, as the proxy says.
  func stranger(_ path: String, address: String = "192.0.2.7") -> TestWebSocket? {
    TestWebSocket(
      port: server.port, path: path + "/socket", host: Self.host, extra: "X-Forwarded-For: \(address)\r\n")
  }

  /// Comes to a session from elsewhere with a key, and waits to be told the role.
  ///
  /// - Parameter seat: that somebody was told on another connection; nil: none.
  func guest(_ path: String, key: String, seat: String? = nil, address: String = "192.0.2.7") throws
    -> TestWebSocket
  {
    guard let socket = stranger(path, address: address) else { throw RunningServer.NotStarted() }
    socket.send(MessageFromViewer.enter(key: key, seat: seat).encoded())
    guard socket.nextText(containing: #""type": "hello""#) != nil else { throw RunningServer.NotStarted() }
    return socket
  }

  /// The code and the reason by which somebody with that key is turned away.
  func refusal(_ path: String, key: String, address: String = "192.0.2.7") -> TestWebSocket.Message? {
    let socket = stranger(path, address: address)
    socket?.send(MessageFromViewer.enter(key))
    return socket?.next()
  }
}
