import Testing

@testable import SourceAdapter

@Suite struct Selectors {
  /// A class whose method `go` makes the selector.
  private func deck(_ selector: String) -> String {
    """
    class Deck: UIViewController {
      static let shared = Deck()
      let dial = Dial()
      weak var other: Deck?
      func tap(_ r: UITapGestureRecognizer) {}
      func step() {}
      func go() { use(\(selector)) }
    }
    """
  }

  @Test(arguments: [
    ("#selector(tap(_:))", #"Selector("tap(_:)", Deck.tap(_:))"#),
    ("#selector(tap)", #"Selector("tap(_:)", Deck.tap)"#),
    ("#selector(self.tap(_:))", #"Selector("tap(_:)", Deck.tap(_:))"#),
    ("#selector(Self.tap)", #"Selector("tap(_:)", Deck.tap)"#),
    ("#selector(Deck.step)", #"Selector("step()", Deck.step)"#),
    ("#selector((step))", #"Selector("step()", Deck.step)"#),
    ("#selector(step as (Deck) -> () -> Void)", #"Selector("step()", Deck.step as (Deck) -> () -> Void)"#),
    ("#selector(UIView.setNeedsLayout)", #"Selector("setNeedsLayout", UIView.setNeedsLayout)"#),
    ("#selector(dial.turn(by:))", #"Selector("turn(by:)", Dial.turn(by:))"#),
    ("#selector(Deck.shared.step)", #"Selector("step()", Deck.step)"#),
    ("#selector(self.other?.step)", #"Selector("step()", Deck.step)"#),
    (
      "#selector(UIScrollViewDelegate.scrollViewDidScroll(_:))", #"Selector("scrollViewDidScroll(_:)")"#
    ),
    ("#selector(Turning.turn)", #"Selector("turn()")"#),
    ("#selector(getter: dial)", #"Selector(getter: "dial", { (object: Deck) in object.dial })"#),
    ("#selector(getter: self.dial)", #"Selector(getter: "dial", { (object: Deck) in object.dial })"#),
    (
      "#selector(getter: UIView.tintColor)",
      #"Selector(getter: "tintColor", { (object: UIView) in object.tintColor })"#
    ),
    (
      "#selector(setter: UIView.tintColor)",
      #"Selector(setter: "tintColor", { (object: UIView, value) in object.tintColor = value })"#
    ),
    (
      "#selector(getter: Turning.speed)",
      #"Selector(getter: "speed", { (object: any Turning) in object.speed })"#
    ),
    (
      "#selector(UIResponderStandardEditActions.copy(_:))",
      #"Selector("copy(_:)", UIResponder.copy(_:))"#
    ),
    ("#selector(UIResponderStandardEditActions.paste)", #"Selector("paste(_:)", UIResponder.paste)"#),
  ])
  func `become the name together with the method`(written: String, typed: String) {
    let protocols = "\nprotocol Turning { func turn(); var speed: Int { get } }"
    expect(deck(written) + protocols, becomes: deck(typed) + protocols)
  }

  @Test func `name the type around, as it can be written there`() {
    expect(
      "enum A { class B: UIView {} }\nextension A.B { @objc func f() { s = #selector(f) } }",
      becomes: "enum A { class B: UIView {} }\nextension A.B { func f() { s = Selector(\"f()\", A.B.f) } }")
  }

  @Test func `keep their lines`() {
    expect(
      "class A: B { @objc func f() {}\n  let s = #selector(\n    f\n  ) }",
      becomes: "class A: B { func f() {}\n  let s = Selector(\"f()\", A.f)\n\n }")
  }

  @Test func `of objects of unknown type are named as unsupported`() {
    let adapting = Adapting("class A: B {\n  let t = #selector(thing().f)\n}")
    #expect(
      adapting.problems == [
        "File0.swift:2:11: unsupported: This #selector is not understood. Name the type: #selector(Type.method(_:))."
      ])
  }
}
