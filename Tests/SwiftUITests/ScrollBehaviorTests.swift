import Testing

@testable import SwiftUI

@MainActor @Suite struct `Scroll views` {
  private final class Log { var lines: [String] = [] }

  @Test func `begin beside bars, and bounce, even where everything is seen`() throws {
    let screen = HostedScreen(ScrollView { Text("short") })
    screen.window.rootViewController?.additionalSafeAreaInsets.top = 59
    screen.settle()
    let view = try #require(screen.first(UIScrollView.self))
    #expect(view.contentOffset.y == -59)
    #expect(view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
  }

  @Test func `begin behind bars that do not count, and end beside the others`() throws {
    let screen = HostedScreen(ScrollView { Color.red.frame(height: 2000) }.ignoresSafeArea(edges: .top))
    screen.window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(
      top: 59, left: 0, bottom: 34, right: 0)
    screen.settle()
    let view = try #require(screen.first(UIScrollView.self))
    #expect(view.contentOffset.y == 0)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `come to rest at the beginning of a view`() throws {
    let screen = HostedScreen(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) { ForEach(0..<40) { Text("page \($0)").frame(width: 140, height: 200) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned))
    let view = try #require(screen.first(UIScrollView.self))
    screen.press([CGPoint(x: 300, y: 422)], movingTo: [CGPoint(x: 100, y: 422)])
    screen.lift()
    // A fast coast takes its time.
    screen.wait(5)
    let pages = view.contentOffset.x / 150
    #expect(pages > 0.5 && abs(pages - pages.rounded()) < 0.01, "\(view.contentOffset)")
  }

  @Test func `tell which view stands at the start, and go to the one that is bound`() throws {
    struct Screen: View {
      @State private var id: Int? = nil
      let log: Log
      var body: some View {
        VStack {
          Text("at \(id ?? -1)")
          Button("Go") { id = 90 }
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<200) { Text("row \($0)").frame(height: 50) } }
              .scrollTargetLayout()
          }
          .scrollPosition(id: $id)
        }
      }
    }
    let log = Log()
    let screen = HostedScreen(Screen(log: log))
    screen.press([CGPoint(x: 200, y: 700)], movingTo: [CGPoint(x: 200, y: 400)])
    screen.lift()
    let view = try #require(screen.first(UIScrollView.self))
    let row = Int((view.contentOffset.y / 50).rounded(.down))
    #expect(row > 3 && (screen.label("at \(row)") != nil || screen.label("at \(row + 1)") != nil))
    screen.tap(on: "Go")
    #expect(abs(view.contentOffset.y - 4500) < 1 && screen.label("row 90") != nil)
  }

  @Test func `keep margins around their content, and lend it their size`() throws {
    let screen = HostedScreen(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3) { Text("page \($0)").frame(height: 100).containerRelativeFrame(.horizontal) }
        }
      }
      .contentMargins(.horizontal, 20, for: .scrollContent))
    let view = try #require(screen.first(UIScrollView.self))
    #expect(view.contentSize.width == 1090)
    let third = HostedScreen(
      ScrollView(.horizontal) {
        HStack(spacing: 15) {
          ForEach(0..<6) { _ in
            Color.red.frame(height: 100).containerRelativeFrame(.horizontal, count: 3, spacing: 15)
          }
        }
      })
    #expect(third.first(UIScrollView.self)?.contentSize.width == 795)
  }

  @Test func `tell how far they are scrolled`() throws {
    let log = Log()
    let screen = HostedScreen(
      ScrollView { Color.red.frame(height: 3000) }
        .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 200 }) { old, new in
          log.lines.append("\(old) \(new)")
        })
    let view = try #require(screen.first(UIScrollView.self))
    view.contentOffset.y = 100
    screen.settle()
    #expect(log.lines == [])
    view.contentOffset.y = 300
    screen.settle()
    #expect(log.lines == ["false true"])
  }

  @Test func `change views as they come and go`() throws {
    let screen = HostedScreen(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) {
            Text("row \($0)").frame(height: 100)
              .scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0) }
          }
        }
      })
    let view = try #require(screen.first(UIScrollView.self))
    func alpha(_ row: Int) -> CGFloat? { screen.label("row \(row)")?.superview?.alpha }
    #expect(alpha(1) == 1)
    view.contentOffset.y = 150
    screen.settle()
    #expect(abs((alpha(1) ?? 0) - 0.5) < 0.05 && alpha(4) == 1)
  }

  @Test func `scroll to a view that stands in a plain column`() throws {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("Go") { proxy.scrollTo("mark", anchor: .top) }
            ScrollView {
              VStack(spacing: 0) {
                Color.red.frame(height: 2000)
                Text("here").id("mark")
                Color.red.frame(height: 2000)
              }
            }
          }
        }
      }
    }
    let screen = HostedScreen(Screen())
    screen.tap(on: "Go")
    #expect(screen.first(UIScrollView.self)?.contentOffset.y == 2000)
  }
}
