import Foundation
import PreviewWire

@testable import PreviewServer

/// People who look around by themselves.
extension Guests {
  struct MadeAside: Decodable {
    var session, path: String
  }

  func asideAddress(_ path: String) -> String { "/api/sessions/\(path.dropFirst(3))/aside" }

  /// Asks for an aside of a session from elsewhere.
  func askForAside(_ path: String, key: String?, _ body: String = "{}") -> TestResponse? {
    from(key: key, "POST", asideAddress(path), body)
  }

  /// Makes one, by the key of a link or as the owner; nil: at this machine.
  func aside(_ path: String, key: String?) throws -> MadeAside {
    let answer =
      key.map { askForAside(path, key: $0) } ?? server.post(asideAddress(path), "{}")
    guard let answer, answer.status == 201 else { throw RunningServer.NoPath(answer: answer) }
    return try JSONDecoder().decode(MadeAside.self, from: Data(answer.body.utf8))
  }
}

extension FakeAgents {
  /// The requests by which sessions were made, in order.
  var created: [SessionRequest] {
    messages.compactMap { if case .create(let request) = $0 { request } else { nil } }
  }

  /// How many inputs the session of that handle was told.
  func inputs(to handle: SessionHandle) -> Int {
    messages.count { if case .input(handle, _, _) = $0 { true } else { false } }
  }
}
