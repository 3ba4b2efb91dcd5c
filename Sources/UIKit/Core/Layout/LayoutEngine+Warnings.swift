// One sentence for each fault of a layout, with the names of the views.

import QuartzCore

extension LayoutEngine {
  /// Nothing is said of a host without area, where no margins fit and nothing is seen.
  func warn(ofDropped constraint: NSLayoutConstraint, against others: [Int]) {
    guard let host, isWorthWarning else { return }
    let known = others.compactMap { labels[$0]?.sentence }
    let given = known.count < others.count ? ["given sizes and places in \(host.layoutName)"] : []
    host.warnOfLayout(
      "these cannot all hold: \((known + given + [constraint.sentence]).joined(separator: "; "))."
        + " The last one is dropped.")
  }

  /// Not after a dropped constraint: it is to blame for anything left open.
  func warnOfAmbiguity() {
    guard let host, isWorthWarning, !hasDropped else { return }
    let names = ambiguousViews().map(\.layoutName)
    guard !names.isEmpty else { return }
    let list = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    host.warnOfLayout(
      "constraints in \(host.layoutName) leave open where these are: \(list.joined(separator: ", ")).")
  }

  private var isWorthWarning: Bool {
    guard case .given = hostSize, let host else { return false }
    return host.bounds.width > 0 && host.bounds.height > 0
  }

  /// Those that are seen and that could as well stand elsewhere.
  func ambiguousViews() -> [UIView] {
    let open = solver.ambiguousVariables()
    guard !open.isEmpty else { return [] }
    return placed.compactMap(\.object).filter { view in
      guard view !== host, !isLeftOut(view), let box = box(ifMadeFor: view) else { return false }
      return [box.left, box.top, box.width, box.height].contains { row in
        row.terms.contains { open.contains($0.symbol) }
      }
    }
  }
}
