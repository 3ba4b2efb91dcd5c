import Foundation
import Testing

@testable import Processes

@Suite struct `Working folders` {
  /// A folder of the test's own, which goes when it ends.
  private final class Place {
    let path = "\(NSTemporaryDirectory())/TestFolders-\(UUID().uuidString)"

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    var shared: String { WorkingFolder.shared(in: path) }
    var folders: [String] { (try? FileManager.default.contentsOfDirectory(atPath: shared)) ?? [] }
  }

  @Test func `are empty, one for each, and gone when they are removed`() throws {
    let place = try Place()
    let first = try #require(WorkingFolder.make(in: place.path))
    let second = try #require(WorkingFolder.make(in: place.path))
    #expect(first.path != second.path)
    #expect(place.folders.count == 2)
    first.remove()
    second.remove()
    #expect(place.folders.isEmpty)
  }

  @Test func `of the dead are taken away, those of the living and the new-born stay`() throws {
    let place = try Place()
    let living = try #require(WorkingFolder.make(in: place.path))
    let lock = try #require(FolderLease.take(living.path))
    try FileManager.default.createDirectory(
      atPath: "\(place.shared)/dead/deep", withIntermediateDirectories: true)

    WorkingFolder.sweep(place.shared)
    #expect(place.folders.count == 2, "it may have been made just now")

    WorkingFolder.sweep(place.shared, youth: 0)
    #expect(place.folders == [URL(filePath: living.path).lastPathComponent])
    close(lock)
    living.remove()
  }

  @Test func `are not made where a link leads somewhere else`() throws {
    let place = try Place()
    try FileManager.default.createSymbolicLink(atPath: place.shared, withDestinationPath: "/tmp")
    #expect(WorkingFolder.make(in: place.path) == nil)
  }

  @Test func `take away what links point from, and not what they point to`() throws {
    let place = try Place()
    try Data("x".utf8).write(to: URL(filePath: "\(place.path)/mine"))
    let folder = try #require(WorkingFolder.make(in: place.path))
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link", withDestinationPath: place.path)
    try FileManager.default.createDirectory(atPath: "\(folder.path)/shut", withIntermediateDirectories: true)
    try Data("x".utf8).write(to: URL(filePath: "\(folder.path)/shut/in"))
    chmod("\(folder.path)/shut", 0)

    folder.remove()
    #expect(place.folders.isEmpty)
    #expect(FileManager.default.fileExists(atPath: "\(place.path)/mine"))
  }

  @Test func `count what is in them by what it takes, and each entry at least as a page`() throws {
    let place = try Place()
    #expect(FolderTree.bytes(in: place.path, atMost: 10) == 0)
    try FileManager.default.createDirectory(atPath: "\(place.path)/a/b", withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: "\(place.path)/a/b/empty"))
    try Data(count: 1 << 20).write(to: URL(filePath: "\(place.path)/a/full"))
    try FileManager.default.createSymbolicLink(atPath: "\(place.path)/a/up", withDestinationPath: place.path)

    let bytes = try #require(FolderTree.bytes(in: place.path, atMost: 5))
    #expect(bytes >= 1 << 20 && bytes < 2 << 20)
    #expect(FolderTree.bytes(in: place.path, atMost: 4) == nil)
    #expect(FolderTree.bytes(in: "\(place.path)/none", atMost: 4) == 0)
  }

  @Test func `of agents are all gone at the end`() throws {
    let folders = WorkingFolders()
    let made = [folders.make(), folders.make(), folders.make()].compactMap { $0 }
    #expect(made.count == 3)
    folders.remove(try #require(made.first))
    folders.finish()
    #expect(made.allSatisfy { !FileManager.default.fileExists(atPath: $0.path) })
  }
}
