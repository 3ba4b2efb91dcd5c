import QuartzCore
import Testing

@testable import UIKit

@Suite struct `Plan of a list content` {
  /// Texts of 10 points a letter, wrapped anywhere, in lines of 20.
  private static func plan(
    _ text: Int, _ secondary: Int = 0, width: CGFloat = 200, height: CGFloat? = nil,
    _ change: (inout ListContentPlan.Terms) -> Void = { _ in }
  ) -> ListContentPlan {
    var terms = ListContentPlan.Terms(
      margins: NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 30), hasText: text > 0,
      hasSecondaryText: secondary > 0, imageGap: 15, valueGap: 12, subtitleGap: 4)
    change(&terms)
    return ListContentPlan(terms, width: width, height: height) { part, width in
      let letters = CGFloat(part == .text ? text : secondary)
      guard width.isFinite else { return CGSize(width: letters * 10, height: 20) }
      let perLine = max(1, (width / 10).rounded(.down))
      return CGSize(width: min(letters, perLine) * 10, height: (letters / perLine).rounded(.up) * 20)
    }
  }

  @Test func `a text has the width between the margins and its own height`() {
    let plan = Self.plan(3)
    #expect(plan.text == CGRect(x: 20, y: 10, width: 150, height: 20))
    #expect(plan.height == 40)
    #expect(Self.plan(16).height == 60)
  }

  @Test func `a row is never lower than its least height, and its text is in the middle`() {
    let plan = Self.plan(3) { $0.leastHeight = 44 }
    #expect(plan.height == 44)
    #expect(Self.plan(3, height: 44).text?.minY == 12)
    #expect(Self.plan(3, height: 100).text?.minY == 40)
  }

  @Test func `the second text stands below the first`() {
    let plan = Self.plan(3, 4)
    #expect(plan.secondaryText == CGRect(x: 20, y: 34, width: 150, height: 20))
    #expect(plan.height == 64)
  }

  @Test func `texts stand side by side as long as both have room in one line`() {
    let beside = Self.plan(5, 8) { $0.prefersSideBySide = true }
    #expect(beside.text == CGRect(x: 20, y: 10, width: 50, height: 20))
    #expect(beside.secondaryText == CGRect(x: 90, y: 10, width: 80, height: 20))
    #expect(beside.height == 40)

    let below = Self.plan(5, 9) { $0.prefersSideBySide = true }
    #expect(below.secondaryText?.minY == 34)
  }

  @Test func `an image stands in the middle of its room, and texts after it`() {
    let plan = Self.plan(3) {
      $0.imageSize = CGSize(width: 20, height: 50)
      $0.imageRoom = CGSize(width: 30, height: 60)
    }
    #expect(plan.image == CGRect(x: 25, y: 15, width: 20, height: 50))
    #expect(plan.text == CGRect(x: 65, y: 30, width: 105, height: 20))
    #expect(plan.height == 80)
  }

  @Test func `a width that the margins use up leaves texts none`() {
    #expect(Self.plan(1, width: 10).text?.width == 0)
  }

  @Test func `images are made smaller in their proportions, and never larger`() {
    var look = UIListContentConfiguration.ImageProperties()
    look.maximumSize = CGSize(width: 40, height: 0)
    #expect(look.drawnSize(of: CGSize(width: 80, height: 60)) == CGSize(width: 40, height: 30))
    #expect(look.drawnSize(of: CGSize(width: 20, height: 60)) == CGSize(width: 20, height: 60))
    look.maximumSize = CGSize(width: 40, height: 15)
    #expect(look.drawnSize(of: CGSize(width: 80, height: 60)) == CGSize(width: 20, height: 15))
  }

  @Test func `symbols have a column of their own unless another width is reserved`() {
    var look = UIListContentConfiguration.ImageProperties()
    let size = CGSize(width: 20, height: 20)
    #expect(look.reservedSize(for: size, isSymbol: true) == CGSize(width: 28, height: 20))
    #expect(look.reservedSize(for: size, isSymbol: false) == size)
    look.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
    #expect(look.reservedSize(for: size, isSymbol: false) == CGSize(width: 28, height: 20))
    look.reservedLayoutSize = CGSize(width: 10, height: 40)
    #expect(look.reservedSize(for: size, isSymbol: true) == CGSize(width: 10, height: 40))
  }
}
