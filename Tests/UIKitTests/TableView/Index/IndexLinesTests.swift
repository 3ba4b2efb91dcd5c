import QuartzCore
import Testing

@testable import UIKit

@Suite struct `The lines of an index` {
  @Test func `are the titles where there is room for them`() {
    #expect(IndexLines(count: 3, room: 3).lines == [.title(0), .title(1), .title(2)])
    #expect(IndexLines(count: 0, room: 3).lines.isEmpty)
  }

  @Test func `keep the first and the last title, with bullets between those that are left`() {
    #expect(IndexLines(count: 26, room: 5).lines == [.title(0), .bullet, .title(13), .bullet, .title(25)])
    #expect(IndexLines(count: 26, room: 6).lines.count == 5)
  }

  @Test(arguments: 0...30, 0...30)
  func `fit the room, in order, without a title twice`(count: Int, room: Int) {
    let lines = IndexLines(count: count, room: room).lines
    #expect(lines.count <= max(room, 0))
    let titles = lines.compactMap { line in
      if case .title(let number) = line { number } else { nil }
    }
    #expect(titles == Array(Set(titles)).sorted())
    #expect(titles.allSatisfy { (0..<count).contains($0) })
    if count > 0, room > 0 { #expect(titles.first == 0) }
    if count > 0, room > 2 { #expect(titles.last == count - 1) }
  }

  @Test func `give those that are left out their place under a finger`() {
    let lines = IndexLines(count: 26, room: 5)
    #expect(lines.title(at: -3) == 0 && lines.title(at: 0.5) == 13 && lines.title(at: 1) == 25)
    #expect(lines.title(at: .nan) == nil && IndexLines(count: 0, room: 9).title(at: 0.5) == nil)
    #expect(Set((0..<260).map { lines.title(at: CGFloat($0) / 260) }).count == 26)
  }
}
