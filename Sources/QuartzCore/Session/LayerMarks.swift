// Which layers are to be read again before the next frame.
//
// A layer that is on the screen has a watch, and marks it when it changes. So a frame costs what changed, not
// how many layers there are.

/// The parts of a layer that have changed since it was read.
package struct LayerMarks: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Its own values, and what is drawn in it.
  package static let own = LayerMarks(rawValue: 1 << 0)
  /// Which layers it shows, its mask and its drawing included.
  package static let held = LayerMarks(rawValue: 1 << 1)
}

/// A reader's note of a layer that it shows.
@MainActor package final class LayerWatch {
  package private(set) weak var layer: CALayer?
  /// The reader's own number for the layer.
  package let place: Int
  fileprivate(set) var marks: LayerMarks = []

  package init(_ layer: CALayer, place: Int) { (self.layer, self.place) = (layer, place) }
}

/// The layers of a session that have marked themselves, in the order of their first marks.
@MainActor package final class MarkedLayers {
  private var watches: [LayerWatch] = []

  package var isEmpty: Bool { watches.isEmpty }

  package func mark(_ watch: LayerWatch, _ marks: LayerMarks) {
    if watch.marks.isEmpty { watches.append(watch) }
    watch.marks.formUnion(marks)
  }

  /// Hands all of them to `read`, one after the other. What a layer marks of itself while it is read does not
  /// count: its reader has the new values.
  ///
  /// Reading may mark others, which have their turn too. Layers of an author's own could go on with that for
  /// ever: beyond `mostRounds`, marks stay for the next time.
  package func take(_ read: (LayerWatch, LayerMarks) -> Void) {
    for _ in 0..<Self.mostRounds where !watches.isEmpty {
      let round = watches
      watches.removeAll(keepingCapacity: true)
      for watch in round {
        let marks = watch.marks
        read(watch, marks)
        watch.marks = []
      }
    }
  }

  private static let mostRounds = 8

  /// Forgets all marks: everything is read anyway.
  package func clear() {
    for watch in watches { watch.marks = [] }
    watches.removeAll(keepingCapacity: true)
  }
}

extension CALayer {
  /// Has the layer read again where it is on the screen.
  package func mark(_ marks: LayerMarks = .own) {
    guard let watch, !watch.marks.isSuperset(of: marks) else { return }
    SessionContext.current.marked.mark(watch, marks)
  }

  /// A value has changed that decides, with others, on whether anything of the layer is seen.
  package func markSeen() {
    if watch == nil { superlayer?.mark(.held) } else { mark() }
  }

  /// The time of the layer and of all it holds has changed.
  func markAnimatedBelow() {
    if animations != nil { markSeen() }
    for layer in children { layer.markAnimatedBelow() }
    maskLayer?.markAnimatedBelow()
    drawing?.markAnimatedBelow()
  }
}
