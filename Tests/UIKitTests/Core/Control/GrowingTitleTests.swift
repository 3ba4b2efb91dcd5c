import QuartzCore
import Testing

@testable import UIKit

/// Texts of UIKit's own controls and bars on a screen whose size of text changes.
@MainActor @Suite struct `Titles that grow` {
  private let stage = Stage()

  private func begin() { _ = stage.loop }
  private func end() { stage.window.screenTextSize = 3 }

  @Test func `a button's configured titles grow, and others do not`() {
    begin()
    defer { end() }
    var look = UIButton.Configuration.filled()
    (look.title, look.subtitle) = ("Buy", "Now")
    let (configured, plain) = (UIButton(configuration: look), UIButton(type: .system))
    plain.setTitle("Buy", for: .normal)
    for button in [configured, plain] { stage.window.addSubview(button) }
    let sizes = [configured, plain].map(\.intrinsicContentSize)
    func subtitleSize() -> CGFloat? {
      let text = configured.titleLabel?.attributedText
      return (text?.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)?.pointSize
    }
    #expect(configured.titleLabel?.font.pointSize == 17 && subtitleSize() == 13)

    stage.window.screenTextSize = 8

    #expect(configured.titleLabel?.font.pointSize == 33 && subtitleSize() == 27)
    #expect(configured.intrinsicContentSize.height > sizes[0].height)
    #expect(plain.intrinsicContentSize == sizes[1])
    stage.window.screenTextSize = 3
    #expect(configured.intrinsicContentSize == sizes[0])
  }

  @Test func `a large title grows as far as its row allows, and the title in the middle not at all`() throws {
    begin()
    defer { end() }
    let root = UIViewController()
    root.title = "Inbox"
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    stage.window.rootViewController = navigation
    stage.settle()
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
    }
    func sizes() -> [CGFloat] {
      labels(navigation.navigationBar).filter { $0.text == "Inbox" }.map(\.font.pointSize).sorted()
    }
    let height = navigation.navigationBar.bounds.height
    #expect(sizes() == [34])

    stage.window.screenTextSize = 4
    stage.settle()
    #expect(sizes() == [36])
    stage.window.screenTextSize = 11
    stage.settle()
    #expect(sizes() == [BarMetrics.largestTitleText])
    #expect(navigation.navigationBar.bounds.height == height)
    navigation.navigationBar.prefersLargeTitles = false
    stage.settle()
    #expect(sizes() == [17])
  }

  @Test func `rows of a menu are higher where their text is`() throws {
    begin()
    defer { end() }
    let action = UIAction(title: "Copy", subtitle: "All of it") { _ in }
    let row = try #require(MenuPage(UIMenu(children: [action])).rows.first)
    func height() -> CGFloat { MenuRowView(row, hasTicks: false, isFirst: true).height }
    let usual = height()
    #expect(usual == MenuRowView.heightWithSubtitle)

    stage.window.screenTextSize = 0
    #expect(height() == usual)
    stage.window.screenTextSize = 9
    #expect(height() > 1.5 * usual)
  }
}
