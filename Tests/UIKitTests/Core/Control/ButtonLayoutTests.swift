import Testing

@testable import UIKit

/// The numbers of buttons without a configuration were measured on devices and published: 6 points above and
/// below a title that stands alone, none around a picture, nothing between the two, 30 by 34 of nothing at
/// all.
@MainActor @Suite struct `Layout of buttons` {
  let stage = Stage()

  private func picture(_ width: Int, _ height: Int) throws -> UIImage {
    let pixels = [UInt8](repeating: 9, count: width * height * 4)
    return UIImage(cgImage: try #require(CGImage(width: width, height: height, rgba: pixels)))
  }

  private func shown(_ button: UIButton, _ size: CGSize) -> UIButton {
    button.frame = CGRect(origin: .zero, size: size)
    stage.window.addSubview(button)
    stage.settle()
    return button
  }

  @Test func `of nothing are thirty points wide, and as high as a line with its padding`() {
    let custom = UIButton(type: .custom)
    custom.sizeToFit()
    #expect(custom.frame.size == CGSize(width: 30, height: 34))
    #expect(custom.titleLabel?.font.pointSize == 18)
    #expect(UIButton(type: .system).titleLabel?.font.pointSize == 15)
  }

  @Test func `have six points above and below a title, until insets are given`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Short", for: .normal)
    let label = try #require(button.titleLabel).sizeThatFits(CGSize(width: 900, height: 900))
    #expect(button.intrinsicContentSize == CGSize(width: label.width, height: label.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: label.width + 6, height: label.height + 4))
  }

  @Test func `have nothing around a picture, and nothing between it and the title`() throws {
    let button = UIButton(type: .custom)
    button.setImage(try picture(80, 50), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 80, height: 50))
    button.setTitle("Short", for: .normal)
    let label = try #require(button.titleLabel).sizeThatFits(CGSize(width: 900, height: 900))
    #expect(button.intrinsicContentSize == CGSize(width: 80 + label.width, height: 50))
  }

  @Test func `put a title where they are aligned, its padding aside`() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Short", for: .normal)
    let label = try #require(shown(button, CGSize(width: 200, height: 100)).titleLabel)
    let size = label.frame.size
    #expect(label.center == CGPoint(x: 100, y: 50) && size.width < 100)

    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.left, .top)
    stage.settle()
    #expect(label.frame.origin == CGPoint(x: 0, y: 6))
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.right, .bottom)
    stage.settle()
    #expect(label.frame.maxX == 200 && label.frame.maxY == 94 && label.frame.size == size)
  }

  @Test func `put picture and title side by side, each aligned by itself across`() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Short", for: .normal)
    button.setImage(try picture(30, 30), for: .normal)
    let label = try #require(shown(button, CGSize(width: 200, height: 100)).titleLabel)
    let image = try #require(button.imageView)
    #expect(image.frame.minX == (200 - 30 - label.frame.width) / 2 && image.frame.midY == 50)
    #expect(label.frame.minX == image.frame.maxX && label.frame.midY == 50)

    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.left, .top)
    stage.settle()
    #expect(image.frame.origin == .zero && label.frame.origin == CGPoint(x: 30, y: 0))
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.right, .bottom)
    stage.settle()
    #expect(label.frame.maxX == 200 && label.frame.maxY == 100)
    #expect(image.frame.maxX == label.frame.minX && image.frame.maxY == 100)
  }

  @Test func `fill themselves with a picture where they are to`() throws {
    let button = UIButton(type: .custom)
    button.setImage(try picture(30, 30), for: .normal)
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.fill, .fill)
    #expect(shown(button, CGSize(width: 200, height: 100)).imageView?.frame == button.bounds)
  }

  @Test func `give a title no more than is left, and a picture no more than there is`() throws {
    let button = UIButton(type: .custom)
    button.setTitle("A title that has no room here", for: .normal)
    button.setImage(try picture(30, 90), for: .normal)
    let label = try #require(shown(button, CGSize(width: 100, height: 40)).titleLabel)
    #expect(label.frame.minX == 30 && label.frame.maxX == 100)
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test(arguments: [UIControl.ContentHorizontalAlignment.center, .left, .right, .leading, .trailing])
  func `never stand outside of their room`(alignment: UIControl.ContentHorizontalAlignment) {
    let edges: [NSDirectionalRectEdge] = [.leading, .trailing, .top, .bottom]
    for edge in edges {
      for side in [0.0, 7, 40, 300] {
        var plan = ButtonParts.Plan()
        plan.image = CGSize(width: side, height: side)
        plan.title = CGSize(width: 50, height: 20)
        (plan.edge, plan.gap, plan.horizontal) = (edge, side == 300 ? 0 : 4, alignment)
        let room = CGRect(x: 5, y: 5, width: 120, height: 80)
        let parts = ButtonParts(plan, in: room)
        let limit = room.insetBy(dx: -4.001, dy: -4.001)
        #expect(limit.contains(parts.image) && limit.contains(parts.title), "\(edge) \(side)")
      }
    }
  }
}
