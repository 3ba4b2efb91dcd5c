import Testing

@testable import SourceAdapter

@Suite struct `What cannot be supported` {
  @Test func `is named with its line, its column and the nearest thing that works`() {
    let adapting = Adapting(
      """
      class A: UIView {
        let nib = UINib(nibName: "A", bundle: nil)
        func f(_ model: NSManagedObject) {
          print("é", self.value(forKey: "name"), model.performSegue(withIdentifier: "a", sender: nil))
          timer.fire(Selector("tick:"))
          Bundle.main.loadNibNamed("A", owner: self, options: nil)
        }
      }
      """)
    #expect(
      adapting.problems == [
        "File0.swift:5:16: warning: Selector(\"tick:\") is not supported. Use #selector(Type.method(_:))."
      ])
  }

  @Test func `of Swift 2 is told by the names that layouts override`() {
    let old = "class L: UICollectionViewLayout {\n  override func prepareLayout() {}\n}"
    #expect(
      Adapting(old).problems == [
        "File0.swift:2:17: error: prepareLayout() is not supported. It is Swift 2, which no compiler takes any more. "
          + "Since Swift 3 it is prepare(): convert the file first."
      ])
    expectUnchanged("class A { func prepareLayout() {} }\nclass B: A { override func prepareLayout() {} }")
  }

  @Test(arguments: [
    "class P: PreviewProvider {}", "let a: WKWebView", "method_exchangeImplementations(a, b)",
    "UIHostingController(rootView: a)", "NSSelectorFromString(\"a\")", "MTKView()",
  ])
  func `refuses no file: the compiler finds what is not here, and holes stand for it`(text: String) {
    #expect(Adapting(text).module.problems == [])
  }

  @Test func `says in its hole what works instead`() throws {
    var holing = Holing("struct A { let t: CIFilter }")
    try holing.take(("CIFilter", "cannot find type 'CIFilter' in scope"))
    #expect(holing.maker.holes.map(\.reason) == ["CIFilter is not here"])
    #expect(
      holing.maker.holes.map(\.remedy) == [
        "There are no image filters. UIImage(named:) shows the picture as it is."
      ])
  }

  @Test(arguments: [
    "required init?(coder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") }",
    "init() { super.init(nibName: nil, bundle: nil) }", "let a = UserDefaults.standard.value(forKey: \"a\")",
    "// UINib, value(forKey:)", "let a = \"UIStoryboard\"", "let a = b.UINib",
    "override func awakeFromNib() {}", "let a = UIStoryboard(name: \"Main\", bundle: nil)",
    "func f() { layer.setValue(1, forKey: \"a\") }", "func f() { model.setValue(1, forKey: key) }",
    "func f() { dictionary.value(for: 1) }",
  ])
  func `is not what only looks like it`(member: String) {
    #expect(Adapting("class A: UIViewController {\n  \(member)\n}").problems == [])
  }

  @Test func `is not what the module declares itself`() {
    #expect(
      Adapting(
        "let a = MTKView()\nb.performSegue(withIdentifier: 1, sender: 2)",
        "class MTKView { func performSegue(withIdentifier: Int, sender: Int) {} }"
      ).problems == [])
  }

  @Test func `in a branch that does not count is no problem`() {
    #expect(Adapting("#if canImport(MetalKit)\nlet a = MTKView()\n#endif").problems == [])
  }
}
