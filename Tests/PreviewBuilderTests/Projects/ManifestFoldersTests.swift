import PreviewWire
import Testing

@testable import PreviewBuilder

/// Folders whose project is still to be generated, planned and not compiled.
@Suite struct `A folder with a manifest` {
  private let folder = Scratch()

  private func scan(target: String? = nil) throws -> SourceScan {
    SourceScan(try SourceRoot(folder.path), ScanOptions(target: target))
  }

  private func write(_ files: [String: String]) {
    for (name, text) in files {
      folder.makeFolder(name.parentFolder)
      folder.write(text, to: name)
    }
  }

  private func names(_ scan: SourceScan) -> [String] {
    scan.files.map { $0.path.relative(to: folder.path) }
  }

  // MARK: XcodeGen

  private func writeShop() {
    write([
      "project.yml": """
      name: Shop
      options: {bundleIdPrefix: org.example}
      targets:
        Shop:
          type: application
          platform: iOS
          sources:
            - path: App
              excludes: ["Old/**", "**/*Draft.swift"]
          info:
            path: App/Info.plist
            properties:
              UIApplicationSceneManifest:
                UISceneConfigurations:
                  UIWindowSceneSessionRoleApplication:
                    - UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate
          dependencies: [{target: Core}]
        Core: {type: framework, platform: iOS, sources: Core, settings: {SWIFT_VERSION: "6.0"}}
        Unused: {type: framework, platform: iOS, sources: Unused}
        ShopTests: {type: bundle.unit-test, platform: iOS, sources: Checks}
      """,
      "App/App.swift": "import UIKit\nimport Core\n@main class AppDelegate: UIResponder {}",
      "App/Old/App.swift": "old", "App/Deep/SomeDraft.swift": "draft",
      "App/Deep/Screen.swift": "import UIKit",
      "Core/Core.swift": "public struct Core {}", "Unused/U.swift": "struct U {}",
      "Checks/T.swift": "import XCTest", "Loose.swift": "loose",
    ])
  }

  @Test func `of XcodeGen becomes the modules that the spec says`() throws {
    writeShop()
    let scan = try scan()
    #expect(scan.moduleSummary == "Shop ← Core")
    #expect(names(scan) == ["Core/Core.swift", "App/App.swift", "App/Deep/Screen.swift"])
    #expect(scan.modules.map(\.settings.swiftVersion) == [6, nil])
    #expect(scan.app?.bundleIdentifier == "org.example.Shop")
    #expect(scan.app?.scenes.map(\.delegateClass) == ["SceneDelegate"])
    #expect(scan.problems.isEmpty)
    #expect(
      scan.notes == [
        "left out: ShopTests (tests)",
        "3 files are in no target and left out: App/Deep/SomeDraft.swift, App/Old/App.swift, Loose.swift",
      ])
    #expect(try self.scan(target: "Unused").modules.map(\.name) == ["Unused"])
  }

  @Test func `of XcodeGen is built again when the spec or a file that it includes is saved`() throws {
    writeShop()
    let before = try scan().sourceHash
    write(["more.yml": "targets: {Shop: {settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: LOUD}}}"])
    let spec = String(decoding: folder.read("project.yml"), as: UTF8.self)
    folder.write("include: more.yml\n" + spec, to: "project.yml")
    #expect(try scan().modules.map(\.settings.conditions) == [[], ["LOUD"]])
    #expect(try scan().sourceHash != before)
    let root = try SourceRoot(folder.path)
    for name in [
      "project.yml", "Core/core.yaml", "Projects/A/Project.swift", "Tuist/ProjectDescriptionHelpers/H.swift",
    ] {
      #expect(SourceScan.isOfInterest(folder(name), in: root))
    }
    #expect(!SourceScan.isOfInterest(folder(".swiftlint.yml"), in: root))
  }

  @Test func `of XcodeGen is what its project says, once that is there`() throws {
    writeShop()
    write([
      "Shop.xcodeproj/project.pbxproj": XcodeFolders.shop, "Feature/Feature.swift": "struct F {}",
      "ShopTests/T.swift": "", "Widget/W.swift": "",
    ])
    let scan = try scan()
    #expect(scan.moduleSummary == "")
    #expect(names(scan) == ["App/App.swift"])
    #expect(scan.app?.scenes.isEmpty == true)
  }

  /// Swift compares strings without regard to how letters are composed, so the files' bytes are compared
  /// here.
  @Test func `of Xcode finds files under names that a Mac takes for the same`() throws {
    let (composed, decomposed) = ("Caf\u{E9}", "Cafe\u{301}")
    write([
      "Shop.xcodeproj/project.pbxproj": XcodeFolders.shop
        .replacing("path = App;", with: "path = \"\(decomposed)\";")
        .replacing("path = Feature.swift;", with: "path = feature.swift;"),
      "\(composed)/App.swift": "import Feature", "Feature/Feature.swift": "struct F {}",
    ])
    let scan = try scan()
    #expect(scan.moduleSummary == "Shop ← Feature")
    #expect(scan.problems.isEmpty)
    #expect(
      scan.files.map { Array($0.path.utf8) }.allSatisfy {
        FileStatus(String(decoding: $0, as: UTF8.self))?.isFile == true
      })
  }

  @Test func `is read after all where its project lists files that are not there`() throws {
    writeShop()
    write(["Shop.xcodeproj/project.pbxproj": XcodeFolders.shop])
    let scan = try scan()
    #expect(scan.moduleSummary == "Shop ← Core")
    #expect(
      scan.notes.first
        == "Shop.xcodeproj lists files that are not there (Feature/Feature.swift); project.yml is taken instead"
    )
    #expect(scan.problems.isEmpty)

    folder.write("{\n<<<<<<< HEAD\n", to: "Shop.xcodeproj/project.pbxproj")
    let other = try self.scan()
    #expect(other.moduleSummary == "Shop ← Core")
    #expect(
      other.notes.first
        == "Shop.xcodeproj cannot be read: a merge left its marks here; project.yml is taken instead")
    #expect(other.problems.isEmpty)
  }

  @Test func `that is broken says where, and the folder is one module`() throws {
    write(["project.yml": "name: Shop\ntargets: [\n", "One.swift": "import UIKit"])
    let scan = try scan()
    #expect(scan.problems.map { "\($0.file):\($0.line)" } == ["project.yml:3"])
    #expect(scan.problems[0].message.hasPrefix("the manifest cannot be read: "))
    #expect(names(scan) == ["One.swift"])
  }

  // MARK: Tuist

  private func writeCity() {
    write([
      "Workspace.swift": """
      import ProjectDescription
      let workspace = Workspace(name: "City", projects: ["Projects/App", "Projects/Features/*", "Projects/Core"])
      """,
      "Tuist/ProjectDescriptionHelpers/Feature.swift": """
      import ProjectDescription
      public extension Project {
        static func feature(_ name: String, needs: [TargetDependency] = []) -> Project {
          Project(name: name, targets: [
            .target(name: name, destinations: .iOS, product: .framework, bundleId: "x", sources: ["Sources/**"], dependencies: needs),
            .target(name: name + "Example", destinations: .iOS, product: .app, bundleId: "x", sources: ["Example/**"]),
            .target(name: name + "Tests", destinations: .iOS, product: .unitTests, bundleId: "x", sources: ["Checks/**"]),
          ])
        }
      }
      """,
      "Tuist/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      #if TUIST
      import ProjectDescription
      let packageSettings = PackageSettings(productTypes: [:])
      #endif
      let package = Package(name: "City", dependencies: [.package(url: "https://example.com/then", from: "1.0.0")])
      """,
      "Tuist/.build/checkouts/then/Package.swift":
        "let package = Package(name: \"Then\", targets: [.target(name: \"Then\")])",
      "Tuist/.build/checkouts/then/Sources/Then/Then.swift": "public protocol Then {}",
      "Projects/App/Project.swift": """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(name: "Town", destinations: .iOS, product: .app, bundleId: "x", sources: ["Sources/**"]),
      ])
      """,
      "Projects/App/Sources/App.swift":
        "import UIKit\nimport Map\nimport Then\n@main class AppDelegate: UIResponder {}",
      // A type of the app's.
      "Projects/App/Sources/Project.swift": "struct Project { var name = \"\" }",
      "Projects/Core/Project.swift": """
      import ProjectDescription
      let project = Project(name: "Core", targets: [.target(name: "Core", destinations: .iOS, product: .framework, bundleId: "x", sources: ["Sources/**/*.swift"])])
      """,
      "Projects/Core/Sources/Deep/Core.swift": "public struct Core {}",
      "Projects/Features/Map/Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project.feature("Map", needs: [.project(target: "Core", path: .relativeToRoot("Projects/Core"))])
      """,
      "Projects/Features/Map/Sources/Map.swift":
        "import UIKit\nimport Core\npublic class MapController: UIViewController {}",
      "Projects/Features/Map/Example/Example.swift": "import UIKit\n@main class Example: UIResponder {}",
    ])
  }

  @Test func `of Tuist becomes the modules of the workspace`() throws {
    writeCity()
    let scan = try scan()
    #expect(scan.moduleSummary == "Town ← Core, Map; Then from Tuist/.build/checkouts")
    #expect(
      names(scan) == [
        "Projects/Core/Sources/Deep/Core.swift", "Projects/Features/Map/Sources/Map.swift",
        "Tuist/.build/checkouts/then/Sources/Then/Then.swift", "Projects/App/Sources/App.swift",
        "Projects/App/Sources/Project.swift",
      ])
    #expect(scan.app?.name == "Town")
    #expect(scan.problems.isEmpty)
    #expect(scan.notes == ["shown is Town; there are other apps: MapExample (choose with --target NAME)"])
    #expect(scan.folders.contains(folder("Tuist/ProjectDescriptionHelpers")))
    #expect(try self.scan(target: "MapExample").modules.map(\.name) == ["MapExample"])
  }

  @Test func `of Tuist says what it cannot know, and takes the sources beside it`() throws {
    writeCity()
    folder.write(
      "import ProjectDescription\nimport OurPlugin\nlet project = Project.module(name: \"Core\")",
      to: "Projects/Core/Project.swift")
    let scan = try scan()
    #expect(scan.moduleSummary == "Town ← Core, Map; Then from Tuist/.build/checkouts")
    #expect(
      scan.notes.first
        == "Projects/Core/Project.swift:3: 'Project.module(name: \"Core\")' is not known without running it; "
        + "Core is taken to be what lies in Projects/Core/Sources")
  }

  @Test func `of Tuist that cannot be known at all is one module without the manifests`() throws {
    write([
      "Project.swift": "import ProjectDescription\nimport OurPlugin\nlet project = Project.ours()",
      "Tuist/Config.swift": "import ProjectDescription\nlet config = Config()",
      "Tuist/ProjectDescriptionHelpers/Helper.swift": "let x = 1", "App/One.swift": "import UIKit",
    ])
    let scan = try scan()
    #expect(names(scan) == ["App/One.swift"])
    #expect(
      scan.notes == [
        "Project.swift:3: 'Project.ours()' is not known without running it; the folder is taken plainly"
      ])
  }

  @Test func `called Tuist need not be Tuist's`() throws {
    write(["Tuist/One.swift": "import UIKit", "Workspace.swift": "struct Workspace {}"])
    #expect(try Set(names(scan())) == ["Tuist/One.swift", "Workspace.swift"])
  }
}
