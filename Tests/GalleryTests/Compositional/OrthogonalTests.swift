import Testing
import UIKit

@testable import Gallery

/// Frames by hand, from Facts 4.3, 4.4 and 4.7.
@MainActor @Suite struct `Sections of the gallery that scroll by themselves` {
  // Header 44, groups 110, 16: a section every 170, whatever it holds. Groups are 12 apart and begin at 16.
  // Of a page, the inner width is 390 - 20 = 370, half of it 185, less 12 is 173; on the tablet 1004, 502
  // and 490. Where nothing scrolls across, two groups take 110 + 12 + 110.
  @Test(arguments: [
    (
      Screen.phone,
      """
      header 0/0    16    0  358 44
      cell   0/0    16   44  110 110
      cell   0/1   138   44  110 110   # 16 + 110 + 12
      header 1/0    16  170  358 44
      cell   1/0    16  214  160 51    # (110 - 8) / 2
      cell   1/1    16  273  160 51    # 214 + 51 + 8: one group
      header 2/0    16  340  358 44
      cell   2/0    16  384  173 110   # 10 + 6
      cell   2/1   201  384  173 110   # 10 + 185 + 6
      header 3/0    16  510  358 44
      cell   3/0    16  554  260 110
      cell   3/1   288  554  260 110   # 16 + 260 + 12
      header 4/0    16  680  358 44
      cell   4/0    16  724  260 110   # as it is at an offset of 0; at rest it is in the middle
      cell   4/1   288  724  260 110
      header 5/0    16  850  358 44
      cell   5/0    16  894  358 110
      cell   5/1    16 1016  358 110   # 894 + 110 + 12
      """
    ),
    (
      Screen.tablet,
      """
      header 0/0    16    0  992 44
      cell   0/0    16   44  110 110
      cell   0/1   138   44  110 110
      header 1/0    16  170  992 44
      cell   1/0    16  214  160 51
      cell   1/1    16  273  160 51
      header 2/0    16  340  992 44
      cell   2/0    16  384  490 110
      cell   2/1   518  384  490 110   # 10 + 502 + 6
      header 3/0    16  510  992 44
      cell   3/0    16  554  260 110
      cell   3/1   288  554  260 110
      header 4/0    16  680  992 44
      cell   4/0    16  724  260 110
      cell   4/1   288  724  260 110
      header 5/0    16  850  992 44
      cell   5/0    16  894  992 110
      cell   5/1    16 1016  992 110
      """
    ),
  ])
  func `lay their groups side by side, and are one group high`(screen: CGSize, text: String) throws {
    let stage = try CompositionStage("orthogonal", items: 12, on: screen)

    #expect(try stage.frames == FrameText.lines(text))
    #expect(stage.view.contentSize == CGSize(width: screen.width, height: 1142))  // 1016 + 110 + 16
  }

  // Eight items in each section.
  @Test func `rest at their first group, which is in the middle where groups are centred`() throws {
    let stage = try CompositionStage("orthogonal", items: 48, on: Screen.phone)

    #expect(
      stage.shownCells
        == FrameText.lines(
          """
          cell 0/0    16  44  110 110
          cell 0/1   138  44  110 110
          cell 0/2   260  44  110 110
          cell 0/3   382  44  110 110   # 8 points of it
          cell 1/0    16 214  160 51
          cell 1/1    16 273  160 51
          cell 1/2   188 214  160 51    # 16 + 160 + 12
          cell 1/3   188 273  160 51
          cell 1/4   360 214  160 51
          cell 1/5   360 273  160 51
          cell 2/0    16 384  173 110
          cell 2/1   201 384  173 110
          cell 3/0    16 554  260 110
          cell 3/1   288 554  260 110
          cell 4/0    65 724  260 110   # (390 - 260) / 2
          cell 4/1   337 724  260 110   # 65 + 260 + 12
          """))
    // Of a content in which the first group begins at 16.
    #expect((0..<6).map { stage.view.orthogonalOffset(ofSection: $0)?.x } == [0, 0, 0, 0, -49, nil])
  }

  @Test func `appear as far before as they have been scrolled, each by itself`() throws {
    let stage = try CompositionStage("orthogonal", items: 48, on: Screen.phone)
    let before = try stage.frames

    // Some way; a group of 160 + 12; a page; a group of 260 + 12; the second group's middle, 16 + 272 + 130,
    // in the middle of 390.
    for (section, x) in [50, 172, 390, 272, 418 - 195].enumerated() {
      stage.view.setOrthogonalOffset(CGPoint(x: x, y: 0), ofSection: section)
    }
    stage.loop.settle()

    #expect(
      stage.shownCells
        == FrameText.lines(
          """
          cell 0/0   -34  44  110 110   # 16 - 50
          cell 0/1    88  44  110 110
          cell 0/2   210  44  110 110
          cell 0/3   332  44  110 110
          cell 1/0  -156 214  160 51    # 16 - 172: 4 points of it
          cell 1/1  -156 273  160 51
          cell 1/2    16 214  160 51
          cell 1/3    16 273  160 51
          cell 1/4   188 214  160 51
          cell 1/5   188 273  160 51
          cell 1/6   360 214  160 51
          cell 1/7   360 273  160 51
          cell 2/2    16 384  173 110   # the second page
          cell 2/3   201 384  173 110
          cell 3/0  -256 554  260 110   # 16 - 272
          cell 3/1    16 554  260 110
          cell 3/2   288 554  260 110
          cell 4/0  -207 724  260 110   # 65 - 272
          cell 4/1    65 724  260 110
          cell 4/2   337 724  260 110
          """))
    #expect(try stage.frames == before, "what the layout says is where they rest")
  }
}
