import Testing

@testable import UIKit

@MainActor @Suite struct `View layout` {
  let log = Log()

  @Test func `layout comes at the end of the turn, parents first`() {
    let stage = Stage()
    let (parent, child) = (LoggingView("parent", log), LoggingView("child", log))
    stage.window.addSubview(parent)
    parent.addSubview(child)
    stage.settle()
    _ = log.drain()

    child.setNeedsLayout()
    parent.setNeedsLayout()
    #expect(log.drain() == [])
    stage.settle()

    #expect(log.drain() == ["parent layoutSubviews", "child layoutSubviews"])
    #expect(stage.loop.nextDeadline == nil)
  }

  @Test func `a new size lays out; a new place, centre or transform does not`() {
    let stage = Stage()
    let view = LoggingView("view", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.settle()
    _ = log.drain()

    view.frame.origin.x = 5
    view.center.y = 50
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.alpha = 0.5
    stage.settle()
    #expect(log.drain() == [])

    view.transform = .identity
    view.bounds.size.width = 20
    stage.settle()
    #expect(log.drain() == ["view layoutSubviews"])
  }

  @Test func `drawing is not layout`() {
    let stage = Stage()
    let view = LoggingView("view", log)
    stage.window.addSubview(view)
    stage.settle()
    _ = log.drain()

    view.setNeedsDisplay()
    stage.settle()

    #expect(log.drain() == [])
  }

  @Test func `the superview of a removed view is laid out`() {
    let stage = Stage()
    let (parent, child) = (LoggingView("parent", log), LoggingView("child", log))
    stage.window.addSubview(parent)
    parent.addSubview(child)
    stage.settle()
    child.removeFromSuperview()
    _ = log.drain()

    stage.settle()

    #expect(log.drain() == ["parent layoutSubviews"])
  }

  @Test func `layoutIfNeeded does not wait for the turn`() {
    let view = LoggingView("view", log)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()

    #expect(log.drain() == ["view layoutSubviews"])
  }

  // MARK: Autoresizing

  @Test func `without a mask subviews keep their frames`() {
    let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    child.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    parent.addSubview(child)

    parent.frame.size = CGSize(width: 300, height: 50)

    #expect(child.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  /// All eight masks of an axis: margins and length of 20, 50 and 30 in 100, which becomes 200.
  @Test(
    arguments: [
      ([], 20, 50), (.flexibleLeftMargin, 120, 50), (.flexibleWidth, 20, 150), (.flexibleRightMargin, 20, 50),
      ([.flexibleLeftMargin, .flexibleRightMargin], 60, 50),
      ([.flexibleLeftMargin, .flexibleWidth], 20 + 100 * 20 / 70, 50 + 100 * 50 / 70),
      ([.flexibleWidth, .flexibleRightMargin], 20, 50 + 100 * 50 / 80),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 100),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
  func `what is flexible shares the change`(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
    let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10)), UIView())
    child.frame = CGRect(x: 20, y: 0, width: 50, height: 10)
    child.autoresizingMask = mask
    parent.addSubview(child)

    parent.bounds.size.width = 200

    #expect(abs(child.frame.minX - x) < 1e-9)
    #expect(abs(child.frame.width - width) < 1e-9)
  }

  @Test func `a view that filled nothing grows with its superview`() {
    let (parent, child) = (UIView(), UIView())
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)

    parent.frame = CGRect(x: 5, y: 5, width: 300, height: 200)

    #expect(child.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func `a view that loses more than it has is empty, and stays where it is`() {
    let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), UIView())
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)

    parent.frame.size.height = 100

    #expect(child.frame == .zero)
  }

  @Test func `a turned subview is resized as if it were not turned`() {
    let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    child.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    child.autoresizingMask = .flexibleWidth
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    parent.addSubview(child)

    parent.bounds.size.width = 200

    #expect(child.bounds.size == CGSize(width: 200, height: 50))
    #expect(child.center == CGPoint(x: 100, y: 25))
  }

  @Test func `autoresizing can be switched off`() {
    let (parent, child) = (UIView(), UIView())
    parent.autoresizesSubviews = false
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)

    parent.frame.size.width = 10

    #expect(child.frame.width == 0)
  }
}

@MainActor @Suite struct `View defaults` {
  @Test func `a plain view is as UIKit makes it`() {
    let view = UIView()

    #expect(view.frame == .zero)
    #expect(view.backgroundColor == nil)
    #expect(view.alpha == 1)
    #expect(!view.clipsToBounds)
    #expect(view.isUserInteractionEnabled)
    #expect(!view.isMultipleTouchEnabled)
    #expect(view.autoresizingMask == [])
    #expect(view.autoresizesSubviews)
    #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.layer.delegate === view)
  }

  @Test func `the view and its layer share geometry, colour and visibility`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layer.frame == view.frame)

    view.layer.backgroundColor = UIColor.red.cgColor
    view.layer.isHidden = true
    view.layer.masksToBounds = true
    view.layer.opacity = 0.5
    view.layer.position = CGPoint(x: 9, y: 9)

    #expect(view.backgroundColor == .red)
    #expect(view.isHidden)
    #expect(view.clipsToBounds)
    #expect(view.alpha == 0.5)
    #expect(view.center == CGPoint(x: 9, y: 9))
  }

  @Test func `registered classes run their own initialiser`() {
    final class Cell: UICollectionReusableView {
      var wasMade = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        wasMade = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let type: UICollectionReusableView.Type = Cell.self

    let cell = type.init(_registeredFrame: CGRect(x: 0, y: 0, width: 5, height: 6))

    #expect((cell as? Cell)?.wasMade == true)
    #expect(cell.frame.size == CGSize(width: 5, height: 6))
  }

  @Test func `layerClass chooses the layer`() {
    final class Layer: CALayer {}
    final class View: UIView { override class var layerClass: AnyClass { Layer.self } }

    #expect(View().layer is Layer)
  }

  @Test func `directional margins mirror the margins with the direction`() {
    let view = UIView()
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)

    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(
      view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))

    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 8, bottom: 7, right: 6))
  }

  @Test func `traits tell the scale of the screen`() {
    #expect(UIView().traitCollection.displayScale == UIScreen.main.scale)
    #expect(UIViewController().traitCollection.userInterfaceStyle == .light)
  }
}
