import Testing

@testable import UIKit

@MainActor @Suite struct `Insets and pictures of buttons` {
  let stage = Stage()

  private func button(_ title: String? = "Go") throws -> UIButton {
    _ = stage.loop
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.setTitle(title, for: .normal)
    button.setImage(
      UIImage(cgImage: try #require(CGImage(width: 20, height: 10, rgba: [UInt8](repeating: 9, count: 800)))),
      for: .normal)
    stage.window.addSubview(button)
    stage.settle()
    return button
  }

  @Test func `a part in the middle moves by half of the difference, one at the left by all of it`() throws {
    let button = try button()
    let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
    button.imageEdgeInsets = UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 10)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    stage.settle()
    #expect(button.imageView?.frame == image.offsetBy(dx: -5, dy: 2))
    #expect(button.titleLabel?.frame == title.offsetBy(dx: 5, dy: 0))
    button.contentHorizontalAlignment = .left
    stage.settle()
    #expect(
      button.imageView?.frame.minX == 0 && button.titleLabel?.frame.minX == title.minX - image.minX + 10)
  }

  @Test func `insets of the parts leave the button's size, those of the content add to it`() throws {
    let button = try button()
    let size = button.intrinsicContentSize
    button.imageEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    #expect(button.intrinsicContentSize == size)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: size.width + 6, height: size.height + 4))
  }

  @Test func `a background picture fills the button behind all else, by state`() throws {
    let button = try button()
    let (plain, chosen) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    button.setBackgroundImage(plain, for: .normal)
    button.setBackgroundImage(chosen, for: .selected)
    stage.settle()
    let picture = try #require(button.subviews.first as? UIImageView)
    #expect(picture.frame == button.bounds && picture.image == plain && picture !== button.imageView)
    button.isSelected = true
    #expect(picture.image == chosen && button.currentBackgroundImage == chosen)
  }

  @Test func `an attributed title keeps its colour, and a plain one of the state comes before it`() throws {
    let button = try button(nil)
    button.setAttributedTitle(
      NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]), for: .normal)
    button.setTitle("Plain", for: .selected)
    stage.settle()
    let label = try #require(button.titleLabel)
    #expect(
      button.currentTitle == "Red"
        && label.presentedText?.lines.first?.runs.first?.color == UIColor.red.cgColor)
    button.isSelected = true
    #expect(button.currentTitle == "Plain" && label.text == "Plain")
  }

  @Test func `the configuration is updated at each change of state, and before a layout where asked for`() {
    final class Counting: UIButton {
      var updates = 0
      override func updateConfiguration() {
        super.updateConfiguration()
        updates += 1
      }
    }
    _ = stage.loop
    let button = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(button)
    stage.settle()
    let before = button.updates
    button.isSelected = true
    button.isSelected = true
    button.isEnabled = false
    #expect(button.updates == before + 2)
    button.setNeedsUpdateConfiguration()
    button.setNeedsUpdateConfiguration()
    #expect(button.updates == before + 2)
    stage.settle()
    #expect(button.updates == before + 3)
  }
}
