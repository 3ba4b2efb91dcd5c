// The pixels of a GIF file's pictures: the codes of the same specification, appendix F, and what is left of
// the pictures before.

/// Draws the pictures of a file one after the other. An earlier one begins again with the first.
package struct GIFPictures: Sendable {
  package let file: GIFFile
  /// Red, green, blue and alpha of the screen, with what the next picture is drawn over.
  private var screen: [UInt8]
  private var next = 0

  package init(_ file: GIFFile) {
    self.file = file
    screen = Self.empty(file)
  }

  private static func empty(_ file: GIFFile) -> [UInt8] {
    [UInt8](repeating: 0, count: file.width * file.height * 4)
  }

  /// The whole screen with that picture; nil where there is none of that number.
  package mutating func picture(_ number: Int) -> CGImage? {
    rgba(number).flatMap { CGImage(width: file.width, height: file.height, rgba: $0) }
  }

  /// Red, green, blue and alpha of that picture.
  mutating func rgba(_ number: Int) -> [UInt8]? {
    guard file.frames.indices.contains(number) else { return nil }
    if number < next { (screen, next) = (Self.empty(file), 0) }
    var shown = screen
    while next <= number {
      let frame = file.frames[next]
      let before = screen
      draw(frame)
      shown = screen
      switch frame.disposal {
      case .stays: break
      case .clears: clear(frame)
      case .restores: screen = before
      }
      next += 1
    }
    return shown
  }

  private mutating func draw(_ frame: GIFFile.Frame) {
    guard frame.width > 0, frame.height > 0 else { return }
    let rows = frame.isInterlaced ? Self.interlacedRows(frame.height) : Array(0..<frame.height)
    var codes = GIFCodes(file.bytes, frame)
    let colors = frame.palette.count / 3
    for row in rows {
      for column in 0..<frame.width {
        guard let index = codes.next() else { return }
        let (x, y) = (frame.left + column, frame.top + row)
        guard index != frame.clearIndex, Int(index) < colors, x < file.width, y < file.height else {
          continue
        }
        let (from, to) = (frame.palette.lowerBound + Int(index) * 3, (y * file.width + x) * 4)
        for part in 0..<3 { screen[to + part] = file.bytes[from + part] }
        screen[to + 3] = 255
      }
    }
  }

  private mutating func clear(_ frame: GIFFile.Frame) {
    let columns = min(frame.left, file.width)..<min(frame.left + frame.width, file.width)
    for y in min(frame.top, file.height)..<min(frame.top + frame.height, file.height) {
      for place in columns.lowerBound * 4..<columns.upperBound * 4 { screen[y * file.width * 4 + place] = 0 }
    }
  }

  /// Every eighth row, those between them, and so on.
  private static func interlacedRows(_ height: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
  }
}

/// The indices of a picture's colours, from its codes of growing length.
private struct GIFCodes {
  private let bytes: [UInt8]
  private var blocks: ArraySlice<Range<Int>>
  private var block: Range<Int> = 0..<0
  private let codeSize: Int
  /// For each code: the one before, its last index.
  private var prefixes: [UInt16] = []
  private var suffixes: [UInt8] = []
  private var bits = 0
  private var bitCount = 0
  private var size: Int
  private var former: Int?
  private var first: UInt8 = 0
  /// The indices of the latest code, last one first.
  private var waiting: [UInt8] = []

  private static let mostCodes = 4096

  init(_ bytes: [UInt8], _ frame: GIFFile.Frame) {
    (self.bytes, blocks, codeSize) = (bytes, frame.data[...], frame.codeSize)
    size = frame.codeSize + 1
    reset()
  }

  private var clearCode: Int { 1 << codeSize }

  private mutating func reset() {
    prefixes = [UInt16](repeating: 0, count: clearCode + 2)
    suffixes = (0..<clearCode + 2).map { UInt8(truncatingIfNeeded: $0) }
    size = codeSize + 1
    former = nil
  }

  /// nil at the end, and where the codes make no sense.
  mutating func next() -> UInt8? {
    while waiting.isEmpty {
      guard let code = code(), code != clearCode + 1 else { return nil }
      if code == clearCode {
        reset()
        continue
      }
      guard take(code) else { return nil }
    }
    return waiting.popLast()
  }

  private mutating func take(_ code: Int) -> Bool {
    guard let former else {
      guard code < clearCode else { return false }
      first = UInt8(code)
      waiting = [first]
      self.former = code
      return true
    }
    guard code <= prefixes.count else { return false }
    var here = code
    // A code that is only now being made: the former one and its first index again.
    if code == prefixes.count {
      waiting.append(first)
      here = former
    }
    while here >= clearCode + 2 {
      waiting.append(suffixes[here])
      here = Int(prefixes[here])
    }
    guard here < clearCode else { return false }
    first = UInt8(here)
    waiting.append(first)
    if prefixes.count < Self.mostCodes {
      prefixes.append(UInt16(former))
      suffixes.append(first)
      if prefixes.count == 1 << size, size < 12 { size += 1 }
    }
    self.former = code
    return true
  }

  private mutating func code() -> Int? {
    while bitCount < size {
      while block.isEmpty {
        guard let next = blocks.popFirst() else { return nil }
        block = next
      }
      bits |= Int(bytes[block.lowerBound]) << bitCount
      block = block.lowerBound + 1..<block.upperBound
      bitCount += 8
    }
    defer {
      bits >>= size
      bitCount -= size
    }
    return bits & (1 << size - 1)
  }
}
