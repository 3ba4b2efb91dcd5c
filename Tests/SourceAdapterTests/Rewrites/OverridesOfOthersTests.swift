import Testing

@testable import SourceAdapter

@Suite struct `Overrides in extensions of classes of other modules` {
  @Test func `stay in their place under another name, each with a warning`() {
    let adapting = Adapting(
      """
      extension UINavigationController {
        open override var preferredStatusBarStyle: UIStatusBarStyle {
          super.preferredStatusBarStyle
        }
        override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { f() }
        func f() {}
      }
      extension UICollectionView.Kind { override class var a: Int { 1 } }
      """)
    #expect(
      adapting.text() == """
        extension UINavigationController {
          public var __UINavigationController_preferredStatusBarStyle: UIStatusBarStyle {
            super.preferredStatusBarStyle
          }
          public func __UINavigationController_touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { f() }
          func f() {}
        }
        extension UICollectionView.Kind { class var __UICollectionView_Kind_a: Int { 1 } }
        """)
    #expect(
      adapting.problems == [
        "File0.swift:2:3: warning: This override has no effect here: an extension cannot replace "
          + "preferredStatusBarStyle of UINavigationController without the Objective-C runtime. Override it in a "
          + "subclass of your own.",
        "File0.swift:5:3: warning: This override has no effect here: an extension cannot replace "
          + "touchesBegan(_:with:) of UINavigationController without the Objective-C runtime. Override it in a "
          + "subclass of your own.",
        "File0.swift:8:35: warning: This override has no effect here: an extension cannot replace a of "
          + "UICollectionView.Kind without the Objective-C runtime. Override it in a subclass of your own.",
      ])
  }

  @Test func `that could not be called on are renamed all the same`() {
    #expect(
      Adapting("extension UIView { override func f(_ a: Int...) {} }").text()
        == "extension UIView { func __UIView_f(_ a: Int...) {} }")
    #expect(
      Adapting("extension UIView { override open var tag: Int { didSet { f() } } }").text()
        == "extension UIView { func __UIView_tag_didSet(_ oldValue: Int) { f() } }")
  }

  @Test func `are not meant where the class is one of the module, or overrides nothing`() {
    expectUnchanged("class A: UIView {}\nextension Unknown { func f() {} }")
  }
}
