import Libwebsockets
import PreviewSession
import PreviewWire

/// Finds out of a request whether it is the owner's: those carry the owner's key, as a bearer token.
final class OwnerCheck {
  private let key: OwnerKey
  /// Wrong keys from one address: ten at once, and then one every six seconds. The right one is never held
  /// up by them.
  private var wrongKeys = AddressLimit(rate: 1.0 / 6, burst: 10)

  init(_ key: OwnerKey) {
    self.key = key
  }

  /// Whether a key is the owner's.
  func isOwner(_ presented: some StringProtocol) -> Bool { key.matches(presented) }

  /// The answer to who does not own this server; nil for its owner.
  ///
  /// - Parameter mayNot: what is refused, after "may".
  func refusal(of head: RequestHead, from client: PeerAddress, mayNot deed: String) -> Response? {
    refusal(
      of: head, from: client,
      saying: "Only who opened the owner's address may \(deed): the server prints it at its start.")
  }

  /// The same, with a sentence for people and further members of the answer.
  func refusal(
    of head: RequestHead, from client: PeerAddress, saying sentence: String,
    members: [(String, JSONText)] = []
  ) -> Response? {
    if let key = head.bearer, isOwner(key) { return nil }
    guard wrongKeys.admits(client.network, at: Moment.now) else {
      return .failure(
        429, "Too many wrong keys came from your address; wait a minute.", fields: [("Retry-After", "60")])
    }
    return .failure(403, sentence, members: members)
  }
}
