import Testing

@testable import ProjectFiles

@Suite struct `A package's manifest` {
  private func read(_ text: String, folders: Set<String> = []) -> PackageManifest {
    PackageManifest(text, folder: "Core", hasFolder: folders.contains)
  }

  @Test func `is read without running it`() {
    let package = read(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let strict: [SwiftSetting] = [.enableUpcomingFeature("BareSlashRegexLiterals"), .define("KIT")]
      let package = Package(
        name: "Core",
        platforms: [.iOS(.v15)],
        products: [.library(name: "Core", targets: ["Core", "Net"]), .executable(name: "tool", targets: ["Tool"])],
        dependencies: [.package(path: "../Design"), .package(url: "https://example.com/Then", from: "3.0.0")],
        targets: [
          .target(name: "Core", dependencies: ["Net", .product(name: "Then", package: "Then"), .target(name: "C")],
                  resources: [.process("Resources"), .copy("data.json")], swiftSettings: strict),
          .target(name: "Net", path: "Network", exclude: ["Old"], sources: ["a.swift", "Deep"],
                  swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
          .executableTarget(name: "Tool"),
          .testTarget(name: "CoreTests", dependencies: ["Core"]),
        ]
      )
      """, folders: ["Core/Sources/Core", "Core/Tests/CoreTests"])
    #expect(
      package.targets.map(\.dump).joined(separator: "\n") == """
        Core library
          folder: Core/Sources/Core
          resources: Core/Sources/Core/Resources Core/Sources/Core/data.json
          needs: Net Then C
          swift: 5
          defines: KIT
        Net library
          folder: Core/Network -Core/Network/Old +Core/Network/Deep +Core/Network/a.swift
          swift: 6
          on the main actor
        Tool other
          folder: Core/Sources/Tool
          swift: 5
        CoreTests tests
          folder: Core/Tests/CoreTests
          needs: Core
          swift: 5
        """)
    #expect(package.libraries == ["Core": ["Core", "Net"]])
    #expect(package.localPackages == ["Design"])
    #expect(package.remotePackages == ["https://example.com/Then"])
    #expect(package.problems.isEmpty)
  }

  @Test func `of an app has its targets as apps, and tools beside them`() {
    let package = read(
      """
      import AppleProductTypes
      import PackageDescription
      let dependencies: [PackageDescription.Package.Dependency] = [.package(name: "Feature", path: "../Feature")]
      let package = Package(
        name: "Pokedex",
        products: [.iOSApplication(name: "Pokedex", targets: ["AppModule"], appIcon: .asset("AppIcon"))],
        dependencies: dependencies,
        targets: [
          .executableTarget(
            name: "AppModule", dependencies: [.product(name: "Features", package: "Feature")], path: "App"),
          .executableTarget(name: "Tool"),
        ]
      )
      """)
    #expect(package.targets.map(\.kind) == [.app, .other])
    #expect(package.localPackages == ["Feature"])
    #expect(package.problems == [])
  }

  @Test func `says what of it cannot be known without running it`() {
    let package = read(
      """
      // swift-tools-version:6.0
      let names = ["A", "B"]
      let package = Package(name: "Core", targets: names.sorted().map { .target(name: $0) } + [.target(name: "C")])
      """, folders: ["Core/Sources"])
    #expect(package.targets.map(\.name) == ["C"])
    #expect(package.targets[0].settings.swiftVersion == 6)
    #expect(
      package.problems == [
        "Core/Package.swift is read without running it, so this of it is not known: names.sorted().map { .target(name: $0) }"
      ])
  }

  @Test func `is read as far as constants, functions and lists go`() {
    let package = read(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      #if os(macOS)
      let extra: [Target] = [.target(name: "Extra")]
      #else
      let extra: [Target] = []
      #endif
      let isFull = true
      var base = ["A", "B"].map { module($0) }
      base += [.target(name: "C", dependencies: [.core])]
      func module(_ name: String, needs: [Target.Dependency] = [.core]) -> Target {
        .target(name: name, dependencies: needs, path: "Modules/\\(name)")
      }
      extension Target.Dependency {
        static var core: Self { .product(name: "Core", package: "core") }
        static func own(_ name: String) -> Self { .target(name: "My" + name) }
      }
      let package = Package(name: "Core", targets: base + extra + (isFull ? [module("Full", needs: [.own("A")])] : []))
      package.targets.append(.testTarget(name: "Tests", path: "T"))
      package.targets += [.target(name: "Last")]
      package.dependencies.append(.package(path: "../Kit"))
      print("done")
      """, folders: ["Core/Sources"])
    #expect(
      package.targets.map { "\($0.name): \($0.dependencies.joined(separator: " "))" } == [
        "A: Core", "B: Core", "C: Core", "Extra: ", "Full: MyA", "Tests: ", "Last: ",
      ])
    #expect(package.targets[0].folders.map(\.path) == ["Core/Modules/A"])
    #expect(package.localPackages == ["Kit"])
    #expect(package.problems.isEmpty)
  }

  @Test func `says which of its statements are not known`() {
    let package = read(
      """
      import PackageDescription
      let package = Package(name: "Core", targets: [.target(name: "A")])
      // A loop.
      for target in package.targets { target.swiftSettings = [] }
      if Context.environment["CI"] != nil { package.targets.append(.target(name: "B")) }
      #if FULL
      package.targets += [.target(name: "C")]
      #endif
      if Context.environment["CI"] != nil { print("in CI") }
      """, folders: ["Core/Sources"])
    #expect(package.targets.map(\.name) == ["A"])
    #expect(
      package.problems == [
        "Core/Package.swift is read without running it, so this of it is not known: "
          + "for target in package.targets { target.swiftSettings = [] }, "
          + "if Context.environment[\"CI\"] != nil { package.targets.append, "
          + "#if FULL package.targets += [.target(name: \"C\")] #endif"
      ])
  }

  @Test(arguments: ["", "let package = make()", "let x = 1"]) func `without a package is no package`(
    text: String
  ) {
    #expect(read(text).targets.isEmpty)
    #expect(read(text).problems.count == 1)
  }

  @Test func `that is nested for ever is refused`() {
    let text = "let package = Package(name: " + String(repeating: "(", count: 100_000)
    #expect(read(text).problems == ["Core/Package.swift is nested too deeply to be read"])
    // Constants that name each other.
    #expect(read("let a = b\nlet b = a\nlet package = Package(name: a, targets: b)").targets.isEmpty)
  }
}
