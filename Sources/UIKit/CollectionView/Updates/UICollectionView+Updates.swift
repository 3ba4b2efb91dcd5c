// Changes of the data, in batches (Facts 2.10). `BatchUpdate` knows the rules; here they meet the layout, the
// data source and the views, in UIKit's order of calls.

import QuartzCore

extension UICollectionView {
  func collectUpdates(_ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if updates.depth == 0 {
      if canTakePart { layoutIfNeeded() }
      beginUpdates()
    }
    updates.depth += 1
    changes?()
    updates.depth -= 1
    if let completion { updates.completions.append(completion) }
    if updates.depth == 0 { commitUpdates() }
  }

  /// One call outside of `performBatchUpdates` is a batch by itself. The data have changed already: nothing
  /// is laid out as it was before.
  func update(_ change: (inout BatchUpdate) -> Void) {
    let isAlone = updates.depth == 0
    if isAlone { beginUpdates() }
    change(&updates.batch)
    if isAlone { commitUpdates() }
  }

  private func beginUpdates() {
    cancelMovementForUpdate()
    updates.begin(generation: elementViews.generation, former: canTakePart ? formerAttributes : nil)
  }

  /// Whether an update can be shown as one: the view is in a window with its elements laid out, and neither a
  /// layout pass nor another update is under way.
  private var canTakePart: Bool {
    hasArea && window != nil && pass.hasHappened && !pass.isUnderWay
      && !updates.isCommitting
  }

  /// The elements on screen, and near it as far as the layout has been asked, where they appear.
  var formerAttributes: [ElementID: UICollectionViewLayoutAttributes] {
    var former: [ElementID: UICollectionViewLayoutAttributes] = [:]
    for element in pass.answer?.elements ?? [] {
      let offset = element.scrollsWith.flatMap { orthogonal.views[$0]?.contentOffset } ?? .zero
      former[element.id] = element.attributes.appearing(scrolledBy: offset)
    }
    for id in elementViews.shown.ids {
      guard let view = elementViews.shown[id]?.view else { continue }
      let offset = (view.superview as? OrthogonalScrollView)?.contentOffset ?? .zero
      former[id] =
        offset == .zero ? view.shownAttributes : view.shownAttributes?.appearing(scrolledBy: offset)
    }
    return former
  }

  // MARK: Committing

  private func commitUpdates() {
    let collected = updates.takeCollected()
    let (batch, completions) = (collected.batch, collected.completions)
    let complete = { (finished: Bool) in for completion in completions { completion(finished) } }
    guard let before = itemCounts.known, let former = collected.former, canTakePart,
      updates.generation == elementViews.generation
    else {
      applyAtOnce(batch)
      if !completions.isEmpty { VirtualRunLoop.current.post { complete(true) } }
      return
    }
    commit(batch, before, former, complete)
  }

  private func commit(
    _ batch: BatchUpdate, _ before: [Int], _ former: [ElementID: UICollectionViewLayoutAttributes],
    _ completion: @escaping (Bool) -> Void
  ) {
    let update = resolve(batch, before)
    rename(update)
    updates.beginCommit(update)
    invalidateCounts()
    makeLayoutCurrent()
    layout.prepare(forCollectionViewUpdates: update.changes.map(UICollectionViewUpdateItem.init))
    let names = ElementNames(update, extras(update, former))
    let geometry = targetGeometry()
    updates.endCommit()

    var transition = ElementTransition(renamed: names.newName, original: names.oldName)
    transition.former = { former[$0] }
    transition.initialAttributes = { [unowned self] in self.layout.initialElementAttributes($0).map(mirrored)
    }
    transition.finalAttributes = { [unowned self] in self.layout.finalElementAttributes($0).map(mirrored) }
    transition.refilled = Set(batch.reconfigured.compactMap(update.newPath).map(ElementID.cell))
    transition.move = { [unowned self] in take(geometry) }
    let layout = layout
    run(transition, alongside: { layout.finalizeCollectionViewUpdates() }, completion: completion)
  }

  /// Ends the program where the update does not hold together, as UIKit does.
  private func resolve(_ batch: BatchUpdate, _ before: [Int]) -> ResolvedUpdate {
    itemCounts.known = nil
    do {
      return try batch.resolved(before: before, after: counts())
    } catch {
      fatalError("UICollectionView: \(error)")
    }
  }

  private func invalidateCounts() {
    let counts = itemCounts.known
    let context = layout.makeInvalidationContext()
    context.markCounts()
    layout.systemInvalidate(with: context)
    itemCounts.known = counts
  }

  /// Off screen, before the first layout, from within a layout pass, or after `reloadData()` in the same
  /// batch: nothing is animated, and the layout hears of a reload. The next layout pass shows what there is
  /// by then.
  private func applyAtOnce(_ batch: BatchUpdate) {
    let before = updates.generation == elementViews.generation ? itemCounts.known : nil
    if batch.isEmpty, updates.generation == elementViews.generation {
      setNeedsLayout()
      return
    }
    if let before { rename(resolve(batch, before)) }
    let counts = itemCounts.known
    dropAllViews()
    selection.press = nil
    invalidateEverything()
    if before != nil { itemCounts.known = counts }
  }

  // MARK: Items before and after

  /// Selected and pressed are items, not places; so is what has been announced.
  private func rename(_ update: ResolvedUpdate) {
    contentPlace.landing = nil
    selection.paths = Set(selection.paths.compactMap(update.newPath))
    renameOrthogonalSections(update.newSection)
    prefetch.announced = Set(prefetch.announced.compactMap(update.newPath))
    guard let pressed = selection.press?.indexPath else { return }
    if let path = update.newPath(of: pressed) {
      selection.press?.indexPath = path
    } else {
      cellForItem(at: pressed)?.isHighlighted = false
      selection.press = nil
    }
  }

  /// The views that the layout adds and takes away beside the items, of each sort that there is or may be.
  private func extras(
    _ update: ResolvedUpdate, _ former: [ElementID: UICollectionViewLayoutAttributes]
  ) -> [ElementNames.Kind: ElementNames.Extras] {
    let seen = former.keys.filter { $0.category != .cell }.map {
      ElementNames.Kind(category: $0.category, name: $0.kind)
    }
    let decorations = layout.decorationClasses.keys.map {
      ElementNames.Kind(category: .decorationView, name: $0)
    }
    let supplementary = elementViews.pool.supplementaryKinds.map {
      ElementNames.Kind(category: .supplementaryView, name: $0)
    }
    let kinds = Set(seen + decorations + supplementary)
      .sorted { ($0.category.rawValue, $0.name) < ($1.category.rawValue, $1.name) }
    return Dictionary(
      uniqueKeysWithValues: kinds.map { kind in
        let isDecoration = kind.category == .decorationView
        let deleted =
          isDecoration
          ? layout.indexPathsToDeleteForDecorationView(ofKind: kind.name)
          : layout.indexPathsToDeleteForSupplementaryView(ofKind: kind.name)
        let inserted =
          isDecoration
          ? layout.indexPathsToInsertForDecorationView(ofKind: kind.name)
          : layout.indexPathsToInsertForSupplementaryView(ofKind: kind.name)
        return (kind, ElementNames.Extras(deleted: deleted, inserted: inserted, update))
      })
  }
}
