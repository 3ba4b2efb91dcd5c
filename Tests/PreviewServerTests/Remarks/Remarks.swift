import Foundation

@testable import PreviewServer

/// What people do with remarks on a server: as guests with a key of a link, as the owner, and at its machine.
extension Guests {
  static let pin = """
    {"element": {"kind": "cell", "view": "main", "section": 0, "item": 2, "of": "", "words": "Aloe"}, \
    "fraction": [0.5, 0.25], "point": [120.5, 300]}
    """

  struct Said: Decodable, Equatable {
    var name, text: String
    var isOwner: Bool
  }

  struct MadeRemark: Decodable {
    struct Order: Decodable {
      var preview, revision, state: String?
      var size: [Double]?
    }

    var id, session, title, name, text, revision, place: String
    var number: Int
    var isResolved, isOwner, hasPicture: Bool
    var replies: [Said]
    var order: Order
  }

  struct RemarkList: Decodable {
    var remarks: [MadeRemark]
    var allowed: Bool?
  }

  static func body(_ text: String = "Too small", name: String = "Mia", pin: String = pin) -> String {
    let quoted = [name, text].map {
      String(decoding: (try? JSONEncoder().encode($0)) ?? Data(), as: UTF8.self)
    }
    return #"{"name": \#(quoted[0]), "text": \#(quoted[1]), "pin": \#(pin)}"#
  }

  /// Sends a request as somebody from elsewhere, who comes through a proxy.
  func from(
    _ address: String = "192.0.2.7", key: String?, _ method: String, _ path: String, _ body: String = ""
  ) -> TestResponse? {
    let authority = key.map { "Authorization: Bearer \($0)\r\n" } ?? ""
    return server.raw(
      """
      \(method) \(path) HTTP/1.1\r\nHost: \(Self.host)\r\nX-Forwarded-For: \(address)\r\n\
      Content-Type: application/json\r\n\(authority)Content-Length: \(body.utf8.count)\r\n\r\n\(body)
      """)
  }

  func remarks(_ path: String) -> String { "/api/sessions/\(path.dropFirst(3))/remarks" }

  /// Has the owner or, with a key, a guest remark something.
  func remark(_ path: String, _ text: String = "Too small", key: String? = nil) throws -> MadeRemark {
    let answer =
      key.map { from(key: $0, "POST", remarks(path), Self.body(text)) }
      ?? server.post(remarks(path), Self.body(text), extra: server.owner)
    return try JSONDecoder().decode(MadeRemark.self, from: Data((answer?.body ?? "").utf8))
  }

  func remarkList(_ path: String? = nil) throws -> RemarkList {
    let answer = server.get(path.map(remarks) ?? "/api/remarks", extra: server.owner)
    return try JSONDecoder().decode(RemarkList.self, from: Data((answer?.body ?? "").utf8))
  }
}
