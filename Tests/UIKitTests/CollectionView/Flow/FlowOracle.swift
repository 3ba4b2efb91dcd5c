import QuartzCore

@testable import UIKit

/// A flow layout that is slow and obvious: places one item after another, and looks at each for a rectangle.
struct FlowOracle {
  var direction: UICollectionView.ScrollDirection
  /// Of the content across the scroll direction.
  var length: CGFloat
  private(set) var items: [[CGRect]] = []
  private(set) var headers: [CGRect?] = []
  private(set) var footers: [CGRect?] = []
  private(set) var end: CGFloat = 0

  init(_ direction: UICollectionView.ScrollDirection, length: CGFloat, _ sections: [FlowSectionCase]) {
    self.direction = direction
    self.length = length
    for section in sections { add(section) }
  }

  private mutating func add(_ section: FlowSectionCase) {
    headers.append(bar(section.header))
    let vertical = direction == .vertical
    let insets = section.insets
    end += vertical ? insets.top : insets.left
    let leading = vertical ? insets.left : insets.top
    let room = length - leading - (vertical ? insets.right : insets.bottom)
    let sizes = section.sizes.map {
      vertical ? $0 : CGSize(width: $0.height, height: $0.width)
    }

    // Every item on a line: widths and spacings of what is on it already, and its own.
    var lines: [[CGSize]] = []
    for size in sizes {
      if let line = lines.last,
        line.map(\.width).reduce(0, +) + CGFloat(line.count) * section.itemSpacing + size.width
          <= room + 0.001
      {
        lines[lines.count - 1].append(size)
      } else {
        lines.append([size])
      }
    }

    var frames: [CGRect] = []
    for (number, line) in lines.enumerated() {
      if number > 0 { end += section.lineSpacing }
      let height = line.map(\.height).max() ?? 0
      let (start, gap) = spread(
        line, isLast: number == lines.count - 1, isUniform: sizes.allSatisfy { $0 == sizes[0] },
        longest: lines[0].count, section.itemSpacing, room)
      var x = leading + start
      for size in line {
        let y = end + (height - size.height) / 2
        frames.append(CGRect(x: x, y: y, width: size.width, height: size.height))
        x += size.width + gap
      }
      end += height
    }
    items.append(frames.map(turned))
    end += vertical ? insets.bottom : insets.right
    footers.append(bar(section.footer))
  }

  private func spread(
    _ line: [CGSize], isLast: Bool, isUniform: Bool, longest: Int, _ spacing: CGFloat, _ room: CGFloat
  ) -> (start: CGFloat, gap: CGFloat) {
    let width = line[0].width
    if isUniform {
      // The gap of a full line, whether there is one or not.
      var full = 1
      while full < 1000, CGFloat(full + 1) * width + CGFloat(full) * spacing <= room + 0.001 { full += 1 }
      if full == 1000 { return (0, spacing) }
      return full == 1
        ? ((room - width) / 2, 0) : (0, (room - CGFloat(full) * width) / CGFloat(full - 1))
    }
    if isLast { return (0, spacing) }
    let rest = room - line.map(\.width).reduce(0, +)
    return line.count == 1 ? (rest / 2, 0) : (0, rest / CGFloat(line.count - 1))
  }

  private mutating func bar(_ height: CGFloat) -> CGRect? {
    defer { end += height }
    return height > 0 ? turned(CGRect(x: 0, y: end, width: length, height: height)) : nil
  }

  private func turned(_ rect: CGRect) -> CGRect {
    direction == .vertical
      ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  /// Names of what intersects `rect`.
  func names(in rect: CGRect) -> Set<String> {
    var names: Set<String> = []
    func look(_ frame: CGRect?, _ name: String) {
      guard let frame else { return }
      if frame.minX < rect.maxX, frame.maxX > rect.minX, frame.minY < rect.maxY, frame.maxY > rect.minY {
        names.insert(name)
      }
    }
    for section in items.indices {
      look(headers[section], "h\(section)")
      look(footers[section], "f\(section)")
      for (item, frame) in items[section].enumerated() { look(frame, "\(section).\(item)") }
    }
    return names
  }
}
