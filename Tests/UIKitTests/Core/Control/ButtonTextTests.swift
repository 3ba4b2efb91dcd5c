import Testing

@testable import UIKit

@MainActor @Suite struct `Titles of configured buttons` {
  @Test func `an attributed title is shown with its attributes`() {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("Get")
    title.font = .boldSystemFont(ofSize: 21)
    title.foregroundColor = .red
    configuration.attributedTitle = title
    let button = UIButton(configuration: configuration)
    let shown = button.titleLabel?.attributedText
    #expect(shown?.string == "Get" && button.currentTitle == "Get")
    #expect(shown?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 21))
    #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func `a transformer has the last word on the title's attributes`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Get"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = .systemFont(ofSize: 12)
      return attributes
    }
    let button = UIButton(configuration: configuration)
    let font = button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil)
    #expect(font as? UIFont == .systemFont(ofSize: 12))
  }

  @Test func `a subtitle is the next line`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Get"
    let alone = UIButton(configuration: configuration).intrinsicContentSize
    configuration.subtitle = "In-app purchases"
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.text == "Get\nIn-app purchases")
    #expect(button.intrinsicContentSize.height > alone.height + 10)
    #expect(button.intrinsicContentSize.width > alone.width)
  }

  @Test func `sizes have insets of their own until others are set`() {
    var configuration = UIButton.Configuration.gray()
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.leading == 20)
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.buttonSize = .small
    #expect(configuration.contentInsets.leading == 2)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 10)
  }

  @Test func `the background has the first word on the colour, and the corners of the fixed style`() {
    var configuration = UIButton.Configuration.filled()
    configuration.background.backgroundColor = .orange
    configuration.background.cornerRadius = 3
    configuration.cornerStyle = .fixed
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    button.layoutIfNeeded()
    #expect(button.plate?.configuration.backgroundColor == .orange)
    #expect(button.plate?.configuration.cornerRadius == 3)
    #expect(UIButton(configuration: .filled()).plate?.configuration.backgroundColor == .systemBlue)
  }

  @Test func `attributes come back from text with attributes`() {
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(string: "c", attributes: [.font: UIFont.systemFont(ofSize: 9), .kern: 2]))
    let back = AttributedString(text)
    #expect(back.runs.count == 2)
    #expect(back.runs.last?.font == UIFont.systemFont(ofSize: 9) && back.runs.last?.kern == CGFloat(2))
    #expect(NSAttributedString(back).string == "abc")
  }
}
