import Testing

@testable import SwiftUI

/// The frames that were recorded besides, as far as the name of a scenario and its numbers say what stood
/// there. Where a text is not of whole points, the recorded root is half a point wider: it is compared within
/// that.
extension `Frames as Apple's were recorded` {
  private func fits(_ element: LayoutElement, _ width: CGFloat, _ height: CGFloat) -> Bool {
    abs(element.frame.width - width) <= 0.5 && abs(element.frame.height - height) <= 0.5
  }

  @Test func `a colour takes all there is`() {
    let color = Box.flexible
    lay(color)
    #expect(color.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
  }

  @Test(
    arguments: [
      (46.0, 200.0, 100.0, Alignment.center, 77.0, 42.0), (17, 200, 200, .bottomTrailing, 183, 184),
      (15.5, 200, 200, .topLeading, 0, 0), (9.5, 200, 200, .center, 95.5, 92),
    ] as [(CGFloat, CGFloat, CGFloat, Alignment, CGFloat, CGFloat)])
  func `a frame of one size has its text where it is told to`(
    text: CGFloat, width: CGFloat, height: CGFloat, alignment: Alignment, x: CGFloat, y: CGFloat
  ) {
    let line = Line(text)
    let framed = frame(line, width: width, height: height, alignment)
    lay(framed)
    #expect(near(line, x, y, in: framed) && fits(framed, width, height))
  }

  @Test(arguments: [(46.5, 16.0, 79.0, 48.0), (73.5, 20, 114, 56)] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `padding stands around text on all sides`(
    text: CGFloat, length: CGFloat, width: CGFloat, height: CGFloat
  ) {
    let line = Line(text)
    let outer = padded(line, length)
    lay(outer)
    #expect(near(line, length, length, in: outer) && fits(outer, width, height))
  }

  @Test func `padding on two sides, and padding around padding, add up`() {
    let line = Line(62)
    let sides = padded(line, .horizontal, 24)
    lay(sides)
    #expect(near(line, 24, 0, in: sides) && fits(sides, 110, 16))
    let inner = Line(93)
    let outer = padded(padded(inner, 8), 16)
    lay(outer)
    #expect(near(inner, 24, 24, in: outer) && fits(outer, 141, 64))
  }

  @Test func `padding outside of a frame widens it, and inside does not`() {
    let (one, two) = (Line(9), Line(9))
    let outside = padded(frame(one, width: 100, height: 50), 20)
    lay(outside)
    #expect(near(one, 65.5, 37, in: outside) && fits(outside, 140, 90))
    let inside = frame(padded(two, 20), width: 200, height: 100)
    lay(inside)
    #expect(near(two, 95.5, 42, in: inside) && fits(inside, 200, 100))
  }

  @Test func `a frame as wide as can be is as high as its text, or as high as it has to be`() {
    let (one, two) = (Line(61), Line(56))
    let wide = frame(one, largestWidth: .infinity)
    lay(wide)
    #expect(near(one, 169.5, 0, in: wide) && fits(wide, 400, 16))
    let high = frame(two, largestWidth: .infinity, leastHeight: 180)
    lay(high)
    #expect(near(two, 172, 82, in: high) && fits(high, 400, 180))
  }

  @Test func `a spacing that is said stands between lines`() {
    let lines = [Line(27), Line(46), Line(31.5)]
    let stack = column(spacing: 20, lines[0], lines[1], lines[2])
    lay(stack)
    #expect(near(lines[0], 9.5, 0, in: stack) && near(lines[1], 0, 36, in: stack))
    #expect(near(lines[2], 7.5, 72, in: stack) && fits(stack, 46, 88))
    let (left, right) = (Line(24), Line(32))
    let beside = row(spacing: 20, left, right)
    lay(beside)
    #expect(near(right, 44, 0, in: beside) && fits(beside, 76, 16))
    let none = [Line(9), Line(8.5), Line(9.5)]
    let close = column(spacing: 0, none[0], none[1], none[2])
    lay(close)
    #expect(none.map { $0.frame.minY - close.frame.minY } == [0, 16, 32] && fits(close, 10, 48))
  }

  @Test func `lines begin at the leading edge, and rows at the top`() {
    let lines = [Line(33.5), Line(77.5), Line(22.5)]
    let stack = column(align: .leading, lines[0], lines[1], lines[2])
    lay(stack)
    #expect(lines.map { $0.frame.minY - stack.frame.minY } == [0, 16, 32])
    #expect(lines.allSatisfy { abs($0.frame.minX - stack.frame.minX - 0.5) <= 0.5 } && fits(stack, 78, 48))
    let (short, tall) = (Line(33.5), Line(51, 48))
    let beside = row(align: .top, short, tall)
    lay(beside)
    #expect(near(short, 0.5, 0, in: beside) && near(tall, 42, 0, in: beside) && fits(beside, 93, 48))
  }

  @Test func `a spacer pushes lines to the ends`() {
    let (left, right) = (Line(24), Line(32))
    let beside = row(left, SpacerElement(), right)
    lay(beside)
    #expect(near(left, 0, 0, in: beside) && near(right, 368, 0, in: beside) && fits(beside, 400, 16))
    let (top, bottom) = (Line(22.5), Line(44.5))
    let stack = column(top, SpacerElement(), bottom)
    lay(stack)
    #expect(near(top, 11.5, 0, in: stack) && near(bottom, 0.5, 584, in: stack) && fits(stack, 45, 600))
  }

  @Test func `spacers share the room equally, two in a row as two`() {
    let lines = [Line(44.5), Line(48.5), Line(39.5)]
    let even = column(lines[0], SpacerElement(), lines[1], SpacerElement(), lines[2])
    lay(even)
    #expect(near(lines[0], 2.5, 0, in: even) && near(lines[1], 0.5, 292, in: even))
    #expect(near(lines[2], 5, 584, in: even) && fits(even, 49, 600))
    let others = [Line(22.5), Line(22.5), Line(44.5)]
    let uneven = column(
      others[0], SpacerElement(), others[1], SpacerElement(), SpacerElement(), others[2])
    lay(uneven)
    #expect(near(others[1], 11.5, 200, in: uneven) && near(others[2], 0.5, 584, in: uneven))
  }

  @Test func `rows in a column run from padding to padding`() {
    let lines = [Line(33), Line(33.5), Line(48.5), Line(28.5)]
    let stack = padded(
      column(
        spacing: 12, row(lines[0], SpacerElement(), lines[1]), row(lines[2], SpacerElement(), lines[3])),
      .horizontal, 16)
    lay(stack)
    #expect(near(lines[0], 16, 0, in: stack) && near(lines[1], 350.5, 0, in: stack))
    #expect(near(lines[2], 16, 28, in: stack) && near(lines[3], 355.5, 28, in: stack))
    #expect(fits(stack, 400, 44))
  }

  @Test func `a column in a wide frame keeps its lines at the padding`() {
    let (title, subtitle) = (Line(26.5), Line(47))
    let stack = padded(
      padded(
        frame(
          column(align: .leading, spacing: 8, title, subtitle), largestWidth: .infinity, .leading),
        .horizontal, 16),
      .vertical, 12)
    lay(stack)
    #expect(near(title, 16, 12, in: stack) && near(subtitle, 16, 36, in: stack) && fits(stack, 400, 64))
  }

  @Test(
    arguments: [(Alignment.center, 56.0, 72.0, 92.0), (.topLeading, 70.5, 0, 0)]
      as [(Alignment, CGFloat, CGFloat, CGFloat)])
  func `text over a colour stands in the middle, or in the corner that is said`(
    alignment: Alignment, width: CGFloat, x: CGFloat, y: CGFloat
  ) {
    let (color, text) = (Box(200, 200), Line(width))
    let stack = ContainerElement(AnyLayout(ZStackLayout(alignment: alignment)), [color, text])
    lay(stack)
    #expect(near(text, x, y, in: stack) && fits(stack, 200, 200))
  }
}
