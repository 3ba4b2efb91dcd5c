// The views in a transition: those on screen before, and those on screen afterwards.

import QuartzCore

/// The elements of one transition, what the layout says of each, and where their views begin and end.
@MainActor struct TransitionCast {
  let transition: ElementTransition
  /// Former names of those that were on screen, in reading order.
  private let formerIDs: [ElementID]
  /// Former names of those that were on their way off it.
  private let leaving: Set<ElementID>
  /// Former names by names afterwards, of those that were on screen and still exist.
  private var formerNames: [ElementID: ElementID] = [:]
  /// The elements on screen afterwards, as the layout returned them; nil where it leaves everything as it is.
  private(set) var elements: [PlacedElement]?
  /// Those whose views were made for this.
  var appearing: Set<ElementID> = []
  /// In reading order of their former names, once all are known.
  private(set) var gone: [DepartingView] = []
  /// Where one that goes ends.
  struct End {
    var attributes: UICollectionViewLayoutAttributes
    /// Its middle in what holds the view, where it does not follow from the attributes.
    var place: CGPoint?
  }
  /// Where those that go end, by former name.
  var ends: [ElementID: End] = [:]
  /// The layout's answers, by former name.
  private(set) var finals: [ElementID: UICollectionViewLayoutAttributes] = [:]
  /// The layout's answers, by name afterwards.
  private var initials: [ElementID: UICollectionViewLayoutAttributes] = [:]
  private var refilled: Set<ElementID>
  private var askedFinal: Set<ElementID> = []
  private var askedInitial: Set<ElementID> = []

  /// Gives the elements in `shown` their new names, and takes out those that are gone.
  ///
  /// - Parameter leaving: those of them that are not on screen, but still on their way off it: the layout is
  ///   not asked where they go.
  init(_ transition: ElementTransition, _ shown: inout ShownElements, leaving: Set<ElementID> = []) {
    self.transition = transition
    self.leaving = leaving
    refilled = transition.refilled
    let ids = shown.ids
    formerIDs = ids.filter { !leaving.contains($0) }
    let entries = ids.map { ($0, shown.remove($0)) }
    for case (let former, let entry?) in entries {
      guard let id = transition.renamed(former), formerNames[id] == nil else {
        gone.append(DepartingView(entry.view, former))
        continue
      }
      formerNames[id] = former
      shown.insert(id == former ? entry : entry.renamed(id), as: id)
    }
  }

  /// Takes the layout's answer, in place of an earlier one; asks it how the elements come and go.
  mutating func take(_ new: [PlacedElement]?) {
    elements = new
    let staying = Set((new ?? []).compactMap { formerNames[$0.id] })
    for id in formerIDs where transition.asksOfThoseThatStay || !staying.contains(id) { askFinal(id) }
    for id in (new ?? []).map(\.id).sorted(by: ElementID.isInReadingOrder)
    where transition.asksOfThoseThatStay || formerNames[id] == nil { askInitial(id) }
  }

  private mutating func askFinal(_ id: ElementID) {
    guard askedFinal.insert(id).inserted, let answer = transition.finalAttributes(id), answer.isShowable
    else { return }
    finals[id] = answer.copy() as? UICollectionViewLayoutAttributes
  }

  private mutating func askInitial(_ id: ElementID) {
    guard askedInitial.insert(id).inserted, let answer = transition.initialAttributes(id), answer.isShowable
    else { return }
    initials[id] = answer.copy() as? UICollectionViewLayoutAttributes
  }

  /// Whether the data source is to fill the view again; true once.
  mutating func takeRefilled(_ id: ElementID) -> Bool { refilled.remove(id) != nil }

  /// An element that still exists is not on screen afterwards.
  mutating func dismiss(_ id: ElementID, _ entry: ShownElements.Entry?) {
    guard let entry, let former = formerNames[id] else { return }
    let one = DepartingView(entry.view, former, name: id)
    one.isOutdated = refilled.contains(id)
    gone.append(one)
    gone.sort { ElementID.isInReadingOrder($0.id, $1.id) }
  }

  /// Whether an element that still exists was on its way off the screen, by its name afterwards.
  func wasLeaving(_ id: ElementID) -> Bool { formerNames[id].map(leaving.contains) ?? false }

  /// Views that are shown again do not go.
  mutating func keepShown(_ shown: ShownElements) { gone.removeAll { shown.id(of: $0.view) != nil } }

  // MARK: Places

  /// New views have laid out what they hold before they move: it is not to fly in from nowhere.
  func moveToStarts(_ shown: ShownElements) {
    for element in elements ?? [] {
      guard let view = shown[element.id]?.view else { continue }
      if appearing.contains(element.id) {
        let start = start(of: element)
        view.adopt(start.attributes, at: start.appears.map(view.placeInHolder))
        view.layoutIfNeeded()
      } else if let initial = initials[element.id] {
        view.adopt(initial)
      }
    }
  }

  /// With where it appears then, in content coordinates, where that does not follow from the attributes.
  private func start(
    of element: PlacedElement
  ) -> (attributes: UICollectionViewLayoutAttributes, appears: CGPoint?) {
    if let initial = initials[element.id] { return (initial, nil) }
    if let name = transition.original(element.id), let former = transition.former(name), former.isShowable {
      return (former, former.center)
    }
    return (element.attributes.transparent, nil)
  }

  /// The contents of views move with them.
  func moveToEnds(_ shown: ShownElements) {
    for element in elements ?? [] {
      if let view = shown[element.id]?.view { move(view, to: element.attributes) }
    }
    for one in gone { if let end = ends[one.id] { move(one.view, to: end.attributes, at: end.place) } }
  }

  private func move(
    _ view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes,
    at place: CGPoint? = nil
  ) {
    let size = view.bounds.size
    view.adopt(attributes, at: place)
    if view.bounds.size != size { view.layoutIfNeeded() }
  }
}

extension ShownElements.Entry {
  /// The same view for an element that goes by another path now; its attributes change with the layout's next
  /// answer.
  @MainActor fileprivate func renamed(_ id: ElementID) -> Self {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.indexPath = id.indexPath
    return Self(view: view, attributes: copy)
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy that cannot be seen through its alpha.
  var transparent: UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.alpha = 0
    return copy
  }
}
