/// A layer that may be another than viewers have.
public struct LayerChange: Sendable {
  /// Which layer.
  public var id: LayerID
  /// As it is to be shown.
  public var state: LayerState
  /// As viewers have it; nil for a layer that they do not know.
  public var since: LayerState?

  /// See the properties.
  public init(id: LayerID, state: LayerState, since: LayerState?) {
    self.id = id
    self.state = state
    self.since = since
  }
}
