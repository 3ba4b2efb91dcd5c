import UIKit

/// A sector of the drum stands for one genre.
struct Genre {
  let name: String
  let tagline: String
  let color: UIColor

  /// The genres come around again where a drum has more sectors.
  static func number(_ number: Int) -> Genre { all[number % all.count] }

  private static let names = [
    ("Jazz", "After midnight, by the bar"), ("Soul", "Straight from the heart"),
    ("Folk", "Songs older than their singers"), ("Rock", "Louder, please"), ("Funk", "On the one"),
    ("Dub", "Echo, echo, echo"), ("Punk", "Three chords will do"), ("Pop", "You know the words already"),
    ("Ska", "Knees up"), ("Fado", "Longing, by the sea"), ("Raga", "As long as the evening"),
    ("Surf", "Reverb and salt water"), ("Glam", "Glitter included"), ("Trap", "Mind the bass"),
    ("Emo", "Nobody understands"), ("Rap", "Mind the rhyme"),
  ]

  private static let all = names.enumerated().map { index, genre in
    let part = CGFloat(index) / CGFloat(names.count)
    // Once around the wheel of colours; every other one is darker, so that neighbours stand apart.
    let color = UIColor(
      hue: part, saturation: 0.62, brightness: index.isMultiple(of: 2) ? 0.86 : 0.72, alpha: 1)
    return Genre(name: genre.0, tagline: genre.1, color: color)
  }
}
