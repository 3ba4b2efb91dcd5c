import Glibc

/// A piece of a layer that an affine transform maps well enough.
struct MeshCell {
  var box: Box
  var affine: Affine
  /// As the plane maps them, clockwise from the top left.
  var corners: [SIMD2<Double>]
  /// How far the affine transform is off at worst.
  var error: Double

  /// How much larger it makes things along either axis, at most.
  var largestScale: Double { max(hypot(affine.a, affine.b), hypot(affine.c, affine.d)) }
}

extension Plane {
  /// Places within a box at which a fit is measured, in parts of its sides.
  private static let probes = [0, 0.25, 0.5, 0.75, 1]

  /// The affine transform nearest to what the plane does to a box, by its corners; nil: some of it is at or
  /// behind the eye.
  func fit(_ box: Box) -> MeshCell? {
    guard let p0 = project(box.left, box.top), let p1 = project(box.right, box.top),
      let p2 = project(box.right, box.bottom), let p3 = project(box.left, box.bottom)
    else { return nil }
    // The least-squares fit to four corners is the mean of each pair of opposite edges, about the mean
    // corner.
    let across = box.width > 0 ? (p1 - p0 + p2 - p3) / (2 * box.width) : .zero
    let down = box.height > 0 ? (p3 - p0 + p2 - p1) / (2 * box.height) : .zero
    let mean = (p0 + p1 + p2 + p3) / 4
    let origin = mean - across * (box.left + box.width / 2) - down * (box.top + box.height / 2)
    let affine = Affine(a: across.x, b: across.y, c: down.x, d: down.y, tx: origin.x, ty: origin.y)
    return MeshCell(box: box, affine: affine, corners: [p0, p1, p2, p3], error: worstError(box, affine))
  }

  private func worstError(_ box: Box, _ affine: Affine) -> Double {
    var worst = 0.0
    for down in Self.probes {
      for across in Self.probes {
        let (x, y) = (box.left + across * box.width, box.top + down * box.height)
        guard let exact = project(x, y) else { return .infinity }
        let near = affine.map(x, y)
        worst = max(worst, hypot(near.x - exact.x, near.y - exact.y))
      }
    }
    return worst
  }

  /// Cuts a box into cells, in rows and columns, each of which an affine transform maps within `tolerance`.
  /// - Parameter most: cells, however bad the fit then is.
  /// - Returns: row by row; empty if some of the box is at or behind the eye.
  func mesh(_ box: Box, tolerance: Double, most: Int) -> [MeshCell] {
    var (columns, rows) = (1, 1)
    var found = cells(box, columns, rows)
    while found.error > tolerance, 2 * columns * rows <= most {
      let (wider, higher) = (cells(box, 2 * columns, rows), cells(box, columns, 2 * rows))
      if wider.error < higher.error { columns *= 2 } else { rows *= 2 }
      found = wider.error < higher.error ? wider : higher
    }
    return found.cells
  }

  private func cells(_ box: Box, _ columns: Int, _ rows: Int) -> (cells: [MeshCell], error: Double) {
    let (width, height) = (box.width / Double(columns), box.height / Double(rows))
    var cells: [MeshCell] = []
    var error = 0.0
    for row in 0..<rows {
      for column in 0..<columns {
        let (x, y) = (box.left + Double(column) * width, box.top + Double(row) * height)
        guard let cell = fit(Box(left: x, top: y, right: x + width, bottom: y + height)) else {
          return ([], 0)
        }
        error = max(error, cell.error)
        cells.append(cell)
      }
    }
    return (cells, error)
  }
}
