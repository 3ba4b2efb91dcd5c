extension RequestHeadScanner {
  /// Cuts the head into lines that end with CR LF, and refuses any other control character.
  static func splitLines(_ head: UnsafeRawBufferPointer) throws(HeadError) -> [String] {
    var lines: [String] = []
    var line: [UInt8] = []
    var index = 0
    while index < head.count {
      let byte = head[index]
      if byte == 0x0D {
        guard index + 1 < head.count, head[index + 1] == 0x0A else {
          throw HeadError(sentence: "A carriage return stands alone in the request's head.")
        }
        guard lines.count <= maximumFields else {
          throw HeadError(status: 431, sentence: "The request has more than \(maximumFields) header fields.")
        }
        lines.append(String(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
        index += 2
        continue
      }
      guard byte == 0x09 || (byte >= 0x20 && byte != 0x7F) else {
        throw HeadError(sentence: "The request's head holds a control character.")
      }
      line.append(byte)
      index += 1
    }
    return lines
  }

  static func parseField(_ line: String) throws(HeadError) -> RequestHead.Field {
    guard let colon = line.firstIndex(of: ":"), colon != line.startIndex,
      line[..<colon].utf8.allSatisfy(isTokenByte)
    else {
      throw HeadError(sentence: "A header field of the request is malformed or folded.")
    }
    let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
    let trimmed = value.reversed().drop { $0 == " " || $0 == "\t" }.reversed()
    return .init(name: line[..<colon].lowercased(), value: String(trimmed))
  }

  static func assemble(
    _ requestLine: String, fields: [RequestHead.Field], bodyLimit: Int
  ) throws(HeadError) -> RequestHead {
    let parts = requestLine.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0" else {
      throw HeadError(sentence: "The request line is not that of HTTP/1.1.")
    }
    guard let method = RequestHead.Method(rawValue: String(parts[0])) else {
      throw HeadError(status: 405, sentence: "Only GET, HEAD and POST are answered here.")
    }
    let (path, query) = try splitTarget(parts[1])
    var head = RequestHead(method: method, path: path, query: query, fields: fields)
    try refuseDuplicates(head)
    if parts[2] == "HTTP/1.1", head.value(of: "host") == nil {
      throw HeadError(sentence: "The request has no Host.")
    }
    head.contentLength = try bodyLength(head, limit: bodyLimit)
    head.isWebSocketUpgrade = try WebSocketHandshake.isAsked(by: head, version: parts[2])
    return head
  }

  private static func splitTarget(_ target: Substring) throws(HeadError) -> (String, String?) {
    guard target.utf8.count <= maximumTargetLength else {
      throw HeadError(sentence: "The address is longer than \(maximumTargetLength) bytes.")
    }
    guard target.first == "/", target.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw HeadError(sentence: "The address of the request is not an absolute path of plain characters.")
    }
    guard let mark = target.firstIndex(of: "?") else { return (String(target), nil) }
    return (String(target[..<mark]), String(target[target.index(after: mark)...]))
  }

  private static func refuseDuplicates(_ head: RequestHead) throws(HeadError) {
    let once = [
      "host", "origin", "content-length", "content-type", "upgrade", "sec-websocket-key",
      "sec-websocket-version",
    ]
    for name in once where head.fields.count(where: { $0.name == name }) > 1 {
      throw HeadError(sentence: "The request has more than one \(name).")
    }
  }

  private static func bodyLength(_ head: RequestHead, limit: Int) throws(HeadError) -> Int {
    guard head.value(of: "transfer-encoding") == nil else {
      throw HeadError(status: 411, sentence: "Send the body with a Content-Length.")
    }
    guard let text = head.value(of: "content-length") else {
      guard head.method != .post else {
        throw HeadError(status: 411, sentence: "Send the body with a Content-Length.")
      }
      return 0
    }
    guard (1...18).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let length = Int(text), head.method == .post || length == 0
    else {
      throw HeadError(sentence: "The Content-Length is not one that this request may have.")
    }
    guard length <= limit else {
      throw HeadError(status: 413, sentence: "The body may be \(limit) bytes at most.")
    }
    return length
  }

  static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
