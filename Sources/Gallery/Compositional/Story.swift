import UIKit

/// A piece of news: one of twelve, over and over.
struct Story: Hashable {
  /// Counts from 0.
  let number: Int

  var topic: String { Story.pieces[number % Story.pieces.count].topic }
  var headline: String { Story.pieces[number % Story.pieces.count].headline }
  /// The subject, in a sentence or two; may be empty.
  var summary: String { Story.pieces[number % Story.pieces.count].summary }
  var color: UIColor { Palette.color(number) }

  static let topics = [
    "Top stories", "City", "Science", "Weather", "Culture", "Sport", "Sea and shore", "Gardens", "Letters",
  ]

  private static let pieces: [(topic: String, headline: String, summary: String)] = [
    (
      "City", "The night tram comes back, and with it the last bakery that never closes",
      "After nine years the line along the harbour runs until dawn again. Its first riders came for the rolls."
    ),
    (
      "Science", "A clock that loses a second in a billion years",
      "It is late for everything, its makers say."
    ),
    ("Weather", "Fog until noon", ""),
    (
      "Culture", "The library lends out its reading room",
      "For one evening a week it is anybody's, lamps and all. The list is full until spring; the cat stays."
    ),
    ("Sport", "Rowers finish in a dead heat for the third time", "The judges have bought a longer string."),
    ("Gardens", "Plant now, rest later", "What to put into the ground before the first frost."),
    (
      "Sea and shore", "A lighthouse keeper’s log, ninety years on, settles where the sandbank was",
      "Two villages have quarrelled about it ever since the winter of the great ice."
    ),
    ("City", "New benches", ""),
    (
      "Letters", "“Sir, I must protest against the new bell”",
      "Our readers on the hour, the half hour, and whether a quarter of one should be struck at all."
    ),
    ("Science", "How bees count to four", "And why five is too many."),
    (
      "Weather", "Why this autumn smells of rain before it rains",
      "Dry soil, warm stone and a little lightning far away."
    ),
    ("Culture", "The smallest cinema shows its longest film", "Bring a cushion; there are two intervals."),
  ]
}
