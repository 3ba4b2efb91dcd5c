import Testing

@testable import UIKit

@Suite("Heights of table cells") @MainActor struct TableCellHeightTests {
  private final class PinnedCell: UITableViewCell {
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let guide = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class FramedCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width / 4) }
  }

  private final class SizedCell: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 77) }
  }

  @Test func `constraints in the content view give the row its height`() throws {
    let cell = PinnedCell(style: .default, reuseIdentifier: nil)
    cell.label.text = String(repeating: "word ", count: 40)
    let height = try #require(cell.fittingHeight(forWidth: 390))

    #expect(height == cell.label.fittingSize(width: 358, maximumLines: 0).height + 22)
    #expect(try #require(cell.fittingHeight(forWidth: 195)) > height)
  }

  @Test func `an accessory takes width from constrained text`() throws {
    let cell = PinnedCell(style: .default, reuseIdentifier: nil)
    cell.label.text = String(repeating: "word ", count: 40)
    let plain = try #require(cell.fittingHeight(forWidth: 390))
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))

    #expect(try #require(cell.fittingHeight(forWidth: 390)) > plain)
  }

  @Test func `constraints without a height leave 44`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    ])
    #expect(cell.fittingHeight(forWidth: 390) == 44)
  }

  @Test func `a cell that places its parts itself says its height`() {
    #expect(FramedCell(style: .default, reuseIdentifier: nil).fittingHeight(forWidth: 400) == 100)
    #expect(SizedCell(style: .default, reuseIdentifier: nil).fittingHeight(forWidth: 400) == 77)
  }

  @Test func `a cell without anything is 44 high`() {
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).fittingHeight(forWidth: 390) == 44)
  }

  @Test func `a content configuration gives the row its height`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    cell.contentConfiguration = content
    #expect(cell.fittingHeight(forWidth: 390) == 44)

    content.secondaryText = "Second"
    cell.contentConfiguration = content
    #expect(try #require(cell.fittingHeight(forWidth: 390)) > 50)
  }

  @Test func `content that a subclass configures counts before it is on screen`() throws {
    final class Cell: UITableViewCell {
      override func updateConfiguration(using state: UICellConfigurationState) {
        var content = defaultContentConfiguration()
        (content.text, content.secondaryText) = ("Title", "Second")
        contentConfiguration = content
      }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    #expect(try #require(cell.fittingHeight(forWidth: 390)) > 50)
  }

  @Test func `the size that fits the cell is the height that the table is told`() {
    let cell = PinnedCell(style: .default, reuseIdentifier: nil)
    cell.label.text = String(repeating: "word ", count: 30)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    #expect(size.width == 300)
    #expect(size.height == cell.fittingHeight(forWidth: 300))
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat]) func `an impossible width has no height`(
    _ width: CGFloat
  ) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    #expect(cell.fittingHeight(forWidth: width) == nil)
  }
}
