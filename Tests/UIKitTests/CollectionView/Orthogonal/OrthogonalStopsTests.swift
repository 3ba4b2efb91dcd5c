import QuartzCore
import Testing

@testable import UIKit

@Suite("Where sections of their own scrolling stop") @MainActor struct OrthogonalStopsTests {
  private func made(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, items: Int = 4, width: CGFloat = 300
  ) -> OrthogonalStops? {
    let rig = OrthogonalRig([
      .init(behavior: behavior, items: items, group: CGSize(width: width, height: 100))
    ])
    return rig.view.layout.orthogonalSection(0)?.stops
  }

  private func row(_ id: String) throws -> Vector { try #require(Vector.all.first { $0.id == id }) }

  @Test func `C28: pages of groups begin at leading edges, and the last one at the end`() throws {
    let row = try row("C28")
    let stops = try #require(made(.groupPaging))
    #expect(stops.contentLength == row.result("content w"))
    #expect((0..<4).map { stops.offset(of: $0) } == Array(Vector.numbers(in: row.expected)[1...4]))
  }

  @Test func `C29: centred groups stand in the middle, the first and the last one too`() throws {
    let row = try row("C29")
    let stops = try #require(made(.groupPagingCentered))
    #expect((0..<4).map { stops.offset(of: $0) } == Vector.numbers(in: row.expected).suffix(4))
  }

  @Test(arguments: ["C31", "C32"])
  func `C31, C32: a natural end goes to the nearest leading edge`(_ id: String) throws {
    let row = try row(id)
    let stops = try #require(made(.continuousGroupLeadingBoundary))
    #expect(
      stops.target(from: 0, proposed: row.given("natural end "), velocity: 1, dragStart: 0) == row.result())
  }

  @Test func `C33: free scrolling stops where it likes`() throws {
    let row = try row("C33")
    let stops = try #require(made(.continuous))
    #expect(
      stops.target(from: 0, proposed: row.given("natural end "), velocity: 1, dragStart: 0) == row.result())
  }

  @Test func `a page of groups goes one group per gesture, however fast`() throws {
    let stops = try #require(made(.groupPaging))
    func target(_ offset: CGFloat, _ proposed: CGFloat, _ velocity: CGFloat, from start: CGFloat) -> CGFloat {
      stops.target(from: offset, proposed: proposed, velocity: velocity, dragStart: start)
    }
    #expect(target(50, 900, 3, from: 0) == 316)
    #expect(target(350, 900, 3, from: 0) == 316)
    #expect(target(330, 0, -3, from: 632) == 316)
    #expect(target(300, 0, -3, from: 316) == 0)
    // At the threshold it goes to the nearest one, beyond it to the next one.
    #expect(target(100, 118, 0.2, from: 0) == 0)
    #expect(target(100, 118, 0.21, from: 0) == 316)
    // From the end, which shows two groups at once, back to the one before.
    #expect(target(900, 700, -1, from: 913) == 632)
    #expect(target(913, 913, 1, from: 913) == 913)
  }

  @Test func `small groups at the end share the last place`() throws {
    let stops = try #require(made(.groupPaging, items: 20, width: 84))
    #expect(stops.contentLength == 2024)
    #expect(stops.last == 17)
    #expect((15...19).map { stops.offset(of: $0) } == [1500, 1600, 1649, 1649, 1649])
    #expect(stops.target(from: 1640, proposed: 1500, velocity: -1, dragStart: 1649) == 1600)
  }

  @Test func `a millionth group is found without a search through the others`() throws {
    let stops = try #require(made(.groupPaging, items: 1_000_000))
    #expect(stops.offset(of: 999_000) == 315_684_000)
    #expect(stops.group(nearest: 999_000 * 316 + 150) == 999_000)
  }

  @Test func `other stops keep the group, and free scrolling the place`() throws {
    let wide = try #require(made(.groupPaging))
    let narrow = try #require(made(.groupPaging, width: 200))
    #expect(narrow.resting(at: 632, among: wide) == 432)
    #expect(wide.resting(at: 216, among: narrow) == 316)
    let free = try #require(made(.continuous))
    #expect(free.resting(at: 500, among: free) == 500)
    #expect(free.resting(at: 5000, among: free) == 913)
    let pages = try #require(made(.paging))
    #expect([100, 380, 913].map { pages.resting(at: $0) } == [0, 375, 913])
  }
}
