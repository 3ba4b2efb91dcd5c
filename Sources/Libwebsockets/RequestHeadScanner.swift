/// Reads the head of an HTTP/1.1 request strictly.
///
/// The library reads none: version 4.1.6 decodes and normalises paths (`/..` becomes `/`), switches to HTTP/2
/// on `Upgrade: h2c`, and reads freed memory on an upgrade it does not know. Anything that a lenient and a
/// strict reader, as a proxy in front of this, could disagree about (folded lines, bare line feeds, two
/// lengths) is refused.
enum RequestHeadScanner {
  /// Largest head in bytes, request line included.
  static let maximumLength = 8192
  /// Longest target (path and query) in bytes.
  static let maximumTargetLength = 2048
  static let maximumFields = 64

  enum Outcome: Equatable {
    /// The end of the head is not there yet.
    case incomplete
    /// The head, and its length in bytes with the empty line that ends it.
    case complete(RequestHead, length: Int)
    /// Not a request that is served: the status and a sentence for the answer.
    case refused(status: Int, String)
    /// Not HTTP/1 at all: nothing to answer.
    case foreign
  }

  /// - Parameters:
  ///   - bytes: everything that the client has sent so far.
  ///   - bodyLimit: longest body in bytes that may be announced.
  static func scan(_ bytes: UnsafeRawBufferPointer, bodyLimit: Int) -> Outcome {
    if let early = lookAtStart(bytes) { return early }
    guard let end = endOfHead(bytes) else {
      return bytes.count >= maximumLength
        ? .refused(status: 431, "The request's head is longer than \(maximumLength) bytes.") : .incomplete
    }
    do {
      var lines = try splitLines(UnsafeRawBufferPointer(rebasing: bytes[..<end]))
      let requestLine = lines.removeFirst()
      let fields = try lines.map(parseField)
      let head = try assemble(requestLine, fields: fields, bodyLimit: bodyLimit)
      return .complete(head, length: end + 2)
    } catch {
      return .refused(status: error.status, error.sentence)
    }
  }

  /// Recognises, as early as possible, what cannot become a request.
  private static func lookAtStart(_ bytes: UnsafeRawBufferPointer) -> Outcome? {
    let start = bytes.prefix(8)
    // The preface of HTTP/2 ("PRI * HTTP/2.0") and the first byte of a TLS handshake.
    if start.starts(with: "PRI ".utf8) || start.first == 0x16 { return .foreign }
    guard let odd = start.first(where: { !isUpperCaseLetter($0) }) else {
      return bytes.count < 8 ? .incomplete : .refused(status: 400, "The request has no known method.")
    }
    return odd == UInt8(ascii: " ") ? nil : .refused(status: 400, "This is not an HTTP/1.1 request.")
  }

  private static func endOfHead(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var index = 3
    while index < min(bytes.count, maximumLength) {
      if bytes[index] == 0x0A, bytes[index - 1] == 0x0D, bytes[index - 2] == 0x0A, bytes[index - 3] == 0x0D {
        return index - 1  // past the line end of the last line, before the empty line
      }
      index += 1
    }
    return nil
  }
}

/// Why a head is refused: the answer's status and its sentence.
struct HeadError: Error {
  var status = 400
  var sentence: String
}

private func isUpperCaseLetter(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
}
