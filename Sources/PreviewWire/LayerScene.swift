/// One layer as it is to be shown.
public struct LayerSnapshot: Hashable, Sendable {
  /// Which layer.
  public var id: LayerID
  /// All there is to know of it.
  public var state: LayerState

  /// A layer and its state.
  public init(id: LayerID, state: LayerState) {
    self.id = id
    self.state = state
  }
}

/// A whole layer tree as it is to be shown: what a keyframe says.
public struct LayerScene: Hashable, Sendable {
  /// The size of the window that the root fills.
  public var window: WireSize
  /// The layer that fills the window.
  public var root: LayerID
  /// Exactly the layers that can be reached from the root through `children` and `mask`, each once: a layer
  /// that is not to be seen is in no layer's `children` either. A keyframe keeps this order, so the same tree
  /// in the same order gives the same bytes.
  public var layers: [LayerSnapshot]

  /// A tree; see the properties for what must hold.
  public init(window: WireSize, root: LayerID, layers: [LayerSnapshot]) {
    self.window = window
    self.root = root
    self.layers = layers
  }
}
