import Testing

@testable import PreviewBuilder

@Suite struct `Watched names` {
  @Test(arguments: [
    ".Cards.swift.swp", ".Cards.swift.swo", "4913", "Cards.swift~", ".#Cards.swift", "#Cards.swift#",
    "Cards.swift.tmp", "Cards.swift.new", ".Cards.swift", "Cards.swift___jb_tmp___", "Cards.swift.sb-1a2b",
    "sedAbC123",
    "Package.swift", "Cards.m",
  ])
  func `what editors leave beside a file is no source`(name: String) {
    #expect(!WatchedNames.isSource(name))
  }

  @Test(arguments: ["Cards.swift", "Cards+Layout.swift", "Größe.swift", "main.swift"])
  func `a Swift file is a source`(name: String) {
    #expect(WatchedNames.isSource(name))
  }

  @Test(arguments: [
    "Cards.png", "Cards@2x.JPG", "Contents.json", "words.txt", "Localizable.strings", "A.ttf",
  ])
  func `what an app finds in its bundle is a resource`(name: String) {
    #expect(WatchedNames.isResource(name))
  }

  @Test(arguments: [".git", ".build", "DerivedData", "CardsTests", "App.xcodeproj"])
  func `folders of tools and tests are left alone`(name: String) {
    #expect(!WatchedNames.isFolderOfInterest(name))
  }
}
