import Testing

@testable import scrollwork

@Suite struct `Paths of an inspection` {
  private func paths(_ words: [String]) -> InspectPaths {
    InspectPaths(words) { $0.hasPrefix("/") ? $0 : "/here/" + $0 }
  }

  @Test func `are absolute afterwards, and known by what is done there`() {
    let found = paths(
      ["--bundle", "/cache/a.so", "--assets", "Art", "--mock", "Mocks", "--script", "drag.json", "card"])
    #expect(
      found.words == [
        "--bundle", "/cache/a.so", "--assets", "/here/Art", "--mock", "/here/Mocks", "--script",
        "/here/drag.json", "card",
      ])
    #expect(found.libraries == ["/cache/a.so"])
    #expect(found.read == ["/here/Art", "/here/Mocks", "/here/drag.json"] && found.write.isEmpty)
  }

  @Test func `are written where mocks are made`() {
    let found = paths(["--write-mocks", "3", "Mocks"])
    #expect(found.words == ["--write-mocks", "3", "/here/Mocks"])
    #expect(found.write == ["/here/Mocks"] && found.read.isEmpty)
  }

  @Test func `come with the memory that the agent may use`() {
    #expect(paths(["--memory", "256"]).memory == 256)
    #expect(paths(["card"]).memory == 1024)
    #expect(paths(["--memory", "much"]).words == ["--memory", "much"])
  }

  @Test(arguments: [
    ["--script", "-"], ["--preview", "--bundle", "x"], ["--set", "a=--assets"], ["--script"],
  ])
  func `are none where there is none`(words: [String]) {
    let found = paths(words)
    #expect(found.words == words)
    #expect(found.libraries.isEmpty && found.read.isEmpty && found.write.isEmpty)
  }
}
