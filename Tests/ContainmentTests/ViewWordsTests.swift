import Testing

@testable import Containment

@Suite struct `Words for bubblewrap` {
  /// Words that put a place into a view, one for each: `how what`.
  private func mounts(
    _ places: [VisiblePlaces.Place], links: [String: String] = [:], resolved: [String: String] = [:],
    absent: Set<String> = []
  ) -> [String] {
    var all = VisiblePlaces(libraryFolders: [])
    all.read(places.filter { $0.access != .write }.map(\.path))
    let known = Set(places.map(\.path))
    func real(_ path: String) -> String? {
      known.contains(path) && !absent.contains(path) ? resolved[path] ?? path : nil
    }
    let words = ViewWords(all, link: { links[$0] }, resolved: real).writing(
      places.filter { $0.access == .write }.map(\.path), resolved: real)
    return stride(from: 0, to: words.count - 4, by: 1).filter { words[$0].hasPrefix("--") }.map { index in
      let next = words[(index + 1)...].prefix { !$0.hasPrefix("--") }
      return words[index].dropFirst(2) + " " + (next.last ?? "")
    }.filter { !$0.hasPrefix("symlink /dev/") && $0 != "proc /proc" }
  }

  @Test func `show what is read, and let only that be written which may be`() {
    #expect(
      mounts([.init("/code", .read), .init("/rooms/a", .write)]) == [
        "ro-bind-try /code", "bind-try /rooms/a",
      ])
  }

  @Test func `leave out what does not exist, and what a folder has already`() {
    let places: [VisiblePlaces.Place] = [
      .init("/code", .read), .init("/code/Assets", .read), .init("/gone", .read), .init("/codes", .read),
    ]
    #expect(mounts(places, absent: ["/gone"]) == ["ro-bind-try /code", "ro-bind-try /codes"])
  }

  @Test func `let a folder be written within one that is not, and around one that is read, too`() {
    let places: [VisiblePlaces.Place] = [
      .init("/code/Mocks", .write), .init("/code", .read), .init("/art/a", .read), .init("/art", .write),
    ]
    #expect(
      mounts(places) == ["ro-bind-try /art/a", "ro-bind-try /code", "bind-try /code/Mocks", "bind-try /art"])
  }

  @Test func `let a folder that a link leads to be written by both names`() {
    #expect(
      mounts([.init("/tmp/a", .write)], resolved: ["/tmp/a": "/private/tmp/a"]) == [
        "bind-try /private/tmp/a", "bind-try /tmp/a",
      ])
  }

  @Test func `have links lead where they lead outside`() {
    let places: [VisiblePlaces.Place] = [.init("/etc/localtime", .read), .init("/usr", .read)]
    #expect(
      mounts(
        places, links: ["/etc/localtime": "../usr/share/zoneinfo/UTC"],
        resolved: ["/etc/localtime": "/usr/share/zoneinfo/UTC"]) == [
          "symlink /etc/localtime", "ro-bind-try /usr",
        ])
  }

  @Test func `show by both names what lies in a folder that a link leads to`() {
    #expect(
      mounts([.init("/home/me/code", .read)], resolved: ["/home/me/code": "/data/me/code"]) == [
        "ro-bind-try /data/me/code", "ro-bind-try /home/me/code",
      ])
  }

  @Test func `take a device for one`() {
    #expect(mounts([.init("/dev/null", .read)]) == ["dev-bind-try /dev/null"])
  }

  @Test func `give it processes of its own, whatever else is shown`() {
    var places = VisiblePlaces(libraryFolders: [])
    places.read(["/"])
    let words = ViewWords(places, link: { _ in nil }, resolved: { $0 }).writing([], resolved: { $0 })
    let (all, own) = (words.firstIndex(of: "--ro-bind-try"), words.firstIndex(of: "--proc"))
    #expect(all.map { words[$0 + 1] } == "/")
    #expect(own.map { words[$0 + 1] } == "/proc" && !words.contains("/proc/self"))
    #expect((all ?? 0) < (own ?? 0))
  }

  @Test func `keep what bubblewrap makes itself from being written`() {
    let words = ViewWords(VisiblePlaces(libraryFolders: []), link: { _ in nil }, resolved: { _ in nil })
      .writing([], resolved: { _ in nil })
    #expect(words.suffix(4) == ["--remount-ro", "/", "--chdir", "/"])
  }
}
