import Testing

@testable import SourceAdapter

@Suite struct `Overrides of what NSObject declares` {
  @Test func `enter the main actor in a class that belongs to it`() {
    expect(
      """
      @MainActor class Wheel: NSObject {
        var name = ""
        override var description: String { "\\(name)" }
        override var debugDescription: String {
          get {  // long
            let name = name
            return name
          }
        }
        override var hash: Int { name.hash }
        override func isEqual(_ object: Any?) -> Bool { (object as? Wheel)?.name == name }
      }
      """,
      becomes: """
        @MainActor class Wheel: NSObject {
          var name = ""
          override var description: String { MainActor.assumeIsolated { () -> String in "\\(name)" } }
          override var debugDescription: String {
            get { MainActor.assumeIsolated { () -> String in  // long
              let name = name
              return name
            } }
          }
          override var hash: Int { MainActor.assumeIsolated { () -> Int in name.hash } }
          override func isEqual(_ object: Any?) -> Bool { MainActor.assumeIsolated { () -> Bool in \
        (object as? Wheel)?.name == name } }
        }
        """)
  }

  @Test func `enter it in the class where an extension has them`() {
    expect(
      """
      @MainActor class Wheel: UIView {
      }
      extension Wheel {
        override var debugDescription: String { "\\(tag)" }
        override func isEqual(_ object: Any?) -> Bool { object as? Wheel === self }
        override var alpha: CGFloat { 1 }
      }
      class Big: Wheel { override var hash: Int { 1 } }
      """,
      becomes: """
        @MainActor class Wheel: UIView {
         override var debugDescription: String { MainActor.assumeIsolated { __Wheel_debugDescription } }; \
        override func isEqual(_ object: Any?) -> Bool { MainActor.assumeIsolated { __Wheel_isEqual(object) } }; \
        override var alpha: CGFloat { __Wheel_alpha } }
        extension Wheel {
          var __Wheel_debugDescription: String { "\\(tag)" }
          func __Wheel_isEqual(_ object: Any?) -> Bool { object as? Wheel === self }
          var __Wheel_alpha: CGFloat { 1 }
        }
        class Big: Wheel { override var hash: Int { MainActor.assumeIsolated { () -> Int in 1 } } }
        """)
  }

  @Test func `stay as they are in classes of no actor, and where they say so themselves`() {
    expectUnchanged(
      """
      class A: NSObject { override var description: String { "A" } }
      class B: UIView { override var hash: Int { tag } }
      @MainActor class C: UIView { nonisolated override var hash: Int { 1 } }
      @MainActor class D: UIView { class override var hash: Int { 1 } }
      """)
  }
}
