// UndoManager — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: invocations, run loop modes, discardable actions, notifications.

import Foundation

/// Takes back what was done, and does it again.
///
/// Registrations of one turn would be one group on a device; here every registration outside of a group that
/// was begun is one of its own.
open class UndoManager: NSObject {
  private struct Action {
    weak var target: AnyObject?
    let act: (AnyObject) -> Void
  }
  private struct Group {
    var actions: [Action] = []
    var name = ""
  }

  private var undone: [Group] = []
  private var redone: [Group] = []
  /// Those that were begun and not ended.
  private var open: [Group] = []
  private var disabled = 0

  /// Whether `undo()` runs; registrations meanwhile are for `redo()`.
  public private(set) var isUndoing = false
  /// Whether `redo()` runs.
  public private(set) var isRedoing = false
  /// Kept: registrations outside of a group are one group each, in either case.
  open var groupsByEvent = true
  /// 0: no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  public override init() { super.init() }

  /// Whether there is a group to take back, closed or still open.
  open var canUndo: Bool { !undone.isEmpty || open.contains { !$0.actions.isEmpty } }
  /// Whether something was taken back and nothing new has been registered since.
  open var canRedo: Bool { !redone.isEmpty }
  /// How many groups are open.
  open var groupingLevel: Int { open.count }
  /// Whether registrations count: as often enabled as disabled.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Registrations have no effect until `enableUndoRegistration()` has been called as often.
  open func disableUndoRegistration() { disabled += 1 }
  /// Takes one `disableUndoRegistration()` back; without one it does nothing.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Calls `handler` when the group is undone. `target` is not kept alive, and once it has ended nothing is
  /// called.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = Action(target: target) { if let target = $0 as? TargetType { handler(target) } }
    if open.isEmpty {
      push(Group(actions: [action]))
    } else {
      open[open.count - 1].actions.append(action)
    }
  }

  /// Opens a group inside the one that is open; what is registered in it is taken back at once.
  open func beginUndoGrouping() { open.append(Group()) }
  /// Closes the group opened last. It joins the one around it; an empty one vanishes.
  open func endUndoGrouping() {
    guard let group = open.popLast(), !group.actions.isEmpty else { return }
    if open.isEmpty {
      push(group)
    } else {
      open[open.count - 1].actions += group.actions
    }
  }

  private func push(_ group: Group) {
    if isUndoing {
      redone.append(group)
    } else {
      undone.append(group)
      // After something new, nothing that was undone can be done again.
      if !isRedoing { redone = [] }
    }
    trim()
  }

  private func trim() {
    if levelsOfUndo > 0, undone.count > levelsOfUndo { undone.removeFirst(undone.count - levelsOfUndo) }
  }

  /// Closes all open groups and takes back the last. Nothing happens without one, or while one is undone or
  /// redone.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard !isUndoing, !isRedoing, let group = undone.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Does again what `undo()` took back last. Nothing happens without that, or while one is undone or redone.
  open func redo() {
    guard !isUndoing, !isRedoing, let group = redone.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  /// The last first. Registrations meanwhile are one group.
  private func run(_ group: Group) {
    beginUndoGrouping()
    for action in group.actions.reversed() { action.target.map(action.act) }
    if !open.isEmpty { open[open.count - 1].name = group.name }
    endUndoGrouping()
  }

  /// Forgets all groups, open ones too.
  open func removeAllActions() { (undone, redone, open) = ([], [], []) }
  /// Forgets the registrations of one target; groups that are then empty vanish.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.actions.removeAll { $0.target === target }
        return group
      }
    }
    (undone, redone) = (
      without(undone).filter { !$0.actions.isEmpty }, without(redone).filter { !$0.actions.isEmpty }
    )
    open = without(open)
  }

  // MARK: Names

  /// Names the open group, or the last one, as the words after "Undo".
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undone.isEmpty {
      undone[undone.count - 1].name = actionName
    }
  }
  /// The name of the group that `undo()` would take back; empty where it has none.
  open var undoActionName: String { undone.last?.name ?? "" }
  /// The name of the group that `redo()` would do again; empty where it has none.
  open var redoActionName: String { redone.last?.name ?? "" }
  /// Words for a menu, in English.
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  /// Words for a menu, in English.
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
}
