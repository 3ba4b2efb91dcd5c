import Testing

@testable import UIKit

@MainActor @Suite struct `Split view controllers` {
  let stage = Stage()

  private func split(
    on stage: Stage
  ) -> (split: UISplitViewController, list: UINavigationController, detail: UIViewController) {
    _ = stage.loop
    let split = UISplitViewController()
    let (list, detail) = (UINavigationController(rootViewController: UIViewController()), UIViewController())
    split.viewControllers = [list, detail]
    stage.window.rootViewController = split
    stage.settle()
    return (split, list, detail)
  }

  @Test func `where there is room both columns stand beside each other`() {
    let wide = Stage(size: CGSize(width: 1024, height: 768))
    let (split, list, detail) = split(on: wide)
    #expect(!split.isCollapsed && split.primaryColumnWidth == 320)
    #expect(list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(detail.view.frame == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
    split.preferredPrimaryColumnWidthFraction = 0.25
    wide.settle()
    #expect(list.view.frame.width == 256)
    let other = UIViewController()
    list.topViewController?.showDetailViewController(other, sender: nil)
    split.showDetailViewController(other, sender: nil)
    wide.settle()
    #expect(other.parent === split && detail.parent == nil && detail.view.superview == nil)
  }

  @Test func `where there is none the first is seen, and details are pushed onto it`() {
    let (split, list, detail) = split(on: stage)
    #expect(split.isCollapsed && list.view.frame == stage.window.bounds && detail.parent == nil)
    let wrapped = UIViewController()
    split.showDetailViewController(UINavigationController(rootViewController: wrapped), sender: nil)
    stage.settle()
    #expect(list.topViewController === wrapped && wrapped.splitViewController === split)
  }

  @Test func `columns that are set bare stand in navigation controllers`() {
    _ = stage.loop
    let split = UISplitViewController(style: .doubleColumn)
    let page = UIViewController()
    split.setViewController(page, for: .primary)
    #expect(page.navigationController != nil && split.viewController(for: .primary) === page)
    #expect(split.viewController(for: .secondary) == nil && split.viewControllers.count == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 1e300]) func `odd widths do no harm`(width: CGFloat) {
    let (split, _, _) = split(on: Stage(size: CGSize(width: 1024, height: 768)))
    split.minimumPrimaryColumnWidth = width
    split.preferredPrimaryColumnWidth = width
    split.preferredPrimaryColumnWidthFraction = width
    #expect((0...1024).contains(split.primaryColumnWidth))
  }
}

@MainActor @Suite struct `Screens of the system` {
  let stage = Stage()

  private func button(in view: UIView) -> UIButton? {
    (view as? UIButton) ?? view.subviews.lazy.compactMap { button(in: $0) }.first
  }

  private func root() -> UIViewController {
    _ = stage.loop
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.settle()
    return root
  }

  @Test func `sharing is a place that says what would be shared, and shares nothing`() throws {
    let (root, log) = (root(), Log())
    let sharing = UIActivityViewController(activityItems: ["Words", 3], applicationActivities: nil)
    sharing.completionWithItemsHandler = { type, isDone, _, _ in log.note("\(type == nil) \(isDone)") }
    root.present(sharing, animated: false)
    stage.settle()
    try #require(button(in: sharing.view)).sendActions(for: .primaryActionTriggered)
    stage.settle()
    #expect(root.presentedViewController == nil && log.lines == ["true false"])
  }

  @Test func `a picker of pictures has none, and tells who listens when it is left`() throws {
    @MainActor final class Hearing: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate
    {
      var cancelled = 0
      func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancelled += 1 }
    }
    let (root, hearing, picker) = (root(), Hearing(), UIImagePickerController())
    root.present(picker, animated: false)
    stage.settle()
    picker.delegate = hearing
    let cancel = try #require(button(in: picker.view))
    cancel.sendActions(for: .primaryActionTriggered)
    #expect(hearing.cancelled == 1 && root.presentedViewController === picker)
    picker.delegate = nil
    cancel.sendActions(for: .primaryActionTriggered)
    stage.loop.advance(to: 1)
    #expect(root.presentedViewController == nil)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
  }
}
