// The pan that moves rows aside.

import QuartzCore

/// Counts only movement sideways, and begins on rows that have actions on the side that it shows. A touch
/// beside an open row closes it, and does nothing else.
@MainActor final class SwipeGesture: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  /// How far the finger had gone when the pan was last asked, slop included, in window coordinates.
  private var latestMovement = CGVector.zero
  /// Of the row that the pan has begun on.
  private var swipe: RowSwipe?
  /// Whether the touch was there to close a row.
  private(set) var closesRow = false

  init() {
    super.init(target: nil, action: nil)
    delegate = self
    maximumNumberOfTouches = 1
    addAction { [weak self] _ in self?.follow() }
  }

  private var list: (any SwipingList)? { view as? any SwipingList }

  override func slopDistance(of movement: CGVector) -> CGFloat {
    latestMovement = movement
    return movement.dominantAxis == .horizontal ? abs(movement.dx) : 0
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, let start = heardTouches.first?.path.first?.location else { return false }
    let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side: SwipeSide = (latestMovement.dx > 0) != isMirrored ? .leading : .trailing
    swipe = list.swipe(
      at: list.convert(start, from: list.window), showing: side)
    return swipe != nil
  }

  private func follow() {
    guard let list, let swipe else { return }
    let sign: CGFloat = list.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    switch state {
    case .began:
      swipe.handle(.panBegan)
      swipe.handle(.panned(translation: translation(in: list).x * sign))
    case .changed:
      swipe.handle(.panned(translation: translation(in: list).x * sign))
    case .ended:
      swipe.handle(.panned(translation: translation(in: list).x * sign))
      swipe.handle(.released(velocity: velocity(in: list).x * sign))
    case .cancelled:
      swipe.handle(.panCancelled)
    case .possible, .failed:
      break
    }
  }

  // MARK: Touches beside the buttons

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    closesRow = false
    if let open = list?.openSwipe, open.isOpen {
      let isOnRow = touches.allSatisfy {
        $0.view.map { open.cell.map($0.isDescendant(of:)) ?? false } ?? false
      }
      closesRow = !touches.contains(where: open.holds)
      if !isOnRow {
        open.handle(.dismissed)
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  /// A tap on the open row's content closes it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if closesRow, state == .possible { list?.openSwipe?.handle(.dismissed) }
    super.touchesEnded(touches, with: event)
  }

  override func reset() {
    super.reset()
    latestMovement = .zero
    swipe = nil
  }
}
