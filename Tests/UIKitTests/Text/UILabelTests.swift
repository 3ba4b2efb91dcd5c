import Testing

@testable import UIKit

@MainActor @Suite struct `Label` {
  @Test func `a label is as UIKit makes it`() {
    let label = UILabel()

    #expect(label.numberOfLines == 1)
    #expect(label.textAlignment == .natural)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.presentedText == nil)
  }

  @Test func `the page is told text, size, weight, colour and alignment`() {
    let label = UILabel()
    label.text = "7"
    label.font = .boldSystemFont(ofSize: 24)
    label.textColor = .white
    label.textAlignment = .center

    #expect(
      label.presentedText
        == PresentedText(
          string: "7", fontSize: 24, weight: 700, color: UIColor.white.cgColor, alignment: .center))

    label.text = ""
    #expect(label.presentedText == nil)
  }

  @Test func `nil restores the font and the colour`() {
    let label = UILabel()
    label.text = "x"
    label.font = nil
    label.textColor = nil

    #expect(label.presentedText?.fontSize == 17)
    #expect(label.presentedText?.color == UIColor.label.cgColor)
  }

  @Test(
    arguments: [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
      (.bold, 700), (.heavy, 800), (.black, 900), (UIFont.Weight(rawValue: 9), 900),
      (UIFont.Weight(rawValue: -9), 100), (UIFont.Weight(rawValue: 0.05), 400),
    ] as [(UIFont.Weight, Int)])
  func `a weight is the nearest of CSS`(weight: UIFont.Weight, css: Int) {
    #expect(weight.css == css)
  }
}
