import UIKit

/// Which views stand in which lines: headers, rows and footers of sections, numbered from the first to the
/// last.
@MainActor struct LazyPlan {
  enum Kind { case header, rows, footer }

  /// Lines of one kind.
  struct Part {
    let section: Int
    let kind: Kind
    let firstLine: Int
    let lineCount: Int
    let firstItem: Int
    let itemCount: Int
    let itemsPerLine: Int
  }

  private let sections: [ListSection]
  private(set) var parts: [Part] = []
  private(set) var lineCount = 0
  private(set) var itemCount = 0

  /// - Parameter perLine: how many rows stand side by side.
  init(_ sections: [ListSection], perLine: Int) {
    self.sections = sections
    for (index, section) in sections.enumerated() {
      if section.header != nil { append(index, .header, 1, 1) }
      append(index, .rows, section.rows.count, max(perLine, 1))
      if section.footer != nil { append(index, .footer, 1, 1) }
    }
  }

  private mutating func append(_ section: Int, _ kind: Kind, _ count: Int, _ perLine: Int) {
    guard count > 0 else { return }
    let lines = (count + perLine - 1) / perLine
    parts.append(
      Part(
        section: section, kind: kind, firstLine: lineCount, lineCount: lines, firstItem: itemCount,
        itemCount: count, itemsPerLine: perLine))
    lineCount += lines
    itemCount += count
  }

  /// The part that a line belongs to; nil: there is no such line.
  func part(ofLine line: Int) -> Part? {
    guard line >= 0, line < lineCount else { return nil }
    var (low, high) = (0, parts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if parts[middle].firstLine <= line { low = middle } else { high = middle - 1 }
    }
    return parts[low]
  }

  func items(inLine line: Int) -> Range<Int> {
    guard let part = part(ofLine: line) else { return 0..<0 }
    let first = part.firstItem + (line - part.firstLine) * part.itemsPerLine
    return first..<min(first + part.itemsPerLine, part.firstItem + part.itemCount)
  }

  func line(ofItem item: Int) -> Int? {
    guard let part = parts.last(where: { $0.firstItem <= item }), item < part.firstItem + part.itemCount
    else { return nil }
    return part.firstLine + (item - part.firstItem) / part.itemsPerLine
  }

  private func place(_ item: Int) -> (part: Part, index: Int)? {
    parts.last { $0.firstItem <= item }.map { ($0, item - $0.firstItem) }
  }

  /// By which the node of an item is known.
  func key(_ item: Int) -> AnyHashable {
    guard let (part, index) = place(item) else { return 0 }
    switch part.kind {
    case .header: return AnyHashable(ListPath(steps: [sections[part.section].id, "header"]))
    case .footer: return AnyHashable(ListPath(steps: [sections[part.section].id, "footer"]))
    case .rows: return sections[part.section].rows[index]?.id ?? AnyHashable(0)
    }
  }

  /// The id of the data that an item stands for; nil: of none.
  func dataID(_ item: Int) -> AnyHashable? {
    guard let (part, index) = place(item), part.kind == .rows else { return nil }
    return sections[part.section].rows[index]?.dataID
  }

  func view(_ item: Int) -> any View {
    guard let (part, index) = place(item) else { return EmptyView() }
    switch part.kind {
    case .header: return sections[part.section].header ?? EmptyView()
    case .footer: return sections[part.section].footer ?? EmptyView()
    case .rows: return sections[part.section].rows[index]?.view() ?? EmptyView()
    }
  }

  /// The item that stands for `id`; nil: there is none.
  func item(of id: AnyHashable) -> Int? {
    for part in parts where part.kind == .rows {
      if let index = sections[part.section].rows.index(ofData: id) { return part.firstItem + index }
    }
    return nil
  }

  /// The keys of all rows.
  var keys: Set<AnyHashable> { Set(sections.flatMap(\.rows.ids)) }
}
