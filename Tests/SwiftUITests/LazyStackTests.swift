import Testing

@testable import SwiftUI

@MainActor @Suite struct `Lazy stacks` {
  private func scroll(_ screen: HostedScreen, to y: CGFloat) {
    screen.first(UIScrollView.self)?.setContentOffset(CGPoint(x: 0, y: y), animated: false)
    screen.settle()
  }

  /// Where a label stands on the screen, in points from the top.
  private func top(_ screen: HostedScreen, _ text: String) -> CGFloat? {
    screen.label(text).map { $0.convert($0.bounds, to: screen.window).minY }
  }

  @Test func `make of a million rows only those near the screen`() {
    var made = Set<Int>()
    let screen = HostedScreen(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000_000) { index in
            let _ = made.insert(index)
            Text("row \(index)").frame(height: 50)
          }
        }
      })
    #expect(screen.texts.first == "row 0" && made.count < 60)
    #expect(screen.first(UIScrollView.self)?.contentSize.height == 50_000_000)

    scroll(screen, to: 25_000_000)
    #expect(screen.texts.contains("row 500005") && !screen.texts.contains("row 0"))
    #expect(made.count < 120 && screen.texts.count < 60)
  }

  @Test func `tell rows that they come and go`() {
    var log: [String] = []
    let screen = HostedScreen(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200) { index in
            Text("row \(index)").frame(height: 50)
              .onAppear { log.append("+\(index)") }.onDisappear { log.append("-\(index)") }
          }
        }
      })
    #expect(log.contains("+0") && !log.contains("+100"))
    scroll(screen, to: 5000)
    #expect(log.contains("-0") && log.contains("+100"))
  }

  @Test func `correct their estimates without a jump of what is seen`() throws {
    // The first rows are low, all others high: estimates are too small.
    let screen = HostedScreen(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { Text("row \($0)").frame(height: $0 < 20 ? 20 : 90) }
        }
      })
    let view = try #require(screen.first(UIScrollView.self))
    scroll(screen, to: 10_000)
    let row = try #require(
      screen.texts.compactMap { Int($0.dropFirst(4)) }.filter { (top(screen, "row \($0)") ?? -1) >= 0 }.min())
    var last = try #require(top(screen, "row \(row)"))
    // A finger that drags downwards brings up rows that were not measured.
    for _ in 0..<60 {
      let offset = view.contentOffset.y
      view.contentOffset.y = offset - 10
      screen.settle()
      guard let now = top(screen, "row \(row)") else { break }
      #expect(abs(now - last - 10) < 0.6)
      last = now
    }
  }

  @Test func `end where their last row ends`() throws {
    let screen = HostedScreen(
      ScrollView {
        LazyVStack(spacing: 4) {
          ForEach(0..<300) { Text("row \($0)").frame(height: CGFloat(20 + $0 % 7 * 10)) }
        }
      })
    let view = try #require(screen.first(UIScrollView.self))
    for _ in 0..<400 where view.contentOffset.y < view.contentSize.height - view.bounds.height - 1 {
      view.contentOffset.y += 300
      screen.settle()
    }
    let sum = (0..<300).reduce(CGFloat(299 * 4)) { $0 + CGFloat(20 + $1 % 7 * 10) }
    #expect(abs(view.contentSize.height - sum) < 1)
    #expect(screen.texts.contains("row 299"))
  }

  @Test func `lie side by side in grids, and are made as lazily`() {
    var made = Set<Int>()
    let screen = HostedScreen(
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3), spacing: 0) {
          ForEach(0..<30_000) { index in
            let _ = made.insert(index)
            Text("cell \(index)").frame(height: 100)
          }
        }
      })
    #expect(screen.first(UIScrollView.self)?.contentSize.height == 1_000_000)
    #expect(made.count < 80)
    scroll(screen, to: 500_000)
    #expect(screen.texts.contains("cell 15003") && made.count < 160)
    #expect(top(screen, "cell 15003") == top(screen, "cell 15005"))
  }

  @Test func `lie one beside the other in rows`() throws {
    var made = Set<Int>()
    let screen = HostedScreen(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<10_000) { index in
            let _ = made.insert(index)
            Text("page \(index)").frame(width: 90, height: 100)
          }
        }
      })
    let view = try #require(screen.first(UIScrollView.self))
    #expect(view.contentSize.width == 999_990 && made.count < 20)
    view.contentOffset.x = 500_000
    screen.settle()
    #expect(screen.texts.contains("page 5001") && made.count < 40)
  }

  @Test func `keep headers of sections at the top while their rows are seen`() {
    let screen = HostedScreen(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<5) { section in
            Section {
              ForEach(0..<50) { Text("row \(section).\($0)").frame(height: 40) }
            } header: {
              Text("head \(section)").frame(height: 30)
            }
          }
        }
      })
    let first = top(screen, "head 0")
    scroll(screen, to: 2030 + 600)
    #expect(top(screen, "head 1").map { abs($0 - (first ?? 0)) < 60 } == true)
    #expect(screen.label("head 0") == nil || (top(screen, "head 0") ?? 0) < 0)
  }

  @Test func `scroll to a row that has not been made`() {
    final class Log { var proxy: ScrollViewProxy? }
    let log = Log()
    let screen = HostedScreen(
      ScrollViewReader { proxy in
        let _ = log.proxy = proxy
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<5000) { Text("row \($0)").frame(height: $0 < 10 ? 30 : 70) }
          }
        }
      })
    log.proxy?.scrollTo(3000, anchor: .center)
    screen.settle()
    let middle = screen.label("row 3000").map { $0.convert($0.bounds, to: screen.window).midY }
    #expect(middle.map { abs($0 - 422) < 60 } == true)
  }

  @Test func `follow their data`() {
    final class Source: ObservableObject { @Published var names = (0..<100).map { "name \($0)" } }
    struct Screen: View {
      @ObservedObject var source: Source
      var body: some View {
        ScrollView { LazyVStack { ForEach(source.names, id: \.self) { Text($0) } } }
      }
    }
    let source = Source()
    let screen = HostedScreen(Screen(source: source))
    source.names.insert("new", at: 1)
    screen.settle()
    #expect(Array(screen.texts.prefix(3)) == ["name 0", "new", "name 1"])
    source.names = []
    screen.settle()
    #expect(screen.texts == [])
  }
}
