import PreviewRuntime
import Testing

@testable import SwiftUI

@MainActor @Suite struct `SwiftUI within UIKit` {
  private func cell<C: View>(_ content: C, width: CGFloat = 320) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    cell.contentConfiguration = UIHostingConfiguration { content }
    return cell
  }

  private func height(_ cell: UICollectionViewCell, width: CGFloat = 320) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func `cells are as high as their views and margins, but not lower than a row`() {
    let low = cell(Color.red.frame(height: 4))
    #expect(height(low) == 44)
    let high = cell(Color.red.frame(height: 100))
    let margins = high.contentView.directionalLayoutMargins
    #expect(height(high) == 100 + margins.top + margins.bottom)
    high.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 100) }.margins(.vertical, 20)
    #expect(height(high) == 140)
    low.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 4) }.margins(.all, 0)
      .minSize(height: 10)
    #expect(height(low) == 10)
  }

  @Test func `cells grow with text that takes more lines`() {
    let words = Text(String(repeating: "word ", count: 60))
    #expect(height(cell(words, width: 200), width: 200) > height(cell(words, width: 400), width: 400))
  }

  private final class Handle { var act: () -> Void = {} }

  private struct Unfolding: View {
    @State private var isOpen = false
    let handle: Handle
    var body: some View {
      let _ = handle.act = { isOpen = true }
      Color.red.frame(height: isOpen ? 200 : 50)
    }
  }

  private final class OneCell: NSObject, UICollectionViewDataSource {
    let handle = Handle()
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentConfiguration = UIHostingConfiguration { Unfolding(handle: handle) }.margins(.all, 0)
      return cell
    }
  }

  @Test func `a cell whose state changes is measured again`() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 500), collectionViewLayout: layout)
    let source = OneCell()
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let window = windowOnScreen(size: view.frame.size)
    window.addSubview(view)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.height) == [50])
    source.handle.act()
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.height) == [200])
  }

  @Test func `a background of a cell fills it, margins and all`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    cell.contentConfiguration = UIHostingConfiguration { Color.red }.margins(.all, 10).background {
      Color.blue
    }
    cell.layoutIfNeeded()
    let frames = cell.contentView.subviews.map(\.frame)
    #expect(
      frames == [CGRect(x: 0, y: 0, width: 320, height: 60), CGRect(x: 10, y: 10, width: 300, height: 40)])
  }

  @Test func `a cell that is used again keeps its view and shows the new content`() {
    let cell = cell(Text("one"))
    let view = cell.contentView
    cell.contentConfiguration = UIHostingConfiguration { Text("two") }
    cell.layoutIfNeeded()
    #expect(cell.contentView === view)
    #expect(cell.contentView.all(UILabel.self).map(\.text) == ["two"])
  }

  @Test func `a hosting controller keeps clear of bars, but backgrounds do not`() {
    let hosting = UIHostingController(
      rootView: Color.red.frame(height: 50).frame(maxHeight: .infinity, alignment: .top))
    hosting.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    let window = windowOnScreen(size: CGSize(width: 300, height: 500))
    window.rootViewController = hosting
    window.layoutIfNeeded()
    let frame = hosting.view.subviews.first?.frame
    #expect(frame?.minY == 0 && frame?.maxY == 90)
    hosting.rootView = Color.red.frame(height: 50).frame(maxHeight: .infinity, alignment: .top)
    #expect(hosting.sizeThatFits(in: CGSize(width: 100, height: 80)) == CGSize(width: 100, height: 80))
  }

  private struct Meter: UIViewRepresentable {
    final class Coordinator { var updates = 0 }
    let value: Float
    let log: (String) -> Void
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIProgressView {
      log("make")
      return UIProgressView(frame: .zero)
    }
    func updateUIView(_ view: UIProgressView, context: Context) {
      context.coordinator.updates += 1
      log("update \(context.coordinator.updates)")
      view.progress = value
    }
    static func dismantleUIView(_ view: UIProgressView, coordinator: Coordinator) {
      view.tag = coordinator.updates
    }
  }

  @Test func `a view of UIKit's is made once, brought up to date and dismantled`() {
    struct Screen: View {
      let value: Float?
      let log: (String) -> Void
      var body: some View { if let value { Meter(value: value, log: log) } }
    }
    var log: [String] = []
    let shown = host(Screen(value: 0.25) { log.append($0) })
    let view = shown.all(UIProgressView.self).first
    #expect(view?.progress == 0.25)
    shown.rootView = Screen(value: 0.5) { log.append($0) }
    shown.layoutIfNeeded()
    #expect(view?.progress == 0.5 && log == ["make", "update 1", "update 2"])
    shown.rootView = Screen(value: nil) { log.append($0) }
    shown.layoutIfNeeded()
    #expect(view?.tag == 2 && view?.superview == nil)
  }

  private struct Page: UIViewControllerRepresentable {
    let title: String
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) { controller.title = title }
  }

  @Test func `a screen of UIKit's fills its room and has the hosting controller for its parent`() {
    let hosting = UIHostingController(rootView: Page(title: "a").padding(10))
    let window = windowOnScreen(size: CGSize(width: 300, height: 500))
    window.rootViewController = hosting
    window.layoutIfNeeded()
    #expect(hosting.children.map(\.title) == ["a"])
    #expect(hosting.children.first?.view.frame == CGRect(x: 10, y: 10, width: 280, height: 480))
  }

  @Test func `a label of UIKit's is as large as it is`() {
    struct Tag: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel { UILabel(frame: .zero) }
      func updateUIView(_ label: UILabel, context: Context) { label.text = "Tag" }
    }
    let shown = host(
      HStack(spacing: 0) {
        Tag().fixedSize(); Color.red
      })
    let label = shown.all(UILabel.self).first
    #expect(label?.frame.size == label?.intrinsicContentSize)
  }

  @Test func `a preview of a view is one of a screen`() {
    let builder = BundleBuilder()
    builder.preview(PreviewDeclaration("Hello", traits: .sizeThatFitsLayout) { Text("Hello") })
    let shown = builder.previews.first?.makeViewController([:])
    shown?.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    shown?.view.layoutIfNeeded()
    #expect(builder.previews.first?.title == "Hello")
    #expect(shown?.view.all(UILabel.self).map(\.text) == ["Hello"])
  }

  private struct Clock: App {
    @State private var time = "noon"
    var body: some Scene { WindowGroup { Text(time) } }
  }

  @Test func `an app shows its first window`() {
    let delegate = _appDelegate(Clock.self)
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    delegate.window?.layoutIfNeeded()
    #expect(delegate.window?.all(UILabel.self).map(\.text) == ["noon"])
  }
}
