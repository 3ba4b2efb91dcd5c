import Testing

@testable import UIKit

@MainActor @Suite struct `Typing into a text view` {
  /// As people write one that shows a prompt.
  private final class Prompting: UITextView {
    var prompts = 0
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      prompts += 1
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `a text view of one's own is made by its container's initialiser`() {
    let container = NSTextContainer(size: CGSize(width: 10, height: 10))
    container.lineFragmentPadding = 0
    let made = [Prompting(), Prompting(frame: .zero), Prompting(frame: .zero, textContainer: container)]
    #expect(made.map(\.prompts) == [1, 1, 1])
    #expect(made.map(\.textContainer.lineFragmentPadding) == [5, 5, 0])
  }

  let stage = Stage()
  let log = TypingLog()

  @Test func `a tap begins, a letter is asked for and told, and return is a letter`() {
    let view = stage.textView(log)
    stage.tap(100, 120, at: 1)
    #expect(view.isFirstResponder)
    #expect(log.log.drain() == ["shouldBegin", "didBegin"])
    stage.type(.insert("a"), .insert("\n"))
    #expect(
      log.log.drain() == [
        "shouldChange 0+0 a", "didChangeSelection", "didChange a", "shouldChange 1+0 \n",
        "didChangeSelection",
        "didChange a\n",
      ])
    view.resignFirstResponder()
    #expect(log.log.drain() == ["shouldEnd", "didEnd"])
  }

  @Test func `it scrolls so that the caret is seen`() {
    let view = stage.textView(height: 60)
    view.becomeFirstResponder()
    stage.type("1\n2\n3\n4\n5\n6")
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.contentOffset.y > 0)
    #expect(view.bounds.contains(CGPoint(x: caret.minX, y: caret.maxY - 1)))
    stage.type(.select(location: 0, length: 0))
    #expect(view.contentOffset.y <= 8)
  }

  @Test func `arrows go up and down, and keep the column`() {
    let view = stage.textView()
    view.text = "first line\nx\nthird line"
    view.becomeFirstResponder()
    stage.type(.select(location: 6, length: 0), .move(linesDown: 1))
    #expect(view.selectedRange == NSRange(location: 12, length: 0))
    stage.type(.move(linesDown: 1))
    #expect((18...20).contains(view.selectedRange.location))
    stage.type(.move(linesDown: 1))
    #expect(view.selectedRange.location == 23)
    stage.type(.move(linesDown: -1), .move(linesDown: -1), .move(linesDown: -1))
    #expect(view.selectedRange.location == 0)
  }

  @Test func `a caret at the end of a wrapped line stands at the beginning of the next`() {
    let view = stage.textView()
    view.text = "several words that do not fit into one line of this view"
    stage.settle()
    let lines = view._carets.map.lines
    #expect(lines.count > 1 && lines[0].continues)
    let end = lines[1].offsets[0]
    #expect(view._carets.caret(at: end).minY > view._carets.caret(at: 0).minY)
    // Beyond the end of the first line: still in it.
    let place = CGPoint(x: 500, y: view._carets.caret(at: 0).midY)
    #expect(view._carets.unit(at: place) == end - 1)
  }

  @Test func `letters take the attributes of those before them`() throws {
    let view = stage.textView()
    view.attributedText = NSAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)])
    view.becomeFirstResponder()
    stage.type("!")
    #expect(view.text == "red!")
    let color = view.attributedText.attributes(at: 3, effectiveRange: nil)[.foregroundColor] as? UIColor
    #expect(color == .red)
  }

  @Test func `one that is not edited takes no letters`() {
    let view = stage.textView(log)
    view.isEditable = false
    view.text = "read"
    stage.tap(100, 120, at: 1)
    stage.type("x")
    #expect(view.text == "read" && stage.window.typing == nil && !stage.window.keyboard.isUp)
  }

  @Test func `of a long text the keyboard is told what is around the selection`() throws {
    let view = stage.textView()
    view.text = String(repeating: "0123456789", count: 1_000)
    view.becomeFirstResponder()
    stage.type(.select(location: 5_000, length: 2))
    let state = try #require(stage.window.typing)
    #expect(state.textStart == 4_000 && state.text.utf16.count == 2_002)
    #expect(state.selection == NSRange(location: 5_000, length: 2) && state.isMultiline)
  }

  @Test func `the caret stands behind spaces at the end, and from right to left at the left`() {
    let view = stage.textView()
    view.text = "ab"
    stage.settle()
    let before = view._carets.caret(at: 2).minX
    view.text = "ab  "
    stage.settle()
    #expect(view._carets.caret(at: 4).minX > before + 4)
    view.text = "שלום"
    stage.settle()
    let carets = (0...4).map { view._carets.caret(at: $0).minX }
    #expect(carets == carets.sorted(by: >) && carets[0] > carets[4] + 20)
  }

  @Test func `a caret in a view that constraints place asks for no layout without end`() {
    _ = stage.loop
    let view = UITextView()
    view.text = "one"
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: stage.window.topAnchor),
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: stage.window.keyboardLayoutGuide.topAnchor),
    ])
    stage.settle()
    view.becomeFirstResponder()
    stage.window.layoutIfNeeded()
    stage.window.layoutIfNeeded()
    #expect(!view.layer.needsLayout() && !stage.window.layer.needsLayout())
  }
}
