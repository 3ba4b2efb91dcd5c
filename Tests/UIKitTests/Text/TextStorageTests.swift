import Testing

@testable import UIKit

@MainActor @Suite struct `A text storage` {
  let stage = Stage()

  private final class Listener: NSTextStorageDelegate {
    var heard: [String] = []
    var onChange: (NSTextStorage) -> Void = { _ in }

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { heard.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      heard.append("did")
      onChange(textStorage)
    }
  }

  @Test func `tells its delegate of each change, and of several together between begin and end`() {
    _ = stage.loop
    let listener = Listener()
    let storage = NSTextStorage(string: "abc")
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    #expect(listener.heard == ["will 2 1+3 2", "did"] && storage.string == "axyzc")
    listener.heard = []
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 5))
    #expect(listener.heard == ["will 1 0+5 0", "did"])
    listener.heard = []
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.append(NSAttributedString(string: "!"))
    storage.endEditing()
    #expect(listener.heard.count == 2 && storage.string == "xyzc!" && storage.changeInLength == 0)
  }

  @Test func `may be changed by its delegate, who does not hear of that`() {
    _ = stage.loop
    let listener = Listener()
    listener.onChange = {
      $0.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: $0.length))
    }
    let storage = NSTextStorage(string: "abc")
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "1")
    #expect(listener.heard.count == 2)
    #expect(TextContent.number(storage.attributes(at: 3, effectiveRange: nil)[.kern]) == 3)
  }

  @Test func `keeps attributes where others are added or taken away`() {
    _ = stage.loop
    let text = NSMutableAttributedString(string: "ab", attributes: [.kern: 1])
    text.append(NSAttributedString(string: "cd", attributes: [.baselineOffset: 2]))
    let storage = NSTextStorage(attributedString: text)
    storage.addAttribute(.tracking, value: 5, range: NSRange(location: 1, length: 2))
    #expect(storage.attributes(at: 1, effectiveRange: nil).count == 2)
    #expect(TextContent.number(storage.attributes(at: 2, effectiveRange: nil)[.baselineOffset]) == 2)
    storage.removeAttribute(.tracking, range: NSRange(location: 0, length: 4))
    #expect(storage.attributes(at: 1, effectiveRange: nil).count == 1)
    #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "bc")
  }

  /// As people write one that colours what they know: with a store of its own.
  private final class Highlighting: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")
    override var string: String { backing.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
    override func processEditing() {
      let found = NSString(string: string).range(of: "*")
      if found.length > 0 { addAttribute(.foregroundColor, value: UIColor.red, range: found) }
      super.processEditing()
    }
  }

  @Test func `with a store of its own is what its text view shows`() throws {
    _ = stage.loop
    let (storage, manager) = (Highlighting(), NSLayoutManager())
    let container = NSTextContainer(size: .zero)
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    stage.window.addSubview(view)
    #expect(view.textStorage === storage && view.layoutManager === manager)
    view.text = "a * b"
    #expect(storage.string == "a * b")
    let red = view.attributedText.attributes(at: 2, effectiveRange: nil)[.foregroundColor] as? UIColor
    #expect(red == .red)
    storage.append(NSAttributedString(string: "!"))
    #expect(view.text == "a * b!")
  }

  @Test func `of a text view takes what is typed, and shows what is changed in it`() {
    let view = stage.textView()
    view.text = "ab"
    let storage = view.textStorage
    let listener = Listener()
    storage.delegate = listener
    view.becomeFirstResponder()
    stage.type("c")
    #expect(storage.string == "abc" && listener.heard == ["will 3 2+1 1", "did"])
    storage.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 0, length: 1))
    let shown = view.attributedText.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
    #expect(shown == .green)
    storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "")
    #expect(view.text == "a" && view.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test func `lies within a text view's insets`() {
    let view = stage.textView()
    view.text = "word"
    view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    stage.settle()
    let all = NSRange(location: 0, length: 4)
    let place = view.layoutManager.boundingRect(forGlyphRange: all, in: view.textContainer)
    let caret = view.caretRect(for: view.beginningOfDocument)
    // A label is as high as whole pixels.
    #expect(abs(place.minX + 10 - caret.midX) < 0.01 && abs(place.minY + 20 - caret.minY) < 0.5)
    #expect(view.textContainer.size.width == 190)
  }

  @Test func `is limited by the lines of its view's container`() {
    let view = stage.textView()
    view.isScrollEnabled = false
    view.text = "1\n2\n3\n4"
    let whole = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height < whole * 0.7)
  }
}
