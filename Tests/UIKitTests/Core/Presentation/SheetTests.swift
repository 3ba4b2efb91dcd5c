import Testing

@testable import UIKit

@MainActor @Suite struct Sheets {
  let stage = Stage()

  @MainActor private final class Hearing: NSObject, UISheetPresentationControllerDelegate {
    var log: [String] = []
    var allows = true
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController)
    {
      log.append(sheet.selectedDetentIdentifier == .large ? "large" : "medium")
    }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { allows }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { log.append("gone") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.append("attempt")
    }
  }

  private func present(
    _ detents: [UISheetPresentationController.Detent], animated: Bool = false, _ hearing: Hearing? = nil
  ) throws -> (page: UIViewController, card: UIView, sheet: UISheetPresentationController) {
    _ = stage.loop
    let (root, page) = (UIViewController(), UIViewController())
    stage.window.rootViewController = root
    stage.settle()
    let sheet = try #require(page.sheetPresentationController)
    sheet.detents = detents
    sheet.delegate = hearing
    root.present(page, animated: animated)
    stage.settle()
    return (page, try #require(page.view.superview), sheet)
  }

  private func drag(from: CGFloat, to: CGFloat, at time: Double) {
    stage.touch(.began, 195, from, at: time)
    for step in 1...10 {
      stage.touch(.moved, 195, from + (to - from) * CGFloat(step) / 10, at: time + Double(step) * 0.05)
    }
    // A finger that rests has no speed when it lifts.
    stage.touch(.moved, 195, to, at: time + 1)
    stage.touch(.ended, 195, to, at: time + 1.2)
    stage.loop.advance(to: time + 3)
  }

  @Test func `a controller stands on a card as high as the lowest detent, over a shade`() throws {
    let (page, card, sheet) = try present([.large(), .medium()])
    #expect(card.frame == CGRect(x: 0, y: 427, width: 390, height: 417))
    let shade = try #require(sheet.containerView?.subviews.first)
    #expect(page.view.frame == card.bounds && abs(shade.alpha - 0.2) < 0.001)
    sheet.largestUndimmedDetentIdentifier = .medium
    sheet.prefersGrabberVisible = true
    stage.settle()
    #expect(sheet.containerView?.subviews.first?.alpha == 0)
    #expect(card.subviews.last?.isHidden == false && card.subviews.last?.frame.midX == 195)
  }

  @Test func `without a word about sheets a controller stands on a large one, without a grabber`() throws {
    _ = stage.loop
    let (root, page, hearing) = (UIViewController(), UIViewController(), Hearing())
    stage.window.rootViewController = root
    // Many ask for the delegate of a presentation that has not begun.
    page.presentationController?.delegate = hearing
    root.present(page, animated: true)
    stage.loop.advance(to: 1)
    let card = try #require(page.view.superview)
    #expect(card.frame == CGRect(x: 0, y: 10, width: 390, height: 834))
    #expect(card.subviews.last?.isHidden == true && page.presentationController?.delegate === hearing)

    page.isModalInPresentation = true
    drag(from: 30, to: 800, at: 2)
    #expect(page.presentingViewController != nil && hearing.log == ["attempt"])
    page.isModalInPresentation = false
    drag(from: 30, to: 800, at: 7)
    #expect(page.presentingViewController == nil && hearing.log == ["attempt", "gone"])
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext])
  func `a controller that asks for all of the window gets it`(style: UIModalPresentationStyle) {
    _ = stage.loop
    let (root, page) = (UIViewController(), UIViewController())
    stage.window.rootViewController = root
    page.modalPresentationStyle = style
    root.present(page, animated: true)
    stage.settle()
    #expect(page.view.frame == stage.window.bounds && page.view.superview === stage.window)
  }

  @Test func `it slides in from below`() throws {
    let (_, card, _) = try present([.medium()], animated: true)
    stage.loop.advance(to: 0.1)
    let there = card.layer.presented.position.y
    #expect(there > 640 && there < 844 + 209)
    stage.loop.advance(to: 1)
    #expect(card.frame.minY == 427 && card.layer.presented.position.y == 635.5)
  }

  @Test func `a finger drags it to another detent, and far enough down away`() throws {
    let hearing = Hearing()
    let (page, card, sheet) = try present([.medium(), .large()], hearing)
    drag(from: 440, to: 60, at: 1)
    #expect(sheet.selectedDetentIdentifier == .large && card.frame.minY == 10 && hearing.log == ["large"])
    drag(from: 30, to: 420, at: 5)
    #expect(card.frame.minY == 427 && hearing.log == ["large", "medium"])
    drag(from: 440, to: 830, at: 10)
    #expect(page.presentingViewController == nil && hearing.log.last == "gone")
  }

  @Test func `a delegate that refuses is asked, and keeps the sheet`() throws {
    let hearing = Hearing()
    hearing.allows = false
    let (page, card, _) = try present([.medium()], hearing)
    stage.touch(.began, 195, 100, at: 1)
    stage.touch(.ended, 195, 100, at: 1.05)
    stage.loop.advance(to: 3)
    #expect(page.presentingViewController != nil && hearing.log == ["attempt"])
    hearing.allows = true
    stage.touch(.began, 195, 100, at: 4)
    stage.touch(.ended, 195, 100, at: 4.05)
    stage.loop.advance(to: 6)
    #expect(page.presentingViewController == nil && card.window == nil && hearing.log == ["attempt", "gone"])
  }

  @Test func `custom detents are asked for their height, odd ones are left out`() throws {
    let odd = UISheetPresentationController.Detent.custom { _ in .nan }
    let (_, card, _) = try present([odd, .custom { $0.maximumDetentValue / 4 }])
    #expect(card.frame.height == 208.5)
  }

  @Test func `asking for a sheet keeps no controller alive`() {
    weak var page: UIViewController?
    do {
      let made = UIViewController()
      made.sheetPresentationController?.detents = [.medium()]
      page = made
    }
    #expect(page == nil)
  }
}
