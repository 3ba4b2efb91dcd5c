import Testing

@testable import SourceAdapter

@Suite struct `Conditions of #if` {
  @Test(arguments: [
    ("os(iOS)", "true"), ("os(macOS) || os(iOS)", "false || true"), ("!os(Linux)", "!false"),
    ("targetEnvironment(simulator)", "true"), ("targetEnvironment(macCatalyst)", "false"),
    ("canImport(UIKit)", "true"), ("canImport(SwiftUI)", "true"), ("DEBUG", "true"),
    ("(os(iOS) && DEBUG)", "(true && true)"), ("os(iOS) /* phones */", "true /* phones */"),
  ])
  func `count as on a phone`(written: String, settled: String) {
    expect("#if \(written)\nlet a = 1\n#endif", becomes: "#if \(settled)\nlet a = 1\n#endif")
  }

  @Test(arguments: ["swift(>=5.5)", "compiler(>=6)", "arch(x86_64)", "RELEASE", "hasFeature(A)", "A && !B"])
  func `that are the same here are left to the compiler`(written: String) {
    expectUnchanged("#if \(written)\nlet a = 1\n#endif")
  }

  @Test func `are settled in every branch and within branches`() {
    expect(
      "#if os(macOS)\n#if os(iOS)\n#endif\n#elseif os(iOS)\nlet a = b\n  #if os(tvOS)\n  .c\n  #endif\n#endif",
      becomes: "#if false\n#if true\n#endif\n#elseif true\nlet a = b\n  #if false\n  .c\n  #endif\n#endif")
  }

  @Test func `decide which of two classes of one name counts`() {
    let adapting = Adapting(
      """
      #if os(iOS)
      class Wheel: UICollectionViewLayout {}
      #else
      class Wheel: NSObject {}
      #endif
      extension Wheel { override func prepare() {} }
      """)
    #expect(
      adapting.text().contains("class Wheel: UICollectionViewLayout { override func prepare() { __Wheel"))
    #expect(adapting.text().contains("class Wheel: NSObject {}"))
  }

  @Test func `may hide syntax that is none`() {
    let adapting = Adapting("#if swift(<2)\nlet = = 3\n#endif\n@objc class A {}")
    #expect(adapting.text().hasSuffix("\nclass A {}"))
  }
}
