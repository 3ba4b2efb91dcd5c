import Testing
import UIKit

@testable import Gallery

/// Frames by hand, from Facts 4.3 and 4.6.
@MainActor @Suite struct `Badges of the gallery` {
  // The section is inset by 24: 342 on the phone. Four icons of 72 with 16 between them need 336, five 424,
  // so there are four, and the 6 that are left go to the three gaps: 18. On the tablet 976: eleven need 952,
  // twelve 1040; 24 more for ten gaps: 18.4, so one every 90.4.
  // A badge of 24 has its corner in the icon's, and a quarter of it, 6, further out: 72 - 24 + 6 = 54 right
  // of the icon's left edge, 6 above its top.
  @Test(arguments: [
    (
      Screen.phone, 5,
      """
      cell  0/0    24  24  72 72
      badge 0/0    78  18  24 24
      cell  0/1   114  24  72 72   # 24 + 72 + 18
      badge 0/1   168  18  24 24
      cell  0/2   204  24  72 72
      badge 0/2   258  18  24 24
      cell  0/3   294  24  72 72   # ends at 366, 24 before the edge
      badge 0/3   348  18  24 24
      cell  0/4    24 120  72 72   # 24 + 72 + 24
      badge 0/4    78 114  24 24
      """
    ),
    (
      Screen.tablet, 12,
      """
      cell  0/0    24    24  72 72
      badge 0/0    78    18  24 24
      cell  0/1   114.4  24  72 72   # 24 + 90.4
      badge 0/1   168.4  18  24 24
      cell  0/2   204.8  24  72 72
      badge 0/2   258.8  18  24 24
      cell  0/3   295.2  24  72 72
      badge 0/3   349.2  18  24 24
      cell  0/4   385.6  24  72 72
      badge 0/4   439.6  18  24 24
      cell  0/5   476    24  72 72
      badge 0/5   530    18  24 24
      cell  0/6   566.4  24  72 72
      badge 0/6   620.4  18  24 24
      cell  0/7   656.8  24  72 72
      badge 0/7   710.8  18  24 24
      cell  0/8   747.2  24  72 72
      badge 0/8   801.2  18  24 24
      cell  0/9   837.6  24  72 72
      badge 0/9   891.6  18  24 24
      cell  0/10  928    24  72 72   # ends at 1000
      badge 0/10  982    18  24 24
      cell  0/11   24   120  72 72
      badge 0/11   78   114  24 24
      """
    ),
  ])
  func `sit at the corners of icons, which share the room between them`(
    screen: CGSize, items: Int, text: String
  ) throws {
    let stage = try CompositionStage("badges", items: items, on: screen)

    #expect(try stage.frames == FrameText.lines(text))
    #expect(stage.view.contentSize == CGSize(width: screen.width, height: 216))  // 120 + 72 + 24
  }

  @Test func `lie above all icons, and are not seen where there is no news`() throws {
    let stage = try CompositionStage("badges", items: 5, on: Screen.phone)

    let layout = stage.view.collectionViewLayout
    let elements = try #require(layout.layoutAttributesForElements(in: stage.view.bounds))
    #expect(elements.allSatisfy { $0.zIndex == ($0.representedElementKind == nil ? 0 : 1) })
    let shown = try (0..<5).map { item in
      let path = IndexPath(item: item, section: 0)
      let badge = try #require(stage.view.supplementaryView(forElementKind: "badge", at: path))
      return badge.subviews.contains { !$0.isHidden }
    }
    // The news of each is its number times five, of thirteen; every third has none: 0, -, 10, 2, -.
    #expect(shown == [false, false, true, true, false])
  }
}
