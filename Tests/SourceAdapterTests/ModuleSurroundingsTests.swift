import Testing

@testable import SourceAdapter

@Suite struct `A module among others` {
  private func adapt(_ text: String, _ change: (inout ModuleSurroundings) -> Void) -> AdaptedModule {
    var around = ModuleSurroundings()
    change(&around)
    return ModuleSurroundings.$current.withValue(around) {
      SourceAdapter.adapt([SourceFile(path: "A.swift", text: text)], moduleName: "App")
    }
  }

  @Test func `keeps its imports of those`() {
    let text =
      "import Core\n@testable import Feature\nimport Kit\n#if canImport(Core) && STAGING\nlet a = 1\n#endif\n"
    let module = adapt(text) {
      $0.modules = ["Core", "Feature"]
      $0.conditions = ["STAGING"]
    }
    #expect(
      module.files[0].text.contains("import Core\n@testable import Feature\nimport Swift\n#if true && true\n")
    )
  }

  @Test func `knows what their classes are derived from`() {
    let module = adapt("final class Home: Base {}") {
      $0.superclasses = ["Base": "Root", "Root": "UIViewController"]
    }
    #expect(module.previews.map(\.title) == ["Home"])
    // Derived from each other by mistake.
    #expect(adapt("final class Home: A {}") { $0.superclasses = ["A": "B", "B": "A"] }.previews.isEmpty)
  }

  @Test func `is entered by a name of its own, or enters the others`() {
    let part = adapt("import UIKit\nfinal class Home: UIViewController {}") { $0.part = .own }
    #expect(part.entry.contains("@_silgen_name(\"scrollwork_register_App\")"))
    #expect(!part.entry.contains("@_cdecl"))
    let main = adapt("import UIKit\nfinal class Home: UIViewController {}") { $0.entries = ["Core"] }
    #expect(main.entry.contains("@_cdecl(\"scrollwork_register\")"))
    #expect(main.entry.contains("  __scrollwork_register_Core(raw)"))
  }

  @Test func `shows nothing if it is somebody else's, and turns nothing`() {
    let text = "import UIKit\nfinal class Home: UIViewController { let width: CGFloat = 4 }"
    let module = adapt(text) { $0.part = .theirs }
    #expect(module.previews.isEmpty && module.knobs.isEmpty)
    #expect(adapt(text) { _ in }.previews.count == 1)
  }

  @Test func `has other numbers for its knobs than those before`() {
    let text = "struct Layout { var width: CGFloat = 40 }"
    let first = adapt(text) { _ in }.knobs
    let second = adapt(text) {
      $0.filesBefore = 1
      $0.takenKnobs = Set(first.map(\.info.name))
    }.knobs
    #expect(first.count == 1 && second.count == 1)
    #expect(first[0].id != second[0].id && first[0].info.name != second[0].info.name)
  }

  @Test func `asks for values of threads that can be changed`() {
    let module = adapt("import Foundation\nfunc f() { Thread.current.threadDictionary[\"a\"] = 1 }") { _ in }
    #expect(module.files[0].text.contains("Thread.current._threadDictionary[\"a\"] = 1"))
  }
}
