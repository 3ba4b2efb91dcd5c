import Testing

@testable import SwiftUI

@MainActor @Suite struct `Stacks` {
  @Test func `give fixed views their size and the rest to flexible ones before spacers`() {
    let (label, color, end) = (Box(80, 16), Box.flexible, Box(60, 16))
    lay(row(spacing: 0, label, color, SpacerElement(), end))
    #expect(label.frame == CGRect(x: 0, y: 292, width: 80, height: 16))
    #expect(color.frame == CGRect(x: 80, y: 0, width: 252, height: 600))
    #expect(end.frame == CGRect(x: 340, y: 292, width: 60, height: 16))
  }

  @Test func `share the room equally among spacers, which stand next to their neighbours`() {
    let (top, middle, bottom) = (Box(22, 16), Box(22, 16), Box(44, 16))
    lay(column(top, SpacerElement(), middle, SpacerElement(), SpacerElement(), bottom))
    #expect([top, middle, bottom].map(\.frame.minY) == [0, 200, 584])
  }

  @Test func `stand eight points apart unless told`() {
    let (one, two) = (Box(10, 10), Box(10, 10))
    let stack = row(one, two)
    lay(stack)
    #expect(stack.frame.width == 28)
    #expect(two.frame.minX - one.frame.maxX == 8)
  }
}
