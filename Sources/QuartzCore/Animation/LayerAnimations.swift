import CoreGraphics

/// The animations of one layer, in the order in which they were added. A layer without any has none of these.
@MainActor final class LayerAnimations {
  /// One animation on its layer.
  struct Entry {
    /// The name under which it was added; nil for none.
    var key: String?
    var object: CAAnimation?
    var animation: FrozenAnimation
    /// Those who wait for its end.
    var waiting: [AnimationCompletion]
    var hasBegun = false
    /// Whether its end has been told.
    var isTold = false
    var staysAtEnd: Bool
    /// Says how far it is; nil leaves it to the clock.
    var driver: AnimationDriver?
  }

  private(set) var entries: [Entry] = []
  /// The layer as it was drawn when last asked for.
  private var copy: CALayer?

  var isEmpty: Bool { entries.isEmpty }

  /// An entry of the same key makes way. Returns it.
  func add(_ entry: Entry) -> Entry? {
    let old = entry.key.flatMap { remove($0) }
    entries.append(entry)
    return old
  }

  func entry(_ key: String) -> Entry? { place(of: key).map { entries[$0] } }

  /// By number, as everywhere here: an entry is large to copy, and there may be many on each of many layers.
  private func place(of key: String) -> Int? { entries.indices.first { entries[$0].key == key } }

  /// All keys that begin with the name of `property`.
  func keys(of property: String) -> Set<String> {
    var keys: Set<String> = []
    for index in entries.indices {
      if let key = entries[index].key, key.hasPrefix(property) { keys.insert(key) }
    }
    return keys
  }

  func remove(_ key: String) -> Entry? {
    place(of: key).map { entries.remove(at: $0) }
  }

  /// Takes out and returns those that move `property`.
  func remove(moving property: String) -> [Entry] {
    let gone = entries.filter { $0.moves(property) }
    entries.removeAll { $0.moves(property) }
    return gone
  }

  /// Takes out and returns those that `driver` moves.
  func remove(drivenBy driver: AnimationDriver) -> [Entry] {
    let gone = entries.filter { $0.driver === driver }
    entries.removeAll { $0.driver === driver }
    return gone
  }

  /// Takes all of them out.
  func removeAll() -> [Entry] {
    defer { entries = [] }
    return entries
  }

  // MARK: Time

  /// Whether something moves, or its end is still to be told, at `time` in seconds of the layer's time.
  func isUnderWay(at time: TimeInterval) -> Bool {
    entries.contains { entry in
      !entry.isTold && (entry.driver?.isRunning ?? entry.animation.timing.isUnderWay(at: time))
    }
  }

  /// Whether somebody moves one of them, whatever the time.
  var isDriven: Bool { entries.contains { $0.driver?.isRunning ?? false } }

  /// Whether a frame will ever be needed for these.
  var isPending: Bool {
    entries.contains { !$0.isTold && ($0.driver != nil || !$0.animation.timing.standsStill) }
  }

  /// Goes on to `time`, in seconds of the layer's time. Returns what has begun by then and what has ended, in
  /// order of adding; what has ended is gone unless it stays.
  func advance(to time: TimeInterval) -> (begun: [Entry], ended: [Entry]) {
    var begun: [Entry] = []
    var ended: [Entry] = []
    for index in entries.indices where !entries[index].isTold && entries[index].driver == nil {
      let timing = entries[index].animation.timing
      if !entries[index].hasBegun, timing.isUnderWay(at: time) {
        entries[index].hasBegun = true
        begun.append(entries[index])
      }
      if timing.isOver(at: time) {
        ended.append(entries[index])
        entries[index].isTold = true
      }
    }
    entries.removeAll { $0.isTold && !$0.staysAtEnd }
    return (begun, ended)
  }

  // MARK: The drawn values

  /// The values of `layer` that differ from its own at `time`, in seconds of virtual time.
  ///
  /// - Parameter exception: a property and what counts as the layer's own value of it.
  func values(
    of layer: CALayer, at time: TimeInterval,
    exceptFor exception: (property: String, value: AnimatedValue)? = nil
  ) -> [String: AnimatedValue] {
    var values: [String: AnimatedValue] = [:]
    if let exception { values[exception.property] = exception.value }
    let own = layer.ownTime(at: time)
    let model = { (name: String) in AnimatableProperty.named[name]?.read(layer) }
    // As they are now: layers of an author's own are asked for their values meanwhile.
    let entries = self.entries
    for index in entries.indices {
      if let driver = entries[index].driver {
        entries[index].animation.apply(
          atProgress: driver.progress(at: time), of: driver.wholeDuration, to: &values, model: model)
      } else {
        entries[index].animation.apply(at: own, to: &values, model: model)
      }
    }
    return values
  }

  /// `layer` as it is drawn at `time`: always the same object, brought up to date.
  func presentation<Layer: CALayer>(of layer: Layer, at time: TimeInterval) -> Layer {
    let copy = self.copy as? Layer ?? layer.makePresentation()
    self.copy = copy
    copy.takePlainValues(from: layer)
    for property in AnimatableProperty.named.values {
      if let value = property.read(layer) { property.write(copy, value) }
    }
    for (name, value) in values(of: layer, at: time) { AnimatableProperty.named[name]?.write(copy, value) }
    return copy
  }
}

extension LayerAnimations.Entry {
  func moves(_ property: String) -> Bool { animation.moves(property) }

  /// The end, told to all who wait; `finished` is false where it came too early.
  @MainActor func tellEnd(finished: Bool) {
    guard !isTold else { return }
    if let object { object.delegate?.animationDidStop(object, finished: finished) }
    for completion in waiting { completion.leave(finished: finished) }
  }
}

extension FrozenAnimation {
  fileprivate func moves(_ property: String) -> Bool {
    switch effect {
    case .track(let track): track.path.property == property
    case .group(let members): members.contains { $0.moves(property) }
    }
  }
}
