import Testing
import UIKit

@testable import Gallery

/// Grids of the gallery. All frames are by hand, from Facts 4.2 to 4.4.
@MainActor @Suite struct `Grids` {
  // A fifth of the width, and as high: 390 / 5 = 78, 1024 / 5 = 204.8. Nothing between them.
  @Test(arguments: [
    (
      Screen.phone, 156.0,
      """
      cell 0/0     0   0  78 78
      cell 0/1    78   0  78 78
      cell 0/2   156   0  78 78
      cell 0/3   234   0  78 78
      cell 0/4   312   0  78 78
      cell 0/5     0  78  78 78
      cell 0/6    78  78  78 78
      """
    ),
    (
      Screen.tablet, 409.6,
      """
      cell 0/0     0       0  204.8 204.8
      cell 0/1   204.8     0  204.8 204.8
      cell 0/2   409.6     0  204.8 204.8
      cell 0/3   614.4     0  204.8 204.8
      cell 0/4   819.2     0  204.8 204.8
      cell 0/5     0   204.8  204.8 204.8
      cell 0/6   204.8 204.8  204.8 204.8
      """
    ),
  ])
  func `a grid is five squares across, edge to edge`(screen: CGSize, height: Double, text: String) throws {
    let stage = try CompositionStage("grid", items: 7, on: screen)

    #expect(try stage.frames == FrameText.lines(text))
    #expect(abs(Double(stage.view.contentSize.height) - height) < 1e-9)
  }

  // The section is inset by 4: on the phone 390 - 8 = 382 are left, a quarter of which is 95.5. Each square
  // is inset by 4 again: 87.5 wide, the first at 4 + 4. On the tablet (1024 - 8) / 4 = 254, so 246.
  @Test(arguments: [
    (
      Screen.phone, 199.0,  // 4 + 2 * 95.5 + 4
      """
      cell 0/0     8     8    87.5 87.5
      cell 0/1   103.5   8    87.5 87.5   # 4 + 95.5 + 4
      cell 0/2   199     8    87.5 87.5   # 4 + 191 + 4
      cell 0/3   294.5   8    87.5 87.5   # 4 + 286.5 + 4; ends at 382, 8 before the edge
      cell 0/4     8   103.5  87.5 87.5
      cell 0/5   103.5 103.5  87.5 87.5
      """
    ),
    (
      Screen.tablet, 516.0,  // 4 + 2 * 254 + 4
      """
      cell 0/0     8   8  246 246
      cell 0/1   262   8  246 246   # 4 + 254 + 4
      cell 0/2   516   8  246 246
      cell 0/3   770   8  246 246   # ends at 1016
      cell 0/4     8 262  246 246
      cell 0/5   262 262  246 246
      """
    ),
  ])
  func `an inset grid keeps as far from the edges as from square to square`(
    screen: CGSize, height: Double, text: String
  ) throws {
    let stage = try CompositionStage("inset-grid", items: 6, on: screen)

    #expect(try stage.frames == FrameText.lines(text))
    #expect(Double(stage.view.contentSize.height) == height)
  }

  // The section is inset by 16 - 6 = 10 at the sides: 370 are left, half of it is 185, and 6 less on either
  // side is 173. On the tablet 1004, 502 and 490. Rows are 120 high and 12 apart.
  @Test(arguments: [
    (
      Screen.phone,
      """
      cell 0/0    16   16  173 120   # 10 + 6
      cell 0/1   201   16  173 120   # 10 + 185 + 6; ends at 374, 16 before the edge
      cell 0/2    16  148  173 120   # 16 + 120 + 12
      """
    ),
    (
      Screen.tablet,
      """
      cell 0/0    16   16  490 120
      cell 0/1   518   16  490 120   # 10 + 502 + 6; ends at 1008
      cell 0/2    16  148  490 120
      """
    ),
  ])
  func `two columns share the width, and a card without a neighbour is no wider`(
    screen: CGSize, text: String
  ) throws {
    let stage = try CompositionStage("two-columns", items: 3, on: screen)

    #expect(try stage.frames == FrameText.lines(text))
    #expect(stage.view.contentSize == CGSize(width: screen.width, height: 284))  // 148 + 120 + 16
  }

  // As many of at least 160 as fit with 12 between them: on the phone 358 + 12 = 370 holds 2 times 172, on
  // its side 812 + 12 = 824 holds 4, on the tablet 992 + 12 = 1004 holds 5.
  nonisolated static let adaptiveOnPhone = """
    cell 0/0    16   16  173 132   # (358 - 12) / 2
    cell 0/1   201   16  173 132   # 16 + 173 + 12
    cell 0/2    16  160  173 132   # 16 + 132 + 12
    cell 0/3   201  160  173 132
    cell 0/4    16  304  173 132
    cell 0/5   201  304  173 132
    """
  nonisolated static let adaptiveOnItsSide = """
    cell 0/0    16   16  194 132   # (812 - 36) / 4
    cell 0/1   222   16  194 132   # 16 + 194 + 12
    cell 0/2   428   16  194 132
    cell 0/3   634   16  194 132   # ends at 828
    cell 0/4    16  160  194 132
    cell 0/5   222  160  194 132
    """
  nonisolated static let adaptiveOnTablet = """
    cell 0/0    16     16  188.8 132   # (992 - 48) / 5
    cell 0/1   216.8   16  188.8 132   # 16 + 188.8 + 12
    cell 0/2   417.6   16  188.8 132
    cell 0/3   618.4   16  188.8 132
    cell 0/4   819.2   16  188.8 132   # ends at 1008
    cell 0/5    16    160  188.8 132
    """

  @Test(arguments: [(Screen.phone, adaptiveOnPhone), (Screen.tablet, adaptiveOnTablet)])
  func `adaptive columns are as many as have room`(screen: CGSize, text: String) throws {
    let stage = try CompositionStage("adaptive-columns", items: 6, on: screen)

    #expect(try stage.frames == FrameText.lines(text))
  }

  @Test func `adaptive columns become more when the device is turned, and fewer when turned back`() throws {
    let stage = try CompositionStage("adaptive-columns", items: 6, on: Screen.phone)

    stage.turn(to: Screen.phoneOnItsSide)
    #expect(try stage.frames == FrameText.lines(Self.adaptiveOnItsSide))

    stage.turn(to: Screen.phone)
    #expect(try stage.frames == FrameText.lines(Self.adaptiveOnPhone))
  }
}
