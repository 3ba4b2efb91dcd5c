import PreviewWire

/// Finds a pinned element again, after the preview's data, its layout or its code have changed.
///
/// An element has no name of its own that would outlive an edit. It is known by its place (which collection
/// view, section and item) and by its words. Where both agree, it is the one. Where its words are found
/// elsewhere, it has moved there. Where they are not, the cells beside it say whether it has other words now
/// or is another element. So a pin never changes to a wrong element as long as anything tells the two apart.
struct PinMatching {
  typealias Place = (standing: PinPlace.Standing, layer: LayerID?)

  private let pin: PinElement
  private let world: PinWorld
  /// Those that it may be, but for their words.
  private let alike: [ScreenElement]

  init(_ pin: PinElement, in world: PinWorld) {
    (self.pin, self.world) = (pin, world)
    alike = world.shown.filter { $0.element.kind == pin.kind && $0.element.of == pin.of }
  }

  var place: Place {
    switch pin.kind {
    case .screen: (.here, world.root)
    case .view: placeOfView
    case .cell, .supplementary: placeInCollection
    }
  }

  private var hasWords: Bool { !pin.words.isEmpty }

  // MARK: Views

  /// A view of a name is that one, whatever stands in it; one without is known by its words.
  private var placeOfView: Place {
    let named = pin.view.isEmpty ? [] : alike.filter { $0.element.view == pin.view }
    if let same = named.first(where: { $0.element.words == pin.words }) ?? named.first {
      return (.here, same.layer)
    }
    if hasWords, let found = alike.first(where: { $0.element.words == pin.words }) {
      return (pin.view.isEmpty ? .here : .moved, found.layer)
    }
    return (!pin.view.isEmpty && world.viewNames.contains(pin.view) ? .away : .orphaned, nil)
  }

  // MARK: Elements of collection views and tables

  /// The collection view that it is in: the one of that name, or, where that is called otherwise now, the
  /// first that has such an item.
  private var home: PinWorld.Collection? {
    world.collections.first { $0.id == pin.view }
      ?? world.collections.first { $0.has(pin, item: pin.item) }
  }

  private var placeInCollection: Place {
    let home = home
    let same = shown(at: pin.item, in: home)
    if let same, !hasWords || same.element.words == pin.words { return (.here, same.layer) }
    if hasWords, let found = nearest(to: home) { return (.moved, found.layer) }
    guard let home, home.has(pin, item: pin.item) else { return (.orphaned, nil) }
    guard let same else { return (.away, nil) }
    return place(of: same, in: home)
  }

  private func shown(at item: Int, in home: PinWorld.Collection?) -> ScreenElement? {
    alike.first {
      $0.element.view == home?.id && $0.element.section == pin.section && $0.element.item == item
    }
  }

  /// The element of its words that is least far from where it was.
  private func nearest(to home: PinWorld.Collection?) -> ScreenElement? {
    func distance(_ shown: ScreenElement) -> (Int, Int, Int) {
      let element = shown.element
      return (
        element.view == home?.id ? 0 : 1, abs(element.section - pin.section), abs(element.item - pin.item)
      )
    }
    return alike.filter { $0.element.words == pin.words }.min { distance($0) < distance($1) }
  }

  /// Another text stands where it was, and its own nowhere on the screen.
  ///
  /// - Parameter same: what is there now.
  private func place(of same: ScreenElement, in home: PinWorld.Collection) -> Place {
    switch (shift(of: pin.before, at: -1, in: home), shift(of: pin.after, at: 1, in: home)) {
    case (nil, nil): return hadNeighbours && !sharesWord(with: same) ? (.away, nil) : (.here, same.layer)
    // The one after it has come to its place: it is gone.
    case (let before?, let after?) where after == before - 1: return (.orphaned, nil)
    case (nil, .some(-1)): return (.orphaned, nil)
    case (let before?, let after?):
      return before == after ? shifted(by: before, in: home) : (.here, same.layer)
    case (let shift?, nil), (nil, let shift?): return shifted(by: shift, in: home)
    }
  }

  private var hadNeighbours: Bool { pin.kind == .cell && !(pin.before.isEmpty && pin.after.isEmpty) }

  /// Of a row that is written otherwise now, as all rows are, something stays.
  private func sharesWord(with other: ScreenElement) -> Bool {
    !Set(pin.words.split(separator: " ")).isDisjoint(with: other.element.words.split(separator: " "))
  }

  /// It has other words, and stands by so many items further.
  private func shifted(by shift: Int, in home: PinWorld.Collection) -> Place {
    let (item, isFar) = pin.item.addingReportingOverflow(shift)
    guard !isFar, home.has(pin, item: item) else { return (.orphaned, nil) }
    guard let there = shown(at: item, in: home) else { return (.away, nil) }
    return (shift == 0 ? .here : .moved, there.layer)
  }

  /// By how many items a neighbour has moved; nil of one that is not on the screen.
  ///
  /// - Parameter step: where it was, from the pinned element.
  private func shift(of words: String, at step: Int, in home: PinWorld.Collection) -> Int? {
    guard pin.kind == .cell, !words.isEmpty else { return nil }
    let shifts = alike.compactMap { shown -> Int? in
      let element = shown.element
      guard element.view == home.id, element.section == pin.section, element.words == words else {
        return nil
      }
      let (shift, isFar) = (element.item - step).subtractingReportingOverflow(pin.item)
      return isFar ? nil : shift
    }
    return shifts.min { $0.magnitude < $1.magnitude }
  }
}
