import Foundation
import Testing

@testable import PreviewServer

@Suite struct `The folder of state` {
  @Test(
    arguments: [
      (asked: "/a", environment: ["XDG_STATE_HOME": "/x", "HOME": "/h"], path: "/a"),
      (nil, ["XDG_STATE_HOME": "/x", "HOME": "/h"], "/x/scrollwork"),
      (nil, ["HOME": "/h"], "/h/.local/state/scrollwork"),
      (nil, ["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/scrollwork"),
      (nil, ["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/scrollwork"),
      ("here", [:], "here"),
    ] as [(String?, [String: String], String)])
  func `is the one that was asked for, or the usual one`(
    asked: String?, environment: [String: String], path: String
  ) throws {
    #expect(try StateFolder(asked: asked, environment: environment).path == path)
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"], ["XDG_STATE_HOME": "x"]] as [[String: String]])
  func `is asked for where no home says which it is`(environment: [String: String]) throws {
    let error = #expect(throws: StoreError.noHome) { try StateFolder(asked: nil, environment: environment) }
    #expect(error?.sentence.contains("name a folder with --state") == true)
  }

  @Test func `is made with those around it, for its owner alone, and is found again`() throws {
    let around = try StoreFolder()
    let folder = try StateFolder(asked: around.folder.file("a/b/c/"), environment: [:])
    try folder.make()
    try folder.make()

    for path in ["a", "a/b", "a/b/c"] {
      let mode = try FileManager.default.attributesOfItem(atPath: around.folder.file(path))[.posixPermissions]
      #expect(mode as? Int == 0o700)
    }
  }

  @Test(arguments: [0o702, 0o720, 0o777])
  func `is refused where others can write to it`(mode: mode_t) throws {
    let state = try StoreFolder()
    chmod(state.path, mode)
    let error = #expect(throws: StoreError.writableByOthers(folder: state.path)) { try state.folder.make() }
    #expect(error?.sentence.contains("chmod 700 \(state.path)") == true)
  }

  @Test func `is refused where it is another user's, or no folder`() throws {
    let state = try StoreFolder()
    let folder = state.folder
    #expect(folder.fault(mode: S_IFDIR | 0o700, owner: 7, user: 7) == nil)
    #expect(folder.fault(mode: S_IFDIR | 0o755, owner: 7, user: 7) == nil)
    #expect(folder.fault(mode: S_IFDIR | 0o700, owner: 7, user: 8) == .ofAnotherUser(folder: state.path))

    let file = try StateFolder(asked: folder.file("file"), environment: [:])
    FileManager.default.createFile(atPath: file.path, contents: nil)
    #expect(throws: StoreError.notAFolder(file.path)) { try file.make() }
    let below = try StateFolder(asked: folder.file("file/below"), environment: [:])
    #expect(throws: StoreError.cannotMake(folder: below.path, because: "Not a directory")) {
      try below.make()
    }
  }

  @Test func `that cannot be made says why`() throws {
    let around = try StoreFolder()
    chmod(around.path, 0o555)
    let folder = try StateFolder(asked: around.folder.file("new"), environment: [:])
    let error = #expect(throws: StoreError.cannotMake(folder: folder.path, because: "Permission denied")) {
      try withoutPrivileges { try folder.make() }
    }
    #expect(error?.sentence.contains("cannot be made (Permission denied); name another folder") == true)
  }
}

@Suite struct `The lock of a folder` {
  @Test func `is one server's, and says whose`() throws {
    let state = try StoreFolder()
    var first: FolderLock? = try FolderLock(state.folder)
    let error = #expect(throws: StoreError.taken(folder: state.path, by: getpid())) {
      try FolderLock(state.folder)
    }
    #expect(error?.sentence.hasPrefix("process \(getpid()) keeps its sessions in \(state.path);") == true)

    first = nil
    #expect(throws: Never.self) { first = try FolderLock(state.folder) }
    withExtendedLifetime(first) {}
  }

  @Test func `is given back although a child has the file open, too`() throws {
    let state = try StoreFolder()
    var first: FolderLock? = try FolderLock(state.folder)
    let copy = dup(try #require(first).descriptor)
    defer { close(copy) }
    first = nil
    #expect(throws: Never.self) { try FolderLock(state.folder) }
  }

  @Test func `that was left behind holds nobody up`() throws {
    let state = try StoreFolder()
    try "123456789 and more\n".write(toFile: state.folder.file("lock"), atomically: false, encoding: .utf8)
    let lock = try FolderLock(state.folder)
    #expect(try String(contentsOfFile: state.folder.file("lock"), encoding: .utf8) == "\(getpid())\n")
    withExtendedLifetime(lock) {}
  }

  @Test func `that does not say whose it is holds all the same`() throws {
    let state = try StoreFolder()
    let lock = try FolderLock(state.folder)
    try "nobody\n".write(toFile: state.folder.file("lock"), atomically: false, encoding: .utf8)
    let error = #expect(throws: StoreError.taken(folder: state.path, by: nil)) {
      try FolderLock(state.folder)
    }
    #expect(error?.sentence.hasPrefix("another server keeps its sessions in") == true)
    withExtendedLifetime(lock) {}
  }
}
