import InterfaceTree
import Testing

@testable import SourceAdapter

@Suite struct `What nibs find by name` {
  @Test func `are outlets, private ones too, and what is taken for granted among them`() {
    let adapting = Adapting(
      """
      final class Cell: UICollectionViewCell {
        @IBOutlet private weak var title: UILabel!
        @IBOutlet var maybe: UIView?
        @IBOutlet var buttons: [UIButton]!
        @IBInspectable var gap: CGFloat = 3
        var plain = 1
        static var shared = 2
      }
      """)
    let text = adapting.appendix()
    for line in [
      "extension Cell { @MainActor fileprivate static func __scrollwork_connect_Cell() {",
      "UIKit._KeyedProperties.register(Cell.self, \"title\", \\Cell.title)",
      "UIKit._KeyedProperties.register(Cell.self, \"maybe\", \\Cell.maybe)",
      "UIKit._KeyedProperties.register(Cell.self, \"gap\", \\Cell.gap)",
      "UIKit._NibOutlets.register(Cell.self, [\"title\", \"buttons\"])", "  Cell.__scrollwork_connect_Cell()",
    ] {
      #expect(text.contains(line + "\n"), "\(line)")
    }
    #expect(!text.contains("plain") && !text.contains("shared"))
    #expect(!adapting.text().contains("@IB"))
  }

  @Test(arguments: [
    ("func tap()", "tap", "tap"), ("func tap(_ sender: Any)", "tap:", "tap(_:)"),
    ("func tap(sender: UIButton)", "tapWithSender:", "tap(sender:)"),
    ("func tap(for item: UIView)", "tapFor:", "tap(for:)"),
    ("func tap(_ sender: Any, forEvent event: UIEvent)", "tap:forEvent:", "tap(_:forEvent:)"),
    ("private func unwind(segue: UIStoryboardSegue)", "unwindWithSegue:", "unwind(segue:)"),
  ])
  func `are actions, by the names that Objective-C gives them`(function: String, name: String, method: String)
  {
    let text = Adapting("class A: UIViewController {\n  @IBAction \(function) {}\n}").appendix()
    let full = method.contains("(") ? method : method + "()"
    #expect(
      text.contains("UIKit._NibActions.register(A.self, \"\(name)\", Selector(\"\(full)\", A.\(method)))\n"))
  }

  @Test func `are actions with a name of their own`() {
    let text = Adapting("class A: UIView {\n  @objc(go:) @IBAction func tap(_ sender: Any) {}\n}").appendix()
    #expect(text.contains("\"go:\""))
  }

  @Test func `are inspectable properties of UIKit's classes`() {
    let text = Adapting("extension UIView {\n  @IBInspectable var round: CGFloat { get { 1 } set {} }\n}")
      .appendix()
    #expect(
      text.contains(
        "UIKit._KeyedProperties.register(UIView.self, \"round\", \\UIView.round, { $0.round = $1 })\n"))
  }

  @Test(arguments: [
    "struct A { @IBOutlet var a: UIView! }", "class A<T>: UIView { @IBOutlet var a: UIView! }",
    "class A: Base { @IBOutlet var a: UIView! }",
    "class A: UIView { @IBAction func a(b: Int, c: Int, d: Int) {} }",
    "class A: UIView { @IBAction func a() async {} }",
  ])
  func `are nothing that no nib can make or call`(text: String) {
    #expect(!Adapting(text).appendix().contains("__scrollwork_connect"))
  }

  // MARK: With files

  private func file(
    _ name: String, _ kind: InterfaceFile.Kind, _ controllers: [InterfaceElement], launch: Bool = false
  )
    -> InterfaceFile
  {
    let scenes = controllers.map {
      InterfaceElement("scene", children: [InterfaceElement("objects", children: [$0])])
    }
    return InterfaceFile(
      name, kind,
      document: InterfaceElement(
        "document", launch ? ["launchScreen": "YES"] : ["initialViewController": "b"],
        children: [InterfaceElement("scenes", children: scenes)]))
  }

  private func adapt(_ text: String, _ interfaces: InterfaceFile...) -> AdaptedModule {
    SourceAdapter.adapt(
      [SourceFile(path: "A.swift", text: text)], moduleName: "Wheels", interfaces: interfaces)
  }

  @Test func `are the classes that a file names, and scenes are previews in their place`() {
    let home = InterfaceElement("viewController", ["id": "a", "customClass": "Home"], line: 12)
    let root = InterfaceElement("navigationController", ["id": "b", "storyboardIdentifier": "Root"], line: 7)
    let module = adapt(
      "class Home: UIViewController {}\nclass Other: UIViewController {}",
      file("Main", .storyboard, [home, root]))

    #expect(module.previews.map(\.title) == ["Other", "Root", "Home"])
    #expect(module.previews.map(\.kind) == [.viewController, .scene, .scene])
    #expect(
      module.files[0].text.contains("UIKit._NibClasses.register(Home.self, \"Home\", module: \"Wheels\")\n"))
    #expect(!module.files[0].text.contains("_NibClasses.register(Other"))
    #expect(
      module.entry.contains("UIKit._InterfaceFiles.register(\"Main\", isStoryboard: true, module: \"Wheels\"")
    )
    #expect(
      module.entry.contains(
        "bundle.preview(\"Home\", file: \"Main.storyboard\", line: 12) { UIKit._scene(\"a\", of: \"Main\", module: \"Wheels\") }"
      ))
  }

  @Test func `are no launch screens, and a module without files has no word of them`() {
    let launch = file("Launch", .storyboard, [InterfaceElement("viewController", ["id": "b"])], launch: true)
    let module = adapt("class Home: UIViewController {}", launch)
    #expect(module.previews.map(\.title) == ["Home"] && !module.entry.contains("_InterfaceFiles"))
    #expect(!adapt("class Home: UIViewController {}").entry.contains("UIKit"))
  }
}
