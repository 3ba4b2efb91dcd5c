import Testing

@testable import SourceAdapter

@Suite struct `Files without a preview` {
  /// The titles of what is shown of `text`, in order.
  private func shown(_ text: String) -> [String] { discover(text).previews.map(\.title) }

  @Test(
    arguments: [
      "class L: UICollectionViewLayout {}",
      "class L: UICollectionViewFlowLayout { override init() { super.init() } }",
      "class L: UICollectionViewLayout { init(gap: CGFloat = 3) { super.init() } }",
      "class L: UICollectionViewCompositionalLayout { convenience init() { self.init(section: s) } }",
      "class L: UICollectionViewLayout {}\nextension L { convenience init(gap: Int) { self.init() } }",
      "private final class L: UICollectionViewLayout {}",
      "class L: UIViewController { override func viewDidLoad() {} }",
      """
      class L: UIViewController {
        override init(nibName: String?, bundle: Bundle?) {}
        required init?(coder: NSCoder) {}
      }
      """,
      "class L: UICollectionViewController { init() { super.init(collectionViewLayout: x) } }",
    ])
  func `show a class that can be made without arguments`(text: String) {
    #expect(shown(text) == ["L"])
  }

  @Test(
    arguments: [
      "class L<T>: UICollectionViewLayout {}", "class L: UICollectionViewLayout { init(gap: CGFloat) {} }",
      "class L: UICollectionViewLayout { private override init() {} }",
      "class L: UICollectionViewCompositionalLayout {}",
      "class L: UICollectionViewLayout { init?() { return nil } }",
      "class L: UICollectionViewLayout { required init?(coder: NSCoder) { fatalError() } }",
      "@available(*, unavailable) class L: UICollectionViewLayout {}",
      "class L: UIViewController { init(x: Model) {} }",
      "class L: UICollectionViewCell {}",
      "class L: UICollectionViewLayoutAttributes {}",
      "class L: UICollectionViewLayout { func size() -> CGSize { fatalError(\"override me\") } }",
      "#if os(macOS)\nclass L: UICollectionViewLayout {}\n#endif",
      "func f() { class L: UICollectionViewLayout {} }",
    ])
  func `show no class that cannot be made, or is not meant to be`(text: String) {
    #expect(shown(text) == [])
  }

  @Test(
    arguments: [
      "class L: UIView { override func draw(_ rect: CGRect) {} }",
      "class L: UIControl { override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }",
    ])
  func `show a view, where there is nothing else`(text: String) {
    #expect(shown(text) == ["L"])
    #expect(shown(text + "\nclass Screen: UIViewController {}") == ["Screen"])
  }

  @Test(arguments: [
    ("init(title: String, count: Int)", "L(title: \"Title\", count: 1)"),
    ("init(_ model: Nowhere?, items: [Nowhere])", "L(nil, items: [])"),
    (
      "init(done: @escaping (Int, [Int]) -> Void, name: () -> String)",
      "L(done: { _, _ in }, name: { \"Value\" })"
    ),
    ("init(m: Model)", "L(m: Model(firstName: \"First name\", kind: Kind.big(1)))"),
    ("init(m: [Kind])", "L(m: [Kind.big(1), Kind.big(1), Kind.big(1)])"),
    ("init(m: any Loading)", "L(m: MockLoader())"), ("init(m: Store)", "L(m: Store.shared)"),
    (
      "init(e: Entry, c: NSManagedObjectContext)",
      "L(e: Entry._sample(), c: NSManagedObjectContext._ofSamples())"
    ),
    ("init(a: Int = 1)", "L()"), ("init(n: Nowhere)", nil), ("init(c: Chain)", nil),
    ("init(i: inout Int)", nil),
    ("init?(a: Int)", nil), ("private init(a: Int)", nil), ("init<T>(a: T)", nil),
    ("init(a: Int) throws", nil),
  ])
  func `make a screen with values for its arguments`(made: String, call: String?) {
    let text = """
      class L: UIViewController { \(made) {} }
      struct Model { let firstName: String; var kind: Kind; var age = 3; var both: Int { 1 } }
      enum Kind { case big(Int), small }
      protocol Loading {}
      class Loader: Loading {}
      class MockLoader: Loading {}
      class Store { static let shared = Store(); private init() {} }
      class Chain { init(next: Chain) {} }
      class Entry: NSManagedObject {}
      """
    let module = SourceAdapter.adapt(
      [SourceFile(path: "L.swift", text: text)], moduleName: "M", parts: [.previews])
    let file = module.files.first?.text ?? ""
    #expect(file.contains("bundle.preview(\"L\"") == (call != nil))
    if let call { #expect(file.contains("{ \(call) }")) }
  }

  @Test(arguments: [
    ("init(n: Note)", "L(n: Note._sample { Note(text: \"Text\") })"),
    (
      "init(c: ModelContext, b: ModelContainer)",
      "L(c: ModelContext._ofSamples(), b: ModelContainer._ofSamples())"
    ),
  ])
  func `make a screen with a model of SwiftData's, as its store has them`(made: String, call: String) {
    let text = """
      import SwiftData
      class L: UIViewController { \(made) {} }
      @Model class Note { var text: String; init(text: String) { self.text = text } }
      """
    let module = SourceAdapter.adapt(
      [SourceFile(path: "L.swift", text: text)], moduleName: "M", parts: [.previews])
    #expect(module.files.first?.text.contains("{ \(call) }") == true)
  }

  @Test func `are views whose queries need nothing from outside`() {
    let text =
      "import SwiftUI\nimport SwiftData\nstruct V: View { @Query private var a: [A]; var body: some View { b } }"
    #expect(discover(text).previews.map(\.title) == ["V"])
  }

  @Test func `make a collection view controller with the layout that its app gives it`() {
    func made(_ more: String) -> String {
      SourceAdapter.adapt(
        [SourceFile(path: "L.swift", text: "class L: UICollectionViewController {}\n" + more)],
        moduleName: "M",
        parts: [.previews]
      ).files.first?.text ?? ""
    }
    #expect(made("").contains("{ L(collectionViewLayout: UICollectionViewFlowLayout()) }"))
    #expect(
      made("func f() { go(L(collectionViewLayout: Tight())) }").contains(
        "{ L(collectionViewLayout: Tight()) }"))
    #expect(
      made("func f() { go(L(collectionViewLayout: layout)) }").contains(
        "{ L(collectionViewLayout: UICollectionViewFlowLayout()) }"))
  }

  @Test func `leave the making of a screen to what makes it in the app`() {
    let text = """
      enum Module { static func make() -> UIViewController { let p = P(); return L(p) } }
      enum Other { static func make(x: Int) -> UIViewController { M(x) } }
      class L: UIViewController { init(_ p: P) {} }
      class M: UIViewController { init(_ x: Int) {} }
      class N: UIViewController { var presenter: P! }
      enum Router { static func make() -> UIViewController { let n = N(); n.presenter = P(); return n } }
      struct P {}
      """
    #expect(shown(text) == ["L", "M", "N"])
    let module = SourceAdapter.adapt(
      [SourceFile(path: "L.swift", text: text)], moduleName: "M", parts: [.previews])
    #expect(module.files.first?.text.contains("{ Module.make() }") == true)
  }

  @Test func `show the app first, with its scenes' delegates`() {
    let text = """
      class Home: UIViewController {}
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
      """
    var around = ModuleSurroundings()
    around.app = AppValues(name: "Shop", hasScenes: true, sceneDelegate: "Shop.SceneDelegate")
    let module = ModuleSurroundings.$current.withValue(around) {
      SourceAdapter.adapt([SourceFile(path: "A.swift", text: text)], moduleName: "M")
    }
    #expect(module.previews.map(\.title) == ["Shop", "Home"])
    #expect(module.previews.first?.kind == .app)
    #expect(
      module.files.first?.text.contains(
        "info: UIKit._App.Info(hasScenes: true, sceneDelegate: \"Shop.SceneDelegate\"), "
          + "sceneDelegates: [UIKit._App.SceneDelegate(SceneDelegate.self) { SceneDelegate() }]) "
          + "{ AppDelegate() }") == true)
  }

  @Test func `show the app that main.swift starts`() {
    let text = "setUp()\nShop.main()\nprivate struct Shop: SwiftUI.App {}\nfunc setUp() {}\n"
    for (path, title) in [("/App/main.swift", "M"), ("/App/Shop.swift", nil)] {
      let module = SourceAdapter.adapt([SourceFile(path: path, text: text)], moduleName: "M")
      #expect(module.previews.first?.title == title)
    }
  }

  @Test func `show SwiftUI's app first, and tell how its delegate is made`() {
    let text = """
      class Delegate: NSObject, UIApplicationDelegate {}
      @main struct Shop: App {}
      class Home: UIViewController {}
      """
    let module = SourceAdapter.adapt([SourceFile(path: "A.swift", text: text)], moduleName: "M")
    #expect(module.previews.map(\.title) == ["M", "Home"])
    #expect(module.previews.first?.kind == .app)
    let adapted = module.files.first?.text ?? ""
    #expect(
      adapted.contains(
        "line: 2, info: UIKit._App.Info(hasScenes: false)) { SwiftUI._appDelegate(Shop.self) }"))
    #expect(adapted.contains("UIKit._Makers.register(Delegate.self) { Delegate() }"))
  }

  @Test func `show SwiftUI's views that can be made, and those only`() {
    let text = """
      import SwiftUI
      struct ContentView: View {
        @State private var count = 0
        @Environment(\\.dismiss) private var dismiss
        @FocusState var isFocused
        var body: some View { Text("a") }
      }
      struct Row: View { let title: String; var body: some View { Text(title) } }
      struct Profile: View { @EnvironmentObject var model: Model; var body: some View { Text("a") } }
      struct Shared: View { @Environment(Model.self) var model; var body: some View { Text("a") } }
      struct Box<Content: View>: View { var body: some View { Text("a") } }
      struct Look: ViewModifier { func body(content: Content) -> some View { content } }
      """
    let module = SourceAdapter.adapt([SourceFile(path: "A.swift", text: text)], moduleName: "M")
    #expect(module.previews.map(\.title) == ["ContentView"])
    #expect(
      module.files.first?.text.contains("{ SwiftUI.UIHostingController(rootView: ContentView()) }") == true)
  }

  @Test func `keep states of a preview's own in a view`() {
    let text = """
      import SwiftUI
      #Preview {
        @Previewable @State var isOn = true
        Lamp(isOn: $isOn)
      }
      """
    let module = SourceAdapter.adapt([SourceFile(path: "A.swift", text: text)], moduleName: "M")
    let lines = (module.files.first?.text ?? "").split(separator: "\n").map { String($0.drop { $0 == " " }) }
    #expect(lines.contains { $0.hasPrefix("private struct __scrollwork_preview_0_view: SwiftUI.View {") })
    #expect(lines.contains("@State var isOn = true; var body: some SwiftUI.View {"))
    #expect(
      lines.contains {
        $0.hasPrefix("} }; @MainActor private let __scrollwork_preview_0 =")
          && $0.contains("PreviewRuntime.PreviewDeclaration() { __scrollwork_preview_0_view() }")
      })
  }

  @Test func `keep states of a preview's own that end in a semicolon`() {
    let text = "import SwiftUI\n#Preview { @Previewable @State var isOn = true; Lamp(isOn: $isOn) }"
    let module = SourceAdapter.adapt([SourceFile(path: "A.swift", text: text)], moduleName: "M")
    let adapted = module.files.first?.text ?? ""
    #expect(
      adapted.contains(
        "@State var isOn = true; var body: some SwiftUI.View { Lamp(isOn: $isOn)  } }; @MainActor "))
  }

  @Test func `keep types of a preview's own before it, under the names that they have`() {
    let text = """
      import SwiftUI
      #Preview("Both") {
        struct Demo: View {
          @State var isOn = true
          var body: some View { Lamp(isOn: $isOn) }
        }
        return Demo()
      }
      """
    let module = SourceAdapter.adapt([SourceFile(path: "A.swift", text: text)], moduleName: "M")
    let lines = (module.files.first?.text ?? "").split(separator: "\n").map { String($0.drop { $0 == " " }) }
    #expect(lines.contains("private enum __scrollwork_preview_0_types {"))
    #expect(
      lines.contains {
        $0.hasPrefix(
          "} }; @MainActor private let __scrollwork_preview_0 = PreviewRuntime.PreviewDeclaration(\"Both\")")
          && $0.hasSuffix(" { typealias Demo = __scrollwork_preview_0_types.Demo; ")
      })
    #expect(lines.contains("return Demo()"))
  }

  @Test func `with a preview provider show what it provides, by the name of its view`() {
    let text = """
      import SwiftUI
      struct Home: View { var body: some View { Text("a") } }
      struct Home_Previews: PreviewProvider { static var previews: some View { Home() } }
      """
    let module = SourceAdapter.adapt([SourceFile(path: "A.swift", text: text)], moduleName: "M")
    #expect(module.previews.map(\.title) == ["Home"])
    #expect(module.previews.first?.kind == .declared && module.previews.first?.line == 3)
    #expect(module.files.first?.text.contains("bundle.previews(of: Home_Previews.self, \"Home\"") == true)
  }

  @Test func `say how a controller is shown that cannot be made`() {
    let module = SourceAdapter.adapt(
      [SourceFile(path: "L.swift", text: "class L: UIViewController { init(x: Model) {} }")], moduleName: "M",
      parts: [.previews])
    #expect(module.problems.count == 1)
    #expect(module.problems.first?.line == 1 && module.problems.first?.message.contains("#Preview") == true)
  }

  @Test func `show classes further down, but not their abstract base`() {
    let text = """
      class BaseLayout: UICollectionViewLayout {
        var gap: CGFloat { fatalError() }
        override func layoutAttributesForElements(in r: CGRect) -> [A]? { nil }
      }
      class Row: BaseLayout { override var gap: CGFloat { 3 } }
      class Wide: Row {}
      class Half: BaseLayout {}
      class Empty: UICollectionViewLayout {}
      class Full: Empty { override func layoutAttributesForElements(in r: CGRect) -> [A]? { nil } }
      """

    #expect(shown(text) == ["Row", "Wide", "Full"])
  }

  @Test func `show what makes a layout or a section, in the order of the source`() {
    let text = """
      func makeGrid(columns: Int = 2) -> UICollectionViewLayout { x }
      func needs(_ count: Int) -> UICollectionViewLayout { x }
      func fails() throws -> UICollectionViewLayout { x }
      func waits() async -> UICollectionViewLayout { x }
      func any<T>() -> UICollectionViewLayout { x }
      enum Layouts {
        static let shelf = UICollectionViewFlowLayout()
        static var list: UICollectionViewCompositionalLayout { x }
        static func section() -> NSCollectionLayoutSection { x }
        func unreachable() -> UICollectionViewLayout { x }
      }
      struct Factory { var gap = 3; func wall() -> UICollectionViewLayout { x } }
      struct Needy { var gap: Int; func wall() -> UICollectionViewLayout { x } }
      class Screen: UIViewController { func layout() -> UICollectionViewLayout { x } }
      extension UICollectionViewLayout { static func carousel() -> Carousel { x } }
      extension NSCollectionLayoutSection { class var hero: Self { x } }
      class Carousel: UICollectionViewLayout { init(a: Int) {} }
      """

    #expect(
      shown(text) == [
        "makeGrid()", "Layouts.shelf", "Layouts.list", "Layouts.section()", "Factory.wall()", "Screen",
        "UICollectionViewLayout.carousel()", "NSCollectionLayoutSection.hero",
      ])
  }

  @Test func `show what a protocol of the module has types make, written there or in an extension of it`() {
    let text = """
      protocol LayoutMaking { var gap: CGFloat { get }; func makeLayout() -> UICollectionViewLayout }
      protocol Shown: AnyObject { var layout: UICollectionViewLayout { get } }
      extension Shown { func makeSection() -> NSCollectionLayoutSection { x } }
      extension Shown where Self: Needy { func makeMore() -> UICollectionViewLayout { x } }
      class Grid: LayoutMaking { let gap: CGFloat = 3; func makeLayout() -> UICollectionViewLayout { x } }
      final class Wall: Shown { var layout: UICollectionViewLayout { x }; var own: UICollectionViewLayout { x } }
      class List: Hashable, LayoutMaking { func makeLayout() -> UICollectionViewLayout { x } }
      class Needy: LayoutMaking { init(a: Int) {}; func makeLayout() -> UICollectionViewLayout { x } }
      class Screen: UIViewController, LayoutMaking { func makeLayout() -> UICollectionViewLayout { x } }
      class Mine: Shown { func makeSection() -> NSCollectionLayoutSection { y } }
      """

    #expect(
      shown(text) == [
        "Grid.makeLayout()", "Wall.makeSection()", "Wall.layout", "List.makeLayout()", "Screen",
        "Mine.makeSection()",
      ])
  }

  @Test func `register what an extension makes with the line of the type that makes it`() {
    let files = [
      SourceFile(path: "Wall.swift", text: "import UIKit\nstruct Wall: Shown {}"),
      SourceFile(
        path: "Shown.swift",
        text: "\n\n\nprotocol Shown {}\nextension Shown { func make() -> UICollectionViewLayout { x } }"),
    ]
    let found = ModuleIndex(files, moduleName: "Cards").discover()
    #expect(
      found.changes.registrations[0] == [
        #"bundle.preview("Wall.make()", file: "Wall.swift", line: 2) { Wall().make() }"#
      ])
    #expect(found.changes.registrations[1] == nil)
  }

  @Test func `register each with the line where its name stands`() {
    let found = discover("\npublic\n  class L: UICollectionViewLayout {}\nfunc make() -> L { L() }")

    #expect(
      found.changes.registrations[0] == [
        #"bundle.preview("L", file: "Cards.swift", line: 3) { L() }"#,
        #"bundle.preview("make()", file: "Cards.swift", line: 4) { make() }"#,
      ])
    #expect(found.changes.appendix[0] == nil)
  }

  @Test func `reach what is private through the type around it, where that can be done`() {
    let found = discover(
      """
      class Screen: UIView {
        private class L: UICollectionViewLayout { private class TooDeep: UICollectionViewLayout {} }
        private static func make() -> UICollectionViewLayout { L() }
      }
      """)

    #expect(found.previews.map(\.title) == ["Screen.L", "Screen.make()"])
    #expect(
      found.changes.appendix[0] == [
        "extension Screen { @MainActor fileprivate static func __scrollwork_make_0() "
          + "-> UICollectionViewLayout { Screen.L() } }",
        "extension Screen { @MainActor fileprivate static func __scrollwork_make_1() "
          + "-> UICollectionViewLayout { Screen.make() } }",
      ])
    #expect(found.changes.registrations[0]?[0].hasSuffix("{ Screen.__scrollwork_make_0() }") == true)
  }
}

func discover(_ text: String) -> (changes: ModuleChanges, previews: [PreviewDeclaration]) {
  ModuleIndex([SourceFile(path: "Cards.swift", text: text)], moduleName: "Cards").discover()
}
