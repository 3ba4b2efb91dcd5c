import Testing

@testable import UIKit

@Suite("Styles of table cells") @MainActor struct StandardCellTests {
  @Test func `a text of one line stands at the margin and fills the row`() {
    let rig = TableCellRig()
    let cell = rig.cell(.default, "Title")
    #expect(cell.fittingHeight(forWidth: 390) == 44)
    rig.show(cell)

    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 358, height: 44))
    #expect(cell.textLabel?.font == .preferredFont(forTextStyle: .body))
  }

  /// As Interface Builder writes the frames of the style, for its font, at 2 pixels a point.
  @Test func `a row with a subtitle is 55 and a half points high, its texts one point apart`() {
    let terms = StandardCellPlan.Terms(
      style: .subtitle, leading: 20, trailing: 20, hasText: true, hasDetail: true)
    func plan(_ height: CGFloat?) -> StandardCellPlan {
      StandardCellPlan(terms, width: 768, height: height) { part, _ in
        part == .text ? CGSize(width: 33.5, height: 20.5) : CGSize(width: 33, height: 14.5)
      }
    }
    #expect(plan(nil).height == 55.5)
    #expect(plan(55.5).text == CGRect(x: 20, y: 10, width: 33.5, height: 20.5))
    #expect(plan(55.5).detail == CGRect(x: 20, y: 31.5, width: 33, height: 14.5))
  }

  @Test func `a row with a subtitle is as high as its own texts make it`() throws {
    let rig = TableCellRig()
    let cell = rig.cell(.subtitle, "Title", "Detail")
    let height = try #require(cell.fittingHeight(forWidth: 390))
    rig.show(cell, height: height)

    let (text, detail) = (try #require(cell.textLabel?.frame), try #require(cell.detailTextLabel?.frame))
    #expect(text.origin == CGPoint(x: 16, y: 10))
    #expect(detail.origin == CGPoint(x: 16, y: text.maxY + 1))
    #expect(height == detail.maxY + 9.5)
  }

  @Test func `the value of a row ends at the trailing margin, in grey`() {
    let rig = TableCellRig()
    let cell = rig.show(rig.cell(.value1, "Name", "Value"))

    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.detailTextLabel?.frame.maxX == 374)
    #expect(cell.detailTextLabel?.frame.midY == cell.textLabel?.frame.midY)
    #expect(cell.detailTextLabel?.textColor == .secondaryLabel)
  }

  @Test func `of two texts without room the second gives way and neither covers the other`() throws {
    let rig = TableCellRig()
    let long = String(repeating: "word ", count: 20)
    let cell = rig.show(rig.cell(.value1, long, "a value that is rather long"))

    let (text, detail) = (try #require(cell.textLabel?.frame), try #require(cell.detailTextLabel?.frame))
    #expect(text.maxX <= detail.minX)
    #expect(text.width >= 358 / 2)
    #expect(detail.maxX == 374)
  }

  @Test func `the contact style sets a column of 91 points in front of the value`() {
    let rig = TableCellRig()
    let cell = rig.show(rig.cell(.value2, "home", "555 0100"))

    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.textLabel?.frame.width == 91)
    #expect(cell.textLabel?.textAlignment == .right)
    #expect(cell.detailTextLabel?.frame.minX == 113)
  }

  @Test func `a style has only its own parts`() {
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).imageView != nil)
  }

  @Test func `nothing is in the content before it is asked for`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(cell.contentView.subviews.isEmpty)
    #expect(cell.textLabel === cell.textLabel)
    #expect(cell.contentView.subviews.count == 1)
  }

  @Test func `text begins 16 points behind an image, and separators with it`() {
    let rig = TableCellRig()
    let cell = rig.cell(.default, "Title")
    cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    var row = TableRow()
    row.bottomSeparator = TableRow.Separator(color: .separator, insets: .zero)
    rig.show(cell, row)

    #expect(cell.imageView?.frame == CGRect(x: 16, y: 12, width: 30, height: 20))
    #expect(cell.textLabel?.frame.minX == 62)
    #expect(cell.separatorLines.bottom?.frame == CGRect(x: 62, y: 43.5, width: 328, height: 0.5))
  }

  @Test func `an image that is higher than its row is made smaller in proportion`() {
    let rig = TableCellRig()
    let cell = rig.cell(.default, "Title")
    cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 100)).image { _ in }
    #expect(cell.fittingHeight(forWidth: 390) == 100)
    rig.show(cell, height: 44)

    #expect(cell.imageView?.frame.size == CGSize(width: 22, height: 44))
  }

  @Test func `text that wraps makes the row higher`() throws {
    let rig = TableCellRig()
    let cell = rig.cell(.default, String(repeating: "word ", count: 40))
    cell.textLabel?.numberOfLines = 0
    let wide = try #require(cell.fittingHeight(forWidth: 390))
    let narrow = try #require(cell.fittingHeight(forWidth: 195))

    #expect(wide > 60)
    #expect(narrow > wide)
    let label = try #require(cell.textLabel)
    #expect(wide == label.fittingSize(width: 358, maximumLines: 0).height + 22)
  }

  @Test func `a text that is set later moves the parts`() {
    let rig = TableCellRig()
    let cell = rig.show(rig.cell(.value1, "Name", "1"))
    let former = cell.detailTextLabel?.frame.width
    cell.detailTextLabel?.text = "1000"
    rig.stage.settle()

    #expect(cell.detailTextLabel?.frame.maxX == 374)
    #expect(cell.detailTextLabel?.frame.width != former)
  }

  @Test func `text of a row that is read from the right begins at the right`() {
    let rig = TableCellRig()
    let cell = rig.cell(.subtitle, "Title", "Detail")
    cell.semanticContentAttribute = .forceRightToLeft
    rig.show(cell)

    #expect(cell.textLabel?.frame.maxX == 374)
    #expect(cell.detailTextLabel?.frame.maxX == 374)
  }

  @Test(arguments: UITableViewCell.CellStyle.all) func `no width and no length of text breaks a row`(
    _ style: UITableViewCell.CellStyle
  ) {
    for width in [0, 1, 30, 390, 1e6] as [CGFloat] {
      for text in ["", "a", String(repeating: "word ", count: 30)] {
        let terms = StandardCellPlan.Terms(
          style: style, leading: 16, trailing: 16, imageSize: CGSize(width: 20, height: 20), imageRoom: 20,
          hasText: !text.isEmpty, hasDetail: true)
        let plan = StandardCellPlan(terms, width: width, height: nil) { _, width in
          let natural = CGFloat(text.count) * 8
          return CGSize(width: min(natural, width), height: natural > width ? 40 : 20)
        }
        #expect(plan.height >= 44)
        for frame in [plan.text, plan.detail].compactMap({ $0 }) {
          #expect(frame.width >= 0 && frame.minY >= 0 && frame.maxY <= plan.height)
        }
      }
    }
  }
}

extension UITableViewCell.CellStyle {
  fileprivate static let all: [Self] = [.default, .value1, .value2, .subtitle]
}
