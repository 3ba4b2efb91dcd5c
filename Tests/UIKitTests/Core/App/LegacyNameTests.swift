import Testing

@testable import UIKit

@MainActor @Suite struct `Names from before Swift 4.2` {
  @Test func `mean the same as the new ones`() {
    #expect(UICollectionElementKindSectionHeader == UICollectionView.elementKindSectionHeader)
    #expect(UIScrollViewDecelerationRateFast == UIScrollView.DecelerationRate.fast)
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(
      UIEdgeInsetsInsetRect(CGRectMake(0, 0, 10, 10), insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(CGRectGetMaxX(CGRectMake(1, 2, 3, 4)) == 4)
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
    let attributes: [NSAttributedStringKey: Any] = [
      .font: UIFont.systemFont(ofSize: 10, weight: UIFontWeightBold)
    ]
    #expect(attributes.count == 1)
    let options: UIViewAnimationOptions = [.curveEaseOut]
    #expect(options == UIView.AnimationOptions.curveEaseOut)
    #expect(NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
  }

  @Test func `of the run loop's modes are there under both spellings`() {
    #expect(RunLoop.Mode.commonModes == .common)
    #expect(RunLoopMode.defaultRunLoopMode == .default)
  }

  @Test func `geometry is compared, rounded outwards and transformed by functions and by methods`() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
    #expect(CGRect(x: 0, y: 0, width: 2, height: 1).equalTo(CGRect(x: 2, y: 1, width: -2, height: -1)))
    #expect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)) == CGRect(x: 0, y: 0, width: 2, height: 2))
    let turn = CGAffineTransformMakeTranslation(3, 0)
    #expect(CGPointApplyAffineTransform(.zero, turn) == CGPoint(x: 3, y: 0))
    #expect(CGAffineTransformIsIdentity(CGAffineTransformConcat(turn, CGAffineTransformInvert(turn))))
  }

  @Test func `geometry has the text that UIKit writes`() {
    #expect(NSStringFromCGRect(CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
  }

  @Test func `children are added and removed under their old names`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChildViewController(child)
    #expect(parent.childViewControllers == [child])
    child.removeFromParentViewController()
    #expect(parent.children.isEmpty)
  }

  @Test func `of table views and their cells mean the same as the new ones`() {
    let cell = UITableViewCell(style: UITableViewCellStyle.value1, reuseIdentifier: nil)
    cell.accessoryType = UITableViewCellAccessoryType.checkmark
    cell.selectionStyle = UITableViewCellSelectionStyle.none
    #expect(cell.accessoryType == .checkmark && cell.selectionStyle == .none)
    let table = UITableView(frame: .zero, style: UITableViewStyle.grouped)
    table.rowHeight = UITableViewAutomaticDimension
    #expect(table.rowHeight == UITableView.automaticDimension && table.style == .grouped)
    let animation: UITableViewRowAnimation = .fade
    #expect(animation == UITableView.RowAnimation.fade)
  }

  @Test func `of lines, traits and windows mean the same as the new ones`() {
    let line = CAShapeLayer()
    line.lineCap = kCALineCapRound
    line.lineJoin = kCALineJoinBevel
    #expect(line.lineCap == .round && line.lineJoin == .bevel)
    #expect(UIAccessibilityTraitButton == UIAccessibilityTraits.button)
    #expect(UIWindowLevelAlert > UIWindowLevelNormal)
    let direction: UIPageViewControllerNavigationDirection = .forward
    #expect(direction == UIPageViewController.NavigationDirection.forward)
  }

  @Test func `of addresses and of how old an answer may be mean the same as the new ones`() throws {
    let stage = Stage()
    var reports: [String] = []
    stage.loop.session.report = { reports.append($0) }
    #expect(!UIApplication.shared.openURL(try #require(URL(string: "https://example.com"))))
    #expect(reports == ["The preview would open https://example.com now."])
    #expect(URLRequest.CachePolicy.reloadIgnoringCacheData == .reloadIgnoringLocalCacheData)
  }
}
