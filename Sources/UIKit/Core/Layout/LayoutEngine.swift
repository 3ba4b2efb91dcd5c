// From constraints to frames. One engine for each island: the views below a view whose frame is given (a
// cell's content view, a controller's view), down to where frames are given again. So that moving a cell is
// no news to its content, and what changes in one cell costs nothing in the others.
//
// New constants (also sizes, margins, intrinsic sizes) go into the standing solution; new constraints or
// views make a new one. Positions are not rounded to pixels. A view's edges are at zero of its own
// coordinates, wherever it has scrolled to: what it holds scrolls along.

import QuartzCore

@MainActor final class LayoutEngine {
  /// The size of the host: its own, or something to find.
  enum HostSize {
    case given
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  /// Where an item stands, as expressions: `left` and `top` in the host's coordinates.
  struct Box {
    var left, top, width, height: SparseRow
  }

  /// A constraint of the solver whose constant may change.
  struct Line {
    let number: Int
    let constant: @MainActor () -> Double
    var current: Double
  }

  weak var host: UIView?
  let hostSize: HostSize
  var needsBuilding = true

  var solver = LayoutSolver()
  var boxes: [ObjectIdentifier: Box] = [:]
  var lines: [Line] = []
  /// The views whose frames are to be found, parents first.
  var placed: [Weak<UIView>] = []
  /// Heights of content that follow from the widths found, in points.
  var wrappedHeights: [ObjectIdentifier: Double] = [:]
  /// The constraints, by their numbers in the solver.
  var labels: [Int: NSLayoutConstraint] = [:]
  /// Whether constraints had to be dropped, which may fit again once constants change.
  var hasDropped = false

  init(host: UIView, size: HostSize = .given) {
    self.host = host
    hostSize = size
  }

  // MARK: Solving

  /// Brings the solution up to date, and lets superviews lay out whose subviews stand elsewhere now; not
  /// `view`, which is just being laid out.
  func update(for view: UIView? = nil) {
    refreshIntrinsicSizes()
    var hasChanged = adjust()
    for _ in 0..<3 where wrapContent() { hasChanged = adjust() || hasChanged }
    if hasChanged { askForPlacing(except: view) }
  }

  /// Puts new constants in; false where there are none.
  private func adjust() -> Bool {
    if needsBuilding {
      build()
      return true
    }
    var hasChanged = false
    for place in lines.indices {
      let constant = lines[place].constant()
      guard constant != lines[place].current else { continue }
      hasChanged = true
      lines[place].current = constant
      guard !hasDropped else { continue }
      do {
        try solver.setConstant(constant, of: lines[place].number)
      } catch {
        build()
        return true
      }
    }
    if hasChanged, hasDropped { build() }
    return hasChanged
  }

  private func refreshIntrinsicSizes() {
    for view in placed.compactMap(\.object) where !view.layoutState.isIntrinsicSizeKnown {
      if view.refreshIntrinsicSize() { needsBuilding = true }
      wrappedHeights[ObjectIdentifier(view)] = nil
    }
  }

  /// Asks content whose height follows its width, and tells whether anything came out different.
  private func wrapContent() -> Bool {
    var hasChanged = false
    for view in placed.compactMap(\.object) {
      guard let width = box(ifMadeFor: view).map({ solver.value(of: $0.width) }),
        let height = view.contentHeight(forWidth: CGFloat(width)), height.isFinite
      else { continue }
      let id = ObjectIdentifier(view)
      if abs((wrappedHeights[id] ?? -1) - Double(height)) > 1e-6 {
        wrappedHeights[id] = Double(height)
        hasChanged = true
      }
    }
    return hasChanged
  }

  // MARK: Frames

  func box(ifMadeFor item: any LayoutItem) -> Box? { boxes[ObjectIdentifier(item)] }

  /// The host's size, as found.
  var foundHostSize: CGSize {
    guard let box = host.flatMap(box(ifMadeFor:)) else { return .zero }
    return CGSize(width: tidy(solver.value(of: box.width)), height: tidy(solver.value(of: box.height)))
  }

  /// In the coordinates of `view`, which is in the island; nil where the item is not.
  func frame(of item: any LayoutItem, in view: UIView) -> CGRect? {
    guard let box = box(ifMadeFor: item), let parent = self.box(ifMadeFor: view) else { return nil }
    return CGRect(
      x: tidy(solver.value(of: box.left) - solver.value(of: parent.left)),
      y: tidy(solver.value(of: box.top) - solver.value(of: parent.top)),
      width: tidy(solver.value(of: box.width)), height: tidy(solver.value(of: box.height)))
  }

  /// Takes rounding errors of the arithmetic away where a whole 1/1024 point is meant; keeps thirds as they
  /// are.
  private func tidy(_ value: Double) -> CGFloat {
    let whole = (value * 1024).rounded() / 1024
    return CGFloat(abs(value - whole) < 1e-7 ? whole : value)
  }

  func placeSubviews(of view: UIView) {
    if view === host, view.isPlacedByConstraints { view.bounds.size = foundHostSize }
    for subview in view.subviews where subview.isPlacedByConstraints {
      if let frame = newFrame(of: subview) { subview.untransformedFrame = frame }
    }
  }

  /// nil where the view stands right (a frame read back from centre and size differs by rounding), or is not
  /// the engine's to place.
  private func newFrame(of view: UIView) -> CGRect? {
    guard let parent = view.superview, let frame = frame(of: view, in: parent), !isLeftOut(view) else {
      return nil
    }
    let old = view.untransformedFrame
    let differences = [
      frame.minX - old.minX, frame.minY - old.minY, frame.width - old.width, frame.height - old.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-6 } ? nil : frame
  }

  /// Hidden views of a stack have no place.
  func isLeftOut(_ view: UIView) -> Bool {
    view.isHidden && ((view.superview as? UIStackView)?.arrangedSubviews.contains { $0 === view } ?? false)
  }

  private func askForPlacing(except current: UIView?) {
    guard case .given = hostSize else { return }
    for view in placed.compactMap(\.object) where view.superview !== current && newFrame(of: view) != nil {
      view.superview?.setNeedsLayout()
    }
  }
}

/// An element that may go.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}
