import Testing
import UIKit

@testable import Gallery

/// Frames by hand, from uikit-fidelity 4.3, 4.4 and 4.7.
@MainActor @Suite struct `Sections of the gallery that scroll by themselves` {
  // Header 44, groups 110, 16: a section every 170, whatever it holds. Groups are 12 apart and begin at 16. Of a page,
  // the inner width is 390 - 20 = 370, half of it 185, less 12 is 173; on the tablet 1004, 502 and 490.
  // Where nothing scrolls across, two groups take 110 + 12 + 110.
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
}
