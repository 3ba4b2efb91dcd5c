import Testing

@testable import ProjectFiles

@Suite struct `An XcodeGen spec` {
  /// Reads `App/project.yml`; other files by their paths.
  private func read(
    _ text: String, files: [String: String] = [:], folders: Set<String> = [], plists: [String] = [],
    at place: String = "App/project.yml"
  ) throws -> XcodeGenSpec? {
    let all = files.merging([place: text]) { $1 }
    return try XcodeGenSpec(
      place,
      in: XcodeGenSpec.Surroundings(
        read: { all[$0] }, hasFolder: folders.contains, infoPlists: plists))
  }

  private func dump(
    _ text: String, files: [String: String] = [:], folders: Set<String> = [], plists: [String] = []
  ) throws -> String {
    let spec = try read(text, files: files, folders: folders, plists: plists)
    return (spec?.targets.map(\.dump) ?? []).joined(separator: "\n")
  }

  @Test func `describes an app as people write it`() throws {
    let spec = try read(
      """
      name: Films
      options:
        bundleIdPrefix: com.example
        createIntermediateGroups: true
        deploymentTarget: {iOS: "15.0"}
      packages:
        Kingfisher: {url: https://github.com/onevcat/Kingfisher, from: 7.0.0}
        Then: {github: devxoxo/Then, version: 3.0.0}
        Kit: {path: ../Kit}
      settings:
        base: {SWIFT_VERSION: "6.0"}
      targets:
        Films:
          type: application
          platform: iOS
          sources:
            - Films
            - path: Shared
              excludes: ["**/*.md", Mac]
              includes: ["*.swift"]
            - path: Films/Generated.swift
              optional: true
            - {path: Resources, buildPhase: resources}
            - {path: Scripts, buildPhase: none}
            - Films/Assets.xcassets
            - Main.swift
          info:
            path: Films/Info.plist
            properties:
              UILaunchScreen: {}
              UIApplicationSceneManifest:
                UIApplicationSupportsMultipleScenes: false
                UISceneConfigurations:
                  UIWindowSceneSessionRoleApplication:
                    - UISceneConfigurationName: Default
                      UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate
          settings:
            base:
              SWIFT_ACTIVE_COMPILATION_CONDITIONS: [DEBUG, KIT]
              SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
            configs:
              debug: {SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT: true, OTHER_SWIFT_FLAGS: -DSLOW}
              release: {SWIFT_VERSION: "5.0"}
          dependencies:
            - target: Core
            - package: Kingfisher
            - package: Kit
              products: [KitUI, KitModel]
            - sdk: CoreLocation.framework
            - carthage: Alamofire
            - framework: Vendor/Ads.xcframework
        Core:
          type: framework
          platform: iOS
          sources: Core
        FilmsTests:
          type: bundle.unit-test
          platform: iOS
          sources: [FilmsTests]
        Widget: {type: app-extension, platform: iOS, sources: [Widget]}
        Watch: {type: application.watchapp2, platform: watchOS, sources: [Watch]}
        Mac: {type: application, platform: macOS, sources: [Mac]}
      """,
      folders: [
        "App/Films", "App/Shared", "App/Core", "App/FilmsTests", "App/Widget", "App/Watch", "App/Mac",
      ])
    let read = try #require(spec)
    #expect(read.name == "Films")
    #expect(
      read.targets.map(\.dump).joined(separator: "\n") == """
        Films app
          sources: App/Main.swift
          folder: App/Films
          folder: App/Shared
          resources: App/Resources App/Films/Assets.xcassets
          needs: Core Kingfisher KitUI KitModel CoreLocation Alamofire Ads
          swift: 6
          defines: KIT SLOW
          on the main actor
          plist: App/Films/Info.plist
        Core library
          folder: App/Core
          swift: 6
        FilmsTests tests
          folder: App/FilmsTests
          swift: 6
        Widget appExtension
          folder: App/Widget
          swift: 6
        Watch watch, not for phones
          folder: App/Watch
          swift: 6
        Mac app, not for phones
          folder: App/Mac
          swift: 6
        """)
    let shared = read.targets[0].folders[1]
    #expect(shared.excludedPatterns.map(\.text) == ["App/Shared/**/*.md", "App/Shared/Mac"])
    #expect(shared.patterns?.map(\.text) == ["App/Shared/*.swift", "App/Shared/*.swift/**"])
    #expect(read.localPackages == ["Kit"])
    #expect(
      read.remotePackages == ["https://github.com/onevcat/Kingfisher", "https://github.com/devxoxo/Then"])
    #expect(read.problems.isEmpty)
    let info = AppInfo(
      module: "Films", name: "Films", plist: .table(read.targets[0].infoProperties),
      keys: read.targets[0].infoKeys)
    #expect(info.scenes.map(\.delegateClass) == ["SceneDelegate"])
    #expect(info.bundleIdentifier == "com.example.Films")
  }

  @Test func `lays targets over templates and puts variables in`() throws {
    #expect(
      try dump(
        """
        name: App
        targetTemplates:
          Feature:
            type: framework
            platform: iOS
            templates: [Base]
            sources: ["Features/${target_name}/Sources"]
            dependencies: [{target: Core}]
          Base:
            settings: {SWIFT_VERSION: 5.9, PRODUCT_MODULE_NAME: "${prefix}${target_name}"}
        targets:
          Home:
            templates: [Feature]
            templateAttributes: {prefix: My}
            sources: [Extra]
          Search:
            templates: [Feature]
            dependencies:REPLACE: []
            sources:REPLACE: Extra
        """, folders: ["App/Features/Home/Sources", "App/Features/Search/Sources", "App/Extra"]) == """
          Home library as MyHome
            folder: App/Features/Home/Sources
            folder: App/Extra
            needs: Core
            swift: 5
          Search library
            folder: App/Extra
            swift: 5
          """)
  }

  @Test func `makes a target of each platform, of which phones get theirs`() throws {
    #expect(
      try dump(
        """
        name: Kit
        targets:
          Kit:
            type: framework
            platform: [macOS, iOS]
            sources: ["Sources/${platform}", Sources/Shared]
          Wide: {type: framework, platform: auto, supportedDestinations: [macOS, iOS], sources: Wide}
        """, folders: ["App/Sources/iOS", "App/Sources/macOS", "App/Sources/Shared", "App/Wide"]) == """
          Kit_macOS library as Kit, not for phones
            folder: App/Sources/macOS
            folder: App/Sources/Shared
          Kit_iOS library as Kit
            folder: App/Sources/iOS
            folder: App/Sources/Shared
          Wide library
            folder: App/Wide
          """)
  }

  @Test func `is put together of the files that it includes`() throws {
    let files = [
      "App/Core/core.yml": """
      include: [../project.yml]
      targets:
        Core: {type: framework, platform: iOS, sources: [Sources, {path: More}], info: {path: Info.plist}}
      packages: {Kit: {path: Kit}}
      """,
      "App/base.yml":
        "settings: {SWIFT_VERSION: 6.0}\nsettingGroups: {loud: {base: {OTHER_SWIFT_FLAGS: -DLOUD}}}",
      "Secret.yml": "name: no",
    ]
    let spec = try read(
      """
      include:
        - base.yml
        - path: Core/core.yml
        - path: off.yml
          enable: false
        - ../../Secret.yml
        - gone.yml
      name: App
      targets:
        Core:
          settings: {groups: [loud], base: {SWIFT_VERSION: 5.0}}
      """, files: files, folders: ["App/Core/Sources", "App/Core/More"])
    #expect(
      spec?.targets.map(\.dump) == [
        """
        Core library
          folder: App/Core/Sources
          folder: App/Core/More
          swift: 5
          defines: LOUD
          plist: App/Core/Info.plist
        """
      ])
    #expect(spec?.localPackages == ["App/Core/Kit"])
    #expect(
      spec?.problems == [
        "App/project.yml includes ../../Secret.yml, which is outside of the served folder; it is left out",
        "App/gone.yml is included and not there",
      ])
  }

  @Test func `takes settings from files and from configurations by parts of their names`() throws {
    #expect(
      try dump(
        """
        name: App
        configs: {Dev-Debug: debug, Prod: release}
        configFiles: {Dev-Debug: Config/dev.xcconfig}
        settings: {configs: {dev: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) DEV}}}
        targets:
          App:
            type: application
            platform: iOS
            settings: {configs: {debug: {SWIFT_VERSION: 6}, Prod: {SWIFT_VERSION: 5}}}
            sources: [{path: "Modules/*/Sources", excludes: [Old]}]
        """, files: ["App/Config/dev.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = FILE"]) == """
          App app
            folder: App/Modules
            swift: 6
            defines: FILE DEV
          """)
  }

  @Test func `finds the property list that lies among the sources`() throws {
    let text = "name: App\ntargets: {App: {type: application, platform: iOS, sources: App}}"
    let dumped = try dump(text, folders: ["App/App"], plists: ["App/App/Info.plist", "App/Other/Info.plist"])
    #expect(dumped.contains("plist: App/App/Info.plist"))
  }

  @Test(arguments: [
    #"{"name": "web", "targets": {"build": {"executor": "vite"}}}"#, "name: App", "- a\n- b", "targets: [a]",
    "",
  ]) func `is not every file of that name`(text: String) throws {
    #expect(try read(text) == nil)
  }

  @Test func `that is broken says in which file`() {
    let files = ["App/base.yml": "a: 1\nb: [\n"]
    let failure = #expect(throws: XcodeGenSpec.Failure.self) { try read("include: base.yml", files: files) }
    #expect(failure?.file == "App/base.yml")
    #expect(failure?.line == 3)
  }

  @Test func `says which variables are the environment's`() throws {
    let spec = try read("targets: {A: {type: application, sources: \"${PLACE}/A\"}}")
    #expect(
      spec?.problems == [
        "App/project.yml asks for variables of the environment, which are not read: App/${PLACE}/A"
      ])
  }

  @Test func `whose templates name each other ends`() throws {
    var text = "targetTemplates:\n"
    for number in 0..<40 {
      let others = (0..<40).map { "t\($0)" }.joined(separator: ", ")
      text += "  t\(number): {templates: [\(others)], sources: [a, b, c]}\n"
    }
    let spec = try read(text + "targets: {A: {type: application, templates: [t0]}}")
    #expect(spec?.problems == ["App/project.yml has templates that grow without end; not all are read"])
  }
}
