import Foundation
import Testing

@testable import SourceAdapter

@Suite struct `Modules with a stand-in` {
  /// The modules of the tables in `Package.swift`, and which of each other they stand on.
  private static let package: [String: [String]] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Package.swift")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var needs: [String: [String]] = [:]
    for name in ["appleModules", "packageModules"] {
      let table = text.components(separatedBy: "let \(name): [Target] = [").last ?? ""
      let rows = table.prefix(upTo: table.range(of: "\n]")?.lowerBound ?? table.endIndex)
      for row in rows.matches(of: /name: "(\w+)",\s+dependencies: \[([^\]]*)\]/) {
        needs[String(row.1)] = row.2.matches(of: /"(\w+)"/).map { String($0.1) }
      }
    }
    return needs.mapValues { $0.filter { needs[$0] != nil } }
  }()

  @Test func `are those of the package, and stand on the same`() {
    #expect(Self.package.count > 15)
    #expect(StandInModules.needs == Self.package)
  }

  @Test func `come with what they stand on, and with nothing else`() {
    #expect(
      StandInModules.closure(of: ["PhotosUI", "Lottie"]) == [
        "CoreLocation", "Photos", "PhotosUI", "UniformTypeIdentifiers",
      ])
    #expect(StandInModules.closure(of: ["UIKit", "os"]).isEmpty)
  }
}
