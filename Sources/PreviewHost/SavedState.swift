import UIKit

/// The state that a session must remember to go on in another agent: where its scroll views are, what moves
/// them, and what is selected.
///
/// Opaque to the gateway that keeps it. Two bytes say which form it has; then part follows part, each a u8
/// kind, a u32 length and that many bytes, so that a part of an unknown kind, or one that makes no sense, is
/// passed over alone. See `SavedState+Bytes`.
struct SavedState: Equatable {
  /// Where one scroll view was.
  struct Place: Equatable {
    var id: String
    /// In points.
    var offset: CGPoint
  }

  /// The motion of one scroll view by itself.
  struct Fling: Equatable {
    var id: String
    var momentum: ScrollMomentum
  }

  /// The selection of one collection view or table.
  struct Selection: Equatable {
    var id: String
    /// Section and item, in order.
    var items: [IndexPath]
  }

  /// Where a section that scrolls by itself was.
  struct SectionPlace: Equatable {
    var id: String
    var section: Int
    /// In points.
    var offset: CGPoint
  }

  /// The sizes that views of one list have asked for, on screen or not: they say where everything is.
  struct Sizes: Equatable {
    var id: String
    var measured: MeasuredSizes
  }

  /// In the order of the view tree.
  var places: [Place] = []
  /// Of lists whose views have asked for any.
  var sizes: [Sizes] = []
  var flings: [Fling] = []
  var selections: [Selection] = []
  /// Of sections that are not where they begin, on screen or not.
  var sections: [SectionPlace] = []

  /// Far more scroll views than a screen holds.
  static let mostViews = 256
  /// More than a hand selects.
  static let mostItems = 1024
  /// More sections than anybody scrolls.
  static let mostSections = 256

  init(
    places: [Place] = [], sizes: [Sizes] = [], flings: [Fling] = [], selections: [Selection] = [],
    sections: [SectionPlace] = []
  ) {
    self.places = places
    self.sizes = sizes
    self.flings = flings
    self.selections = selections
    self.sections = sections
  }

  @MainActor init(of preview: RunningPreview) {
    self.init()
    preview.perform {
      for (id, view) in ScrollViews.named(in: preview.window).prefix(Self.mostViews) {
        places.append(Place(id: id, offset: view.contentOffset))
        let measured = view._measuredSizes
        if !measured.isEmpty { sizes.append(Sizes(id: id, measured: measured)) }
        if let momentum = view._momentum { flings.append(Fling(id: id, momentum: momentum)) }
        if let view = view as? UICollectionView { addSections(of: view, id) }
        let selected = (view as? any ItemsView)?.selectedItems ?? []
        if !selected.isEmpty {
          selections.append(Selection(id: id, items: Array(selected.prefix(Self.mostItems))))
        }
      }
    }
  }

  @MainActor private mutating func addSections(of view: UICollectionView, _ id: String) {
    for section in view.scrolledOrthogonalSections where sections.count < Self.mostSections {
      guard let offset = view.orthogonalOffset(ofSection: section) else { continue }
      sections.append(SectionPlace(id: id, section: section, offset: offset))
    }
  }

  /// Without what is selected and what moves.
  var placesOnly: SavedState { SavedState(places: places, sizes: sizes, sections: sections) }

  /// Without the sizes that an earlier state says as well.
  func onlyNewSizes(since former: SavedState) -> SavedState {
    var state = self
    state.sizes = sizes.compactMap { list in
      let known = former.sizes.first { $0.id == list.id }?.measured ?? MeasuredSizes()
      let new = list.measured.changes(since: known)
      return new.isEmpty ? nil : Sizes(id: list.id, measured: new)
    }
    return state
  }

  /// Puts everything where it was, without animation, as far as there is such a place.
  ///
  /// Outer scroll views come first: what is inside them may not be there before they have moved.
  ///
  /// - Returns: the parts for which there is no place, for people, each once: `main`, `section 3 of main`.
  @discardableResult @MainActor func restore(in preview: RunningPreview) -> [String] {
    var unplaced: [String] = []
    func leaveOut(_ name: String) { if !unplaced.contains(name) { unplaced.append(name) } }
    preview.perform {
      for place in places {
        guard let view = Self.view(place.id, in: preview) else {
          // One at its beginning is where it would be.
          if place.offset != .zero { leaveOut(place.id) }
          continue
        }
        if let list = sizes.first(where: { $0.id == place.id }) {
          view._adopt(list.measured)
          preview.loop.settle()
        }
        view.contentOffset = view._legalOffset(nearest: place.offset)
        // One that is on its way back had been pulled past the end.
        let isPulled = flings.contains { $0.id == place.id }
        if !isPulled, view.contentOffset != place.offset { leaveOut("the place in \(place.id)") }
        preview.loop.settle()
      }
      for place in sections {
        guard let view = Self.view(place.id, in: preview) as? UICollectionView,
          place.section < view.numberOfSections
        else {
          leaveOut("section \(place.section) of \(place.id)")
          continue
        }
        view.setOrthogonalOffset(place.offset, ofSection: place.section)
      }
      preview.loop.settle()
      for selection in selections {
        guard let view = Self.view(selection.id, in: preview) as? any ItemsView else {
          leaveOut("the selection in \(selection.id)")
          continue
        }
        for item in selection.items {
          if view.has(item) { view.select(item) } else { leaveOut("a selected item of \(selection.id)") }
        }
      }
      for fling in flings { Self.view(fling.id, in: preview)?._resume(fling.momentum) }
      preview.loop.settle()
    }
    return unplaced
  }

  @MainActor private static func view(_ id: String, in preview: RunningPreview) -> UIScrollView? {
    ScrollViews.named(in: preview.window).first { $0.id == id }?.view
  }
}
