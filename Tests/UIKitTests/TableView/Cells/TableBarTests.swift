import Testing

@testable import UIKit

@Suite("Headers and footers of tables") @MainActor struct TableBarTests {
  private func bar(
    _ style: UITableView.Style, _ title: String? = nil, isFooter: Bool = false, isFloating: Bool = false
  ) -> TableBar {
    TableBar(style: style, isFooter: isFooter, isFloating: isFloating, title: title)
  }

  private func view(_ bar: TableBar, height: CGFloat) -> (UITableViewHeaderFooterView, Stage) {
    let stage = Stage()
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: height)
    view.adopt(bar)
    stage.window.addSubview(view)
    stage.settle()
    return (view, stage)
  }

  @Test func `a title over a group is in small capitals above its rows`() throws {
    let (view, _) = view(bar(.grouped, "Sounds"), height: 55)
    let label = try #require(view.textLabel)

    #expect(label.text == "SOUNDS")
    #expect(label.font == .preferredFont(forTextStyle: .footnote))
    #expect(label.frame.minX == 16)
    #expect(label.frame.maxY == 48)
    #expect(view.fittingHeight(forWidth: 390) == 38)
  }

  @Test func `a title over plain rows is as it was written, in the middle of its height`() throws {
    let (view, _) = view(bar(.plain, "Sounds"), height: 40)
    let label = try #require(view.textLabel)

    #expect(label.text == "Sounds")
    #expect(label.font == .preferredFont(forTextStyle: .headline))
    #expect(abs(label.frame.midY - 20) < 1)
    #expect(try #require(view.fittingHeight(forWidth: 390)) >= 28)
  }

  @Test func `a footer stands close below its rows and wraps`() throws {
    let (view, _) = view(
      bar(.insetGrouped, String(repeating: "word ", count: 40), isFooter: true), height: 90)
    let label = try #require(view.textLabel)

    #expect(label.frame.minY == 7)
    let height = try #require(view.fittingHeight(forWidth: 390))
    #expect(height == label.fittingSize(width: 358, maximumLines: 0).height + 14)
  }

  @Test func `a view that is used again takes on the other place`() {
    let (view, stage) = view(bar(.plain, "Sounds"), height: 40)
    view.adopt(bar(.grouped, "Sounds"))
    stage.settle()
    #expect(view.textLabel?.text == "SOUNDS")
    #expect(view.textLabel?.font == .preferredFont(forTextStyle: .footnote))

    view.textLabel?.font = .systemFont(ofSize: 30)
    view.adopt(bar(.plain, "Sounds"))
    #expect(view.textLabel?.font == .systemFont(ofSize: 30))
  }

  @Test func `only a header that floats covers the rows below it`() {
    let (view, _) = view(bar(.plain, "Sounds"), height: 28)
    #expect(view.plate == nil)
    view.adopt(bar(.plain, "Sounds", isFloating: true))
    #expect(view.plate?.backgroundColor == .systemBackground)
    #expect(view.configurationState.isPinned)

    view.adopt(bar(.plain, "Sounds"))
    #expect(view.plate == nil)
    view.tintColor = .red
    #expect(view.plate?.backgroundColor == .red)
  }

  @Test func `nothing in it has no height`() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: "header")
    #expect(view.fittingHeight(forWidth: 390) == nil)
    #expect(view.reuseIdentifier == "header")
  }

  @Test func `constraints or a configuration give it its height`() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 61),
    ])
    #expect(view.fittingHeight(forWidth: 390) == 61)

    let other = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = other.defaultContentConfiguration()
    content.text = "Sounds"
    other.contentConfiguration = content
    let label = UILabel()
    (label.text, label.font) = ("Sounds", .preferredFont(forTextStyle: .headline))
    #expect(other.fittingHeight(forWidth: 390) == label.intrinsicContentSize.height + 12)
  }
}
