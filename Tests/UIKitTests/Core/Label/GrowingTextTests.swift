import QuartzCore
import Testing

@testable import UIKit

/// Labels and text fields on a screen whose size of text changes.
@MainActor @Suite struct `Texts that grow` {
  private let stage = Stage()

  private func begin() { _ = stage.loop }
  private func end() { stage.window.screenTextSize = 3 }

  private func label(_ font: UIFont, adjusts: Bool) -> UILabel {
    let label = UILabel()
    (label.text, label.font) = ("Ag", font)
    label.adjustsFontForContentSizeCategory = adjusts
    stage.window.addSubview(label)
    return label
  }

  @Test func `a label that adjusts its font grows and shrinks again, one that does not stays`() {
    begin()
    defer { end() }
    let body = UIFont.preferredFont(forTextStyle: .body)
    let (following, staying) = (label(body, adjusts: true), label(body, adjusts: false))
    let height = following.intrinsicContentSize.height

    stage.window.screenTextSize = 11
    #expect(following.font.pointSize == 53 && staying.font.pointSize == 17)
    #expect(following.intrinsicContentSize.height > 3 * height)
    #expect(staying.intrinsicContentSize.height == height)
    stage.window.screenTextSize = 3
    #expect(following.font == body && following.intrinsicContentSize.height == height)
  }

  @Test func `only fonts of styles and of metrics grow`() {
    begin()
    defer { end() }
    let fixed = label(.systemFont(ofSize: 17), adjusts: true)
    let sized = label(.preferredFont(forTextStyle: .body).withSize(15), adjusts: true)
    let scaled = label(
      UIFontMetrics(forTextStyle: .body).scaledFont(
        for: .systemFont(ofSize: 34, weight: .black), maximumPointSize: 60), adjusts: true)

    stage.window.screenTextSize = 7
    #expect(fixed.font.pointSize == 17 && sized.font.pointSize == 15)
    #expect(scaled.font == .systemFont(ofSize: 56, weight: .black))
    stage.window.screenTextSize = 8
    #expect(scaled.font.pointSize == 60)
  }

  @Test func `a label takes the size of its surroundings wherever its font was made`() {
    begin()
    defer { end() }
    let holder = UIView()
    holder.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    stage.window.addSubview(holder)
    let label = label(.preferredFont(forTextStyle: .body), adjusts: true)

    holder.addSubview(label)
    #expect(label.font.pointSize == 21)
    label.font = .preferredFont(forTextStyle: .footnote)
    #expect(label.font.pointSize == 17)
    stage.window.screenTextSize = 11
    #expect(label.font.pointSize == 17)
  }

  @Test func `told late to adjust its font, a label does so at once`() {
    begin()
    defer { end() }
    let label = label(.preferredFont(forTextStyle: .body), adjusts: false)
    stage.window.screenTextSize = 0
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 14)
  }

  @Test func `the fonts of an attributed text grow each by itself`() {
    begin()
    defer { end() }
    let label = label(.preferredFont(forTextStyle: .body), adjusts: true)
    let text = NSMutableAttributedString(
      string: "a", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
    text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
    label.attributedText = text

    stage.window.screenTextSize = 11

    let sizes = (0..<2).map {
      (label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
    }
    #expect(sizes == [58, 9] && label.font.pointSize == 53)
  }

  @Test func `text fields and their placeholders grow where they are told to`() {
    begin()
    defer { end() }
    let fields = [UITextField(), UITextField()]
    for (field, adjusts) in zip(fields, [true, false]) {
      field.font = .preferredFont(forTextStyle: .body)
      field.attributedPlaceholder = NSAttributedString(
        string: "Name", attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
      field.adjustsFontForContentSizeCategory = adjusts
      stage.window.addSubview(field)
    }
    let height = fields[0].intrinsicContentSize.height

    stage.window.screenTextSize = 11

    #expect(fields.map { $0.font?.pointSize } == [53, 17])
    #expect(fields.map(\.label.font.pointSize) == [44, 13])
    #expect(fields[0].intrinsicContentSize.height > 2 * height)
    #expect(fields[1].intrinsicContentSize.height == height)
  }
}
