// One section: its lines, between insets, between a header and a footer (Facts 3.5 to 3.7).

import QuartzCore

/// Places are in points from the section's own start along, and from the content inset across.
///
/// A class so that sections alike share one: a million of them take no more room than their starts.
final class FlowSection: Sendable {
  let metrics: FlowMetrics
  let sizes: FlowSizes
  let blocks: [FlowBlock]
  /// Where the first line starts.
  private let linesStart: CGFloat
  /// From the first line's start to the last one's end.
  private let linesLength: CGFloat
  /// Whether no line begins or ends before the one before it does: spacing can be negative.
  private let isOrdered: Bool
  /// How the items of a line are spread where all have one size.
  private let grid: FlowLineSpread?

  init(_ metrics: FlowMetrics, _ sizes: FlowSizes) {
    self.metrics = metrics
    self.sizes = sizes
    let breaker = FlowLineBreaker(metrics)
    blocks = breaker.blocks(for: sizes)
    linesStart = metrics.headerLength + metrics.inset.before
    linesLength = blocks.last.map { $0.start + $0.thickness } ?? 0
    isOrdered = metrics.lineSpacing >= 0 || blocks.allSatisfy { $0.thickness + metrics.lineSpacing >= 0 }
    grid = sizes.isUniform ? sizes.runs.first.map { FlowLineSpread(grid: $0.size.across, breaker) } : nil
  }

  /// Header, insets, lines and footer.
  var length: CGFloat { linesStart + linesLength + metrics.inset.after + metrics.footerLength }

  /// Whether nothing reaches out of `0...length`: insets can be negative.
  var isContained: Bool {
    linesStart >= 0 && isOrdered && linesStart + linesLength <= length && length >= 0
  }

  // MARK: Header and footer

  /// nil where the section has none.
  var header: FlowFrame? { bar(at: 0, metrics.headerLength) }

  /// nil where the section has none.
  var footer: FlowFrame? { bar(at: length - metrics.footerLength, metrics.footerLength) }

  private func bar(at start: CGFloat, _ length: CGFloat) -> FlowFrame? {
    guard length > 0 else { return nil }
    return FlowFrame(
      across: 0, along: start, size: FlowSize(across: metrics.contentLength, along: length))
  }

  // MARK: Items

  /// nil for an item that does not exist.
  func frame(ofItem item: Int) -> FlowFrame? {
    guard (0..<sizes.count).contains(item) else { return nil }
    let place = max(0, blocks.partitionIndex(past: { $0.first > item }) - 1)
    let line = line((item - blocks[place].first) / blocks[place].itemsPerLine, of: place)
    var found: FlowFrame?
    forEachPiece(of: line) { piece in
      if piece.items.contains(item) { found = piece.frame(of: item, in: line) }
    }
    return found
  }

  /// Calls `body` with each item that touches `area`, in order. Looks at the lines that do, and few more.
  func forEachItem(touching area: FlowFrame, _ body: (Int, FlowFrame) -> Void) {
    for place in placesOfBlocks(touching: area) {
      let block = blocks[place]
      let lines = FlowProgression.places(
        of: lineCount(of: place), from: linesStart + block.start,
        pitch: block.thickness + metrics.lineSpacing, length: block.thickness, touching: area.along,
        area.alongEnd)
      for number in lines {
        let line = line(number, of: place)
        forEachPiece(of: line) { piece in
          for item in piece.items(touching: area) {
            let frame = piece.frame(of: item, in: line)
            if frame.intersects(area) { body(item, frame) }
          }
        }
      }
    }
  }

  private func placesOfBlocks(touching area: FlowFrame) -> Range<Int> {
    guard isOrdered else { return blocks.indices }
    let from = area.along - linesStart
    let to = area.alongEnd - linesStart
    let low = blocks.indices.partitionIndex(past: { end(ofBlock: $0) >= from })
    return low..<max(low, blocks.partitionIndex(past: { $0.start > to }))
  }

  /// Where the block's last line ends.
  private func end(ofBlock place: Int) -> CGFloat {
    let block = blocks[place]
    let lines = CGFloat(lineCount(of: place))
    return block.start + lines * block.thickness + (lines - 1) * metrics.lineSpacing
  }

  private func lineCount(of place: Int) -> Int {
    let end = place + 1 < blocks.count ? blocks[place + 1].first : sizes.count
    return (end - blocks[place].first) / blocks[place].itemsPerLine
  }

  // MARK: One line

  private struct Line {
    var items: Range<Int>
    var start: CGFloat
    var thickness: CGFloat
  }

  /// Neighbours of one size in a line.
  private struct Piece {
    var items: Range<Int>
    var size: FlowSize
    /// Where the first one starts, across.
    var start: CGFloat
    var gap: CGFloat

    private var pitch: CGFloat { size.across + gap }

    func frame(of item: Int, in line: Line) -> FlowFrame {
      FlowFrame(
        across: start + CGFloat(item - items.lowerBound) * pitch,
        along: line.start + (line.thickness - size.along) / 2, size: size)
    }

    func items(touching area: FlowFrame) -> Range<Int> {
      let places = FlowProgression.places(
        of: items.count, from: start, pitch: pitch, length: size.across, touching: area.across,
        area.acrossEnd)
      return items.lowerBound + places.lowerBound..<items.lowerBound + places.upperBound
    }
  }

  private func line(_ number: Int, of place: Int) -> Line {
    let block = blocks[place]
    let first = block.first + number * block.itemsPerLine
    return Line(
      items: first..<first + block.itemsPerLine,
      start: linesStart + block.start + CGFloat(number) * (block.thickness + metrics.lineSpacing),
      thickness: block.thickness)
  }

  private func forEachPiece(of line: Line, _ body: (Piece) -> Void) {
    let spread = grid ?? spread(of: line)
    var start = metrics.inset.leading + spread.start
    sizes.forEachRun(in: line.items) { items, size in
      let piece = Piece(items: items, size: size, start: start, gap: spread.gap)
      start += CGFloat(items.count) * (size.across + spread.gap)
      body(piece)
    }
  }

  private func spread(of line: Line) -> FlowLineSpread {
    guard line.items.upperBound < sizes.count else {
      return FlowLineSpread(start: 0, gap: metrics.itemSpacing)
    }
    var length: CGFloat = 0
    sizes.forEachRun(in: line.items) { items, size in length += CGFloat(items.count) * size.across }
    return FlowLineSpread(justifying: line.items.count, length: length, in: metrics.lineLength)
  }
}
