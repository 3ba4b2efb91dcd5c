import Glibc

/// Where a shared library says that the libraries lie which it needs: its `DT_RUNPATH`, or `DT_RPATH`
/// (elf(5)).
///
/// Previewed code is linked to libraries of the Swift toolchain, which need not be those that the program
/// itself has loaded.
enum RunPaths {
  /// Absolute folders; none for what is no library of 64 bits in this machine's order of bytes.
  static func folders(of library: String) -> [String] {
    let file = open(library, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    return folders { offset, count in
      var bytes = [UInt8](repeating: 0, count: count)
      guard let place = off_t(exactly: offset), pread(file, &bytes, count, place) == count else { return nil }
      return bytes
    }
  }

  /// - Parameter read: so many bytes from an offset; nil where there are not as many.
  static func folders(_ read: (_ offset: UInt64, _ count: Int) -> [UInt8]?) -> [String] {
    guard let header = read(0, 64), header.starts(with: magic), let first = number(header, at: 32),
      case let count = Int(header[56]) | Int(header[57]) << 8, count > 0, count <= mostParts
    else { return [] }
    let parts = (0..<count).compactMap { index -> Part? in
      let (offset, isFar) = first.addingReportingOverflow(UInt64(index * Part.size))
      return isFar ? nil : read(offset, Part.size).flatMap(Part.init)
    }
    guard let dynamic = parts.first(where: { $0.kind == Part.dynamic }),
      let size = Int(exactly: dynamic.fileSize), size <= mostBytes, let table = read(dynamic.offset, size),
      let texts = value(of: textTable, in: table), let textPart = parts.first(where: { $0.holds(texts) })
    else { return [] }
    let start = textPart.offset &+ (texts - textPart.address)
    return [runPath, oldRunPath].compactMap { value(of: $0, in: table) }.flatMap { place in
      text(at: start &+ place, read).split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    }
  }

  /// 64 bits, the lowest byte first.
  private static let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
  private static let (textTable, oldRunPath, runPath) = (UInt64(5), UInt64(15), UInt64(29))
  private static let (mostParts, mostBytes, longestText) = (256, 1 << 20, 4096)

  /// An entry of the table of program headers.
  private struct Part {
    static let size = 56
    static let dynamic = UInt64(2)

    let kind, offset, address, fileSize: UInt64

    init?(_ bytes: [UInt8]) {
      guard let word = number(bytes, at: 0), let offset = number(bytes, at: 8),
        let address = number(bytes, at: 16), let fileSize = number(bytes, at: 32)
      else { return nil }
      (kind, self.offset, self.address, self.fileSize) = (word & 0xFFFF_FFFF, offset, address, fileSize)
    }

    /// Whether it is loaded and its bytes are at that address then.
    func holds(_ address: UInt64) -> Bool {
      kind == 1 && address >= self.address && address - self.address < fileSize
    }
  }

  private static func value(of tag: UInt64, in table: [UInt8]) -> UInt64? {
    stride(from: 0, to: table.count - 15, by: 16).lazy
      .first { number(table, at: $0) == tag }.flatMap { number(table, at: $0 + 8) }
  }

  private static func text(at offset: UInt64, _ read: (UInt64, Int) -> [UInt8]?) -> String {
    var bytes: [UInt8] = []
    while bytes.count < longestText, let byte = read(offset &+ UInt64(bytes.count), 1)?.first, byte != 0 {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func number(_ bytes: [UInt8], at place: Int) -> UInt64? {
    guard place >= 0, place + 8 <= bytes.count else { return nil }
    return bytes[place..<place + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
