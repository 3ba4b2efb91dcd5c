// MeshGradient — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: the mesh (the mean colours of its rows are shown, from above to below).

import UIKit

/// Colours at the points of a net.
public struct MeshGradient: PaintingStyle {
  let width: Int
  let height: Int
  let colors: [Color]

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) { (self.width, self.height, self.colors) = (width, height, colors) }

  func paint(_ environment: EnvironmentValues) -> Paint {
    guard width > 0, height > 0, width <= colors.count else { return .color(.clear) }
    let rows = stride(from: 0, to: colors.count, by: width).prefix(height).map { start in
      mean(colors[start..<min(start + width, colors.count)].map { $0.uiColor(environment) })
    }
    let last = max(rows.count - 1, 1)
    return .gradient(
      GradientPaint(
        kind: .linear, colors: rows.count == 1 ? rows + rows : rows,
        locations: rows.count == 1 ? [0, 1] : rows.indices.map { Double($0) / Double(last) },
        start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1)))
  }

  private func mean(_ colors: [UIColor]) -> UIColor {
    var sums: [CGFloat] = [0, 0, 0, 0]
    for color in colors {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      for (index, part) in [red, green, blue, alpha].enumerated() { sums[index] += part }
    }
    let count = CGFloat(max(colors.count, 1))
    return UIColor(
      red: sums[0] / count, green: sums[1] / count, blue: sums[2] / count, alpha: sums[3] / count)
  }
}

extension MeshGradient: View {
  public var body: some View { StyledRectangle(style: AnyShapeStyle(self)) }
}
