import Foundation
import Processes

/// Where in memory the functions of a loaded library lie: the section `.text` of its file. Other executable
/// code, the stubs by which it calls others, is no function of it.
enum LibraryText {
  /// Of the library in the file at `path`, which holds `symbol`; nil where it is none, or cannot be read.
  static func of(_ path: String, around symbol: UnsafeMutableRawPointer) -> Range<UInt>? {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe),
      let section = section(".text", ofELF: file),
      let start = start(around: UInt(bitPattern: symbol), in: ProcessFile.memoryMaps)
    else { return nil }
    return (start &+ section.lowerBound)..<max(start &+ section.lowerBound, start &+ section.upperBound)
  }

  /// Where the beginning of the file would lie whose part at `address` has been loaded; nil where nothing is.
  ///
  /// - Parameter maps: as of `ProcessFile.memoryMaps`.
  static func start(around address: UInt, in maps: String) -> UInt? {
    for line in maps.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 3)
      let ends = words.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
      if words.count > 2, ends.count == 2, ends[0] <= address, address < ends[1],
        let offset = UInt(words[2], radix: 16)
      {
        return ends[0] &- offset
      }
    }
    return nil
  }

  /// The bytes of a section in the file, a 64-bit little-endian ELF file; nil where there is none.
  static func section(_ name: String, ofELF file: Data) -> Range<UInt>? {
    // Offsets are those of the ELF-64 object file format.
    guard file.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = file.number(8, at: 0x28),
      let length = file.number(2, at: 0x3A), let count = file.number(2, at: 0x3C),
      let names = file.number(2, at: 0x3E), let namesStart = file.number(8, at: table + names * length + 0x18)
    else { return nil }
    let wanted = Array(name.utf8) + [0]
    for index in 0..<count {
      let header = table + index * length
      guard let nameOffset = file.number(4, at: header), let start = file.number(8, at: header + 0x18),
        let size = file.number(8, at: header + 0x20)
      else { return nil }
      if file.bytes(wanted.count, at: namesStart + nameOffset)?.elementsEqual(wanted) == true {
        return UInt(start)..<UInt(start + size)
      }
    }
    return nil
  }
}

extension Data {
  fileprivate func bytes(_ count: Int, at offset: Int) -> Data? {
    guard offset >= 0, offset <= self.count - count else { return nil }
    return self[(startIndex + offset)..<(startIndex + offset + count)]
  }

  /// An unsigned number, its lowest byte first; nil where there is none, or it is larger than any file is
  /// long.
  fileprivate func number(_ size: Int, at offset: Int) -> Int? {
    let number = bytes(size, at: offset)?.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return number.flatMap { $0 < 1 << 48 ? Int($0) : nil }
  }
}
