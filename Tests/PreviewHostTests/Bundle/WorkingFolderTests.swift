import Foundation
import Testing

@testable import PreviewHost

@Suite struct `Working folders` {
  /// A folder of the test's own, which goes when it ends.
  private final class Place {
    let path = TestBundle.buildFolder.appending(path: "TestFolders-\(UUID().uuidString)").path

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    var shared: String { "\(path)/scrollwork-agents-\(getuid())" }
    var folders: [String] { (try? FileManager.default.contentsOfDirectory(atPath: shared)) ?? [] }
  }

  @Test func `are empty, one for each, and gone when they are removed`() throws {
    let place = try Place()
    let (first, second) = (
      try #require(WorkingFolder.make(in: place.path)), WorkingFolder.make(in: place.path)
    )
    #expect(first.path != second?.path)
    #expect(place.folders.count == 2)
    first.remove()
    second?.remove()
    #expect(place.folders.isEmpty)
  }

  @Test func `of the dead are taken away, those of the living and the new-born stay`() throws {
    let place = try Place()
    let living = try #require(WorkingFolder.make(in: place.path))
    try FileManager.default.createDirectory(
      atPath: "\(place.shared)/dead/deep", withIntermediateDirectories: true)

    WorkingFolder.sweep(place.shared)
    #expect(place.folders.count == 2, "it may have been made just now")

    WorkingFolder.sweep(place.shared, youth: 0)
    #expect(place.folders == [URL(filePath: living.path).lastPathComponent])
    living.remove()
  }

  @Test func `are not made where a link leads somewhere else`() throws {
    let place = try Place()
    try FileManager.default.createSymbolicLink(atPath: place.shared, withDestinationPath: "/tmp")
    #expect(WorkingFolder.make(in: place.path) == nil)
  }
}
