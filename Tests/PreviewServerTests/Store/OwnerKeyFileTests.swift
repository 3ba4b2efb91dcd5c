import Foundation
import PreviewSession
import Testing

@testable import PreviewServer

@Suite struct `The file of the owner's key` {
  private let first = OwnerKey(high: 1, low: 2)
  private let second = OwnerKey(high: 3, low: 4)

  private func key(in state: StoreFolder, orNew new: OwnerKey) throws(StoreError) -> String {
    try OwnerKeyFile(state.folder).key(orNew: new).description
  }

  private func file(_ state: StoreFolder) -> String { state.folder.file("owner-key") }

  private func write(_ text: String, mode: mode_t = 0o600, in state: StoreFolder) throws {
    try text.write(toFile: file(state), atomically: false, encoding: .utf8)
    chmod(file(state), mode)
  }

  @Test func `is made once, for its user alone, and has that key from then on`() throws {
    let state = try StoreFolder()
    let before = umask(0)
    defer { umask(before) }
    #expect(try key(in: state, orNew: first) == first.description)
    #expect(try key(in: state, orNew: second) == first.description)

    let mode = try FileManager.default.attributesOfItem(atPath: file(state))[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(try state.bytes().keys.sorted() == ["owner-key"], "nothing is left beside it")
  }

  @Test func `is made although a start before was cut short`() throws {
    let state = try StoreFolder()
    try "half".write(toFile: state.folder.file("owner-key.new"), atomically: false, encoding: .utf8)
    #expect(try key(in: state, orNew: first) == first.description)
    #expect(try state.bytes().keys.sorted() == ["owner-key"])
  }

  @Test(arguments: ["", "\n", "AAAA\n", "AAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAB\n", "\0\u{ff}\n"])
  func `that holds no key is refused, and left as it is`(text: String) throws {
    let state = try StoreFolder()
    try write(text, in: state)
    let error = #expect(throws: StoreError.noKey(file: file(state))) { try key(in: state, orNew: first) }
    #expect(error?.sentence.contains("owner-key holds no key, and was left as it is; remove it") == true)
    #expect(try String(contentsOfFile: file(state), encoding: .utf8) == text)
  }

  @Test func `that is longer than a key is refused, however long it is`() throws {
    let state = try StoreFolder()
    try write(first.description + "\n" + String(repeating: "\n", count: 5000), in: state)
    #expect(throws: StoreError.noKey(file: file(state))) { try key(in: state, orNew: second) }
  }

  @Test(arguments: [0o644, 0o640, 0o604, 0o620, 0o602, 0o610])
  func `that others can open is refused: they may know the key`(mode: mode_t) throws {
    let state = try StoreFolder()
    try write("\(first.description)\n", mode: mode, in: state)
    let error = #expect(throws: StoreError.keyOpenToOthers(file: file(state))) {
      try key(in: state, orNew: second)
    }
    #expect(error?.sentence.contains("is open to other users") == true)
  }

  @Test func `that is a link, a folder or a pipe is refused`() throws {
    let state = try StoreFolder()
    let elsewhere = state.folder.file("elsewhere")
    try "\(first.description)\n".write(toFile: elsewhere, atomically: false, encoding: .utf8)
    chmod(elsewhere, 0o600)
    for make in [
      { symlink(elsewhere, self.file(state)) }, { mkdir(self.file(state), 0o700) },
      { mkfifo(self.file(state), 0o600) },
    ] {
      #expect(make() == 0)
      #expect(throws: StoreError.noKey(file: file(state))) { try key(in: state, orNew: second) }
      #expect(remove(file(state)) == 0)
    }
  }

  @Test func `is not made where nothing can be written, and is read there`() throws {
    let state = try StoreFolder()
    chmod(state.path, 0o555)
    #expect(throws: StoreError.readOnly(folder: state.path)) {
      try withoutPrivileges { try key(in: state, orNew: first) }
    }
    chmod(state.path, 0o700)
    #expect(try key(in: state, orNew: first) == first.description)
    chmod(state.path, 0o555)
    #expect(try key(in: state, orNew: second) == first.description)
  }
}
