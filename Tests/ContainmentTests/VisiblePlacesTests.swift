import Testing

@testable import Containment

@Suite struct `Visible places` {
  @Test func `hold nothing of the user's, and nothing that is written, unless it is given`() {
    let places = VisiblePlaces(libraryFolders: ["/opt/swift/usr/lib/swift/linux"]).places
    for place in places {
      #expect(
        !place.path.hasPrefix("/home") && !place.path.hasPrefix("/root") && !place.path.hasPrefix("/tmp"))
      #expect(place.access != .write)
      #expect(place.path != "/" && place.path != "/etc" && place.path != "/dev")
    }
  }

  @Test func `hold the crash handler of the runtime that is loaded`() {
    let places = VisiblePlaces(libraryFolders: ["/opt/swift/usr/lib/swift/linux"])
    #expect(places.places.contains(.init("/opt/swift/usr/libexec/swift", .run)))
    #expect(places.places.contains(.init("/opt/swift/usr/lib/swift/linux", .run)))
  }

  @Test func `take a root of Swift's only if it is absolute`() {
    func programs(_ root: String?) -> Int {
      VisiblePlaces(libraryFolders: [], swiftRoot: root).places.count { $0.path.hasSuffix("/libexec/swift") }
    }
    #expect(programs("/x") == 1)
    #expect(programs("x") == 0 && programs("") == 0 && programs(nil) == 0)
  }

  @Test func `read what they are given, and write only in the folder for that`() {
    var places = VisiblePlaces(libraryFolders: [])
    places.read(["/pictures"])
    places.write("/work")
    #expect(places.places.suffix(2) == [.init("/pictures", .read), .init("/work", .write)])
  }

  @Test func `of libraries are the folders of executable files in memory, each once`() {
    let maps = """
      5500-5600 r--p 00000000 fe:00 1      /usr/bin/agent
      5600-5700 r-xp 00001000 fe:00 1      /usr/bin/agent
      7000-7100 r-xp 00000000 fe:00 2      /opt/a folder/lib/libx.so
      7100-7200 r-xp 00000000 fe:00 3      /opt/a folder/lib/liby.so
      7200-7300 r--p 00000000 fe:00 3      /home/me/font.otf
      7300-7400 r-xp 00000000 fe:00 3      /top.so
      7400-7500 rwxp 00000000 00:00 0
      7500-7600 r-xp 00000000 00:00 0      [vdso]
      """
    #expect(LoadedLibraries.folders(maps: maps) == ["/usr/bin", "/opt/a folder/lib"])
  }
}
