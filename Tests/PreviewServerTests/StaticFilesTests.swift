import Foundation
import Testing

@testable import PreviewServer

@Suite struct `Static files` {
  @Test func `regular files are served, hidden ones and links are not`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("a/.git"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["index.html", "a/b.css", "a/.git/config", ".env"] {
      try Data(name.utf8).write(to: folder.appendingPathComponent(name))
    }
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("passwd"), withDestinationURL: URL(fileURLWithPath: "/etc/passwd"))

    let files = StaticFiles(folder: folder.path)

    #expect(files["/index.html"]?.body == Array("index.html".utf8))
    #expect(files["/a/b.css"]?.type == "text/css; charset=utf-8")
    for path in ["/a/.git/config", "/.env", "/passwd", "/a", "/", "index.html"] {
      #expect(files[path] == nil)
    }
  }

  @Test func `of the page's own folder everything is served but documents`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Public")
    let files = StaticFiles(folder: page.path)

    for path in try FileManager.default.subpathsOfDirectory(atPath: page.path) where path.contains(".") {
      #expect((files["/" + path] != nil) == !path.hasSuffix(".md"), "\(path)")
    }
  }

  @Test func `a changed file has another tag, and the whole another fingerprint`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("x.js")
    try Data("1".utf8).write(to: file)
    let before = StaticFiles(folder: folder.path)
    try Data("2".utf8).write(to: file)
    let after = StaticFiles(folder: folder.path)

    #expect(before["/x.js"]?.etag != after["/x.js"]?.etag)
    #expect(before.fingerprint != after.fingerprint)
  }

  @Test func `a folder that is not there has no files`() {
    #expect(StaticFiles(folder: "/nonexistent")["/index.html"] == nil)
  }
}
