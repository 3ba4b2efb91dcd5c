import Testing

@testable import UIKit

@MainActor @Suite struct `Edit actions` {
  let stage = Stage()

  private let copying = Selector("copy(_:)", UIResponder.copy(_:))
  private let pasting = Selector("paste(_:)", UIResponder.paste(_:))

  @Test func `of a field work on its selection, and can be done where there is one`() {
    let field = stage.field()
    field.text = "abc"
    field.becomeFirstResponder()
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    #expect(!field.canPerformAction(copying, withSender: nil))
    field.selectAll(nil)
    #expect(field.canPerformAction(copying, withSender: nil))
    field.cut(nil)
    #expect(field.text == "" && UIPasteboard.general.string == "abc")
    #expect(field.canPerformAction(pasting, withSender: nil))
    field.paste(nil)
    field.paste(nil)
    #expect(field.text == "abcabc")
  }

  @MainActor private final class Label: UILabel {
    override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
  }

  @Test func `of others can be done by classes that have written them`() {
    _ = stage.loop
    _OptionalMethods.register(Label.self, ["copy(_:)"])
    let (label, plain) = (Label(frame: .zero), UILabel(frame: .zero))
    label.text = "words"
    #expect(
      label.canPerformAction(copying, withSender: nil) && !plain.canPerformAction(copying, withSender: nil))
    #expect(!label.canPerformAction(pasting, withSender: nil))
    label.addSubview(plain)
    #expect(UIApplication.shared.sendAction(copying, to: nil, from: plain, for: nil))
    #expect(UIPasteboard.general.string == "words")
  }

  @Test func `an action without a sender goes to the first responder`() {
    let field = stage.field()
    field.becomeFirstResponder()
    let resigning = Selector("resignFirstResponder()", UIResponder.resignFirstResponder)
    #expect(UIApplication.shared.sendAction(resigning, to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
  }
}
