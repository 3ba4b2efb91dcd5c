/// The bytes of an answer on their way out, a portion at a time. The body is shared with the service's own
/// copy: a thousand slow readers of one large file hold it once.
struct OutgoingAnswer {
  private let head: [UInt8]
  private let body: [UInt8]
  private let portion: Int
  private var sent = 0
  /// Where the portion ends that is being written.
  private var portionEnd: Int

  init(_ response: Response, isForHead: Bool, portion: Int) {
    head = response.serialisedHead()
    body = isForHead || response.status == 304 ? [] : response.body
    self.portion = portion
    portionEnd = portion
  }

  var isWritten: Bool { sent >= head.count + body.count }

  /// Calls `write` with the next bytes, which are never of head and body at once, and whether they are the
  /// last.
  func withPortion(_ write: (UnsafeRawBufferPointer, Bool) -> Int) -> Int {
    let isHead = sent < head.count
    let start = isHead ? sent : sent - head.count
    let rest = portionEnd - sent
    return (isHead ? head : body).withUnsafeBytes { bytes in
      let end = min(bytes.count, start + rest)
      let isLast = sent + end - start == head.count + body.count
      return write(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), isLast)
    }
  }

  /// Notes that so many bytes are taken. Returns whether that was the end of a portion.
  mutating func took(_ count: Int) -> Bool {
    sent += count
    guard sent >= portionEnd else { return false }
    portionEnd = sent + portion
    return true
  }
}
