import Testing

@testable import SourceAdapter

@Suite struct `Optional methods that a subclass adds` {
  @Test func `override a stub of the class that conforms`() {
    expect(
      """
      class E: UIView, UIScrollViewDelegate {
      }
      class F: E {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        @objc public func viewForZooming(in _: UIScrollView) -> UIView? { nil }
      }
      """,
      becomes: """
        class E: UIView, UIScrollViewDelegate {
         func scrollViewDidScroll(_ scrollView: UIScrollView) \
        { UIKit._Unimplemented.shared.scrollViewDidScroll(scrollView) }; func viewForZooming(in __0: UIScrollView) -> UIView? \
        { UIKit._Unimplemented.shared.viewForZooming(in: __0) } }
        class F: E {
          override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
          override public func viewForZooming(in _: UIScrollView) -> UIView? { nil }
        }
        """)
  }

  @Test func `stay as they are where no default could be called by name`() {
    let text = """
      class E: NSObject, SKRequestDelegate {}
      class F: E {
        func requestDidFinish(_ request: SKRequest) {}
      }
      """
    expect(text, becomes: text)
  }

  @Test func `are found in extensions and across files, once for two subclasses`() {
    let adapting = Adapting(
      "class F: E {}\nextension F { func scrollViewDidScroll(_ s: UIScrollView) {} }",
      "class E: NSObject {}\nextension E: UICollectionViewDelegate {}",
      "class G: E { func scrollViewDidScroll(_ v: UIScrollView) {} }\nclass H: G {\n"
        + "  override func scrollViewDidScroll(_ v: UIScrollView) {}\n}")
    #expect(
      adapting.text(0)
        == "class F: E { override func scrollViewDidScroll(_ s: UIScrollView) { __F_scrollViewDidScroll(s) } }\n"
        + "extension F { func __F_scrollViewDidScroll(_ s: UIScrollView) {} }")
    #expect(
      adapting.text(1)
        == "class E: NSObject { func scrollViewDidScroll(_ s: UIScrollView) "
        + "{ UIKit._Unimplemented.shared.scrollViewDidScroll(s) } }\nextension E: UICollectionViewDelegate {}"
    )
    #expect(
      adapting.text(2)
        == "class G: E { override func scrollViewDidScroll(_ v: UIScrollView) {} }\nclass H: G {\n"
        + "  override func scrollViewDidScroll(_ v: UIScrollView) {}\n}")
  }

  @Test func `are public in public classes, as the protocol wants`() {
    expect(
      "public class E: UIView, UIScrollViewDelegate {}\n"
        + "open class F: E { func scrollViewDidScroll(_ s: UIScrollView) {} }",
      becomes:
        "public class E: UIView, UIScrollViewDelegate { public func scrollViewDidScroll(_ s: UIScrollView) "
        + "{ UIKit._Unimplemented.shared.scrollViewDidScroll(s) } }\n"
        + "open class F: E { public override func scrollViewDidScroll(_ s: UIScrollView) {} }")
  }

  @Test func `of the module's own protocols do the same`() {
    let adapting = Adapting(
      "@objc protocol P { @objc optional func size(_ a: Int) -> CGSize?; @objc optional var b: A? { get } }\n"
        + "class E: P {}\nclass F: E { func size(_ a: Int) -> CGSize? { nil }; var b: A? { A() } }")
    #expect(
      adapting.text()
        == "protocol P: UIKit._OptionalMethodsHaving { func size(_ a: Int) -> CGSize?; var b: A? { get } }\n"
        + "class E: P { func size(_ a: Int) -> CGSize? { nil }; var b: A? { nil } }\n"
        + "class F: E { override func size(_ a: Int) -> CGSize? { nil }; override var b: A? { A() } }")
  }

  @Test(arguments: [
    "class E: UIView, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }\nclass F: E {}",
    "class E: UIView {}\nclass F: E, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }",
    "class F: UICollectionViewController { func scrollViewDidScroll(_ s: UIScrollView) {} }",
    "class E: UIView {}\nclass F: E { func scrollViewDidScroll(_ s: UIScrollView) {} }",
    "class E: UIView, UIGestureRecognizerDelegate {}\n"
      + "class F: E { func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { true } }",
    "class E: UIView, UIScrollViewDelegate {}\nclass F: E { private func scrollViewDidScroll(_ s: UIScrollView) {} }",
  ])
  func `are only those that nothing would call`(author: String) { expectUnchanged(author) }
}

@Suite struct `Delegates of a flow layout` {
  private let size =
    "func collectionView(_ v: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt i: IndexPath) "
    + "-> CGSize { .zero }"

  @Test func `that Objective-C would find by name conform to its protocol`() {
    expect(
      "class A: NSObject, UICollectionViewDelegate { @objc \(size) }",
      becomes: "class A: NSObject, UICollectionViewDelegateFlowLayout { \(size) }")
    expect(
      "class A: NSObject {}\nextension A: UICollectionViewDelegate {}\n@objc extension A { \(size) }",
      becomes:
        "class A: NSObject {}\nextension A: UICollectionViewDelegateFlowLayout {}\nextension A { \(size) }")
  }

  @Test func `that nothing would find get a warning`() {
    let adapting = Adapting("class A: NSObject, UICollectionViewDelegate {\n  \(size)\n}")
    #expect(
      adapting.problems == [
        "File0.swift:2:3: warning: collectionView(_:layout:sizeForItemAt:) is never called, here and on a device: "
          + "A does not conform to UICollectionViewDelegateFlowLayout."
      ])
    #expect(adapting.text() == "class A: NSObject, UICollectionViewDelegate {\n  \(size)\n}")
  }

  @Test func `that say so are left alone`() {
    expectUnchanged("class A: NSObject, UICollectionViewDelegateFlowLayout { \(size) }")
  }
}
