import Testing

@testable import UIKit

@MainActor @Suite struct `Labels that draw their text themselves` {
  private final class Padded: UILabel {
    var insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20) {
      didSet { setNeedsDisplay() }
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
      let inner = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
      return CGRect(
        x: inner.minX - insets.left, y: inner.minY - insets.top,
        width: inner.width + insets.left + insets.right,
        height: inner.height + insets.top + insets.bottom)
    }
  }

  private final class Silent: UILabel {
    override func drawText(in rect: CGRect) {}
  }

  private final class Top: UILabel {
    override func drawText(in rect: CGRect) {
      let own = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
      super.drawText(in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: own.height))
    }
  }

  private func line(of label: UILabel, size: CGSize = CGSize(width: 200, height: 100)) -> PresentedText.Line?
  {
    label.text = "Text"
    label.frame.size = size
    return label.presentedText?.lines.first
  }

  @Test func `the text stands where they say, also after that has changed`() throws {
    let (plain, padded) = (UILabel(frame: .zero), Padded(frame: .zero))
    let (free, set) = try (#require(line(of: plain)), #require(line(of: padded)))
    #expect(set.x == free.x + 10 && abs(set.baseline - (free.baseline - 1)) < 0.001)
    padded.insets.left = 30
    #expect(padded.presentedText?.lines.first?.x == 30)
  }

  @Test func `the room that they add counts in their sizes`() {
    let (plain, padded) = (UILabel(frame: .zero), Padded(frame: .zero))
    for label in [plain, padded] { label.text = "Some text that wraps"; label.numberOfLines = 0 }
    #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 30)
    #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 10)
    let narrow = plain.sizeThatFits(CGSize(width: 70, height: 0))
    #expect(padded.sizeThatFits(CGSize(width: 100, height: 0)).height == narrow.height + 10)
  }

  @Test func `a subclass that draws nothing shows nothing, and one that draws above stands above`() throws {
    #expect(line(of: Silent(frame: .zero)) == nil)
    let top = try #require(line(of: Top(frame: .zero)))
    #expect(abs(top.baseline - UIFont.systemFont(ofSize: 17).ascender) < 0.5)
  }

  private final class Drawn: UILabel {
    override func draw(_ rect: CGRect) { super.drawText(in: rect.insetBy(dx: 7, dy: 0)) }
  }

  private final class Endless: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: .infinity)
    }
    override func drawText(in rect: CGRect) {
      setNeedsDisplay()
      super.drawText(in: CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 1))
    }
  }

  @Test func `on the screen a whole drawing decides, and hides the text where it leaves it out`() throws {
    let stage = Stage()
    let window = stage.window
    let (drawn, silent) = (Drawn(frame: .zero), Silent(frame: .zero))
    for label in [drawn, silent] {
      window.addSubview(label)
      _ = line(of: label)
    }
    stage.settle()

    #expect(drawn.presentedText?.lines.first?.x == 7)
    #expect(silent.presentedText == nil)
  }

  @Test func `places that are none are nowhere, and sizes that are none nothing`() {
    let endless = Endless(frame: .zero)
    #expect(line(of: endless) == nil)
    #expect(endless.intrinsicContentSize == .zero)
  }

  @Test func `a part of a view is snapped, and cut`() throws {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 20, y: 30, width: 40, height: 50), afterScreenUpdates: true, withCapInsets: .zero))
    #expect(part.frame == CGRect(x: 20, y: 30, width: 40, height: 50) && part.clipsToBounds)
    #expect(part.subviews.first?.frame == CGRect(x: -20, y: -30, width: 100, height: 100))
  }
}
