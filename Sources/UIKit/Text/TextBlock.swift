import QuartzCore
internal import Typesetting

/// Lines of a text below one another. Lengths are in points, heights from the top of the first line.
struct TextBlock {
  let content: TextContent
  let layout: TextLayout
  /// `baselines[i]` belongs to `layout.lines[i]`.
  let baselines: [CGFloat]
  let height: CGFloat

  /// With the indents at both ends.
  var width: CGFloat {
    guard content.hasIndents else { return layout.width }
    return zip(layout.lines, firsts).map { line, isFirst in
      let paragraph = content.paragraph(of: line)
      return line.width + paragraph.indent(isFirst: isFirst) + paragraph.emptyEnd(in: .infinity)
    }.max() ?? 0
  }

  /// `firsts[i]` is whether `layout.lines[i]` begins a paragraph.
  private var firsts: [Bool] { [true] + layout.lines.dropLast().map { !$0.continues } }

  init(_ content: TextContent, width: CGFloat, maximumLines: Int, mode: NSLineBreakMode) {
    let content = content.boxed(in: width)
    self.init(content, content.layout(width: width, maximumLines: maximumLines, mode: mode))
  }

  /// As above, but also not higher than `height`; one line is always there.
  init(_ content: TextContent, width: CGFloat, height: CGFloat, maximumLines: Int, mode: NSLineBreakMode) {
    let whole = TextBlock(content, width: width, maximumLines: maximumLines, mode: mode)
    guard whole.height > height + Self.tolerance, whole.layout.lines.count > 1 else {
      self = whole
      return
    }
    let bottoms = Self.stack(content, whole.layout).bottoms
    let fitting = max(bottoms.count { $0 <= height + Self.tolerance }, 1)
    self.init(content, width: width, maximumLines: fitting, mode: mode)
  }

  private init(_ content: TextContent, _ layout: TextLayout) {
    self.content = content
    self.layout = layout
    let stack = Self.stack(content, layout)
    baselines = stack.baselines
    height = stack.bottoms.last ?? 0
  }

  /// Heights in a frame are rounded to pixels; a line that lacks less than this, in points, still fits.
  private static let tolerance: CGFloat = 0.01

  private static func stack(
    _ content: TextContent, _ layout: TextLayout
  ) -> (baselines: [CGFloat], bottoms: [CGFloat]) {
    var (baselines, bottoms): ([CGFloat], [CGFloat]) = ([], [])
    var top: CGFloat = 0
    for line in layout.lines {
      let paragraph = content.paragraph(of: line)
      let natural = CGFloat(line.metrics.lineHeight)
      let height = paragraph.height(of: natural)
      // The height that a line has beyond its font's stands above it.
      baselines.append(top + height - natural + line.metrics.ascender)
      bottoms.append(top + height)
      top += height + content.gap(after: line)
    }
    return (baselines, bottoms)
  }
}

extension TextContent {
  /// Between `line` and the next.
  func gap(after line: TextLayout.Line) -> CGFloat {
    let paragraph = paragraph(of: line)
    return paragraph.lineSpacing + (line.continues ? 0 : paragraph.paragraphSpacing)
  }
}

extension NSParagraphStyle.Values {
  /// - Parameter natural: the height that the line's fonts give it.
  fileprivate func height(of natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}

extension TextBlock {
  /// The block's lines as the page draws them, in the middle of the height of `bounds`.
  func presented(
    in bounds: CGRect, color: UIColor, isRightToLeft: Bool
  ) -> PresentedText {
    let top = bounds.minY + (bounds.height - height) / 2
    let starts = starts(in: bounds, isRightToLeft: isRightToLeft)
    let lines = zip(zip(layout.lines, starts), baselines).map { place, baseline in
      PresentedText.Line(
        x: place.1, baseline: top + baseline, runs: place.0.runs.map { presented($0, color, in: place.0) })
    }
    return PresentedText(lines: lines.filter { !$0.runs.isEmpty })
  }

  /// `starts[i]` is the left of `layout.lines[i]`, in the coordinates of `bounds`.
  func starts(in bounds: CGRect, isRightToLeft: Bool) -> [CGFloat] {
    zip(layout.lines, firsts).map { line, isFirst in
      let paragraph = content.paragraph(of: line)
      let (head, tail) = (paragraph.indent(isFirst: isFirst), paragraph.emptyEnd(in: bounds.width))
      let room = bounds.width - head - tail
      let start = paragraph.alignment.start(of: line, in: room, isRightToLeft: isRightToLeft)
      return bounds.minX + (line.isRightToLeft ? tail : head) + start
    }
  }

  private func presented(
    _ run: TextLayout.Run, _ color: UIColor, in line: TextLayout.Line
  ) -> PresentedText.Run {
    let style = content.text.spans[run.span].style
    let look = content.looks[run.span]
    let color = look.color ?? color
    if content.attachment(of: run) != nil {
      // The picture is drawn by others: a space keeps its line.
      return PresentedText.Run(
        string: " ", x: run.x, fontSize: style.size, weight: style.weight, color: color.cgColor)
    }
    return PresentedText.Run(
      string: run.string, x: run.x, fontSize: style.size, spacing: run.spacing, weight: style.weight,
      // A font of the app's is slanted by itself, or not at all.
      isItalic: style.isItalic && style.face == nil,
      isUnderlined: look.isUnderlined, isStruckThrough: look.isStruckThrough,
      isRightToLeft: run.isRightToLeft, color: color.cgColor,
      font: style.face.map(AppFont.init), ornaments: look.ornaments?.presented(of: style, color, in: line))
  }
}

extension NSTextAlignment {
  fileprivate func start(of line: TextLayout.Line, in width: CGFloat, isRightToLeft: Bool) -> CGFloat {
    let room = width - line.width
    switch self {
    case .left: return 0
    case .center: return room / 2
    case .right: return room
    case .natural: return isRightToLeft ? room : 0
    case .justified: return line.isRightToLeft ? room : 0
    }
  }
}
