import Testing

@testable import SourceAdapter

@Suite struct `The setup() of Swinject's storyboards` {
  private let author = """
    import SwinjectStoryboard
    extension SwinjectStoryboard {
      @objc class func setup() { defaultContainer.removeAll() }
    }
    """

  @Test func `is registered behind the file`() {
    let adapting = Adapting(author)
    #expect(adapting.text().contains("class func setup()") && !adapting.text().contains("@objc"))
    #expect(adapting.appendix().contains("SwinjectStoryboard._register { SwinjectStoryboard.setup() }"))
  }

  @Test func `is not where it is another type's, or a method`() {
    let others =
      "extension Storyboard { class func setup() {} }\nextension SwinjectStoryboard { func setup() {} }"
    #expect(!Adapting(others).appendix().contains("_register {"))
  }

  @Test func `is not where the package itself is built along`() {
    var around = ModuleSurroundings()
    around.brought = ["Swinject"]
    let appendix = ModuleSurroundings.$current.withValue(around) { Adapting(author).appendix() }
    #expect(!appendix.contains("_register {"))
  }
}
