import Foundation

/// The bytes with which a request is answered that nothing else answers: text that no decoder of JSON, of
/// property lists or of pictures takes for its own, and that names the request.
public struct SampleBytes: Equatable, Sendable {
  /// As in `GET`.
  public let method: String
  public let address: String
  /// Which of the addresses of its preview, from 0: what comes of another has other ids.
  public let number: Int

  private static let mark = "Sample data of a preview, for "
  private static let longestAddress = 4096

  public init(method: String, address: String, number: Int = 0) {
    self.method = method
    self.number = max(0, number)
    self.address = String(address.prefix(Self.longestAddress))
  }

  /// nil where the bytes are anything else.
  public init?(_ data: Data) {
    guard data.count <= Self.longestAddress * 4 + 200, data.starts(with: Self.mark.utf8),
      let text = String(data: data, encoding: .utf8)
    else { return nil }
    let parts = text.dropFirst(Self.mark.count).split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let number = Int(parts[1]), number >= 0 else { return nil }
    (method, self.number, address) = (String(parts[0]), number, String(parts[2]))
  }

  public var data: Data { Data("\(Self.mark)\(method) \(number) \(address)".utf8) }
}
