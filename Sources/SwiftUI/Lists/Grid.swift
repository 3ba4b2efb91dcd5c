// Grid, GridRow — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: anchors of cells, sizes that cells do not ask for.

import UIKit

/// Views in rows whose columns are aligned.
public struct Grid<Content: View>: View, LayoutContainer {
  let layout: GridLayout
  let content: Content
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
  var arrangement: AnyLayout { AnyLayout(layout) }
  public typealias Body = Never
}

/// A row of a grid. Outside of one its views stand where they would without it.
public struct GridRow<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }
  public typealias Body = Never
  func makeNode(_ inputs: Inputs) -> Node { GridRowNode(self, inputs) }
}

/// Which row an element stands in.
private enum GridRowKey: LayoutValueKey { static var defaultValue: GridRowMark? { nil } }
private enum GridSpanKey: LayoutValueKey { static var defaultValue: Int { 1 } }
private enum GridColumnKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }

struct GridRowMark {
  let id: ObjectIdentifier
  let alignment: VerticalAlignment?
}

@MainActor private final class GridRowNode<Content: View>: ViewNode<GridRow<Content>> {
  private var child: Node?
  private var elements: [ObjectIdentifier: LayoutValueElement<GridRowKey>] = [:]

  override init(_ view: GridRow<Content>, _ inputs: Inputs) {
    super.init(view, inputs)
    update()
  }
  override var children: [Node] { child.map { [$0] } ?? [] }
  override func update() { child = node(for: view.content, instead: child, inputs) }

  override func collect() -> [LayoutElement] {
    let old = elements
    elements = [:]
    return super.collect().map { child in
      let id = ObjectIdentifier(child)
      let element = old[id] ?? LayoutValueElement<GridRowKey>(child)
      element.value = GridRowMark(id: ObjectIdentifier(self), alignment: view.alignment)
      elements[id] = element
      return element
    }
  }
}

/// The columns are as wide as their widest cell; what takes all it is offered shares what is left.
struct GridLayout: Layout {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?

  private struct Cell {
    let subview: LayoutSubview
    let column: Int
    let span: Int
  }
  private struct Row {
    var cells: [Cell] = []
    var alignment: VerticalAlignment?
    /// A view that stands in no row takes a whole one.
    var isWhole = false
  }

  /// Wider than any grid.
  private static var mostColumns: Int { 1000 }

  private func rows(_ subviews: Subviews) -> [Row] {
    var rows: [Row] = []
    var last: ObjectIdentifier?
    for subview in subviews {
      guard let mark = subview[GridRowKey.self] else {
        rows.append(Row(cells: [Cell(subview: subview, column: 0, span: 1)], isWhole: true))
        last = nil
        continue
      }
      if mark.id != last { rows.append(Row(alignment: mark.alignment)) }
      last = mark.id
      let column = rows[rows.count - 1].cells.last.map { $0.column + $0.span } ?? 0
      let span = min(max(1, subview[GridSpanKey.self]), Self.mostColumns)
      rows[rows.count - 1].cells.append(Cell(subview: subview, column: column, span: span))
    }
    return rows
  }

  private func gap(_ spacing: CGFloat?) -> CGFloat {
    guard let spacing else { return ViewSpacing.usual }
    return spacing.isFinite ? spacing : 0
  }

  private struct Solution {
    var widths: [CGFloat] = []
    var heights: [CGFloat] = []
    var size = CGSize.zero
  }

  private func width(_ widths: [CGFloat], _ cell: Cell, _ gap: CGFloat) -> CGFloat {
    let columns = widths[min(cell.column, widths.count)..<min(cell.column + cell.span, widths.count)]
    return columns.reduce(0, +) + gap * CGFloat(max(0, columns.count - 1))
  }

  private func solve(_ proposal: ProposedViewSize, _ rows: [Row]) -> Solution {
    let gaps = (x: gap(horizontalSpacing), y: gap(verticalSpacing))
    let count = rows.flatMap(\.cells).map { $0.column + $0.span }.max() ?? 0
    guard count > 0 else { return Solution() }
    let single = rows.filter { !$0.isWhole }.flatMap(\.cells).filter { $0.span == 1 }
    var solution = Solution(widths: Array(repeating: 0, count: count))
    var isOpen = Array(repeating: false, count: count)
    for cell in single {
      let ideal = cell.subview.sizeThatFits(.unspecified).width
      solution.widths[cell.column] = max(solution.widths[cell.column], ideal.isFinite ? ideal : 0)
      if cell.subview.sizeThatFits(.infinity).width.isInfinite { isOpen[cell.column] = true }
    }
    if let offered = proposal.width, offered.isFinite {
      let left = offered - solution.widths.reduce(0, +) - gaps.x * CGFloat(count - 1)
      let open = isOpen.indices.filter { isOpen[$0] }
      if left > 0, !open.isEmpty {
        // Those that take all they are offered become equally wide as far as they can.
        let room = left + open.reduce(0) { $0 + solution.widths[$1] }
        for column in open { solution.widths[column] = room / CGFloat(open.count) }
      } else if left < 0 {
        // The widest give way first.
        shrink(&solution.widths, by: -left)
      }
    }
    for row in rows {
      let height = row.cells.map { cell in
        let offered =
          row.isWhole
          ? solution.widths.reduce(0, +) + gaps.x * CGFloat(count - 1) : width(solution.widths, cell, gaps.x)
        let height = cell.subview.sizeThatFits(ProposedViewSize(width: offered, height: nil)).height
        return height.isFinite ? height : 0
      }.max()
      solution.heights.append(height ?? 0)
    }
    // Rows that take all they are offered share what is left.
    if let offered = proposal.height, offered.isFinite {
      let open = rows.indices.filter { row in
        rows[row].cells.contains { $0.subview.sizeThatFits(.infinity).height.isInfinite }
      }
      let left = offered - solution.heights.reduce(0, +) - gaps.y * CGFloat(max(0, rows.count - 1))
      for row in open where left > 0 { solution.heights[row] += left / CGFloat(open.count) }
    }
    solution.size = CGSize(
      width: solution.widths.reduce(0, +) + gaps.x * CGFloat(count - 1),
      height: solution.heights.reduce(0, +) + gaps.y * CGFloat(max(0, rows.count - 1)))
    return solution
  }

  private func shrink(_ widths: inout [CGFloat], by excess: CGFloat) {
    var left = excess
    for _ in widths.indices where left > 0.01 {
      guard let widest = widths.max(), widest > 0 else { return }
      let wide = widths.indices.filter { widths[$0] >= widest - 0.01 }
      let next = widths.filter { $0 < widest - 0.01 }.max() ?? 0
      let step = min((widest - next) * CGFloat(wide.count), left)
      for column in wide { widths[column] -= step / CGFloat(wide.count) }
      left -= step
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    solve(proposal, rows(subviews)).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let rows = rows(subviews)
    let solution = solve(proposal, rows)
    let gaps = (x: gap(horizontalSpacing), y: gap(verticalSpacing))
    // A cell may say how all of its column stand.
    var columns: [Int: HorizontalAlignment] = [:]
    for cell in rows.flatMap(\.cells) {
      if let own = cell.subview[GridColumnKey.self] { columns[cell.column] = own }
    }
    var y = bounds.minY
    for (row, height) in zip(rows, solution.heights) {
      for cell in row.cells {
        let x = bounds.minX + solution.widths.prefix(cell.column).reduce(0) { $0 + $1 + gaps.x }
        let room = CGSize(
          width: row.isWhole ? bounds.width : width(solution.widths, cell, gaps.x), height: height)
        let offered = ProposedViewSize(room)
        let size = cell.subview.sizeThatFits(offered)
        let across = columns[cell.column] ?? alignment.horizontal
        let along = row.alignment ?? alignment.vertical
        subview(cell.subview, CGRect(origin: CGPoint(x: x, y: y), size: room), size, across, along, offered)
      }
      y += height + gaps.y
    }
  }

  private func subview(
    _ subview: LayoutSubview, _ room: CGRect, _ size: CGSize, _ across: HorizontalAlignment,
    _ along: VerticalAlignment,
    _ offered: ProposedViewSize
  ) {
    let x: CGFloat = across == .leading ? 0 : across == .trailing ? 1 : 0.5
    let y: CGFloat =
      along == .top || along == .firstTextBaseline
      ? 0 : along == .bottom || along == .lastTextBaseline ? 1 : 0.5
    subview.place(
      at: CGPoint(
        x: room.minX + x * (room.width - size.width), y: room.minY + y * (room.height - size.height)),
      proposal: offered)
  }
}

extension View {
  public func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridSpanKey.self, value: count) }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnKey.self, value: guide)
  }
  /// Kept, without effect.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
}
