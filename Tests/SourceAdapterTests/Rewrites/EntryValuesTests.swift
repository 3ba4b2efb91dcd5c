import Testing

@testable import SourceAdapter

@Suite struct `Entries of the environment` {
  @Test func `are written out with a key, and keep the line`() {
    let adapting = Adapting(
      "extension EnvironmentValues {\n  @Entry var accent: Color = .red\n  var other = 1\n}")
    #expect(
      adapting.text() == """
        extension EnvironmentValues {
          var accent: Color { get { self[__Key_accent.self] } set { self[__Key_accent.self] = newValue } }; \
        struct __Key_accent: SwiftUI.EnvironmentKey { static var defaultValue: Color { .red } }
          var other = 1
        }
        """)
    #expect(adapting.problems == [])
  }

  @Test func `have the type of their value, or nil where there is none`() {
    let text = Adapting(
      "public extension SwiftUI.EnvironmentValues { @Entry var count = 5; @Entry var name: String? }"
    ).text()
    #expect(
      text.contains(
        "var count: __Key_count.Value { get { self[__Key_count.self] } set { self[__Key_count.self] = newValue } }; "
          + "public struct __Key_count: SwiftUI.EnvironmentKey "
          + "{ public static let defaultValue = 5 }"))
    #expect(text.contains("defaultValue: String? { nil } }"))
  }

  @Test func `elsewhere are left as they are`() {
    #expect(Adapting("struct A { @Entry var a = 1 }").text() == "struct A { @Entry var a = 1 }")
  }
}
