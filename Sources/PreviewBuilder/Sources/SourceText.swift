import Glibc

/// The text of one source file, or why there is none.
enum SourceText {
  /// Bytes of the longest file that is taken: generated tables are longer, what a person wrote is not.
  static let maximumSize = 4 << 20

  enum Failure: Error, Hashable {
    case gone
    case unreadable(errno: Int32)
    case tooLong(bytes: Int64)
    /// Not UTF-8; the first bad byte is in this line.
    case notText(line: Int)

    /// A sentence about the file for people.
    var message: String {
      switch self {
      case .gone: "the file is gone"
      case .unreadable(let code): "the file cannot be read: \(String(cString: strerror(code)))"
      case .tooLong(let bytes): "the file has \(bytes >> 20) MiB, more than the 4 MiB that are read"
      case .notText: "the file is not UTF-8; save it as UTF-8"
      }
    }
  }

  /// Reads the file at `path`, links followed. A byte order mark is left away.
  ///
  /// - Parameter limit: bytes of the longest file that is taken.
  static func read(_ path: String, upTo limit: Int = maximumSize) throws(Failure) -> String {
    let bytes = try contents(path, limit)
    let body = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    guard let text = String(validating: body, as: UTF8.self) else {
      throw .notText(line: firstBadLine(of: body))
    }
    return text
  }

  /// The bytes that `read` leaves away at the beginning of the file.
  static func byteOrderMark(of path: String) throws(Failure) -> [UInt8] {
    try contents(path, maximumSize).starts(with: mark) ? mark : []
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func contents(_ path: String, _ limit: Int = maximumSize) throws(Failure) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe of that name would wait for somebody to write to it.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw errno == ENOENT ? .gone : .unreadable(errno: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unreadable(errno: errno) }
    guard FileStatus(status).isFile else { throw .unreadable(errno: EINVAL) }
    guard status.st_size <= limit else { throw .tooLong(bytes: Int64(status.st_size)) }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    var length = 0
    while length <= limit {
      if length == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(file, $0.baseAddress.map { $0 + length }, $0.count - length)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw .unreadable(errno: errno) }
      if count == 0 { return Array(bytes[..<length]) }
      length += count
    }
    throw .tooLong(bytes: Int64(length))
  }

  private static func firstBadLine(of bytes: ArraySlice<UInt8>) -> Int {
    var line = 1
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { return line }
      line += 1
    }
    return line
  }
}
