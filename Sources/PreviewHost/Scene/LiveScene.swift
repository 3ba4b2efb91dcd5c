import PreviewWire
import UIKit

/// A window's layers as viewers have been told of them, kept from frame to frame: only layers that have
/// marked themselves are read again.
///
/// Equal, after every frame, to what `SceneReader` would read. A session has one at a time: each layer that
/// is shown has a watch of it.
@MainActor final class LiveScene {
  /// A shown layer.
  private struct Slot {
    let watch: LayerWatch
    let id: LayerID
    var state = LayerState()
    /// As viewers have it, while that may be another; nil for a layer that they do not know.
    var told: LayerState?
    /// Whether it is in `touched`.
    var isTouched = true
    /// False: it has left the tree, and its place is free from the next frame on.
    var isShown = true
    /// The place of what holds it; the root's own.
    var holder: Int
    var isMask: Bool
    var children: [Int] = []
    var mask: Int?
    /// The number of the last list of children or masks in which it stood.
    var listed = 0
    var paths = LayerPaths()
    var image: CGImage?
    var fonts: [AppFont] = []
    /// Whether it has a perspective for its sublayers, or had one when it was read before.
    var hasDepth = false
  }

  let window: UIWindow
  private let root: CALayer
  private var slots: [Slot] = []
  /// Those of the layers that are shown, by their numbers.
  private var places: [LayerID: Int] = [:]
  private var free: [Int] = []
  /// Places of layers that may differ from what viewers have.
  private var touched: [Int] = []
  /// Layers that have left the tree since the last frame, as viewers have them still.
  private var gone: [LayerID: LayerState] = [:]
  /// Places that are to be free after this frame.
  private var leaving: [Int] = []
  /// Places of layers that are read in every frame.
  private var restless: Set<Int> = []
  private var lists = 0
  private var names = ScrollerNames()
  private var namedAt = -1

  /// The pictures that are shown.
  private(set) var images = Counted<CGImage>()
  /// The fonts of the preview's own that are shown.
  private(set) var fonts = Counted<AppFont>()

  /// Of the window.
  private(set) var size = WireSize.zero
  /// How many layers are shown.
  private(set) var count = 0
  /// Whether there were more than a frame may have: then some are missing.
  private(set) var isCut = false

  /// Reads all of the window.
  ///
  /// - Parameter known: what viewers have, if that is another tree of the same numbers.
  init(of window: UIWindow, known: LayerScene? = nil) {
    self.window = window
    for layer in known?.layers ?? [] { gone[layer.id] = layer.state }
    root = window.layer
    SessionContext.current.marked.clear()
    readSize()
    updateNames()
    _ = place(root, in: 0, isMask: false, drawn: root.presented)
  }

  /// Reads what has changed since the last time; `changes` is about that.
  func update() {
    let session = SessionContext.current
    readSize()
    updateNames()
    session.animations.markAll()
    for place in restless.sorted() { session.marked.mark(slots[place].watch, [.own, .held]) }
    session.marked.take { watch, marks in
      guard let layer = watch.layer, isOwn(watch), layer.watch === watch else { return }
      if marks.contains(.own) { read(watch.place, layer) }
      if marks.contains(.held), slots[watch.place].isShown { readHeld(watch.place, layer) }
    }
  }

  /// Nothing is read any more: the layers are another reader's, or nobody's.
  func end() {
    for slot in slots where slot.isShown && slot.watch.layer?.watch === slot.watch {
      slot.watch.layer?.watch = nil
    }
  }

  // MARK: What is told

  /// The layer that fills the window.
  var rootID: LayerID { slots[0].id }

  /// The layers that may be others than viewers have.
  var changes: [LayerChange] {
    touched.compactMap { place in
      guard slots[place].isShown else { return nil }
      return LayerChange(id: slots[place].id, state: slots[place].state, since: slots[place].told)
    }
  }

  /// A layer as viewers have it; nil where they have none of that number, or it may be told anew.
  func known(_ id: LayerID) -> LayerState? {
    guard let place = places[id], slots[place].isShown, !slots[place].isTouched else { return nil }
    return slots[place].state
  }

  /// Viewers have been told all there is.
  func told() {
    for place in touched { (slots[place].isTouched, slots[place].told) = (false, nil) }
    touched.removeAll(keepingCapacity: true)
    gone.removeAll(keepingCapacity: true)
    free += leaving
    leaving.removeAll(keepingCapacity: true)
  }

  /// The pictures and fonts that are shown are where viewers find them.
  func thingsWereSent() {
    images.hasGrown = false
    fonts.hasGrown = false
  }

  /// The whole tree, in the order of `SceneReader`.
  var whole: LayerScene {
    var layers: [LayerSnapshot] = []
    layers.reserveCapacity(count)
    func append(_ place: Int) {
      layers.append(LayerSnapshot(id: slots[place].id, state: slots[place].state))
      for child in slots[place].children { append(child) }
      if let mask = slots[place].mask { append(mask) }
    }
    append(0)
    return LayerScene(window: size, root: root.wireID, layers: layers)
  }

  // MARK: Reading

  private func readSize() {
    size = WireSize(widthPoints: window.bounds.width, heightPoints: window.bounds.height)
  }

  private func touch(_ place: Int) {
    guard !slots[place].isTouched else { return }
    slots[place].isTouched = true
    slots[place].told = slots[place].state
    touched.append(place)
  }

  /// Reads the layer's own values again.
  private func read(_ place: Int, _ layer: CALayer) {
    let holder = slots[place].holder
    let mayBeUnseen = place != 0 && !slots[place].isMask
    guard let drawn = mayBeUnseen ? LayerReading.visible(layer) : layer.presented else {
      if let above = slots[holder].watch.layer { readHeld(holder, above) }
      return
    }
    touch(place)
    readValues(of: layer, drawn: drawn, at: place)
    let hadDepth = slots[place].hasDepth
    slots[place].hasDepth = Self.hasDepth(drawn)
    // Sublayers look otherwise, or are turned away, where the perspective or its middle has changed.
    guard hadDepth || slots[place].hasDepth else { return }
    readHeld(place, layer)
    for child in slots[place].children where slots[child].isShown {
      if let layer = slots[child].watch.layer { read(child, layer) }
    }
  }

  private static func hasDepth(_ drawn: CALayer) -> Bool {
    !CATransform3DIsIdentity(drawn.sublayerTransform)
  }

  private func readValues(of layer: CALayer, drawn: CALayer, at place: Int) {
    var reading = LayerReading(
      of: layer, drawn: drawn, in: layer.superlayer?.presented, name: names[layer],
      paths: slots[place].paths)
    (reading.state.children, reading.state.mask) = (slots[place].state.children, slots[place].state.mask)
    slots[place].state = reading.state
    slots[place].paths = reading.paths
    show(reading.image, reading.fonts, at: place)
  }

  private func show(_ image: CGImage?, _ fonts: [AppFont], at place: Int) {
    if slots[place].image !== image {
      if let image { images.add(image, image.hash) }
      if let former = slots[place].image { images.remove(former.hash) }
      slots[place].image = image
    }
    guard !fonts.isEmpty || !slots[place].fonts.isEmpty else { return }
    for font in fonts { self.fonts.add(font, font.contentHash) }
    for font in slots[place].fonts { self.fonts.remove(font.contentHash) }
    slots[place].fonts = fonts
  }

  /// Reads again which layers it shows, and those among them that are new.
  private func readHeld(_ place: Int, _ layer: CALayer) {
    touch(place)
    var children: [Int] = []
    for child in [layer.drawing].compactMap({ $0 }) + layer.shownChildren {
      guard let drawn = LayerReading.visible(child) else { continue }
      guard let shown = self.place(child, in: place, isMask: false, drawn: drawn) else { break }
      children.append(shown)
    }
    let mask = layer.mask.flatMap { self.place($0, in: place, isMask: true, drawn: $0.presented) }
    lists += 1
    for child in children { slots[child].listed = lists }
    if let mask { slots[mask].listed = lists }
    let former = slots[place].children + [slots[place].mask].compactMap { $0 }
    (slots[place].children, slots[place].mask) = (children, mask)
    for child in former where slots[child].listed != lists && slots[child].holder == place { drop(child) }
    slots[place].state.children = children.map { slots[$0].id }
    slots[place].state.mask = mask.map { slots[$0].id }
  }

  private func isOwn(_ watch: LayerWatch) -> Bool {
    slots.indices.contains(watch.place) && slots[watch.place].watch === watch
  }

  /// The place of a layer that `holder` holds: the one that it has, or a new one.
  ///
  /// - Returns: nil for a layer more than a frame may have.
  private func place(_ layer: CALayer, in holder: Int, isMask: Bool, drawn: CALayer) -> Int? {
    if let known = layer.watch, isOwn(known) {
      let place = known.place
      if slots[place].holder != holder || slots[place].isMask != isMask {
        (slots[place].holder, slots[place].isMask) = (holder, isMask)
        SessionContext.current.marked.mark(known, .own)
      }
      return place
    }
    guard count < WireLimits.records else {
      isCut = true
      return nil
    }
    let place = free.popLast() ?? slots.count
    let watch = LayerWatch(layer, place: place)
    layer.watch = watch
    let id = layer.wireID
    let slot = Slot(
      watch: watch, id: id, told: gone.removeValue(forKey: id), holder: holder, isMask: isMask,
      hasDepth: Self.hasDepth(drawn))
    if place == slots.count { slots.append(slot) } else { slots[place] = slot }
    places[id] = place
    count += 1
    touched.append(place)
    if layer.isReadEachFrame || AuthorsLayers.includes(type(of: layer)) { restless.insert(place) }
    readValues(of: layer, drawn: drawn, at: place)
    readHeld(place, layer)
    return place
  }

  /// The layer has left the tree, with all that it still holds.
  private func drop(_ place: Int) {
    guard slots[place].isShown else { return }
    slots[place].isShown = false
    let watch = slots[place].watch
    if let layer = watch.layer, layer.watch === watch { layer.watch = nil }
    if let told = slots[place].isTouched ? slots[place].told : slots[place].state {
      gone[slots[place].id] = told
    }
    show(nil, [], at: place)
    if places[slots[place].id] == place { places[slots[place].id] = nil }
    restless.remove(place)
    count -= 1
    leaving.append(place)
    for child in slots[place].children where slots[child].holder == place { drop(child) }
    if let mask = slots[place].mask, slots[mask].holder == place { drop(mask) }
  }

  // MARK: Names

  /// Names of scroll views may change wherever one comes or goes.
  private func updateNames() {
    let version = SessionContext.current.scrollersVersion
    guard version != namedAt else { return }
    namedAt = version
    let names = ScrollerNames(in: window)
    guard names != self.names else { return }
    self.names = names
    for slot in slots where slot.isShown && slot.state.scroller != nil {
      SessionContext.current.marked.mark(slot.watch, .own)
    }
  }
}

/// Classes of layers that are not of this project: what they say of themselves may change at any time.
@MainActor private enum AuthorsLayers {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func includes(_ type: CALayer.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let name = String(reflecting: type)
    let answer = !name.hasPrefix("QuartzCore.") && !name.hasPrefix("UIKit.")
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}
