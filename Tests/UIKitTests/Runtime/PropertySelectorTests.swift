import Testing

@testable import UIKit

@MainActor @Suite struct `Selectors of properties` {
  let stage = Stage()

  @MainActor private final class Card: NSObject {
    var title: NSString = "one"
  }

  @Test func `say which object has the property, and read and set it`() {
    _ = stage.loop
    let card = Card()
    let getter = Selector(getter: "title", { (object: Card) in object.title })
    let setter = Selector(setter: "title", { (object: Card, value) in object.title = value })
    #expect(card.responds(to: getter) && card.responds(to: setter) && !UIView().responds(to: getter))
    #expect(getter.description == "title" && setter.description == "setTitle:" && getter != setter)
    card.perform(setter, with: "two" as NSString)
    #expect(card.title == "two")
    #expect(card.perform(getter)?.takeUnretainedValue() as? NSString == "two")
  }

  @Test func `of protocols are had by all that conform`() {
    _ = stage.loop
    let getter = Selector(
      getter: "keyboardType", { (object: UITextInputTraits) in object.keyboardType })
    #expect(UITextField().responds(to: getter) && !UIView().responds(to: getter))
  }
}
