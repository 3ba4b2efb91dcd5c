import Testing

@testable import SourceAdapter

@Suite struct `Overrides in extensions of classes of other modules` {
  private func registrations(_ adapting: Adapting) -> [String] {
    adapting.appendix().split(separator: "\n").filter { $0.contains("_ExtensionOverrides") }
      .map { String($0.drop { $0 == " " }) }
  }

  @Test func `stay in their place under another name, and UIKit gets those that it asks for`() {
    let adapting = Adapting(
      """
      extension UINavigationController {
        open override var preferredStatusBarStyle: UIStatusBarStyle {
          super.preferredStatusBarStyle
        }
        override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { f() }
        override open func viewWillAppear(_ animated: Bool) {}
        open override func viewDidLoad() {}
        func f() {}
      }
      """)
    #expect(
      adapting.text() == """
        extension UINavigationController {
          public var __UINavigationController_preferredStatusBarStyle: UIStatusBarStyle {
            super.preferredStatusBarStyle
          }
          public func __UINavigationController_touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { f() }
          public func __UINavigationController_viewWillAppear(_ animated: Bool) {}
          public func __UINavigationController_viewDidLoad() {}
          func f() {}
        }
        """)
    #expect(adapting.problems.isEmpty)
    let head = "UIKit._ExtensionOverrides."
    let owner = "add(UINavigationController.self)"
    let name = "own.__UINavigationController_"
    #expect(
      registrations(adapting) == [
        "\(head)preferredStatusBarStyle.\(owner) { own, _ in \(name)preferredStatusBarStyle }",
        "\(head)touchesBegan.\(owner) { own, given in \(name)touchesBegan(given.0, with: given.1) }",
        "\(head)viewWillAppear.\(owner) { own, given in \(name)viewWillAppear(given) }",
        "\(head)viewDidLoad.\(owner) { own, _ in \(name)viewDidLoad() }",
      ])
  }

  @Test func `that UIKit does not ask for have a warning`() {
    let adapting = Adapting(
      """
      extension UIPanGestureRecognizer {
        override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
      }
      extension UICollectionView.Kind { override class var a: Int { 1 } }
      extension UITextView { open override var frame: CGRect { didSet { f() } } }
      extension UIHostingController { override open func viewDidLoad() {} }
      """)
    #expect(registrations(adapting) == [])
    #expect(adapting.problems.count == 4)
    #expect(
      adapting.problems.first
        == "File0.swift:2:3: warning: This override has no effect here: an extension cannot replace "
        + "touchesBegan(_:with:) of UIPanGestureRecognizer without the Objective-C runtime. Override it in a "
        + "subclass of your own.")
    #expect(
      adapting.text().contains(
        "extension UICollectionView.Kind { class var __UICollectionView_Kind_a: Int { 1 } }")
    )
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
