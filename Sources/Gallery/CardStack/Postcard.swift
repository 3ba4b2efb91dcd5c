import UIKit

/// The contents of a postcard: a place, and the colours of its landscape.
struct Postcard {
  let place: String
  let greeting: String
  /// Of the sky, from the zenith down to the horizon.
  let sky: [UIColor]
  let sun: UIColor
  /// Of the ridges, the farthest first.
  let ridges: [UIColor]
  /// Where the sun stands: fractions of the card's size.
  let sunPosition: CGPoint

  /// The postcards come around again where a deck has more of them.
  static func number(_ number: Int) -> Postcard { all[number % all.count] }

  private init(
    _ place: String, _ greeting: String, sky: [Int], sun: Int, at sunPosition: CGPoint, ridges: [Int]
  ) {
    self.place = place
    self.greeting = greeting
    self.sky = sky.map { UIColor(rgb: $0) }
    self.sun = UIColor(rgb: sun)
    self.sunPosition = sunPosition
    self.ridges = ridges.map { UIColor(rgb: $0) }
  }

  private static let all = [
    Postcard(
      "Lofoten", "Midnight, and still no night", sky: [0x2B3A67, 0xE8846B, 0xFFD9A0], sun: 0xFFF2CF,
      at: CGPoint(x: 0.72, y: 0.42), ridges: [0x8A6F86, 0x54507A, 0x27305A]),
    Postcard(
      "Amalfi", "Lemons as big as a fist", sky: [0x2E9BD6, 0x8FD3F4, 0xFDF3D8], sun: 0xFFE27A,
      at: CGPoint(x: 0.24, y: 0.3), ridges: [0x7FB7A6, 0x3F8F7A, 0x1B5E63]),
    Postcard(
      "Sahara", "Walked a dune, found another", sky: [0xF08A5D, 0xFBC687, 0xFFE8C2], sun: 0xFFF7E0,
      at: CGPoint(x: 0.5, y: 0.36), ridges: [0xE59B5C, 0xC9743F, 0x95492B]),
    Postcard(
      "Kyoto", "The cherries waited for us", sky: [0xF7B2C4, 0xFBD9E0, 0xFFF4EE], sun: 0xE4526A,
      at: CGPoint(x: 0.66, y: 0.38), ridges: [0xC9A0B4, 0x8C7396, 0x4C4A6E]),
    Postcard(
      "Patagonia", "Wind, and then more wind", sky: [0x3C6E9F, 0x9CC3DC, 0xEAF2EE], sun: 0xFFFFFF,
      at: CGPoint(x: 0.3, y: 0.28), ridges: [0xA9BBC9, 0x5F7F8F, 0x2D4B55]),
    Postcard(
      "Scottish Highlands", "It rained. It was lovely", sky: [0x6C7A89, 0xA8B5B2, 0xDDE0CF], sun: 0xF3EBC8,
      at: CGPoint(x: 0.8, y: 0.34), ridges: [0x8A8F7A, 0x66724C, 0x3E4A2C]),
    Postcard(
      "Marrakesh", "Mint tea on the roof", sky: [0x5B2A6E, 0xC8506B, 0xF9B17A], sun: 0xFFD9A3,
      at: CGPoint(x: 0.36, y: 0.46), ridges: [0xA4506A, 0x74355A, 0x3D1E42]),
    Postcard(
      "Reykjavík", "The sky was green at night", sky: [0x0B1E3F, 0x136F63, 0x7FE0B0], sun: 0xE8FFF2,
      at: CGPoint(x: 0.62, y: 0.24), ridges: [0x1F5A5E, 0x173E4B, 0x0C2236]),
    Postcard(
      "Provence", "Purple as far as one can smell", sky: [0x6FA8DC, 0xC6DDF0, 0xFFF1DC], sun: 0xFFE9A8,
      at: CGPoint(x: 0.2, y: 0.34), ridges: [0xB79CCB, 0x8A66B0, 0x573C86]),
    Postcard(
      "Bali", "Rice, rain, repeat", sky: [0x0F8B8D, 0x8FD6B5, 0xFFF0B8], sun: 0xFFD166,
      at: CGPoint(x: 0.56, y: 0.4), ridges: [0x79B473, 0x3F8A4A, 0x1C5737]),
  ]
}

extension UIColor {
  /// Eight bits a component, red highest.
  convenience init(rgb: Int) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
  }
}
