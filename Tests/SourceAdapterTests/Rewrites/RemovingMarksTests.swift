import Testing

@testable import SourceAdapter

@Suite struct `Marks for Objective-C` {
  @Test func `vanish with the space after them, and leave everything else`() {
    expect(
      """
      @objcMembers @IBDesignable public final class Dial: UIView {
        @IBOutlet private weak var label: UILabel!
        @IBInspectable var radius: CGFloat = 3 // @objc stays in comments
        @NSCopying var path: UIBezierPath = UIBezierPath()
        @objc(turnBy:) func turn(by angle: CGFloat) { print("@objc") }
        @nonobjc @available(iOS 13, *) @discardableResult func half() -> Int { 1 }
      }
      @objc enum Mode: Int { case slow, fast }
      let run: @convention(block) () -> Void = {}
      """,
      becomes: """
        public final class Dial: UIView {
          private weak var label: UILabel!
          var radius: CGFloat = 3 // @objc stays in comments
          var path: UIBezierPath = UIBezierPath()
          func turn(by angle: CGFloat) { print("@objc") }
          @available(iOS 13, *) @discardableResult func half() -> Int { 1 }
        }
        enum Mode: Int { case slow, fast }
        let run: () -> Void = {}
        """)
  }

  @Test func `on lines of their own leave the lines`() {
    expect("@objc\n// turns\nfunc turn() {}", becomes: "\n// turns\nfunc turn() {}")
    expect("@objc(\n  turn\n)\nfunc turn() {}", becomes: "\n\n\nfunc turn() {}")
  }

  @Test func `on protocols make them protocols for classes`() {
    expect("@objc protocol A {}", becomes: "protocol A: AnyObject {}")
    expect(
      "@objc public protocol B: A where Self: C {}",
      becomes: "public protocol B: AnyObject, A where Self: C {}")
  }

  @Test func `on protocols that say themselves that they are for classes say it once`() {
    expect("@objc protocol A: class {}", becomes: "protocol A: AnyObject {}")
    expect("@objc protocol B: AnyObject { func f() }", becomes: "protocol B: AnyObject { func f() }")
    expect("@objc(C)\nprotocol C: A, AnyObject {}", becomes: "\nprotocol C: A, AnyObject {}")
    #expect(
      Adapting("@objc protocol D: class { @objc optional func f() }").text()
        == "protocol D: UIKit._OptionalMethodsHaving { func f() }")
    expect(
      "@objc protocol E: class, NSObjectProtocol {}", becomes: "protocol E: AnyObject, NSObjectProtocol {}")
  }

  @Test func `on a protocol are not needed for the word of old`() {
    expect("protocol A: class {}", becomes: "protocol A: AnyObject {}")
    expect("protocol B: NSObjectProtocol, class {}", becomes: "protocol B: NSObjectProtocol, AnyObject {}")
    expectUnchanged("protocol C: AnyObject { associatedtype D: A }")
  }

  @Test func `of an app's start vanish`() {
    expect("@main\nclass AppDelegate: UIResponder {}", becomes: "\nclass AppDelegate: UIResponder {}")
    expect("@UIApplicationMain final class A: UIResponder {}", becomes: "final class A: UIResponder {}")
    expect(
      "import UIKit\nUIApplicationMain(\n  CommandLine.argc, CommandLine.unsafeArgv, nil, nil)\n",
      becomes: "import UIKit\n\n\n")
  }

  @Test func `whatever runs in main.swift vanishes, and declarations stay`() {
    let text =
      "import UIKit\nlet log = Log()\nlog.start()\nif log.isOn {\n  f()\n}\nfunc f() { log.stop() }\n"
    for (path, left) in [
      ("/App/main.swift", "import UIKit\nlet log = Log()\n\n\n\n\nfunc f() { log.stop() }\n"),
      ("/App/f.swift", text),
    ] {
      #expect(Adapting([SourceFile(path: path, text: text)]).text() == left)
    }
  }

  @Test func `of what iOS does not have hold here as well`() {
    expect(
      "class A {\n  @available(iOS, unavailable, message: \"No.\")\n  required init?(coder: NSCoder) { nil }\n}",
      becomes:
        "class A {\n  @available(*, unavailable, message: \"No.\")\n  required init?(coder: NSCoder) { nil }\n}"
    )
    for text in ["@available(iOS 13, *) class A {}", "@available(macOS, unavailable) class A {}"] {
      expect(text, becomes: text)
    }
  }

  @Test func `in branches that do not count stay`() {
    expect("#if os(macOS)\n@objc class A {}\n#endif", becomes: "#if false\n@objc class A {}\n#endif")
  }

  @Test func `keep their lines with Windows line ends`() {
    expect(
      "@objc\r\nclass A {\r\n  @objc var a = 1\r\n}\r\n", becomes: "\r\nclass A {\r\n  var a = 1\r\n}\r\n")
  }
}
