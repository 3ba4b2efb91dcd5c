import Testing

@testable import UIKit

@MainActor @Suite struct `Rectangles of a text field` {
  private final class Inset: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
  }

  private func label(_ field: UITextField) throws -> UILabel {
    field.layoutIfNeeded()
    return try #require(field.subviews.compactMap { $0 as? UILabel }.first)
  }

  @Test func `overrides say where text and placeholder stand`() throws {
    let field = Inset(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Name"
    #expect(try label(field).frame == CGRect(x: 30, y: 0, width: 140, height: 40))
    field.text = "Ada"
    #expect(try label(field).frame == CGRect(x: 20, y: 0, width: 160, height: 40))
  }

  @Test func `a view at the left takes its room where it is shown`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let side = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 10))
    field.leftView = side
    #expect(try label(field).frame.minX == 0 && side.superview == nil)
    field.leftViewMode = .always
    #expect(try label(field).frame == CGRect(x: 24, y: 0, width: 176, height: 40))
    #expect(side.frame == CGRect(x: 0, y: 15, width: 24, height: 10))
  }

  @Test(arguments: [(17.0, 22.0, 34.0), (14, 18.5, 34), (24, 30.5, 42.5)])
  func `a field is as high as a line, empty or not, and higher with a border`(
    points: Double, plain: Double, bordered: Double
  ) {
    let field = UITextField(frame: .zero)
    field.font = .systemFont(ofSize: points)
    for text in ["", "Ada"] {
      field.text = text
      field.borderStyle = .none
      #expect(field.intrinsicContentSize.height == CGFloat(plain))
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize.height == CGFloat(bordered))
    }
  }
}
