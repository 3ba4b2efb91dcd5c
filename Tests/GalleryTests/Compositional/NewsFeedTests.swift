import Testing
import UIKit

@testable import Gallery

/// Cells decide how high they are; how they then follow each other is by Facts 4.4, 4.7 and 4.9.
@MainActor @Suite struct `News feed` {
  /// Margin and width of the stories: 16 at least, and lines no longer than 680.
  private nonisolated static let columns = [(Screen.phone, 16.0, 358.0), (Screen.tablet, 172, 680)]

  @Test(arguments: columns)
  func `everything stands under one another, as wide as lines are to be`(
    screen: CGSize, margin: Double, width: Double
  ) throws {
    let stage = try CompositionStage("news-feed", on: screen)

    let lead = try frame(of: stage, 0, 0)
    #expect((lead.minX, lead.minY, lead.width) == (CGFloat(margin), 16, CGFloat(width)))
    let topics = try (0..<3).map { try frame(of: stage, 1, $0) }
    #expect(topics[0].minX == CGFloat(margin))
    #expect(topics.allSatisfy { $0.minY == lead.maxY + 24 && $0.height == 36 })
    #expect(topics[1].minX == topics[0].maxX + 8 && topics[2].minX == topics[1].maxX + 8)
    let header = try #require(
      stage.view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 2)))
    let strip = topics[0].maxY
    #expect(
      header.frame == CGRect(x: margin, y: strip + 12, width: width, height: 44))
    let rows = try (0..<4).map { try frame(of: stage, 2, $0) }
    #expect(rows[0].minY == header.frame.maxY)
    #expect(rows.allSatisfy { $0.minX == CGFloat(margin) && $0.width == CGFloat(width) })
    for (row, next) in zip(rows, rows.dropFirst()) { #expect(next.minY == row.maxY) }
  }

  @Test(arguments: columns)
  func `the lead is as high as its picture and its words`(
    screen: CGSize, margin: Double, width: Double
  ) throws {
    let stage = try CompositionStage("news-feed", on: screen)

    let words = height(of: Story(number: 0), headlineSize: 26, width: CGFloat(width))
    // The picture is half as high as it is wide, but no higher than 240; 16 between the two.
    let picture = min(CGFloat(width) / 2, 240)
    #expect(try abs(frame(of: stage, 0, 0).height - (picture + 16 + words)) < 0.5)
  }

  @Test(arguments: columns)
  func `a story is as high as its picture or its words, whichever is higher`(
    screen: CGSize, margin: Double, width: Double
  ) throws {
    let stage = try CompositionStage("news-feed", on: screen)
    // So that all of them have been on screen, and asked.
    for y in stride(from: 0, through: stage.view.contentSize.height, by: 200) { stage.scroll(to: y) }

    for item in 0..<12 {
      // Beside the picture of 84, with 14 between the two; 14 above and below.
      let words = height(of: Story(number: item + 1), headlineSize: 17, width: CGFloat(width) - 98)
      let height = try frame(of: stage, 2, item).height
      #expect(abs(height - (max(words, 84) + 28)) < 0.5, "story \(item + 1)")
    }
    // “Fog until noon” and no more: its words are lower than the picture. 14 + 84 + 14.
    #expect(try frame(of: stage, 2, 1).height == 112)
  }

  @Test func `a topic is as wide as its name, and 14 on either side`() throws {
    let stage = try CompositionStage("news-feed", on: Screen.tablet)

    for (item, topic) in Story.topics.prefix(5).enumerated() {
      let label = UILabel()
      label.font = .systemFont(ofSize: 15, weight: .medium)
      label.text = topic
      #expect(try frame(of: stage, 1, item).width == label.intrinsicContentSize.width + 28, "\(topic)")
    }
  }

  private func frame(of stage: CompositionStage, _ section: Int, _ item: Int) throws -> CGRect {
    let path = IndexPath(item: item, section: section)
    return try #require(stage.view.layoutAttributesForItem(at: path)).frame
  }

  /// Of topic, headline and summary in lines of that width, with 4 between them.
  private func height(of story: Story, headlineSize: CGFloat, width: CGFloat) -> CGFloat {
    let texts: [(String, UIFont)] = [
      (story.topic.uppercased(), .systemFont(ofSize: 13, weight: .semibold)),
      (story.headline, .systemFont(ofSize: headlineSize, weight: .bold)),
      (story.summary, .systemFont(ofSize: 15)),
    ]
    let heights = texts.filter { !$0.0.isEmpty }.map { text, font in
      let label = UILabel()
      label.numberOfLines = 0
      label.font = font
      label.text = text
      return label.sizeThatFits(CGSize(width: width, height: 10_000)).height
    }
    return heights.reduce(0, +) + 4 * CGFloat(heights.count - 1)
  }
}
