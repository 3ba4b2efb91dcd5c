import Testing

@testable import UIKit

/// A controller on a sheet over another, on a screen of any size.
@MainActor private final class Rig {
  let stage: Stage
  let root = UIViewController()
  let page = UIViewController()

  init(_ size: CGSize, _ style: UIModalPresentationStyle, preferred: CGSize = .zero) {
    stage = Stage(size: size)
    turn(size)
    stage.window.rootViewController = root
    page.modalPresentationStyle = style
    page.preferredContentSize = preferred
    stage.settle()
  }

  func present(animated: Bool = false) throws -> UIView {
    _ = stage.loop
    root.present(page, animated: animated)
    stage.loop.advance(to: 1)
    stage.settle()
    return try #require(page.view.superview)
  }

  func turn(_ size: CGSize) {
    stage.loop.session.screenSize = size
    stage.window.frame = CGRect(origin: .zero, size: size)
    stage.settle()
  }
}

@MainActor @Suite struct `Places of sheets` {
  static let tablet = CGSize(width: 820, height: 1180)
  static let phoneOnSide = CGSize(width: 844, height: 390)

  @Test func `a form stands in the middle of a tablet, with all corners round, over a shade`() throws {
    let rig = Rig(Self.tablet, .formSheet)
    let card = try rig.present(animated: true)
    #expect(card.frame == CGRect(x: 140, y: 280, width: 540, height: 620))
    #expect(card.layer.cornerRadius == 10 && card.layer.maskedCorners.rawValue == 15)
    #expect(rig.page.presentationController?.containerView?.subviews.first?.alpha ?? 0 > 0)
    #expect(rig.page.view.bounds.size == CGSize(width: 540, height: 620))
    #expect(rig.root.view.layer.frame == rig.stage.window.bounds)
  }

  @Test func `a form is as large as its controller wants, as far as there is room`() throws {
    let small = Rig(Self.tablet, .formSheet, preferred: CGSize(width: 300, height: 200))
    #expect(try small.present().frame == CGRect(x: 260, y: 490, width: 300, height: 200))
    let large = Rig(Self.tablet, .formSheet, preferred: CGSize(width: 5000, height: CGFloat.infinity))
    let card = try large.present()
    #expect(card.frame.width < 820 && card.frame.height < 1180 && card.frame.midX == 410)
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet])
  func `a page is larger than a form, and leaves an edge free`(style: UIModalPresentationStyle) throws {
    let rig = Rig(Self.tablet, style, preferred: CGSize(width: 100, height: 100))
    let card = try rig.present()
    #expect(card.frame.width > 540 && card.frame.width < 820)
    #expect(card.frame.height > 620 && card.frame.height < 1180)
    #expect(card.frame.midX == 410 && card.frame.midY == 590)
  }

  @Test func `a form is compact across, a page is not`() throws {
    let (form, page) = (Rig(Self.tablet, .formSheet), Rig(Self.tablet, .pageSheet))
    _ = try form.present()
    #expect(form.page.traitCollection.horizontalSizeClass == .compact)
    #expect(form.root.traitCollection.horizontalSizeClass == .regular)
    _ = try page.present()
    #expect(page.page.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `a form moves to the middle again when the tablet is turned`() throws {
    let rig = Rig(Self.tablet, .formSheet)
    let card = try rig.present()
    rig.turn(CGSize(width: 1180, height: 820))
    #expect(card.frame == CGRect(x: 320, y: 100, width: 540, height: 620))
  }

  @Test func `a finger drags a form away, and one that is let go of too early comes back`() throws {
    let rig = Rig(Self.tablet, .formSheet)
    let card = try rig.present()
    func drag(to end: CGFloat, at time: Double) {
      rig.stage.touch(.began, 410, 290, at: time)
      for step in 1...10 {
        rig.stage.touch(
          .moved, 410, 290 + (end - 290) * CGFloat(step) / 10, at: time + Double(step) * 0.05)
      }
      rig.stage.touch(.moved, 410, end, at: time + 1)
      #expect(card.frame.minY > 280 && card.frame.size == CGSize(width: 540, height: 620))
      rig.stage.touch(.ended, 410, end, at: time + 1.2)
      rig.stage.loop.advance(to: time + 3)
    }
    drag(to: 400, at: 2)
    #expect(card.frame == CGRect(x: 140, y: 280, width: 540, height: 620))
    drag(to: 1000, at: 6)
    #expect(rig.page.presentingViewController == nil && card.window == nil)
  }

  @Test func `on a phone on its side a sheet fills the screen, with square corners`() throws {
    let rig = Rig(Self.phoneOnSide, .pageSheet)
    let card = try rig.present()
    #expect(card.frame == rig.stage.window.bounds && card.layer.cornerRadius == 0)
    rig.turn(CGSize(width: 390, height: 844))
    #expect(card.frame == CGRect(x: 0, y: 10, width: 390, height: 834) && card.layer.cornerRadius == 10)
  }

  @Test func `there it may ask to stay at the lower edge, as wide as its controller wants`() throws {
    let rig = Rig(Self.phoneOnSide, .pageSheet, preferred: CGSize(width: 400, height: 0))
    let sheet = try #require(rig.page.sheetPresentationController)
    sheet.prefersEdgeAttachedInCompactHeight = true
    let card = try rig.present()
    #expect(card.frame == CGRect(x: 0, y: 10, width: 844, height: 380))
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    rig.stage.settle()
    #expect(card.frame == CGRect(x: 222, y: 10, width: 400, height: 380))
  }
}
