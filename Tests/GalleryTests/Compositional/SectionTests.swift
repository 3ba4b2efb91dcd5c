import Testing
import UIKit

@testable import Gallery

/// Sections with headers and cards behind them. Frames by hand, from Facts 4.4 to 4.6.
@MainActor @Suite struct `Sections of the gallery` {
  // A header of 44, 8, rows of 56 with 8 between them, 16. With six rows: 44 + 8 + 6 * 56 + 5 * 8 + 16 = 444.
  // Rows have 16 on either side.
  private static func pinned(width: Int) -> String {
    """
    header 0/0    0   0  \(width) 44
    cell   0/0   16  52  \(width - 32) 56   # 44 + 8
    cell   0/1   16 116  \(width - 32) 56   # 52 + 56 + 8
    cell   0/2   16 180  \(width - 32) 56
    cell   0/3   16 244  \(width - 32) 56
    cell   0/4   16 308  \(width - 32) 56
    cell   0/5   16 372  \(width - 32) 56
    header 1/0    0 444  \(width) 44
    cell   1/0   16 496  \(width - 32) 56   # 444 + 44 + 8
    cell   1/1   16 560  \(width - 32) 56
    """
  }

  @Test(arguments: [Screen.phone, Screen.tablet])
  func `rows stand under their header, which goes from edge to edge`(screen: CGSize) throws {
    let stage = try CompositionStage("pinned-headers", items: 8, on: screen)

    #expect(try stage.frames == FrameText.lines(Self.pinned(width: Int(screen.width))))
    #expect(stage.view.contentSize == CGSize(width: screen.width, height: 632))  // 560 + 56 + 16
  }

  // While its section is at the top: y is the offset, but no more than 444 - 44 = 400, where the section ends
  // with it.
  @Test(arguments: [
    (0.0, 0.0, 444.0), (100, 100, 444), (400, 400, 444), (420, 400, 444), (444, 400, 444),
    (450, 400, 450), (870, 400, 844), (-30, 0, 444),
  ])
  func `a pinned header stays until the next one pushes it out`(
    offset: Double, first: Double, second: Double
  ) throws {
    let stage = try CompositionStage("pinned-headers", on: Screen.phone)

    stage.scroll(to: offset)

    let layout = stage.view.collectionViewLayout
    let header = UICollectionView.elementKindSectionHeader
    let places = (0..<2).map { section in
      let path = IndexPath(item: 0, section: section)
      return layout.layoutAttributesForSupplementaryView(ofKind: header, at: path)?.frame.minY
    }
    #expect(places == [CGFloat(first), CGFloat(second)])
    // Visible headers are where the layout says.
    let shown = stage.view.indexPathsForVisibleSupplementaryElements(ofKind: header)
    for path in shown {
      let view = try #require(stage.view.supplementaryView(forElementKind: header, at: path))
      #expect(view.frame == layout.layoutAttributesForSupplementaryView(ofKind: header, at: path)?.frame)
    }
    // At 444 the first one only touches what is on screen.
    #expect(shown.contains(IndexPath(item: 0, section: offset < 444 ? 0 : 1)))
  }

  // A header of 56, the upper 8 of which belong to the space between cards; rows of 72 + 8; below 8 of that
  // space, 8 to the card's edge and 4 as around each tile: 20. One row: 56 + 80 + 20 = 156; two: 236.
  // The section is inset by 16 + 8 = 24: 342 on the phone, a third is 114, and a tile 8 less. On the
  // tablet 976, 325.33.
  @Test(arguments: [
    (
      Screen.phone,
      """
      header 0/0    24   8  342 48
      card   0/0    16   8  358 140   # 156 - 16
      cell   0/0    28  60  106 72    # 24 + 4, 56 + 4
      cell   0/1   142  60  106 72    # 24 + 114 + 4
      cell   0/2   256  60  106 72    # ends at 362, 12 before the card does
      header 1/0    24 164  342 48    # 156 + 8
      card   1/0    16 164  358 220   # 236 - 16
      cell   1/0    28 216  106 72    # 156 + 56 + 4
      cell   1/1   142 216  106 72
      cell   1/2   256 216  106 72
      cell   1/3    28 296  106 72
      cell   1/4   142 296  106 72
      cell   1/5   256 296  106 72
      header 2/0    24 400  342 48    # 156 + 236 + 8
      card   2/0    16 400  358 220
      cell   2/0    28 452  106 72
      cell   2/1   142 452  106 72
      cell   2/2   256 452  106 72
      cell   2/3    28 532  106 72
      """
    ),
    (
      Screen.tablet,
      """
      header 0/0    24      8  976    48
      card   0/0    16      8  992    140
      cell   0/0    28     60  317.33 72    # 325.33 - 8
      cell   0/1   353.33  60  317.33 72    # 24 + 325.33 + 4
      cell   0/2   678.67  60  317.33 72    # 24 + 650.67 + 4; ends at 996
      header 1/0    24    164  976    48
      card   1/0    16    164  992    220
      cell   1/0    28    216  317.33 72
      cell   1/1   353.33 216  317.33 72
      cell   1/2   678.67 216  317.33 72
      cell   1/3    28    296  317.33 72
      cell   1/4   353.33 296  317.33 72
      cell   1/5   678.67 296  317.33 72
      header 2/0    24    400  976    48
      card   2/0    16    400  992    220
      cell   2/0    28    452  317.33 72
      cell   2/1   353.33 452  317.33 72
      cell   2/2   678.67 452  317.33 72
      cell   2/3    28    532  317.33 72
      """
    ),
  ])
  func `every section lies on a card`(screen: CGSize, text: String) throws {
    let stage = try CompositionStage("backgrounds", items: 13, on: screen)

    #expect(try stage.frames == FrameText.lines(text))
    #expect(stage.view.contentSize == CGSize(width: screen.width, height: 628))  // 156 + 236 + 236
    let layout = stage.view.collectionViewLayout
    let elements = try #require(layout.layoutAttributesForElements(in: stage.view.bounds))
    // Everything on a card is above it (Facts 4.1).
    #expect(elements.allSatisfy { $0.zIndex == ($0.representedElementCategory == .decorationView ? 0 : 1) })
  }
}
