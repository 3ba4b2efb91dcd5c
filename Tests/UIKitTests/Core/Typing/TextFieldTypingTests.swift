import Testing

@testable import UIKit

@MainActor @Suite struct `Typing into a text field` {
  let stage = Stage()
  let log = TypingLog()

  @Test func `a tap begins, a letter is asked for and told, and the end is asked for and told`() {
    let field = stage.field("name", log)
    field.addAction(UIAction { [log] _ in log.log.note("editingChanged") }, for: .editingChanged)
    stage.tap(100, 120, at: 1)
    #expect(field.isEditing && field.isFirstResponder)
    #expect(log.log.drain() == ["shouldBegin name", "didBegin name"])
    stage.type("a")
    #expect(log.log.drain() == ["shouldChange 0+0 a", "didChangeSelection", "editingChanged"])
    #expect(field.text == "a")
    field.resignFirstResponder()
    #expect(log.log.drain() == ["shouldEnd name", "didEnd name"])
    #expect(!field.isEditing)
  }

  @Test func `going to another field asks that one first, then the one that ends`() {
    let one = stage.field("one", log)
    let two = stage.field("two", log, y: 200)
    one.becomeFirstResponder()
    _ = log.log.drain()
    two.becomeFirstResponder()
    #expect(log.log.drain() == ["shouldBegin two", "shouldEnd one", "didEnd one", "didBegin two"])
    #expect(two.isEditing && !one.isEditing)
  }

  @Test func `a delegate keeps a field from beginning, from ending and from changing`() {
    let field = stage.field("f", log)
    log.refused = ["shouldBegin"]
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    log.refused = ["shouldEnd", "shouldChange"]
    #expect(field.becomeFirstResponder())
    #expect(!field.resignFirstResponder() && field.isEditing)
    stage.type("x")
    #expect(field.text == "")
    // Force asks no delegate.
    _ = log.log.drain()
    #expect(stage.window.endEditing(true) && !field.isEditing)
    #expect(log.log.drain() == ["didEnd f"])
  }

  @Test func `ranges count UTF-16 units, and deleting takes a whole character`() {
    let field = stage.field("f", log)
    field.text = "a👩‍👩‍👧e\u{301}"
    field.becomeFirstResponder()
    _ = log.log.drain()
    stage.type(.deleteBackward)
    #expect(log.log.drain().first == "shouldChange 9+2 ")
    stage.type(.deleteBackward)
    #expect(log.log.drain().first == "shouldChange 1+8 ")
    stage.type(.deleteBackward, .deleteBackward)
    #expect(field.text == "")
    // Nothing before the caret: no delegate is asked.
    #expect(log.log.drain() == ["shouldChange 0+1 ", "didChangeSelection"])
  }

  @Test func `typing replaces the selection, and the caret stands behind it`() {
    let field = stage.field("f", log)
    field.text = "one two"
    field.becomeFirstResponder()
    stage.type(.select(location: 4, length: 3), .insert("2"))
    #expect(field.text == "one 2")
    stage.type(.select(location: 0, length: 0), .insert("+"))
    #expect(field.text == "+one 2")
    #expect((field.selectedTextRange as? TextSpan)?.range == NSRange(location: 1, length: 0))
  }

  @Test func `places that a text does not have are taken as its ends`() {
    let field = stage.field("f", log)
    field.text = "ab👍"
    field.becomeFirstResponder()
    stage.type(.select(location: -5, length: .max), .replace(location: 3, length: 99, "!"))
    // The third unit lies within the thumb, which is taken whole.
    #expect(field.text == "ab!")
    stage.type(.replace(location: .max, length: .max, "?"), .select(location: .max, length: .max))
    #expect(field.text == "ab!?")
  }

  @Test func `a program that sets the text while it is typed has the last word`() {
    let field = stage.field("f")
    field.addAction(
      UIAction { [weak field] _ in field?.text = field?.text?.uppercased() }, for: .editingChanged)
    field.becomeFirstResponder()
    stage.type("abc")
    #expect(field.text == "ABC")
    #expect(field._editor.selection == NSRange(location: 3, length: 0))
  }

  @Test func `the return key asks, and ends editing where somebody waits for that`() {
    let field = stage.field("f", log)
    field.becomeFirstResponder()
    _ = log.log.drain()
    stage.type(.insert("\n"))
    #expect(log.log.drain() == ["shouldReturn"] && field.isEditing && field.text == "")
    field.addAction(UIAction { [log] _ in log.log.note("onExit") }, for: .editingDidEndOnExit)
    stage.type(.insert("\n"))
    #expect(log.log.drain() == ["shouldReturn", "onExit", "shouldEnd f", "didEnd f"] && !field.isEditing)
  }

  @Test func `a pasted text loses its line ends`() {
    let field = stage.field("f")
    field.becomeFirstResponder()
    stage.type(.insert("a\nb"))
    #expect(field.text == "a b")
  }

  @Test func `a button clears, if the delegate agrees`() throws {
    let field = stage.field("f", log)
    field.clearButtonMode = .whileEditing
    field.text = "abc"
    stage.settle()
    #expect(field.clearButton == nil)
    field.becomeFirstResponder()
    stage.settle()
    let button = try #require(field.clearButton)
    #expect(button.superview === field && button.frame.maxX == 200)
    log.refused = ["shouldClear"]
    stage.tap(20 + button.frame.midX, 120, at: 1)
    #expect(field.text == "abc")
    log.refused = []
    stage.tap(20 + button.frame.midX, 120, at: 2)
    #expect(field.text == "" && field.isEditing)
    #expect(button.superview == nil)
  }

  @Test func `hidden letters are dots, also for the keyboard, and are typed like others`() throws {
    let field = stage.field("f")
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    stage.type("né👍")
    #expect(field.text == "né👍" && field.label.text == "•••")
    let state = try #require(stage.window.typing)
    #expect(state.isSecure && state.text == "••••" && state.selection.location == 4)
    stage.type(.deleteBackward)
    #expect(field.text == "né")
  }

  @Test func `text longer than the field moves so that the caret is seen`() {
    let field = stage.field("f", width: 100)
    field.becomeFirstResponder()
    stage.type("a long text that does not fit")
    #expect(field.label.frame.minX < 0)
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(caret.maxX <= 100 && caret.minX > 90)
    stage.type(.select(location: 0, length: 0))
    #expect(field.label.frame.minX == 0)
  }

  @Test func `a tap puts the caret between the letters it hits, two a word, three all`() {
    let field = stage.field("f")
    field.text = "alpha beta"
    field.becomeFirstResponder()
    stage.settle()
    let place = field.firstRect(for: TextSpan(NSRange(location: 8, length: 1)))
    let x = 20 + place.minX + 1
    stage.tap(x, 120, at: 1)
    #expect(field._editor.selection == NSRange(location: 8, length: 0))
    stage.tap(x, 120, at: 1.2)
    #expect(field._editor.selection == NSRange(location: 6, length: 4))
    stage.tap(x, 120, at: 1.4)
    #expect(field._editor.selection == NSRange(location: 0, length: 10))
  }

  @Test func `what an input method has not decided is marked, and replaced as a whole`() {
    let field = stage.field("f", log)
    field.text = "x"
    field.becomeFirstResponder()
    stage.type(.compose("ni", location: 2, length: 0))
    #expect(field.text == "xni")
    #expect((field.markedTextRange as? TextSpan)?.range == NSRange(location: 1, length: 2))
    stage.type(.compose("你", location: 1, length: 0))
    #expect(field.text == "x你" && field._editor.selection == NSRange(location: 2, length: 0))
    stage.type(.endComposing)
    #expect(field.markedTextRange == nil && field.text == "x你")
    stage.type(.compose("h", location: 1, length: 0), .insert("好"))
    #expect(field.text == "x你好" && field.markedTextRange == nil)
  }

  @Test func `a field that leaves the window is edited no more`() {
    let field = stage.field("f", log)
    field.becomeFirstResponder()
    log.refused = ["shouldEnd"]
    field.removeFromSuperview()
    #expect(!field.isFirstResponder && stage.window.firstResponder == nil)
    #expect(!stage.window.keyboard.isUp)
  }

  @Test func `a view that takes letters and no more is typed into`() {
    final class Code: UIView, UIKeyInput {
      var digits = ""
      var hasText: Bool { !digits.isEmpty }
      func insertText(_ text: String) { digits += text }
      func deleteBackward() { if hasText { digits.removeLast() } }
      override var canBecomeFirstResponder: Bool { true }
      var keyboardType: UIKeyboardType = .numberPad
    }
    let code = Code(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    _ = stage.loop
    stage.window.addSubview(code)
    code.becomeFirstResponder()
    stage.type("12")
    stage.type(.deleteBackward, .compose("x", location: 0, length: 0), .insert("3"))
    #expect(code.digits == "13")
    #expect(stage.window.typing?.keyboardType == UIKeyboardType.numberPad.rawValue)
  }

  @Test func `notifications tell of beginning, changing and ending`() {
    let field = stage.field("f")
    let heard = Log()
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated { heard.note(note.name.rawValue) }
      }
    }
    field.becomeFirstResponder()
    stage.type("a")
    field.resignFirstResponder()
    #expect(heard.drain() == names.map(\.rawValue))
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
