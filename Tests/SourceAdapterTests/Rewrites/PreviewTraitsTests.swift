import Testing

@testable import SourceAdapter

@Suite struct `Traits of previews` {
  @Test func `are for all kinds of previews`() {
    expect(
      "extension PreviewTrait where T == Preview.ViewTraits {\n  static var a: Self { b }\n}",
      becomes: "extension PreviewTrait {\n  static var a: Self { b }\n}")
    expect("func a() -> PreviewTrait<Preview.ViewTraits> { b }", becomes: "func a() -> PreviewTrait { b }")
  }

  @Test func `of the author's own stay as they are`() {
    expectUnchanged("struct PreviewTrait<T> {}\nextension PreviewTrait where T == Int {}")
  }
}
