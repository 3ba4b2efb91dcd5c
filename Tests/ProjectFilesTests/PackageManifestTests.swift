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

  @Test func `says what of it cannot be known without running it`() {
    let package = read(
      """
      // swift-tools-version:6.0
      let names = ["A", "B"]
      let package = Package(name: "Core", targets: names.map { .target(name: $0) } + [.target(name: "C")])
      """, folders: ["Core/Sources"])
    #expect(package.targets.map(\.name) == ["C"])
    #expect(package.targets[0].settings.swiftVersion == 6)
    #expect(
      package.problems == [
        "Core/Package.swift is read without running it, so this of it is not known: names.map { .target(name: $0) }"
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
