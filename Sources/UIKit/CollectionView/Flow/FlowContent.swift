// All sections, one after another along (Facts 3.7, 3.8).

import QuartzCore

/// An element of a flow layout.
enum FlowElement: Equatable, Sendable {
  case header(section: Int)
  case item(Int, section: Int)
  case footer(section: Int)
}

/// Which of the two bars stay on screen, and what of the content is on it: from one content inset to the
/// other, along, in points.
struct FlowPins: Equatable, Sendable {
  var headers = false
  var footers = false
  var visibleStart: CGFloat = 0
  var visibleEnd: CGFloat = 0
}

/// Places are in points from the content's start along, and from its content inset across.
struct FlowContent: Sendable {
  private(set) var sections: [FlowSection] = []
  /// Of each section, and where the last one ends.
  private var starts: [CGFloat] = [0]
  private var isContained = true

  init() {}

  /// A section like the one before it shares that one's lines.
  mutating func append(_ metrics: FlowMetrics, _ sizes: FlowSizes) {
    if let last = sections.last, last.metrics == metrics, last.sizes == sizes {
      append(last)
    } else {
      append(FlowSection(metrics, sizes))
    }
  }

  mutating func append(_ section: FlowSection) {
    sections.append(section)
    starts.append(length + section.length)
    isContained = isContained && section.isContained
  }

  /// Along.
  var length: CGFloat { starts.last ?? 0 }

  // MARK: Single elements

  /// nil for an element that does not exist.
  func frame(of element: FlowElement, pins: FlowPins) -> FlowFrame? {
    switch element {
    case .header(let section):
      return bar(section, { $0.header }) { pins.headers ? header($0, of: $1, at: $2, pins) : $0 }
    case .footer(let section):
      return bar(section, { $0.footer }) { pins.footers ? footer($0, of: $1, at: $2, pins) : $0 }
    case .item(let item, let section):
      guard sections.indices.contains(section) else { return nil }
      return sections[section].frame(ofItem: item)?.shifted(along: starts[section])
    }
  }

  private func bar(
    _ section: Int, _ natural: (FlowSection) -> FlowFrame?,
    _ pinned: (FlowFrame, FlowSection, CGFloat) -> FlowFrame
  ) -> FlowFrame? {
    guard sections.indices.contains(section), let frame = natural(sections[section]) else { return nil }
    let start = starts[section]
    return pinned(frame.shifted(along: start), sections[section], start)
  }

  /// At the screen's start, between its own place and the footer's.
  private func header(
    _ natural: FlowFrame, of section: FlowSection, at start: CGFloat, _ pins: FlowPins
  ) -> FlowFrame {
    var frame = natural
    let last = start + section.length - section.metrics.footerLength - natural.size.along
    frame.along = max(natural.along, min(pins.visibleStart, last))
    return frame
  }

  /// At the screen's end, between the header's place and its own.
  private func footer(
    _ natural: FlowFrame, of section: FlowSection, at start: CGFloat, _ pins: FlowPins
  ) -> FlowFrame {
    var frame = natural
    let first = start + section.metrics.headerLength
    frame.along = min(natural.along, max(pins.visibleEnd - natural.size.along, first))
    return frame
  }

  // MARK: Elements in an area

  /// Calls `body` with each element that touches `area`, by section: header, items, footer. Looks at the
  /// sections and lines that do, and few more.
  func forEachElement(touching area: FlowFrame, pins: FlowPins, _ body: (FlowElement, FlowFrame) -> Void) {
    for number in sections(touching: area) {
      let start = starts[number]
      func visit(_ element: FlowElement) {
        if let frame = frame(of: element, pins: pins), frame.intersects(area) { body(element, frame) }
      }
      visit(.header(section: number))
      sections[number].forEachItem(touching: area.shifted(along: -start)) { item, frame in
        body(.item(item, section: number), frame.shifted(along: start))
      }
      visit(.footer(section: number))
    }
  }

  /// The sections that touch `area`; all where some reach out of their own stretch, which they do with
  /// negative insets.
  func sections(touching area: FlowFrame) -> Range<Int> {
    guard isContained else { return sections.indices }
    let low = sections.indices.partitionIndex(past: { starts[$0 + 1] >= area.along })
    return low..<max(low, sections.indices.partitionIndex(past: { starts[$0] > area.alongEnd }))
  }
}
