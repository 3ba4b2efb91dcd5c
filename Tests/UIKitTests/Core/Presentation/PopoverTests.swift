import Testing

@testable import UIKit

@MainActor @Suite struct Popovers {
  @MainActor private final class Hearing: NSObject, UIPopoverPresentationControllerDelegate {
    var log: [String] = []
    var style = UIModalPresentationStyle.none
    var allows = true
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      style
    }
    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { log.append("prepare") }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { allows }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { log.append("gone") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.append("attempt")
    }
  }

  private let hearing = Hearing()

  private func present(
    in stage: Stage, size: CGSize = CGSize(width: 200, height: 100), style: UIModalPresentationStyle = .none
  ) throws -> (page: UIViewController, popover: UIPopoverPresentationController, button: UIView) {
    _ = stage.loop
    let (root, page) = (UIViewController(), UIViewController())
    stage.window.rootViewController = root
    let button = UIView(frame: CGRect(x: 100, y: 200, width: 60, height: 40))
    root.view.addSubview(button)
    stage.settle()
    page.modalPresentationStyle = .popover
    page.preferredContentSize = size
    let popover = try #require(page.popoverPresentationController)
    popover.sourceView = button
    popover.delegate = hearing
    hearing.style = style
    root.present(page, animated: false)
    stage.settle()
    return (page, popover, button)
  }

  @Test func `with leave of its delegate, a bubble below points at its source`() throws {
    let stage = Stage()
    let (page, popover, _) = try present(in: stage)

    let bubble = try #require(popover.presentedView)
    #expect(bubble.frame == CGRect(x: 30, y: 240, width: 200, height: 113))
    #expect(page.view.convert(page.view.bounds, to: bubble) == CGRect(x: 0, y: 13, width: 200, height: 100))
    #expect(popover.arrowDirection == .up && hearing.log == ["prepare"])
    #expect(page.popoverPresentationController === popover && page.presentationController === popover)
  }

  @Test func `on a phone it is a sheet otherwise`() throws {
    let stage = Stage()
    let (page, popover, _) = try present(in: stage, style: .automatic)

    #expect(page.presentationController === popover.adaptiveSheetPresentationController)
    #expect(page.view.frame.width == 390 as CGFloat)
    page.dismiss(animated: false)
    stage.settle()
    #expect(page.presentingViewController == nil)
  }

  @Test func `it fills the window where the delegate wants that`() throws {
    let stage = Stage()
    let (page, _, _) = try present(in: stage, style: .fullScreen)
    #expect(page.view.frame == stage.window.bounds)
  }

  @Test func `a touch beside it takes it away, if its delegate lets it`() throws {
    let stage = Stage()
    let (page, _, _) = try present(in: stage)
    hearing.allows = false
    stage.touch(.began, 350, 700, at: 1)
    stage.touch(.ended, 350, 700, at: 1.05)
    stage.loop.advance(to: 2)
    #expect(page.presentingViewController != nil && hearing.log.last == "attempt")
    hearing.allows = true
    stage.touch(.began, 350, 700, at: 3)
    stage.touch(.ended, 350, 700, at: 3.05)
    stage.loop.advance(to: 5)
    #expect(page.presentingViewController == nil && hearing.log.last == "gone")
  }

  @Test func `content that changes its size, and a source that moves, move the bubble`() throws {
    let stage = Stage()
    let (page, popover, button) = try present(in: stage)
    page.preferredContentSize = CGSize(width: 100, height: 50)
    stage.settle()
    #expect(popover.presentedView?.frame == CGRect(x: 80, y: 240, width: 100, height: 63))
    popover.sourceRect = CGRect(x: 0, y: 0, width: 20, height: 20)
    stage.settle()
    #expect(popover.presentedView?.frame.midX == 110 && button.frame.minX == 100)
  }

  @Test func `an action sheet stands in a popover where the window is wide, without its way out`() throws {
    let stage = Stage(size: CGSize(width: 1024, height: 1366))
    _ = stage.loop
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.settle()
    try #require(stage.window.traitCollection.horizontalSizeClass == .regular)
    var log: [String] = []
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log.append("delete") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.append("cancel") })
    let popover = try #require(alert.popoverPresentationController)
    popover.sourceView = root.view
    popover.sourceRect = CGRect(x: 500, y: 500, width: 10, height: 10)
    root.present(alert, animated: false)
    stage.settle()
    #expect(alert.preferredContentSize.height == 57 as CGFloat)
    #expect(popover.presentedView?.frame.minY == 510 as CGFloat)

    stage.touch(.began, 20, 20, at: 1)
    stage.touch(.ended, 20, 20, at: 1.05)
    stage.loop.advance(to: 3)
    #expect(log == ["cancel"] && root.presentedViewController == nil)
  }

  @Test func `on a phone an action sheet has no popover`() {
    let stage = Stage()
    _ = stage.loop
    stage.settle()
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    #expect(alert.popoverPresentationController == nil)
  }
}

@Suite struct `Popover placement` {
  private let room = CGRect(x: 10, y: 10, width: 380, height: 780)
  private let size = CGSize(width: 200, height: 300)

  private func place(_ source: CGRect?, _ permitted: UIPopoverArrowDirection = .any) -> PopoverPlacement {
    PopoverPlacement(size: size, in: room, source: source, permitted: permitted)
  }

  @Test func `it goes where there is room, and nowhere else`() {
    #expect(place(CGRect(x: 190, y: 100, width: 20, height: 20)).direction == .up)
    #expect(place(CGRect(x: 190, y: 700, width: 20, height: 20)).direction == .down)
    #expect(place(CGRect(x: 10, y: 300, width: 20, height: 400), .any).direction == .left)
    #expect(place(CGRect(x: 190, y: 100, width: 20, height: 20), .down).direction == .down)
  }

  @Test func `the bubble keeps to the room, and the arrow to the bubble`() {
    for x in stride(from: -50, through: 450, by: 25) as StrideThrough<CGFloat> {
      for y in stride(from: -50, through: 850, by: 25) as StrideThrough<CGFloat> {
        let found = place(CGRect(x: x, y: y, width: 10, height: 10))
        #expect(room.insetBy(dx: -0.001, dy: -0.001).contains(found.frame))
        #expect(found.frame.insetBy(dx: -0.001, dy: -0.001).contains(found.tip))
      }
    }
  }

  @Test func `without a source, or a side for the arrow, there is none`() {
    #expect(place(nil).direction == [] && place(nil).frame.midX == room.midX)
    let covering = place(CGRect(x: 190, y: 390, width: 20, height: 20), [])
    #expect(covering.direction == [] && covering.frame.midY == 400)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -10, 0, 1e30]) func `odd sizes do no harm`(length: CGFloat) {
    let source = CGRect(x: 5, y: 5, width: 1, height: 1)
    let odd = CGSize(width: length, height: length)
    let found = PopoverPlacement(size: odd, in: room, source: source, permitted: .any)
    #expect(found.frame.width.isFinite && found.frame.height.isFinite && found.tip.x.isFinite)
    #expect(found.frame.width <= room.width + 13)
  }
}
