import Foundation
import Testing

@Suite struct `Targets of the package` {
  private static func manifest() throws -> ManifestTargets {
    ManifestTargets(
      try String(contentsOf: ArchitecturePage.root.appendingPathComponent("Package.swift"), encoding: .utf8))
  }

  /// The targets that each target may import, by the table of `ARCHITECTURE.md`.
  private static func table() throws -> [String: Set<String>] {
    var table: [String: Set<String>] = [:]
    for cells in try ArchitecturePage.rows(below: "Targets") {
      let target = try #require(ArchitecturePage.names(cells[0]).first, "\(cells)")
      #expect(table[target] == nil, "\(target) has two rows")
      table[target] = ArchitecturePage.names(cells[2])
    }
    return table
  }

  @Test func `have a row each, and no row is without its target`() throws {
    let targets = Set(try Self.manifest().targets.map(\.name))

    #expect(targets.count > 50)
    #expect(Set(try Self.table().keys) == targets)
  }

  @Test func `import the targets of their rows, and no others`() throws {
    let table = try Self.table()

    for target in try Self.manifest().targets {
      let words = try ArchitecturePage.files(in: target.path).map { FileWords($0.text) }
      let imported = words.reduce(into: Set<String>()) { $0.formUnion($1.imported) }
      #expect(
        imported.intersection(table.keys).subtracting([target.name]) == table[target.name], "\(target.name)")
    }
  }

  @Test func `may import only what they depend on in the manifest`() throws {
    let table = try Self.table()

    for target in try Self.manifest().targets {
      #expect(table[target.name]?.subtracting(target.dependencies) == [], "\(target.name)")
    }
  }
}

@Suite struct `Reading a manifest` {
  @Test func `finds each target with what it depends on`() {
    let manifest = ManifestTargets(
      """
      let targets: [Target] = [
        .target(name: "Low"),  // .target(name: "Gone"),
        .executableTarget(
          name: "High", dependencies: ["Low", "C"], path: "Sources/Deep/High"),
        .systemLibrary(name: "C", pkgConfig: "c"),
        .plugin(name: "Tool", capability: .buildTool(), dependencies: ["High"]),
        .testTarget(name: "LowTests", dependencies: ["Low"]),
      ]
      """)

    #expect(manifest.targets.map(\.name) == ["Low", "High", "C"])
    #expect(manifest.targets.map(\.dependencies) == [[], ["Low", "C"], []])
    #expect(manifest.targets.map(\.path) == ["Sources/Low", "Sources/Deep/High", "Sources/C"])
  }

  @Test func `knows imports of every form`() {
    let words = FileWords(
      """
      import A
      @_exported import B
      internal import struct C.Part
      @testable import D
      // import E
      let text = "import F"
      """)

    #expect(words.imported == ["A", "B", "C", "D"])
  }
}
