import Testing

@testable import PreviewWire

@Suite struct `Digests of scenes` {
  private func layer(_ id: LayerID, x: Int64 = 0, children: [LayerID] = [], mask: LayerID? = nil)
    -> LayerSnapshot
  {
    var state = LayerState()
    state.position = WirePoint(x: x, y: 0)
    (state.children, state.mask) = (children, mask)
    return LayerSnapshot(id: id, state: state)
  }

  private func digest(_ layers: [LayerSnapshot], width: Double = 100) -> SceneDigest {
    SceneDigest(
      LayerScene(window: WireSize(widthPoints: width, heightPoints: 100), root: layers[0].id, layers: layers))
  }

  @Test func `are of what is shown, by whatever names and in whatever order of brothers`() {
    let one = digest([layer(1, children: [2, 3]), layer(2, x: 5), layer(3, x: 6)])
    let other = digest([layer(9, children: [7, 4]), layer(7, x: 6), layer(4, x: 5)])
    #expect(one == other)
  }

  @Test func `differ by any property, by the tree, by a mask, and by the window`() {
    let layers = [layer(1, children: [2, 3]), layer(2, x: 5), layer(3, x: 6)]
    let others: [[LayerSnapshot]] = [
      [layer(1, children: [2, 3]), layer(2, x: 5), layer(3, x: 7)],
      [layer(1, children: [2]), layer(2, x: 5, children: [3]), layer(3, x: 6)],
      [layer(1, children: [2], mask: 3), layer(2, x: 5), layer(3, x: 6)],
      [layer(1, children: [2]), layer(2, x: 5)],
      [layer(1, children: [2, 3]), layer(2, x: 5), layer(3, x: 5)],
    ]
    for other in others { #expect(digest(other) != digest(layers)) }
    #expect(digest(layers, width: 101) != digest(layers))
  }

  @Test func `of two like brothers are not those of none`() {
    #expect(digest([layer(1, children: [2, 3]), layer(2), layer(3)]) != digest([layer(1)]))
  }
}
