import Foundation
import Testing

@testable import scrollwork

@Suite struct `The toolchain of a package` {
  private let folder: Folder
  private let package: Installation

  init() throws {
    folder = try Folder()
    try folder.write("Swift version 6.3.1 (swift-6.3.1-RELEASE)\n", to: Installation.file)
    package = try #require(Installation(in: folder.path))
  }

  private func toolchain(path: [String]) throws(NeededToolchain.Failure) -> NeededToolchain {
    try NeededToolchain(
      for: package, path: path.joined(separator: ":"), usualFolder: folder.path + "/usual/bin")
  }

  @Test func `is the one that built it, wherever it stands on PATH`() throws {
    let other = try folder.addToolchain("other", "Swift version 6.2 (swift-6.2-RELEASE)")
    let same = try folder.addToolchain("same", package.compiler)

    let found = try toolchain(path: ["/nowhere", other, same])

    #expect(found.programs == same)
    #expect(found.hostLibraries == folder.path + "/same/lib/swift/host")
  }

  @Test func `is found in its usual place, too`() throws {
    let usual = try folder.addToolchain("usual", package.compiler)
    #expect(try toolchain(path: ["/nowhere"]).programs == usual)
  }

  @Test func `comes first for the builder, with SwiftSyntax`() throws {
    let found = try toolchain(path: [folder.addToolchain("same", package.compiler)])
    let host = found.hostLibraries

    let alone = found.environment(path: "/usr/bin", libraryPath: "")
    let more = found.environment(path: "/usr/bin", libraryPath: "/mine")

    #expect(alone == ["PATH": "\(found.programs):/usr/bin", "LD_LIBRARY_PATH": host])
    #expect(more["LD_LIBRARY_PATH"] == "\(host):/mine")
  }

  @Test func `that is missing is asked for in one sentence`() {
    let failure = #expect(throws: NeededToolchain.Failure.missing(wanted: "Swift 6.3.1")) {
      try toolchain(path: ["/nowhere"])
    }
    let text = failure.map { "\($0)" } ?? ""
    #expect(text.contains("the Swift 6.3.1 toolchain") && text.contains("https://swift.org/install/linux"))
    #expect(!text.contains("\n") && !text.contains(". "))
  }

  @Test func `of another version is named beside the one that is wanted`() throws {
    let other = try folder.addToolchain("other", "Swift version 6.2 (swift-6.2-RELEASE)")
    #expect(
      throws: NeededToolchain.Failure.other(
        wanted: "Swift 6.3.1", program: other + "/swiftc", found: "Swift version 6.2 (swift-6.2-RELEASE)")
    ) { try toolchain(path: [other]) }
  }

  @Test func `that does not run, or is not whole, is named`() throws {
    let broken = try folder.addToolchain("broken", nil)
    let partial = try folder.addToolchain("partial", package.compiler, isWhole: false)

    #expect(throws: NeededToolchain.Failure.silent(program: broken + "/swiftc")) {
      try toolchain(path: [broken])
    }
    #expect(throws: NeededToolchain.Failure.noSyntax(folder: folder.path + "/partial/lib/swift/host")) {
      try toolchain(path: [partial])
    }
  }
}

@Suite struct `Places of a package` {
  @Test func `the page is the program's own, whatever lies where somebody works`() throws {
    let folder = try Folder()
    try folder.write("<html>", to: "scrollwork/Public/index.html")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/scrollwork/.build/release", withIntermediateDirectories: true)

    #expect(
      Places.publicFolder(asked: nil, from: folder.path + "/scrollwork/.build/release")
        == folder.path + "/scrollwork/Public")
    #expect(Places.publicFolder(asked: "mine", from: folder.path) == "mine")
    #expect(Places.publicFolder(asked: nil, from: folder.path + "/work") == nil)
  }

  @Test func `the folder of a build is no installation`() throws {
    #expect(Installation(in: try Folder().path) == nil)
    #expect(Places.installation == nil)
  }
}

/// A folder that is there as long as it is used.
private final class Folder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to file: String) throws {
    let place = URL(fileURLWithPath: path).appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: place, atomically: false, encoding: .utf8)
  }

  /// A toolchain that says this version; nil for one that does not run. Gives the folder of its programs.
  func addToolchain(_ name: String, _ version: String?, isWhole: Bool = true) throws -> String {
    let program = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Programs/swiftc.sh")
    try write("", to: isWhole ? "\(name)/lib/swift/host/libSwiftSyntax.so" : "\(name)/lib/empty")
    try write(version ?? "", to: version == nil ? "\(name)/bin/empty" : "\(name)/bin/version")
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)/bin/swiftc", withDestinationPath: program.path)
    return "\(path)/\(name)/bin"
  }
}
