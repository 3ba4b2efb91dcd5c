import ProjectFiles
import Testing

@testable import PreviewBuilder

@Suite struct `The files of a target` {
  private let folder = Scratch()

  /// Those that a target whose folder is `path` has, from the served folder.
  private func files(in path: String, by manifest: String) throws -> [String] {
    for name in ["Shop/Pages", "Shop/Core/Sources/Core"] { folder.makeFolder(name) }
    let names = [
      "Shop/Shop.swift", "Shop/Pages/A.swift", "Shop/Core/Package.swift", "Shop/Core/Sources/Core/C.swift",
    ]
    for name in names { folder.write("", to: name) }
    let root = try SourceRoot(folder.path)
    var target = ProjectTarget(name: "Shop", moduleName: "Shop", kind: .app)
    target.folders = [ProjectTarget.Folder(path: path)]
    let found = FoundTarget(target: target, manifest: manifest, depth: 0, isPackage: false)
    let all = TargetFiles(
      root, swift: names.filter { !$0.hasSuffix("Package.swift") }.map { root.path + "/" + $0 })
    return all.files(of: found).paths.map(root.display)
  }

  @Test func `are none of a package in its folder`() throws {
    #expect(try files(in: "Shop", by: "Shop.xcodeproj") == ["Shop/Pages/A.swift", "Shop/Shop.swift"])
  }

  @Test func `are all of its folder where the package is its own`() throws {
    let found = try files(in: "Shop/Core", by: "Shop/Core/Package.swift")
    #expect(found == ["Shop/Core/Sources/Core/C.swift"])
  }
}
