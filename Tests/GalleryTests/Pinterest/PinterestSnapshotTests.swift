import Testing
import UIKit

@testable import Gallery

@MainActor @Suite struct `A snapshot of the wall` {
  private func pictures(_ snapshot: PinterestSnapshot) -> [[Int]] {
    PinterestSection.allCases.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  @Test func `has the last ten of thirty in the carousel and the first ten in the masonry`() {
    let snapshot = PinterestSnapshot(pictureCount: 30)

    #expect(snapshot.sectionIdentifiers == [.carousel, .widget, .pinterest])
    #expect(pictures(snapshot) == [Array(20..<30), Array(10..<20), Array(0..<10)])
  }

  @Test(arguments: -1...40) func `parts any number equally, and has all of them`(count: Int) {
    let parts = pictures(PinterestSnapshot(pictureCount: count))

    #expect(Array(parts.joined()).sorted() == Array(0..<max(count, 0)))
    #expect(parts[2].count - parts[0].count <= 1 && parts[2].count >= parts[1].count)
  }

  @Test func `has all thirty shapes different`() {
    #expect(Set((0..<30).map { Picture(id: $0).aspectRatio }).count == 30)
  }

  @Test func `shuffled has the same pictures in each section, in another order`() {
    let before = PinterestSnapshot(pictureCount: 30)
    var deal = Deal()
    var after = before

    for _ in 0..<100 {
      let last = after
      after.shuffle(using: &deal)
      #expect(pictures(after).map { $0.sorted() } == pictures(before).map { $0.sorted() })
      #expect(pictures(after) != pictures(last))
    }
  }

  @Test func `takes in what is not shown, and else a picture that there was not`() {
    var snapshot = PinterestSnapshot(pictureCount: 6)

    snapshot.insertPicture(before: 2)
    #expect(pictures(snapshot) == [[4, 5], [6, 2, 3], [0, 1]])

    snapshot.removePicture(0)
    snapshot.insertPicture(before: nil)
    #expect(pictures(snapshot) == [[4, 5], [6, 2, 3], [1, 0]])

    snapshot.insertPicture(before: 99)
    #expect(pictures(snapshot) == [[4, 5], [6, 2, 3], [1, 0, 7]])
  }

  @Test func `loses nothing but the picture that is removed`() {
    var snapshot = PinterestSnapshot(pictureCount: 4)

    snapshot.removePicture(3)
    snapshot.removePicture(3)
    snapshot.removePicture(17)

    #expect(pictures(snapshot) == [[], [2], [0, 1]])
  }
}
