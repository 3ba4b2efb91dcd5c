// Where lines end (Facts 3.4): greedily, and for items of one size by arithmetic.

import QuartzCore

/// Lines that follow each other and hold equally many items each: either one line, or several of items of one
/// size.
struct FlowBlock: Equatable, Sendable {
  /// The first line's first item. The block ends where the next one begins.
  var first: Int
  /// Where the first line begins along, in points from the section's first line.
  var start: CGFloat
  /// Length along of each line: that of its longest item.
  var thickness: CGFloat
  var itemsPerLine: Int
}

struct FlowLineBreaker: Sendable {
  /// How far a line may be too long: widths made by division must still fit (Facts 3.4).
  static let tolerance: CGFloat = 1e-3

  let lineLength: CGFloat
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat

  init(_ metrics: FlowMetrics) {
    lineLength = metrics.lineLength
    itemSpacing = metrics.itemSpacing
    lineSpacing = metrics.lineSpacing
  }

  /// The lines of `sizes`, in order. Takes as many steps as `sizes` has runs and the result has blocks.
  func blocks(for sizes: FlowSizes) -> [FlowBlock] {
    var broken = Broken(spacing: lineSpacing)
    var line = OpenLine()
    for place in sizes.runs.indices {
      let size = sizes.runs[place].size
      var item = sizes.runs[place].first
      let end = sizes.end(ofRun: place)
      while item < end {
        if line.count == 0 {
          let perLine = capacity(for: size.across)
          // Lines that more of the same follows: nothing else can get into them.
          let whole = (end - item - 1) / perLine
          if whole > 0 {
            broken.append(lines: whole, of: perLine, from: item, thickness: size.along)
            item += whole * perLine
          }
          line = OpenLine(first: item, size: size)
          item += 1
        }
        let more = min(end - item, room(in: line, for: size.across))
        line.add(more, size, spacing: itemSpacing)
        item += more
        if item < end { broken.close(&line) }
      }
    }
    if line.count > 0 { broken.close(&line) }
    return broken.trimmed()
  }

  /// How many items `length` long a line takes; at least 1, `Int.max` where there is no end.
  func capacity(for length: CGFloat) -> Int {
    let more = room(in: OpenLine(first: 0, size: FlowSize(across: length, along: 0)), for: length)
    return more == .max ? .max : more + 1
  }

  /// How many more items `length` long a line takes.
  private func room(in line: OpenLine, for length: CGFloat) -> Int {
    let pitch = length + itemSpacing
    let left = lineLength + Self.tolerance - line.length
    guard left >= pitch else { return 0 }
    let count = pitch > 0 ? left / pitch : .infinity
    return count < 1e15 ? Int(count) : .max
  }

  private struct OpenLine {
    var first = 0
    var count = 0
    var length: CGFloat = 0
    var thickness: CGFloat = 0

    init() {}

    init(first: Int, size: FlowSize) {
      self.first = first
      count = 1
      length = size.across
      thickness = size.along
    }

    mutating func add(_ more: Int, _ size: FlowSize, spacing: CGFloat) {
      guard more > 0 else { return }
      count += more
      length += CGFloat(more) * (size.across + spacing)
      thickness = max(thickness, size.along)
    }
  }

  private struct Broken {
    var blocks: [FlowBlock] = []
    var start: CGFloat = 0
    let spacing: CGFloat

    init(spacing: CGFloat) { self.spacing = spacing }

    mutating func append(lines: Int, of perLine: Int, from first: Int, thickness: CGFloat) {
      blocks.append(FlowBlock(first: first, start: start, thickness: thickness, itemsPerLine: perLine))
      start += CGFloat(lines) * (thickness + spacing)
    }

    mutating func close(_ line: inout OpenLine) {
      append(lines: 1, of: line.count, from: line.first, thickness: line.thickness)
      line = OpenLine()
    }

    /// Without the room that growing has taken in advance.
    consuming func trimmed() -> [FlowBlock] {
      blocks.capacity > blocks.count + blocks.count / 8
        ? blocks.withUnsafeBufferPointer { Array($0) } : blocks
    }
  }
}
