// Shapes around symbols, lines across them and badges at their corners.

import Foundation

extension SymbolName {
  /// - Parameter weight: of lines, in units of the grid.
  func drawing(weight: CGFloat) -> SymbolDrawing {
    var steps = glyph()
    if isSlashed { steps = Self.slashed(steps, weight: weight) }
    if let seconds { steps.append(contentsOf: Self.small(seconds, weight: weight)) }
    if let enclosure { steps = enclosed(steps, in: enclosure, weight: weight) }
    if let badge { steps = badged(steps, badge, weight: weight) }
    return SymbolDrawing(steps: steps, weight: weight)
  }

  private func glyph() -> [SymbolDrawing.Step] {
    guard let recipe = SymbolTable.recipe(base) ?? SymbolTable.character(base) else { return [] }
    let isSolid = isFilled || (enclosure != nil && !Self.staysOutlined.contains(base))
    return [SymbolDrawing.Step(content: .parts(isSolid ? recipe.filled : recipe.parts))]
  }

  /// Symbols that would be a blot in a circle if they were filled.
  private static let staysOutlined: Set = [
    "magnifyingglass", "globe", "gear", "number", "at", "percent", "link", "infinity", "grid", "paperclip",
    "plus.magnifyingglass", "minus.magnifyingglass", "pencil", "square.and.pencil", "scissors", "bicycle",
    "command", "dollarsign", "slider.horizontal.3", "viewfinder", "faceid", "key",
  ]

  // MARK: Slash

  /// Free around a line, in units.
  private static let slashGap: CGFloat = 1.5

  private static func slashed(_ steps: [SymbolDrawing.Step], weight: CGFloat) -> [SymbolDrawing.Step] {
    let line = SymbolPath(lines: [.init(points: [CGPoint(x: 2.4, y: 2.4), CGPoint(x: 21.6, y: 21.6)])])
    let gap = SymbolRecipe.Part(
      paint: .stroke, heaviness: 1 + 2 * slashGap / max(weight, 0.1), path: line)
    return steps + [
      .init(content: .parts([gap]), mode: .cut),
      .init(content: .parts([.init(paint: .stroke, path: line)])),
    ]
  }

  // MARK: Numbers of seconds

  private static func small(_ number: String, weight: CGFloat) -> [SymbolDrawing.Step] {
    guard let recipe = SymbolTable.character(number) else { return [] }
    let parts = recipe.parts.map { part in
      var part = part
      part.path = part.path.scaled(0.5, by: CGVectorUnits(x: 6, y: 7))
      part.heaviness = 0.8
      return part
    }
    return [.init(content: .parts(parts))]
  }

  // MARK: Shapes around

  /// Where a shape has its room: the middle, and how far it goes to each side, in units.
  private static func room(of enclosure: Enclosure) -> (
    middle: CGPoint, x: CGFloat, y: CGFloat, isRound: Bool
  ) {
    switch enclosure {
    case .circle, .seal, .octagon, .hexagon: (CGPoint(x: 12, y: 12), 6.1, 6.1, true)
    case .square, .app: (CGPoint(x: 12, y: 12), 5.6, 5.6, false)
    case .rectangle, .capsule: (CGPoint(x: 12, y: 12), 6.6, 4, false)
    case .triangle: (CGPoint(x: 12, y: 14), 4.6, 5.4, false)
    case .icloud: (CGPoint(x: 12, y: 13.4), 4.6, 4.2, true)
    case .viewfinder: (CGPoint(x: 12, y: 12), 6, 6, false)
    case .diamond, .pentagon, .rhombus: (CGPoint(x: 12, y: 12), 5.2, 5.2, true)
    case .shield: (CGPoint(x: 12, y: 11.8), 5.4, 5.4, true)
    case .bubble: (CGPoint(x: 12, y: 10.4), 6, 4.4, false)
    }
  }

  /// Largest share of its size that a symbol keeps in a shape.
  private static let mostInside: CGFloat = 0.75

  private func enclosed(
    _ steps: [SymbolDrawing.Step], in enclosure: Enclosure, weight: CGFloat
  ) -> [SymbolDrawing.Step] {
    let name = enclosureLine.map { "\(enclosure.drawn).\($0)" } ?? enclosure.drawn
    guard let shape = SymbolTable.recipe(name) else { return steps }
    let inner = Self.fitted(steps, into: enclosure, weight: weight)
    let outer = SymbolDrawing.Step(
      content: .parts(isEnclosureFilled ? shape.filled : shape.parts), level: 1)
    return [outer, .init(content: .steps(inner), mode: isEnclosureFilled ? .contrast : .add)]
  }

  private static func fitted(
    _ steps: [SymbolDrawing.Step], into enclosure: Enclosure, weight: CGFloat
  ) -> [SymbolDrawing.Step] {
    let room = room(of: enclosure)
    let box = SymbolDrawing(steps: steps, weight: 0).box
    guard box.width > 0, box.height > 0 else { return steps }
    let (x, y) = (box.width / 2, box.height / 2)
    let fit = room.isRound ? room.x / max(hypot(x, y) * 0.86, x, y) : min(room.x / x, room.y / y)
    let scale = min(mostInside, fit)
    let offset = CGVectorUnits(x: room.middle.x - box.midX * scale, y: room.middle.y - box.midY * scale)
    return steps.map { $0.scaled(scale, by: offset) }
  }

  // MARK: Badges

  private static let badgeRadius: CGFloat = 5
  private static let badgeGap: CGFloat = 1.4

  private func badged(
    _ steps: [SymbolDrawing.Step], _ badge: String, weight: CGFloat
  ) -> [SymbolDrawing.Step] {
    let isDot = badge.isEmpty
    let radius = isDot ? 3.6 : Self.badgeRadius
    let middle = CGPoint(x: 24 - radius, y: isDot ? radius : 24 - radius)
    func disc(_ radius: CGFloat) -> SymbolDrawing.Step.Content {
      let circle = SymbolPath("O \(middle.x) \(middle.y) \(radius)")
      return .parts(circle.map { [.init(paint: .fill, path: $0)] } ?? [])
    }
    var all = steps.map { step in
      var step = step
      step.level += 1
      return step
    }
    all.append(.init(content: disc(radius + Self.badgeGap), mode: .cut))
    all.append(.init(content: disc(radius), level: isDot ? 0 : 1))
    guard let recipe = SymbolTable.recipe(badge) ?? SymbolTable.character(badge) else { return all }
    let scale: CGFloat = 0.3
    let offset = CGVectorUnits(x: middle.x - 12 * scale, y: middle.y - 12 * scale)
    let sign = SymbolDrawing.Step(content: .parts(recipe.filled)).scaled(scale, by: offset)
    return all + [.init(content: .steps([sign]), mode: .contrast)]
  }
}

extension SymbolDrawing.Step {
  /// Smaller; lines stay nearly as heavy as they are.
  func scaled(_ scale: CGFloat, by offset: CGVectorUnits) -> SymbolDrawing.Step {
    var step = self
    switch content {
    case .steps(let steps): step.content = .steps(steps.map { $0.scaled(scale, by: offset) })
    case .parts(let parts):
      step.content = .parts(
        parts.map { part in
          var part = part
          part.path = part.path.scaled(scale, by: offset)
          return part
        })
    }
    return step
  }
}
