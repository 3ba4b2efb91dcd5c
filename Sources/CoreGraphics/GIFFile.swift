// The parts of a GIF file: CompuServe, "Graphics Interchange Format, Version 89a" (1990), 17 to 26.

/// A file of one or more pictures, each drawn over what those before it left.
package struct GIFFile: Sendable {
  /// How a picture's place is left before the next one is drawn.
  enum Disposal: Sendable {
    case stays, clears, restores
  }

  /// One picture, which covers a part of the screen.
  struct Frame: Sendable {
    var left = 0
    var top = 0
    var width = 0
    var height = 0
    var isInterlaced = false
    /// Three bytes for each colour.
    var palette: Range<Int> = 0..<0
    /// nil where every pixel covers.
    var clearIndex: UInt8?
    var disposal = Disposal.stays
    /// In seconds.
    var delay: Double = 0
    /// Bits of the first codes.
    var codeSize = 8
    /// The bytes of its codes.
    var data: [Range<Int>] = []
  }

  /// In pixels, at least 1.
  package let width: Int
  package let height: Int
  /// How often it is shown; 0 is for ever. A file that does not say it is shown once.
  package private(set) var loopCount = 1
  let bytes: [UInt8]
  private(set) var frames: [Frame] = []

  /// Pixels of the largest screen that is drawn.
  private static let largestArea = 1 << 22
  /// Pictures beyond these are left out.
  private static let mostFrames = 2_000

  package static func isOne(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8))
  }

  /// nil where the bytes are no GIF file with a picture, or one too large. A file that ends too early has the
  /// pictures that are whole.
  package init?(_ bytes: [UInt8]) {
    guard Self.isOne(bytes), bytes.count > 13 else { return nil }
    self.bytes = bytes
    width = Self.number(bytes, 6)
    height = Self.number(bytes, 8)
    guard width > 0, height > 0, width * height <= Self.largestArea else { return nil }
    var reader = Reader(bytes, at: 13)
    let shared = bytes[10] & 0x80 == 0 ? 0..<0 : reader.take(3 << (Int(bytes[10] & 7) + 1)) ?? 0..<0
    readBlocks(&reader, shared)
    if frames.isEmpty { return nil }
  }

  package var count: Int { frames.count }

  /// In seconds, as the file says it; 0 for a picture that is not there.
  package func delay(of frame: Int) -> Double { frames.indices.contains(frame) ? frames[frame].delay : 0 }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    Int(bytes[place]) | Int(bytes[place + 1]) << 8
  }

  private mutating func readBlocks(_ reader: inout Reader, _ shared: Range<Int>) {
    var next = Frame()
    while frames.count < Self.mostFrames, let kind = reader.byte() {
      switch kind {
      case 0x21:
        guard let label = reader.byte(), let blocks = reader.blocks() else { return }
        read(label, blocks, into: &next)
      case 0x2C:
        guard readFrame(&reader, shared, &next) else { return }
        frames.append(next)
        next = Frame()
      default: return
      }
    }
  }

  private mutating func read(_ label: UInt8, _ blocks: [Range<Int>], into frame: inout Frame) {
    guard let first = blocks.first else { return }
    if label == 0xF9, first.count >= 4 {
      let packed = bytes[first.lowerBound]
      frame.disposal = [2: .clears, 3: .restores][packed >> 2 & 7] ?? .stays
      frame.delay = Double(Self.number(bytes, first.lowerBound + 1)) / 100
      frame.clearIndex = packed & 1 == 0 ? nil : bytes[first.lowerBound + 3]
    }
    // The application block that says how often, by Netscape.
    if label == 0xFF, bytes[first].elementsEqual("NETSCAPE2.0".utf8), blocks.count > 1, blocks[1].count >= 3 {
      loopCount = Self.number(bytes, blocks[1].lowerBound + 1)
    }
  }

  private func readFrame(_ reader: inout Reader, _ shared: Range<Int>, _ frame: inout Frame) -> Bool {
    guard let head = reader.take(9) else { return false }
    let place = head.lowerBound
    (frame.left, frame.top) = (Self.number(bytes, place), Self.number(bytes, place + 2))
    (frame.width, frame.height) = (Self.number(bytes, place + 4), Self.number(bytes, place + 6))
    let packed = bytes[place + 8]
    frame.isInterlaced = packed & 0x40 != 0
    frame.palette = shared
    if packed & 0x80 != 0 {
      guard let own = reader.take(3 << (Int(packed & 7) + 1)) else { return false }
      frame.palette = own
    }
    guard let size = reader.byte(), (1...8).contains(size), let data = reader.blocks() else { return false }
    (frame.codeSize, frame.data) = (Int(size), data)
    return true
  }

  /// Goes through the bytes; nil past their end.
  private struct Reader {
    private let bytes: [UInt8]
    private var place: Int

    init(_ bytes: [UInt8], at place: Int) { (self.bytes, self.place) = (bytes, place) }

    mutating func byte() -> UInt8? { take(1).map { bytes[$0.lowerBound] } }

    mutating func take(_ count: Int) -> Range<Int>? {
      guard place + count <= bytes.count else { return nil }
      defer { place += count }
      return place..<place + count
    }

    /// Blocks of up to 255 bytes, up to an empty one.
    mutating func blocks() -> [Range<Int>]? {
      var found: [Range<Int>] = []
      while let count = byte() {
        if count == 0 { return found }
        guard let block = take(Int(count)) else { return nil }
        found.append(block)
      }
      return nil
    }
  }
}
