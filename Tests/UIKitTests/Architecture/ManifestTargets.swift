import Foundation

/// The targets of `Package.swift` as its text lists them, but for tests and plugins.
struct ManifestTargets {
  struct Target {
    var name: String
    var dependencies: Set<String>
    /// From the package's folder.
    var path: String
  }

  private(set) var targets: [Target] = []

  init(_ text: String) {
    let code = text.replacing(/\/\/[^\n]*/, with: "")
    let starts = code.matches(
      of: /\.(target|executableTarget|systemLibrary|testTarget|plugin)\(\s*name:\s*"([^"]+)"/)
    for (index, start) in starts.enumerated() where start.1 != "testTarget" && start.1 != "plugin" {
      let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : code.endIndex
      let rest = code[start.range.upperBound..<end]
      let listed = rest.firstMatch(of: /dependencies:\s*\[([^\]]*)\]/)?.1 ?? ""
      let dependencies = listed.matches(of: /"([^"]+)"/).map { String($0.1) }
      let path = rest.firstMatch(of: /path:\s*"([^"]+)"/).map { String($0.1) }
      let name = String(start.2)
      targets.append(
        Target(name: name, dependencies: Set(dependencies), path: path ?? "Sources/\(name)"))
    }
  }
}
