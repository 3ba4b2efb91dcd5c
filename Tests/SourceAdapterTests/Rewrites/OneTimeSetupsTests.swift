import Testing

@testable import SourceAdapter

@Suite struct `Work that a static property does once` {
  private func bar(_ property: String, superclass: String = "UIToolbar") -> String {
    "class Bar: \(superclass) {\n  \(property)\n  class func f() { appearance().barTintColor = nil }\n}"
  }

  @Test(arguments: [
    (
      "private static var ready: Void = f()",
      #"private static var ready: Void { UIKit._once("Wheels.Bar.ready") { return f() } }"#
    ),
    (
      "static let ready: () = { f() }() // once",
      #"static var ready: () { UIKit._once("Wheels.Bar.ready") { return { f() }() } } // once"#
    ),
    (
      "static let ready: Void = {\n    f()\n  }()",
      "static var ready: Void { UIKit._once(\"Wheels.Bar.ready\") { return {\n    f()\n  }() } }"
    ),
  ])
  func `may be asked for within that work`(written: String, adapted: String) {
    expect(bar(written), becomes: bar(adapted))
  }

  @Test(arguments: [
    "static let ready = f()", "static var ready: Void { f() }", "var ready: Void = ()",
    "static let one: Void = f(), other: Void = f()",
  ])
  func `is left as it is where it is not stored, not static, or has a value`(property: String) {
    expectUnchanged(bar(property))
  }

  @Test func `is left as it is where no view is made in between`() {
    expectUnchanged(bar("static let ready: Void = f()", superclass: "Model"))
    expectUnchanged("class Bar: UIToolbar {\n  static let ready: Void = f()\n  class func f() {}\n}")
  }
}
