/// One layer as it is to be shown.
public struct LayerSnapshot: Hashable, Sendable {
  public var id: LayerID
  public var state: LayerState

  public init(id: LayerID, state: LayerState) {
    self.id = id
    self.state = state
  }
}

/// A whole layer tree as it is to be shown: what a keyframe says.
public struct LayerScene: Hashable, Sendable {
  /// The size of the window that the root fills.
  public var window: WireSize
  public var root: LayerID
  /// Exactly the layers that can be reached from the root through `children`, each once. Records keep this order,
  /// so the same tree in the same order gives the same bytes.
  public var layers: [LayerSnapshot]

  public init(window: WireSize, root: LayerID, layers: [LayerSnapshot]) {
    self.window = window
    self.root = root
    self.layers = layers
  }
}
