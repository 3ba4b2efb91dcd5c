import Testing
import UIKit

@testable import Gallery

/// Frames by hand, from Facts 4.2 and 4.3.
@MainActor @Suite struct `Nested groups of the gallery` {
  // The section is inset by 4. A block is 360 high: the upper part 0.6 * 360 = 216, the lower 144. Each tile
  // is inset by 4. On the phone 382 are left: 0.6 of it is 229.2, 0.4 is 152.8, a third is 127.33. On the
  // tablet 1016: 609.6, 406.4 and 338.67.
  @Test(arguments: [
    (
      Screen.phone,
      """
      cell 0/0     8       8  221.2  208   # 229.2 - 8, 216 - 8
      cell 0/1   237.2     8  144.8  100   # 4 + 229.2 + 4; 152.8 - 8, 216 / 2 - 8
      cell 0/2   237.2   116  144.8  100   # 4 + 108 + 4
      cell 0/3     8     224  119.33 136   # 4 + 216 + 4; 127.33 - 8, 144 - 8
      cell 0/4   135.33  224  119.33 136   # 4 + 127.33 + 4
      cell 0/5   262.67  224  119.33 136   # 4 + 254.67 + 4
      cell 0/6     8     368  221.2  208   # all over again, 360 further down
      cell 0/7   237.2   368  144.8  100
      """
    ),
    (
      Screen.tablet,
      """
      cell 0/0     8       8  601.6  208
      cell 0/1   617.6     8  398.4  100   # 4 + 609.6 + 4; 406.4 - 8
      cell 0/2   617.6   116  398.4  100
      cell 0/3     8     224  330.67 136   # 338.67 - 8
      cell 0/4   346.67  224  330.67 136   # 4 + 338.67 + 4
      cell 0/5   685.33  224  330.67 136   # 4 + 677.33 + 4
      cell 0/6     8     368  601.6  208
      cell 0/7   617.6   368  398.4  100
      """
    ),
  ])
  func `a block has one large tile, two beside it and three below`(screen: CGSize, text: String) throws {
    let stage = try CompositionStage("nested-groups", items: 8, on: screen)

    #expect(try stage.frames == FrameText.lines(text))
    // A block that is not full is as high as all others: 4 + 2 * 360 + 4.
    #expect(stage.view.contentSize == CGSize(width: screen.width, height: 728))
  }
}
