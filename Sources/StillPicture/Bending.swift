internal import CairoSystem
import Glibc

/// Puts a flat drawing, in pieces, to where it is seen in perspective, each by the affine transform that is
/// nearest, as `Public/js/paint/bending.js` does it.
struct Bending {
  /// Empty pixels around what is bent, so that its edges are smooth.
  static let margin = 2.0

  /// The part of the layer that is on the flat drawing, in the layer's coordinates.
  let extent: Box
  /// Pixels of the drawing per point.
  let scale: Double
  let flat: Sheet

  /// Neighbours share their edges, and where they meet their parts of a pixel are added: no seam is seen, if
  /// the sheet was empty.
  func draw(_ cells: [MeshCell], on sheet: Sheet) {
    let margin = Self.margin
    let fromFlat = Affine(
      a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: extent.left - margin / scale,
      ty: extent.top - margin / scale)
    for cell in cells {
      sheet.saved {
        sheet.setTransform(.identity)
        trace(cell, on: sheet)
        sheet.clipToPath()
        sheet.setTransform(cell.affine.after(fromFlat))
        cairo_set_operator(sheet.context, CAIRO_OPERATOR_ADD)
        cairo_set_source_surface(sheet.context, flat.surface, 0, 0)
        if let pattern = cairo_get_source(sheet.context) {
          cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        }
        cairo_paint(sheet.context)
      }
    }
  }

  /// Makes a cell's corners the path, and lets it reach past the sides where it has no neighbour: there the
  /// drawing's empty margin makes the edge.
  private func trace(_ cell: MeshCell, on sheet: Sheet) {
    var moved = cell.corners
    func push(_ corner: Int, from other: Int) {
      let way = cell.corners[corner] - cell.corners[other]
      let length = hypot(way.x, way.y)
      moved[corner] += way * (Self.margin / (length > 0 ? length : 1))
    }
    let slack = 1e-6 * (abs(extent.width) + abs(extent.height))
    if abs(cell.box.left - extent.left) <= slack {
      push(0, from: 1)
      push(3, from: 2)
    }
    if abs(cell.box.top - extent.top) <= slack {
      push(0, from: 3)
      push(1, from: 2)
    }
    if abs(cell.box.right - extent.right) <= slack {
      push(1, from: 0)
      push(2, from: 3)
    }
    if abs(cell.box.bottom - extent.bottom) <= slack {
      push(3, from: 0)
      push(2, from: 1)
    }
    sheet.trace(
      moved.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) } + [.close])
  }
}
