import Testing

@testable import SwiftUI

/// Frames as Apple's SwiftUI was recorded with (macOS, a root of 400 by 600 points; recorded by the project
/// SwiftOpenUI, MIT, Tests/LayoutParityTests/Fixtures, read 2026-11). Texts are boxes here that have the
/// recorded sizes.
@MainActor @Suite struct `Frames as Apple's were recorded` {
  /// A line of text, which no offer makes larger.
  final class Line: LayoutElement {
    let own: CGSize
    init(_ width: CGFloat, _ height: CGFloat = 16) {
      own = CGSize(width: width, height: height)
      super.init()
    }
    override var spacing: ViewSpacing { ViewSpacing(kind: .text) }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { own }
  }

  func near(_ element: LayoutElement, _ x: CGFloat, _ y: CGFloat, in root: LayoutElement) -> Bool {
    abs(element.frame.minX - root.frame.minX - x) <= 0.5
      && abs(element.frame.minY - root.frame.minY - y) <= 0.5
  }

  func frame(
    _ child: LayoutElement, width: CGFloat? = nil, height: CGFloat? = nil, _ alignment: Alignment = .center
  ) -> LayoutElement {
    let element = FixedFrameElement(child)
    (element.width, element.height, element.alignment) = (width, height, alignment)
    return element
  }

  func frame(
    _ child: LayoutElement, leastWidth: CGFloat? = nil, largestWidth: CGFloat? = nil,
    leastHeight: CGFloat? = nil,
    largestHeight: CGFloat? = nil, _ alignment: Alignment = .center
  ) -> LayoutElement {
    let element = FlexibleFrameElement(child)
    element.horizontal = .init(least: leastWidth, largest: largestWidth)
    element.vertical = .init(least: leastHeight, largest: largestHeight)
    element.alignment = alignment
    return element
  }

  func padded(_ child: LayoutElement, _ length: CGFloat) -> LayoutElement {
    padded(child, .all, length)
  }

  func padded(_ child: LayoutElement, _ edges: Edge.Set, _ length: CGFloat) -> LayoutElement {
    let element = PaddingElement(child)
    element.insets = EdgeInsets(edges, length)
    return element
  }

  @Test func `a column of nothing has no size, and one with a spacer is as high as the screen`() {
    let (empty, spacer) = (column(), column(SpacerElement()))
    lay(empty)
    lay(spacer)
    #expect(empty.frame.size == .zero)
    #expect(spacer.frame.size == CGSize(width: 0, height: 600))
  }

  @Test func `lines of text follow one another at once, and stand eight points beside one another`() {
    let lines = [Line(27), Line(46), Line(31.5)]
    let stack = column(lines[0], lines[1], lines[2])
    lay(stack)
    #expect(near(lines[0], 9.5, 0, in: stack) && near(lines[1], 0, 16, in: stack))
    #expect(near(lines[2], 7.5, 32, in: stack))
    let (left, right) = (Line(24), Line(32))
    let beside = row(left, right)
    lay(beside)
    #expect(near(right, 32, 0, in: beside) && beside.frame.width == 64)
  }

  @Test func `alignment sets lines against the trailing edge and rows against the bottom`() {
    let lines = [Line(33.5), Line(77.5), Line(22.5)]
    let stack = column(align: .trailing, lines[0], lines[1], lines[2])
    lay(stack)
    #expect(near(lines[0], 44.5, 0, in: stack) && near(lines[2], 55.5, 32, in: stack))
    let (short, tall) = (Line(33.5), Line(51, 48))
    let beside = row(align: .bottom, short, tall)
    lay(beside)
    #expect(near(short, 0.5, 32, in: beside) && near(tall, 42, 0, in: beside))
  }

  @Test func `columns in a column keep their own spacing`() {
    let lines = [Line(69), Line(69), Line(71), Line(70.5)]
    let stack = column(
      spacing: 10, column(spacing: 4, lines[0], lines[1]), column(spacing: 4, lines[2], lines[3]))
    lay(stack)
    #expect(lines.map { $0.frame.minY - stack.frame.minY } == [0, 20, 46, 66])
    #expect(near(lines[0], 1, 0, in: stack))
  }

  @Test func `a frame between two bounds takes what is offered within them`() {
    let text = Line(74)
    let framed = frame(text, leastWidth: 100, largestWidth: 300, leastHeight: 50, largestHeight: 150)
    lay(framed)
    #expect(framed.frame.size == CGSize(width: 300, height: 150))
    #expect(near(text, 113, 67, in: framed))
  }

  @Test func `a frame that may be as wide as it likes centres what it holds`() {
    let lines = [Line(22.5), Line(44.5)]
    let framed = frame(column(lines[0], lines[1]), largestWidth: .infinity, leastHeight: 180)
    lay(framed)
    #expect(framed.frame.size == CGSize(width: 400, height: 180))
    #expect(near(lines[0], 189, 74, in: framed) && near(lines[1], 178, 90, in: framed))
  }

  @Test func `frames in frames each align what they hold`() {
    let text = Line(9)
    let outer = frame(
      frame(text, width: 50, height: 30, .bottomTrailing), width: 150, height: 80, .topLeading)
    lay(outer)
    #expect(near(text, 41, 14, in: outer) && outer.frame.size == CGSize(width: 150, height: 80))
  }

  @Test func `padding and frames nest`() {
    let text = Line(9)
    let outer = padded(
      frame(padded(frame(padded(text, 4), width: 80, height: 40), 8), width: 150, height: 80), 12)
    lay(outer)
    #expect(outer.frame.size == CGSize(width: 174, height: 104))
    #expect(near(text, 82.5, 44, in: outer))
  }

  @Test func `wide frames keep the spacing of the text in them`() {
    let (a, b) = (Line(9), Line(8.5))
    let stack = column(
      align: .leading, frame(row(a, SpacerElement()), largestWidth: .infinity),
      frame(b, largestWidth: .infinity, .trailing))
    lay(stack)
    #expect(near(a, 0, 0, in: stack) && near(b, 391.5, 16, in: stack))
    #expect(stack.frame.size == CGSize(width: 400, height: 32))
  }

  @Test func `a list of two rows and a line between has them where they were recorded`() {
    let (one, title, subtitle) = (Box(44, 44), Line(26.5), Line(47))
    let (two, item, description) = (Box(44, 44), Line(38), Line(69.5))
    let line = Box((0, 10, .infinity), (1, 1, 1))
    func entry(_ picture: Box, _ first: Line, _ second: Line) -> LayoutElement {
      padded(
        row(spacing: 12, picture, column(align: .leading, spacing: 4, first, second), SpacerElement()),
        .horizontal, 16)
    }
    let stack = column(spacing: 16, entry(one, title, subtitle), line, entry(two, item, description))
    lay(stack)
    #expect(stack.frame.size == CGSize(width: 400, height: 121))
    #expect(near(one, 16, 0, in: stack) && near(title, 72, 4, in: stack) && near(subtitle, 72, 24, in: stack))
    #expect(near(line, 0, 60, in: stack) && line.frame.width == 400)
    #expect(near(two, 16, 77, in: stack) && near(description, 72, 101, in: stack))
    #expect(near(item, 72, 81, in: stack))
  }

  @Test func `a header, room and a footer fill the screen`() {
    let (header, status, version) = (Line(44.5), Line(39), Line(24))
    let stack = column(
      spacing: 0,
      padded(padded(frame(header, largestWidth: .infinity, .leading), .horizontal, 16), .vertical, 8),
      SpacerElement(), padded(padded(row(status, SpacerElement(), version), .horizontal, 16), .vertical, 4))
    lay(stack)
    #expect(near(header, 16, 8, in: stack) && near(status, 16, 580, in: stack))
    #expect(near(version, 360, 580, in: stack))
  }

  @Test func `a column beside a coloured one stands in the middle`() {
    let (color, first, second) = (Box((120, 120, 120), (0, 10, .infinity)), Line(79), Line(71))
    let stack = row(
      spacing: 0, color,
      padded(frame(column(align: .leading, spacing: 8, first, second), largestWidth: .infinity, .leading), 16)
    )
    lay(stack)
    #expect(color.frame == CGRect(x: 0, y: 0, width: 120, height: 600))
    #expect(near(first, 136, 280, in: stack) && near(second, 136, 304, in: stack))
  }

  @Test func `a sidebar keeps its width, and the detail begins at its top`() {
    let items = [Line(36.5), Line(38), Line(38.5), Line(38.5), Line(38.5)]
    let (line, detail) = (Box((1, 1, 1), (0, 10, .infinity)), Line(35))
    let sidebar = ContainerElement(AnyLayout(VStackLayout(alignment: .leading, spacing: 4)), items)
    let stack = row(
      spacing: 0, padded(frame(sidebar, width: 120), .vertical, 8), line,
      padded(
        frame(column(align: .leading, detail, SpacerElement()), largestWidth: .infinity, .leading), 12))
    lay(stack)
    #expect(items.map { $0.frame.minY } == [252, 272, 292, 312, 332])
    #expect(near(items[0], 41, 252, in: stack) && near(line, 120, 0, in: stack))
    #expect(near(detail, 133, 12, in: stack))
  }

  @Test func `views over one another are set against the corner that is said`() {
    let (color, text) = (Box(200, 200), Line(87.5))
    let stack = ContainerElement(AnyLayout(ZStackLayout(alignment: .bottomTrailing)), [color, text])
    lay(stack)
    #expect(near(text, 112.5, 184, in: stack) && stack.frame.size == CGSize(width: 200, height: 200))
  }

  @Test func `a toolbar spreads its words and leaves the rest to a spacer`() {
    let (back, title, done) = (Line(30), Line(26.5), Line(32))
    let line = Box((0, 10, .infinity), (1, 1, 1))
    let stack = column(
      spacing: 0,
      frame(
        padded(row(back, SpacerElement(), title, SpacerElement(), done), 8), largestWidth: .infinity),
      line, SpacerElement())
    lay(stack)
    #expect(near(back, 8, 8, in: stack) && near(title, 186, 8, in: stack) && near(done, 360, 8, in: stack))
    #expect(near(line, 0, 32, in: stack))
  }
}
