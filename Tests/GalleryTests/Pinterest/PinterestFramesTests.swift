import Testing
import UIKit

@testable import Gallery

/// The numbers follow from the description: `W` the width, groups of widgets 0.2 and 0.3 of what the
/// section's insets leave of it (Facts 4.2), headers of 30 points, the first of them with insets of 5.
@MainActor @Suite struct `The wall of pictures` {
  struct Screen: CustomTestStringConvertible, Sendable {
    var width, height: CGFloat
    var isRightToLeft = false
    var top, below: String
    var testDescription: String { "\(width) × \(height)\(isRightToLeft ? ", right to left" : "")" }
  }

  private func stage(_ screen: Screen) -> PinterestStage {
    var metrics = PinterestMetrics()
    metrics.isRightToLeft = screen.isRightToLeft
    return PinterestStage(size: CGSize(width: screen.width, height: screen.height), metrics: metrics)
  }

  @Test(arguments: screens) func `begins with the carousel, the widgets and the first of the masonry`(
    screen: Screen
  ) throws {
    #expect(try stage(screen).shown == screen.top)
  }

  /// Scrolled until the masonry's header is at the top.
  @Test(arguments: screens) func `goes on with the masonry`(screen: Screen) throws {
    let stage = stage(screen)
    let wall = try stage.wall

    wall.contentOffset.y = screen.width + 50 + 0.3 * (screen.width - 10)
    stage.loop.settle()

    #expect(try stage.shown == screen.below)
  }

  nonisolated private static let screens = [
    Screen(
      width: 375, height: 667,
      top: """
        Moments 10 380 355 20
        Ideas for you 0 534.5 375 30
        picture-20 0 0 375 375
        picture-10 10 415 63 109.5
        picture-11 83 415 63 109.5
        picture-12 156 415 63 109.5
        picture-13 229 415 63 109.5
        picture-14 302 415 63 109.5
        picture-0 10 574.5 172.5 340.91
        picture-1 192.5 574.5 172.5 101.53
        """,
      below: """
        Ideas for you 0 0 375 30
        picture-0 10 40 172.5 340.91
        picture-1 192.5 40 172.5 101.53
        picture-2 192.5 151.53 172.5 227.27
        picture-3 192.5 388.8 172.5 142.56
        picture-4 10 390.91 172.5 108.63
        picture-5 10 509.54 172.5 129.21
        picture-6 192.5 541.37 172.5 174.42
        picture-7 10 648.75 172.5 134.98
        """),
    Screen(
      width: 390, height: 844,
      top: """
        Moments 10 395 370 20
        Ideas for you 0 554 390 30
        picture-20 0 0 390 390
        picture-10 10 430 66 114
        picture-11 86 430 66 114
        picture-12 162 430 66 114
        picture-13 238 430 66 114
        picture-14 314 430 66 114
        picture-0 10 594 180 355.73
        picture-1 200 594 180 105.94
        picture-2 200 709.94 180 237.15
        """,
      below: """
        Ideas for you 0 0 390 30
        picture-0 10 40 180 355.73
        picture-1 200 40 180 105.94
        picture-2 200 155.94 180 237.15
        picture-3 200 403.1 180 148.76
        picture-4 10 405.73 180 113.35
        picture-5 10 529.08 180 134.83
        picture-6 200 561.86 180 182
        picture-7 10 673.91 180 140.85
        picture-8 200 753.86 180 135.03
        picture-9 10 824.76 180 107.4
        """),
    Screen(
      width: 1024, height: 1366,
      top: """
        Moments 10 1029 1004 20
        picture-20 0 0 1024 1024
        picture-10 10 1064 192.8 304.2
        picture-11 212.8 1064 192.8 304.2
        picture-12 415.6 1064 192.8 304.2
        picture-13 618.4 1064 192.8 304.2
        picture-14 821.2 1064 192.8 304.2
        """,
      below: """
        Ideas for you 0 0 1024 30
        picture-0 10 40 497 982.21
        picture-1 517 40 497 292.53
        picture-2 517 342.53 497 654.81
        picture-3 517 1007.33 497 410.74
        picture-4 10 1032.21 497 312.97
        picture-5 10 1355.19 497 372.28
        """),
    Screen(
      width: 844, height: 390,
      top: """
        picture-20 0 0 844 844
        """,
      below: """
        Ideas for you 0 0 844 30
        picture-0 10 40 407 804.35
        picture-1 427 40 407 239.55
        picture-2 427 289.55 407 536.23
        """),
    Screen(
      width: 390, height: 844, isRightToLeft: true,
      top: """
        Moments 10 395 370 20
        Ideas for you 0 554 390 30
        picture-20 0 0 390 390
        picture-10 314 430 66 114
        picture-11 238 430 66 114
        picture-12 162 430 66 114
        picture-13 86 430 66 114
        picture-14 10 430 66 114
        picture-0 200 594 180 355.73
        picture-1 10 594 180 105.94
        picture-2 10 709.94 180 237.15
        """,
      below: """
        Ideas for you 0 0 390 30
        picture-0 200 40 180 355.73
        picture-1 10 40 180 105.94
        picture-2 10 155.94 180 237.15
        picture-3 10 403.1 180 148.76
        picture-4 200 405.73 180 113.35
        picture-5 200 529.08 180 134.83
        picture-6 10 561.86 180 182
        picture-7 200 673.91 180 140.85
        picture-8 10 753.86 180 135.03
        picture-9 200 824.76 180 107.4
        """),
  ]
}
