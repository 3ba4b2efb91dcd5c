// Making, handing out and taking back views (Facts 2.7).

import QuartzCore

extension UICollectionView {
  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    if let reconfigured = elementViews.reconfigured, reconfigured.indexPath == indexPath,
      reconfigured.cell.reuseKey == .cell(identifier)
    {
      return reconfigured.cell
    }
    guard let cellClass = elementViews.pool.registeredClass(for: .cell(identifier)) else {
      // UIKit raises here as well: the previewed code asks for what it never registered.
      fatalError("UICollectionView: no class is registered for cells with the identifier \"\(identifier)\"")
    }
    let attributes = layoutAttributesForItem(at: shownPath(indexPath))
    let view = dequeue(.cell(identifier), cellClass, identifier, attributes)
    guard let cell = view as? UICollectionViewCell else {
      fatalError(
        "UICollectionView: \(cellClass), registered as \"\(identifier)\", is no UICollectionViewCell")
    }
    showState(of: cell, at: indexPath)
    return cell
  }

  func dequeueSupplementary(
    _ kind: String, _ identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReusePool.Key.supplementary(kind, identifier)
    guard let viewClass = elementViews.pool.registeredClass(for: key) else {
      fatalError(
        "UICollectionView: no class is registered for supplementary views of kind \"\(kind)\" "
          + "with the identifier \"\(identifier)\"")
    }
    let attributes = layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
    return dequeue(key, viewClass, identifier, attributes)
  }

  private func dequeue(
    _ key: ReusePool.Key, _ viewClass: UICollectionReusableView.Type, _ identifier: String,
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView {
    let usable = attributes.flatMap { $0.isShowable ? $0 : nil }
    let view: UICollectionReusableView
    if let recycled = elementViews.recycled(key, viewClass) {
      view = recycled
      view.updateTraits(in: traits)
      view.prepareForReuse()
    } else {
      view = elementViews.pool.makeView(key, viewClass, frame: usable?.frame ?? .zero)
      view.reuseName = identifier
    }
    view.reuseKey = key
    if let usable {
      let section = layout.orthogonalSection(holding: usable.elementID)
      view.restingOrigin = section.flatMap { orthogonalPlace(ofSection: $0)?.frame.origin } ?? .zero
      view.adopt(usable)
    }
    return view
  }

  /// The view of `element`, from the data source or the layout's registration; nil (after a warning) where
  /// there is none.
  func makeView(for element: PlacedElement) -> UICollectionReusableView? {
    let path = dataPath(of: element.id)
    let outer = elementViews.firstLateRegistration
    elementViews.firstLateRegistration = RegistrationName.latest + 1
    defer { elementViews.firstLateRegistration = outer }
    switch element.id.category {
    case .cell:
      return dataSource?.collectionView(self, cellForItemAt: path)
    case .supplementaryView:
      let kind = element.id.kind
      let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      guard view is UnimplementedSupplementaryView else { return view }
      warn("the data source has no supplementary view of kind \"\(kind)\" for \(path)")
      return nil
    case .decorationView:
      return makeDecorationView(element)
    }
  }

  private func makeDecorationView(_ element: PlacedElement) -> UICollectionReusableView? {
    guard let viewClass = layout.decorationClasses[element.id.kind] else {
      warn("the layout has no class registered for decoration views of kind \"\(element.id.kind)\"")
      return nil
    }
    return dequeue(.decoration(element.id.kind), viewClass, element.id.kind, element.attributes)
  }

  /// Takes the element's view off the screen and into the pool.
  func recycle(_ id: ElementID) {
    if let entry = elementViews.shown.remove(id) { takeBack(entry.view, of: id) }
  }

  /// Takes `view`, which showed `id`, off the screen and into the pool.
  func takeBack(_ view: UICollectionReusableView, of id: ElementID) {
    view.removeFromSuperview()
    (view as? UICollectionViewCell)?.swipe?.end()
    view.shownAttributes = nil
    view.isDeparting = false
    // Where the view is shown again in this turn, it would go on with its old animation.
    if view.layer.animationKeys() != nil { view.layer.removeAnimationsOfTree() }
    dropEmptyOrthogonalViews()
    tellDidEndDisplaying(view, id)
    elementViews.putBack(view)
  }

  func dropAllViews() {
    elementViews.isDroppingAll = true
    defer { elementViews.isDroppingAll = false }
    elementViews.generation += 1
    pass.answer = nil
    for id in elementViews.shown.ids { recycle(id) }
    takeBack(elementViews.departing)
  }

  func tellWillDisplay(_ view: UICollectionReusableView, _ id: ElementID) {
    switch (id.category, view) {
    case (.cell, let cell as UICollectionViewCell):
      delegate?.collectionView(self, willDisplay: cell, forItemAt: dataPath(of: id))
    case (.supplementaryView, _):
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: id.kind, at: id.indexPath)
    default:
      break
    }
  }

  private func tellDidEndDisplaying(_ view: UICollectionReusableView, _ id: ElementID) {
    switch (id.category, view) {
    case (.cell, let cell as UICollectionViewCell):
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: dataPath(of: id))
    case (.supplementaryView, _):
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: id.kind, at: id.indexPath)
    default:
      break
    }
  }
}

extension CALayer {
  fileprivate func removeAnimationsOfTree() {
    removeAllAnimations()
    for layer in sublayers ?? [] { layer.removeAnimationsOfTree() }
  }
}
