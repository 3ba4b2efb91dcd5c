import Testing

@testable import SourceAdapter

@Suite struct `Modules that join two others` {
  /// The imports that stand before each file's first line.
  private func imports(_ texts: String...) -> [String] {
    let files = texts.enumerated().map { SourceFile(path: "File\($0.offset).swift", text: $0.element) }
    return Adapting(files).module.files.map { file in
      file.text.split(separator: "\n").prefix { !$0.hasPrefix("#") }.joined(separator: "\n")
    }
  }

  @Test func `are seen by files with SwiftUI where another file has Core Data`() {
    let found = imports(
      "import SwiftUI\nstruct A {}", "import CoreData\nclass B {}", "import UIKit\nclass C {}")
    #expect(found[0].contains("_CoreData_SwiftUI"))
    #expect(!found[1].contains("_CoreData_SwiftUI") && !found[2].contains("_CoreData_SwiftUI"))
  }

  @Test func `are there for photos and the shop too`() {
    #expect(imports("import SwiftUI\nimport PhotosUI\nstruct A {}")[0].contains("_PhotosUI_SwiftUI"))
    #expect(StandInModules.joining(["StoreKit", "SwiftUI"]) == ["_StoreKit_SwiftUI"])
    #expect(StandInModules.closure(of: ["_PhotosUI_SwiftUI"]).contains("Photos"))
  }

  @Test func `are not seen where either is missing`() {
    #expect(!imports("import SwiftUI\nstruct A {}")[0].contains("_CoreData_SwiftUI"))
    #expect(!imports("import CoreData\nclass A {}")[0].contains("_CoreData_SwiftUI"))
    #expect(StandInModules.joining(["CoreData", "SwiftUI", "MapKit"]) == ["_CoreData_SwiftUI"])
    #expect(StandInModules.closure(of: ["_CoreData_SwiftUI"]).contains("UniformTypeIdentifiers"))
  }
}
