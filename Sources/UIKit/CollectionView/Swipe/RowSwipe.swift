// One row that is swiped: what the machine says, done to the cell.

import QuartzCore

/// A row of a list or of a table that may be swiped aside.
@preconcurrency @MainActor protocol SwipedRow: UIView {
  /// While the row is swiped aside.
  var swipe: RowSwipe? { get set }
  /// Whether the row has left and is still seen, on its way out.
  var isDeparting: Bool { get }
  /// The corners of the row that are corners of its card; nil outside of cards.
  var cardCorners: CACornerMask? { get }
}

/// A row that places its parts itself, and moves its content aside by that many points towards the right.
@preconcurrency @MainActor protocol SwipedCell: SwipedRow {
  var swipeOffset: CGFloat { get set }
}

/// Belongs to the cell while it is swiped.
@MainActor final class RowSwipe {
  private(set) weak var cell: (any SwipedRow)?
  private(set) var machine: SwipeMachine
  private let configurations: [SwipeSide: UISwipeActionsConfiguration]
  private let isMirrored: Bool
  private var actionsView: SwipeActionsView?
  /// Of the content, in points towards the trailing edge.
  private var offset: CGFloat = 0
  private var clip: (isOn: Bool, radius: CGFloat, corners: CACornerMask)?
  /// Counts the ways that the content has been sent: one that is over does not end the next.
  private var ways = 0

  init(
    _ cell: any SwipedRow, leading: UISwipeActionsConfiguration?,
    trailing: UISwipeActionsConfiguration?
  ) {
    self.cell = cell
    isMirrored = cell.isReadFromRight
    configurations = [SwipeSide.leading: leading, .trailing: trailing]
      .compactMapValues { $0.flatMap { $0.actions.isEmpty ? nil : $0 } }
    let width = cell.bounds.width
    let offers = configurations.mapValues { SwipeOffer($0, width: width, height: cell.bounds.height) }
    machine = SwipeMachine(width: width, leading: offers[.leading], trailing: offers[.trailing])
  }

  /// Whether a finger or the row's own buttons keep it aside.
  var isOpen: Bool { machine.state != .closed }

  /// Whether there is anything behind the content on that side.
  func hasActions(_ side: SwipeSide) -> Bool { configurations[side] != nil }

  /// Whether the touch is on one of the buttons.
  func holds(_ touch: UITouch) -> Bool {
    guard let actionsView, let view = touch.view else { return false }
    return view.isDescendant(of: actionsView)
  }

  func handle(_ event: SwipeMachine.Event) {
    switch machine.handle(event) {
    case .nothing:
      break
    case .follow(let offset):
      UIView.performWithoutAnimation { place(offset) }
      spread(machine.armed == nil ? nil : 0)
    case .settle(let offset, let velocity):
      spread(nil)
      settle(offset, velocity)
    case .perform(let side, let action, let offset, let velocity):
      spread(abs(offset) == machine.width ? action : nil)
      settle(offset, velocity)
      perform(side, action)
    case .giveUp:
      giveUp()
    }
  }

  /// Everything is as it was before the swipe, at once.
  func end() {
    ways += 1
    _ = machine.handle(.dismissed)
    UIView.performWithoutAnimation { place(0) }
    cleanUp()
  }

  // MARK: Actions

  private func perform(_ side: SwipeSide, _ number: Int) {
    guard let action = configurations[side]?.actions[number], let source = actionsView?.buttons[number] else {
      return
    }
    action.handler(action, source) { [weak self] in self?.handle(.actionCompleted($0)) }
  }

  /// The app takes the item away before or after it says that the action is done; only afterwards it is clear
  /// whether.
  private func giveUp() {
    VirtualRunLoop.current.post { [weak self] in
      guard let self, let cell, cell.swipe === self, !cell.isDeparting else { return }
      settle(0, 0)
    }
  }

  // MARK: Places

  /// - Parameter velocity: of the content at the start, in points per second.
  private func settle(_ target: CGFloat, _ velocity: CGFloat) {
    guard cell?.isDeparting == false else { return }
    let distance = target - offset
    let speed = distance == 0 || !velocity.isFinite ? 0 : max(0, velocity / distance)
    ways += 1
    let way = ways
    UIView.animate(
      withDuration: SwipeMetrics.settleDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: speed, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.place(target)
    } completion: { [weak self] _ in
      guard let self, way == ways, target == 0 else { return }
      cleanUp()
    }
  }

  private func spread(_ button: Int?) {
    guard let actionsView, actionsView.spread != button else { return }
    actionsView.spread = button
    UIView.animate(withDuration: SwipeMetrics.spreadDuration) { actionsView.layoutIfNeeded() }
  }

  private func place(_ offset: CGFloat) {
    guard let cell else { return }
    if offset != 0 { showActions(offset > 0 ? .leading : .trailing, in: cell) }
    let step = (offset - self.offset) * (isMirrored ? -1 : 1)
    self.offset = offset
    if let cell = cell as? any SwipedCell {
      cell.swipeOffset = offset * (isMirrored ? -1 : 1)
      cell.layoutIfNeeded()
    } else {
      for part in cell.subviews where part !== actionsView { part.center.x += step }
    }
    placeActions(in: cell)
  }

  /// The buttons fill what the content leaves free.
  private func placeActions(in cell: any SwipedRow) {
    guard let actionsView else { return }
    let width = actionsView.side.sign * offset > 0 ? min(abs(offset), cell.bounds.width) : 0
    let isAtRight = (actionsView.side == .trailing) != isMirrored
    actionsView.frame = CGRect(
      x: isAtRight ? cell.bounds.width - width : 0, y: 0, width: width, height: cell.bounds.height)
    actionsView.layoutIfNeeded()
  }

  private func showActions(_ side: SwipeSide, in cell: any SwipedRow) {
    guard actionsView?.side != side else { return }
    actionsView?.removeFromSuperview()
    actionsView = nil
    guard let configuration = configurations[side] else { return }
    let view = SwipeActionsView(side, configuration, isMirrored: isMirrored, height: cell.bounds.height)
    for (number, button) in view.buttons.enumerated() {
      button.addTarget({ [weak self] _ in self?.handle(.actionTapped(number)) }, for: .touchUpInside)
    }
    UIView.performWithoutAnimation {
      let isAtRight = (side == .trailing) != isMirrored
      view.frame = CGRect(
        x: isAtRight ? cell.bounds.width : 0, y: 0, width: 0, height: cell.bounds.height)
      cell.insertSubview(view, at: 0)
      clip(cell)
    }
    actionsView = view
  }

  /// A card's content stays within the card.
  private func clip(_ cell: any SwipedRow) {
    guard clip == nil, let corners = cell.cardCorners else { return }
    clip = (cell.clipsToBounds, cell.layer.cornerRadius, cell.layer.maskedCorners)
    cell.clipsToBounds = true
    guard !corners.isEmpty else { return }
    cell.layer.cornerRadius = RowCard.radius
    cell.layer.maskedCorners = corners
  }

  private func cleanUp() {
    actionsView?.removeFromSuperview()
    actionsView = nil
    guard let cell else { return }
    if let clip {
      cell.clipsToBounds = clip.isOn
      cell.layer.cornerRadius = clip.radius
      cell.layer.maskedCorners = clip.corners
    }
    clip = nil
    if cell.swipe === self { cell.swipe = nil }
  }
}

extension SwipeOffer {
  @MainActor fileprivate init(_ configuration: UISwipeActionsConfiguration, width: CGFloat, height: CGFloat) {
    let buttons = configuration.actions.map {
      SwipeActionButton($0, isRoomy: height >= SwipeMetrics.roomyHeight)
    }
    self.width = SwipeActionsView.restingWidth(buttons, in: width)
    allowsFullSwipe = configuration.performsFirstActionWithFullSwipe
    destructive = configuration.actions.map { $0.style == .destructive }
  }
}
