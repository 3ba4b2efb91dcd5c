// Changes of the data, in batches (Facts 2.10). `BatchUpdate` knows the rules; here they meet the data source
// and the views.

import QuartzCore

/// The batch under way.
struct TableUpdates {
  /// How many batches there are within one another.
  var depth = 0
  var batch = BatchUpdate()
  var completions: [(Bool) -> Void] = []
  var animations = RowAnimations()
  /// Where everything was before; nil outside of batches, and where nothing can be animated.
  var former: TableContent?
  /// `UITableView.generation` when the batch began.
  var generation = 0
  /// Whether the table is going from one state to the next.
  var isCommitting = false
  /// The change that is under way.
  var current: ResolvedUpdate?
  /// Elements whose views were on their way out, and are back.
  var returned: Set<TableElement> = []
}

/// Which animation was asked for what.
struct RowAnimations {
  typealias Animation = UITableView.RowAnimation
  /// By places before the update.
  var deleted: [IndexPath: Animation] = [:]
  var deletedSections: [Int: Animation] = [:]
  /// By places after the update.
  var inserted: [IndexPath: Animation] = [:]
  var insertedSections: [Int: Animation] = [:]
}

extension UITableView {
  /// Whether changes are being collected.
  var isCollectingUpdates: Bool { updates.depth > 0 }

  /// `performBatchUpdates` for a closure that is there: it does not escape, and may call others that do not.
  /// Apple's takes one that is optional and does not escape, which Swift has no word for.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  func collectUpdates(_ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    openBatch()
    changes?()
    if let completion { updates.completions.append(completion) }
    closeBatch()
  }

  func openBatch() {
    if updates.depth == 0 {
      if canTakePart { layoutIfNeeded() }
      startBatch()
    }
    updates.depth += 1
  }

  func closeBatch() {
    guard updates.depth > 0 else { return warn("endUpdates: no update has begun") }
    updates.depth -= 1
    if updates.depth == 0 { commitUpdates() }
  }

  /// One call outside of a batch is one by itself. The data have changed already: nothing is laid out as it
  /// was before.
  func update(
    _ animation: RowAnimation = .automatic, inserted: [IndexPath] = [], deleted: [IndexPath] = [],
    insertedSections: IndexSet = [], deletedSections: IndexSet = [], _ change: (inout BatchUpdate) -> Void
  ) {
    let isAlone = updates.depth == 0
    if isAlone { startBatch() }
    change(&updates.batch)
    for path in inserted { updates.animations.inserted[path] = animation }
    for path in deleted { updates.animations.deleted[path] = animation }
    for section in insertedSections { updates.animations.insertedSections[section] = animation }
    for section in deletedSections { updates.animations.deletedSections[section] = animation }
    if isAlone { commitUpdates() }
  }

  private func startBatch() {
    cancelMovementForUpdate()
    updates.generation = generation
    updates.former = canTakePart ? content ?? formerContent : nil
  }

  /// Whether an update can be shown as one: there is something on screen that it changes, and no layout pass
  /// or other update is going on.
  private var canTakePart: Bool {
    hasArea && window != nil && hasBeenLaidOut && !isLayingOutRows && !isMakingContent
      && !updates.isCommitting
  }

  // MARK: Committing

  private func commitUpdates() {
    let (batch, completions, animations) = (updates.batch, updates.completions, updates.animations)
    updates.batch = BatchUpdate()
    updates.completions = []
    updates.animations = RowAnimations()
    let former = updates.former
    updates.former = nil
    // Its sections may be others.
    index.areTitlesKnown = false
    let complete = { (finished: Bool) in for completion in completions { completion(finished) } }
    guard let before = rowCounts, let former, canTakePart, updates.generation == generation else {
      applyAtOnce(batch)
      if !completions.isEmpty { VirtualRunLoop.current.post { complete(true) } }
      return
    }
    commit(batch, before, former, animations, complete)
  }

  private func commit(
    _ batch: BatchUpdate, _ before: [Int], _ former: TableContent, _ animations: RowAnimations,
    _ completion: @escaping (Bool) -> Void
  ) {
    let update = resolve(batch, before)
    rename(update)
    let span = floatingSpan
    updates.isCommitting = true
    updates.current = update
    epoch &+= 1
    content = nil
    formerContent = former
    makeContent()
    updates.current = nil

    var transition = TableTransition()
    transition.renamed = { update.newElement(of: $0) }
    transition.former = { element in
      guard let old = update.oldElement(of: element), former.holds(old) else { return nil }
      return former.rect(of: old, seenIn: span)
    }
    transition.entrance = { animations.entrance(of: $0, update) }
    transition.exit = { animations.exit(of: $0) }
    transition.refilled = batch.reconfigured.compactMap { path in
      update.newPath(of: path).flatMap(TableElement.row(at:))
    }
    run(transition, completion: completion)
    updates.isCommitting = false
  }

  /// Ends the program where the update does not hold together, as UIKit does.
  private func resolve(_ batch: BatchUpdate, _ before: [Int]) -> ResolvedUpdate {
    rowCounts = nil
    do {
      return try batch.resolved(before: before, after: counts())
    } catch {
      fatalError("UITableView: \(error.inTable)")
    }
  }

  /// Off screen, before the first layout, from within a layout pass, or after `reloadData()` in the same
  /// batch: nothing is animated. The next layout pass lays out the rows that there are by then.
  private func applyAtOnce(_ batch: BatchUpdate) {
    let isSame = updates.generation == generation
    if batch.isEmpty, isSame { return heightsChanged() }
    if isSame, let before = rowCounts { rename(resolve(batch, before)) }
    let counts = isSame ? rowCounts : nil
    dropAllViews()
    press = nil
    (rowCounts, content, formerContent) = (counts, nil, nil)
    setNeedsLayout()
  }

  /// Selected and pressed are rows, not places; so are announced ones. A row that is reloaded is no longer
  /// selected (widely reported).
  private func rename(_ update: ResolvedUpdate) {
    landing = nil
    let kept = selectedPaths.filter { !update.reloadedItems.contains($0) }
    selectedPaths = Set(kept.compactMap(update.newPath))
    prefetch.announced = Set(prefetch.announced.compactMap(update.newPath))
    guard let pressed = press?.path else { return }
    if let path = update.newPath(of: pressed), !update.reloadedItems.contains(pressed) {
      press?.path = path
    } else {
      cellForRow(at: pressed)?.setHighlighted(false, animated: false)
      press = nil
    }
  }
}

extension ResolvedUpdate {
  /// The element that shows the same afterwards; nil for one that is gone or reloaded.
  fileprivate func newElement(of old: TableElement) -> TableElement? {
    switch old.kind {
    case .row:
      guard !reloadedItems.contains(old.path) else { return nil }
      return newPath(of: old.path).flatMap(TableElement.row(at:))
    case .header, .footer:
      guard !isReloaded(section: old.section), let section = newSection(of: old.section) else { return nil }
      return old.kind == .header ? .header(section) : .footer(section)
    }
  }

  /// The other way round.
  fileprivate func oldElement(of new: TableElement) -> TableElement? {
    switch new.kind {
    case .row:
      guard let path = oldPath(of: new.path), !reloadedItems.contains(path) else { return nil }
      return TableElement.row(at: path)
    case .header, .footer:
      guard let section = oldSection(of: new.section), !isReloaded(section: section) else { return nil }
      return new.kind == .header ? .header(section) : .footer(section)
    }
  }
}

extension RowAnimations {
  /// By its name afterwards.
  fileprivate func entrance(of element: TableElement, _ update: ResolvedUpdate) -> Animation {
    if element.kind == .row {
      if let own = inserted[element.path] { return own }
      if let old = update.oldPath(of: element.path), let own = deleted[old] { return own }
    }
    if let own = insertedSections[element.section] { return own }
    return update.oldSection(of: element.section).flatMap { deletedSections[$0] } ?? .automatic
  }

  /// By its name before.
  fileprivate func exit(of element: TableElement) -> Animation {
    if element.kind == .row, let own = deleted[element.path] { return own }
    return deletedSections[element.section] ?? .automatic
  }
}

extension BatchUpdateError {
  /// The same in words of tables.
  fileprivate var inTable: String {
    description.replacingOccurrences(of: "numberOfItemsInSection", with: "numberOfRowsInSection")
      .replacingOccurrences(of: "an item has", with: "a row has")
      .replacingOccurrences(of: " items ", with: " rows ")
      .replacingOccurrences(of: "item ", with: "row ")
  }
}
