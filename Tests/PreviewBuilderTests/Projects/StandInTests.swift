import Foundation
import PreviewWire
import Testing

@testable import PreviewBuilder

/// Stand-ins for Apple's modules, in libraries made by the real compiler.
@Suite struct `A stand-in for a module of Apple's` {
  private let folder = Scratch()
  private let cache = Scratch()

  /// The bytes of the library that the folder becomes, without a hole.
  private func library() throws -> String {
    let workshop = try Workshop(
      try SourceRoot(folder.path), BuildOptions(), programFolder: RunningBuilder.programFolder,
      cache: cache("cache"))
    let outcome = workshop.build.run(workshop.scan(), cancellation: Cancellation())
    guard case .built(let path, _, let problems, let holes, _) = outcome else {
      Issue.record("not built: \(outcome)")
      return ""
    }
    #expect(problems.isEmpty && holes.isEmpty)
    let bytes = try #require(FileManager.default.contents(atPath: path))
    return String(decoding: bytes.map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
  }

  @Test func `is in the library of who imports it, and in no other`() throws {
    folder.write(
      """
      import UIKit
      import Network
      final class One: UIViewController { let monitor = NWPathMonitor() }
      // Foundation brings it on a device.
      let kind = kSecClassGenericPassword
      """, to: "One.swift")
    let with = try library()
    // The metadata of a class, where it is defined and not where it is used.
    #expect(with.contains("$s7Network13NWPathMonitorCMn"))
    #expect(with.contains("$s8Security8KeychainCMn"))
    #expect(!with.contains("$s8StoreKit"))

    folder.write("import UIKit\nfinal class One: UIViewController {}", to: "One.swift")
    #expect(try !library().contains("NWPathMonitor"))
  }

  @Test func `gives way to a module of the author's own with its name`() throws {
    for name in ["Sources/Network", "Sources/App"] { folder.makeFolder(name) }
    folder.write(
      """
      let package = Package(name: "App", targets: [
        .target(name: "App", dependencies: ["Network"]), .target(name: "Network"),
      ])
      """, to: "Package.swift")
    folder.write(
      "public struct Client { public init() {}; public func isMine() -> Bool { true } }",
      to: "Sources/Network/Client.swift")
    folder.write(
      """
      import UIKit
      import Network
      public final class One: UIViewController { let client = Client() }
      """, to: "Sources/App/One.swift")
    let own = try library()
    #expect(own.contains("$s7Network6ClientV6isMine"))
    #expect(!own.contains("NWPathMonitor"))
  }
}
