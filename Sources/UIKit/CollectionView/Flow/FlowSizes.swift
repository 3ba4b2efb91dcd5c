// How large each item of a section is, in the least room.

import QuartzCore

/// Sizes by item, as runs of equal ones: a section of one size is one run, however many items it has; at
/// worst an item takes 24 bytes.
struct FlowSizes: Equatable, Sendable {
  /// Items from `first` up to the next run's have `size`.
  struct Run: Equatable, Sendable {
    var first: Int
    var size: FlowSize
  }

  /// In order of their items; no two neighbours of one size.
  private(set) var runs: [Run] = []
  private(set) var count = 0

  init() {}

  /// A `count` below zero is none.
  init(repeating size: FlowSize, count: Int) {
    guard count > 0 else { return }
    runs = [Run(first: 0, size: size)]
    self.count = count
  }

  /// Whether all items have one size.
  var isUniform: Bool { runs.count <= 1 }

  mutating func append(_ size: FlowSize) {
    if runs.last?.size != size { runs.append(Run(first: count, size: size)) }
    count += 1
  }

  /// Adds `count` items of one size; none where it is not above zero.
  mutating func append(_ size: FlowSize, count added: Int) {
    guard added > 0 else { return }
    append(size)
    count += added - 1
  }

  /// The sizes after some items have left and others have come; `size` says what those have that are new at a
  /// place.
  func reordered(by order: OrderMap, size: (Int) -> FlowSize) -> FlowSizes {
    var result = FlowSizes()
    var coming = order.coming[...]
    func takeComing() {
      while let place = coming.first, place == result.count {
        result.append(size(place))
        coming.removeFirst()
      }
    }
    func take(_ items: Range<Int>) {
      var left = items.count
      guard left > 0 else { return }
      let one = self[items.lowerBound]
      while left > 0 {
        takeComing()
        let part = min(left, (coming.first ?? .max) - result.count)
        result.append(one, count: part)
        left -= part
      }
    }
    var leaving = order.leaving[...]
    for place in runs.indices {
      var start = runs[place].first
      let end = end(ofRun: place)
      while let gone = leaving.first, gone < end {
        take(start..<max(start, gone))
        start = gone + 1
        leaving.removeFirst()
      }
      take(start..<max(start, end))
    }
    takeComing()
    return result
  }

  /// Gives back the room that growing has taken in advance.
  mutating func trim() {
    if runs.capacity > runs.count + runs.count / 8 { runs = runs.withUnsafeBufferPointer { Array($0) } }
  }

  /// The size of an item that exists.
  subscript(item: Int) -> FlowSize { runs[run(of: item)].size }

  /// Changes one item's size; items that do not exist have none to change.
  mutating func set(_ size: FlowSize, at item: Int) {
    guard (0..<count).contains(item) else { return }
    let place = run(of: item)
    let old = runs[place]
    guard old.size != size else { return }
    var next = place + 1
    let isFirst = old.first == item
    let isLast = end(ofRun: place) == item + 1

    var parts: [Run] = []
    if !isFirst { parts.append(old) }
    let continuesRunBefore = isFirst && place > 0 && runs[place - 1].size == size
    if !continuesRunBefore { parts.append(Run(first: item, size: size)) }
    if !isLast {
      parts.append(Run(first: item + 1, size: old.size))
    } else if next < runs.count, runs[next].size == size {
      next += 1
    }
    runs.replaceSubrange(place..<next, with: parts)
  }

  /// Takes an item out, and moves up those behind it; nil for one that does not exist.
  mutating func remove(at item: Int) -> FlowSize? {
    guard (0..<count).contains(item) else { return nil }
    let place = run(of: item)
    let run = runs[place]
    let isWholeRun = end(ofRun: place) == run.first + 1
    shiftRuns(after: place, by: -1)
    count -= 1
    guard isWholeRun else { return run.size }
    runs.remove(at: place)
    if place > 0, place < runs.count, runs[place - 1].size == runs[place].size { runs.remove(at: place) }
    return run.size
  }

  /// Puts an item in before the one at `item`, or behind all; nothing happens further behind.
  mutating func insert(_ size: FlowSize, at item: Int) {
    guard (0..<count).contains(item) else {
      if item == count { append(size) }
      return
    }
    shiftRuns(after: run(of: item), by: 1)
    count += 1
    set(size, at: item)
  }

  private mutating func shiftRuns(after place: Int, by distance: Int) {
    for later in runs.indices.dropFirst(place + 1) { runs[later].first += distance }
  }

  /// Calls `body` with the pieces of `items` that have one size, in order.
  func forEachRun(in items: Range<Int>, _ body: (Range<Int>, FlowSize) -> Void) {
    guard !items.isEmpty else { return }
    var place = run(of: items.lowerBound)
    while place < runs.count, runs[place].first < items.upperBound {
      let piece = (runs[place].first..<end(ofRun: place)).clamped(to: items)
      body(piece, runs[place].size)
      place += 1
    }
  }

  /// One past the last item of that run.
  func end(ofRun place: Int) -> Int { place + 1 < runs.count ? runs[place + 1].first : count }

  private func run(of item: Int) -> Int { max(0, runs.partitionIndex(past: { $0.first > item }) - 1) }
}

extension RandomAccessCollection where Index == Int {
  /// The first place where `isPast` holds, in elements of which it holds from one place on; the end if
  /// nowhere.
  func partitionIndex(past isPast: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isPast(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
