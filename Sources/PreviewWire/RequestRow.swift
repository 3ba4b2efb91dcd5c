/// One address that a preview asked, and what answered instead of its server.
public struct RequestRow: Hashable, Sendable {
  /// The kind of answer.
  public enum Answer: UInt8, Sendable {
    /// Sample data that was never read as a type: a mock would show what is there.
    case unread = 0
    /// Sample data of the type that `detail` names.
    case sample = 1
    /// The file `detail` of the folder of mocks.
    case mock = 2
    /// Placeholder pictures; the address is that of their host.
    case picture = 3
  }

  /// As in `GET`; at most `WireLimits.requestText` bytes, as each text here.
  public var method: String
  public var address: String
  public var answer: Answer
  public var detail: String
  /// From 1; `most` stands for that often or more.
  public var count: Int

  /// The greatest count that is told.
  public static let most = Int(Int32.max)

  /// A row; what is longer than a message has room for is cut.
  public init(method: String, address: String, answer: Answer, detail: String, count: Int) {
    self.method = method.cut(toBytes: WireLimits.requestText)
    self.address = address.cut(toBytes: WireLimits.requestText)
    self.answer = answer
    self.detail = detail.cut(toBytes: WireLimits.requestText)
    self.count = min(max(1, count), Self.most)
  }
}

extension ByteReader {
  mutating func requestRows() throws(WireError) -> [RequestRow] {
    let count = try count(upTo: WireLimits.requests, of: .requests, eachAtLeast: 5)
    var rows: [RequestRow] = []
    for _ in 0..<count {
      let (method, address, kind) = (try requestText(), try requestText(), try byte())
      guard let answer = RequestRow.Answer(rawValue: kind) else {
        throw .outOfRange(.answerKind, Int64(kind))
      }
      let (detail, times) = (try requestText(), try varint())
      guard (1...RequestRow.most).contains(times) else { throw .outOfRange(.requestCount, Int64(times)) }
      rows.append(
        RequestRow(method: method, address: address, answer: answer, detail: detail, count: times))
    }
    return rows
  }

  private mutating func requestText() throws(WireError) -> String {
    let text = try string()
    try WireLimits.check(text.utf8.count, .string, WireLimits.requestText)
    return text
  }
}

extension ByteWriter {
  mutating func requestRows(_ rows: [RequestRow]) throws(WireError) {
    try WireLimits.check(rows.count, .requests, WireLimits.requests)
    varint(rows.count)
    for row in rows {
      string(row.method)
      string(row.address)
      byte(row.answer.rawValue)
      string(row.detail)
      varint(row.count)
    }
  }
}
