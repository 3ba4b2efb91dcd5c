/// What a client's close frame holds, judged by RFC 6455, 5.5.1 and 7.4. The library looks at some of the
/// codes only, and at no reason.
enum ClosePayload {
  /// What is wrong with it, as the close that answers it; nil when nothing is.
  static func fault(in payload: UnsafeRawBufferPointer) -> (code: UInt16, reason: String)? {
    guard !payload.isEmpty else { return nil }
    guard payload.count >= 2 else { return (1002, "a close frame of one byte") }
    let code = UInt16(payload[0]) << 8 | UInt16(payload[1])
    guard isUsable(code) else { return (1002, "\(code) is no code to close with") }
    guard String(validating: payload.dropFirst(2), as: UTF8.self) != nil else {
      return (1007, "the reason is not UTF-8")
    }
    return nil
  }

  /// The codes of the protocol and its registry, and those left to libraries and applications. 1004 to 1006
  /// and 1015 are never sent.
  private static func isUsable(_ code: UInt16) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}
