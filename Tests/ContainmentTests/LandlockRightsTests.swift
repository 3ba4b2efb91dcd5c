import Testing

@testable import Containment

@Suite struct `Rights of Landlock` {
  @Test(
    arguments: [(1, 0x1FFF), (2, 0x3FFF), (3, 0x7FFF), (4, 0x7FFF), (5, 0xFFFF), (7, 0xFFFF)]
      as [(Int, UInt64)])
  func `are those of the kernel's version, and no others`(version: Int, files: UInt64) throws {
    let rights = try #require(LandlockRights(version: version))
    #expect(rights.files.rawValue == files)
    #expect((rights.network != 0) == (version >= 4))
    #expect(rights.scopesSignals == (version >= 6))
    #expect(rights.limitsTruncation == (version >= 3))
  }

  @Test func `are none where there is no Landlock`() {
    #expect(LandlockRights(version: -1) == nil)
    #expect(LandlockRights(version: 0) == nil)
  }

  @Test(arguments: 1...7)
  func `that are granted are known to the version, and to a file only those of a file`(version: Int) throws {
    let rights = try #require(LandlockRights(version: version))
    for access in [.find, .read, .run, .device, .write] as [VisiblePlaces.Access] {
      #expect(rights.granted(access, isFolder: true).isSubset(of: rights.files))
      #expect(rights.granted(access, isFolder: false).isSubset(of: .ofAFile))
    }
  }

  @Test func `to write do not come with those to run programs, to make devices or sockets`() throws {
    let granted = try #require(LandlockRights(version: 7)).granted(.write, isFolder: true)
    #expect(granted.isDisjoint(with: [.execute, .makeDevice, .makeSocket, .control]))
    #expect(granted.contains([.writeFile, .makeFile, .removeFile, .truncate]))
  }

  @Test func `to find do not list folders`() throws {
    #expect(try #require(LandlockRights(version: 7)).granted(.find, isFolder: true) == .readFile)
  }
}
