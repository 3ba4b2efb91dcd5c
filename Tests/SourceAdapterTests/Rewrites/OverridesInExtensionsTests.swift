import Testing

@testable import SourceAdapter

@Suite struct `Overrides in extensions` {
  @Test func `stay where they are, and the class calls them`() {
    expect(
      """
      class Wheel: UICollectionViewLayout {
        var radius: CGFloat = 3
      }
      extension Wheel {
        override func prepare() {
          super.prepare()
        }
        override var collectionViewContentSize: CGSize { .zero }
      }
      """,
      becomes: """
        class Wheel: UICollectionViewLayout {
          var radius: CGFloat = 3
         override func prepare() { __Wheel_prepare() }; override var collectionViewContentSize: CGSize \
        { __Wheel_collectionViewContentSize } }
        extension Wheel {
          func __Wheel_prepare() {
            super.prepare()
          }
          var __Wheel_collectionViewContentSize: CGSize { .zero }
        }
        """)
  }

  @Test func `hand on labels, inout, closures, effects and defaults`() {
    expect(
      """
      class A: B {}
      extension A {
        @discardableResult
        override func f<T: P>(
          _ a: Int,  // one
          b c: inout T, _: Int, d: @autoclosure () -> Int, e: @escaping () -> Void = {}
        ) async throws -> [T] where T: Q { [] }
      }
      """,
      becomes: """
        class A: B { @discardableResult override func f<T: P>(_ a: Int, b c: inout T, _ __2: Int, \
        d: @autoclosure () -> Int, e: @escaping () -> Void = {}) async throws -> [T] where T: Q \
        { try await __A_f(a, b: &c, __2, d: d(), e: e) } }
        extension A {
          @discardableResult
          func __A_f<T: P>(
            _ a: Int,  // one
            b c: inout T, _: Int, d: @autoclosure () -> Int, e: @escaping () -> Void = {}
          ) async throws -> [T] where T: Q { [] }
        }
        """)
  }

  @Test func `of properties keep their setters, their observers and being the class's`() {
    expect(
      """
      class A: UIView {
      }
      extension A {
        override class var layerClass: AnyClass { B.self }
        override var frame: CGRect { get { .zero } set { print(newValue) } }
        override var bounds: CGRect {
          willSet { print(newValue) }
          didSet(old) {
            print(old)
          }
        }
        override func f() {}
      }
      """,
      becomes: """
        class A: UIView {
         override class var layerClass: AnyClass { __A_layerClass }; override var frame: CGRect \
        { get { __A_frame } set { __A_frame = newValue } }; override var bounds: CGRect \
        { willSet { __A_bounds_willSet(newValue) } didSet { __A_bounds_didSet(oldValue) } }; \
        override func f() { __A_f() } }
        extension A {
          class var __A_layerClass: AnyClass { B.self }
          var __A_frame: CGRect { get { .zero } set { print(newValue) } }
         \u{20}
        func __A_bounds_willSet(_ newValue: CGRect) { print(newValue) }
        func __A_bounds_didSet(_ old: CGRect) {
              print(old)
            }

          func __A_f() {}
        }
        """)
  }

  @Test func `of initialisers get a label that tells them apart`() {
    expect(
      "class A: B {}\nextension A { override convenience init(a: Int) { self.init() } }",
      becomes: "class A: B { override convenience init(a: Int) { self.init(__A_init: (), a: a) } }\n"
        + "extension A { convenience init(__A_init _: Void, a: Int) { self.init() } }")
  }

  @Test func `in another file than the class are visible to it`() {
    let adapting = Adapting(
      "public class A: B { let a = 1 }", "private extension A {\n  override func f() {}\n}",
      "public extension A { override func g() {} }", "extension A { fileprivate override func h() {} }")
    #expect(
      adapting.text(0)
        == "public class A: B { let a = 1 ; override func f() { __A_f() }; "
        + "public override func g() { __A_g() }; override func h() { __A_h() } }")
    #expect(adapting.text(1) == "private extension A {\n  internal func __A_f() {}\n}")
    #expect(adapting.text(2) == "public extension A { func __A_g() {} }")
    #expect(adapting.text(3) == "extension A { internal func __A_h() {} }")
  }

  @Test func `of nested and generic classes find their class`() {
    expect(
      "enum Deck { class Card<T>: B {} }\nextension Deck.Card { override func f() {} }",
      becomes: "enum Deck { class Card<T>: B { override func f() { __Deck_Card_f() } } }\n"
        + "extension Deck.Card { func __Deck_Card_f() {} }")
  }

  @Test func `of what an extension of a superclass declares work, too`() {
    expect(
      """
      class A: UIViewController {}
      extension A: UICollectionViewDelegate { func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath) {} }
      extension A { @objc func setUp() {}; func other() {} }
      class B: A { override func setUp() { super.setUp() } }
      class C: B { override func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath) {} }
      """,
      becomes: """
        class A: UIViewController { func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath) \
        { __A_collectionView(c, didSelectItemAt: i) }; func setUp() { __A_setUp() } }
        extension A: UICollectionViewDelegate { func __A_collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath) {} }
        extension A { func __A_setUp() {}; func other() {} }
        class B: A { override func setUp() { super.setUp() } }
        class C: B { override func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath) {} }
        """)
  }

  @Test func `in class bodies and in structs' extensions are left alone`() {
    expectUnchanged(
      "class A: UIView { override func layoutSubviews() {} }\nextension Int { var a: Int { 1 } }")
  }

  @Test func `are not confused by two classes of one last name`() {
    let text = Adapting(
      "enum A { class Cell: UIView {} }\nenum B { class Cell: UIView {} }\nextension B.Cell { override func f() {} }"
    ).text()
    #expect(
      text.hasPrefix("enum A { class Cell: UIView {} }\nenum B { class Cell: UIView { override func f() "))
  }

  @Test func `of private classes of one name belong to the class of their own file`() {
    let text = "private class Cell: UIView {}\nextension Cell { override func f() {} }"
    let adapting = Adapting(text, text)
    let adapted =
      "private class Cell: UIView { override func f() { __Cell_f() } }\nextension Cell { func __Cell_f() {} }"
    #expect(adapting.text(0) == adapted)
    #expect(adapting.text(1) == adapted)
  }

  @Test func `are put after what stands before the brace on its line`() {
    func moved(_ member: String) -> String { "extension A { \(member) }" }
    expect(
      "class A: B { let a = 1; }\n" + moved("override func f() {}"),
      becomes: "class A: B { let a = 1;  override func f() { __A_f() } }\n" + moved("func __A_f() {}"))
    expect(
      "class A: B { func g() {} /* g */ }\n" + moved("open override func f() {}"),
      becomes: "class A: B { func g() {} /* g */ ; open override func f() { __A_f() } }\n"
        + moved("public func __A_f() {}"))
  }

  @Test func `of observed properties give way to attributes in front`() {
    expect(
      "class A: B {}\nextension A { @IBInspectable override dynamic var a: Int { didSet { f() } } }",
      becomes: "class A: B { override var a: Int { didSet { __A_a_didSet(oldValue) } } }\n"
        + "extension A { func __A_a_didSet(_ oldValue: Int) { f() } }")
  }
}
