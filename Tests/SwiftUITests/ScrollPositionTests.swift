import Testing

@testable import SwiftUI

@MainActor @Suite struct `A scroll position` {
  private final class Log {
    var phases: [ScrollPhase] = []
    var seen: [Int: Bool] = [:]
    var targets: [Int] = []
    var velocity: CGVector?
  }

  private struct Screen: View {
    @State var position: ScrollPosition
    let log: Log
    var body: some View {
      VStack {
        Text(position.isPositionedByUser ? "by user" : "by app")
        Text("view \(position.viewID(type: Int.self) ?? -1)")
        Button("Top") { position.scrollTo(edge: .top) }
        Button("Point") { position.scrollTo(y: 500) }
        Button("Row") { position.scrollTo(id: 60) }
        Button("Far") { withAnimation { position.scrollTo(edge: .bottom) } }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<100) { row in
              Text("row \(row)").frame(height: 50)
                .onScrollVisibilityChange(threshold: 0.9) { log.seen[row] = $0 }
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($position)
        .onScrollPhaseChange { _, new, context in
          log.phases.append(new)
          if let velocity = context.velocity { log.velocity = velocity }
        }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.9) { log.targets = $0 }
        .frame(height: 400)
      }
    }
  }

  private func show(_ position: ScrollPosition) throws -> (HostedScreen, UIScrollView, Log) {
    let log = Log()
    let screen = HostedScreen(Screen(position: position, log: log))
    screen.settle()
    return (screen, try #require(screen.first(UIScrollView.self)), log)
  }

  @Test func `may begin at an edge, and go to edges, points and views`() throws {
    let (screen, view, _) = try show(ScrollPosition(idType: Int.self, edge: .bottom))
    #expect(view.contentOffset.y == 4600)
    screen.tap(on: "Top")
    #expect(view.contentOffset.y == 0)
    screen.tap(on: "Point")
    #expect(view.contentOffset.y == 500)
    screen.tap(on: "Row")
    #expect(view.contentOffset.y == 3000 && screen.label("view 60") != nil)
  }

  @Test func `knows when the user scrolls, and to which view; the same order counts again`() throws {
    let (screen, view, _) = try show(ScrollPosition(idType: Int.self, edge: .top))
    #expect(screen.label("by app") != nil)
    screen.press([CGPoint(x: 195, y: 650)], movingTo: [CGPoint(x: 195, y: 450)])
    screen.lift()
    screen.wait(5)
    #expect(screen.label("by user") != nil)
    #expect(screen.label("view \(Int(view.contentOffset.y / 50))") != nil)
    screen.tap(on: "Top")
    #expect(view.contentOffset.y == 0 && screen.label("by app") != nil)
  }

  @Test func `goes by phases, which are told`() throws {
    let (screen, _, log) = try show(ScrollPosition(idType: Int.self))
    screen.press([CGPoint(x: 195, y: 650)], movingTo: [CGPoint(x: 195, y: 450)])
    #expect(log.phases == [.interacting])
    screen.lift()
    screen.wait(5)
    #expect(log.phases == [.interacting, .decelerating, .idle] && abs(log.velocity?.dy ?? 0) > 100)
    log.phases = []
    screen.tap(on: "Far")
    screen.wait(2)
    #expect(log.phases == [.animating, .idle])
  }

  @Test func `says which views are seen`() throws {
    let (screen, _, log) = try show(ScrollPosition(idType: Int.self))
    #expect(log.seen[0] == true && log.seen[7] == true && log.seen[8] == nil)
    #expect(log.targets == Array(0..<8))
    screen.tap(on: "Point")
    screen.settle()
    #expect(log.seen[0] == false && log.seen[12] == true && log.targets == Array(10..<18))
  }

  @Test func `is a value`() {
    var position = ScrollPosition(x: 1, y: 2)
    #expect(position.point == CGPoint(x: 1, y: 2) && position.edge == nil && !position.isPositionedByUser)
    position.scrollTo(edge: .leading)
    #expect(position.edge == .leading && position.point == nil)
    position = ScrollPosition(id: "a")
    #expect(position.viewID(type: String.self) == "a" && position.viewID(type: Int.self) == nil)
    #expect(position.viewID as? String == "a")
  }
}
