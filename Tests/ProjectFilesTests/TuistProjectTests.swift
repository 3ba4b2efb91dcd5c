import Testing

@testable import ProjectFiles

@Suite struct `A Tuist project` {
  /// Reads `Projects/Home/Project.swift`.
  private func read(
    _ text: String, helpers: [String: String] = [:], folders: Set<String> = [], files: [String: String] = [:],
    at place: String = "Projects/Home/Project.swift"
  ) -> TuistProject {
    let named = helpers.sorted { $0.key < $1.key }
      .map { ("Tuist/ProjectDescriptionHelpers/\($0.key).swift", $0.value) }
    return TuistProject(
      text, at: place, helpers: TuistHelpers(named), read: { files[$0] }, hasFolder: folders.contains)
  }

  private func dump(_ project: TuistProject) -> String {
    project.targets.map(\.dump).joined(separator: "\n")
  }

  @Test func `describes targets as they are written today`() {
    let project = read(
      """
      import ProjectDescription
      let project = Project(
        name: "Home",
        packages: [.local(path: "../Kit"), .package(path: "//Packages/Net"), .remote(url: "https://e.org/a", requirement: .upToNextMajor(from: "1.0.0"))],
        settings: .settings(base: ["SWIFT_VERSION": "6.0"]),
        targets: [
          .target(
            name: "Home",
            destinations: .iOS,
            product: .app,
            bundleId: "org.example.home",
            deploymentTargets: .iOS("16.0"),
            infoPlist: .extendingDefault(with: [
              "UILaunchScreen": ["UIColorName": ""],
              "UIApplicationSceneManifest": [
                "UIApplicationSupportsMultipleScenes": false,
                "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [
                  ["UISceneConfigurationName": "Default", "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate"]
                ]],
              ],
            ]),
            sources: ["Sources/**", .glob("Extra/**/*.swift", excluding: ["Extra/Old/**"]), "One.swift"],
            resources: ["Resources/**", .folderReference(path: "Data"), .glob(pattern: "Art/*.xcassets")],
            dependencies: [
              .target(name: "HomeKit"), .project(target: "Core", path: "../Core"), .external(name: "SnapKit"),
              .package(product: "Net"), .sdk(name: "CoreLocation", type: .framework), .xcframework(path: "Ads.xcframework"),
            ],
            settings: .settings(
              base: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": ["DEBUG", "KIT"], "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"],
              configurations: [.release(name: "Release"), .debug(name: "Debug", settings: ["OTHER_SWIFT_FLAGS": "-DSLOW"], xcconfig: "home.xcconfig")])
          ),
          .target(name: "HomeKit", destinations: [.iPhone, .iPad], product: .staticFramework, bundleId: "x", sources: "Kit/**"),
          .target(name: "home-models", destinations: .iOS, product: .framework, bundleId: "x", buildableFolders: ["Models", .folder("More")]),
          .target(name: "HomeTests", destinations: .iOS, product: .unitTests, bundleId: "x", infoPlist: .file(path: "Tests/Info.plist"), sources: ["Tests/**"]),
          .target(name: "Mac", destinations: [.mac], product: .app, bundleId: "x"),
          .target(name: "Widget", destinations: .iOS, product: .appExtension, bundleId: "x", infoPlist: "Widget.plist"),
        ]
      )
      """)
    #expect(
      dump(project) == """
        Home app
          sources: Projects/Home/One.swift
          folder: Projects/Home/Sources
          folder: Projects/Home/Extra
          resources: Projects/Home/Resources Projects/Home/Data Projects/Home/Art
          needs: HomeKit Core SnapKit Net CoreLocation Ads
          swift: 6
          defines: KIT SLOW
          on the main actor
        HomeKit library
          folder: Projects/Home/Kit
          swift: 6
        home-models library as home_models
          folder: Projects/Home/Models
          folder: Projects/Home/More
          swift: 6
        HomeTests tests
          folder: Projects/Home/Tests
          swift: 6
          plist: Projects/Home/Tests/Info.plist
        Mac app, not for phones
          swift: 6
        Widget appExtension
          swift: 6
          plist: Projects/Home/Widget.plist
        """)
    let extra = project.targets[0].folders[1]
    #expect(extra.patterns?.map(\.text) == ["Projects/Home/Extra/**/*.swift"])
    #expect(extra.excludedPatterns.map(\.text) == ["Projects/Home/Extra/Old/**"])
    #expect(project.localPackages == ["Projects/Kit", "Packages/Net"])
    #expect(project.problems.isEmpty)
    let info = AppInfo(
      module: "Home", name: "Home", plist: .table(project.targets[0].infoProperties),
      keys: project.targets[0].infoKeys)
    #expect(info.scenes.map(\.delegateClass) == ["SceneDelegate"])
    #expect(info.bundleIdentifier == "org.example.home")
  }

  @Test func `describes targets as they were written before`() {
    let project = read(
      """
      import ProjectDescription
      let project = Project(name: "Home", organizationName: "Example", targets: [
        Target(name: "Home", platform: .iOS, product: .app, bundleId: "a.b", deploymentTarget: .iOS(targetVersion: "13.0", devices: .iphone),
          infoPlist: "Info.plist", sources: SourceFilesList(globs: [SourceFileGlob("Sources/**", excluding: "Sources/Old/**")]),
          dependencies: [.cocoapods(path: "."), .framework(path: "Carthage/Build/Rx.framework")]),
        Target(name: "Tv", platform: .tvOS, product: .app, bundleId: "a.c", infoPlist: .default, sources: .paths([.relativeToRoot("Tv/**")])),
      ])
      """)
    #expect(
      dump(project) == """
        Home app
          folder: Projects/Home/Sources
          needs: Home Rx
          plist: Projects/Home/Info.plist
        Tv app, not for phones
          folder: Tv
        """)
  }

  @Test func `follows constants, functions and texts with values in them`() {
    let project = read(
      #"""
      import ProjectDescription
      let name = "Home"
      let base = "org.example"
      let shared: [TargetDependency] = [.external(name: "Then")]
      func feature(_ name: String, needs: [TargetDependency] = [], hasTests: Bool = true) -> [Target] {
        let core = Target.target(
          name: name, destinations: .iOS, product: .framework, bundleId: "\(base).\(name.lowercased())",
          sources: ["\(name)/Sources/**"], dependencies: shared + needs)
        var all = [core]
        if hasTests {
          all.append(.target(name: name + "Tests", destinations: .iOS, product: .unitTests, bundleId: "x", sources: ["\(name)/Tests/**"]))
        }
        return all
      }
      let names = ["Map", "List"]
      let project = Project(
        name: name,
        targets: feature(name, needs: [.target(name: "Map")], hasTests: false) + names.flatMap { feature($0) }
          + [name == "Home" ? .target(name: "App", destinations: .iOS, product: .app, bundleId: "x", sources: ["App/**"]) : .target(name: "No", product: .app)])
      """#)
    #expect(
      dump(project) == """
        Home library
          folder: Projects/Home/Home/Sources
          needs: Then Map
        Map library
          folder: Projects/Home/Map/Sources
          needs: Then
        MapTests tests
          folder: Projects/Home/Map/Tests
        List library
          folder: Projects/Home/List/Sources
          needs: Then
        ListTests tests
          folder: Projects/Home/List/Tests
        App app
          folder: Projects/Home/App
        """)
    #expect(project.problems.isEmpty)
  }

  @Test func `is made by helpers as Tuist's own template writes them`() {
    let helper = #"""
      import ProjectDescription
      extension Project {
        /// Helper function to create the Project for this ExampleApp
        public static func app(name: String, platform: Platform, additionalTargets: [String]) -> Project {
          var targets = makeAppTargets(name: name, platform: platform,
            dependencies: additionalTargets.map { TargetDependency.target(name: $0) })
          targets += additionalTargets.flatMap({ makeFrameworkTargets(name: $0, platform: platform) })
          return Project(name: name, organizationName: "example.org", targets: targets)
        }
        private static func makeFrameworkTargets(name: String, platform: Platform) -> [Target] {
          let sources = Target(name: name, platform: platform, product: .framework, bundleId: "org.\(name)",
            infoPlist: .default, sources: ["Targets/\(name)/Sources/**"], resources: [], dependencies: [])
          let tests = Target(name: "\(name)Tests", platform: platform, product: .unitTests, bundleId: "org.\(name)Tests",
            infoPlist: .default, sources: ["Targets/\(name)/Tests/**"], resources: [], dependencies: [.target(name: name)])
          return [sources, tests]
        }
        private static func makeAppTargets(name: String, platform: Platform, dependencies: [TargetDependency]) -> [Target] {
          let platform: Platform = platform
          let infoPlist: [String: InfoPlist.Value] = ["CFBundleShortVersionString": "1.0", "UILaunchStoryboardName": "LaunchScreen"]
          let mainTarget = Target(name: name, platform: platform, product: .app, bundleId: "org.\(name)",
            infoPlist: .extendingDefault(with: infoPlist), sources: ["Targets/\(name)/Sources/**"],
            resources: ["Targets/\(name)/Resources/**"], dependencies: dependencies)
          return [mainTarget]
        }
      }
      """#
    let project = read(
      """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project.app(name: "Shop", platform: .iOS, additionalTargets: ["ShopKit", "ShopUI"])
      """, helpers: ["Project+Templates": helper], at: "Project.swift")
    #expect(
      dump(project) == """
        Shop app
          folder: Targets/Shop/Sources
          resources: Targets/Shop/Resources
          needs: ShopKit ShopUI
        ShopKit library
          folder: Targets/ShopKit/Sources
        ShopKitTests tests
          folder: Targets/ShopKit/Tests
          needs: ShopKit
        ShopUI library
          folder: Targets/ShopUI/Sources
        ShopUITests tests
          folder: Targets/ShopUI/Tests
          needs: ShopUI
        """)
    #expect(project.targets[0].infoProperties["UILaunchStoryboardName"] == .text("LaunchScreen"))
  }

  @Test func `uses constants of types, cases with raw values and members that helpers add`() {
    let helpers = [
      "Names": """
      public enum Module: String, CaseIterable { case home = "Home", core }
      public struct Feature { public let name: String; public let needs: [TargetDependency] }
      public enum Env { public static let organization = "org.example"; public static var version: Version { .init("1.0") } }
      """,
      "Dependencies": """
      import ProjectDescription
      public extension TargetDependency {
        static let core: Self = .project(target: "Core", path: .relativeToRoot("Projects/Core"))
        enum SPM { public static let snapKit = TargetDependency.external(name: "SnapKit") }
      }
      extension Target {
        public static func feature(_ feature: Feature, product: Product = .staticFramework) -> Target {
          .target(name: feature.name, destinations: .iOS, product: product, bundleId: "\\(Env.organization).x",
            sources: ["\\(feature.name)/**"], dependencies: feature.needs)
        }
        static func target(name: String, dependencies: [TargetDependency] = []) -> Target {
          return .target(name: name, destinations: .iOS, product: .framework, bundleId: "x", sources: ["Plain/**"], dependencies: dependencies)
        }
      }
      """,
    ]
    let project = read(
      """
      import ProjectDescription
      let features = [Feature(name: Module.home.rawValue, needs: [.core, .SPM.snapKit]), Feature(name: "Map", needs: [])]
      let project = Project(
        name: "\\(Module.core.rawValue)",
        targets: features.map { Target.feature($0) } + [.feature(.init(name: "A", needs: []), product: .app), .target(name: "B", dependencies: [.target(name: "Home")])])
      """, helpers: helpers)
    #expect(project.name == "core")
    #expect(
      dump(project) == """
        Home library
          folder: Projects/Home/Home
          needs: Core SnapKit
        Map library
          folder: Projects/Home/Map
        A app
          folder: Projects/Home/A
        B library
          folder: Projects/Home/Plain
          needs: Home
        """)
    #expect(project.problems.isEmpty)
  }

  @Test func `says what it cannot read, where, and what is taken instead`() {
    let project = read(
      """
      import ProjectDescription
      import MyPlugin
      let project = Project(name: "Home", targets: [
        .target(name: "A", destinations: .iOS, product: Environment.isDynamic.getBoolean(default: true) ? .framework : .staticFramework, bundleId: "x", sources: Sources.all),
        Target.makeFeature(name: "Map"),
        madeUp("List"),
      ])
      """, folders: ["Projects/Home/A/Sources", "Projects/Home/Map"])
    #expect(
      dump(project) == """
        A library
          folder: Projects/Home/A/Sources
        Map library
          folder: Projects/Home/Map
        List library
          folder: Projects/Home
        """)
    #expect(
      project.problems == [
        "Projects/Home/Project.swift:4: 'Environment.isDynamic.getBoolean(default: true) ? .framework' is not known without running it; A is taken for a library",
        "Projects/Home/Project.swift:4: 'Sources.all' is not known without running it; A is taken to be what lies beside it",
        "Projects/Home/Project.swift:5: 'Target.makeFeature(name: \"Map\")' is not known without running it; Map is taken to be what lies in Projects/Home/Map",
        "Projects/Home/Project.swift:6: 'madeUp(\"List\")' is not known without running it; List is taken to be what lies in Projects/Home",
      ])
  }

  @Test(arguments: [
    ("let project = Project.makeModule(name: \"Home\")", "Home"), ("let project = makeApp(\"Home\")", "Home"),
    ("let project = 1", "Home"), ("", "Home"), ("let project = Project.fromPlugin()", "Home"),
    ("let project = { () -> Project in for x in y { return z } }()", "Home"),
  ]) func `that says nothing is taken to be the sources beside it`(text: String, name: String) {
    let project = read(text, folders: ["Projects/Home/Sources"])
    #expect(project.targets.map(\.name) == [name])
    #expect(project.targets.flatMap(\.folders).map(\.path) == ["Projects/Home/Sources"])
    #expect(project.problems.count == 1)
    // A target that would be the whole folder is left to be taken plainly.
    #expect(read(text, at: "Project.swift").targets.isEmpty)
  }

  @Test func `has the targets that a helper's conditions choose`() {
    let helper = """
      import ProjectDescription
      public enum Part { case interface, tests, example }
      extension Project {
        public static func module(_ name: String, parts: Set<Part>, product: Product? = nil) -> Project {
          var targets: [Target] = []
          var needs: [TargetDependency] = []
          if parts.contains(.interface) {
            targets += [.target(name: name + "Interface", product: .framework, sources: ["Interface/**"])]
            needs.append(.target(name: name + "Interface"))
          }
          guard !parts.isEmpty else { return Project(name: name) }
          targets.append(.target(name: name, product: product ?? .staticFramework, sources: ["Sources/**"], dependencies: needs))
          if parts.contains(.tests) && name != "Home" {
            targets.append(.target(name: name + "Tests", product: .unitTests))
          } else if parts.contains(.example) {
            targets.append(.target(name: name + "Example", product: .app, sources: ["Example/**"]))
          }
          print("made", name)
          return Project(name: name, targets: targets)
        }
      }
      """
    let project = read(
      "let project = Project.module(\"Home\", parts: [.interface, .tests, .example])",
      helpers: ["Module": helper])
    #expect(
      dump(project) == """
        HomeInterface library
          folder: Projects/Home/Interface
        Home library
          folder: Projects/Home/Sources
          needs: HomeInterface
        HomeExample app
          folder: Projects/Home/Example
        """)
    #expect(project.problems.isEmpty)
  }

  @Test func `reads settings in the ways in which they are put together`() {
    let project = read(
      """
      let project = Project(name: "Home", settings: .settings(base: SettingsDictionary().swiftVersion("6.0").automaticCodeSigning(devTeam: "X")),
        targets: [
          .target(name: "A", product: .framework, settings: .settings(base: ["A": true].merging(["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]) { $1 })),
          .target(name: "B", product: .framework, settings: Settings(base: ["SWIFT_VERSION": SettingValue(stringLiteral: "5")], debug: ["SWIFT_APPROACHABLE_CONCURRENCY": .boolean(true)])),
          .target(name: "C", product: .framework, settings: .settings(configurations: [.debug(name: .debug, xcconfig: .relativeToRoot("c.xcconfig"))])),
        ])
      """, files: ["c.xcconfig": "SWIFT_VERSION = 5\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = FILE"])
    let settings = project.targets.map(\.settings)
    #expect(settings.map(\.swiftVersion) == [6, 5, 5])
    #expect(settings.map(\.isOnMainActor) == [true, false, false])
    #expect(settings[1].features.contains("NonisolatedNonsendingByDefault"))
    #expect(settings[2].conditions == ["FILE"])
  }

  @Test(arguments: [
    "func f(_ x: String) -> String { f(x + x) }\nlet project = Project(name: f(\"a\"), targets: [])",
    "func f(_ x: [String]) -> [String] { f([x, x, x]) }\nlet project = Project(name: \"a\", targets: f([\"a\"]))",
    "func f(_ x: [Int]) -> [Int] { x.flatMap { f([$0, $0]) } }\nlet project = Project(name: \"a\", targets: f([1, 2]))",
    "let a = [b, b, b]\nlet b = [a, a, a]\nlet project = Project(name: \"a\", targets: a)",
    "let project = Project(name: " + String(repeating: "[", count: 50_000),
    "let a = " + [String](repeating: "[\"a\"]", count: 30_000).joined(separator: " + ") + "\nlet project = a",
    "let a = 1" + String(repeating: ".a", count: 30_000),
  ]) func `that would never end ends`(text: String) {
    #expect(read(text).targets.count <= 1)
  }
}

@Suite struct `A Tuist workspace` {
  @Test func `names the folders of its projects`() {
    let workspace = TuistWorkspace(
      """
      import ProjectDescription
      let modules = ["Core", "Home"]
      let workspace = Workspace(name: "All", projects: ["App", "Features/**", .relativeToRoot("Tools/X")] + modules.map { "Projects/\\($0)" })
      """, at: "Mobile/Workspace.swift")
    #expect(
      workspace.projects.map(\.text) == [
        "Mobile/App", "Mobile/Features/**", "Mobile/Tools/X", "Mobile/Projects/Core", "Mobile/Projects/Home",
      ])
  }
}
