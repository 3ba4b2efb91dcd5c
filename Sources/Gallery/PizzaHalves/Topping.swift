import UIKit

/// Toppings in the pizza's coordinates: a radius of 100 around the point zero.
enum Topping: Int {
  case mozzarella, basil, pepperoni, mushrooms, herbs, hamCubes, pineapple, onion, feta, olives
  case spinach, egg, ham, rocket, cheeses, tomatoes, peppers, salami, chilli

  /// One colour of a topping: all its pieces in one path.
  struct Paint {
    let path: UIBezierPath
    var fill: Int?
    var stroke: Int?
    var lineWidth: CGFloat = 1
    var isEvenOdd = false
  }

  /// From the lowest to the topmost.
  var paints: [Paint] {
    switch self {
    case .mozzarella:
      let spots = scatter(9, within: 62)
      return [
        fill(spots, 0xF6E9CF) { PizzaShapes.round($0.roll(11...16), unevenness: 0.16, seed: 3) },
        fill(spots, 0xFFFBF0) { PizzaShapes.round($0.roll(7...10), unevenness: 0.16, seed: 3) },
      ]
    case .basil:
      let spots = scatter(9, within: 60, phase: 0.9)
      return [
        fill(spots, 0x3E8B3A) { _ in PizzaShapes.leaf(length: 25, width: 10) },
        stroke(spots, 0x2A6A2B, 0.9) { _ in
          PizzaShapes.line(from: CGPoint(x: -11, y: 0), to: CGPoint(x: 9, y: 0))
        },
      ]
    case .pepperoni:
      let spots = scatter(18, within: 68)
      return [
        fill(spots, 0x9E2A1E) { _ in PizzaShapes.disc(13.5) },
        fill(spots, 0xCE4530) { _ in PizzaShapes.disc(12) },
        specks(on: spots, 0xE58A64, count: 4, within: 8, size: 1.5),
      ]
    case .mushrooms:
      let spots = scatter(14, within: 64)
      return [
        Paint(
          path: gather(spots) { _ in PizzaShapes.mushroom() }, fill: 0xEBDCC3, stroke: 0x8B6848,
          lineWidth: 1.4),
        stroke(spots, 0xB99B78, 1) { _ in PizzaShapes.arc(5, from: .pi * 1.1, to: .pi * 1.9) },
      ]
    case .herbs:
      return [fill(scatter(34, within: 72, phase: 2), 0x4F8F3B) { PizzaShapes.oval($0.roll(2.5...5), 1.8) }]
    case .hamCubes:
      let spots = scatter(13, within: 64, phase: 1.4)
      return [
        Paint(
          path: gather(spots) { _ in PizzaShapes.cube(13) }, fill: 0xF19C9A, stroke: 0xD97478, lineWidth: 1.4)
      ]
    case .pineapple:
      let spots = scatter(12, within: 64)
      return [
        Paint(
          path: gather(spots) { _ in PizzaShapes.wedge() }, fill: 0xFFD84A, stroke: 0xE3A51E, lineWidth: 1.6),
        stroke(spots, 0xF2BE32, 0.9) { _ in
          PizzaShapes.line(from: CGPoint(x: -2, y: 0), to: CGPoint(x: 7, y: 0))
        },
      ]
    case .onion:
      let spots = scatter(10, within: 62, phase: 2.2)
      return [
        stroke(spots, 0xA1559A, 2.4) { _ in PizzaShapes.arc(11, from: -0.4, to: 2.6) },
        stroke(spots, 0xE9CFE6, 1.6) { _ in PizzaShapes.arc(8.6, from: -0.3, to: 2.5) },
      ]
    case .feta:
      return [
        Paint(
          path: gather(scatter(12, within: 64, phase: 0.7)) { PizzaShapes.cube($0.roll(9...13)) },
          fill: 0xFFFDF8,
          stroke: 0xE3DCCB, lineWidth: 1.2)
      ]
    case .olives:
      let spots = scatter(13, within: 66, phase: 3.9)
      let rings = gather(spots) { _ in
        let ring = PizzaShapes.disc(6.5)
        ring.append(PizzaShapes.disc(2.7))
        return ring
      }
      return [
        Paint(path: rings, fill: 0x2F2B38, isEvenOdd: true),
        stroke(spots, 0x6A6478, 0.9) { _ in PizzaShapes.arc(5, from: 3.6, to: 4.9) },
      ]
    case .spinach:
      let spots = scatter(17, within: 68, phase: 0.4)
      return [
        fill(spots, 0x2C6B35) { PizzaShapes.round($0.roll(10...15), unevenness: 0.3, seed: 5) },
        fill(spots, 0x4A8B45) { PizzaShapes.round($0.roll(5...8), unevenness: 0.3, seed: 8) },
        stroke(spots, 0x1F5229, 1) { _ in
          PizzaShapes.line(from: CGPoint(x: -9, y: 1), to: CGPoint(x: 8, y: 0))
        },
      ]
    case .egg:
      let glint = PizzaShapes.oval(6, 4)
      glint.apply(CGAffineTransform(translationX: -5, y: -5))
      return [
        Paint(
          path: PizzaShapes.round(34, unevenness: 0.1, seed: 11), fill: 0xFFFEFA, stroke: 0xE9DDBF,
          lineWidth: 1.5),
        Paint(path: PizzaShapes.disc(14), fill: 0xF39C12), Paint(path: PizzaShapes.disc(12), fill: 0xFDB827),
        Paint(path: glint, fill: 0xFFE9A6),
      ]
    case .ham:
      let spots = scatter(11, within: 58)
      return [
        stroke(spots, 0xC9636B, 9.5) { _ in PizzaShapes.ribbon() },
        stroke(spots, 0xEE9A98, 7.5) { _ in PizzaShapes.ribbon() },
        stroke(spots, 0xF9D3CC, 1.6) { _ in PizzaShapes.ribbon() },
      ]
    case .rocket:
      return [fill(scatter(13, within: 60, phase: 1.7), 0x4E9A3C) { _ in PizzaShapes.rocket() }]
    case .cheeses:
      return [
        fill(scatter(8, within: 62), 0xFFF6DC) {
          PizzaShapes.round($0.roll(12...17), unevenness: 0.2, seed: 2)
        },
        fill(scatter(8, within: 64, phase: 1.3), 0xF3B23C) {
          PizzaShapes.round($0.roll(8...13), unevenness: 0.2, seed: 4)
        },
        fill(scatter(9, within: 66, phase: 2.9), 0xFFE38A) { PizzaShapes.cube($0.roll(8...12)) },
        fill(scatter(12, within: 66, phase: 4.1), 0x7E9BA8) {
          PizzaShapes.round($0.roll(2.5...4.5), unevenness: 0.3, seed: 6)
        },
      ]
    case .tomatoes:
      let spots = scatter(10, within: 62)
      return [
        fill(spots, 0xB8281C) { _ in PizzaShapes.disc(14) },
        fill(spots, 0xE2503C) { _ in PizzaShapes.disc(12) },
        fill(spots, 0xF6A27A) { _ in
          let seeds = UIBezierPath()
          for number in 0..<5 {
            let seed = PizzaShapes.oval(5, 3)
            let turn = CGAffineTransform(rotationAngle: CGFloat(number) * 2 * .pi / 5)
            seed.apply(turn.translatedBy(x: 6.5, y: 0))
            seeds.append(seed)
          }
          return seeds
        },
      ]
    case .peppers:
      return zip([0x4F9A3A, 0xF4B92E, 0xD83A2B], [0.6, 1.9, 3.3]).map { color, phase in
        stroke(scatter(6, within: 66, phase: phase), color, 4.2) {
          PizzaShapes.arc($0.roll(11...15), from: 0, to: 2)
        }
      }
    case .salami:
      let spots = scatter(11, within: 62)
      return [
        fill(spots, 0x8E1F22) { _ in PizzaShapes.disc(17.5) },
        fill(spots, 0xB8403A) { _ in PizzaShapes.disc(16) },
        specks(on: spots, 0xF2CFC0, count: 9, within: 13, size: 1.5),
      ]
    case .chilli:
      let spots = scatter(9, within: 64, phase: 1.1)
      return [
        fill(spots, 0xE0261B) { _ in PizzaShapes.chilli() },
        stroke(spots, 0x3C7A2E, 2.4) { _ in
          PizzaShapes.line(from: CGPoint(x: -17, y: -8), to: CGPoint(x: -12, y: -6))
        },
      ]
    }
  }

  // MARK: Pieces

  /// Where a piece lies, and how it is turned; and the dice for its size.
  private struct Spot {
    let place: CGAffineTransform
    let seed: Int
  }

  /// Spread evenly over a disc, as the seeds of a sunflower are, but not quite.
  private func scatter(_ count: Int, within radius: CGFloat, phase: CGFloat = 0) -> [Spot] {
    var dice = Dice(seed: rawValue * 101 + Int(phase * 10))
    return (0..<count).map { number in
      let length = radius * sqrt((CGFloat(number) + 0.6) / CGFloat(count)) + dice.roll(-3...3)
      let angle = CGFloat(number) * 2.399_963 + phase + dice.roll(-0.12...0.12)
      let place = CGAffineTransform(translationX: length * cos(angle), y: length * sin(angle))
      return Spot(place: place.rotated(by: dice.roll(0...2 * .pi)), seed: rawValue * 31 + number)
    }
  }

  private func gather(_ spots: [Spot], _ piece: (inout Dice) -> UIBezierPath) -> UIBezierPath {
    let all = UIBezierPath()
    for spot in spots {
      var dice = Dice(seed: spot.seed)
      let path = piece(&dice)
      path.apply(spot.place)
      all.append(path)
    }
    return all
  }

  private func fill(_ spots: [Spot], _ color: Int, _ piece: (inout Dice) -> UIBezierPath) -> Paint {
    Paint(path: gather(spots, piece), fill: color)
  }

  private func stroke(
    _ spots: [Spot], _ color: Int, _ lineWidth: CGFloat, _ piece: (inout Dice) -> UIBezierPath
  ) -> Paint {
    Paint(path: gather(spots, piece), stroke: color, lineWidth: lineWidth)
  }

  private func specks(
    on spots: [Spot], _ color: Int, count: Int, within radius: CGFloat, size: CGFloat
  ) -> Paint {
    fill(spots, color) { dice in
      let specks = UIBezierPath()
      for number in 0..<count {
        let length = radius * sqrt((CGFloat(number) + 0.5) / CGFloat(count))
        let angle = CGFloat(number) * 2.399_963 + dice.roll(-0.3...0.3)
        let speck = PizzaShapes.disc(dice.roll(size * 0.7...size * 1.3))
        speck.apply(CGAffineTransform(translationX: length * cos(angle), y: length * sin(angle)))
        specks.append(speck)
      }
      return specks
    }
  }
}
